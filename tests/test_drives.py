"""The real window on a virtual screen, driven by key presses alone; for `make soak`."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.driving.program import TITLES
from tools.driving.screen import NEEDED

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("drive", ["drive_window", "drive_people", "drive_kinds", "drive_exam"])
def test_a_person_finds_the_window_as_expected(
    drive: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking = [program for program in NEEDED if shutil.which(program) is None]
    if lacking:
        pytest.skip(f"there is no virtual screen to drive without {', '.join(lacking)}")
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
