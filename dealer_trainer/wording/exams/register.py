"""The register and the quality of questions in words, and the register as CSV."""

import csv
import io
from collections.abc import Iterable

from dealer_trainer.exams.quality import Doubt
from dealer_trainer.exams.register import Registered, Validity
from dealer_trainer.wording.language import Language, Words, message

VALIDITIES = {
    Validity.VALID: message("valid"),
    Validity.SOON: message("expires soon"),
    Validity.EXPIRED: message("expired"),
    Validity.WITHDRAWN: message("withdrawn"),
}
DOUBTS = {
    Doubt.KEY: message("one wrong answer is given more often than the right one: check the key"),
    Doubt.HARD: message("hardly anybody is right"),
    Doubt.EASY: message("nearly everybody is right"),
    Doubt.DISCRIMINATION: message("good candidates do no better here than weak ones"),
}
# A spreadsheet would take a text that begins so for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def validity_name(words: Words, validity: Validity) -> str:
    """Return whether a certificate is good."""
    return words.text(VALIDITIES[validity])


def doubt_text(words: Words, doubt: Doubt) -> str:
    """Return what makes a question look faulty."""
    return words.text(DOUBTS[doubt])


def register_csv(words: Words, registered: Iterable[Registered]) -> str:
    """Return the register as CSV that a spreadsheet of this language opens; dates as in ISO 8601.

    It begins with the mark of UTF-8, by which a spreadsheet knows the letters.
    """
    russian = words.language is Language.RUSSIAN
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";" if russian else ",", lineterminator="\r\n")
    writer.writerow(
        (
            words.text("Certificate"),
            words.text("Person"),
            words.text("Staff number"),
            words.text("House"),
            words.text("Exam"),
            words.text("Accuracy"),
            words.text("Overpaid"),
            words.text("Underpaid"),
            words.text("Pace"),
            words.text("Examiner"),
            words.text("Passed on"),
            words.text("Valid until"),
            words.text("State"),
        )
    )
    for each in registered:
        facts = each.facts
        writer.writerow(
            (
                facts.number,
                _safe(facts.person),
                _safe(facts.staff),
                _safe(facts.house_ru if russian else facts.house_en),
                _safe(facts.plan_ru if russian else facts.plan_en),
                facts.accuracy,
                facts.overpaid,
                facts.underpaid,
                facts.pace,
                _safe(facts.examiner),
                facts.passed_on.isoformat(),
                facts.valid_until.isoformat(),
                validity_name(words, each.validity),
            )
        )
    return f"\N{ZERO WIDTH NO-BREAK SPACE}{text.getvalue()}"


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
