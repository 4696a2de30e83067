"""What the drill is called, of which house, and which of its tables is shown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from dealer_trainer.generator import topics_of
from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.topics import topic_name
from ui.flow import FlowLayout, flowing
from ui.inputs import DropDown
from ui.pages.editor.fields import Field, LineLabel, Named
from ui.pages.editor.sheet import Sheet

_CHOICE_LETTERS = 12
# Of house and topic, which may stand in a line, and of the names.
_LETTERS = (42, 26, 56, 56)


class Head(QWidget):
    """Show the head of a drill and take what is changed in it.

    Signals:
        house_chosen: a House.
        named: the names in Russian and in English.
        topic_chosen: a topic's value, empty where the tables tell it.
        table_wanted: the number of the table to show, from 0.
        added, removed: a table is wanted behind this one, or this one not any more.
    """

    house_chosen = Signal(object)
    named = Signal(str, str)
    topic_chosen = Signal(str)
    table_wanted = Signal(int)
    added = Signal()
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._at = 0
        self.house, self._topic = (DropDown(_CHOICE_LETTERS) for _ in range(2))
        self.ru, self.en = Field(), Field()
        self._labels = [LineLabel() for _ in range(4)]
        self._number = QLabel()
        self._before, self._after, self._add, self.last = (QPushButton() for _ in range(4))
        self._lay_out()
        self._connect()

    def show_sheet(self, words: Words, sheet: Sheet, houses: tuple[House, ...]) -> None:
        """Show the head of this drill."""
        house = sheet.table.house
        self._at = sheet.at
        names = [
            words.text("House"),
            words.text("Topic"),
            words.text("Name in Russian"),
            words.text("Name in English"),
        ]
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        widest = max(label.sizeHint().width() for label in self._labels[2:])
        for label in self._labels[2:]:
            label.setMinimumWidth(widest)
        for field, name in zip((self.house, self._topic, self.ru, self.en), names, strict=True):
            field.setAccessibleName(name)
        self._fill_house(words, house, houses)
        self._fill_topic(words, house, sheet.topic)
        self.ru.show_value(sheet.ru)
        self.en.show_value(sheet.en)
        self.ru.setPlaceholderText(sheet.en)
        self.en.setPlaceholderText(sheet.ru)
        count = len(sheet.tables)
        self._number.setText(
            words.text("Table {number} of {count}", number=sheet.at + 1, count=count)
        )
        for button, text, tooltip in (
            (self._before, "◀", words.text("The table before")),
            (self._after, "▶", words.text("The next table")),
            (self._add, words.text("Add table"), words.text("Put another table into this drill")),
            (
                self.last,
                words.text("Remove table"),
                words.text("Take this table out of the drill; Undo brings it back"),
            ),
        ):
            button.setText(text)
            button.setToolTip(tooltip)
            button.setAccessibleName(tooltip)
        self._before.setEnabled(sheet.at > 0)
        self._after.setEnabled(sheet.at < count - 1)

    def _fill_house(self, words: Words, house: House, houses: tuple[House, ...]) -> None:
        """List the houses; the one of an opened file may be none of them."""
        known = [each for each in houses if each.id == house.id]
        shown = houses if known else (*houses, house)
        self.house.clear()
        for each in shown:
            self.house.addItem(house_name(words, each), each)
        at = next(at for at, each in enumerate(shown) if each.id == house.id)
        self.house.setCurrentIndex(at)

    def _fill_topic(self, words: Words, house: House, chosen: str) -> None:
        self._topic.clear()
        self._topic.addItem(words.text("As the tables show"), "")
        for topic in topics_of(house):
            self._topic.addItem(topic_name(words, topic), topic.value)
        self._topic.setCurrentIndex(max(self._topic.findData(chosen), 0))

    def _connect(self) -> None:
        self.house.activated.connect(lambda at: self.house_chosen.emit(self.house.itemData(at)))
        self._topic.activated.connect(lambda at: self.topic_chosen.emit(self._topic.itemData(at)))
        for field in (self.ru, self.en):
            field.textEdited.connect(lambda _: self.named.emit(self.ru.text(), self.en.text()))
        self._before.clicked.connect(lambda: self.table_wanted.emit(self._at - 1))
        self._after.clicked.connect(lambda: self.table_wanted.emit(self._at + 1))
        self._add.clicked.connect(self.added)
        self.last.clicked.connect(self.removed)

    def _lay_out(self) -> None:
        above = QWidget()
        flow = FlowLayout(8)
        flow.setContentsMargins(0, 0, 0, 0)
        above.setLayout(flow)
        fields = (self.house, self._topic, self.ru, self.en)
        for label, field, letters in zip(self._labels, fields, _LETTERS, strict=True):
            label.setBuddy(field)
            flow.addWidget(Named(label, field, letters))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(above)
        column.addWidget(flowing((self._before, self._number, self._after, self._add, self.last)))
