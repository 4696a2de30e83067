"""How the program starts: without a screen, lean, with a fixed seed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person
from ui.app import SEED_VARIABLE, has_screen
from ui.window import Window

_WITHOUT_SCREEN = """
import sys
from ui.app import main
status = main(["dealer-trainer"])
assert "PySide6" not in sys.modules
sys.exit(status)
"""

_AT_FIRST_PAINT = """
import sys
from pathlib import Path
from ui.app import start
from ui.records import Recorder

def open_store(_):
    print(*sorted({name.partition(".")[0] for name in sys.modules}))
    application.quit()

Recorder.open = open_store
application, window = start(sys.argv[:1], Path(sys.argv[1]))
application.exec()
assert not application.windowIcon().isNull()
"""


_A_WHILE_AFTER = """
import sys
import threading
from pathlib import Path
import ui.app
from PySide6.QtCore import QTimer
from ui.page import Shown

def look():
    loading = [each for each in threading.enumerate() if each.name == "plots"]
    if window._recorder.store is None or loading or "pyqtgraph" not in sys.modules:
        return
    before = set(sys.modules)
    window.open(Shown.RESULTS)
    print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}))
    application.quit()

ui.app._LATER_AFTER = 0
application, window = ui.app.start(sys.argv[:1], Path(sys.argv[1]))
clock = QTimer()
clock.timeout.connect(look)
clock.start(20)
application.exec()
"""


def _run(code: str, *arguments: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **surroundings},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        (
            "ru_RU.UTF-8",
            "Окно открыть негде: не заданы ни DISPLAY, ни WAYLAND_DISPLAY.",
        ),
        (
            "en_GB.UTF-8",
            "There is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set.",
        ),
    ],
)
def test_without_a_screen_the_program_says_so_in_one_sentence(locale: str, sentence: str) -> None:
    nothing = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"), "")
    run = _run(_WITHOUT_SCREEN, LC_ALL=locale, PYTHONIOENCODING="utf-8", **nothing)
    assert (run.returncode, run.stdout, run.stderr) == (1, "", sentence + "\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("DISPLAY", ":0", True),
        ("WAYLAND_DISPLAY", "wayland-0", True),
        ("QT_QPA_PLATFORM", "offscreen", True),
        ("QT_QPA_PLATFORM", "minimal:enable_fonts", True),
        ("QT_QPA_PLATFORM", "vnc", True),
        ("QT_QPA_PLATFORM", "xcb", False),
    ],
)
def test_a_screen_is_one_that_qt_can_open(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, expected: bool
) -> None:
    for each in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv(name, value)
    assert has_screen() is expected


def test_nothing_heavy_is_imported_before_the_records_are_opened(tmp_path: Path) -> None:
    run = _run(_AT_FIRST_PAINT, str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert run.returncode == 0, run.stderr
    imported = set(run.stdout.split())
    assert {"PySide6", "dealer_trainer", "ui"} <= imported
    late = {"sqlalchemy", "alembic", "numpy", "pyqtgraph", "fsrs", "rich", "hypothesis"}
    assert imported & late == set()


def test_what_results_are_drawn_with_is_loaded_before_they_are_opened(tmp_path: Path) -> None:
    run = _run(_A_WHILE_AFTER, str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert {*run.stdout.split()} & {"numpy", "pyqtgraph", "ui"} == set()


def _first_cards(window: Window) -> object:
    page = Person(window).begin()
    return page.presenter.question.scenario


def test_seed_that_is_set_gives_the_same_questions(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(language=Language.ENGLISH)
    first, again = (_first_cards(open_window(settings)) for _ in range(2))
    assert first == again
    monkeypatch.setenv(SEED_VARIABLE, "8")
    assert _first_cards(open_window(settings)) != first


def test_without_a_seed_the_questions_are_others_each_time(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    monkeypatch.delenv(SEED_VARIABLE)
    first = _first_cards(window)
    window.begin()
    assert window.drill is not None
    assert window.drill.presenter.question.scenario != first
