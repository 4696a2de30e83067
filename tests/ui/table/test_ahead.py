"""What is drawn while a person reads is not drawn again when it is shown."""

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.questions import Question, grade
from dealer_trainer.resources import card_images_folder
from ui.table import TableView, felt, felts
from ui.table.pictures import CardPictures

Ask = Callable[[str], Question]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn anew: felts, and the faces of cards in a size and what lies on them."""
    told: list[str] = []
    whole, kept = felt.draw_felt, CardPictures.kept

    def draw_felt(*given: object) -> object:
        told.append("felt")
        return whole(*given)  # type: ignore[arg-type]

    def note(pictures: CardPictures, key: object, draw: Callable[[], object]) -> object:
        return kept(pictures, key, lambda: told.append(str(key)) or draw())  # type: ignore[arg-type,func-returns-value,return-value]

    monkeypatch.setattr(felts, "draw_felt", draw_felt)
    monkeypatch.setattr(CardPictures, "kept", note)
    return told


def do(jobs: Iterable[Callable[[], object]]) -> None:
    for job in list(jobs):
        job()


def test_next_question_draws_no_face_and_no_felt_and_its_feedback_nothing(
    table: TableView, ask: Ask, drawn: list[str], qtbot: QtBot
) -> None:
    table.show()
    qtbot.waitExposed(table)
    table.show_question(ask("one box"))
    following = ask("six cards, bonus, insurance, purchase")
    do(table.get_ready(following))
    assert "felt" in drawn
    drawn.clear()
    table.show_question(following)
    table.grab()
    assert [each for each in drawn if "Origin" not in each] == []
    do(table.ahead())
    drawn.clear()
    table.show_feedback(grade(following, {}))
    table.grab()
    QApplication.processEvents()
    assert drawn == []


def test_felt_of_a_table_seen_before_is_kept(table: TableView, ask: Ask, drawn: list[str]) -> None:
    scenes = ("one box", "two outer boxes", "one box")
    for scene in scenes:
        table.show_question(ask(scene))
    assert drawn.count("felt") == 2


def test_picture_that_is_still_wanted_outlives_those_that_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    side, pictures = 10, CardPictures(card_images_folder())
    monkeypatch.setattr("ui.table.pictures._MOST", 2 * 4 * side * side)
    drawn: list[str] = []

    def picture(name: str) -> None:
        pictures.kept(name, lambda: drawn.append(name) or QPixmap(side, side))  # type: ignore[func-returns-value]

    for name in ("old", "other", "old", "new", "old"):
        picture(name)
    assert drawn == ["old", "other", "new"]
