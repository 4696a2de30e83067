"""The ground of every picture that is drawn once and then copied."""

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap


def new_picture(
    width: float,
    height: float,
    ratio: float,
    ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QPixmap:
    """Return a picture for a screen of this pixel ratio, clear unless it has a ground."""
    picture = QPixmap(QSizeF(width * ratio, height * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    return picture
