"""The pages of a house for the pictures: rules, two houses, a form, the reference."""

from collections.abc import Mapping

from PySide6.QtWidgets import QApplication

from dealer_trainer.house import AnteOnWin
from dealer_trainer.wording.reference import Matter
from ui.page import Page, Shown
from ui.pages.house.draft import NAMES
from ui.pages.house.page import HousePage
from ui.pages.reference.page import ReferencePage
from ui.window import Window

_REFERENCES = {f"reference-{matter}": matter for matter in Matter}
PAGES: Mapping[str, type[Page]] = {
    **dict.fromkeys(("house", "house-beside", "house-form", "house-faults"), HousePage),
    **dict.fromkeys((*_REFERENCES, "reference-search"), ReferencePage),
}


def show(app: QApplication, window: Window, page: str) -> None:
    """Show a page of these."""
    window.open(Shown.HOUSE)
    house = window.made[Shown.HOUSE]
    if not isinstance(house, HousePage):
        raise TypeError(house)
    if page == "house-beside":
        house.compare("poker_plus")
    elif page in ("house-form", "house-faults"):
        house.begin_new()
        form = house.form
        form.type(NAMES[0], "Casino Lighthouse")
        form.type(("ante", "player_wins"), AnteOnWin.PAID)
        if page == "house-faults":
            form.type(("table", "ante", 0), "500")
            form.focus()
            return
        while form.example._example is None:  # noqa: SLF001
            app.processEvents()
    elif page.startswith("reference"):
        window.open(Shown.REFERENCE)
        reference = window.made[Shown.REFERENCE]
        if isinstance(reference, ReferencePage) and page in _REFERENCES:
            reference.choose(_REFERENCES[page])
        elif isinstance(reference, ReferencePage):
            reference.search("9♥")
    app.processEvents()
