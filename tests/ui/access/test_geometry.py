"""No text is cut and nothing overlaps, at every size of window and text, in both languages."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealer_trainer.wording import Language
from tests.ui.access.conftest import Walk, settle
from tests.ui.access.geometry import faults
from ui.window import Window

SIZES = ((1024, 700), (1366, 768), (1920, 1080))
RUSSIAN, ENGLISH = Language.RUSSIAN, Language.ENGLISH
# Russian is the longer of the two, so the rest is left to the long counts.
CASES = (
    (100, RUSSIAN),
    (200, RUSSIAN),
    pytest.param(200, ENGLISH, marks=pytest.mark.soak),
    pytest.param(150, RUSSIAN, marks=pytest.mark.soak),
    pytest.param(100, ENGLISH, marks=pytest.mark.soak),
    pytest.param(150, ENGLISH, marks=pytest.mark.soak),
)


@pytest.fixture
def font() -> Iterator[Callable[[int], None]]:
    """Set the size of all text in per cent; it is as before after the test."""
    before = QFont(QApplication.font())

    def scaled(percent: int) -> None:
        larger = QFont(before)
        larger.setPointSizeF(before.pointSizeF() * percent / 100)
        QApplication.setFont(larger)

    yield scaled
    QApplication.setFont(before)


@pytest.mark.parametrize(("percent", "language"), CASES)
def test_no_text_is_cut_and_nothing_overlaps(
    spoken: Callable[[Language], Window],
    walk: Walk,
    qtbot: QtBot,
    font: Callable[[int], None],
    language: Language,
    percent: int,
) -> None:
    font(percent)
    window = spoken(language)
    window.setMinimumSize(*SIZES[0])
    wrong = set()
    for page in walk(window):
        for size in SIZES:
            window.resize(*size)
            settle(qtbot)
            assert (window.width(), window.height()) == size, page
            found = faults(window)
            wrong |= {f"{page} {size[0]}x{size[1]}: {each}" for each in found}
    assert not wrong, "\n".join(sorted(wrong))
