"""Several screens, far apart, taken away, and of any scale: the window is where one sees it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_trainer.settings import FILE_NAME, Settings, load_settings, save_settings
from dealer_trainer.wording import Language

Screen = tuple[int, int, int, int]
LEFT, RIGHT, SMALL = (0, 0, 1920, 1080), (1920, 0, 1920, 1080), (0, 0, 1024, 768)

_PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from ui.app import start

application, window = start(sys.argv[:1], Path(sys.argv[1]))
if len(sys.argv) > 2:
    window.setGeometry(*map(int, sys.argv[2].split()))
for _ in range(20):
    application.processEvents()
seen = [each.availableGeometry() for each in QGuiApplication.screens()]
parts = [each.intersected(window.frameGeometry()) for each in seen]
print(max(part.width() * part.height() for part in parts),
      window.frameGeometry().width() * window.frameGeometry().height(),
      window.screen().devicePixelRatio())
window.begin()
for _ in range(20):
    application.processEvents()
assert window.drill.isVisible()
assert window.close()
"""


def _run(
    data: Path, screens: list[Screen], place: str | None = None, scale: float = 1
) -> tuple[int, int, float]:
    """Open the window on screens; return its pixels in sight, all of its pixels, and the scale."""
    data.mkdir(exist_ok=True)
    config = data / "screens.json"
    listed = [
        {
            "name": f"screen {number}",
            "x": x,
            "y": y,
            "width": width,
            "height": height,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": scale,
        }
        for number, (x, y, width, height) in enumerate(screens)
    ]
    config.write_text(json.dumps({"screens": listed}), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(data), *([place] if place else [])],
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    seen, whole, ratio = run.stdout.split()
    return int(seen), int(whole), float(ratio)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    save_settings(Settings(language=Language.ENGLISH), tmp_path / FILE_NAME)
    return tmp_path


def test_the_window_opens_again_on_the_second_screen(data: Path) -> None:
    _run(data, [LEFT, RIGHT], "2100 100 1100 800")
    seen, whole, _ = _run(data, [LEFT, RIGHT])
    assert seen == whole


def test_the_window_is_pulled_back_from_a_screen_that_was_taken_away(data: Path) -> None:
    _run(data, [LEFT, RIGHT], "2100 100 1100 800")
    seen, whole, _ = _run(data, [LEFT])
    assert seen > 0.95 * whole


def test_the_window_of_a_large_screen_fits_a_small_one(data: Path) -> None:
    _run(data, [LEFT], "40 40 1800 1000")
    seen, whole, _ = _run(data, [SMALL])
    assert seen == whole


def test_a_screen_above_and_to_the_left_is_a_screen_too(data: Path) -> None:
    beside = (-1920, -300, 1920, 1080)
    _run(data, [LEFT, beside], "-1800 -200 1100 800")
    seen, whole, _ = _run(data, [LEFT, beside])
    assert seen == whole


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2, 3])
def test_the_window_opens_at_any_scale(data: Path, scale: float) -> None:
    seen, whole, ratio = _run(data, [LEFT], scale=scale)
    assert seen == whole
    assert ratio == scale
    assert load_settings(data / FILE_NAME).settings.geometry
    seen, whole, _ = _run(data, [LEFT], scale=1)
    assert seen == whole
