"""Who plays which boxes: mostly several players with one box each (PP-1, RP-1, RH-1)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from string import ascii_uppercase

from dealer_trainer.cards import Card
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.stakes import choose_stake
from dealer_trainer.hands import Combination, Hand
from dealer_trainer.house import House, SecondOpenAnte
from dealer_trainer.scenario import Box, Draw, Play

_ONE_PLAYER_HAS_MORE = 35

_SAME_ANTE = (SecondOpenAnte.EQUAL, SecondOpenAnte.REFUSED_ABOVE_FIRST)


@dataclass(slots=True)
class Seat:
    """A box in the making: its place, its cards, and what is already decided about it.

    An `ante` of 0 and a decision that is None are still open.
    """

    box: int
    player: str | None = None
    blind: bool = False
    ante: int = 0
    cards: tuple[Card, ...] = ()
    draws: tuple[Draw, ...] = ()
    main: Combination = field(default=Combination(Hand.NOTHING, (), ()))
    play: Play | None = None
    insured: bool | None = None
    buys: bool | None = None
    bonus: bool | None = None
    bonus_stake: int = 0

    def as_box(self) -> Box:
        """Return the box as it lies before anything is decided about it."""
        return Box(
            box=self.box,
            ante=self.ante,
            cards=self.cards,
            player=self.player,
            blind=self.blind,
            draws=self.draws,
        )


def take_seats(chance: Chance, house: House, count: int, *, blind: bool = False) -> list[Seat]:
    """Return so many seats in the order of the deal; with `blind` one at least is blind."""
    seats = [Seat(box) for box in sorted(chance.take(range(1, house.boxes.count + 1), count))]
    most = min(house.boxes.per_player, count)
    least = house.boxes.open_per_player + 1 if blind else 2
    if least <= most and (blind or chance.happens(_ONE_PLAYER_HAS_MORE)):
        _give_to_one(chance, house, seats, chance.pick(range(least, most + 1)))
    return seats


def place_antes(chance: Chance, house: House, seats: list[Seat]) -> None:
    """Place the antes that are still open, a player's second open one as the house wants it."""
    table = house.table
    for seats_of_one in _by_player(seats):
        opened = [seat for seat in seats_of_one if not seat.blind]
        placed = next((seat.ante for seat in opened if seat.ante), 0)
        for seat in seats_of_one:
            if seat.ante:
                continue
            if placed and not seat.blind and house.boxes.second_open_ante in _SAME_ANTE:
                seat.ante = placed
                continue
            seat.ante = choose_stake(chance, table.ante, table.chips)
            placed = placed or (0 if seat.blind else seat.ante)


def _give_to_one(chance: Chance, house: House, seats: list[Seat], boxes: int) -> None:
    """Give some boxes to one player, the first of them open (RP-1), where one is open any one."""
    his = sorted(chance.take(range(len(seats)), boxes))
    opened = his[: house.boxes.open_per_player]
    if house.boxes.open_per_player == 1:
        opened = [chance.pick(his)]
    names = iter(ascii_uppercase)
    name = ""
    for place, seat in enumerate(seats):
        if place == his[0]:
            name = next(names)
        seat.player = name if place in his else next(names)
        seat.blind = place in his and place not in opened


def _by_player(seats: list[Seat]) -> Iterator[list[Seat]]:
    names = {seat.player for seat in seats}
    if names == {None}:
        yield from ([seat] for seat in seats)
        return
    for name in sorted(name or "" for name in names):
        yield [seat for seat in seats if seat.player == name]
