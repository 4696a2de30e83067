"""Use the bundle as a person does on a computer that knows nothing of the program.

`python -m tools.drive_bundle [PROGRAM]` needs what `tools.drive_window` needs, and `import`. In
Russian and English it starts the bundle in an empty home and another folder, answers a question by
key presses and looks into the database; it holds the picture and the start against the checkout's.
"""

import json
import statistics
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from operator import ne
from pathlib import Path

from PySide6.QtGui import QImage

from tools.bundle import BUNDLE, ROOT
from tools.drive_window import answer, begin
from tools.driving.program import LAYOUTS, LOCALES, SEED, TITLES, stored
from tools.driving.screen import NotAsExpectedError, Screen, running, wait_for
from ui.app import SEED_VARIABLE

CHECKOUT = (sys.executable, "-m", "dealer_trainer")
DATA = Path(".local", "share", "dealer-trainer")
STARTS = 5
#: A text cursor blinks; one card without its picture is a hundred times as much.
MOST_DIFFERENT = 0.0005


@dataclass(frozen=True, slots=True)
class Computer:
    """A screen and a person's home, with nothing else set."""

    screen: Screen
    language: str
    home: Path

    @property
    def data(self) -> Path:
        """The folder where the program keeps what is answered here."""
        return self.home / DATA

    @contextmanager
    def started(self, command: Sequence[str], folder: Path) -> Iterator[float]:
        """Start the program in a folder and give the seconds until its window is there."""
        surroundings = {
            "HOME": str(self.home),
            "LANG": LOCALES[self.language],
            **self.screen.surroundings,
            SEED_VARIABLE: str(SEED),
        }
        only = (f"{name}={value}" for name, value in surroundings.items())
        find = ("xdotool", "search", "--onlyvisible", "--name", TITLES[self.language])
        began = time.perf_counter()
        with running(["env", "--ignore-environment", "--chdir", str(folder), *only, *command]):
            wait_for("the window opens", lambda: self.screen.run(*find))
            took = time.perf_counter() - began
            wait_for("it is in front", lambda: self.screen.run("xdotool", "getactivewindow"))
            time.sleep(0.5)
            yield took


@contextmanager
def computer(language: str) -> Iterator[Computer]:
    """Set up a screen with a window manager and a keyboard, and an empty home."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        screen = Screen(stack, LAYOUTS[language])
        wait_for("the window manager", lambda: screen.run("xdotool", "get_desktop"))
        yield Computer(screen, language, home)


def answer_one(command: Sequence[str], folder: Path, language: str, picture: Path) -> list[int]:
    """Answer one question, save its picture and return what is stored: 1 for each right answer."""
    with computer(language) as here, here.started(command, folder):
        session = begin(here.screen, here.data)
        question = session.ask()
        time.sleep(0.5)
        here.screen.run("import", "-window", "root", str(picture))
        answer(here.screen, question, held=False)
        wait_for("the answer is stored", lambda: bool(stored(here.data)))
        return stored(here.data)


def seconds(commands: Sequence[tuple[Sequence[str], Path]]) -> list[float]:
    """Return the median seconds from a start to the window of each command, taking turns."""
    taken: list[list[float]] = [[] for _ in commands]
    with computer("en") as here:
        for _ in range(STARTS):
            for times, (command, folder) in zip(taken, commands, strict=True):
                with here.started(command, folder) as took:
                    times.append(took)
    return [statistics.median(times) for times in taken]


def difference(one: Path, other: Path) -> float:
    """Return the share of pixels that differ between two pictures of one size."""
    pixels: list[array[int]] = []
    for path in (one, other):
        image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
        pixels.append(array("I", bytes(image.constBits())))
    if len(pixels[0]) != len(pixels[1]) or not pixels[0]:
        raise NotAsExpectedError("the pictures are not of one size")
    unlike: int = sum(map(ne, *pixels))
    return unlike / len(pixels[0])


def main(arguments: list[str]) -> int:
    """Print the figures; return 0 if all was stored, right, and looks as in the checkout."""
    program = Path(arguments[0]) if arguments else BUNDLE / "dealer-trainer"
    with tempfile.TemporaryDirectory() as elsewhere:
        bundle = ([str(program.resolve())], Path(elsewhere))
        checkout = (CHECKOUT, ROOT)
        rights, differences = [], []
        for language in TITLES:
            pictures = [Path(elsewhere, f"{name}.png") for name in ("bundle", "checkout")]
            for (command, folder), picture in zip((bundle, checkout), pictures, strict=True):
                rights += answer_one(command, folder, language, picture)
            differences.append(difference(*pictures))
        bundle_seconds, checkout_seconds = seconds((bundle, checkout))
    figures = {
        "answers": len(rights),
        "right": sum(rights),
        "different": max(differences),
        "start_seconds": round(bundle_seconds, 2),
        "checkout_start_seconds": round(checkout_seconds, 2),
    }
    print(json.dumps(figures))
    return 0 if rights == [1] * 4 and max(differences) <= MOST_DIFFERENT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
