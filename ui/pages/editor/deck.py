"""The deck to pick cards from: four rows of suits, what lies on the table greyed and crossed."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from dealer_trainer.cards import ACE, SUITS, Card
from dealer_trainer.wording import Words
from dealer_trainer.wording.cards import card_name, card_text
from ui import keys
from ui.pages.editor.draft import Draft, Spot
from ui.pages.editor.words import place_name
from ui.table.pictures import CardPictures
from ui.theme import Theme

_CARD_HIGH = 1.4
_LEAST_WIDTH = 20
# Four rows of cards take no more than a third of the window.
_OF_THE_WINDOW = 16
_RANKS = tuple(range(ACE, 1, -1))
_USED = Qt.ItemDataRole.UserRole


class Deck(QTableWidget):
    """Pick cards with arrows and Enter or Space, or with the mouse.

    Signals:
        picked: a Card.
        erased: Backspace was pressed.
    """

    picked = Signal(object)
    erased = Signal()

    def __init__(self, pictures: CardPictures, theme: Theme) -> None:
        super().__init__(len(SUITS), len(_RANKS))
        self._painter = _CardPainter(self, pictures, theme)
        self._items: dict[Card, QTableWidgetItem] = {}
        self.setItemDelegate(self._painter)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for row, suit in enumerate(SUITS):
            for column, rank in enumerate(_RANKS):
                item = QTableWidgetItem(card_text(Card(rank, suit)))
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.setItem(row, column, item)
                self._items[Card(rank, suit)] = item
        self.setCurrentCell(0, 0)
        self.cellClicked.connect(lambda row, column: self.picked.emit(self._card(row, column)))

    def show_lying(self, words: Words, draft: Draft) -> None:
        """Cross the cards that lie on the table; each says where it lies."""
        lying: dict[Card, Spot] = draft.lying()
        for card, item in self._items.items():
            spot = lying.get(card)
            place = place_name(words, draft, spot) if spot else words.text("in the deck")
            item.setData(_USED, spot is not None)
            item.setToolTip(f"{card_text(card)}: {place}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{card_name(words, card)}, {place}")

    def set_theme(self, theme: Theme) -> None:
        """Cross cards in these colours."""
        self._painter.theme = theme
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in keys.GO_ON:
            self.picked.emit(self._card(self.currentRow(), self.currentColumn()))
        elif key in keys.ERASE:
            self.erased.emit()
        elif event.text().strip() and not keys.is_command(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        card = min(self.width() // len(_RANKS), self.window().height() // _OF_THE_WINDOW)
        self.setFixedHeight(round(card * _CARD_HIGH) * len(SUITS) + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return QSize(13 * _LEAST_WIDTH, 4 * round(_LEAST_WIDTH * _CARD_HIGH))

    @staticmethod
    def _card(row: int, column: int) -> Card:
        return Card(_RANKS[column], SUITS[row])


class _CardPainter(QStyledItemDelegate):
    def __init__(self, deck: QTableWidget, pictures: CardPictures, theme: Theme) -> None:
        super().__init__(deck)
        self._deck = deck
        self._pictures = pictures
        self.theme = theme

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        cell = QRect(option.rect).adjusted(2, 2, -2, -2)
        wide = min(cell.width(), round(cell.height() / _CARD_HIGH))
        size = QSize(wide, round(wide * _CARD_HIGH))
        place = QRect(cell.topLeft(), size)
        place.moveCenter(cell.center())
        card = Card(_RANKS[index.column()], SUITS[index.row()])
        used = bool(index.data(_USED))
        painter.save()
        painter.setOpacity(0.35 if used else 1.0)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(place.topLeft(), self._pictures.picture(card, size, ratio))
        painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if used:
            painter.setPen(QPen(QColor(self.theme.text), 2))
            painter.drawLine(place.bottomLeft(), place.topRight())
        here = (self._deck.currentRow(), self._deck.currentColumn())
        if here == (index.row(), index.column()):
            focused = self._deck.hasFocus()
            colour = self.theme.focus if focused else self.theme.border
            painter.setPen(QPen(QColor(colour), 3 if focused else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 4, 4)
        painter.restore()
