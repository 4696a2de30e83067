"""Certificates in words, and what is wrong with records."""

from dealer_trainer.exams.certificate import Facts, SectionFacts
from dealer_trainer.exams.chain import Flaw
from dealer_trainer.wording.exams.results import date_text
from dealer_trainer.wording.file_faults import FILE_FAULTS
from dealer_trainer.wording.language import Language, Words


def flaw_text(words: Words, flaw: Flaw) -> str:
    """Return what is wrong with the records."""
    return words.text(FILE_FAULTS[f"record_{flaw.broken}"], number=flaw.number)


def fact_lines(words: Words, facts: Facts) -> list[tuple[str, str]]:
    """Return all that a certificate says, each with its name, in the order of print."""
    russian = words.language is Language.RUSSIAN
    accuracy = words.text(
        "{found} %, pass mark {needed} %", found=facts.accuracy, needed=facts.pass_mark
    )
    house = facts.house_ru if russian else facts.house_en
    return [
        (words.text("Certificate"), facts.number),
        (words.text("Person"), facts.person),
        (words.text("Staff number"), facts.staff),
        (words.text("House"), _versioned(words, house, facts.house, facts.house_version)),
        (words.text("House's text (SHA-256)"), facts.house_hash),
        (
            words.text("Exam"),
            _versioned(
                words,
                facts.plan_ru if russian else facts.plan_en,
                facts.plan,
                str(facts.plan_version),
            ),
        ),
        (words.text("Paper"), facts.paper),
        (words.text("Questions"), words.number(facts.questions)),
        (words.text("Accuracy"), accuracy),
        *((each.ru if russian else each.en, _section(words, each)) for each in facts.sections),
        (words.text("Over- and underpaid"), _money(words, facts)),
        (words.text("Pace"), _pace(words, facts)),
        (words.text("Examiner"), facts.examiner),
        (words.text("Passed on"), date_text(words, facts.passed_on)),
        (words.text("Valid until"), date_text(words, facts.valid_until)),
        (words.text("Record"), words.number(facts.record)),
        (words.text("Record's hash (SHA-256)"), facts.head),
    ]


def _versioned(words: Words, name: str, identity: str, version: str) -> str:
    return words.text("{name} ({id}), version {version}", name=name, id=identity, version=version)


def _section(words: Words, section: SectionFacts) -> str:
    right = words.text(
        "{accuracy} %: {right} of {asked}",
        accuracy=section.accuracy,
        right=words.number(section.right),
        asked=words.number(section.asked),
    )
    if section.pass_mark is None:
        return right
    mark = words.text("pass mark {mark} %", mark=section.pass_mark)
    return f"{right}, {mark}"


def _money(words: Words, facts: Facts) -> str:
    found = f"{words.money(facts.overpaid)} / {words.money(facts.underpaid)}"
    if facts.money_error is None:
        return found
    allowed = words.text("allowed {amount}", amount=words.money(facts.money_error))
    return f"{found}, {allowed}"


def _pace(words: Words, facts: Facts) -> str:
    found = f"{words.number(facts.pace)} %"
    if facts.least_pace is None:
        return found
    least = words.text("least {pace} %", pace=facts.least_pace)
    return f"{found}, {least}"
