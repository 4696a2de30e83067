"""The program with a candidate in it who answers as fast as he can, until it is killed.

`python candidate.py FOLDER SEED` begins an exam by the short plan, or goes on with the one that was
broken off, and says every answer that was given for good.
"""

import os
import random
import sys
from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QTimer

from dealer_trainer.exams.book import Candidate
from dealer_trainer.store import locks
from dealer_trainer.wording import Language, Words
from tests.ui.exams.conftest import PASSPHRASE
from ui.app import start
from ui.notice import Sentence
from ui.page import Shown
from ui.pages.exams.page import ExamsPage, Part
from ui.pages.sitting.page import SittingPage


def main(folder: Path, seed: int) -> None:
    """Sit the exam; the answers come after pauses that the seed gives."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    chance = random.Random(seed)
    # Whoever was killed is not waited for.
    locks.FORGOTTEN_AFTER = timedelta(0)
    app, window = start(sys.argv[:1], folder)

    def open_exam() -> None:
        if window._recorder.store is None:
            QTimer.singleShot(10, open_exam)
            return
        window.open(Shown.EXAMS)
        page = window.made[Shown.EXAMS]
        assert isinstance(page, ExamsPage)
        page.told.connect(stop)
        presenter = page.presenter
        presenter.examiner = "Boris"
        if not presenter.has_key:
            presenter.set_up(PASSPHRASE)
        key = presenter.open_key(PASSPHRASE)
        broken_off = presenter.unfinished()
        plan = next(each for each in presenter.plans().good if each.id == "short")
        if broken_off is not None:
            page.acts._sit(lambda: presenter.resume(key, broken_off))
        else:
            page.acts._sit(lambda: presenter.begin(key, plan, Candidate("Anna", str(seed))))
        QTimer.singleShot(0, answer)

    def stop(sentence: Sentence) -> None:
        """Say what keeps the exam from going on, and go no further."""
        print("told", sentence(Words(Language.ENGLISH)), flush=True)
        app.quit()

    def answer() -> None:
        exams, page = window.made.get(Shown.EXAMS), window.made.get(Shown.SITTING)
        # It also ends without a question, where the last one was open when he was killed.
        if isinstance(exams, ExamsPage) and exams.part is Part.DETAILS:
            print("over", flush=True)
            app.quit()
            return
        if isinstance(page, SittingPage) and page.presenter.asked is not None:
            asked = page.presenter.asked
            answers = {part.key: part.truth for part in asked.question.parts}
            print("giving", asked.number, flush=True)
            page._try(lambda: page.presenter.answer(answers))
            print("given", asked.number, flush=True)
        QTimer.singleShot(chance.randrange(30), answer)

    QTimer.singleShot(0, open_exam)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
