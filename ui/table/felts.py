"""The felts of the tables shown last, each drawn once."""

from PySide6.QtGui import QFont, QPainter, QPixmap

from dealer_trainer.house import House
from ui.table.cloth import Stakes, draw_places
from ui.table.felt import draw_felt, draw_plain_felt
from ui.table.layout import TableLayout
from ui.table.look import Look
from ui.table.prints import felt_prints

# Each is as large as the table: of this question, of the next one, of the last one.
_MOST = 3
# So many have the places of the boxes on them: of this question and of the next one.
_MOST_PRINTED = 2


class Felts:
    """Keep a few felts, since most questions share one or two."""

    def __init__(self) -> None:
        self._kept: dict[object, QPixmap] = {}
        self._printed: dict[object, QPixmap] = {}

    def of(
        self,
        layout: TableLayout,
        house: House,
        look: Look,
        font: QFont,
        ratio: float,
        *,
        pays: bool,
    ) -> QPixmap:
        """Return the felt of a layout, drawn now unless it is kept, with what is paid if `pays`."""
        worn = (look.theme, look.words.language, look.calm, ratio, font.key(), pays)
        key = (layout, house.id, worn)
        felt = self._kept.pop(key, None)
        if felt is None and look.calm:
            felt = draw_plain_felt(layout, look.theme, ratio)
        elif felt is None:
            felt = draw_felt(
                layout, look.theme, felt_prints(look.words, house, pays=pays), font, ratio
            )
        _keep(self._kept, key, felt, _MOST)
        return felt

    def printed(
        self,
        felt: QPixmap,
        layout: TableLayout,
        house: House,
        stakes: Stakes,
        look: Look,
        font: QFont,
    ) -> QPixmap:
        """Return a felt with the places of the boxes, printed now unless it is kept."""
        key = (felt.cacheKey(), tuple(stakes.items()))
        printed = self._printed.pop(key, None)
        if printed is None:
            printed = self._cleared(felt)
            painter = QPainter(printed)
            painter.drawPixmap(0, 0, felt)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_places(painter, layout, house, stakes, look, font)
            painter.end()
        _keep(self._printed, key, printed, _MOST_PRINTED)
        return printed

    def _cleared(self, felt: QPixmap) -> QPixmap:
        """Return a picture as large as a felt: that which was wanted before all others, if it fits.

        Nearly every question has a print of its own, and memory that large is slow to come and go.
        """
        if len(self._printed) >= _MOST_PRINTED:
            old = self._printed.pop(next(iter(self._printed)))
            if old.size() == felt.size() and old.devicePixelRatio() == felt.devicePixelRatio():
                return old
        return felt.copy()


def _keep(kept: dict[object, QPixmap], key: object, picture: QPixmap, most: int) -> None:
    """Keep a picture as the latest, and forget the one that was wanted before all others."""
    kept[key] = picture
    if len(kept) > most:
        del kept[next(iter(kept))]
