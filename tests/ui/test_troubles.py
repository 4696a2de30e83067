"""Broken surroundings in the window: told in Russian and English, with a way out, nothing lost."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from dealer_trainer.generator import Topic
from dealer_trainer.practice import AnswerRecord
from dealer_trainer.settings import FILE_NAME, Settings
from dealer_trainer.store import Store, StoreError, Trouble, engine
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.troubles import trouble_sentence
from tests.ui.conftest import Person, explained, people_page
from ui.app import _get_ready
from ui.faults import Faults
from ui.rooms import STORE_FILE
from ui.window import Window

Open = Callable[..., Window]
SETTINGS = Settings(language=Language.ENGLISH, topic=Topic.PAYOUT, boxes=1)
EN, RU = Words(Language.ENGLISH), Words(Language.RUSSIAN)


def _answer(person: Person, qtbot: QtBot) -> None:
    page = person.window.drill or person.begin()
    if explained(page):
        person.press(Qt.Key.Key_Space)
    person.answer(page.presenter.question)
    qtbot.waitUntil(lambda: explained(page))


def _count(data: Path) -> int:
    with closing(sqlite3.connect(data / STORE_FILE)) as records:
        count: int = records.execute("SELECT count(*) FROM answers").fetchone()[0]
        return count


def _told_in_both(window: Window, *sentences: Callable[[Words], str]) -> None:
    """Check what the window says in its language, then in the other one, and go back."""
    for words in (EN, RU):
        for sentence in sentences:
            assert sentence(words) in window.notice.text()
        Person(window).press(Qt.Key.Key_F2)


def _told(trouble: Trouble) -> Callable[[Words], str]:
    return lambda words: trouble_sentence(words, trouble)


def _goes_on(words: Words) -> str:
    return words.text("The answers cannot be saved now; practice goes on.")


def _shown(window: Window) -> list[str]:
    return [
        each.text() for each in people_page(window).findChildren(QPushButton) if each.isVisible()
    ]


def _press(window: Window, text: str) -> None:
    next(
        each
        for each in people_page(window).findChildren(QPushButton)
        if each.isVisible() and each.text().startswith(text)
    ).click()


def _settle(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window._recorder.is_opening)


@pytest.fixture
def filled(open_window: Open, qtbot: QtBot, data: Path) -> Path:
    """A data folder with two answers and a copy of the day that holds the first."""
    window = open_window(SETTINGS)
    _settle(window, qtbot)
    _answer(Person(window), qtbot)
    window.close()
    with closing(Store.open(data / STORE_FILE)) as store:
        assert store.copies is not None
        store.copies.save(data.parent / "saved.sqlite")
    window = open_window()
    _settle(window, qtbot)
    _answer(Person(window), qtbot)
    window.close()
    assert _count(data) == 2
    return data


def _corrupt(data: Path) -> bytes:
    for end in ("-wal", "-shm"):
        (data / f"{STORE_FILE}{end}").unlink(missing_ok=True)
    raw = b"no database at all" * 100
    (data / STORE_FILE).write_bytes(raw)
    return raw


# --- the file of the answers ----------------------------------------------------------------------


def test_a_corrupt_file_is_told_kept_and_the_newest_copy_restored_by_keys(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    raw = _corrupt(filled)
    window = open_window()
    _settle(window, qtbot)
    _told_in_both(
        window, _told(Trouble.CORRUPT), _goes_on, lambda w: w.text("F7 leads to the way out.")
    )
    person = Person(window)
    _answer(person, qtbot)
    person.press(Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: any(each.startswith("Restore the copy of") for each in _shown(window)))
    person.press(Qt.Key.Key_Space)
    assert people_page(window).form.is_open
    person.press(Qt.Key.Key_Backtab, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "The copy is restored." in window.notice.text())
    assert _count(filled) == 2
    (aside,) = filled.glob("answers-set-aside-*.sqlite")
    assert aside.read_bytes() == raw
    assert not window._recorder.is_broken


def test_a_corrupt_file_can_give_way_to_a_new_one(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    raw = _corrupt(filled)
    window = open_window()
    _settle(window, qtbot)
    person = Person(window)
    person.press(Qt.Key.Key_F7)
    _press(window, "Begin anew…")
    people_page(window).form.accept()
    qtbot.waitUntil(lambda: "A new file is begun." in window.notice.text())
    assert _count(filled) == 0
    (aside,) = filled.glob("answers-set-aside-*.sqlite")
    assert aside.read_bytes() == raw


def test_a_missing_file_with_copies_is_told_and_one_is_restored(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    for end in ("", "-wal", "-shm"):
        (filled / f"{STORE_FILE}{end}").unlink(missing_ok=True)
    window = open_window()
    _settle(window, qtbot)
    _told_in_both(window, _told(Trouble.MISSING), _goes_on)
    assert not (filled / STORE_FILE).exists()
    Person(window).press(Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: any(each.startswith("Restore the copy of") for each in _shown(window)))
    _press(window, "Restore the copy of")
    people_page(window).form.accept()
    qtbot.waitUntil(lambda: "The copy is restored." in window.notice.text())
    assert _count(filled) == 1


def test_a_file_to_restore_that_is_none_is_told_and_changes_nothing(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    wrong = filled.parent / "letter.sqlite"
    wrong.write_bytes(b"")
    window = open_window()
    _settle(window, qtbot)
    Person(window).press(Qt.Key.Key_F7)
    people_page(window).data.ask_restore(wrong)
    people_page(window).form.accept()
    _settle(window, qtbot)
    _told_in_both(window, _told(Trouble.NOT_OURS))
    assert _count(filled) == 2


def test_a_copy_is_saved_and_restored_with_the_one_who_practises(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    window = open_window()
    _settle(window, qtbot)
    person = Person(window)
    person.press(Qt.Key.Key_F7)
    _press(window, "Add…")
    person.press("Anna", Qt.Key.Key_Return)
    person.press(Qt.Key.Key_F7)
    people_page(window).data.ask_restore(filled.parent / "saved.sqlite")
    people_page(window).form.accept()
    qtbot.waitUntil(lambda: "The copy is restored." in window.notice.text())
    person.press(Qt.Key.Key_Escape)
    _answer(person, qtbot)
    assert _count(filled) == 2
    assert window._recorder.person is not None
    assert window._recorder.person.name == "Anna"
    target = filled.parent / "again.sqlite"
    person.press(Qt.Key.Key_F7)
    people_page(window).data._save_copy(target)
    qtbot.waitUntil(lambda: window.notice.text() == f"Saved in {target}")
    with closing(sqlite3.connect(target)) as records:
        assert records.execute("SELECT count(*) FROM answers").fetchone() == (2,)


def test_a_locked_file_is_told_and_saved_into_later(
    open_window: Open, qtbot: QtBot, filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "LOCK_WAIT", 0.05)
    window = open_window()
    _settle(window, qtbot)
    person = Person(window)
    with closing(sqlite3.connect(filled / STORE_FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        _answer(person, qtbot)
        _told_in_both(window, _told(Trouble.LOCKED))
    _answer(person, qtbot)
    assert not window.notice.isVisible()
    assert _count(filled) == 4


def test_a_newer_file_is_told_and_left_as_it_is(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    with closing(sqlite3.connect(filled / STORE_FILE)) as records, records:
        records.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (filled / STORE_FILE).read_bytes()
    window = open_window()
    _settle(window, qtbot)
    _told_in_both(window, _told(Trouble.NEWER), _goes_on)
    _answer(Person(window), qtbot)
    assert (filled / STORE_FILE).read_bytes() == before
    window.close()


@pytest.mark.parametrize("trouble", [Trouble.READ_ONLY, Trouble.FULL, Trouble.UNREACHABLE])
def test_a_disk_that_takes_nothing_is_told_and_the_answers_are_kept(
    open_window: Open,
    qtbot: QtBot,
    filled: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Trouble,
) -> None:
    window = open_window()
    _settle(window, qtbot)
    person = Person(window)

    def refuse(*_: object) -> str:
        raise StoreError(trouble, "a test")

    with monkeypatch.context() as broken:
        broken.setattr(Store, "save", refuse)
        _answer(person, qtbot)
        _answer(person, qtbot)
        _told_in_both(
            window,
            _told(trouble),
            lambda words: words.plural(
                "{count} answer cannot be saved now; it is kept and saved with the next.",
                "{count} answers cannot be saved now; they are kept and saved with the next.",
                2,
            ),
        )
    _answer(person, qtbot)
    assert _count(filled) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_data_folder_that_is_deleted_is_put_back_with_every_answer(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    window = open_window()
    _settle(window, qtbot)
    shutil.rmtree(filled)
    _answer(Person(window), qtbot)
    text = "The data folder was deleted while the program ran; all answers were put back there."
    _told_in_both(window, lambda words: words.text(text))
    assert _count(filled) == 3


def test_a_file_that_was_replaced_is_told_and_the_answer_saved_there(
    open_window: Open, qtbot: QtBot, filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    _settle(window, qtbot)
    save, replaced = Store.save, [StoreError(Trouble.REPLACED, "a test")]

    def save_elsewhere(
        store: Store, record: AnswerRecord, meanwhile: Callable[[], None] | None = None
    ) -> str:
        if replaced:
            raise replaced.pop()
        return save(store, record, meanwhile)

    monkeypatch.setattr(Store, "save", save_elsewhere)
    _answer(Person(window), qtbot)
    text = (
        "Another file has taken the place of the answers' file. From now on it is used; "
        "the one before has been set aside."
    )
    _told_in_both(window, lambda words: words.text(text))
    assert _count(filled) == 3


def test_nothing_is_restored_while_another_window_uses_the_file(
    open_window: Open, qtbot: QtBot, filled: Path
) -> None:
    window = open_window()
    _settle(window, qtbot)
    Person(window).press(Qt.Key.Key_F7)
    with closing(Store.open(filled / STORE_FILE)) as other:
        other.people.all()
        people_page(window).data.ask_restore(filled.parent / "saved.sqlite")
        people_page(window).form.accept()
        _settle(window, qtbot)
    _told_in_both(window, _told(Trouble.LOCKED))
    assert _count(filled) == 2


@pytest.mark.parametrize(
    ("address", "trouble"),
    [
        ("mysql://dealer:secret@server/answers", Trouble.BAD_ADDRESS),
        ("postgresql://dealer:secret@127.0.0.1:1/answers", Trouble.SERVER_GONE),
    ],
)
def test_a_server_that_cannot_be_used_is_told_without_its_address(
    open_window: Open, qtbot: QtBot, data: Path, address: str, trouble: Trouble
) -> None:
    window = open_window(replace(SETTINGS, database=address))
    _settle(window, qtbot)
    _answer(Person(window), qtbot)
    _told_in_both(window, _told(trouble))
    assert "secret" not in window.notice.text()
    Person(window).press(Qt.Key.Key_F7)
    assert not any(each.startswith(("Restore", "Save a copy")) for each in _shown(window))
    if trouble is Trouble.BAD_ADDRESS:
        assert window._recorder.unsaved == 1
        window.close()
    else:
        assert window._recorder.waiting == 1
        assert window._recorder.unsaved == 0


def test_no_home_is_told_and_practice_goes_on(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dealer_trainer.resources import NO_FOLDER
    from ui.app import build

    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    window = build(qapp, NO_FOLDER)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    _settle(window, qtbot)
    assert "settings were damaged" not in window.notice.text()
    _told_in_both(window, _told(Trouble.NO_HOME), _goes_on)
    _answer(Person(window), qtbot)
    assert window._recorder.unsaved == 1
    window.close()


# --- what lies beside it --------------------------------------------------------------------------


def test_damaged_settings_are_told_with_the_name_under_which_they_are_kept(
    open_window: Open, data: Path
) -> None:
    data.mkdir()
    (data / FILE_NAME).write_text('{"language": "en", "theme": "pink"}', encoding="utf-8")
    window = open_window()
    text = (
        "The settings were damaged; what was lost has its default. "
        "The damaged file is kept as {name}."
    )
    _told_in_both(window, lambda words: words.text(text, name="settings-damaged-1.json"))


def test_a_damaged_house_is_told_with_its_fault_and_the_others_are_offered(
    open_window: Open, data: Path
) -> None:
    (data / "houses").mkdir(parents=True)
    (data / "houses" / "corner.yaml").write_text("id: corner\nboxes: [", encoding="utf-8")
    window = open_window(SETTINGS)
    for beginning in ("The file of the house corner has a fault", "Файл с правилами corner"):
        assert window.notice.text().startswith(beginning)
        Person(window).press(Qt.Key.Key_F2)
    assert len(window._choices.houses) >= 2
    Person(window).begin()


def test_damaged_pictures_are_told_and_the_cards_drawn_plainly(
    open_window: Open, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(SETTINGS)
    monkeypatch.setattr("ui.table.pictures.CardPictures.damaged", lambda _: ["As"])
    _get_ready(window, Faults(data))
    text = (
        "The pictures of some cards are missing or damaged; they are drawn plainly. "
        "Install the program again to mend it."
    )
    _told_in_both(window, lambda words: words.text(text))
    Person(window).begin()


_NO_HOUSE = """
import sys
from pathlib import Path
from dealer_trainer.files import houses
houses.houses_folder = lambda: Path(sys.argv[1])
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
show = QMessageBox.open
def opened(box):
    show(box)
    QTimer.singleShot(50, box.accept)
QMessageBox.open = opened
from ui.app import main
sys.exit(main(["dealer-trainer"]))
"""


@pytest.mark.parametrize(
    ("locale", "beginning"),
    [("en_GB.UTF-8", "No house's file can be read"), ("ru_RU.UTF-8", "Не читается ни один файл")],
)
def test_a_program_without_a_house_says_so_and_ends(
    tmp_path: Path, locale: str, beginning: str
) -> None:
    (tmp_path / "only.yaml").write_text("[", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", _NO_HOUSE, str(tmp_path)],
        env={
            **os.environ,
            "LC_ALL": locale,
            "PYTHONUTF8": "1",
            "PYTHONIOENCODING": "utf-8",
            "QT_QPA_PLATFORM": "offscreen",
            "DEALER_TRAINER_DATA": str(tmp_path / "data"),
        },
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert run.returncode == 1
    assert beginning in run.stderr
