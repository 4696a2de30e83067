"""The plaque that stands at the dealer: the house and the limits of its table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from dealer_trainer.house import House
from dealer_trainer.wording.house_page import house_name
from ui.table.fonts import CENTRE, LEFT, RIGHT, draw_fitted
from ui.table.look import Look
from ui.table.picture import new_picture
from ui.table.spots import has_bonus


class Plaque(QLabel):
    """Show least and most stakes and the maximum payout; a screen reader reads the same lines."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[Look, House] | None = None
        self._drawn: QPixmap | None = None
        self._title = ""
        self._limits: list[tuple[str, str]] = []

    def show_house(self, look: Look, house: House) -> None:
        """Show the limits of a house's table."""
        if (look, house) == self._shown:
            return
        self._shown, self._drawn = (look, house), None
        self._look = look
        words = look.words
        self._title = house_name(words, house)
        self._limits = [("ANTE", _range(look, house.table.ante))]
        if house.bonus and has_bonus(house):
            self._limits.append((words.text("bonus").upper(), _range(look, house.bonus.stake)))
        maximum = words.number(house.table.max_payout)
        self._limits.append((words.text("maximum payout").upper(), maximum))
        self.setText("\n".join([self._title, *(f"{name} {limit}" for name, limit in self._limits)]))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawn = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = new_picture(self.width(), self.height(), ratio)
            self._draw(self._drawn)
        QPainter(self).drawPixmap(0, 0, self._drawn)

    def _draw(self, picture: QPixmap) -> None:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text, theme, font = self._look.text, self._look.theme, self.font()
        rows = len(self._limits) + 1
        row = min(text * 1.75, (self.height() - text * 0.8) / rows)
        pad = text * 0.8
        tall = row * rows + text * 0.7
        ground = QRectF(0, self.height() - tall, self.width(), tall).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.plaque_line), max(1.0, text * 0.11)))
        painter.setBrush(QColor(theme.plaque))
        painter.drawRoundedRect(ground, text * 0.6, text * 0.6)
        inside = ground.adjusted(pad, text * 0.3, -pad, -text * 0.3)
        line = QRectF(inside.x(), inside.y(), inside.width(), row)
        painter.setPen(QColor(theme.plaque_line))
        draw_fitted(painter, line, self._title, font, text * 1.1, bold=True, align=CENTRE)
        for name, limit in self._limits:
            line.translate(0, row)
            painter.setPen(QColor(theme.plaque_text))
            draw_fitted(painter, _left(line), name, font, text * 0.9, align=LEFT)
            draw_fitted(painter, _right(line), limit, font, text, bold=True, align=RIGHT)
        painter.end()


def _range(look: Look, limits: tuple[int, int]) -> str:
    least, most = (look.words.number(limit) for limit in limits)
    return f"{least}\N{EN DASH}{most}"


def _left(line: QRectF) -> QRectF:
    return line.adjusted(0, 0, -line.width() * 0.42, 0)


def _right(line: QRectF) -> QRectF:
    return line.adjusted(line.width() * 0.6, 0, 0, 0)
