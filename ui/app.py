"""The composition root: everything that the window needs is built here and passed in."""

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from dealer_trainer.resources import card_images_folder, data_folder
from dealer_trainer.wording import Words, system_language

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dealer_trainer.faults import Fault
    from dealer_trainer.files import Drill, Houses
    from dealer_trainer.house import House
    from dealer_trainer.settings import Loaded
    from dealer_trainer.store import Store
    from ui.faults import Faults
    from ui.notice import Sentence
    from ui.pages.drill.page import DrillPage
    from ui.sessions import Sessions
    from ui.window import Window

#: Gives every session this seed, so that trainers and tests meet the same questions.
SEED_VARIABLE = "DEALER_TRAINER_SEED"
_SEEDS = 2**63
_NEXT = ("dealer_trainer.practice.sessions", "dealer_trainer.practice.mix", "ui.pages.drill.page")
_LATER = (
    "ui.pages.drill.feedback",
    "ui.pages.drill.html",
    "ui.pages.house.page",
    "ui.pages.house.uses",
    "ui.pages.reference.page",
)
_PLOTS = ("pyqtgraph", "ui.pages.results.page")
_LATER_AFTER = 1500  # milliseconds; nobody has settled a table by then
_ROOMS = (
    "files",
    "practice",
    "settings",
    "wording.house_page",
    "wording.topics",
    "wording.kinds",
    "wording.troubles",
    "wording.asked.given",
)

_WITHOUT_SCREEN = frozenset({"offscreen", "minimal", "minimalegl", "vnc", "linuxfb", "eglfs"})


class NoHouseError(Exception):
    """Not one house can be read, not even of those that come with the program."""


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
    try:
        app, _window = start(sys.argv if argv is None else argv, data_folder())
    except NoHouseError:
        return _tell_no_house()
    return app.exec()


def _tell_no_house() -> int:
    """Say that there is nothing to ask by; return the exit status."""
    from PySide6.QtWidgets import QApplication, QMessageBox

    sentence = Words(system_language()).text(
        "No house's file can be read, so nothing can be asked. "
        "Install the program again; your answers stay."
    )
    if sys.stderr is not None:
        sys.stderr.write(sentence + "\n")
    box = QMessageBox()
    box.setText(sentence)
    box.open()
    QApplication.exec()
    return 1


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

    from ui.faults import Faults
    from ui.theme import STYLE

    app = QApplication([*argv, *STYLE])
    faults = Faults(data)
    faults.install()
    app.aboutToQuit.connect(faults.uninstall)
    window = build(app, data)
    window.tell_faults(faults)
    window.painted.connect(lambda: QTimer.singleShot(0, lambda: _get_ready(window, faults)))
    window.show()
    return app, window


def _load(modules: tuple[str, ...]) -> None:
    for module in modules:
        import_module(module)


def _load_later(window: "Window") -> None:
    """Load what explains an answer and what F1 opens, each in a turn of its own.

    What is loaded by then is never looked through for garbage. The plots of the results, which take
    longest, are loaded beside it, so that no press waits.
    """
    from ui.idle import Idle

    plots = Thread(target=_load, args=(_PLOTS,), name="plots")
    Idle(window).begin([*(partial(import_module, each) for each in _LATER), gc.freeze, plots.start])


def _get_ready(window: "Window", faults: "Faults") -> None:
    """Use the moment in which a person reads the start page: load what it can do without."""
    from ui.idle import RARELY

    _load(_NEXT)
    damaged = window.get_ready()
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QGuiApplication, QIcon

    QTimer.singleShot(_LATER_AFTER, window, lambda: _load_later(window))
    faults.log.note(faults.log.surroundings())
    if damaged:
        window.notice.add(
            lambda words: words.text(
                "The pictures of some cards are missing or damaged; they are drawn plainly. "
                "Install the program again to mend it."
            )
        )
    QGuiApplication.setWindowIcon(QIcon(str(card_images_folder() / "As.svg")))
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], RARELY)
    gc.enable()


def build(app: "QApplication", data: Path) -> "Window":
    """Return the window, not yet shown, over the settings and records in a folder."""
    from dealer_trainer.files import Houses
    from dealer_trainer.practice import practice_day
    from dealer_trainer.settings import FILE_NAME, load_settings
    from ui.drilling import Drilling
    from ui.in_sight import InSight
    from ui.knowing import Knowing
    from ui.look import Look
    from ui.page import Shown
    from ui.pages.start.presenter import StartPresenter
    from ui.records import Recorder
    from ui.rooms import Rooms
    from ui.sessions import Sessions
    from ui.window import Window

    app.setApplicationName("dealer-trainer")
    app.setDesktopFileName("dealer-trainer")
    loaded = load_settings(data / FILE_NAME)
    look = Look(app, loaded.settings, data / FILE_NAME)

    def day_of(time: datetime) -> date:
        return practice_day(time.astimezone(), look.settings.day_begins)

    recorder = Recorder(
        lambda: _open_store(data, loaded.settings.database), _now, day_of, loaded.settings.person
    )
    known = Houses(data / "houses")
    houses, faulty = _houses(known)
    choices = StartPresenter(houses, loaded.settings)
    knowing = Knowing(recorder, lambda: day_of(_now()))
    sessions = Sessions(look, recorder, knowing, _seed, _now)
    drilling = Drilling(look, data, known, recorder, _practice_drill(sessions, known), _seed)
    rooms = Rooms(look, recorder, known, data, _now, day_of)
    makers = {
        Shown.SUMMARY: sessions.make_summary,
        Shown.HOUSE: rooms.make_house,
        Shown.REFERENCE: rooms.make_reference,
        Shown.PEOPLE: rooms.make_people,
        Shown.RESULTS: rooms.make_results,
        Shown.SETTINGS: rooms.make_settings,
        Shown.DRILLS: drilling.make_drills,
        Shown.EDITOR: drilling.make_editor,
        Shown.EXAMS: rooms.make_exams,
        Shown.FILE: drilling.make_file_page,
    }
    window = Window(look, choices, recorder, sessions, makers, _now, knowing)
    drilling.dropped(window)
    InSight(app, window)
    window.painted.connect(recorder.open_soon)
    for sentence in (*_of_settings(loaded), *faulty):
        window.notice.add(sentence)
    return window


def _of_settings(loaded: "Loaded") -> Iterator["Sentence"]:
    """Yield what is said of settings that were damaged."""
    if loaded.damaged and loaded.set_aside:
        name = loaded.set_aside.name
        yield lambda words: words.text(
            "The settings were damaged; what was lost has its default. "
            "The damaged file is kept as {name}.",
            name=name,
        )
    elif loaded.damaged:
        yield lambda words: words.text("The settings were damaged; what was lost has its default.")


def _houses(known: "Houses") -> "tuple[list[House], list[Sentence]]":
    """Return the houses that can be read, and what is said of the others."""
    from dealer_trainer.files import FilesError

    good, faulty = [], []
    for name in known.ids:
        try:
            good.append(known.named(name))
        except FilesError as error:
            faulty.append(_of_house(name, error.faults[0].fault))
    if not good:
        raise NoHouseError
    return good, faulty


def _of_house(name: str, fault: "Fault") -> "Sentence":
    from dealer_trainer.wording.faults import fault_sentence

    return lambda words: words.text(
        "The file of the house {name} has a fault, so it is not offered: {fault}.",
        name=name,
        fault=fault_sentence(words, fault),
    )


def _open_store(data: Path, database: str) -> "Store":
    from dealer_trainer.store import open_store

    return open_store(data, database, _now(), ask=False)


def _practice_drill(sessions: "Sessions", known: "Houses") -> "Callable[[Drill], DrillPage]":
    def begin(drill: "Drill") -> "DrillPage":
        from dealer_trainer.practice.drilled import drill_session

        others = tuple(house for house in known.all() if house.id != drill.house.id)
        return sessions.page_of(drill_session(drill, _seed(), os.urandom(16).hex(), others))

    return begin


def _seed() -> int:
    """Return the seed of a session: the one that is set, else a fresh one."""
    fixed = os.environ.get(SEED_VARIABLE, "")
    if fixed.isdecimal():
        return int(fixed) % _SEEDS
    return int.from_bytes(os.urandom(8), "big") % _SEEDS


def _now() -> datetime:
    return datetime.now(UTC)
