"""What every test stands on: no screen, no home of the user's, no dialog that waits."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

_HOME = Path(tempfile.mkdtemp(prefix="dealer-trainer-tests-"))

_FOLDERS = {
    "HOME": "",
    "USERPROFILE": "",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "runtime",
    "XDG_STATE_HOME": "state",
    "APPDATA": "roaming",
    "LOCALAPPDATA": "local",
}


def _stand_apart_from_the_user() -> None:
    """Set what PySide6 and platformdirs read at their first import, so before any test module's."""
    for name, folder in _FOLDERS.items():
        path = _HOME / folder
        path.mkdir(mode=0o700, exist_ok=True)
        os.environ[name] = str(path)
    os.environ.pop("LANGUAGE", None)
    os.environ.pop("DEALER_TRAINER_DATABASE", None)
    os.environ.update(LC_ALL="C.UTF-8", LANG="C.UTF-8")
    if os.environ.get("DEALER_TRAINER_TEST_SCREEN") != "1":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


_stand_apart_from_the_user()

settings.register_profile(
    "quick", deadline=None, max_examples=50, derandomize="CI" in os.environ, print_blob=True
)
settings.register_profile("soak", deadline=None, max_examples=5000, print_blob=True)
settings.load_profile("quick")


def pytest_collection_finish() -> None:
    """Never look through what was loaded for garbage, as the program does once it has begun."""
    gc.freeze()


def pytest_unconfigure() -> None:
    """Remove the home that the tests lived in."""
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Begin the application as the program does."""
    from ui.theme import STYLE

    return ["tests", *STYLE]


@pytest.fixture(autouse=True)
def no_waiting_dialog(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a modal dialog fail the test that opens it; it would wait for a person for ever."""
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6 import QtWidgets

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a modal dialog waits for a person: use open() and its signals")

    waiting: dict[type, tuple[str, ...]] = {
        QtWidgets.QDialog: ("exec",),
        QtWidgets.QMessageBox: (
            "exec", "about", "aboutQt", "critical", "information", "question", "warning",
        ),
        QtWidgets.QFileDialog: (
            "exec", "getExistingDirectory", "getExistingDirectoryUrl", "getOpenFileName",
            "getOpenFileNames", "getOpenFileUrl", "getOpenFileUrls", "getSaveFileName",
            "getSaveFileUrl",
        ),
    }  # fmt: skip
    for dialog, calls in waiting.items():
        for call in calls:
            monkeypatch.setattr(dialog, call, refuse)


@pytest.fixture(autouse=True)
def no_window_left_open(no_waiting_dialog: None) -> Iterator[None]:
    """Fail the test that leaves a window on the screen: the next one would meet it."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtWidgets import QApplication

    left = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    names = ", ".join(type(window).__name__ for window in left)
    for window in left:
        window.close()
    assert not left, f"left open: {names}"
