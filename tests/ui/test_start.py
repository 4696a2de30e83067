"""The way from the start of the program to the first question."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice import ALL_KINDS, SETTLING, Mode
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import kinds_of, topics_for
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Person
from ui.pages.start.page import StartPage
from ui.pages.start.presenter import StartPresenter
from ui.window import Window

HOUSES = Houses().all()


def _button(page: StartPage, text: str) -> QPushButton:
    buttons = page.findChildren(QPushButton)
    (found,) = [each for each in buttons if each.text() == text and each.isVisibleTo(page)]
    return found


def _click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_first_question_comes_with_three_presses(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    window = open_window()
    _click(_button(window.start, "English"))
    _click(_button(window.start, "Poker Plus"))
    _click(_button(window.start, "Start"))
    assert window.drill is not None
    assert window.drill.isVisible()
    assert window.drill.presenter.question.scenario.house.id == "poker_plus"


@pytest.mark.parametrize(
    ("locale", "chosen"), [("ru_RU.UTF-8", "Русский"), ("de_DE.UTF-8", "English")]
)
def test_system_language_is_chosen_at_the_first_start(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch, locale: str, chosen: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert _button(open_window().start, chosen).isChecked()


def test_start_has_the_focus_and_enter_starts(
    window: Window, person: Callable[[Window], object]
) -> None:
    start = _button(window.start, "Start")
    assert start.hasFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Enter)
    assert window.drill is not None


def test_enter_starts_with_the_focus_on_any_choice(window: Window) -> None:
    _button(window.start, "Poker Plus").setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert window.drill is not None
    assert window.drill.presenter.question.scenario.house.id == "russian_poker"


def test_arrows_choose_within_a_group(window: Window) -> None:
    _button(window.start, "Mixed").setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(window.windowHandle(), key)
    assert _button(window.start, "2").isChecked()
    assert _button(window.start, "2").hasFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert window.drill is not None
    assert len(window.drill.presenter.question.scenario.boxes) == 2


def test_tab_reaches_every_group_and_start(window: Window) -> None:
    seen = []
    for _ in range(8):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QPushButton)
        seen.append(focused.text())
    assert seen == [
        "Settings",
        "English",
        "Russian poker",
        "Practice",
        "Settle boxes and tables",
        "All topics",
        "Mixed",
        "Start",
    ]


def test_tab_goes_from_group_to_group_after_another_house_was_chosen(window: Window) -> None:
    person = Person(window)
    person.press(*[Qt.Key.Key_Tab] * 3, Qt.Key.Key_Left, Qt.Key.Key_Left)
    seen = []
    for _ in range(5):
        person.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QPushButton)
        seen.append(focused.text())
    assert window.start.presenter.house.id == "poker_plus"
    assert seen == ["Practice", "Settle boxes and tables", "All topics", "Mixed", "Start"]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.id)
def test_only_kinds_that_the_house_has_are_offered(house: House) -> None:
    presenter = StartPresenter(HOUSES, Settings())
    presenter.choose_house(house.id)
    offered = set(presenter.kinds) - {SETTLING, ALL_KINDS}
    settled = {Kind.SETTLE_BOX, Kind.SETTLE_TABLE}
    assert offered == set(kinds_of(house)) - settled
    presenter.choose_kind(Kind.PAY_BET)
    assert set(presenter.topics) - {None} == set(topics_for(Kind.PAY_BET, house))
    assert presenter.box_counts == ()


def test_kind_that_the_other_house_lacks_falls_back_to_settling() -> None:
    presenter = StartPresenter(HOUSES, Settings(house="poker_plus", kind=Kind.EARLY_MAY))
    assert presenter.kind == Kind.EARLY_MAY
    presenter.choose_house("russian_poker")
    assert presenter.kind == SETTLING


def test_kind_comes_back_at_the_next_start(open_window: Callable[..., Window]) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    for text in ("What comes next?", "Start"):
        _click(_button(window.start, text))
    assert window.drill is not None
    assert window.drill.presenter.question.kind is Kind.NEXT_STEP
    window.close()
    assert _button(open_window().start, "What comes next?").isChecked()


def test_choices_come_back_at_the_next_start(open_window: Callable[..., Window]) -> None:
    window = open_window(Settings(language=Language.ENGLISH))
    for text in ("Poker with exchange", "Whole table", "3", "Start"):
        _click(_button(window.start, text))
    window.close()
    again = open_window()
    for text in ("English", "Poker with exchange", "Whole table", "3"):
        assert _button(again.start, text).isChecked(), text


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.id)
def test_only_topics_that_the_house_has_are_offered(house: object) -> None:
    presenter = StartPresenter(HOUSES, Settings())
    presenter.choose_house(house.id)  # type: ignore[attr-defined]
    assert presenter.topics == (None, *topics_of(presenter.house))


def test_a_topic_that_the_new_house_lacks_falls_back_to_all() -> None:
    presenter = StartPresenter(HOUSES, Settings(topic=Topic.INSURANCE))
    assert presenter.topic is Topic.INSURANCE
    presenter.choose_house("poker_plus")
    assert presenter.topic is None


def test_a_house_that_is_gone_falls_back_to_the_first() -> None:
    assert StartPresenter(HOUSES, Settings(house="sold")).house is HOUSES[0]


def test_whole_table_has_no_single_box() -> None:
    presenter = StartPresenter(HOUSES, Settings(boxes=1))
    presenter.choose_topic(Topic.WHOLE_TABLE)
    assert presenter.boxes is None
    assert presenter.box_counts == (2, 3, 4, None)


@pytest.mark.parametrize("mode", [Mode.DUE, Mode.LEARN, Mode.SPEED, Mode.PRACTICE])
def test_nothing_is_drawn_out_or_cut_whatever_is_offered(
    window: Window, qtbot: QtBot, mode: Mode
) -> None:
    page = window.start
    for first, last in (((1024, 800), (1600, 1000)), ((1600, 1000), (1024, 800))):
        page.choose_mode(Mode.PRACTICE)
        window.resize(*first)
        qtbot.wait(20)
        page.choose_mode(mode)
        qtbot.wait(20)
        for size in (first, last):
            window.resize(*size)
            qtbot.wait(20)
            wanted = page._content.heightForWidth(page._content.width())
            assert page._scroll.height() == wanted, size


@pytest.mark.parametrize("first", [Mode.PRACTICE, Mode.DUE])
def test_choosing_moves_nothing_under_the_pointer(
    open_window: Callable[..., Window], qtbot: QtBot, first: Mode
) -> None:
    window = open_window(Settings(language=Language.ENGLISH, mode=first))
    page = window.start
    window.resize(1600, 1000)
    qtbot.wait(20)
    before = page._mode.mapTo(page, QPoint(0, 0))
    for mode in (Mode.DUE, Mode.LEARN, Mode.SPEED, Mode.PRACTICE):
        page.choose_mode(mode)
        qtbot.wait(20)
        assert page._mode.mapTo(page, QPoint(0, 0)) == before, mode
