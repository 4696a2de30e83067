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
        yield from ((buyer, row) for row in _exchanges(dealer))
    for box, settled in zip(scenario.boxes, settlement.boxes, strict=True):
        for row in _box_rows(house, box, settled, dealer):
            yield box.box, row


def _exchanges(dealer: DealerReading) -> Iterator[Row]:
    """Tell after each exchange what came and whether there was another one (RP-7, RH-6)."""
    last = len(dealer.exchanges)
    for turn, exchange in enumerate(dealer.exchanges, start=1):
        same = exchange.new.rank == exchange.old.rank
        game = turn == last and dealer.final_plays
        terms = (
            turn,
            NewCard.SAME_RANK if same else NewCard.OTHER_RANK,
            After.GAME if game else After.NO_GAME,
        )
        yield Row(Case(Branch.EXCHANGE, terms), then=Then.STANDS if turn == last else Then.AGAIN)


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
    main = [line for line in lines if line.bet in (Bet.ANTE, Bet.BET, Bet.PURCHASE)]
    yield Row(_main_case(house, box, settled, dealer), _ends(box, main, house, settled))
    insured = [line for line in lines if line.bet is Bet.INSURANCE]
    if insured:
        terms = (settled.result, Buys.EXCHANGED if settled.reading.bought else Buys.NOT)
        yield Row(Case(Branch.INSURANCE, terms), _ends(box, insured))
    bet = next(line for line in lines if line.bet is Bet.BET)
    if bet.outcome is Outcome.PAID:
        yield from _payout(house, settled, bet)


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
    if box.blind:
        depends = no_game and house.ante.no_game is AnteOnNoGame.PAID_IF_HIGHER
        return Case(Branch.BLIND, (buys, result, *([seen.to_opening] if depends else [])))
    if buys is not Buys.NOT:
        return Case(Branch.PURCHASE, (buys, result))
    if no_game:
        return Case(Branch.NO_GAME, (_others(dealer), seen.to_opening))
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


def _payout(house: House, settled: BoxSettlement, bet: Line) -> Iterator[Row]:
    """Tell the odds of a paid bet by its combinations, or what the maximum makes of them."""
    combinations = settled.combinations
    early = settled.result is Result.EARLY_PAYOUT
    natural = natural_payout(house, bet.stake, combinations)
    if early:
        cut = Cut.EARLY
    else:
        cut = Cut.BET_OF_TWO if len(combinations) > 1 else Cut.BET_OF_ONE
    yield from _cut(house, cut, bet, natural)
    if natural > house.table.max_payout:
        return
    branch = Branch.EARLY_SHARE if early else Branch.PAYOUT
    measure = Measure.HALF_ODDS if early else Measure.ODDS
    odds = Fraction(2 * bet.pays if early else bet.pays, bet.stake)
    end = End(bet.bet, bet.outcome, bet.rule, measure, odds)
    yield Row(Case(branch, tuple(each.hand for each in combinations)), (end,))


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


def _ends(
    box: Box,
    lines: Iterable[Line],
    house: House | None = None,
    settled: BoxSettlement | None = None,
) -> tuple[End, ...]:
    """Return how stakes end; with a house and a box the bet is measured by the box's hands."""
    ends = []
    for line in lines:
        by_hands = line.bet is Bet.BET and line.outcome is Outcome.PAID
        if by_hands and house and settled:
            ends.append(_bet_end(house, settled, line))
            continue
        antes = Fraction(line.stake, box.ante) if line.bet in _FEES else None
        paid = line.outcome is Outcome.PAID
        odds = Fraction(line.pays, line.stake) if paid else Fraction(0)
        measure = Measure.ODDS if paid else None
        ends.append(End(line.bet, line.outcome, line.rule, measure, odds, antes))
    return tuple(ends)


def _bet_end(house: House, settled: BoxSettlement, line: Line) -> End:
    natural = natural_payout(house, line.stake, settled.combinations)
    expected = min(natural, house.table.max_payout)
    if line.pays == expected:
        return End(line.bet, line.outcome, None, Measure.TABLE)
    if line.pays == expected // 2:
        return End(line.bet, line.outcome, line.rule, Measure.HALF_TABLE)
    odds = Fraction(line.pays, line.stake)
    return End(line.bet, line.outcome, line.rule, Measure.ODDS, odds)
