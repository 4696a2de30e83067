"""A drill that is not saved outlives the window; a damaged file of it does no harm."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dealer_trainer.files import Houses, read_source
from dealer_trainer.files.scenarios import read_scenarios
from dealer_trainer.resources import drills_folder
from dealer_trainer.settings import Settings
from dealer_trainer.wording import Language
from tests.ui.conftest import Open, Person
from ui.page import Shown
from ui.pages.editor.draft import DEALER, blank, draft_of
from ui.pages.editor.sheet import Sheet
from ui.pages.editor.unsaved import find, keep

HOUSES = Houses(Path("none"))


def drafts() -> list[Sheet]:
    """Return what may be kept: every house, houses of a file, what is no card."""
    elsewhere = drills_folder() / "russian_poker" / "paired_straight_elsewhere.yaml"
    of_file = read_scenarios(read_source(str(elsewhere)), HOUSES)
    empty = [Sheet((blank(HOUSES.named(name)).put(DEALER, "x"),)) for name in HOUSES.ids]
    named = Sheet(tuple(map(draft_of, of_file)), 2, "Имя", "Name", "payout", ("T-5",), "compare")
    return [*empty, named]


@pytest.mark.parametrize("sheet", drafts(), ids=lambda sheet: sheet.table.house.id)
def test_what_is_kept_is_found_as_it_was(sheet: Sheet, tmp_path: Path) -> None:
    path = tmp_path / "drills" / "unsaved.json"
    keep(sheet, path)
    assert find(path) == sheet
    keep(None, path)
    assert find(path) is None
    assert not path.exists()


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"tables": []}', "[" * 9999, "null"])
def test_a_damaged_file_is_passed_over(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "unsaved.json"
    path.write_text(damage, "utf-8")
    assert find(path) is None


def test_every_value_that_is_missing_or_wrong_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "unsaved.json"
    keep(replace(drafts()[-1], at=99), path)
    whole = json.loads(path.read_text("utf-8"))
    found = find(path)
    assert found
    assert found.at == 2
    for key in whole:
        for wrong in ({**whole, key: 7.5}, {k: v for k, v in whole.items() if k != key}):
            path.write_text(json.dumps(wrong), "utf-8")
            find(path)


def test_a_table_that_is_not_saved_is_there_again(open_window: Open, person: type[Person]) -> None:
    english = Settings(language=Language.ENGLISH)
    window = open_window(english)
    window.open(Shown.EDITOR)
    person(window).press("qd qc")
    window.close()
    again = open_window(english)
    again.open(Shown.EDITOR)
    person(again).press(" 9h", Qt.Key.Key_Escape)
    again.open(Shown.EDITOR)
    page = again.made[Shown.EDITOR]
    assert page.presenter.draft.get(DEALER) == "qd qc 9h"  # type: ignore[attr-defined]
