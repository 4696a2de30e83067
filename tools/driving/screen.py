"""A virtual screen with a keyboard and a mouse, and programs that run for a time."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

PATIENCE = 30.0
NEEDED = ("Xvfb", "openbox", "setxkbmap", "xdotool")
"""The programs without which there is no screen to drive."""


class NotAsExpectedError(Exception):
    """The window did not do what a person expects."""


@contextmanager
def running(command: Sequence[str], **surroundings: str) -> Iterator[subprocess.Popen[str]]:
    """Keep a program running; kill it at the end."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **surroundings},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for(what: str, reached: Callable[[], bool]) -> None:
    """Wait until something is so; raise NotAsExpectedError if that takes too long."""
    end = time.monotonic() + PATIENCE
    while not reached():
        if time.monotonic() > end:
            raise NotAsExpectedError(what)
        time.sleep(0.02)


class Screen:
    """A virtual screen; what runs on it is given its `surroundings`."""

    def __init__(self, stack: ExitStack, layout: str, size: str = "1366x768") -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", f"{size}x24"]
        process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        stack.callback(process.wait)
        stack.callback(process.kill)
        os.close(write)
        with os.fdopen(read) as number:
            self.surroundings = {"DISPLAY": f":{number.readline().strip()}"}
        self.run("setxkbmap", layout)
        stack.enter_context(running(["openbox", "--sm-disable"], **self.surroundings))

    def run(self, *command: str) -> bool:
        """Run a program of the screen and tell whether it found what it was to find."""
        surroundings = {**os.environ, **self.surroundings}
        done = subprocess.run(command, env=surroundings, capture_output=True, check=False)
        return done.returncode == 0

    def press(self, *keys: str) -> None:
        """Press keys, each freshly, as the keyboard sends them."""
        if not self.run("xdotool", "key", "--delay", "8", *keys):
            raise NotAsExpectedError(f"the keys {keys} cannot be pressed")

    def hold(self, key: str, seconds: float) -> None:
        """Hold a key down, so that it repeats."""
        self.run("xdotool", "keydown", key)
        time.sleep(seconds)
        self.run("xdotool", "keyup", key)

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a place and press its left button there."""
        self.run("xdotool", "mousemove", str(x), str(y), "click", "1")

    def picture(self, folder: Path | None, language: str, name: str) -> None:
        """Save what the screen shows, if there is a folder for it."""
        if folder:
            time.sleep(0.3)
            self.run("import", "-window", "root", str(folder / f"{language}-{name}.png"))
