"""Text that becomes smaller where its place is too narrow, and is never cut."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QStaticText,
    QTransform,
)
from PySide6.QtWidgets import QLabel, QWidget

from ui.table.plates import draw_plate

_LEAST = 5.0
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
# The same for drawing; Python's flags are slow to join.
_WHOLE = {int(align): align | Qt.TextFlag.TextDontClip for align in (CENTRE, LEFT, RIGHT)}


def sized(font: QFont, pixels: float, *, bold: bool = False) -> QFont:
    """Return a font of this family in this size; it is made once, so it must not be changed."""
    return _sized(font.family(), max(1, int(pixels)), bold)


@lru_cache(maxsize=256)
def _sized(family: str, pixels: int, bold: bool) -> QFont:  # noqa: FBT001 - a cache's key
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


@lru_cache(maxsize=512)
def width_of(text: str, family: str, pixels: float, *, bold: bool) -> float:
    """Return the width of the longest line of a text in such a font."""
    return text_width(text, _sized(family, max(1, int(pixels)), bold))


def text_width(text: str, font: QFont) -> float:
    """Return the width of the longest line of a text."""
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(line) for line in text.split("\n")), default=0.0)


@lru_cache(maxsize=512)
def _fitting(text: str, family: str, size: tuple[int, int], pixels: int, bold: bool) -> int:  # noqa: FBT001 - a cache's key
    """Return the largest size up to `pixels` at which a text keeps within width and height."""
    lines = text.count("\n") + 1
    while pixels > _LEAST:
        font = sized(QFont(family), pixels, bold=bold)
        tall = QFontMetricsF(font).height() * lines
        if text_width(text, font) <= size[0] and tall <= size[1] * 1.08:
            break
        pixels -= 1
    return pixels


def fitted(text: str, font: QFont, pixels: float, area: QRectF, *, bold: bool) -> QFont:
    """Return the font in which a text keeps within an area, at most `pixels` high."""
    size = (int(area.width()), int(area.height()))
    best = _fitting(text, font.family(), size, max(1, int(pixels)), bold)
    return sized(font, best, bold=bold)


def draw_fitted(
    painter: QPainter,
    area: QRectF,
    text: str,
    font: QFont,
    pixels: float,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Draw a text within an area."""
    painter.setFont(fitted(text, font, pixels, area, bold=bold))
    draw_whole(painter, area, text, align)


def draw_whole(
    painter: QPainter, area: QRectF, text: str, align: Qt.AlignmentFlag = CENTRE
) -> None:
    """Draw a text with the painter's font, also where it leaves its area."""
    painter.drawText(area, _WHOLE[int(align)], text)


@lru_cache(maxsize=128)
def _set(text: str, family: str, pixels: int, bold: bool) -> QStaticText:  # noqa: FBT001 - a cache's key
    """Return a line that is laid out once: most of what it takes to draw a text."""
    line = QStaticText(text)
    line.setTextFormat(Qt.TextFormat.PlainText)
    line.prepare(QTransform(), sized(QFont(family), pixels, bold=bold))
    return line


def set_line(
    text: str, font: QFont, area: QRectF, align: Qt.AlignmentFlag = CENTRE
) -> tuple[QPointF, QStaticText]:
    """Return a line in a font made by `sized`, and where it is drawn to lie so in an area."""
    line = _set(text, font.family(), font.pixelSize(), font.bold())
    place = QRectF(QPointF(), line.size())
    place.moveCenter(area.center())
    if align & Qt.AlignmentFlag.AlignLeft:
        place.moveLeft(area.left())
    elif align & Qt.AlignmentFlag.AlignRight:
        place.moveRight(area.right())
    return QPointF(place.topLeft().toPoint()), line


def draw_line(
    painter: QPainter, area: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag = CENTRE
) -> None:
    """Draw a line that is drawn often, in a font made by `sized`, also where it leaves its area."""
    painter.setFont(font)
    painter.drawStaticText(*set_line(text, font, area, align))


class Print(QLabel):
    """A line of text on the felt that fits its place; with a ground it is a badge."""

    def __init__(
        self, parent: QWidget, *, bold: bool = False, align: Qt.AlignmentFlag = LEFT
    ) -> None:
        super().__init__(parent)
        self._bold = bold
        self._align = align
        self._pixels = 12.0
        self._colour = QColor()
        self._ground: QColor | None = None
        self._shown: tuple[str, float, str, str | None] | None = None
        self._drawn: tuple[QPointF, QFont, QStaticText] | None = None

    def show_text(self, text: str, pixels: float, colour: str, ground: str | None = None) -> None:
        """Show a text in a size and colour, on a rounded ground if one is given."""
        shown = (text, pixels, colour, ground)
        if shown == self._shown:
            if self.isHidden() == bool(text):
                self.setVisible(bool(text))
            return
        self._shown, self._drawn = shown, None
        self._pixels, self._colour = pixels, QColor(colour)
        self._ground = QColor(ground) if ground else None
        self.setText(text)
        self.setVisible(bool(text))
        self.update()

    def wanted_width(self) -> int:
        """Return the width at which the text has its full size."""
        width = width_of(self.text(), self.font().family(), self._pixels, bold=self._bold)
        return int(width + 1 + (self._pixels if self._ground else 0))

    def drawn_font(self) -> QFont:
        """Return the font in which the text is drawn in the place that it has."""
        return self._fitted()[1]

    def _fitted(self) -> tuple[QPointF, QFont, QStaticText]:
        """Return where the text is drawn and in which font, found once for each text and size."""
        if self._drawn is None:
            pad = self._pixels * 0.45 if self._ground else 0.0
            inside = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
            font = fitted(self.text(), self.font(), self._pixels, inside, bold=self._bold)
            align = CENTRE if self._ground else self._align
            place, line = set_line(self.text(), font, inside, align)
            self._drawn = place, font, line
        return self._drawn

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawn = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._ground:
            radius = min(self.height() / 2, self._pixels * 0.6)
            draw_plate(painter, self.rect(), radius, self._ground)
        place, font, line = self._fitted()
        painter.setPen(self._colour)
        painter.setFont(font)
        painter.drawStaticText(place, line)
