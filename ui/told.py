"""What the line at the bottom of the window says of the records."""

from dealer_trainer.wording import Words
from dealer_trainer.wording.language import message
from dealer_trainer.wording.troubles import trouble_sentence, waiting_sentence
from ui.notice import Sentence
from ui.records import News, Recorder

_NEWS = {
    News.PUT_BACK: message(
        "The data folder was deleted while the program ran; all answers were put back there."
    ),
    News.REPLACED: message(
        "Another file has taken the place of the answers' file. From now on it is used; "
        "the one before has been set aside."
    ),
    News.PERSON_GONE: message(
        "{name} was deleted in another window; practice goes on without a name. "
        "The answers given since then are kept: Import behind F7 brings them back."
    ),
    News.NO_COPY: message("Today's copy of the answers could not be made; the answers are saved."),
    News.PIN_WANTED: message("Practice goes on without a name; F7 asks for the PIN."),
}


def news_sentence(news: News, name: str) -> Sentence:
    """Return what is said of something that is over, with the name of whom it is about."""
    return lambda words: words.text(_NEWS[news], name=name) if name else words.text(_NEWS[news])


def trouble_told(recorder: Recorder) -> Sentence | None:
    """Return what is wrong with the records and what becomes of the answers; None if all is well.

    What can be done about it on the page of the people and records is pointed to.
    """
    if not recorder.is_broken:
        return None
    trouble, unsaved, waiting = recorder.trouble, recorder.unsaved, recorder.waiting
    is_open = recorder.is_open

    def sentence(words: Words) -> str:
        parts = [trouble_sentence(words, trouble)] if trouble else []
        if unsaved or not is_open:
            parts.append(waiting_sentence(words, unsaved))
        elif waiting:
            parts.append(
                words.plural(
                    "{count} answer waits here; practice goes on.",
                    "{count} answers wait here; practice goes on.",
                    waiting,
                )
            )
        if trouble in ("corrupt", "missing"):
            parts.append(words.text("F7 leads to the way out."))
        return " ".join(parts)

    return sentence
