"""Set and sit a whole exam in the real window on a virtual screen, by key presses alone.

`python -m tools.drive_exam [FOLDER]` needs what `tools.drive_window` needs. In each language it
sets the examiner's passphrase, opens the trainee's exam of Poker Plus, answers every question, the
right answers being unsealed with the passphrase, breaks the program off once and resumes the exam,
saves the certificate and has the command line verify it. Pictures go to FOLDER.
"""

import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path

from dealer_trainer.exams.paper import Blueprint, Paper
from dealer_trainer.exams.plan_file import plan_of_text, shipped_houses, shipped_plans
from dealer_trainer.exams.public_key import FILE_NAME as KEY_FILE
from dealer_trainer.settings import FILE_NAME, Settings, save_settings
from dealer_trainer.store import Store, StoreError
from tools.drive_kinds import keys_of
from tools.driving.program import LAYOUTS, TITLES, folder_of, keys_of_text, open_records, rows
from tools.driving.screen import NotAsExpectedError, Screen, wait_for
from ui.rooms import STORE_FILE

PLAN = "poker_plus_trainee"
PASSPHRASE = "1357924680 0864297531"  # noqa: S105 - digits are the same on every keyboard
FIRST = 5
"""So many questions are answered before the program is broken off."""


def answered(data: Path) -> int:
    """Return how many answers are recorded."""
    query = "SELECT count(*) FROM exam_records WHERE kind = 'answered'"
    ((count,),) = rows(data, query) or ((0,),)
    return int(str(count))


def unsealed(data: Path) -> Paper:
    """Return the paper of the exam that is open now, which takes the passphrase."""
    with closing(Store.open(data / STORE_FILE)) as store:
        key, entry = store.exams.key(), store.exams.unfinished()
        if key is None or entry is None:
            raise NotAsExpectedError("no exam was opened")
        sealed = key.open(PASSPHRASE).unseal(entry.body["sealed"])
    return Blueprint(plan_of_text(entry.plan_text), shipped_houses()).draw(sealed["seed"])


class Examining:
    """An examiner, then a candidate, at the keyboard of one screen."""

    def __init__(self, screen: Screen, language: str, data: Path, folder: Path | None) -> None:
        self.screen = screen
        self.data = data
        self.show = partial(screen.picture, folder, language)

    def press(self, *keys: str) -> None:
        """Press keys and let the window follow."""
        self.screen.press(*keys)
        time.sleep(0.3)

    def set_exam(self) -> Paper:
        """Set the passphrase and open the exam; return its paper."""
        self.press("F9")
        self.show("exams")
        place = [path.stem for path in shipped_plans()].index(PLAN)
        self.press(*["Down"] * place, "Return")
        self.show("exam-passphrase")
        self.press(*keys_of_text(PASSPHRASE), "Return", *keys_of_text(PASSPHRASE), "Return")
        self.press("Return")
        self.press(*"1001", "Return", *"4711", "Return", *"2002", "Return")
        self.show("exam-candidate")
        self.press(*keys_of_text(PASSPHRASE), "Return")
        wait_for("the exam is opened", self._is_open)
        return unsealed(self.data)

    def _is_open(self) -> bool:
        with suppress(StoreError), closing(Store.open(self.data / STORE_FILE)) as store:
            return store.exams.unfinished() is not None
        return False

    def sit(self, paper: Paper, first: int, last: int) -> None:
        """Answer the questions with these numbers rightly."""
        shown = set()
        for asked in paper.questions[first - 1 : last]:
            question = asked.question
            if question.kind not in shown:
                shown.add(question.kind)
                self.show(f"exam-{asked.number}-{question.kind}")
            before = answered(self.data)
            self.screen.press(
                *(key for part in question.parts for key in (*keys_of(part, part.truth), "Return"))
            )
            wait_for(
                f"answer {asked.number} is recorded",
                lambda count=before: answered(self.data) > count,  # type: ignore[misc]
            )
            time.sleep(0.1)

    def resume(self) -> None:
        """Go on after the break; what was held by the window that died is free in a minute."""
        time.sleep(61)
        self.press("F9")
        self.show("exam-broken-off")
        self.press("space", *keys_of_text(PASSPHRASE), "Return")
        time.sleep(4)

    def certify(self, folder: Path) -> Path:
        """Save the certificate under the name that is offered, in the folder of documents."""
        self.show("exam-result")
        self.press("Tab", "space", *keys_of_text(PASSPHRASE), "Return")
        time.sleep(1)
        self.show("exam-save")
        self.press("Return")
        wait_for("the certificate is saved", lambda: any(folder.glob("*.pdf")))
        self.show("exam-saved")
        self.press("Escape")
        self.show("exams-afterwards")
        return next(folder.glob("*.pdf"))


def drive(language: str, folder: Path | None) -> dict[str, int]:
    """Do it all in one language; return how many questions were asked and answered rightly."""
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        save_settings(Settings(), data / FILE_NAME)
        screen = Screen(stack, LAYOUTS[language])
        examining = Examining(screen, language, data, folder)
        documents = data / "Documents"
        documents.mkdir()
        with ExitStack() as program:
            open_records(program, screen, language, data, HOME=str(data))
            paper = examining.set_exam()
            examining.sit(paper, 1, FIRST)
        # The question that was open when the program died is not asked again.
        open_records(stack, screen, language, data, HOME=str(data))
        examining.resume()
        examining.sit(paper, FIRST + 2, len(paper.questions))
        time.sleep(1)
        target = examining.certify(documents)
        verify = [sys.executable, "-m", "dealer_trainer", "verify", str(target)]
        checked = subprocess.run(
            [*verify, "--key", str(data / KEY_FILE)], capture_output=True, text=True, check=False
        )
        if checked.returncode:
            raise NotAsExpectedError(checked.stdout + checked.stderr)
        with closing(Store.open(data / STORE_FILE)) as store:
            (entry,) = store.exams.entries()
    return {"asked": len(entry.graded), "right": sum(each.right for each in entry.graded)}


def main(arguments: list[str]) -> int:
    """Drive the window in both languages; return 0 if all but the forfeited question are right."""
    folder = folder_of(arguments)
    done = {language: drive(language, folder) for language in TITLES}
    print(json.dumps(done))
    return 0 if all(each["right"] == each["asked"] - 1 for each in done.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
