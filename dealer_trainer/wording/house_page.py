"""The rules of a house on one page, read from its options: what F1 shows."""

from collections.abc import Iterator
from dataclasses import dataclass

from dealer_trainer.hands import Hand
from dealer_trainer.house import DrawTurn, House
from dealer_trainer.wording.faults import THINGS
from dealer_trainer.wording.hands import hand_name, lowest_hand
from dealer_trainer.wording.language import Language, Words
from dealer_trainer.wording.options import option_name, value_text


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that a house decided, in words, and the rule that it names, if any."""

    name: str
    value: str
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Rows under one title."""

    title: str
    rows: tuple[Row, ...]


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
    return Row(option_name(words, path), value, house.rule([path]))


def _pay_table(words: Words, house: House) -> Iterator[Row]:
    for hand in reversed(Hand):
        if hand in house.pays:
            rule = house.rule([f"pays.{hand}"])
            yield Row(hand_name(words, hand), _odds(words, house.pays[hand]), rule)
    yield _row(words, house, "combinations.paid", words.number(house.combinations.paid))
    if house.combinations.paid > 1:
        straight = value_text(words, house.combinations.paired_straight)
        yield _row(words, house, "combinations.paired_straight", straight)


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
        yield Row(words.text("Draws"), words.text("none"), house.rule(["draw"]))
    for turn, sold in enumerate(house.draw):
        rule = house.rule([f"draw.{turn}"])
        for name, antes in _sold(words, sold):
            title = words.text("Draw {turn}: {what}", turn=turn + 1, what=name)
            price = words.plural("{count} ante", "{count} antes", antes)
            yield Row(title, price, rule)


def _sold(words: Words, sold: DrawTurn) -> Iterator[tuple[str, int]]:
    if sold.sixth is not None:
        yield words.text("a sixth card"), sold.sixth
    for cards, antes in sorted(sold.exchange.items()):
        yield words.plural("exchange of {count} card", "exchange of {count} cards", cards), antes


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
        "player_loses_after_purchase": insurance.player_loses_after_purchase,
    }
    for option, value in values.items():
        if value is not None:
            yield _row(words, house, f"insurance.{option}", value_text(words, value))


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
    if bonus.electronic_from is not None:
        limit = words.text("{amount} or more", amount=words.number(bonus.electronic_from))
        yield _row(words, house, "bonus.electronic_from", limit)
    for hand in reversed(Hand):
        if hand in bonus.pays:
            rule = house.rule(["bonus.pays"])
            yield Row(hand_name(words, hand), _odds(words, bonus.pays[hand]), rule)
    yield _row(words, house, "bonus.stake", range_text(words, bonus.stake))


def _boxes(words: Words, house: House) -> Iterator[Row]:
    boxes = house.boxes
    yield _row(words, house, "boxes.count", words.number(boxes.count))
    yield _row(words, house, "boxes.per_player", words.number(boxes.per_player))
    yield _row(words, house, "boxes.open_per_player", words.number(boxes.open_per_player))
    if boxes.open_per_player > 1:
        second = value_text(words, boxes.second_open_ante)
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
