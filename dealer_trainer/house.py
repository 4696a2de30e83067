"""What one casino decides: the options of a house, plain values without any logic of the game.

The paths of the options (``ante.player_wins``) are those of the house's file; the house names for
them the rules that it follows (`House.rules`), and `wording` has a sentence for each.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import get_args, get_type_hints

from dealer_trainer.hands import Hand, PairedStraight


class SecondOpenAnte(StrEnum):
    """What the ante of a player's second open box may be (RP-1)."""

    UP_TO_FIRST = "up_to_first"
    EQUAL = "equal"
    ANY = "any"
    REFUSED_ABOVE_FIRST = "refused_above_first"


class BlindMay(StrEnum):
    """What a blind box may have besides its ante and bet (RP-11, RH-9)."""

    SIXTH = "sixth"
    EXCHANGE = "exchange"
    INSURANCE = "insurance"
    BONUS = "bonus"
    PURCHASE = "purchase"


class PlaysFrom(StrEnum):
    """The dealer's lowest hand that is a game (PP-6, RP-3)."""

    ACE_KING = "ace_king"
    PAIR = "pair"


class AnteOnWin(StrEnum):
    """What becomes of the ante of a box that wins (PP-8, RP-3)."""

    RETURNED = "returned"
    PAID = "paid"


class AnteOnNoGame(StrEnum):
    """When the ante is paid if the dealer has no game (PP-7, RP-6)."""

    PAID = "paid"
    PAID_IF_HIGHER = "paid_if_higher"


class InsuranceMax(StrEnum):
    """The most insurance, measured by the payout expected on a win (RP-5)."""

    PAYOUT = "payout"
    HALF_PAYOUT = "half_payout"


class InsuranceSettles(StrEnum):
    """Which of the dealer's hands settles the insurance of a box that bought (RP-9, RH-7)."""

    REVEAL = "reveal"
    FINAL = "final"


class OnGame(StrEnum):
    """What becomes of an insurance when the dealer has a game (RP-5)."""

    TAKEN = "taken"
    RETURNED = "returned"


class PurchaseWhen(StrEnum):
    """When a box may buy the game (PP-10, RP-7)."""

    BEFORE_OPENING = "before_opening"
    NO_GAME = "no_game"


class DealerCard(StrEnum):
    """Which of the dealer's cards is exchanged (PP-10, RP-7)."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Fee(StrEnum):
    """What a purchase costs: the ante that lies on the box, or a stake of its own (RP-7, RH-5)."""

    ANTE = "ante"
    EXTRA = "extra"


class RefundIfGame(StrEnum):
    """When a fee comes back because the dealer had a game from the start (PP-11)."""

    NEVER = "never"
    NOT_HIGHER = "not_higher"


class Share(StrEnum):
    """The part of the expected payout that is paid before the dealer opens (PP-9)."""

    HALF = "1/2"


@dataclass(frozen=True, slots=True)
class Names:
    """The house's name in both languages."""

    ru: str
    en: str


@dataclass(frozen=True, slots=True)
class Boxes:
    """How many boxes there are and who may play them (PP-1, RP-1, RH-1)."""

    count: int
    per_player: int
    open_per_player: int
    second_open_ante: SecondOpenAnte = SecondOpenAnte.UP_TO_FIRST
    blind_may: tuple[BlindMay, ...] = ()


@dataclass(frozen=True, slots=True)
class DealerPlays:
    """The dealer's lowest game."""

    plays_from: PlaysFrom


@dataclass(frozen=True, slots=True)
class Combinations:
    """How many combinations of a box are paid (PP-5, T-2), and the paired straight (T-5)."""

    paid: int
    paired_straight: PairedStraight = PairedStraight.TWO_STRAIGHTS


@dataclass(frozen=True, slots=True)
class Ante:
    """What becomes of the ante."""

    player_wins: AnteOnWin
    no_game: AnteOnNoGame


@dataclass(frozen=True, slots=True)
class DrawTurn:
    """What one draw sells: prices in antes of a sixth card, and of an exchange by its size."""

    sixth: int | None = None
    exchange: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Insurance:
    """Insurance against the dealer's no game (RP-5, RP-9, RH-7)."""

    from_: Hand
    max: InsuranceMax
    settles: InsuranceSettles
    player_wins: OnGame
    player_loses: OnGame
    stand_off: OnGame
    player_loses_after_purchase: OnGame | None = None


@dataclass(frozen=True, slots=True)
class Purchase:
    """The paid exchange of one card of the dealer (PP-10, RP-7, RH-5).

    `repeats` is the number of free exchanges after the first, while the same rank comes and there
    is no game.
    """

    when: PurchaseWhen
    card: DealerCard
    fee: Fee
    repeats: int = 0
    refund_if_game: RefundIfGame = RefundIfGame.NEVER


@dataclass(frozen=True, slots=True)
class EarlyPayout:
    """A part of the payout before the dealer opens (PP-9)."""

    from_: Hand
    share: Share


@dataclass(frozen=True, slots=True)
class Bonus:
    """The side bet on the five dealt cards: odds by hand, least and most stake (RP-10, RH-8)."""

    pays: Mapping[Hand, int]
    stake: tuple[int, int]
    electronic_from: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """Limits in whole chips: least and most ante, the most one payout may be; the chips (C-6)."""

    ante: tuple[int, int]
    max_payout: int
    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class House:
    """All that one casino decides about a game."""

    id: str
    names: Names
    version: int | str
    source: str
    boxes: Boxes
    dealer: DealerPlays
    combinations: Combinations
    pays: Mapping[Hand, int]
    ante: Ante
    table: Table
    draw: tuple[DrawTurn, ...] = ()
    insurance: Insurance | None = None
    purchase: Purchase | None = None
    early_payout: EarlyPayout | None = None
    bonus: Bonus | None = None
    rules: Mapping[str, str] = field(default_factory=dict)

    @property
    def bonus_is_electronic(self) -> bool:
        """Tell whether the dealer neither takes nor pays the bonus at this table (RH-8)."""
        if self.bonus is None or self.bonus.electronic_from is None:
            return False
        return self.table.ante[0] >= self.bonus.electronic_from

    def rule(self, options: Iterable[str]) -> str | None:
        """Return the rule that the house names for the first of these options it names one for.

        An option without a rule of its own follows that of its group: ``insurance.from`` falls back
        to ``insurance``.
        """
        for option in options:
            path = option
            while path:
                if path in self.rules:
                    return self.rules[path]
                path = path.rpartition(".")[0]
        return None


@cache
def option_paths() -> tuple[str, ...]:
    """Return the path of each option, and of each group of options, as a house's file has them."""
    paths = []
    told = {"id", "names", "version", "source", "rules"}
    for name, kind in get_type_hints(House).items():
        if name in told:
            continue
        paths.append(name)
        for group in (kind, *get_args(kind)):
            if isinstance(group, type) and is_dataclass(group) and name != "draw":
                paths += [f"{name}.{option.name.rstrip('_')}" for option in fields(group)]
    return tuple(paths)
