"""Every page: by keys alone, read aloud, in both languages, at every size of window and text."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_trainer.wording import Language
from tests.ui.access.conftest import Resize, Visit
from tests.ui.access.geometry import faults
from tests.ui.access.keyboard import keyless, missed
from tests.ui.access.names import backwards, nameless, untranslated
from tools.page_shots import PAGES
from tools.people_shots import DIALOGS

SIZES = ((1024, 700), (1920, 1080))
# Russian is the longer of the two languages, so the rest is left to the long counts, with what
# differs little from one of these.
QUICK = frozenset(
    """
    start mode.speed lesson summary settings feedback name_combinations.asked
    mark_second.judged pay_combinations.judged pay_in_chips.asked inspector.judged
    other_house.asked no_game.asked insurance_may.hinted draw_fees.judged allowed.asked
    house house-beside house-form house-faults reference-pairs reference-search drills editor
    editor.faults file exams exams.candidate exams.maker-faults exams.register exams.quality
    exams.result sitting sitting.blank people.many people.pin people.delete people.restore fault
    results-none results-all results-answers results-old results-everybody
    """.split()
)


def _cases() -> Iterator[object]:
    for language in Language:
        for percent in (100, 200):
            for page in PAGES:
                is_quick = page in QUICK and (language, percent) == (Language.RUSSIAN, 200)
                marks = () if is_quick else pytest.mark.soak
                yield pytest.param(page, language, percent, marks=marks)


@pytest.mark.parametrize(("page", "language", "percent"), list(_cases()))
def test_every_control_has_a_name_and_a_key_and_no_text_is_cut(
    visit: Visit,
    resize: Resize,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    page: str,
    language: Language,
    percent: int,
) -> None:
    # A path that is shown is no longer than it needs to be.
    monkeypatch.chdir(tmp_path)
    with visit(page, language, percent) as window:
        wrong: list[str] = []
        for size in SIZES:
            resize(window, page, size)
            # A dialog lies on the page by intention.
            found = () if page in DIALOGS else faults(window)
            wrong += (f"{size[0]}x{size[1]}: {each}" for each in sorted(found))
        wrong += [*nameless(window), *backwards(window), *keyless(window)]
        # The glossary says every word in both languages.
        if language is Language.RUSSIAN and page != "reference-words":
            wrong += sorted(untranslated(window))
        wrong += missed(window)
    assert not wrong, "\n".join(wrong)


def test_every_page_is_among_those() -> None:
    assert set(PAGES) >= QUICK
    shown = {page.__module__ for page in PAGES.values()}
    pages = Path(__file__).parents[3] / "ui" / "pages"
    assert shown == {f"ui.pages.{each.parent.name}.page" for each in pages.glob("*/page.py")}
