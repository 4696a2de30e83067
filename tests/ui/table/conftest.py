"""Tables to look at, and keys as a keyboard sends them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_trainer.files import Houses, Source, read_scenarios
from dealer_trainer.questions import Question, settle_table
from dealer_trainer.wording import Language, Words
from ui.table import TableView
from ui.theme import LIGHT

SCENES = {
    "six cards, bonus, insurance, purchase": """
house: russian_poker_house
dealer: {cards: Kd 9c 7h 2s 5d, next: Ks Kc 5c}
boxes:
  - {box: 1, ante: 50, bonus: 10, cards: 8h 7c 6d 5s 9s, draws: [{sixth: 4c}],
     insurance: 100, buys_game: true}
  - {box: 2, ante: 125, bonus: 25, cards: Ah Kh Qh Jh Th, draws: [{sixth: 9h}], insurance: 1500}
  - {box: 3, player: A, ante: 75, bonus: 50, cards: 3h 3d 3c 8s 8c, draws: [{sixth: 8d}],
     buys_game: true}
  - {box: 4, player: A, blind: true, ante: 200, bonus: 5, cards: Ac 2c 4d Ts Js,
     draws: [{sixth: Tc}], buys_game: true}
""",
    "exchanges, fold, blind, three repeats": """
house: russian_poker
dealer: {cards: Ad 9c 7h 2s 5d, next: As Ac Ah 5c}
boxes:
  - {box: 1, player: A, ante: 100, bonus: 25, cards: 8h 8d 8c 5s 9s,
     draws: [{exchange: 5s 9s, for: Qd 4c}], insurance: 100, buys_game: true}
  - {box: 2, player: A, ante: 60, cards: Kh Qs Jd Tc 2h,
     draws: [{exchange: 2h Kh Qs Jd Tc, for: Ks Qh Jh Ts 9h}], play: fold}
  - {box: 3, player: A, blind: true, ante: 75, bonus: 50, cards: 3h 3d 3c 8s 6s}
  - {box: 4, player: A, blind: true, ante: 200, cards: Js 2c 4d Jc Kc, buys_game: true}
""",
    "two draws, early payout, purchase before opening": """
house: poker_plus
dealer: {cards: Kd 9c 7h 2s 5d, next: 9h}
boxes:
  - {box: 1, player: A, ante: 50, cards: 8h 7c 6d 5s 9s,
     draws: [{sixth: 4c}, {exchange: 9s, for: 3d}], play: early}
  - {box: 2, player: A, blind: true, ante: 25, cards: Kh Qs Jd Tc 2h}
  - {box: 3, player: B, ante: 75, cards: 3h 3c 8s 6s Jh,
     draws: [{exchange: 8s 6s Jh, for: Ah Ac 3s}, {sixth: 4s}], buys_game: true}
  - {box: 4, player: C, ante: 200, cards: Js 2c 4d Jc Kc, buys_game: true}
""",
    "one box": """
house: russian_poker_house
dealer: {cards: Qd Qc 9h 4s 2s}
boxes:
  - {box: 3, ante: 75, bonus: 50, cards: 3h 3d 3c 8s 8c, draws: [{sixth: 8d}], insurance: 75}
""",
    "two outer boxes": """
house: russian_poker
dealer: {cards: Qd Qc 9h 4s 2s}
boxes:
  - {box: 1, ante: 75, bonus: 50, cards: Ah Kd 3c 8s 8c, draws: [{exchange: 3c Kd, for: Kc 9d}]}
  - {box: 4, ante: 10, cards: 6h 5d 4c 7s 3s, draws: [{sixth: 2c}], insurance: 10}
""",
    "five cards": """
house: five_card_poker
dealer: {cards: Qd Qc 9h 4s 2s}
boxes:
  - {box: 1, ante: 75, cards: Ah Kd 3c 8s 8c}
  - {box: 2, ante: 10, cards: 6h 5d 4c 7s 3s}
""",
}  # fmt: skip

Ask = Callable[[str], Question]
Press = Callable[..., None]


@pytest.fixture(params=SCENES)
def any_question(request: pytest.FixtureRequest, ask: Ask) -> Question:
    """Return each of the tables in turn, all its stakes and fees asked for."""
    return ask(request.param)


@pytest.fixture
def questions(ask: Ask) -> list[Question]:
    """Return all of the tables, to be shown one after the other."""
    return [ask(name) for name in SCENES]


@pytest.fixture
def ask() -> Ask:
    """Return how a table is asked for by its name."""

    def named(name: str) -> Question:
        source = Source(name, SCENES[name], Path())
        (scenario,) = read_scenarios(source, Houses(Path("no houses of one's own")))
        return settle_table(scenario, fees=True)

    return named


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    """Return a table of the smallest window, in English and light; it is gone after the test."""
    view = TableView(Words(Language.ENGLISH), LIGHT)
    view.resize(1024, 560)
    view.show()
    view.activateWindow()
    yield view
    view.close()
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def press() -> Press:
    """Return how one presses a key in the field with the focus, as the keyboard sends it."""

    def send(
        key: Qt.Key | int = 0,
        text: str = "",
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        *,
        held: bool = False,
    ) -> None:
        target: QWidget | None = QApplication.focusWidget()
        assert target is not None, "no field has the focus"
        down = QKeyEvent(QEvent.Type.KeyPress, int(key), modifiers, text, held)
        QApplication.sendEvent(target, down)
        up = QKeyEvent(QEvent.Type.KeyRelease, int(key), modifiers, text, held)
        QApplication.sendEvent(target, up)

    return send
