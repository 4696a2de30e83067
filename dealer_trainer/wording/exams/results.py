"""Plans, results and their reasons in words."""

from collections.abc import Sequence
from datetime import date

from dealer_trainer.exams.book import State
from dealer_trainer.exams.plan import ExamPlan, Section
from dealer_trainer.exams.result import Cause, Reason, Result
from dealer_trainer.exams.tries import MayNotTry
from dealer_trainer.house import Names
from dealer_trainer.wording.language import Language, Words, message

STATES = {
    State.UNFINISHED: message("not finished"),
    State.PASSED: message("passed"),
    State.FAILED: message("not passed"),
    State.ANNULLED: message("annulled"),
}


def name_of(words: Words, names: Names) -> str:
    """Return the name that a plan or a section has in this language."""
    return names.ru if words.language is Language.RUSSIAN else names.en


def date_text(words: Words, day: date) -> str:
    """Return a date as people write it: 05.03.2026, or 5 March 2026 as 2026-03-05 in English."""
    return day.strftime("%d.%m.%Y") if words.language is Language.RUSSIAN else day.isoformat()


def state_name(words: Words, state: State) -> str:
    """Return how far an exam is, or how it ended."""
    return words.text(STATES[state])


def plan_lines(words: Words, plan: ExamPlan) -> list[str]:
    """Return what a candidate is told before he begins: how much, how long, what is needed."""
    lines = [
        words.plural("{count} question", "{count} questions", plan.questions),
        words.plural("{count} minute for all", "{count} minutes for all", plan.minutes),
    ]
    if plan.seconds is not None:
        lines.append(
            words.plural(
                "{count} second for each question",
                "{count} seconds for each question",
                plan.seconds,
            )
        )
    lines.append(words.text("pass mark {mark} %", mark=plan.pass_mark))
    if plan.money_error is not None:
        error = words.money(plan.money_error)
        lines.append(words.text("over- and underpaid together at most {amount}", amount=error))
    if plan.least_pace is not None:
        lines.append(words.text("pace at least {pace} %", pace=plan.least_pace))
    back = (
        words.text("answers may be changed until the end")
        if plan.going_back
        else words.text("no answer can be changed")
    )
    return [*lines, back]


def result_lines(words: Words, result: Result) -> list[tuple[str, str]]:
    """Return the figures of a result, each with its name."""
    return [
        (words.text("Result"), state_name(words, State.PASSED if result.passed else State.FAILED)),
        (words.text("Accuracy"), f"{result.accuracy} %"),
        (
            words.text("Right answers"),
            words.text(
                "{right} of {asked}",
                right=words.number(result.right),
                asked=words.number(result.asked),
            ),
        ),
        (words.text("Overpaid"), words.money(result.overpaid)),
        (words.text("Underpaid"), words.money(result.underpaid)),
        (words.text("Pace"), f"{words.number(result.pace)} %"),
    ]


def reason_text(words: Words, sections: Sequence[Section], reason: Reason) -> str:
    """Return why an exam is not passed."""
    values = {"found": words.money(reason.found), "needed": words.money(reason.needed)}
    match reason.cause:
        case Cause.ACCURACY:
            return words.text("accuracy {found} %, needed {needed} %", **values)
        case Cause.SECTION:
            name = name_of(words, sections[reason.section or 0].names)
            return words.text("{section}: {found} %, needed {needed} %", section=name, **values)
        case Cause.MONEY_ERROR:
            return words.text("over- and underpaid {found}, allowed {needed}", **values)
        case Cause.PACE:
            return words.text("pace {found} %, needed {needed} %", **values)


def refusal_text(words: Words, refusal: MayNotTry) -> str:
    """Return why a candidate may not try now, and what to do."""
    used = words.plural(
        "{count} try without passing", "{count} tries without passing", refusal.used
    )
    if refusal.until is None:
        return words.text("{used}: the plan allows no more.", used=used)
    until = date_text(words, refusal.until)
    return words.text("{used}: the next one is allowed from {day}.", used=used, day=until)
