"""The felts of the tables shown last, each drawn once."""

from PySide6.QtGui import QFont, QPainter, QPixmap

from dealer_trainer.house import House
from dealer_trainer.questions import Question
from ui.table.cloth import draw_places, stakes_of
from ui.table.felt import draw_felt, draw_plain_felt
from ui.table.layout import TableLayout
from ui.table.look import Look
from ui.table.prints import felt_prints

# Each is as large as the table: of this question, of the next one, of the last one.
_MOST = 3
# So many have the places of the boxes on them: of this question and of the next one.
_MOST_PRINTED = 2


class Felts:
    """Keep a few felts, since most questions share one or two; `pays` prints what is paid too."""

    def __init__(self) -> None:
        self.pays = False
        self._kept: dict[object, QPixmap] = {}
        self._printed: dict[object, QPixmap] = {}

    def of(
        self, question: Question, layout: TableLayout, look: Look, font: QFont, ratio: float
    ) -> tuple[QPixmap, QPixmap]:
        """Return the felt of a question, bare and with the places of the boxes printed on it."""
        house, stakes = question.scenario.house, stakes_of(question)
        felt = self._bare(house, layout, look, font, ratio)
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
        # Who shows it has it as it is now, whatever is printed in its memory later.
        return felt, QPixmap(printed)

    def _bare(
        self, house: House, layout: TableLayout, look: Look, font: QFont, ratio: float
    ) -> QPixmap:
        worn = (look.theme, look.words.language, look.calm, ratio, font.key(), self.pays)
        key = (layout, house.id, worn)
        felt = self._kept.pop(key, None)
        if felt is None and look.calm:
            felt = draw_plain_felt(layout, look.theme, ratio)
        elif felt is None:
            prints = felt_prints(look.words, house, pays=self.pays)
            felt = draw_felt(layout, look.theme, prints, font, ratio)
        _keep(self._kept, key, felt, _MOST)
        return felt

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
