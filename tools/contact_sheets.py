"""Contact sheets: the pictures of one page side by side, each with its name below it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

_ACROSS = 4
_CELL = QSize(768, 525)
_LINE, _GAP = 24, 10
_GROUND, _INK = QColor("#8d8d8d"), QColor("#000000")


def lay_sheet(pictures: Sequence[Path], sheet: Path) -> None:
    """Lay pictures on one sheet, line by line, and save it."""
    width, height = _CELL.width() + _GAP, _CELL.height() + _LINE + _GAP
    down = -(-len(pictures) // _ACROSS)
    across = min(_ACROSS, len(pictures))
    image = QImage(across * width + _GAP, down * height + _GAP, QImage.Format.Format_RGB32)
    image.fill(_GROUND)
    painter = QPainter(image)
    painter.setPen(_INK)
    for number, path in enumerate(pictures):
        row, column = divmod(number, _ACROSS)
        corner = QPoint(_GAP + column * width, _GAP + row * height)
        picture = QImage(str(path)).scaled(
            _CELL,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(corner, picture)
        below = QRect(corner + QPoint(0, _CELL.height()), QSize(_CELL.width(), _LINE))
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, path.stem)
    painter.end()
    image.save(str(sheet))
