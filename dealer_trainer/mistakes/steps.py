"""Wrong ideas about what comes next: a step left out, done before, or of another round."""

from collections.abc import Iterator

from dealer_trainer.mistakes.found import Found
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.questions.next_step import round_of, step_text, steps_told
from dealer_trainer.questions.question import Question


def steps(question: Question) -> Iterator[Found]:
    """Yield every wrong choice with what it mistakes about the round (O-1 … O-8)."""
    (part,) = question.parts
    told = [step_text(step) for step in steps_told(question)]
    whole = round_of(question.scenario, question.settlement)
    later = {step_text(step) for step in whole[len(told) + 1 :]}
    for option in part.options:
        if option in later:
            yield Found(part.key, option, Idea.STEP_LEFT_OUT)
        elif option in told:
            yield Found(part.key, option, Idea.STEP_DONE_BEFORE)
        else:
            yield Found(part.key, option, Idea.STEP_OF_ANOTHER_ROUND)
