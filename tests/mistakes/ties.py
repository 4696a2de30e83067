"""Ideas that no scenario of a house can tell apart, since they are one thing said in two ways.

What another shipped house does is mostly a mistake that people make without knowing that house.
In houses where ace-king is the lowest game and one combination is paid, an ace-king of the box
decides only against the dealer's: not to see it at all is to see no game in the dealer's.
"""

from dealer_trainer.mistakes import Idea
from dealer_trainer.mistakes.hypotheses import Hypothesis

_PAYS_ALWAYS = {Idea.ANTE_PAID_IF_HIGHER, Idea.OTHER_ANTE_ON_NO_GAME}
_ONE_IS_PAID = {Idea.SECOND_WHERE_ONE_IS_PAID, Idea.OTHER_COMBINATIONS_PAID}
_ANTE_IS_PAID = {Idea.ANTE_NOT_PAID, Idea.OTHER_ANTE_ON_WIN}

_STUD = (
    _ONE_IS_PAID,
    _ANTE_IS_PAID,
    _PAYS_ALWAYS,
    {
        Idea.ACE_KING_NOT_SEEN,
        Idea.ACE_KING_NO_GAME,
        Idea.OTHER_LOWEST_GAME,
        Idea.OTHER_ODDS,
    },
)
_RUSSIAN = (
    _PAYS_ALWAYS,
    {Idea.ANTE_PAID_TOO, Idea.OTHER_ANTE_ON_WIN},
    {Idea.SECOND_FORGOTTEN, Idea.OTHER_COMBINATIONS_PAID},
    {Idea.ACE_KING_NOT_SEEN, Idea.OTHER_ODDS},
    {Idea.ACE_KING_NO_GAME, Idea.OTHER_LOWEST_GAME},
    {Idea.INSURANCE_BY_OTHER_HAND, Idea.OTHER_INSURANCE_SETTLED},
    {Idea.WRONG_CARD_EXCHANGED, Idea.OTHER_CARD_EXCHANGED},
)

TIES: dict[str, tuple[set[Idea], ...]] = {
    "five_card_poker": _STUD,
    "poker_with_exchange": _STUD,
    "poker_plus": (
        {Idea.WRONG_CARD_EXCHANGED, Idea.OTHER_CARD_EXCHANGED},
        {Idea.FEE_FROM_ANTE, Idea.OTHER_FEE},
        _ONE_IS_PAID,
        _ANTE_IS_PAID,
        {Idea.ANTE_PAID_ANYHOW, Idea.OTHER_ANTE_ON_NO_GAME},
        {Idea.REFUND_FORGOTTEN, Idea.OTHER_REFUND},
    ),
    "russian_poker": (
        *_RUSSIAN,
        {Idea.FEE_FORGOTTEN, Idea.OTHER_FEE},
        {Idea.EXCHANGED_TOO_SELDOM, Idea.OTHER_REPEATS},
    ),
    "russian_poker_house": (*_RUSSIAN, {Idea.FEE_FROM_ANTE, Idea.OTHER_FEE}),
}


# Another house's rule that is word for word a mistake of this house's own, while a third house's
# differs from it: an idea told by the house it comes from. Both Russian houses sell whatever they
# sell for one ante; a dealer who never exchanges again is one who stops when the same rank comes.
ELSEWHERE: dict[str, dict[Hypothesis, Idea]] = {
    "poker_plus": {
        Hypothesis(Idea.OTHER_DRAW_FEES, "russian_poker"): Idea.DRAW_FEE_ONE_ANTE,
        Hypothesis(Idea.OTHER_DRAW_FEES, "russian_poker_house"): Idea.DRAW_FEE_ONE_ANTE,
    },
    "poker_with_exchange": {
        Hypothesis(Idea.OTHER_DRAW_FEES, "russian_poker"): Idea.DRAW_FEE_ONE_ANTE,
        Hypothesis(Idea.OTHER_DRAW_FEES, "russian_poker_house"): Idea.DRAW_FEE_ONE_ANTE,
    },
    "russian_poker_house": {
        Hypothesis(Idea.OTHER_REPEATS, "poker_plus"): Idea.EXCHANGED_TOO_SELDOM,
    },
}


def told_as(house: str, held: Hypothesis) -> set[Idea]:
    """Return the ideas as which this one can be told, itself among them."""
    same = ELSEWHERE.get(house, {}).get(held)
    return tied_with(house, held.idea) | ({same} if same else set())


def tied_with(house: str, idea: Idea) -> set[Idea]:
    """Return the ideas that are said at once with this one, itself among them."""
    return next((tie for tie in TIES[house] if idea in tie), {idea})
