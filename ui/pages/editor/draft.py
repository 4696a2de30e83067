"""A table while it is laid: everything as it was typed, right or wrong."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from dealer_trainer.cards import Card, format_cards, parse_card
from dealer_trainer.faults import Key
from dealer_trainer.files import Laid, lay
from dealer_trainer.house import House
from dealer_trainer.scenario import Box, Play, Scenario
from ui.pages.editor.typed import amount_typed, cards_typed

ON = "yes"
SIXTH, EXCHANGE = "sixth", "exchange"
DEALT = 5
#: More are never needed: the first exchange and three free ones.
MOST_NEXT = 4

Plain = str | int | bool | None | list["Plain"] | dict[str | int, "Plain"]


class Spot(NamedTuple):
    """A place of the table that takes a value: what lies there, at which box, in which draw."""

    name: str
    box: int = 0
    turn: int = 0


DEALER, NEXT = Spot("dealer"), Spot("next")
LEAST, MOST, MAXIMUM = Spot("least"), Spot("most"), Spot("maximum")
CARDS = frozenset({"dealer", "next", "cards", "gives", "gets"})
_AMOUNTS = ("ante", "bonus", "insurance")


def spots(house: House) -> Iterator[Spot]:
    """Yield the places that a house has, box by box."""
    yield from (DEALER, NEXT, LEAST, MOST, MAXIMUM)
    for box in range(1, house.boxes.count + 1):
        yield from (Spot(name, box) for name in names(house))
        for turn in range(len(house.draw)):
            yield from (Spot(name, box, turn) for name in ("draw", "gives", "gets"))


def names(house: House) -> tuple[str, ...]:
    """Return what a box has in a house, beside its draws, in the order of the round."""
    has = {
        "player": house.boxes.per_player > 1,
        "blind": house.boxes.per_player > house.boxes.open_per_player,
        "bonus": house.bonus is not None,
        "insurance": house.insurance is not None,
        "buys": house.purchase is not None,
    }
    order = ("played", "player", "blind", "ante", "bonus", "cards", "insurance", "play", "buys")
    return tuple(name for name in order if has.get(name, True))


@dataclass(frozen=True, slots=True)
class Draft:
    """A table of a house; what is not in `values` is blank."""

    house: House
    values: Mapping[Spot, str] = field(default_factory=dict)

    def get(self, spot: Spot) -> str:
        """Return what was typed or chosen at a place."""
        return self.values.get(spot, "")

    def put(self, spot: Spot, value: str) -> "Draft":
        """Return the draft with another value at a place."""
        values = {key: each for key, each in self.values.items() if key != spot}
        if value:
            values[spot] = value
        return replace(self, values=values)

    def move(self, house: House) -> "Draft":
        """Return the draft in another house, without what that one has not got."""
        known = set(spots(house))
        limits = _limits(house)
        kept = {spot: each for spot, each in self.values.items() if spot in known}
        return Draft(house, {**kept, **limits})

    @property
    def boxes(self) -> tuple[int, ...]:
        """The numbers of the boxes in play."""
        count = range(1, self.house.boxes.count + 1)
        return tuple(box for box in count if self.get(Spot("played", box)))

    def cards(self, spot: Spot) -> list[Card]:
        """Return the cards at a place; what is no card is passed over."""
        found = []
        for word in cards_typed(self.get(spot)).split():
            try:
                found.append(parse_card(word))
            except ValueError:
                continue
        return found

    def lying(self) -> dict[Card, Spot]:
        """Return every card that is on the table or next in the deck, with its place."""
        found: dict[Card, Spot] = {}
        for spot in self.card_spots():
            if not (spot.name == "gives" and self.get(_draw(spot)) == EXCHANGE):
                for card in self.cards(spot):
                    found.setdefault(card, spot)
        return found

    def card_spots(self) -> Iterator[Spot]:
        """Yield the places at which cards can lie as the draft stands, in the order of the deal."""
        yield DEALER
        for box in self.boxes:
            yield Spot("cards", box)
            for turn in range(len(self.house.draw)):
                kind = self.get(Spot("draw", box, turn))
                if kind:
                    yield Spot("gives", box, turn)
                if kind == EXCHANGE:
                    yield Spot("gets", box, turn)
        if self.house.purchase:
            yield NEXT

    def wanted(self, spot: Spot) -> int:
        """Return how many cards belong to a place."""
        if spot.name in ("dealer", "cards"):
            return DEALT
        if spot.name == "next":
            return MOST_NEXT
        if spot.name == "gets":
            return len(self.cards(spot._replace(name="gives")))
        return 1 if self.get(_draw(spot)) == SIXTH else DEALT

    def turns(self, box: int) -> list[int]:
        """Return the draws that a box takes."""
        return [turn for turn in range(len(self.house.draw)) if self.get(Spot("draw", box, turn))]

    def laid(self) -> Laid:
        """Return the scenario as far as it can be read, and all that is wrong with it."""
        return lay(self._document(), self.house)

    def spot_of(self, key: Key) -> Spot | None:
        """Return the place at which a fault lies, None if it is the table's as a whole."""
        match key:
            case ("dealer", "next", *_):
                return NEXT
            case ("dealer", *_):
                return DEALER
            case ("table", "ante", int(end)):
                return MOST if end else LEAST
            case ("table", "ante", *_):
                return LEAST
            case ("table", *_):
                return MAXIMUM
            case ("boxes", int(at), "draws", int(index), *below):
                box = self.boxes[at]
                name = "gets" if below == ["for"] else "gives"
                turn = self.turns(box)[index]
                return Spot(name if below else "draw", box, turn)
            case ("boxes", int(at), *below):
                return (
                    Spot(_SPOT_NAMES.get(str(below[0]), str(below[0])), self.boxes[at])
                    if below
                    else None
                )
        return None

    def _document(self) -> dict[str | int, Plain]:
        dealer: dict[str | int, Plain] = {"cards": cards_typed(self.get(DEALER))}
        if self.get(NEXT):
            dealer["next"] = cards_typed(self.get(NEXT))
        table: dict[str | int, Plain] = {
            "ante": [amount_typed(self.get(LEAST)), amount_typed(self.get(MOST))],
            "max_payout": amount_typed(self.get(MAXIMUM)),
        }
        boxes: list[Plain] = [self._box(box) for box in self.boxes]
        return {"dealer": dealer, "boxes": boxes, "table": table}

    def _box(self, number: int) -> Plain:
        found: dict[str | int, Plain] = {"box": number}
        if player := self.get(Spot("player", number)).strip():
            found["player"] = player
        found["blind"] = bool(self.get(Spot("blind", number)))
        for name in _AMOUNTS:
            amount = amount_typed(self.get(Spot(name, number)))
            if amount is not None:
                found[name] = amount
        found["cards"] = cards_typed(self.get(Spot("cards", number)))
        draws: list[Plain] = [self._draw(number, turn) for turn in self.turns(number)]
        if draws:
            found["draws"] = draws
        found["play"] = self.get(Spot("play", number)) or Play.BET.value
        found["buys_game"] = bool(self.get(Spot("buys", number)))
        return found

    def _draw(self, box: int, turn: int) -> Plain:
        gives = cards_typed(self.get(Spot("gives", box, turn)))
        if self.get(Spot("draw", box, turn)) == SIXTH:
            return {SIXTH: gives}
        return {EXCHANGE: gives, "for": cards_typed(self.get(Spot("gets", box, turn)))}


_SPOT_NAMES = {"box": "played", "buys_game": "buys", "draws": "cards"}


def _draw(spot: Spot) -> Spot:
    return spot._replace(name="draw")


def _limits(house: House) -> dict[Spot, str]:
    least, most = house.table.ante
    return {LEAST: str(least), MOST: str(most), MAXIMUM: str(house.table.max_payout)}


def bare(house: House) -> Draft:
    """Return a table with nothing on it but its limits."""
    return Draft(house, _limits(house))


def blank(house: House) -> Draft:
    """Return an empty table with the first box in play at the least ante."""
    least = str(house.table.ante[0])
    return bare(house).put(Spot("played", 1), ON).put(Spot("ante", 1), least)


def draft_of(scenario: Scenario) -> Draft:
    """Return a scenario as it would have been laid."""
    values = _limits(scenario.house)
    values[DEALER] = format_cards(scenario.dealer.cards)
    values[NEXT] = format_cards(scenario.dealer.next)
    for box in scenario.boxes:
        values |= _values(box)
    return Draft(scenario.house, {spot: each for spot, each in values.items() if each})


def _values(box: Box) -> dict[Spot, str]:
    number = box.box
    values = {
        Spot("played", number): ON,
        Spot("player", number): box.player or "",
        Spot("blind", number): ON if box.blind else "",
        Spot("ante", number): str(box.ante),
        Spot("bonus", number): str(box.bonus or ""),
        Spot("cards", number): format_cards(box.cards),
        Spot("insurance", number): str(box.insurance or ""),
        Spot("play", number): "" if box.play is Play.BET else box.play.value,
        Spot("buys", number): ON if box.buys_game else "",
    }
    for turn, draw in enumerate(box.draws):
        values[Spot("draw", number, turn)] = SIXTH if draw.sixth else EXCHANGE
        gives = (draw.sixth,) if draw.sixth else draw.exchange
        values[Spot("gives", number, turn)] = format_cards(gives)
        values[Spot("gets", number, turn)] = format_cards(draw.for_)
    return values
