"""The page behind F8, as a person uses it: by keys alone, and locked where it is not his."""

import csv
import io
import re
import shutil
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.practice import AnswerRecord, Figures, Skill, asked_of, practice_day, skill_of
from dealer_trainer.reports.results import total
from dealer_trainer.reports.tables import NONE
from dealer_trainer.settings import Settings
from dealer_trainer.store import Scope, Store
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_page import house_name
from tests.practised import session_of
from tests.ui.conftest import Open, Person
from ui.charts import Chart
from ui.page import Shown
from ui.pages.results.page import ResultsPage
from ui.pages.results.presenter import Period, Subject
from ui.window import Window

NOW = datetime.now(UTC)
Key = Qt.Key


def _records(house: str, count: int, person: int | None) -> list[AnswerRecord]:
    """Answer fifteen of twenty-five right."""
    houses = Houses()
    one = houses.named(house)
    session = session_of(one, None, 1, 5, person, house, asked_of(one, "settling", ()))
    records = []
    for number in range(count):
        given: dict[str, str | None] = {p.key: p.truth for p in session.ask().parts}
        if number % 5 in (1, 3):
            key = next(key for key in given if key.endswith(".ante"))
            given[key] = "returned" if given[key] != "returned" else "taken"
        time = NOW - timedelta(days=3 * (count - number))
        day = practice_day(time.astimezone(), Settings().day_begins)
        record = session.answer(given, {}, answered=time, seconds=4)
        records.append(replace(record, day=day))
    return records


@pytest.fixture(scope="module")
def practised_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return records in which somebody without an account and Anna have practised."""
    file = tmp_path_factory.mktemp("practised") / "answers.sqlite"
    store = Store.open(file)
    anna = store.people.add("Anna", NOW, "key-of-anna")
    for record in (*_records("russian_poker", 25, None), *_records("poker_plus", 10, anna)):
        store.save(record)
    store.people.set_pin(anna, "2580")
    store.close()
    return file


@pytest.fixture
def practised(data: Path, practised_file: Path) -> None:
    """Let the window find these records."""
    data.mkdir()
    shutil.copy(practised_file, data / "answers.sqlite")


@pytest.fixture
def quick_pins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend less on a PIN than the program does."""
    from argon2 import PasswordHasher

    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("argon2.PasswordHasher", quick)


@pytest.fixture
def window(open_window: Open, qtbot: QtBot, quick_pins: None) -> Window:
    window = open_window(Settings(language=Language.ENGLISH))
    window._recorder.open()
    qtbot.waitUntil(lambda: window._recorder.store is not None)
    return window


def _opened(window: Window) -> ResultsPage:
    Person(window).press(Key.Key_F8)
    page = window.made[Shown.RESULTS]
    assert isinstance(page, ResultsPage)
    return page


def _rows(page: ResultsPage) -> dict[str, str]:
    model = page.figures.views[0].table.figures
    texts = [[model.index(row, c).data() for c in (0, 1)] for row in range(model.rowCount())]
    return dict(texts)


def _plain(cell: str) -> str:
    """Return a cell as a spreadsheet reads it: no sign between thousands, nothing for no value."""
    return "" if cell == NONE else re.sub(r"(?<=\d),(?=\d{3})", "", cell)


def _is_drawn(chart: Chart) -> bool:
    return chart._view is not None


def test_without_answers_it_says_what_to_do(window: Window) -> None:
    page = _opened(window)
    assert page.figures.empty.isVisible()
    assert page.figures.empty.button.hasFocus()
    Person(window).press(Key.Key_Space)
    assert window._shown is Shown.START


@pytest.mark.usefixtures("practised")
class TestPractised:
    def test_fifteen_of_twenty_five_are_60_in_window_and_database(self, window: Window) -> None:
        page = _opened(window)
        assert (_rows(page)["Answers"], _rows(page)["Right, %"]) == ("25", "60")
        store, scope = window._recorder.store, page.presenter.scope()
        assert store is not None
        assert scope is not None
        assert total(store.results.days(scope)).accuracy == 60
        skills = (each.figures for each in store.results.skills(scope))
        assert sum(skills, Figures()).accuracy == 60

    def test_what_is_shown_is_what_is_saved_as_csv(self, window: Window, tmp_path: Path) -> None:
        page = _opened(window)
        figures = page.figures
        saved = []
        for number in range(figures.tabs.count()):
            figures.tabs.setCurrentIndex(number)
            page.saving.csv.click()
            dialog = next(each for each in window.findChildren(QFileDialog) if each.isVisible())
            dialog.close()
            target = tmp_path / f"{number}.csv"
            dialog.fileSelected.emit(str(target))
            raw = target.read_bytes()
            assert raw.startswith(b"\xef\xbb\xbf")
            head, *rows = csv.reader(io.StringIO(raw.decode("utf-8-sig")), delimiter=";")
            part = (*figures.views, figures.answers)[number]
            model = part.table.figures
            columns = range(model.columnCount())
            assert head == [model.headerData(c, Qt.Orientation.Horizontal) for c in columns]
            shown = [[_plain(model.index(r, c).data()) for c in columns] for r in range(len(rows))]
            assert model.rowCount() == len(rows) > 0
            for row, cells in zip(rows, shown, strict=True):
                # A time is shown without its seconds.
                assert all(map(str.startswith, row, cells)), (row, cells)
            saved.append(rows)
        assert ["Right, %", "60"] in saved[0]
        assert sum(int(row[1]) for row in saved[1]) == sum(int(row[1]) for row in saved[2]) == 25
        assert [row[1] for row in saved[6]].count("✓ right") == 15

    def test_the_arrows_go_from_tab_to_tab_and_tab_into_the_table(self, window: Window) -> None:
        page = _opened(window)
        person = Person(window)
        assert page.figures.tabs.hasFocus()
        person.press(Key.Key_Right, Key.Key_Right)
        assert page.figures.tabs.currentIndex() == 2
        person.press(Key.Key_Tab)
        assert page.figures.views[2].table.hasFocus()
        assert page.figures.views[2].table.figures.rowCount()

    def test_an_answer_opens_as_it_was_and_esc_leads_back(self, window: Window) -> None:
        page = _opened(window)
        person = Person(window)
        person.press(*[Key.Key_Right] * 6)
        page.figures.answers.only_wrong.setFocus()
        person.press(Key.Key_Space)
        assert page.figures.answers.table.figures.rowCount() == 10
        person.press(Key.Key_Tab, Key.Key_Return)
        assert page.old_answer.isVisible()
        person.press(Key.Key_Escape, Key.Key_Down, Key.Key_Return)
        assert page.old_answer.isVisible()
        assert page.old_answer.view.panel.text.hasFocus()
        assert "✗" in page.old_answer.view.panel._verdict.text()
        person.press(Key.Key_F6)
        assert window.made[Shown.REFERENCE].isVisible()
        person.press(Key.Key_Escape, Key.Key_Escape)
        assert page.old_answer.view.panel.text.hasFocus()
        english = page._title.text()
        person.press(Key.Key_F2)
        assert page._title.text() != english
        person.press(Key.Key_Space)
        assert page.figures.answers.table.currentIndex().row() == 2
        second = page._title.text()
        person.press(*[Key.Key_Return] * 7)
        assert page.old_answer.isVisible()
        assert page._title.text() != second
        person.press(Key.Key_Return)
        assert page.figures.answers.table.hasFocus()
        person.press(Key.Key_Escape)
        assert window._shown is Shown.START

    def test_an_idea_leads_to_its_answers_and_esc_back_to_the_ideas(self, window: Window) -> None:
        page = _opened(window)
        person = Person(window)
        person.press(*[Key.Key_Right] * 5, Key.Key_Tab, Key.Key_Tab)
        ideas = page.figures.ideas.table
        assert ideas.hasFocus()
        person.press(Key.Key_Return)
        answers = page.figures.answers
        assert answers.table.hasFocus()
        assert answers.idea.currentText() == ideas.figures.index(0, 0).data()
        listed = answers.table.figures.rowCount()
        assert str(listed) == ideas.figures.index(0, 1).data()
        assert 0 < listed < 10
        assert answers.only_wrong.isChecked()
        person.press(Key.Key_Return)
        told = page.old_answer.view.panel.text.toPlainText()
        assert f"Probably: {answers.idea.currentText()}" in told
        person.press(Key.Key_Escape)
        assert answers.table.hasFocus()
        person.press(Key.Key_Escape)
        assert ideas.hasFocus()
        page.figures.ideas.act.click()
        assert answers.table.figures.rowCount() == listed
        answers.idea.setFocus()
        person.press(Key.Key_Home)
        assert answers.table.figures.rowCount() == 25
        assert not answers.only_wrong.isChecked()

    def test_a_cell_leads_to_practice_of_its_skill_and_esc_back_to_it(self, window: Window) -> None:
        page = _opened(window)
        person = Person(window)
        person.press(*[Key.Key_Right] * 3, Key.Key_Tab, Key.Key_Tab)
        table = page.figures.skills.table
        assert table.hasFocus()
        person.press(*[Key.Key_Right] * 2)
        hand = page.figures.found.grid.hands[1]
        topic = page.figures.found.grid.topics[0]
        assert (
            table.figures.headerData(2, Qt.Orientation.Horizontal)
            in page.figures.skills.note.text()
        )
        person.press(Key.Key_Return)
        assert window._shown is Shown.DRILL
        assert window.drill is not None
        session = window.drill.presenter.session
        assert skill_of(session.topic, window.drill.presenter.question) == Skill(
            "russian_poker", Topic(topic), Hand(hand)
        )
        person.press(Key.Key_Escape)
        assert table.hasFocus()
        assert table.currentIndex().column() == 2
        person.press(Key.Key_Left, Key.Key_Left, Key.Key_Return)
        assert window.drill.presenter.session.topic == topic
        person.press(Key.Key_Escape)
        page.figures.tabs.setCurrentIndex(1)
        page.figures.topics.act.click()
        assert window._shown is Shown.DRILL

    def test_a_cell_that_cannot_be_dealt_says_so(
        self, window: Window, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("dealer_trainer.practice.deals._SEARCHED", 0)
        page = _opened(window)
        page.figures.tabs.setCurrentIndex(3)
        page.figures.skills.table.setFocus()
        Person(window).press(Key.Key_Right, Key.Key_Right, Key.Key_Return)
        assert window.drill is None
        hand = page.figures.skills.table.figures.headerData(2, Qt.Orientation.Horizontal)
        assert window.notice.text().endswith(f"no table with this combination was found: {hand}.")
        assert page.figures.skills.table.hasFocus()
        monkeypatch.setattr("dealer_trainer.practice.deals._SEARCHED", 2000)
        Person(window).press(Key.Key_Return)
        assert window.drill is not None

    def test_who_looks_at_another_cannot_practise_from_there(self, window: Window) -> None:
        page = _opened(window)
        page.presenter.set_first_pin("2580")
        page.door.opened.emit()
        page.everybody.open.click()
        page.figures.tabs.setCurrentIndex(1)
        assert page.figures.topics.table.figures.rowCount()
        assert not page.figures.topics.act.isVisible()
        page.figures.topics.table.setFocus()
        Person(window).press(Key.Key_Return)
        assert window._shown is Shown.RESULTS

    def test_filters_ask_for_less_and_say_when_nothing_is_left(self, window: Window) -> None:
        page = _opened(window)
        page.figures.filters.period.setCurrentIndex(list(Period).index(Period.MONTH))
        page.figures.filters.period.activated.emit(0)
        assert _rows(page)["Answers"] == "9"
        page.figures.filters.period.setCurrentIndex(list(Period).index(Period.TODAY))
        page.figures.filters.period.activated.emit(0)
        assert page.figures.empty.isVisible()
        page.figures.empty.button.click()
        assert _rows(page)["Answers"] == "25"
        words = Words(Language.ENGLISH)
        houses = [
            page.figures.filters.house.itemText(i)
            for i in range(page.figures.filters.house.count())
        ]
        assert houses == ["All houses", house_name(words, Houses().named("russian_poker"))]

    def test_nobody_sees_others_without_the_trainers_pin(self, window: Window) -> None:
        page = _opened(window)
        person = Person(window)
        page.everybody_button.setFocus()
        person.press(Key.Key_Space, "123", Key.Key_Return)
        assert "four to twelve" in page.form._wrong.text()
        person.press("13579", Key.Key_Return, "13578", Key.Key_Return)
        assert page.form.is_open
        assert not page.presenter.has_trainer
        person.press("13579", Key.Key_Return, "13579", Key.Key_Return)
        assert page.everybody.isVisible()
        assert page.everybody.table.figures.rowCount() == 2
        person.press(Key.Key_Escape)
        assert not page.everybody.isVisible()
        assert page.everybody.table.figures.rowCount() == 0
        page.everybody_button.setFocus()
        person.press(Key.Key_Space, "0000", Key.Key_Return)
        assert page.form.is_open
        assert not page.everybody.isVisible()
        person.press(Key.Key_Escape, Key.Key_F7, Key.Key_F8)
        assert not page.everybody.isVisible()

    def test_the_trainer_sorts_people_and_opens_one(self, window: Window, qtbot: QtBot) -> None:
        page = _opened(window)
        person = Person(window)
        page.presenter.set_first_pin("2580")
        page.door.ask()
        person.press("2580", Key.Key_Return)
        table = page.everybody.table
        assert table.hasFocus()
        first = table.figures.index(0, 0).data()
        page.everybody.descending.setFocus()
        person.press(Key.Key_Space)
        assert table.figures.index(1, 0).data() == first
        person.press(Key.Key_F7, Key.Key_Escape)
        assert not page.everybody.isVisible()
        assert _rows(page)["Answers"] == "25"
        page.door.ask()
        person.press("2580", Key.Key_Return)
        row = next(r for r in range(2) if table.figures.index(r, 0).data() == "Anna")
        table.selectRow(row)
        table.setFocus()
        person.press(Key.Key_Return)
        assert page._title.text() == "Results of Anna"
        assert _rows(page)["Answers"] == "10"
        person.press(Key.Key_Escape)
        assert page.everybody.isVisible()

    def test_the_page_to_print_is_a_pdf(self, window: Window, tmp_path: Path) -> None:
        page = _opened(window)
        page.saving.print.click()
        dialog = window.findChild(QFileDialog)
        assert dialog is not None
        dialog.close()
        target = tmp_path / "page.pdf"
        dialog.fileSelected.emit(str(target))
        assert target.read_bytes().startswith(b"%PDF")
        dialog.fileSelected.emit(str(tmp_path / "missing" / "page.pdf"))
        assert "cannot be written" in window.notice.text()

    def test_a_plot_is_drawn_beside_each_table(self, window: Window, qtbot: QtBot) -> None:
        page = _opened(window)
        for number, view in enumerate(page.figures.views):
            page.figures.tabs.setCurrentIndex(number)
            if view.chart is not None:
                qtbot.waitUntil(partial(_is_drawn, view.chart), timeout=20_000)
                assert view.chart.accessibleName()
            assert view.table.accessibleName()
        Person(window).press(Key.Key_F3, Key.Key_F2)
        assert page.figures.views[0].table.figures.index(0, 0).data() != "Answers"

    def test_results_of_whoever_practises_and_no_other(self, window: Window) -> None:
        page = _opened(window)
        anna = next(each for each in window._recorder.store.people.all() if each.name)  # type: ignore[union-attr]
        window._recorder.choose(anna)
        page.enter(window._house)
        assert page.presenter.subject == Subject(anna.id, "Anna")
        assert page.presenter.scope() == Scope(anna.id)
        assert _rows(page)["Answers"] == "10"
