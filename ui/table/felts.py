"""The felts of the tables shown last, each drawn once."""

from PySide6.QtGui import QFont, QPixmap

from dealer_trainer.house import House
from ui.table.felt import draw_felt, draw_plain_felt
from ui.table.layout import TableLayout
from ui.table.look import Look
from ui.table.prints import felt_prints

# Each is as large as the table: of this question, of the next one, of the last one.
_MOST = 3


class Felts:
    """Keep a few felts, since most questions share one or two."""

    def __init__(self) -> None:
        self._kept: dict[object, QPixmap] = {}

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
        self._kept[key] = felt
        if len(self._kept) > _MOST:
            del self._kept[next(iter(self._kept))]
        return felt
