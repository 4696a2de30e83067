"""Wrong ideas in words: their names, what was probably thought, the right way; hints."""

from collections.abc import Mapping

from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.mistakes import dealer, hands, order, purchases, side_bets, sums
from dealer_trainer.wording.mistakes.elsewhere import NAMES, said_of_rule
from dealer_trainer.wording.mistakes.hints import hints
from dealer_trainer.wording.mistakes.said import Said
from dealer_trainer.wording.mistakes.shortcut import shortcut

__all__ = ["SAID", "Said", "hints", "idea_name", "said_of", "shortcut"]

SAID: Mapping[Idea, Said] = {
    **side_bets.SAID,
    **purchases.SAID,
    **hands.SAID,
    **dealer.SAID,
    **sums.SAID,
    **order.SAID,
}


def idea_name(words: Words, idea: Idea) -> str:
    """Return the name of an idea in a few words, as lists and statistics have it."""
    return words.text(NAMES[idea] if idea in NAMES else SAID[idea].name)


def said_of(
    words: Words, idea: Idea, house: House | None = None, others: tuple[House, ...] = ()
) -> Said:
    """Return what is told of an idea, in this language.

    `house` is the scenario's, `others` are those whose rule gives the answer
    (`mistakes.houses_behind`); both are needed only where another house's rule was followed.
    """
    if idea in NAMES:
        return said_of_rule(words, idea, house, others)
    return Said(*(words.text(text) for text in SAID[idea]))
