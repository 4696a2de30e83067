"""A settlement in the terms of the outcome tables: every line of it becomes part of a row.

Payouts are measured by what is paid, never by the reason that a line gives for it.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from dealer_trainer.audit.outcomes.rows import (
    After,
    Before,
    Branch,
    Buys,
    Case,
    Cut,
    Decided,
    End,
    LostBonus,
    Measure,
    Natural,
    NewCard,
    Opening,
    Others,
    Row,
    Side,
    Sold,
    Straight,
    Term,
    Then,
)
from dealer_trainer.hands import Combination, Hand, best
from dealer_trainer.house import AnteOnNoGame, House
from dealer_trainer.reading import Comparison, DealerReading
from dealer_trainer.scenario import Box, Scenario
from dealer_trainer.settlement import (
    Bet,
    BoxSettlement,
    Line,
    Outcome,
    Result,
    Settlement,
    natural_payout,
)

_FEES = (Bet.DRAW, Bet.PURCHASE)
# How many ranks compare a combination itself; those after them belong to the cards beside it (C-3).
_OWN_RANKS = {
    Hand.NOTHING: 0,
    Hand.ACE_KING: 2,
    Hand.TWO_PAIR: 2,
    Hand.FLUSH: 5,
    Hand.FULL_HOUSE: 2,
}


def rows_of(scenario: Scenario, settlement: Settlement) -> Iterator[tuple[int, Row]]:
    """Yield the rows that a settlement shows, each with the number of its box.

    Every line of the settlement is in one of them. The dealer's exchanges come with the first box
    that bought.
    """
    house, dealer = scenario.house, settlement.dealer
    buyer = next((box.box for box in settlement.boxes if box.reading.bought), None)
    if buyer is not None:
        yield from ((buyer, row) for row in _exchanges(scenario, dealer))
    for box, settled in zip(scenario.boxes, settlement.boxes, strict=True):
        for row in _box_rows(house, box, settled, dealer):
            yield box.box, row


def _exchanges(scenario: Scenario, dealer: DealerReading) -> Iterator[Row]:
    """Tell after each exchange what came and whether there was another one (RP-7, RH-6)."""
    house, cards = scenario.house, scenario.dealer.cards
    for turn, exchange in enumerate(dealer.exchanges, start=1):
        cards = tuple(exchange.new if card == exchange.old else card for card in cards)
        same = exchange.new.rank == exchange.old.rank
        game = best(cards, house.pays).hand.reaches(Hand(house.dealer.plays_from))
        terms = (
            turn,
            NewCard.SAME_RANK if same else NewCard.OTHER_RANK,
            After.GAME if game else After.NO_GAME,
        )
        last = turn == len(dealer.exchanges)
        yield Row(Case(Branch.EXCHANGE, terms), then=Then.STANDS if last else Then.AGAIN)


def _box_rows(
    house: House, box: Box, settled: BoxSettlement, dealer: DealerReading
) -> Iterator[Row]:
    lines = settled.bets
    yield from _draws(box, lines)
    if settled.result is Result.FOLD:
        terms: tuple[Term, ...] = (
            Before.DRAW if box.draws else Before.NO_DRAW,
            Side.NO_BONUS if box.bonus is None else Side.BONUS,
        )
        yield Row(Case(Branch.FOLD, terms), _ends(box, _once(lines)))
        return
    yield from _bonus(house, box, settled)
    natural = natural_payout(house, box.bet, settled.combinations)
    main = [line for line in lines if line.bet in (Bet.ANTE, Bet.BET, Bet.PURCHASE)]
    expected = min(natural, house.table.max_payout)
    yield Row(_main_case(house, box, settled, dealer), _ends(box, main, expected))
    insured = [line for line in lines if line.bet is Bet.INSURANCE]
    if insured:
        terms = (settled.result, Buys.EXCHANGED if settled.reading.bought else Buys.NOT)
        yield Row(Case(Branch.INSURANCE, terms), _ends(box, insured))
    bet = next(line for line in lines if line.bet is Bet.BET)
    if bet.outcome is Outcome.PAID:
        yield from _payout(house, settled, bet, natural)


def _once(lines: Iterable[Line]) -> list[Line]:
    """Let one draw stand for all: the draws have a table of their own."""
    return list({line.bet: line for line in lines if line.bet is not Bet.DRAW}.values())


def _draws(box: Box, lines: Iterable[Line]) -> Iterator[Row]:
    paid = [line for line in lines if line.bet is Bet.DRAW]
    for turn, (draw, line) in enumerate(zip(box.draws, paid, strict=True), start=1):
        what = Sold.SIXTH if draw.sixth else len(draw.exchange)
        yield Row(Case(Branch.DRAWS, (turn, what)), _ends(box, [line]))


def _bonus(house: House, box: Box, settled: BoxSettlement) -> Iterator[Row]:
    """Settle the bonus by the dealt hand; the maximum's table has what it cuts (RP-10, RP-12)."""
    line = next((line for line in settled.bets if line.bet is Bet.BONUS), None)
    if line is None or house.bonus is None:
        return
    pays, dealt = house.bonus.pays, settled.reading.dealt.hand
    if dealt not in pays:
        late = best(box.hand).hand in pays
        term = LostBonus.TOO_LATE if late else LostBonus.TOO_LOW
        yield Row(Case(Branch.BONUS, (term,)), _ends(box, [line]))
        return
    yield from _cut(house, Cut.BONUS, line, natural=pays[dealt] * line.stake)
    if pays[dealt] * line.stake <= house.table.max_payout:
        yield Row(Case(Branch.BONUS, (dealt,)), _ends(box, [line]))


def _main_case(house: House, box: Box, settled: BoxSettlement, dealer: DealerReading) -> Case:
    """Return the case of a box's ante and bet."""
    seen, result = settled.reading, settled.result
    if result is Result.EARLY_PAYOUT:
        return Case(Branch.EARLY_PAYOUT, (_opening(dealer, seen.to_opening),))
    buys = Buys.EXCHANGED if seen.bought else Buys.AGAINST_GAME if box.buys_game else Buys.NOT
    no_game = result is Result.NO_GAME and buys is Buys.NOT
    depends = no_game and house.ante.no_game is AnteOnNoGame.PAID_IF_HIGHER
    compared = (seen.to_opening,)
    if box.blind:
        return Case(Branch.BLIND, (buys, result, *(compared if depends else ())))
    if buys is not Buys.NOT:
        return Case(Branch.PURCHASE, (buys, result))
    if no_game:
        others = _others(dealer)
        told = depends or others is Others.NOBODY_BUYS
        return Case(Branch.NO_GAME, (others, *(compared if told else ())))
    return Case(Branch.GAME, (result, _decided(seen.main, dealer.opens, len(seen.cards))))


def _opening(dealer: DealerReading, box_is: Comparison) -> Opening:
    if not dealer.plays:
        return Opening.NO_GAME
    return {
        Comparison.HIGHER: Opening.LOWER,
        Comparison.EQUAL: Opening.EQUAL,
        Comparison.LOWER: Opening.HIGHER,
    }[box_is]


def _others(dealer: DealerReading) -> Others:
    if not dealer.exchanges:
        return Others.NOBODY_BUYS
    return Others.THEN_GAME if dealer.final_plays else Others.THEN_NO_GAME


def _decided(box: Combination, dealer: Combination, cards: int) -> Decided:
    """Return what tells two hands apart (C-3), or that a sixth card does not (C-4)."""
    if box.hand is not dealer.hand:
        return Decided.CLASS
    if box.ranks == dealer.ranks:
        return Decided.SIXTH_IGNORED if cards > 5 else Decided.NOTHING
    own = _OWN_RANKS.get(box.hand, 1)
    same = box.ranks[:own] == dealer.ranks[:own]
    return Decided.OTHER_CARDS if same else Decided.COMBINATION


def _payout(house: House, settled: BoxSettlement, bet: Line, natural: int) -> Iterator[Row]:
    """Tell the odds of a paid bet by its combinations, or what the maximum makes of them."""
    combinations = settled.combinations
    early = settled.result is Result.EARLY_PAYOUT
    cut_bet = Cut.BET_OF_TWO if len(combinations) > 1 else Cut.BET_OF_ONE
    yield from _cut(house, Cut.EARLY if early else cut_bet, bet, natural)
    if natural > house.table.max_payout:
        return
    branch = Branch.EARLY_SHARE if early else Branch.PAYOUT
    measure = Measure.HALF_ODDS if early else Measure.ODDS
    odds = Fraction(2 * bet.pays if early else bet.pays, bet.stake)
    end = End(bet.bet, bet.outcome, bet.rule, measure, odds)
    paired = (Straight.PAIRED,) if _is_paired_straight(house, settled) else ()
    hands = tuple(each.hand for each in combinations)
    yield Row(Case(branch, (*hands, *paired)), (end,))


def _is_paired_straight(house: House, settled: BoxSettlement) -> bool:
    """Tell whether a second straight depends on what the house makes of a paired card (T-5)."""
    seen = settled.reading
    six_ranks = len({card.rank for card in seen.cards}) == len(seen.cards)
    straight = seen.main.hand is Hand.STRAIGHT and len(seen.cards) > 5 and not six_ranks
    return straight and house.combinations.paid > 1


def _cut(house: House, cut: Cut, line: Line, natural: int) -> Iterator[Row]:
    """Tell what a payout comes to that reaches the table maximum (C-6, C-7)."""
    maximum = house.table.max_payout
    if natural < maximum:
        return
    if natural == maximum:
        how = Natural.EXACTLY
    elif cut is Cut.EARLY and maximum % 2:
        how = Natural.ABOVE_ODD
    else:
        how = Natural.ABOVE
    if line.pays == maximum:
        measure, odds = Measure.MAXIMUM, Fraction(0)
    elif line.pays == maximum // 2:
        measure, odds = Measure.HALF_MAXIMUM, Fraction(0)
    else:
        measure, odds = Measure.ODDS, Fraction(line.pays, line.stake)
    end = End(line.bet, line.outcome, line.rule, measure, odds)
    yield Row(Case(Branch.MAXIMUM, (cut, how)), (end,))


def _ends(box: Box, lines: Iterable[Line], expected: int | None = None) -> tuple[End, ...]:
    """Return how stakes end; a bet that is paid is measured by its expected payout, if given."""
    return tuple(
        _bet_end(line, expected)
        if expected is not None and line.bet is Bet.BET and line.outcome is Outcome.PAID
        else _end(box, line)
        for line in lines
    )


def _end(box: Box, line: Line) -> End:
    antes = Fraction(line.stake, box.ante) if line.bet in _FEES else None
    if line.outcome is Outcome.PAID:
        odds = Fraction(line.pays, line.stake)
        return End(line.bet, line.outcome, line.rule, Measure.ODDS, odds, antes)
    return End(line.bet, line.outcome, line.rule, antes=antes)


def _bet_end(line: Line, expected: int) -> End:
    if line.pays == expected:
        return End(line.bet, line.outcome, measure=Measure.TABLE)
    if line.pays == expected // 2:
        return End(line.bet, line.outcome, line.rule, Measure.HALF_TABLE)
    odds = Fraction(line.pays, line.stake)
    return End(line.bet, line.outcome, line.rule, Measure.ODDS, odds)
