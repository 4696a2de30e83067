"""The terms of the outcome tables: what a box's settlement hangs on, and how its stakes end.

A table has one row for each case. The terms of a case are those by which rules are told, such as
the result and what decided it; stakes and cards are not among them.
"""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from dealer_trainer.hands import Hand
from dealer_trainer.settlement import Bet, Outcome


class Branch(StrEnum):
    """The tables of a house, in the order in which they are read."""

    GAME = "game"
    PAYOUT = "payout"
    NO_GAME = "no_game"
    PURCHASE = "purchase"
    EXCHANGE = "exchange"
    INSURANCE = "insurance"
    EARLY_PAYOUT = "early_payout"
    EARLY_SHARE = "early_share"
    BLIND = "blind"
    FOLD = "fold"
    DRAWS = "draws"
    BONUS = "bonus"
    MAXIMUM = "maximum"


class Decided(StrEnum):
    """What tells a box's hand from the dealer's, or that nothing does (C-3, C-4)."""

    CLASS = "class"
    COMBINATION = "combination"
    OTHER_CARDS = "other_cards"
    NOTHING = "nothing"
    SIXTH_IGNORED = "sixth_ignored"


class Others(StrEnum):
    """What another box's purchase brings while this box is settled on "no game" (RP-7)."""

    NOBODY_BUYS = "nobody_buys"
    THEN_GAME = "another_buys_then_game"
    THEN_NO_GAME = "another_buys_then_no_game"


class Buys(StrEnum):
    """Whether a box bought the game, and against what (PP-10, PP-11, RP-7)."""

    NOT = "does_not_buy"
    AGAINST_GAME = "buys_against_game"
    EXCHANGED = "buys_and_card_exchanged"


class NewCard(StrEnum):
    """The rank that comes in an exchange of the dealer's card (RP-7, RH-6)."""

    OTHER_RANK = "other_rank"
    SAME_RANK = "same_rank"


class After(StrEnum):
    """What the dealer holds after an exchange."""

    NO_GAME = "no_game_after"
    GAME = "game_after"


class Then(StrEnum):
    """What the dealer does after an exchange."""

    AGAIN = "exchanged_again_free"
    STANDS = "hand_stands"


class Opening(StrEnum):
    """What the dealer opens after a box was paid early (PP-9)."""

    NO_GAME = "dealer_no_game"
    LOWER = "dealer_lower"
    EQUAL = "dealer_equal"
    HIGHER = "dealer_higher"


class Before(StrEnum):
    """Whether a box had drawn before it folded."""

    NO_DRAW = "without_draw"
    DRAW = "after_draw"


class Side(StrEnum):
    """Whether a bonus lay on a box that folded."""

    NO_BONUS = "without_bonus"
    BONUS = "with_bonus"


class LostBonus(StrEnum):
    """Why a bonus is lost (RP-10)."""

    TOO_LOW = "dealt_too_low"
    TOO_LATE = "reached_by_draw"


class Sold(StrEnum):
    """The draw that is not an exchange of some number of cards."""

    SIXTH = "sixth"


class Straight(StrEnum):
    """What a straight holds besides, where two combinations are paid (T-5)."""

    PAIRED = "paired_card"


class Cut(StrEnum):
    """What the table maximum may cut (C-6, PP-9, RP-12)."""

    BET_OF_ONE = "bet_one_combination"
    BET_OF_TWO = "bet_two_combinations"
    EARLY = "early_share"
    BONUS = "bonus"


class Natural(StrEnum):
    """How a payout by the odds stands to the table maximum."""

    EXACTLY = "exactly_maximum"
    ABOVE = "above_maximum"
    ABOVE_ODD = "above_odd_maximum"


class Measure(StrEnum):
    """By what a payout is measured; the words are those of the stored tables."""

    ODDS = "{odds}:1"
    TABLE = "by the odds"
    MAXIMUM = "the maximum"
    HALF_ODDS = "half of {odds}:1"
    HALF_TABLE = "half of the payout"
    HALF_MAXIMUM = "half of the maximum"


Term = StrEnum | int


@dataclass(frozen=True, slots=True)
class Case:
    """A situation by the terms of its branch; a number is a count of cards or of turns."""

    branch: Branch
    terms: tuple[Term, ...]

    @property
    def key(self) -> tuple[str | int, ...]:
        """The branch and the terms as stored tables write them."""
        return self.branch.value, *(
            term.value if isinstance(term, StrEnum) else term for term in self.terms
        )

    @property
    def place(self) -> list[int]:
        """What orders the cases of a table: the terms as they are listed, hands highest first."""
        return [
            -term.level
            if isinstance(term, Hand)
            else term
            if isinstance(term, int)
            else list(type(term)).index(term)
            for term in self.terms
        ]


@dataclass(frozen=True, slots=True)
class End:
    """How one stake ends: its outcome, what it is paid by, and the rule that the house names.

    `antes` is the size of a fee in antes, `odds` the payout to one of the stake. A bet paid "by the
    odds" has its odds and rule in the table of payouts, or in that of the maximum.
    """

    bet: Bet
    outcome: Outcome
    rule: str | None = None
    measure: Measure | None = None
    odds: Fraction = Fraction(0)
    antes: Fraction | None = None

    def __str__(self) -> str:
        """Return the end as stored tables write it: ``paid 8:1 [RP-4]``, ``taken 2 antes``."""
        size = "" if self.antes is None else f" {self.antes} ante{'' if self.antes == 1 else 's'}"
        pays = f" {self.measure.value.format(odds=self.odds)}" if self.measure else ""
        return f"{self.outcome}{size}{pays}" + (f" [{self.rule}]" if self.rule else "")


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: a case, how its stakes end, and what the dealer does in an exchange."""

    case: Case
    ends: tuple[End, ...] = ()
    then: Then | None = None

    @property
    def stored(self) -> dict[str, str]:
        """How each stake ends as stored tables write it; the exchange stands under ``dealer``."""
        ends = {end.bet.value: str(end) for end in self.ends}
        return ends | ({"dealer": self.then.value} if self.then else {})
