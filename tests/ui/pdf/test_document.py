"""Blocks set on pages: whole, in order, counted, and stopped at a word."""

import re
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dealer_trainer.files import Houses
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind
from dealer_trainer.wording import Language, Words
from ui.pdf.document import Block, StoppedError, write_pdf
from ui.pdf.table import table_picture

pytestmark = pytest.mark.usefixtures("qapp")


def _pages(path: Path) -> int:
    return len(re.findall(rb"/Type /Page\b", path.read_bytes()))


def test_a_block_that_does_not_fit_begins_a_page(tmp_path: Path) -> None:
    path, feet = tmp_path / "paper.pdf", []

    def foot(page: int, pages: int) -> str:
        feet.append((page, pages))
        return f"{page}/{pages}"

    half = Block("<p>line</p>" * 14)
    assert write_pdf(path, "Paper", [half, half, half], foot) == 2
    assert _pages(path) == 2
    assert feet == [(1, 2), (2, 2)]
    assert write_pdf(path, "Paper", [half, Block("<p>new</p>", breaks=True)], foot) == 2
    assert write_pdf(path, "Paper", [Block("<p>long</p>" * 100), half], foot) >= 4


def test_stopped_work_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "paper.pdf"
    path.write_text("before", encoding="ascii")
    told: list[tuple[int, int]] = []

    def progress(done: int, whole: int) -> bool:
        told.append((done, whole))
        return done < 2

    with pytest.raises(StoppedError):
        write_pdf(path, "Paper", [Block("<p>one</p>")] * 4, lambda *_: "", progress)
    assert told == [(0, 4), (1, 4), (2, 4)]
    assert path.read_text(encoding="ascii") == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        write_pdf(tmp_path / "nowhere" / "paper.pdf", "Paper", [Block("one")], lambda *_: "")


@pytest.mark.parametrize("language", list(Language))
def test_every_kind_of_question_has_a_picture_and_its_key_another(
    language: Language, qtbot: QtBot
) -> None:
    house, others = Houses().named("russian_poker"), tuple(Houses().all())
    for kind in Kind:
        if kind in (Kind.EARLY_MAY, Kind.EARLY_PAYOUT):
            continue  # not in this house
        (question,) = islice(questions(house, kind, None, 3, others), 1)
        asked = table_picture(Words(language), question)
        solved = table_picture(Words(language), question, solved=True)
        assert not _is_blank(asked)
        assert asked.size() == solved.size()
        if any(part.bet for part in question.parts):
            assert asked != solved, kind


def _is_blank(image: QImage) -> bool:
    first = image.pixel(0, 0)
    return all(
        image.pixel(x, y) == first
        for x in range(0, image.width(), 40)
        for y in range(0, image.height(), 40)
    )
