"""Corner cases: small tables that people settle wrong, settled here by the engine."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer import legality
from dealer_trainer.cards import parse_cards
from dealer_trainer.generator.stakes import antes
from dealer_trainer.house import House
from dealer_trainer.questions import stake_answer
from dealer_trainer.scenario import Box, Dealer, Draw, Play, Scenario
from dealer_trainer.settlement import Line, Settlement, settle
from dealer_trainer.wording.explanations import box_explanation, dealer_sentence, reason_sentence
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.reference import Entry, ShownHand
from dealer_trainer.wording.stakes import answer_text, bet_name
from dealer_trainer.wording.tables import box_situation

_ORDINARY_ANTE = 50
_NOTHING, _PAIR, _KING_HIGH = "Qd Jc 9s 6h 3d", "Td Tc 7s 4h 2d", "Kd Qc 9s 7h 3d"


@dataclass(frozen=True, slots=True)
class Corner:
    """A table without amounts: the stakes are the house's; a sixth card is bought.

    The title tells the cards and the decisions, never how a house settles them. `same_rank` is for
    a dealer who is given a card of the rank that he exchanges, which is not the case everywhere.
    """

    title: str
    rules: tuple[str, ...]
    box: str
    dealer: str = _PAIR
    next: str = ""
    exchange: tuple[str, str] = ("", "")
    is_insured: bool = False
    has_bonus: bool = False
    buys: bool = False
    play: Play = Play.BET
    at_most: bool = False
    same_rank: bool = False


CORNERS = (
    Corner(message("Two aces, two kings and a five"), ("T-5",), "As Ah Ks Kh 5d"),
    Corner(message("Three aces and two kings"), ("T-5",), "As Ah Ad Ks Kh"),
    Corner(message("Three aces and three kings"), ("T-5",), "As Ah Ad Ks Kh Kc"),
    Corner(message("Four aces and two kings"), ("T-5",), "As Ah Ad Ac Kh Ks"),
    Corner(message("A pair, an ace and a king"), ("T-1",), "8h 8s Ac Ks 9s"),
    Corner(message("A flush with its own ace and king"), ("T-5",), "Ah Kh 9h 6h 3h"),
    Corner(message("A flush with an ace, another ace beside it"), ("T-5",),
           "Ah Jh 9h 6h 3h As"),
    Corner(message("A flush with an ace, a king of another suit beside it"), ("T-5",),
           "Ah Jh 9h 6h 3h Ks"),
    Corner(message("A straight with a paired card"), ("T-5",), "Kh Qs Jd Th 9s 9h"),
    Corner(message("Six cards in a row"), ("T-4",), "Ts 9h 8d 7c 6s 5h"),
    Corner(message("Three pairs"), ("T-4",), "Qs Qh 8d 8c 5s 5h"),
    Corner(message("A straight with the ace as its lowest card, against one to the six"),
           ("C-1",), "5h 4s 3d 2c Ah", "6d 5c 4d 3s 2h"),
    Corner(message("The same pair, the higher card beside it"), ("C-3",),
           "9s 9h Kd 6c 4s", "9d 9c Qd 6s 4h"),
    Corner(message("The same five best cards, and a sixth"), ("C-4",),
           "9s 9h Qs Jd 8c 4s", "9d 9c Qd Jc 8h"),
    Corner(message("A flush against a flush that differs in the last card"), ("C-3",),
           "Ks Ts 8s 6s 4s", "Kd Td 8d 6d 3d"),
    Corner(message("The dealer has ace-king, the box a pair"), (), "7s 7h 9d 5c 3s",
           "Ad Kc 9s 6h 3d"),
    Corner(message("The dealer has king high, the box jack high"), (), "Js Td 8c 5h 2s",
           _KING_HIGH),
    Corner(message("The dealer has king high, the box a pair"), (), "7s 7d Jc 5h 2s", _KING_HIGH),
    Corner(message("A royal flush with the highest ante"), (), "As Ks Qs Js Ts",
           at_most=True),
    Corner(message("Four of a kind with the highest ante"), (), "8s 8h 8d 8c 5s",
           at_most=True),
    Corner(message("The game is bought, and the dealer gets a pair"), (), "8s 8d Jc 5h 2s",
           _KING_HIGH, "Qs", buys=True),
    Corner(message("The game is bought, and the dealer gets nothing"), (), "8s 8d Jc 5h 2s",
           _KING_HIGH, "Tc", buys=True),
    Corner(message("The game is bought, and a card of the same rank comes"), (),
           "8s 8d Jc 5h 2s", "Ad Tc 9s 7h 6d", "Ac As 4c 2c", buys=True, same_rank=True),
    Corner(message("The game is bought, and a card of the same rank makes a flush"), (),
           "8s 8d Jc 5h 2s", "Ks Td 9d 7d 6d", "Kd", buys=True, same_rank=True),
    Corner(message("The game is bought, but the dealer has one; the box is lower"), (),
           "8s 8d Jc 5h 2s", _PAIR, buys=True),
    Corner(message("An insured straight beats the dealer"), (), "9h 8s 7d 6c 5h",
           is_insured=True),
    Corner(message("An insured straight, and the dealer has nothing"), (), "Th 9h 8s 7d 6c",
           _KING_HIGH.replace("9s", "8c"), is_insured=True),
    Corner(message("An insured flush that buys the game; the dealer gets a pair"), (),
           "Js 8s 6s 5s 2s", _KING_HIGH, "Qh", is_insured=True, buys=True),
    Corner(message("An insured straight against the same straight"), (), "9h 8s 7d 6c 5h",
           "9c 8d 7s 6h 5d", is_insured=True),
    Corner(message("A bonus on three of a kind that the draw made a full house"), (),
           "8s 8h 8d Jc 4c", exchange=("Jc 4c", "5s 5h"), has_bonus=True),
    Corner(message("A bonus on a pair that the draw made three of a kind"), (),
           "8s 8h Jc 6d 4c", exchange=("Jc 4c", "8d 5h"), has_bonus=True),
    Corner(message("A folded box with a bonus on three of a kind"), (), "5s 5h 5d Jc 8h",
           has_bonus=True, play=Play.FOLD),
    Corner(message("An early payout, and the dealer has nothing"), (), "Th 9h 8s 7d 6c",
           _NOTHING, play=Play.EARLY),
    Corner(message("An early payout with the highest ante"), (), "8s 8h 8d 8c 5s",
           play=Play.EARLY, at_most=True),
)  # fmt: skip


def corner_entries(words: Words, house: House) -> Iterator[Entry]:
    """Yield the corner cases that can be at this house's table, each settled by its rules."""
    for corner in CORNERS:
        scenario = scenario_of(corner, house)
        if scenario is None or legality.faults(scenario):
            continue
        settlement = settle(scenario)
        first = next(iter(settlement.dealer.exchanges), None)
        if not corner.same_rank or (first and first.old.rank == first.new.rank):
            yield _entry(words, corner, scenario, settlement)


def scenario_of(corner: Corner, house: House) -> Scenario | None:
    """Return a corner case with stakes of this house; None where it lacks what it is about."""
    if (corner.has_bonus and house.bonus is None) or (corner.buys and house.purchase is None):
        return None
    placed = antes(house.table)
    ordinary = min(placed, key=lambda ante: abs(ante - _ORDINARY_ANTE))
    ante = placed[-1] if corner.at_most else ordinary
    cards = parse_cards(corner.box)
    old, new = map(parse_cards, corner.exchange)
    draws = [Draw(sixth=cards[5])] if len(cards) > 5 else []
    draws += [Draw(exchange=old, for_=new)] if old else []
    box = Box(
        1,
        ante,
        cards[:5],
        bonus=house.bonus.stake[0] if corner.has_bonus and house.bonus else None,
        draws=tuple(draws),
        insurance=ante if corner.is_insured else None,
        play=corner.play,
        buys_game=corner.buys,
    )
    return Scenario(house, Dealer(parse_cards(corner.dealer), parse_cards(corner.next)), (box,))


def _entry(words: Words, corner: Corner, scenario: Scenario, settlement: Settlement) -> Entry:
    (box,), (settled,) = scenario.boxes, settlement.boxes
    hands = [
        ShownHand(words.text("Dealer"), scenario.dealer.cards),
        ShownHand(words.text("Box: {situation}", situation=box_situation(words, box)), box.hand),
    ]
    if settlement.dealer.exchanges:
        new = tuple(each.new for each in settlement.dealer.exchanges)
        hands.insert(1, ShownHand(words.text("Given to the dealer"), new))
    told = [dealer_sentence(words, settlement.dealer), *box_explanation(words, settlement, settled)]
    told += [_line(words, line) for line in settled.bets]
    house = scenario.house
    about = [house.rule([option]) for option in _options(corner)]
    own = [each for each in corner.rules if house.combinations.paid > 1 or not _is_of_two(each)]
    cited = dict.fromkeys([*own, *about, *(line.rule for line in settled.bets)])
    rules = tuple(rule for rule in cited if rule)
    return Entry(words.text(corner.title), rules, tuple(hands), tuple(told))


def _is_of_two(rule: str) -> bool:
    """Tell whether a rule is about two combinations (T-1 … T-5)."""
    return rule.startswith("T-")


def _options(corner: Corner) -> Iterator[str]:
    """Yield the options that a corner case is about, whatever its settlement cites."""
    if corner.buys:
        yield from ("purchase.when", "purchase.card", "purchase.repeats")
    if corner.is_insured:
        yield from ("insurance.from", "insurance.settles")
    if corner.has_bonus:
        yield "bonus.pays"
    if corner.play is Play.EARLY:
        yield "early_payout.from"
    if corner.at_most:
        yield "table.max_payout"


def _line(words: Words, line: Line) -> str:
    return words.text(
        "{bet} {stake}: {answer}; {reason}",
        bet=bet_name(words, line.bet),
        stake=words.number(line.stake),
        answer=answer_text(words, stake_answer(line.outcome, line.pays)),
        reason=reason_sentence(words, line),
    )
