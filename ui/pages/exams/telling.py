"""What is said on the page of the exams when something does not work."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from dealer_trainer.exams.certificate import NotACertificateError
from dealer_trainer.exams.certifying import NotPassedError
from dealer_trainer.exams.exported import NotRecordsError
from dealer_trainer.exams.keys import (
    LEAST_DIFFERENT,
    SHORTEST,
    WeakPassphraseError,
    WrongPassphraseError,
)
from dealer_trainer.files import FilesError
from dealer_trainer.questions.kinds import KindImpossibleError
from dealer_trainer.store import StoreError, UnfitNameError
from dealer_trainer.store.exam_rows import TakenOverError
from dealer_trainer.store.exams import (
    ExamRunningError,
    KeyThereError,
    MayNotTryError,
    PaperChangedError,
)
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.results import refusal_text
from dealer_trainer.wording.faults import fault_sentence
from dealer_trainer.wording.language import message
from dealer_trainer.wording.troubles import trouble_sentence
from ui.notice import Sentence
from ui.pages.exams.presenter import RecordsClosedError, TakenError
from ui.pdf.document import StoppedError

T = TypeVar("T")

_SENTENCES: dict[type[Exception], str] = {
    RecordsClosedError: message("The records are not open yet, so no exam can be kept. Try again."),
    ExamRunningError: message(
        "An exam is open in another window, or was broken off. Resume or annul it first; after a "
        "crash that can be done within a minute."
    ),
    TakenError: message("Another plan has this id. Choose another."),
    KeyThereError: message("The examiner's passphrase was set before, in another window."),
    PaperChangedError: message(
        "This version of the program draws another paper. Annul the exam and set a new one."
    ),
    KindImpossibleError: message("The plan's house leaves nothing to ask in one of the sections."),
    NotPassedError: message("Only an exam that was passed has a certificate."),
    NotACertificateError: message("This is no certificate of this examiner, or it was changed."),
    NotRecordsError: message("This file holds no exported records, or it was cut or changed."),
    WrongPassphraseError: message("The passphrase is wrong. Type it again."),
    TakenOverError: message(
        "This exam was resumed in another window, so it goes on there. What was answered here is "
        "recorded."
    ),
    UnfitNameError: message(
        "A name or staff number has from one to a hundred characters, and no line breaks."
    ),
    StoppedError: message("Stopped; nothing was saved."),
    OSError: message(
        "The file cannot be read or written. Choose another folder, or free some space."
    ),
}


#: Errors of the surroundings or of what was typed; any other is a fault of our own.
EXPECTED: tuple[type[Exception], ...] = (
    StoreError,
    MayNotTryError,
    WeakPassphraseError,
    FilesError,
    *_SENTENCES,
)


def attempt(tell: Callable[[Sentence], None], do: Callable[[], T]) -> T | None:
    """Do something; return what came of it, or tell why it did not work and return None."""
    try:
        return do()
    except EXPECTED as error:
        tell(sentence_of(error))
        return None


def sentence_of(error: Exception) -> Sentence:
    """Return what is said of an error, and what to do."""
    return lambda words: _said(words, error)


def faulty_plan(path: Path, error: FilesError) -> Sentence:
    """Return what is said of a plan's file that cannot be used."""
    return lambda words: words.text(
        "The plan {name} has a fault, so it is not offered: {fault}.",
        name=path.name,
        fault=fault_sentence(words, error.faults[0].fault),
    )


def _said(words: Words, error: Exception) -> str:
    match error:
        case StoreError():
            return trouble_sentence(words, error.trouble)
        case MayNotTryError():
            return refusal_text(words, error.refusal)
        case WeakPassphraseError():
            return words.text(
                "The passphrase is too weak: it needs at least {shortest} characters, {different} "
                "of them different. Four words that do not belong together are good.",
                shortest=SHORTEST,
                different=LEAST_DIFFERENT,
            )
        case FilesError():
            fault = error.faults[0]
            told = fault_sentence(words, fault.fault)
            return words.text("{place}: {fault}.", place=fault.place.file, fault=told)
    for kind, sentence in _SENTENCES.items():
        if isinstance(error, kind):
            return words.text(sentence)
    raise error
