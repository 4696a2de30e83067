"""Make the program into one folder that needs no Python: dist/dealer-trainer.

`python -m tools.bundle` in the checkout, on Windows too, needs nothing but Python. It makes an
environment of its own in build/, installs the program and its pinned requirements there as anybody
would, and has PyInstaller freeze what is installed. A bundle runs on the kind of system that it was
made on, and on newer ones.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import check_python, check_system
from tools.bundle_contents import unused
from tools.say import say

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "bundle.txt"
SPEC = ROOT / "tools" / "frozen" / "dealer_trainer.spec"
WORK = ROOT / "build" / "bundle"
BUNDLE = ROOT / "dist" / "dealer-trainer"

_PIP = ("pip", "--disable-pip-version-check", "--quiet", "install")


def make() -> None:
    """Make the bundle anew; raise CalledProcessError if one of the steps fails."""
    shutil.rmtree(WORK, ignore_errors=True)
    environment = WORK / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    _run(environment, *_PIP, "--require-hashes", "--requirement", str(LOCK))
    _run(environment, *_PIP, "--no-deps", "--no-build-isolation", str(ROOT))
    for path in unused(_packages(environment)):
        path.unlink()
    _run(
        environment,
        *("PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", str(BUNDLE.parent), "--workpath", str(WORK / "work"), str(SPEC)),
    )
    shutil.rmtree(WORK)


def size(folder: Path) -> int:
    """Return the bytes of all files of a folder, links not counted."""
    return sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    )


def _run(environment: Path, *module: str) -> None:
    """Run a module with an environment's Python, which sees nothing of the checkout's."""
    subprocess.run([str(_python(environment)), "-I", "-m", *module], check=True, cwd=WORK)


def _python(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _packages(environment: Path) -> Path:
    asked = [
        str(_python(environment)),
        "-I",
        "-c",
        "import sysconfig as s; print(s.get_path('purelib'))",
    ]
    said = subprocess.run(asked, check=True, capture_output=True, text=True)
    return Path(said.stdout.rstrip("\n"))


def main() -> int:
    """Make the bundle and say where it is and how large; return 0, or 1 if it cannot be made."""
    if check_python.main() or check_system.main(["--window"]):
        return 1
    try:
        make()
    except subprocess.CalledProcessError as error:
        command = " ".join(str(word) for word in error.cmd)
        say(
            f"The bundle cannot be made: this failed: {command}",
            f"Сборка не удалась: не выполнена команда: {command}",
        )
        return 1
    megabytes = round(size(BUNDLE) / 1_000_000)
    say(f"The bundle is made, {megabytes} MB: {BUNDLE}", f"Сборка готова, {megabytes} МБ: {BUNDLE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
