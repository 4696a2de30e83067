"""Two windows of the program on one data folder: nothing of either is lost."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from dealer_trainer.settings import FILE_NAME, Settings, save_settings
from dealer_trainer.wording import Language
from ui.rooms import STORE_FILE

ANSWERS = 15

_PROGRAM = """
import sys
from dataclasses import replace
from pathlib import Path
from dealer_trainer.settings import Deck, Theme
from ui.app import start

application, window = start(sys.argv[:1], Path(sys.argv[1]))
changed = {"theme": Theme.DARK} if sys.argv[2] == "theme" else {"deck": Deck.FOUR}
print("open", flush=True)
sys.stdin.readline()
window.begin()
page = window.drill
for number in range(int(sys.argv[3])):
    page.submit({part.key: part.truth for part in page.presenter.question.parts})
    while page.presenter.grade is None:
        application.processEvents()
    if number == 3:
        window._look.change(replace(window._look.settings, **changed))
    page._go_on()
    application.processEvents()
assert window.close(), window.notice.text()
print(window._recorder.unsaved)
"""


def test_answers_and_settings_of_both_are_kept(tmp_path: Path) -> None:
    settings = tmp_path / FILE_NAME
    save_settings(Settings(language=Language.ENGLISH), settings)
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, str(tmp_path), changed, str(ANSWERS)],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        for changed in ("theme", "deck")
    ]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline() == "open\n"
    # What a newer version has written since both were opened.
    plain = json.loads(settings.read_text("utf-8"))
    settings.write_text(json.dumps({**plain, "sounds": True}), "utf-8")
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("go\n")
        window.stdin.flush()
    for window in windows:
        said, faults = window.communicate(timeout=100)
        assert window.returncode == 0, faults
        assert said == "0\n"
    with closing(sqlite3.connect(tmp_path / STORE_FILE)) as records:
        assert records.execute("SELECT count(*) FROM answers").fetchone() == (2 * ANSWERS,)
        assert records.execute("SELECT count(*) FROM people").fetchone() == (1,)
    plain = json.loads(settings.read_text("utf-8"))
    assert (plain["theme"], plain["deck"], plain["sounds"]) == ("dark", "four", True)
