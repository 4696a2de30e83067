"""What each idea answers, part by part, where that is not right."""

from collections.abc import Mapping

from dealer_trainer.house import House
from dealer_trainer.mistakes.catalogue import wrong_settlements
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.seen import seen_answers
from dealer_trainer.questions.other_house import keyed_lines
from dealer_trainer.questions.question import stake_answer
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Line, Outcome, Settlement, settle

Answers = dict[str, str]
"""Answers as text, by part: ``1.bet``, ``2.ante``, ``1.draw.0``."""

Figures = Mapping[str, Mapping[str, tuple[Idea, ...]]]
"""By part: each wrong answer with the ideas that give it, in the order of `Idea`."""

_NOTHING = stake_answer(Outcome.PAID, 0)


def lines_by_part(settlement: Settlement) -> dict[str, tuple[BoxSettlement, Line]]:
    """Return each line of a settlement, with its box, by the part that asks for it."""
    return {key: (box, line) for box in settlement.boxes for key, line in keyed_lines(box).items()}


def answers(settlement: Settlement) -> Answers:
    """Return what a settlement answers to each part that asks for a stake or a fee."""
    return {key: _answer(line) for key, (_, line) in lines_by_part(settlement).items()}


def _answer(line: Line) -> str:
    if line.bet is Bet.DRAW:
        return str(line.stake)
    return stake_answer(line.outcome, line.pays)


def all_answers(settlement: Settlement) -> Answers:
    """Return what a settlement answers to stakes and fees, and to hands, comparisons and sums."""
    return answers(settlement) | dict(seen_answers(settlement))


def wrong_answers(true: Answers, wrong: Settlement) -> Answers:
    """Return the answers of a wrong settlement to stakes and fees that differ from the true ones.

    A part that the truth does not answer is left out; so is a payout of nothing or less, which
    nobody would lay.
    """
    return differing(true, answers(wrong))


def differing(true: Answers, given: Answers) -> Answers:
    """Return the answers that differ from the true ones, as `wrong_answers` does."""
    return {
        key: answer
        for key, answer in given.items()
        if answer != true.get(key, answer) and answer != _NOTHING and "-" not in answer
    }


def figures(
    scenario: Scenario, others: tuple[House, ...] = (), ideas: tuple[Idea, ...] = tuple(Idea)
) -> Figures:
    """Return every wrong answer that one of the ideas gives, by part, with those that give it.

    `others` are the houses whose rules may have been followed.
    """
    settled = settle(scenario)
    true = all_answers(settled)
    found: dict[str, dict[str, list[Idea]]] = {key: {} for key in true}
    for wrong in wrong_settlements(scenario, others, ideas, settled):
        for key, answer in differing(true, all_answers(wrong.settlement)).items():
            behind = found[key].setdefault(answer, [])
            if wrong.idea not in behind:
                behind.append(wrong.idea)
    return {
        key: {answer: tuple(behind) for answer, behind in given.items()}
        for key, given in found.items()
    }
