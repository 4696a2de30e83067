"""What is told of mistakes about the order of the round."""

from collections.abc import Mapping

from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import message
from dealer_trainer.wording.mistakes.said import Said

SAID: Mapping[Idea, Said] = {
    Idea.STEP_LEFT_OUT: Said(
        message("a step left out"),
        message("This comes in the round, but later."),
        message("Something else is to be done before it."),
    ),
    Idea.STEP_DONE_BEFORE: Said(
        message("a step done twice"),
        message("This was done before."),
        message("Read again how far the round has come."),
    ),
    Idea.STEP_OF_ANOTHER_ROUND: Said(
        message("a step of another round"),
        message("This round has no such step."),
        message("Look at what lies on the boxes and at what was decided there."),
    ),
}
