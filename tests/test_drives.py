"""The real window on a virtual screen, driven by keys and mouse; for `make soak`."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.driving.program import TITLES
from tools.driving.reading import PACKAGES, is_readable
from tools.driving.screen import NEEDED

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    "drive", ["drive_window", "drive_people", "drive_kinds", "drive_exam", "drive_journey"]
)
def test_a_person_finds_the_window_as_expected(
    drive: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking = [program for program in NEEDED if shutil.which(program) is None]
    if lacking:
        pytest.skip(f"there is no virtual screen to drive without {', '.join(lacking)}")
    if drive == "drive_journey" and not is_readable():
        pytest.skip(f"nothing is found on the screen without {', '.join(PACKAGES)}")
    done = subprocess.run(
        [sys.executable, "-m", f"tools.{drive}"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    assert figures.keys() & {*TITLES, "right"}
    with capsys.disabled():
        print(f"\n{drive}: {done.stdout.strip()}")
