"""An exam from the first set-up to the certificate and its check, by keys alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from dealer_trainer.exams.book import State
from dealer_trainer.exams.keys import WrongPassphraseError
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, Person
from tests.ui.exams.conftest import PASSPHRASE
from ui.page import Shown
from ui.pages.exams.page import ExamsPage, Part
from ui.pages.sitting.page import SittingPage
from ui.window import Window

ENTER, ESCAPE, F9 = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F9


def _exams(window: Window) -> ExamsPage:
    page = window.made[Shown.EXAMS]
    assert isinstance(page, ExamsPage)
    return page


def _sitting(window: Window) -> SittingPage:
    page = window.made[Shown.SITTING]
    assert isinstance(page, SittingPage)
    return page


def _open_exams(person: Person, qtbot: QtBot, plan: str) -> ExamsPage:
    window = person.window
    qtbot.waitUntil(lambda: window._recorder.store is not None)
    person.press(F9)
    page = _exams(window)
    ids = [each.id for each in page.presenter.plans().good]
    person.press(*[Qt.Key.Key_Down] * ids.index(plan))
    assert page.home.plan is not None
    assert page.home.plan.id == plan
    return page


def _set(person: Person, qtbot: QtBot, passphrase: str = PASSPHRASE) -> None:
    """Set the exam that is selected; the first time the passphrase is set before."""
    page = _exams(person.window)
    person.press(ENTER)
    if len(page.form.findChildren(QLineEdit)) == 2:
        person.press(passphrase, ENTER, passphrase, ENTER, ENTER)
    person.press("Anna Petrova", ENTER, "4711", ENTER, "Boris", ENTER, passphrase, ENTER)
    qtbot.waitUntil(lambda: Shown.SITTING in person.window.made, timeout=20_000)
    qtbot.waitUntil(lambda: _sitting(person.window).presenter.asked is not None)


def _answer(person: Person) -> None:
    """Type the right answer to the open question and give it for good."""
    asked = _sitting(person.window).presenter.asked
    assert asked is not None
    person.answer(asked.question)


@pytest.mark.parametrize("language", list(Language))
def test_a_whole_exam_from_the_passphrase_to_the_certificate(
    open_window: Open, qtbot: QtBot, short_plan: str, tmp_path: Path, language: Language
) -> None:
    person = Person(open_window(Settings(language=language)))
    page = _open_exams(person, qtbot, short_plan)
    _set(person, qtbot)
    sitting = _sitting(person.window)
    assert person.window.isFullScreen()
    for _ in range(3):
        _answer(person)
    qtbot.waitUntil(lambda: page.part is Part.DETAILS)
    assert Shown.SITTING not in person.window.made
    assert sitting.presenter.outcome is not None
    assert sitting.presenter.outcome.result.passed
    assert not person.window.isFullScreen()
    (entry,) = page.presenter.entries()
    assert entry.state is State.PASSED
    assert entry.candidate.name == "Anna Petrova"
    told = page.details._text.toPlainText()
    assert "100 %" in told

    page.details._save.setFocus()
    person.press(Qt.Key.Key_Space, PASSPHRASE, ENTER)
    dialog = next(each for each in page.findChildren(QFileDialog) if each.isVisible())
    target = tmp_path / "certificate.pdf"
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    assert target.read_bytes().startswith(b"%PDF")

    page.paperwork.check_file(target)
    assert page.part is Part.FACTS
    assert "Anna Petrova" in page.facts._text.toPlainText()
    changed = bytearray(target.read_bytes())
    changed[500] ^= 1
    target.write_bytes(changed)
    page.paperwork.check_file(target)
    assert person.window.notice.text()
    assert page.presenter.check() == ()
    assert (tmp_path / "data" / "exam-key.txt").exists()


def test_nothing_leads_away_from_an_exam_and_nothing_helps(
    open_window: Open, qtbot: QtBot, short_plan: str
) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    _open_exams(person, qtbot, short_plan)
    _set(person, qtbot)
    page = _sitting(person.window)
    away = [ESCAPE, F9, *(getattr(Qt.Key, f"Key_F{n}") for n in (1, 5, 6, 7, 8, 10, 12))]
    for key in away:
        person.press(key)
        assert page.isVisible(), key
    footer = [each for each in person.window.footer._buttons if each.isVisible()]
    assert [each.text().split()[0] for each in footer] == ["F2", "F3", "F4", "F11"]
    assert page.presenter.asked is not None
    assert page.presenter.asked.number == 1
    person.window.close()
    assert person.window.isVisible()
    assert "An exam is running" in person.window.notice.text()


def test_each_exam_is_warned_of_before_the_window_closes(
    open_window: Open, qtbot: QtBot, short_plan: str
) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    page = _open_exams(person, qtbot, short_plan)
    for _ in range(2):
        _set(person, qtbot)
        person.window.close()
        assert person.window.isVisible()
        for _ in range(3):
            _answer(person)
        qtbot.waitUntil(lambda: page.part is Part.DETAILS)
        person.press(ESCAPE)


def test_a_held_key_answers_once(open_window: Open, qtbot: QtBot, short_plan: str) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    _open_exams(person, qtbot, short_plan)
    _set(person, qtbot)
    page = _sitting(person.window)
    _answer(person)
    person.hold(ENTER, 20)
    assert page.presenter.asked is not None
    assert page.presenter.asked.number == 2
    person.window.close()


def test_broken_off_it_goes_on_with_the_next_question_and_the_break_is_kept(
    open_window: Open, qtbot: QtBot, short_plan: str
) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    _open_exams(person, qtbot, short_plan)
    _set(person, qtbot)
    _answer(person)
    person.window.close()
    person.window.close()

    again = Person(open_window(Settings(language=Language.ENGLISH)))
    qtbot.waitUntil(lambda: again.window._recorder.store is not None)
    again.press(F9)
    page = _exams(again.window)
    assert page.home._resume.hasFocus()
    again.press(Qt.Key.Key_Space, PASSPHRASE, ENTER)
    qtbot.waitUntil(lambda: Shown.SITTING in again.window.made, timeout=20_000)
    qtbot.waitUntil(lambda: _sitting(again.window).presenter.asked is not None)
    asked = _sitting(again.window).presenter.asked
    assert asked is not None
    assert asked.number == 3
    _answer(again)
    qtbot.waitUntil(lambda: page.part is Part.DETAILS)
    (entry,) = page.presenter.entries()
    assert entry.breaks == 1
    assert [each.right for each in entry.graded] == [True, False, True]


def test_time_over_ends_the_question_with_what_is_filled_in(
    open_window: Open, qtbot: QtBot, short_plan: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dealer_trainer.exams import sitting as sittings

    person = Person(open_window(Settings(language=Language.ENGLISH)))
    _open_exams(person, qtbot, short_plan)
    _set(person, qtbot)
    page = _sitting(person.window)
    monkeypatch.setattr(sittings.Sitting, "left", lambda *_: sittings.Left(0, 100_000))
    page._tick()
    monkeypatch.undo()
    assert page.presenter.asked is not None
    assert page.presenter.asked.number == 2
    person.window.close()


def test_a_wrong_passphrase_opens_nothing(open_window: Open, qtbot: QtBot, short_plan: str) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    page = _open_exams(person, qtbot, short_plan)
    person.press(ENTER, PASSPHRASE, ENTER, PASSPHRASE, ENTER, ENTER)
    person.press("Anna", ENTER, "7", ENTER, "Boris", ENTER, "four horses eat oats", ENTER)
    assert page.form.is_open
    assert "The passphrase is wrong" in page.form._wrong.text()
    assert page.presenter.entries() == ()


def test_another_passphrase_opens_the_next_exam(
    open_window: Open, qtbot: QtBot, short_plan: str
) -> None:
    person = Person(open_window(Settings(language=Language.ENGLISH)))
    page = _open_exams(person, qtbot, short_plan)
    page.presenter.set_up(PASSPHRASE)
    page.home._passphrase.click()
    person.press("another five old words", ENTER, "another old words", ENTER, PASSPHRASE, ENTER)
    page.presenter.open_key(PASSPHRASE)
    person.press(ESCAPE)
    page.home._passphrase.click()
    other = "another five old words"
    person.press(other, ENTER, other, ENTER, PASSPHRASE, ENTER)
    page.presenter.open_key(other)
    with pytest.raises(WrongPassphraseError):
        page.presenter.open_key(PASSPHRASE)
