"""Look after people in the real window on a virtual screen, by key presses alone.

`python -m tools.drive_people [FOLDER]` needs what `tools.drive_window` needs. In each language it
adds two people, gives one a PIN, switches between them in two presses, meets a wrong PIN, answers a
question for each, deletes one, damages the file of the answers, starts again and restores the
copy of the day; after each step it looks into the database. Pictures go to FOLDER.
"""

import json
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from dealer_trainer.settings import FILE_NAME, Settings, save_settings
from tools.driving.program import LAYOUTS, TITLES, folder_of, open_records, rows
from tools.driving.screen import NotAsExpectedError, Screen, wait_for
from ui.rooms import STORE_FILE

NAMES = ("1111", "2222")  # digits are the same on every keyboard
PIN, WRONG = "2580", "0000"
_BUTTONS = {"add": 2, "pin": 4, "delete": 7}  # presses of Tab from the list


def people(data: Path) -> dict[object, tuple[bool, int]]:
    """Return everybody by name: whether there is a PIN, and how many answers."""
    query = """
        SELECT name, pin IS NOT NULL, count(answers.id) FROM people
        LEFT JOIN answers ON person_id = people.id GROUP BY people.id
    """
    return {name: (bool(pin), int(str(count))) for name, pin, count in rows(data, query)}


class Driver:
    """A person at the keyboard of one window, who looks into the database after each step."""

    def __init__(self, screen: Screen, language: str, data: Path, folder: Path | None) -> None:
        self.screen = screen
        self.data = data
        self.show = partial(screen.picture, folder, language)
        self.steps = 0

    def press(self, *keys: str) -> None:
        """Press keys and let the window follow."""
        self.screen.press(*keys)
        time.sleep(0.3)

    def expect(self, what: str, expected: dict[object, tuple[bool, int]]) -> None:
        """Wait until the database holds these people with so many answers."""
        wait_for(f"{what}: {expected}", lambda: people(self.data) == expected)
        self.steps += 1

    def button(self, name: str) -> None:
        """Open the page and press one of its buttons."""
        self.press("F7")
        self.press(*["Tab"] * _BUTTONS[name])
        self.press("space")

    def add(self, name: str) -> None:
        """Add a person, who practises from then on."""
        self.button("add")
        self.press(*name, "Return")

    def answer(self) -> None:
        """Answer the first question of a practice with what comes to hand."""
        self.press("Return")
        time.sleep(2.0)
        self.press("ctrl+Return")
        time.sleep(1.0)

    def look_after_people(self) -> None:
        """Add, protect, switch, answer and delete."""
        one, two = NAMES
        self.add(one)
        self.expect("one is added", {one: (False, 0)})
        self.button("pin")
        self.show("people-pin")
        self.press(*PIN, "Return")
        self.expect("the PIN is set", {one: (True, 0)})
        self.press("Escape")
        self.add(two)
        self.expect("two is added", {one: (True, 0), two: (False, 0)})
        self.answer()
        self.expect("two has answered", {one: (True, 0), two: (False, 1)})
        self.press("Escape", "F7", "2")
        self.press(*WRONG, "Return")
        self.show("people-wrong")
        self.press(*PIN, "Return")
        self.answer()
        self.expect("one has answered", {one: (True, 1), two: (False, 1)})
        self.press("Escape", "F7", "3")
        self.show("people-switched")
        self.answer()
        self.expect("two in two presses", {one: (True, 1), two: (False, 2)})

    def delete(self) -> None:
        """Delete who practises: asked once more, at Cancel first."""
        one, two = NAMES
        self.press("Escape")
        self.button("delete")
        self.show("people-delete")
        self.press("Return")
        self.expect("nothing is deleted", {one: (True, 1), two: (False, 2)})
        self.press("Escape")
        self.button("delete")
        self.press("shift+Tab", "space")
        self.expect("two is deleted", {one: (True, 1)})

    def restore(self) -> None:
        """Meet a damaged file and restore the copy of the day."""
        self.show("people-damaged")
        self.press("F7")
        time.sleep(2.0)
        self.show("people-restore")
        self.press("space")
        self.press("shift+Tab", "space")
        one, two = NAMES
        self.expect("the copy is restored", {one: (True, 1), two: (False, 2)})


def drive(language: str, folder: Path | None) -> int:
    """Do it all in one language and return how many steps were as expected."""
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        save_settings(Settings(), data / FILE_NAME)
        screen = Screen(stack, LAYOUTS[language])
        driver = Driver(screen, language, data, folder)
        with ExitStack() as program:
            open_records(program, screen, language, data)
            driver.look_after_people()
        # The copy of the day is made when the program starts.
        with ExitStack() as program:
            open_records(program, screen, language, data)
            wait_for("the copy is made", lambda: any((data / "copies").glob("*.sqlite")))
            driver.press("Return")
            driver.delete()
        for end in ("-wal", "-shm"):
            (data / f"{STORE_FILE}{end}").unlink(missing_ok=True)
        damaged = b"damaged" * 1000
        (data / STORE_FILE).write_bytes(damaged)
        open_records(stack, screen, language, data)
        driver.restore()
        aside = [each.read_bytes() for each in data.glob("answers-set-aside-*.sqlite")]
        if damaged not in aside:
            raise NotAsExpectedError("the damaged file was not kept")
    return driver.steps


def main(arguments: list[str]) -> int:
    """Drive the window in both languages and print how many steps were as expected."""
    folder = folder_of(arguments)
    print(json.dumps({language: drive(language, folder) for language in TITLES}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
