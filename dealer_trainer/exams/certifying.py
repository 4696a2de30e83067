"""From a passed exam to the facts of its certificate."""

import calendar
import hashlib
from datetime import date

from dealer_trainer.exams.book import Entry, State
from dealer_trainer.exams.certificate import Facts, SectionFacts
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.exams.result import result_of
from dealer_trainer.files import dump_house


class NotPassedError(Exception):
    """Only an exam that is passed, as last graded, has a certificate."""


def facts_of(entry: Entry, plan: ExamPlan) -> Facts:
    """Return what the certificate of an exam says; raise NotPassedError."""
    if entry.state is not State.PASSED or entry.ended is None:
        raise NotPassedError
    result = result_of(plan, entry.graded)
    passed_on = entry.ended.astimezone().date()
    house = plan.house
    return Facts(
        number=f"{passed_on.year}-{entry.number:05d}",
        person=entry.candidate.name,
        staff=entry.candidate.staff,
        house=house.id,
        house_ru=house.names.ru,
        house_en=house.names.en,
        house_version=str(house.version),
        house_hash=hashlib.sha256(dump_house(house).encode()).hexdigest(),
        plan=plan.id,
        plan_ru=plan.names.ru,
        plan_en=plan.names.en,
        plan_version=plan.version,
        paper=entry.paper[:8].upper(),
        sections=tuple(
            SectionFacts(
                section.names.ru,
                section.names.en,
                each.right,
                each.asked,
                each.accuracy,
                section.pass_mark,
            )
            for section, each in zip(plan.sections, result.sections, strict=True)
        ),
        questions=result.asked,
        accuracy=result.accuracy,
        pass_mark=plan.pass_mark,
        overpaid=result.overpaid,
        underpaid=result.underpaid,
        money_error=plan.money_error,
        pace=result.pace,
        least_pace=plan.least_pace,
        examiner=entry.examiner,
        passed_on=passed_on,
        valid_until=months_later(passed_on, plan.valid_months),
        record=entry.record,
        head=entry.result_hash,
    )


def months_later(day: date, months: int) -> date:
    """Return the same day so many months later, or the last of a shorter month.

    >>> months_later(date(2026, 8, 31), 6)
    datetime.date(2027, 2, 28)
    """
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(day.day, last))
