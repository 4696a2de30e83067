"""Go through the whole program in a real window on a virtual screen, by keys and mouse.

`python -m tools.drive_journey [FOLDER]` needs what `tools.drive_window` needs, and what a screen
reader stands on: things are found by the names that it says. In each language, from an empty home:
language, house, ten questions, how it went, results with an old answer, a house made from another
and played, a table laid in the scenario editor, saved and played. Database and files are looked
into after each step. Pictures go to FOLDER.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from dealer_trainer.cards import parse_cards
from dealer_trainer.files import Drill, Houses
from dealer_trainer.files.drills import Known, read_drill
from dealer_trainer.files.source import read_source
from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import AnteOnWin, House
from dealer_trainer.practice import Mode, Session, asked_of, sessions
from dealer_trainer.practice.drilled import drill_questions
from dealer_trainer.practice.knowledge import Knowledge
from dealer_trainer.practice.sessions import Plan
from dealer_trainer.questions import Kind, Question, grade
from dealer_trainer.resources import DATA_VARIABLE
from dealer_trainer.settings import FILE_NAME, load_settings
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.cards import card_name
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.options import value_text
from dealer_trainer.wording.stakes import part_name
from tools.drive_kinds import Given, compare, wrong_answer
from tools.driving.person import Person
from tools.driving.program import LAYOUTS, SEED, folder_of, keys_for, open_program, rows, stored
from tools.driving.reading import PACKAGES, Reader, is_readable
from tools.driving.screen import NotAsExpectedError, Screen, wait_for
from ui.pages.editor.draft import DEALER, Draft, Spot
from ui.pages.editor.words import place_name

HOUSE = "poker_plus"
WAYS = ("right", "wrong", "mouse", "hasty", "right", "held", "wrong", "hasty", "mouse", "right")
OWN, DRILL = "7777", "4242"
"""Names of digits, which every keyboard has."""
DEALER_CARDS = "As 9c 7h 2s 5d"
KNOWN = Known(tuple(Topic), tuple(Kind))


class Journey:
    """A person who meets the program for the first time; `steps` are those that went well."""

    def __init__(
        self, person: Person, language: Language, data: Path, show: Callable[[str], None]
    ) -> None:
        self.show = show
        self.person = person
        self.screen = person.screen
        self.words = Words(language)
        self.data = data
        self.steps: list[str] = []

    def expect(self, what: str, reached: Callable[[], bool]) -> None:
        """Wait until something is so, and count it."""
        wait_for(what, reached)
        self.steps.append(what)

    def text(self, sentence: str) -> str:
        """Return a sentence of the window in its language."""
        return self.words.text(sentence)

    def go(self) -> None:
        """Go the whole way."""
        self.show("first-start")
        asked = self.practise(self.begin())
        self.show("feedback")
        self.look_back(asked[0])
        house = self.make_house()
        self.play_house(house)
        self.play_drill(self.edit_drill(self.make_drill(house)))

    # --- practice -----------------------------------------------------------------------------

    def begin(self) -> Session:
        """Choose language and house with the mouse and begin; return a session that asks alike."""
        name = {Language.RUSSIAN: "Русский", Language.ENGLISH: "English"}[self.words.language]
        self.person.click(name, "radio button")
        self.person.see(self.text("Start"), "push button")
        self.person.click(house_name(self.words, Houses().named(HOUSE)), "radio button")
        self.screen.press("Return")
        self.person.see(self.text("Check"), "push button")
        self.expect("language and house are kept", self._is_chosen)
        chosen = load_settings(self.data / FILE_NAME).settings
        house = Houses().named(HOUSE)
        others = tuple(each for each in Houses().all() if each.id != HOUSE)
        asked = asked_of(house, chosen.kind, others)
        plan = Plan(Mode.PRACTICE, house, asked, chosen.topic, chosen.boxes)
        return sessions.begin(plan, Knowledge(datetime.now(UTC).date()), SEED)

    def _is_chosen(self) -> bool:
        chosen = load_settings(self.data / FILE_NAME).settings
        return (chosen.language, chosen.house) == (self.words.language, HOUSE)

    def practise(self, session: Session) -> list[Question]:
        """Answer ten questions, each as its way says, and return them."""
        asked = []
        for number, way in enumerate(WAYS, start=1):
            question = session.ask()
            asked.append(question)
            self._reach_first(question)
            given = self.answer(question, way)
            session.answer(given, {}, answered=datetime.now(UTC), seconds=1)
            wait_for(
                f"answer {number} is stored",
                lambda number=number: len(stored(self.data)) == number,  # type: ignore[misc]
            )
            compare(question, way, given, self.data)
            self.steps.append(f"{way} answer")
            self.person.see(self.text("Next"))
            verdict = "✓" if grade(question, given).right else "✗"
            self.person.see(verdict, "label")
            if number < len(WAYS):
                self.screen.press("space" if number % 2 else "Return")
        return asked

    def _reach_first(self, question: Question) -> None:
        self._wait_focus(part_name(self.words, question.parts[0]))

    def answer(self, question: Question, way: str) -> Given:
        """Answer a question in one of the ways; return what the program must have understood."""
        parts = question.parts
        given: Given = {part.key: part.truth for part in parts}
        if way == "wrong":
            given = {part.key: wrong_answer(part, None) for part in parts}
        elif way == "hasty":
            self.screen.hold("Return", 1.0)
            self.screen.press("ctrl+Return")
            return dict.fromkeys(given)
        elif way == "mouse":
            self._answer_with_mouse(question)
            return given
        if way == "right":
            self.screen.press("F6")
        keys = [key for each in given.values() for key in (*keys_for(str(each)), "Return")]
        if way == "held":
            self.screen.press(*keys[:-1])
            self.screen.hold("Return", 1.2)
        else:
            self.screen.press(*keys)
        return given

    def _answer_with_mouse(self, question: Question) -> None:
        buttons = {"taken": "Take the stake", "returned": "Return the stake"}
        for part in question.parts:
            self.person.click(part_name(self.words, part), "text")
            if part.truth in buttons:
                self.person.click(self.text(buttons[part.truth]))
            else:
                self.screen.press(*keys_for(part.truth))
        self.person.click(self.text("Check"))

    def look_back(self, first: Question) -> None:
        """Leave practice, read how it went, and open the oldest answer in the results."""
        self.screen.press("Escape")
        self.person.click(self.text("How it went"))
        self.person.see(self.text("Start page"), "push button")
        self.steps.append("how it went")
        self.screen.press("F8")
        self.person.click(self.text("Answers"), "page tab")
        self.person.tab_to(self.text("Open"))
        self.person.tab_to(self.text("Answers"))
        self.screen.press("ctrl+End", "Return")
        for part in first.parts:
            self.person.see(part_name(self.words, part), "text")
        self.person.see("✓", "label")
        self.steps.append("old answer")
        self.show("old-answer")
        self.to_start()

    def to_start(self) -> None:
        """Go back to the start page."""
        wait_for("the start page", self._is_start_or_back)

    def _is_start_or_back(self) -> bool:
        start = self.text("Start")
        if any(node.name == start for node in self.person.reader.tree()):
            return True
        self.screen.press("Escape")
        time.sleep(0.3)
        return False

    # --- house and table of one's own ---------------------------------------------------------

    def make_house(self) -> House:
        """Make a house from another, look for it in the list, and return it as it was written."""
        words, person, before = self.words, self.person, Houses().named(HOUSE)
        self.screen.press("F1")
        person.click(self.text("New house from this…"))
        person.see(self.text("Name in Russian"), "text")
        person.type(OWN)
        person.tab_to(f"{hand_name(words, Hand.STRAIGHT)}, ")
        person.type("6")
        person.tab_to(value_text(words, before.ante.player_wins))
        person.press("Up")
        person.tab_to(self.text("There is an early payout"))
        self.screen.press("space")
        self.show("house-form")
        person.click(self.text("Save"), "push button")
        person.see(OWN, "combo box")
        person.see(
            words.text("The house “{house}” is saved and offered on the start page.", house=OWN)
        )
        (path,) = (self.data / "houses").glob("*.yaml")
        self.check(path)
        house = Houses(self.data / "houses").named(path.stem)
        made = (house.pays[Hand.STRAIGHT], house.ante.player_wins, house.early_payout)
        if made != (6, AnteOnWin.RETURNED, None) or house.boxes != before.boxes:
            raise NotAsExpectedError(f"the house was written so: {path.read_text()}")
        self.steps.append("a changed house")
        return house

    def play_house(self, house: House) -> None:
        """Choose the house on the start page and answer a question under it."""
        self.to_start()
        self.person.click(OWN, "radio button")
        count = len(stored(self.data))
        self.screen.press("Return")
        self.person.see(self.text("Check"), "push button")
        self.screen.press("ctrl+Return")
        self.expect(
            "a question under the changed house",
            lambda: len(stored(self.data)) == count + 1 and self._house_asked() == house.id,
        )
        self.show("own-house")
        self.to_start()

    def _house_asked(self) -> str:
        query = """
            SELECT house FROM answers JOIN houses ON hash = house_hash ORDER BY id DESC LIMIT 1
        """
        ((house,),) = rows(self.data, query)
        return str(house)

    def make_drill(self, house: House) -> Drill:
        """Lay a table by keys and mouse, save it into a drill, and return it as it was written."""
        person, words = self.person, self.words
        self.screen.press("F12")
        person.click(self.text("New drill…"))
        person.see(place_name(words, Draft(house), DEALER), "text")
        cards = parse_cards(DEALER_CARDS)
        person.press("Down")
        self.screen.press("Return")
        for card in cards[1:]:
            person.click(f"{card_name(words, card)}, ", "table cell")
        person.click(place_name(words, Draft(house), Spot("ante", 1)), "text")
        person.type("75")
        person.click(place_name(words, Draft(house), Spot("played", 2)), "check box")
        for button in ("Deal the rest", "Undo", "Deal the rest", "Save"):
            person.click(self.text(button), "push button")
        # The second box has no ante.
        person.see(words.text("Table {number} has faults; mend them first.", number=1), "label")
        person.click(place_name(words, Draft(house), Spot("ante", 2)), "text")
        person.type("100")
        person.click(self.text("Save"), "push button")
        # It has no name yet: the focus is where one is typed.
        self._wait_focus(self.text("Name in Russian"))
        person.type(DRILL)
        person.click(self.text("Save"), "push button")
        saved = person.see(self.text("Saved in {path}").partition("{")[0], "label").name
        (path,) = (self.data / "drills").rglob("*.yaml")
        if str(path) not in saved:
            raise NotAsExpectedError(f"{saved} instead of {path}")
        drill = self.read_drill(path)
        table = drill.scenarios[0]
        if table.dealer.cards != cards or table.boxes[0].ante != 75:
            raise NotAsExpectedError(f"the drill was written so: {path.read_text()}")
        self.show("editor")
        self.steps.append("a laid table")
        return drill

    def edit_drill(self, drill: Drill) -> Drill:
        """Change the ante of the saved table, save it again, and return it as it was written."""
        house = drill.house
        self.person.click(place_name(self.words, Draft(house), Spot("ante", 1)), "text")
        self.person.type("80")
        self.person.click(self.text("Save"), "push button")
        (path,) = (self.data / "drills").rglob("*.yaml")
        self.expect(
            "an edited scenario",
            lambda: self.read_drill(path).scenarios[0].boxes[0].ante == 80,
        )
        self.check(path)
        return self.read_drill(path)

    def play_drill(self, drill: Drill) -> None:
        """Run the drill from the editor and answer its question right."""
        count = len(stored(self.data))
        self.person.click(self.text("Run"), "push button")
        ((_, question),) = drill_questions(drill, SEED)
        self._reach_first(question)
        self.show("own-drill")
        self.answer(question, "right")
        self.expect("the drill is played", lambda: stored(self.data)[count:] == [1])

    def read_drill(self, path: Path) -> Drill:
        """Return the drill of a file."""
        return read_drill(read_source(str(path)), Houses(self.data / "houses"), KNOWN)

    def check(self, path: Path) -> None:
        """Let the command line check a file; raise NotAsExpectedError if it finds faults."""
        command = [sys.executable, "-m", "dealer_trainer", "check", str(path)]
        surroundings = {**os.environ, DATA_VARIABLE: str(self.data)}
        done = subprocess.run(
            command, env=surroundings, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise NotAsExpectedError(done.stdout + done.stderr)

    def _wait_focus(self, name: str) -> None:
        """Wait until the focus is on what is named so."""
        self.person.reader.wait(name, lambda node: node.name == name and "focused" in node.states)


def drive(language: Language, folder: Path | None) -> list[str]:
    """Do it all in one language and return the steps that went well."""
    other = next(each for each in Language if each is not language)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        screen = Screen(stack, LAYOUTS[language])
        reader = Reader(stack, screen)
        # The system speaks the other language, so that one's own is chosen.
        open_program(stack, screen, other, data)
        show = partial(screen.picture, folder, language)
        journey = Journey(Person(screen, reader), language, data, show)
        try:
            journey.go()
        except NotAsExpectedError:
            show("failed")
            raise
        return journey.steps


def main(arguments: list[str]) -> int:
    """Go the whole way in both languages and print the steps that went well."""
    folder = folder_of(arguments)
    if not is_readable():
        raise NotAsExpectedError(f"no AT-SPI without {', '.join(PACKAGES)}")
    print(json.dumps({language: Counter(drive(language, folder)) for language in Language}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
