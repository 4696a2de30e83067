"""What is said on the page of the people."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from dealer_trainer.wording import Words
from dealer_trainer.wording.troubles import trouble_sentence
from ui.notice import Sentence
from ui.pages.people.work import StoppedError

if TYPE_CHECKING:
    from dealer_trainer.store import BroughtIn


def said(text: str) -> Sentence:
    """Return a sentence without values; its translation is marked where it stands."""
    return lambda words: words.text(text)


def time_text(words: Words, time: datetime) -> str:
    """Return a time of this computer's clock, to the minute."""
    here = time.astimezone()
    return words.text(
        "{year}-{month}-{day}, {time}",
        year=here.strftime("%Y"),
        month=here.strftime("%m"),
        day=here.strftime("%d"),
        time=here.strftime("%H:%M"),
    )


def error_sentence(error: Exception) -> Sentence:
    """Return what is said of an error that belongs to the surroundings or to what was typed."""
    from dealer_trainer.files import FilesError
    from dealer_trainer.store import NameTakenError, StoreError, UnfitNameError, UnfitPinError

    match error:
        case StoreError():
            return lambda words: trouble_sentence(words, error.trouble)
        case FilesError():
            return lambda words: _faults(words, error)
        case NameTakenError():
            return lambda words: words.text("Another person has this name. Type another.")
        case UnfitNameError():
            return lambda words: words.text("A name has from one to a hundred characters.")
        case UnfitPinError():
            return lambda words: words.text("A PIN has from four to twelve digits.")
        case StoppedError():
            return lambda words: words.text("Stopped. What was brought in by then stays.")
    raise error


def brought_in(came: BroughtIn) -> Sentence:
    """Return what came of an import."""
    return lambda words: words.plural(
        "{count} answer was brought in; {known} were here already.",
        "{count} answers were brought in; {known} were here already.",
        came.new,
        known=words.number(came.known),
    )


def _faults(words: Words, error: object) -> str:
    from dealer_trainer.files import FilesError
    from dealer_trainer.wording.faults import fault_sentence

    faults = error.faults if isinstance(error, FilesError) else ()
    first = fault_sentence(words, faults[0].fault)
    sentence = words.text("The file cannot be brought in: {fault}.", fault=first)
    if len(faults) > 1:
        more = words.plural(
            "There is {count} more fault.", "There are {count} more faults.", len(faults) - 1
        )
        sentence = f"{sentence} {more}"
    return sentence
