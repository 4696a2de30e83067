"""What a screen reader finds in the window: asked through AT-SPI over a bus of its own."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, cast

from tools.driving.screen import Screen, running, wait_for

PACKAGES = ("at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi")
"""The Debian packages that bring what a screen reader stands on."""
_PYTHON = "/usr/bin/python3"
_HELPER = Path(__file__).with_name("screen_reader.py")


def is_readable() -> bool:
    """Tell whether this system has what a screen reader stands on."""
    if shutil.which("dbus-daemon") is None or not Path(_PYTHON).exists():
        return False
    bus = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
    load = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    tried = subprocess.run([_PYTHON, "-I", "-c", load], capture_output=True, check=False)
    return bus.exists() and tried.returncode == 0


@dataclass(frozen=True, slots=True)
class Node:
    """One thing that a screen reader finds, with its place on the screen."""

    role: str
    name: str
    description: str
    text: str
    states: frozenset[str]
    where: tuple[int, int, int, int]

    @property
    def said(self) -> str:
        """What a screen reader says of it first."""
        return self.name or self.text

    @property
    def middle(self) -> tuple[int, int]:
        """The point in its middle."""
        x, y, width, height = self.where
        return x + width // 2, y + height // 2


class Reader:
    """A screen reader; the program is started after it, on the same screen."""

    def __init__(self, stack: ExitStack, screen: Screen) -> None:
        runtime = stack.enter_context(tempfile.TemporaryDirectory())
        screen.surroundings |= {"XDG_RUNTIME_DIR": runtime}
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
        daemon = stack.enter_context(running(bus, **screen.surroundings))
        screen.surroundings |= {
            "DBUS_SESSION_BUS_ADDRESS": _line_of(daemon).strip(),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        command = [_PYTHON, "-I", str(_HELPER)]
        self._helper = stack.enter_context(running(command, **screen.surroundings))
        self.heard()

    def tree(self) -> list[Node]:
        """Return everything that is shown, in the order in which it is read."""
        return [
            Node(**{**each, "states": frozenset(each["states"]), "where": tuple(each["where"])})
            for each in self._ask("tree")
        ]

    def heard(self) -> list[tuple[str, str]]:
        """Return what was said since the last call: `announced` or `focused`, with the words."""
        return [(kind, words) for kind, words in self._ask("heard")]

    def wait(self, what: str, wanted: Callable[[Node], bool]) -> Node:
        """Return the first thing of that kind, waiting until it is shown."""
        found: list[Node] = []

        def is_shown() -> bool:
            found[:] = [node for node in self.tree() if wanted(node)]
            return bool(found)

        wait_for(f"{what} is shown", is_shown)
        return found[0]

    def _ask(self, question: str) -> list[Any]:
        asking = cast("IO[str]", self._helper.stdin)
        asking.write(question + "\n")
        asking.flush()
        answer: list[Any] = json.loads(_line_of(self._helper))
        return answer


def _line_of(process: subprocess.Popen[str]) -> str:
    return cast("IO[str]", process.stdout).readline()
