"""What questions get of the catalogue, which lies above them: slips and wrong choices."""

from functools import partial

from dealer_trainer.house import House
from dealer_trainer.mistakes.choices import choices
from dealer_trainer.mistakes.slips import slips
from dealer_trainer.questions.kinds import Beside


def beside_of(others: tuple[House, ...] = ()) -> Beside:
    """Return what some kinds need beside a scenario; `others` are the houses to compare with."""
    return Beside(others, partial(slips, others=others), partial(choices, others=others))
