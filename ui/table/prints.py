"""What a house prints on its cloth."""

from collections.abc import Mapping

from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.settlement import Bet
from dealer_trainer.wording import Words
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.house_page import dealer_line, house_name
from ui.table.felt import Prints
from ui.table.said import PRINTED
from ui.table.spots import has_bonus


def felt_prints(words: Words, house: House, *, pays: bool) -> Prints:
    """Return the prints of a house's cloth; `pays` prints what bet and bonus pay too."""
    tables = []
    if pays:
        tables.append((PRINTED[Bet.BET], _rows(words, house.pays)))
        if house.bonus and has_bonus(house):
            tables.append((words.text("bonus"), _rows(words, house.bonus.pays)))
    return Prints(house_name(words, house), dealer_line(words, house), tuple(tables))


def _rows(words: Words, pays: Mapping[Hand, int]) -> tuple[tuple[str, str], ...]:
    """Return hands and odds, the highest hand first."""
    hands = sorted(pays, key=lambda hand: -hand.level)
    return tuple(
        (hand_name(words, hand), words.text("{odds} to 1", odds=words.number(pays[hand])))
        for hand in hands
    )
