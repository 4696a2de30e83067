"""A text that is laid out ahead is shown as one that was not."""

import pytest
from pytestqt.qtbot import QtBot

from ui.reading import Reading

TEXT = "".join(f"<p>{number}: a line that is long enough to be broken</p>" for number in range(9))


@pytest.mark.parametrize("changes", ["nothing", "font", "width"])
def test_text_laid_out_ahead_follows_what_changes_meanwhile(qtbot: QtBot, changes: str) -> None:
    ahead, plain = Reading(), Reading()
    for reading in (ahead, plain):
        qtbot.addWidget(reading)
        reading.resize(200, 150)
        reading.show()
        reading.show_html("before")
    for _ in range(2):
        ahead.lay_out_ahead(TEXT)
        for reading in (ahead, plain):
            font = reading.font()
            if changes == "font":
                font.setPointSizeF(font.pointSizeF() * 1.5)
                reading.setFont(font)
            if changes == "width":
                reading.resize(reading.width() + 70, 150)
            reading.show_html(TEXT)
        assert ahead.document().size() == plain.document().size()
        assert ahead.grab().toImage() == plain.grab().toImage()
        for reading in (ahead, plain):
            reading.show_html("between")
