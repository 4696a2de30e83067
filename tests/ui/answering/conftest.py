"""A person before a question of any kind, who answers it by keys alone."""

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dealer_trainer.cards import parse_cards
from dealer_trainer.questions import Form, Part
from dealer_trainer.questions.question import AS_LAID, chips_of
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, Person, explained, keys_for
from ui.answering import AnswerRows
from ui.pages.drill.page import DrillPage
from ui.table import TableView

Ask = Callable[..., "Trainee"]


class Trainee(Person):
    """A person at a drill of one kind of questions."""

    page: DrillPage

    @property
    def rows(self) -> AnswerRows:
        """The rows beside the table."""
        return self.page.findChildren(AnswerRows)[0]

    @property
    def table(self) -> TableView:
        """The table."""
        return self.page.findChildren(TableView)[0]

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is asked."""
        return self.page.presenter.question.parts

    def given(self, part: Part) -> str | None:
        """Return what the page takes for the answer to a part."""
        return self.table.answers()[part.key]

    def type(self, part: Part, answer: str | None) -> None:
        """Type an answer to the part that has the focus, but for Enter; None types nothing."""
        if answer is None or answer == AS_LAID:
            return
        match part.form:
            case Form.CHOICE:
                self.press(str(part.options.index(answer) + 1))
            case Form.CARDS:
                for card in parse_cards(answer):
                    self.press(str(part.cards.index(card) + 1))
            case Form.CHIPS:
                laid = chips_of(answer)
                for value in part.options:
                    self.press(str(laid[int(value)]) if laid[int(value)] else "")
                    self.press(Qt.Key.Key_Right)
            case _:
                self.press(keys_for(answer))

    def answer_all(self, answers: Mapping[str, str | None]) -> None:
        """Answer every part in turn with Enter after each."""
        for part in self.parts:
            self.type(part, answers[part.key])
            self.press(Qt.Key.Key_Return)

    def truth(self) -> dict[str, str | None]:
        """Return the right answers."""
        return {part.key: part.truth for part in self.parts}

    def submit_with_blanks(self) -> None:
        """Press Ctrl+Enter."""
        handle = self.window.windowHandle()
        QTest.keyClick(handle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture
def ask(open_window: Open) -> Ask:
    """Return how one begins a drill of a kind."""

    def begun(
        kind: str, language: Language = Language.ENGLISH, house: str = "russian_poker"
    ) -> Trainee:
        trainee = Trainee(open_window(Settings(language=language, house=house, kind=kind)))
        trainee.page = trainee.begin()
        return trainee

    return begun


@pytest.fixture
def judged(qtbot: QtBot) -> Callable[[Trainee], None]:
    """Return how one waits for the judgement."""
    return lambda trainee: qtbot.waitUntil(lambda: explained(trainee.page))
