"""The inspector's table, in words."""

from dealer_trainer.questions import Part, Question
from dealer_trainer.questions.inspector import Verdict
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.settlement import Bet, Outcome
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import (
    box_explained,
    dealer_explained,
    settled_box,
    stake_explained,
)
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.stakes import answer_text, part_name

VERDICTS = {
    Verdict.PASSED: message("Rightly passed"),
    Verdict.CORRECTED: message("Seen and put right"),
    Verdict.FALSE_ALARM: message("False alarm: it was settled right"),
    Verdict.MISSED: message("Missed: it was settled wrong"),
    Verdict.WRONG_FIGURE: message("Seen, but not put right"),
    Verdict.BLANK: message("Not judged"),
}


def question_text(words: Words, _: Question) -> str:
    """Return what an inspector does."""
    return words.text(
        "The dealer has settled the table as shown. Let each bet pass, or say stop and give the "
        "right figure."
    )


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return a stake and what was done with it."""
    done = laid_text(words, question.laid[part.key])
    return words.text("{stake} ({done})", stake=part_name(words, part), done=done)


def option_text(_: Words, __: Question, ___: Part, option: str) -> str:
    """Return the option; a stake has none."""
    return option


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return how many mistakes lay there and which, then how each stake is settled."""
    wrong = [part for part in question.parts if part.truth != AS_LAID]
    told = [Explained(_count_sentence(words, len(wrong)))]
    told += [_mistake(words, question, part) for part in wrong]
    told.append(dealer_explained(words, question))
    for settled in question.settlement.boxes:
        told += box_explained(words, question, settled)
        told += [
            stake_explained(words, settled.box, line)
            for line in settled.bets
            if line.bet is not Bet.DRAW
        ]
    return told


def verdict_text(words: Words, verdict: Verdict) -> str:
    """Return how a bet was judged."""
    return words.text(VERDICTS[verdict])


def laid_text(words: Words, answer: str) -> str:
    """Return what was done with a stake: taken, returned, paid 400."""
    if answer == Outcome.TAKEN:
        return words.in_context("a stake was", "taken")
    if answer == Outcome.RETURNED:
        return words.in_context("a stake was", "returned")
    amount = words.number(int(answer.removeprefix("paid ")))
    return words.in_context("a stake was", "paid {amount}", amount=amount)


def _count_sentence(words: Words, count: int) -> str:
    if count == 0:
        return words.text("Everything was settled right.")
    return words.plural("{count} bet was settled wrong.", "{count} bets were settled wrong.", count)


def _mistake(words: Words, question: Question, part: Part) -> Explained:
    told = words.text(
        "{stake} was settled wrong ({wrong}), right is: {right}.",
        stake=part_name(words, part),
        wrong=laid_text(words, question.laid[part.key]),
        right=answer_text(words, part.truth),
    )
    settled = settled_box(question, part.box)
    return Explained(told, next(line.rule for line in settled.bets if line.bet is part.bet))
