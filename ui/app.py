"""The composition root: everything that the window needs is built here and passed in."""

import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.resources import card_images_folder, data_folder
from dealer_trainer.wording import Words, system_language

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dealer_trainer.store import Store
    from ui.look import Look
    from ui.pages.drill.page import DrillPage
    from ui.pages.start.presenter import StartPresenter
    from ui.records import Recorder
    from ui.window import Window

#: Gives every session this seed, so that trainers and tests meet the same questions.
SEED_VARIABLE = "DEALER_TRAINER_SEED"
_SEEDS = 2**63
_NEXT = ("drill.page", "drill.feedback", "drill.html")
_ROOMS = ("files", "practice", "settings", "wording.house_page", "wording.topics")
STORE_FILE = "answers.sqlite"

_WITHOUT_SCREEN = frozenset({"offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs"})


def has_screen() -> bool:
    """Tell whether Qt can open a window here; where it cannot it would end the program."""
    if not sys.platform.startswith("linux"):
        return True
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return platform in _WITHOUT_SCREEN or bool(shown)


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and return the exit status; 1 without a screen, after saying so.

    `argv` are the program's name and Qt's own options, those of the process if left out.
    """
    if not has_screen():
        words = Words(system_language())
        sentence = words.text(
            "There is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
        )
        sys.stderr.write(sentence + "\n")
        return 1
    # Lets Ctrl+C in the terminal end the program; every answer is on the disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app, _window = start(sys.argv if argv is None else argv, data_folder())
    return app.exec()


def start(argv: Sequence[str], data: Path) -> "tuple[QApplication, Window]":
    """Show the window over the settings and records in a folder; the loop is left to the caller.

    What has no Qt is imported before Qt, since PySide reads the source of every module that is
    imported after it. Nothing is garbage yet, so nothing is collected before the first paint.
    """
    gc.disable()
    for room in _ROOMS:
        import_module(f"dealer_trainer.{room}")
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    app = QApplication(list(argv))
    window = build(app, data)
    window.painted.connect(lambda: QTimer.singleShot(0, _get_ready))
    window.show()
    return app, window


def _get_ready() -> None:
    """Use the moment in which a person reads the start page: load what it can do without."""
    for page in _NEXT:
        import_module(f"ui.pages.{page}")
    from PySide6.QtGui import QGuiApplication, QIcon

    QGuiApplication.setWindowIcon(QIcon(str(card_images_folder() / "As.svg")))
    gc.freeze()
    gc.enable()


def build(app: "QApplication", data: Path) -> "Window":
    """Return the window, not yet shown, over the settings and records in a folder."""
    from dealer_trainer.files import Houses
    from dealer_trainer.settings import FILE_NAME, load_settings
    from ui.look import Look
    from ui.pages.start.presenter import StartPresenter
    from ui.records import Recorder
    from ui.window import Window

    app.setApplicationName("dealer-trainer")
    app.setDesktopFileName("dealer-trainer")
    loaded = load_settings(data / FILE_NAME)
    look = Look(app, loaded.settings, data / FILE_NAME)
    recorder = Recorder(lambda: _open_store(data / STORE_FILE))
    choices = StartPresenter(Houses(data / "houses").all(), loaded.settings)
    window = Window(look, choices, recorder, _practice(look, recorder), _now)
    window.painted.connect(recorder.open_soon)
    if loaded.damaged:
        window.notice.say(
            lambda words: words.text("The settings were damaged; what was lost has its default.")
        )
    return window


def _open_store(path: Path) -> "Store":
    from dealer_trainer.store import Store

    return Store.open(path)


def _practice(look: "Look", recorder: "Recorder") -> Callable[["StartPresenter"], "DrillPage"]:
    def begin(choices: "StartPresenter") -> "DrillPage":
        from dealer_trainer.practice import Session
        from ui.pages.drill.page import DrillPage
        from ui.pages.drill.presenter import DrillPresenter
        from ui.table import TableView

        session = Session(choices.house, choices.topic, choices.boxes, _seed())
        presenter = DrillPresenter(session, recorder.save, time.monotonic, _now)
        table = TableView(look.words, look.theme)
        page = DrillPage(presenter, table, look.words, look.theme)
        page.set_four_colours(on=look.four_colours)
        return page

    return begin


def _seed() -> int:
    """Return the seed of a session: the one that is set, else a fresh one."""
    fixed = os.environ.get(SEED_VARIABLE, "")
    if fixed.isdecimal():
        return int(fixed) % _SEEDS
    return int.from_bytes(os.urandom(8), "big") % _SEEDS


def _now() -> datetime:
    return datetime.now(UTC)
