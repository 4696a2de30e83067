"""The table as a form: the dealer and the limits above, then a column for each box."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.house import House
from dealer_trainer.scenario import Play
from dealer_trainer.wording import Words
from dealer_trainer.wording.language import message
from ui.flow import FlowLayout
from ui.inputs import DropDown
from ui.pages.editor.columns import Columns
from ui.pages.editor.draft import (
    CARDS,
    DEALER,
    EXCHANGE,
    LEAST,
    MAXIMUM,
    MOST,
    NEXT,
    ON,
    SIXTH,
    Draft,
    Spot,
    names,
    spots,
)
from ui.pages.editor.fields import CardField, Field, LineLabel, Named
from ui.pages.editor.words import place_name, spot_name
from ui.switch import Switch
from ui.table.pictures import CardPictures
from ui.theme import restyle

_CHECKED = frozenset({"played", "blind", "buys"})
_PLAYS = {
    Play.BET: message("Bets"),
    Play.FOLD: message("Folds"),
    Play.EARLY: message("Early payout"),
}
_DRAWS = {"": message("None"), SIXTH: message("Sixth card"), EXCHANGE: message("Exchange")}

_CARDS_LETTERS, _AMOUNT_LETTERS = 20, 11

Entry = QCheckBox | QComboBox | Field | CardField


class Form(QWidget):
    """Show a draft and take what is typed and chosen.

    Signals:
        changed: a Spot and its new value.
        entered: the Spot to which the focus came.
        to_deck: Down was pressed where cards are typed.
    """

    changed = Signal(object, str)
    entered = Signal(object)
    to_deck = Signal()

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._house: House | None = None
        self.entries: dict[Spot, Entry] = {}
        self._labels: dict[QLabel, Spot] = {}
        self._heads: dict[int, QLabel] = {}
        self._inside = QWidget()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.addWidget(self._inside)
        self._column.addStretch()
        self._is_showing = False
        # Between these Tab goes through the table.
        self.before: QWidget | None = None
        self.after: QWidget | None = None

    def show_draft(self, words: Words, draft: Draft, told: dict[Spot, str]) -> None:
        """Show a draft; `told` says at which places something is wrong, and what."""
        self._is_showing = True
        if draft.house != self._house:
            self._build(draft.house)
        played = set(draft.boxes)
        for label, spot in self._labels.items():
            label.setText(spot_name(words, draft, spot))
        for box, head in self._heads.items():
            head.setText(words.text("Box {box}", box=box))
        for spot, entry in self.entries.items():
            entry.setVisible(_is_shown(draft, spot, played))
            self._fill(words, draft, spot, entry)
            self._mark(place_name(words, draft, spot), entry, told.get(spot, ""))
        self._is_showing = False

    def focus(self, spot: Spot) -> None:
        """Put the focus on a place, on the dealer's cards if it is not there."""
        entry = self.entries.get(spot)
        if entry is None or entry.isHidden():
            entry = self.entries[DEALER]
        typed_into(entry).setFocus(Qt.FocusReason.OtherFocusReason)

    def _build(self, house: House) -> None:
        self._house = house
        old, self._inside = self._inside, QWidget()
        self.entries, self._labels, self._heads = {}, {}, {}
        for spot in spots(house):
            self.entries[spot] = self._make(spot)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        cards = (DEALER, NEXT) if house.purchase else (DEALER,)
        column.addWidget(self._line(cards, _CARDS_LETTERS))
        column.addWidget(self._line((LEAST, MOST, MAXIMUM), _AMOUNT_LETTERS))
        column.addWidget(self._boxes(house))
        self._column.replaceWidget(old, self._inside)
        old.hide()
        old.deleteLater()
        chain = [self.before, *(self.entries[spot] for spot in _in_order(house)), self.after]
        for before, after in pairwise(map(typed_into, filter(None, chain))):
            QWidget.setTabOrder(before, after)

    def _line(self, places: Iterable[Spot], letters: int) -> QWidget:
        """Return places side by side that belong to no box."""
        line = QWidget()
        flow = FlowLayout(8)
        flow.setContentsMargins(0, 0, 0, 0)
        line.setLayout(flow)
        for spot in places:
            flow.addWidget(Named(self._label(spot), self.entries[spot], letters))
        return line

    def _boxes(self, house: House) -> Columns:
        boxes = range(1, house.boxes.count + 1)
        names = [
            [QLabel(), *(self._label(Spot(name, 1, turn)) for name, turn in _rows(house))]
            for _ in boxes
        ]
        return Columns(names, [self._box(house, box) for box in boxes])

    def _box(self, house: House, box: int) -> list[QWidget]:
        head = self._heads[box] = QLabel()
        head.setProperty("role", "title")
        return [head, *(self._cell(Spot(name, box, turn)) for name, turn in _rows(house))]

    def _cell(self, spot: Spot) -> QWidget:
        if spot.name != "draw":
            return self.entries[spot]
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for name in ("draw", "gives", "gets"):
            column.addWidget(self.entries[spot._replace(name=name)])
        return cell

    def _label(self, spot: Spot) -> QLabel:
        label = LineLabel()
        self._labels[label] = spot
        return label

    def _make(self, spot: Spot) -> Entry:
        """Make the entry of a place, which says when it is changed or reached."""
        if spot.name in _CHECKED:
            check = _Check()
            check.toggled.connect(lambda on: self._say(spot, ON if on else ""))
            return check
        if spot.name in ("play", "draw"):
            choice = DropDown(letters=6)
            choice.activated.connect(lambda _: self._say(spot, choice.currentData()))
            return choice
        if spot.name not in CARDS:
            field = Field()
            field.textEdited.connect(partial(self._say, spot))
            return field
        cards = CardField(spot, self._pictures)
        cards.line.textEdited.connect(partial(self._say, spot))
        cards.line.entered.connect(lambda: self.entered.emit(spot))
        cards.to_deck.connect(self.to_deck)
        return cards

    def _say(self, spot: Spot, value: str) -> None:
        if not self._is_showing:
            self.changed.emit(spot, value)

    def _fill(self, words: Words, draft: Draft, spot: Spot, entry: Entry) -> None:
        value = draft.get(spot)
        match entry:
            case QCheckBox():
                entry.setChecked(bool(value))
            case QComboBox():
                _fill_choice(entry, _choices(words, draft.house, spot), value)
            case CardField():
                entry.line.show_value(value)
                entry.strip.show_cards(draft.cards(spot))
            case _:
                entry.show_value(value)

    @staticmethod
    def _mark(name: str, entry: Entry, told: str) -> None:
        """Name an entry for those who do not see it, and say what is wrong there."""
        widget = typed_into(entry)
        widget.setAccessibleName(name)
        widget.setAccessibleDescription(told)
        widget.setToolTip(told or name)
        restyle(widget, "faulty", bool(told))


def typed_into(entry: QWidget) -> QWidget:
    """Return the widget of an entry that takes the focus."""
    return entry.line if isinstance(entry, CardField) else entry


class _Check(Switch):
    """A box to check, as high as a field, so that it stands level with its name."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), Field.high(self))


def _rows(house: House) -> Iterator[tuple[str, int]]:
    for name in names(house):
        yield name, 0
        if name == "cards":
            yield from (("draw", turn) for turn in range(len(house.draw)))


def _in_order(house: House) -> Iterator[Spot]:
    """Yield the places as Tab goes: the dealer, the limits, box by box."""
    yield DEALER
    if house.purchase:
        yield NEXT
    yield from (LEAST, MOST, MAXIMUM)
    for box in range(1, house.boxes.count + 1):
        for name, turn in _rows(house):
            yield Spot(name, box, turn)
            if name == "draw":
                yield from (Spot("gives", box, turn), Spot("gets", box, turn))


def _is_shown(draft: Draft, spot: Spot, played: set[int]) -> bool:
    if spot == NEXT:
        return draft.house.purchase is not None
    if not spot.box or spot.name == "played":
        return True
    if spot.box not in played:
        return False
    kind = draft.get(spot._replace(name="draw"))
    return {"gives": bool(kind), "gets": kind == EXCHANGE}.get(spot.name, True)


def _choices(words: Words, house: House, spot: Spot) -> list[tuple[str, str]]:
    if spot.name == "play":
        plays = [play for play in Play if play is not Play.EARLY or house.early_payout]
        return [
            ("" if play is Play.BET else play.value, words.text(_PLAYS[play])) for play in plays
        ]
    sold = house.draw[spot.turn]
    kinds = [
        "",
        *([SIXTH] if sold.sixth is not None else []),
        *([EXCHANGE] if sold.exchange else []),
    ]
    return [(kind, words.text(_DRAWS[kind])) for kind in kinds]


def _fill_choice(choice: QComboBox, values: list[tuple[str, str]], chosen: str) -> None:
    shown = [(choice.itemData(at), choice.itemText(at)) for at in range(choice.count())]
    if shown != values:
        choice.clear()
        for value, text in values:
            choice.addItem(text, value)
    choice.setCurrentIndex(max(choice.findData(chosen), 0))
