"""A person before the window: finds things as a screen reader names them, by keys and mouse."""

import time

from tools.driving.program import keys_of_text
from tools.driving.reading import Node, Reader
from tools.driving.screen import NotAsExpectedError, Screen

_MOST_TABS = 200
_FOLLOWS = 0.6


class Person:
    """Press, type, click, and look at what comes of it."""

    def __init__(self, screen: Screen, reader: Reader) -> None:
        self.screen = screen
        self.reader = reader

    def see(self, beginning: str, role: str = "") -> Node:
        """Wait until something is shown that is named so, in this role, and return it."""
        return self.reader.wait(
            beginning,
            lambda node: node.said.startswith(beginning) and role in ("", node.role),
        )

    def press(self, *keys: str) -> str:
        """Press keys and return the name of what the focus came to last, "" if nowhere."""
        self.reader.heard()
        self.screen.press(*keys)
        end, reached = time.monotonic() + _FOLLOWS, ""
        while not reached and time.monotonic() < end:
            time.sleep(0.03)
            for kind, said in self.reader.heard():
                reached = said if kind == "focused" else reached
        return reached

    def type(self, text: str) -> None:
        """Type digits, signs and spaces in the place of what stands where the focus is."""
        # A Latin letter is on no Russian keyboard; a busy program may miss its being put there.
        self.screen.press("Home", "shift+End", *keys_of_text(text))

    def click(self, beginning: str, role: str = "") -> None:
        """Click on what is named so, when it has come to rest."""
        node, before = self.see(beginning, role), None
        while node != before:
            node, before = self.see(beginning, role), node
        self.screen.click(*node.middle)

    def tab_to(self, beginning: str, key: str = "Tab") -> str:
        """Press Tab until the focus comes to what is named so, and return its name.

        Raises NotAsExpectedError if it does not come there.
        """
        for _ in range(_MOST_TABS):
            reached = self.press(key)
            if reached.startswith(beginning):
                return reached
        raise NotAsExpectedError(f"{key} does not lead to {beginning!r}")
