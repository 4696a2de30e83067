"""What is drawn while a person reads is not drawn again when it is shown."""

from collections.abc import Callable, Iterable
from functools import lru_cache

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.questions import Question, grade
from dealer_trainer.resources import card_images_folder
from ui.table import TableView, chips, cloth, felt, felts
from ui.table.layout import lay_out
from ui.table.pictures import CardPictures
from ui.table.spots import grids

Ask = Callable[[str], Question]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn anew: felts, printed places, cards with what lies on them, and chips."""
    # Windows of tests before this one draw ahead as long as they live.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    told: list[str] = []
    whole, kept, stacks = felt.draw_felt, CardPictures.kept, chips._stacks.__wrapped__
    places = cloth.draw_places

    def draw_felt(*given: object) -> object:
        told.append("felt")
        return whole(*given)  # type: ignore[arg-type]

    def draw_places(*given: object) -> None:
        told.append("places")
        places(*given)  # type: ignore[arg-type]

    def note(pictures: CardPictures, key: object, draw: Callable[[], object]) -> object:
        return kept(pictures, key, lambda: told.append(str(key)) or draw())  # type: ignore[arg-type,func-returns-value,return-value]

    @lru_cache
    def draw_stacks(*given: object, in_circle: bool) -> object:
        told.append(f"chips {given}")
        return stacks(*given, in_circle=in_circle)

    monkeypatch.setattr(chips, "_stacks", draw_stacks)
    monkeypatch.setattr(felts, "draw_felt", draw_felt)
    monkeypatch.setattr(felts, "draw_places", draw_places)
    monkeypatch.setattr(CardPictures, "kept", note)
    return told


def do(jobs: Iterable[Callable[[], object]]) -> None:
    for job in list(jobs):
        job()


@pytest.mark.parametrize("answer", ["nothing", "what is right"])
def test_next_question_and_its_feedback_draw_nothing(
    answer: str, table: TableView, ask: Ask, drawn: list[str], qtbot: QtBot
) -> None:
    table.show()
    qtbot.waitExposed(table)
    table.show_question(ask("one box"))
    following = ask("six cards, bonus, insurance, purchase")
    do(table.get_ready(following))
    assert {"felt", "places"} <= set(drawn)
    drawn.clear()
    table.show_question(following)
    table.grab()
    QApplication.processEvents()
    assert drawn == []
    do(table.get_ready(following, answered=True))
    drawn.clear()
    truth = {part.key: part.truth for part in following.parts}
    given = {} if answer == "nothing" else truth
    table.show_feedback(grade(following, given))
    table.grab()
    QApplication.processEvents()
    assert drawn == []


def test_table_that_was_drawn_ahead_looks_as_if_it_was_not(
    table: TableView, ask: Ask, qtbot: QtBot
) -> None:
    """The next question may have another layout, with text of another size."""
    table.resize(700, 500)
    table.show()
    qtbot.waitExposed(table)
    following = ask("one box")
    table.show_question(following)
    QApplication.processEvents()
    plain, before = table.grab().toImage(), table.look.text
    for scene in ("two outer boxes", "exchanges, fold, blind, three repeats"):
        table.show_question(ask(scene))
    assert table.look.text != before
    do(table.get_ready(following))
    table.show_question(following)
    QApplication.processEvents()
    assert table.grab().toImage() == plain


def test_felt_that_is_shown_is_not_printed_over(table: TableView, ask: Ask) -> None:
    kept, scenes = (
        felts.Felts(),
        ("one box", "two outer boxes", "six cards, bonus, insurance, purchase"),
    )
    shown = []
    for scene in scenes:
        table.show_question(ask(scene))
        layout = lay_out(table.size(), 12, (True,) * 4, grids(ask(scene).scenario.house))
        _, printed = kept.of(ask(scene), layout, table.look, table.font(), 1.0)
        shown.append((printed, printed.toImage()))
    assert all(printed.toImage() == before for printed, before in shown)


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
