"""Files dropped onto the window: opened where they belong, or their faults told; never any harm."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.files import dump_house
from dealer_trainer.resources import drills_folder, houses_folder, scenarios_folder
from ui.dropped import Dropped
from ui.page import Page, Shown
from ui.pages.editor.draft import DEALER, Spot
from ui.pages.editor.page import EditorPage
from ui.pages.file.looking import LARGEST_TEXT
from ui.pages.file.page import FilePage
from ui.window import Window

Drop = Callable[..., Page]
KICKERS = drills_folder() / "russian_poker" / "kicker_decides.yaml"


@pytest.fixture
def drop(window: Window, qtbot: QtBot) -> Drop:
    """Drop files onto the window and return the page that is shown then."""

    def dropped(*paths: Path) -> Page:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        no_keys = Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(QPointF(9, 9).toPoint(), actions, data, button, no_keys)
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted()
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), actions, data, button, no_keys))
        QApplication.processEvents()
        return shown(window)

    return dropped


BROKEN = [
    (b"house: russian_poker\ndealer:\n  cards: Kd Kc 9h 8s\nboxes: []\n", "Line 3, column 10"),
    (b"house: nowhere\ndealer: {cards: Kd}\n", "there is no house nowhere"),
    (b"# names: {ru: A}\nhouse: russian_poker\ndealer: {cards: Kd}\nboxes: []\n", "missing"),
    (b"a: [1, 2", "closing bracket"),
    (b"\xff\xfe\x00", "UTF-8"),
    (b"\x7fELF\x02\x01\x01\x00", "has no place in a text"),
    (b"", "The file is empty"),
    (b"just a letter", "expected keys with values"),
    (b"sections: 5\n", "the key"),
    (b"%PDF-1.4 nothing", "public key"),
    (b"DTC1.x.y", "public key"),
    (b"dealer-trainer exam records 1 x", "public key"),
    (b"[" * 100_000, "Line 1, column 1001"),
    (b"x" * (LARGEST_TEXT + 1), "larger than 2 MB"),
]


def shown(window: Window) -> Page:
    return next(page for page in window.made.values() if page.isVisible())


def text(page: Page) -> str:
    assert isinstance(page, FilePage)
    return page.text.toPlainText()


def test_a_drill_of_the_program_is_opened_in_the_editor(drop: Drop) -> None:
    page = drop(KICKERS)
    assert isinstance(page, EditorPage)
    assert len(page.presenter.sheet.tables) == 3
    assert page.presenter.sheet.en.startswith("Equal pairs")


def test_scenarios_without_a_head_are_opened_in_the_editor(drop: Drop, tmp_path: Path) -> None:
    path = tmp_path / "dealt.yml"
    path.write_text(KICKERS.read_text("utf-8").partition("rules: [C-3, RP-3]\n")[2], "utf-8")
    page = drop(path)
    assert isinstance(page, EditorPage)
    assert (len(page.presenter.sheet.tables), page.presenter.sheet.en) == (3, "")


def test_a_house_is_shown(drop: Drop, window: Window, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("extends: poker_plus\nid: mine\nnames: {ru: Моё, en: My house}\n", "utf-8")
    assert drop(path) is window.made[Shown.HOUSE]
    house = window.made[Shown.HOUSE].at_hand()
    assert house
    assert house.names.en == "My house"
    assert "put the file into" in window.notice.text()


def test_an_exam_plan_is_told_to_be_right(drop: Drop) -> None:
    plan = next((scenarios_folder() / "exams").glob("**/*.yaml"))
    assert "no faults" in text(drop(plan))


def test_answers_are_brought_to_the_people(drop: Drop, window: Window, tmp_path: Path) -> None:
    path = tmp_path / "anna.json"
    path.write_text('{"not": "ours"}', "utf-8")
    assert drop(path) is window.made[Shown.PEOPLE]


def test_a_broken_file_is_told_and_does_no_harm(drop: Drop, window: Window, tmp_path: Path) -> None:
    for number, (content, told) in enumerate(BROKEN):
        path = tmp_path / f"broken{number}.yaml"
        path.write_bytes(content)
        page = drop(path)
        assert told in text(page)
        assert "nothing was changed" in text(page)
        assert path.read_bytes() == content
    assert Shown.EDITOR not in window.made


def test_folders_pipes_and_what_is_gone_are_told(drop: Drop, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "This is a folder" in text(drop(tmp_path))
    assert "cannot be read" in text(drop(pipe))
    assert "no such file" in text(drop(tmp_path / "gone.yaml"))


def test_of_several_files_one_is_opened(drop: Drop, window: Window) -> None:
    assert isinstance(drop(KICKERS, KICKERS, KICKERS), EditorPage)
    assert "2 more were dropped" in window.notice.text()


def test_what_is_no_file_is_told(window: Window) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.yaml")])
    window.findChild(Dropped).take(data)  # type: ignore[union-attr]
    assert "no file of this computer" in window.notice.text()


def test_a_house_of_the_program_is_told_to_be_one(drop: Drop, tmp_path: Path) -> None:
    assert drop(houses_folder() / "poker_plus.yaml").isVisible()
    path = tmp_path / "copy.yaml"
    path.write_text((houses_folder() / "poker_plus.yaml").read_text("utf-8"), "utf-8")
    assert "belongs to a house of the program" in text(drop(path))


def test_a_long_name_is_shown_whole_and_as_text(drop: Drop, tmp_path: Path) -> None:
    path = tmp_path / f"<b>{'long name ' * 20}.yaml"
    path.write_text(dump_house.__name__, "utf-8")
    page = drop(path)
    assert page.width() <= page.window().width()
    assert "<b>" in page.text.accessibleName()  # type: ignore[attr-defined]


MENDABLE = """# names: {ru: Мой стол, en: My table}
# topic: payout
house: russian_poker
dealer: {cards: Kd Kc 9h 8s, next: [2h]}
table: {ante: [25, 100]}
boxes:
  - {box: 7, ante: 5, cards: As Ks Qs Js Ts, draws: [{exchange: [2c], for: Ts}], play: bet}
  - {box: 1, ante: ten, cards: [Ah, x], blind: true, colour: red}
"""


def test_scenarios_with_faults_are_mended_in_the_editor(
    window: Window, drop: Drop, tmp_path: Path
) -> None:
    path = tmp_path / "dealt.yaml"
    path.write_text(MENDABLE, encoding="utf-8")
    page = drop(path)
    assert isinstance(page, FilePage)
    page._mend.click()
    editor = shown(window)
    assert isinstance(editor, EditorPage)
    sheet, draft = editor.presenter.sheet, editor.presenter.draft
    assert (sheet.ru, sheet.en, sheet.topic) == ("Мой стол", "My table", "payout")
    assert draft.get(DEALER) == "Kd Kc 9h 8s"
    assert draft.get(Spot("ante", 1)) == "ten"
    # Box 7 is not there; its stake takes the first free place.
    assert draft.boxes == (1, 2)
    assert draft.get(Spot("ante", 2)) == "5"
    assert draft.get(Spot("gets", 2)) == "Ts"
    assert editor.presenter.judged.faults
    assert path.read_text(encoding="utf-8") == MENDABLE


@pytest.mark.parametrize("content", [b"", b"a: [1, 2", b"house: nowhere\n", b"\x7fELF", b"[]"])
def test_a_file_of_which_nothing_can_be_read_is_not_offered_to_the_editor(
    drop: Drop, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "broken.yaml"
    path.write_bytes(content)
    page = drop(path)
    assert isinstance(page, FilePage)
    assert page._mend.isHidden()
