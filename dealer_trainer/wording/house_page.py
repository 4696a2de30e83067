"""The rules of a house on one page, read from its options: what F1 shows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from dealer_trainer.hands import Hand
from dealer_trainer.house import DrawTurn, House, Insurance, InsuranceSettles, PurchaseWhen
from dealer_trainer.wording.faults import THINGS
from dealer_trainer.wording.hands import hand_name, lowest_hand
from dealer_trainer.wording.language import Language, Words
from dealer_trainer.wording.options import option_name, value_text
from dealer_trainer.wording.rules import RULES, is_decided


class Origin(Enum):
    """Where a decision of a house comes from."""

    DOCUMENT = auto()
    DECIDED = auto()
    HOUSE = auto()


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that a house decided, in words, the rule that it names, if any, and its path.

    The path is that of the value in the house's file, such as ante.no_game.
    """

    name: str
    value: str
    rule: str | None
    path: str

    @property
    def origin(self) -> Origin | None:
        """Whether a document says it, or it was decided where they do not, or by the house."""
        if self.rule is None:
            return None
        if self.rule not in RULES:
            return Origin.HOUSE
        option = self.path.replace("[", ".").replace("]", "")
        return Origin.DECIDED if is_decided(self.rule, option) else Origin.DOCUMENT


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under one title."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """What two houses decided on the same matter; None where one of them has not the matter.

    What only the rule's id tells apart is no difference.
    """

    name: str
    path: str
    here: Row | None
    there: Row | None

    @property
    def differs(self) -> bool:
        """Tell whether the houses decided differently."""
        return not (self.here and self.there and self.here.value == self.there.value)


@dataclass(frozen=True, slots=True)
class PairSection:
    """Pairs under one title."""

    title: str
    pairs: tuple[Pair, ...]


def side_by_side(words: Words, house: House, other: House) -> list[PairSection]:
    """Return every option of two houses beside each other, by matter."""
    both = zip(house_page(words, house), house_page(words, other), strict=True)
    return [PairSection(mine.title, tuple(_pairs(words, mine, theirs))) for mine, theirs in both]


def _pairs(words: Words, mine: Section, theirs: Section) -> Iterator[Pair]:
    """Yield the rows of both; where one house lacks the matter that is said first."""
    here, there = ({row.path: row for row in section.rows} for section in (mine, theirs))
    for path in dict.fromkeys([*here, *there]):
        if "." not in path and (path in here) != (path in there):
            row = here.get(path) or there[path]
            has = replace(row, value=words.text("yes"), rule=None)
            yield Pair(row.name, path, here.get(path, has), there.get(path, has))
    for path in dict.fromkeys([*here, *there]):
        if "." in path or (path in here and path in there):
            row = here.get(path) or there[path]
            yield Pair(row.name, path, here.get(path), there.get(path))


def origin_name(words: Words, origin: Origin | None) -> str:
    """Return where a decision comes from; "" where the house names no rule."""
    if origin is None:
        return ""
    return {
        Origin.DOCUMENT: words.text("document"),
        Origin.DECIDED: words.text("decided"),
        Origin.HOUSE: words.text("this house"),
    }[origin]


def house_name(words: Words, house: House) -> str:
    """Return a house's name in this language."""
    return house.names.ru if words.language is Language.RUSSIAN else house.names.en


def house_page(words: Words, house: House) -> list[Section]:
    """Return the pay table and every option of a house in words, by matter."""
    return [
        Section(words.text("Payout of the bet"), tuple(_pay_table(words, house))),
        Section(words.text("Dealer and ante"), tuple(_game(words, house))),
        Section(words.text("Draws"), tuple(_draws(words, house))),
        Section(words.text("Insurance"), tuple(_insurance(words, house))),
        Section(words.text("Purchase of the game"), tuple(_purchase(words, house))),
        Section(words.text("Early payout"), tuple(_early_payout(words, house))),
        Section(words.text("Bonus"), tuple(_bonus(words, house))),
        Section(words.text("Boxes"), tuple(_boxes(words, house))),
        Section(words.text("Table"), tuple(_table(words, house))),
    ]


def dealer_line(words: Words, house: House) -> str:
    """Return the sentence printed on the layout."""
    lowest = lowest_hand(words, Hand(house.dealer.plays_from))
    return words.text("The dealer plays only with {lowest} or higher", lowest=lowest)


def _row(words: Words, house: House, path: str, value: str) -> Row:
    return Row(option_name(words, path), value, house.rule([path]), path)


def _idle(words: Words, value: str, why: str) -> str:
    """Return a value that changes nothing in this house, and why it does not."""
    return words.text("{value} (no effect: {why})", value=value, why=why)


def _pay_table(words: Words, house: House) -> Iterator[Row]:
    yield from _odds_rows(words, house, "pays", house.pays)
    yield _row(words, house, "combinations.paid", words.number(house.combinations.paid))
    straight = value_text(words, house.combinations.paired_straight)
    if house.combinations.paid == 1:
        straight = _idle(words, straight, words.text("one combination is paid"))
    yield _row(words, house, "combinations.paired_straight", straight)


def _odds_rows(words: Words, house: House, path: str, pays: Mapping[Hand, int]) -> Iterator[Row]:
    for hand in reversed(Hand):
        if hand in pays:
            rule = house.rule([f"{path}.{hand}"])
            yield Row(hand_name(words, hand), _odds(words, pays[hand]), rule, f"{path}.{hand}")


def _odds(words: Words, odds: int) -> str:
    return words.text("{odds} to 1", odds=words.number(odds))


def _game(words: Words, house: House) -> Iterator[Row]:
    lowest = hand_name(words, Hand(house.dealer.plays_from))
    yield _row(words, house, "dealer.plays_from", lowest)
    wins, no_game = house.ante.player_wins, house.ante.no_game
    yield _row(words, house, "ante.player_wins", value_text(words, wins))
    yield _row(words, house, "ante.no_game", value_text(words, no_game))


def _draws(words: Words, house: House) -> Iterator[Row]:
    if not house.draw:
        yield _none(words, house, "draw")
    for turn, sold in enumerate(house.draw):
        rule = house.rule([f"draw.{turn}"])
        for name, path, antes in _sold(words, sold):
            title = words.text("Draw {turn}: {what}", turn=turn + 1, what=name)
            price = words.plural("{count} ante", "{count} antes", antes)
            yield Row(title, price, rule, f"draw[{turn}].{path}")


def _sold(words: Words, sold: DrawTurn) -> Iterator[tuple[str, str, int]]:
    if sold.sixth is not None:
        yield sold_name(words, None), "sixth", sold.sixth
    for cards, antes in sorted(sold.exchange.items()):
        yield sold_name(words, cards), f"exchange.{cards}", antes


def sold_name(words: Words, cards: int | None) -> str:
    """Return what a draw sells: an exchange of so many cards, or a sixth card for None."""
    if cards is None:
        return words.text("a sixth card")
    return words.plural("exchange of {count} card", "exchange of {count} cards", cards)


def _none(words: Words, house: House, path: str) -> Row:
    return _row(words, house, path, words.text("none"))


def _insurance(words: Words, house: House) -> Iterator[Row]:
    insurance = house.insurance
    if insurance is None:
        yield _none(words, house, "insurance")
        return
    yield _row(words, house, "insurance.from", hand_name(words, insurance.from_))
    values = {
        "max": insurance.max,
        "settles": insurance.settles,
        "player_wins": insurance.player_wins,
        "player_loses": insurance.player_loses,
        "stand_off": insurance.stand_off,
    }
    for option, value in values.items():
        yield _row(words, house, f"insurance.{option}", value_text(words, value))
    path = "insurance.player_loses_after_purchase"
    yield _row(words, house, path, _insured_buyer(words, house, insurance))


def _insured_buyer(words: Words, house: House, insurance: Insurance) -> str:
    after = insurance.player_loses_after_purchase
    value = words.text("as without a purchase") if after is None else value_text(words, after)
    if house.purchase is None:
        return _idle(words, value, words.text("no game is sold"))
    if insurance.settles is InsuranceSettles.REVEAL:
        return _idle(words, value, words.text("the insurance is settled before"))
    return value


def _purchase(words: Words, house: House) -> Iterator[Row]:
    purchase = house.purchase
    if purchase is None:
        yield _none(words, house, "purchase")
        return
    for option, value in {
        "when": purchase.when,
        "card": purchase.card,
        "fee": purchase.fee,
    }.items():
        yield _row(words, house, f"purchase.{option}", value_text(words, value))
    yield _row(words, house, "purchase.repeats", words.number(purchase.repeats))
    refund = value_text(words, purchase.refund_if_game)
    if purchase.when is PurchaseWhen.NO_GAME:
        refund = _idle(words, refund, words.text("bought only after no game"))
    yield _row(words, house, "purchase.refund_if_game", refund)


def _early_payout(words: Words, house: House) -> Iterator[Row]:
    early = house.early_payout
    if early is None:
        yield _none(words, house, "early_payout")
        return
    yield _row(words, house, "early_payout.from", hand_name(words, early.from_))
    yield _row(words, house, "early_payout.share", value_text(words, early.share))


def _bonus(words: Words, house: House) -> Iterator[Row]:
    bonus = house.bonus
    if bonus is None:
        yield _none(words, house, "bonus")
        return
    yield from _odds_rows(words, house, "bonus.pays", bonus.pays)
    yield _row(words, house, "bonus.stake", range_text(words, bonus.stake))
    limit = words.text("never")
    if bonus.electronic_from is not None:
        limit = words.text("{amount} or more", amount=words.number(bonus.electronic_from))
    yield _row(words, house, "bonus.electronic_from", limit)


def _boxes(words: Words, house: House) -> Iterator[Row]:
    boxes = house.boxes
    yield _row(words, house, "boxes.count", words.number(boxes.count))
    yield _row(words, house, "boxes.per_player", words.number(boxes.per_player))
    yield _row(words, house, "boxes.open_per_player", words.number(boxes.open_per_player))
    second = value_text(words, boxes.second_open_ante)
    if boxes.open_per_player == 1:
        second = _idle(words, second, words.text("one box is open"))
    yield _row(words, house, "boxes.second_open_ante", second)
    things = ", ".join(words.text(THINGS[each]) for each in boxes.blind_may)
    yield _row(words, house, "boxes.blind_may", things or words.text("nothing"))


def _table(words: Words, house: House) -> Iterator[Row]:
    table = house.table
    yield _row(words, house, "table.ante", range_text(words, table.ante))
    yield _row(words, house, "table.max_payout", words.number(table.max_payout))
    yield _row(words, house, "table.chips", ", ".join(map(words.number, table.chips)))


def range_text(words: Words, limits: tuple[int, int]) -> str:
    """Return a least and a most amount in whole chips: 10–200."""
    return f"{words.number(limits[0])}\N{EN DASH}{words.number(limits[1])}"
