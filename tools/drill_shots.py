"""Pictures of the drills, of the scenario editor, and of a file that has faults."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from PySide6.QtWidgets import QApplication

from dealer_trainer.resources import drills_folder
from ui.dropped import Dropped
from ui.page import Page, Shown
from ui.pages.drills.page import DrillsPage
from ui.pages.editor.draft import ON, Spot
from ui.pages.editor.page import EditorPage
from ui.pages.file.page import FilePage
from ui.window import Window

PAGES: Mapping[str, type[Page]] = {
    "drills": DrillsPage,
    **dict.fromkeys(("editor", "editor.laid", "editor.faults"), EditorPage),
    "file": FilePage,
}
_DRILL = drills_folder() / "russian_poker_house" / "insurance_then_purchase.yaml"
_BROKEN = """house: russian_poker
dealer: {cards: Kd Kc 9h 8s}
boxes:
  - {box: 7, ante: 5, cards: As}
"""


def show(app: QApplication, window: Window, page: str) -> None:
    """Show one of these pages."""
    files = cast("Dropped", window.findChild(Dropped))
    if page == "drills":
        window.open(Shown.DRILLS)
    elif page == "editor":
        window.open(Shown.EDITOR)
    elif page == "file":
        # Where the pictures are made, so that the path that is shown is the same in every run.
        path = Path("dropped") / "dealt.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(_BROKEN, encoding="utf-8")
        files.open(path)
    else:
        files.open(_DRILL)
        if page == "editor.faults":
            editor = cast("EditorPage", window.made[Shown.EDITOR])
            editor.presenter.put(Spot("played", 2), ON)
            editor.presenter.put(Spot("cards", 1), "8h 7c 6d 5s 9c")
            editor.presenter.put(Spot("ante", 2), "5")
            editor.refresh()
    app.processEvents()
