"""Blocks of text and pictures set on A4 pages, with progress, and stopped at a word."""

import os
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

_RESOLUTION = 300
_POINT = _RESOLUTION / 72
_MARGIN = 15  # millimetres
_FOOT = 24 * _POINT
_GAP = 8 * _POINT
_TEXT = 10.0  # points


class StoppedError(Exception):
    """The person stopped the work; no file was written."""


@dataclass(frozen=True, slots=True)
class Block:
    """What stays together on a page: a picture and the HTML under it, either of which may be none.

    The picture is as wide as the page, or as `share` of it. `breaks` begins a page. Only text
    without a picture may be longer than a page.
    """

    html: str
    picture: Callable[[], QImage] | None = None
    share: float = 1.0
    breaks: bool = False


@dataclass(frozen=True, slots=True)
class _Set:
    """A block as it lies on its page: everything in dots of the writer."""

    page: int
    top: float
    block: Block
    image: QImage | None
    text: QTextDocument
    part: QRectF


def write_pdf(
    path: Path,
    title: str,
    blocks: Sequence[Block],
    foot: Callable[[int, int], str],
    progress: Callable[[int, int], bool] = lambda _done, _all: True,
) -> int:
    """Write the blocks to a PDF and return the number of its pages.

    `foot` gives the line under a page by its number and how many there are; `progress` is told how
    many blocks are done of how many, and stops the work by False. The file is there whole or not at
    all. Raises StoppedError, and OSError if it cannot be written.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".pdf")
    os.close(handle)
    unfinished = Path(name)
    try:
        pages = _draw(_writer(unfinished, title), blocks, foot, progress)
        if not unfinished.stat().st_size:
            raise OSError(f"nothing could be written to {path.name}")
        unfinished.replace(path)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return pages


def _writer(path: Path, title: str) -> QPdfWriter:
    writer = QPdfWriter(str(path))
    writer.setResolution(_RESOLUTION)
    writer.setTitle(title)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(
        QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
    )
    return writer


def _draw(
    writer: QPdfWriter,
    blocks: Sequence[Block],
    foot: Callable[[int, int], str],
    progress: Callable[[int, int], bool],
) -> int:
    area = QSizeF(writer.width(), writer.height() - _FOOT)
    laid = list(_lay_out(writer, area, blocks, progress))
    pages = laid[-1].page if laid else 1
    painter = QPainter(writer)
    if not painter.isActive():
        raise OSError("the file cannot be drawn")
    shown = 1
    _draw_foot(painter, writer, foot(shown, pages))
    for each in laid:
        while shown < each.page:
            writer.newPage()
            shown += 1
            _draw_foot(painter, writer, foot(shown, pages))
        _draw_block(painter, area, each)
    painter.end()
    return pages


def _lay_out(
    writer: QPdfWriter,
    area: QSizeF,
    blocks: Sequence[Block],
    progress: Callable[[int, int], bool],
) -> Iterable[_Set]:
    """Yield each block with its place; one that does not fit begins a page."""
    page, at = 1, 0.0
    for number, block in enumerate(blocks, start=1):
        if not progress(number - 1, len(blocks)):
            raise StoppedError
        image = block.picture() if block.picture else None
        text = _text(writer, block.html, area.width())
        height = text.size().height() + _picture_size(image, area, block).height() + _GAP
        if at and (block.breaks or at + height > area.height()):
            page, at = page + 1, 0.0
        # Text that is longer than a page goes on over pages of its own.
        text.setPageSize(area if height > area.height() else QSizeF(area.width(), -1))
        for part in range(text.pageCount()):
            shown = QRectF(0, part * area.height(), area.width(), area.height())
            yield _Set(page + part, at, block, image, text, shown)
        page += text.pageCount() - 1
        at = area.height() if text.pageCount() > 1 else at + height
    progress(len(blocks), len(blocks))


def _text(writer: QPdfWriter, html: str, width: float) -> QTextDocument:
    text = QTextDocument()
    text.documentLayout().setPaintDevice(writer)
    font = QFont()
    font.setPointSizeF(_TEXT)
    text.setDefaultFont(font)
    text.setDocumentMargin(0)
    text.setHtml(html)
    text.setTextWidth(width)
    return text


def _picture_size(image: QImage | None, area: QSizeF, block: Block) -> QSizeF:
    if image is None:
        return QSizeF(0, 0)
    width = area.width() * block.share
    return QSizeF(width, width * image.height() / image.width() + _GAP / 2)


def _draw_block(painter: QPainter, area: QSizeF, each: _Set) -> None:
    top = each.top
    if each.image is not None:
        size = _picture_size(each.image, area, each.block)
        place = QRectF(
            (area.width() - size.width()) / 2, top, size.width(), size.height() - _GAP / 2
        )
        painter.drawImage(place, each.image)
        top += size.height()
    painter.save()
    painter.translate(0, top - each.part.top())
    each.text.drawContents(painter, each.part)
    painter.restore()


def _draw_foot(painter: QPainter, writer: QPdfWriter, line: str) -> None:
    font = QFont()
    font.setPointSizeF(_TEXT - 2)
    painter.setFont(font)
    place = QRectF(0, writer.height() - _FOOT, writer.width(), _FOOT)
    painter.drawText(place, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, line)
