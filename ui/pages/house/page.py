"""The page behind F1: the rules of a house, another house beside it, houses of one's own."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import dealer_line, house_name
from ui import keys
from ui.flow import FlowLayout
from ui.form import Form
from ui.inputs import DropDown
from ui.page import Page, Shown
from ui.pages.house.draft import Draft
from ui.pages.house.form import HouseForm
from ui.pages.house.html import compared_html, rules_html
from ui.pages.house.own import Owning
from ui.pages.house.presenter import HousePresenter
from ui.picture_reading import PictureReading
from ui.table.pictures import CardPictures
from ui.theme import Theme

# Two columns of sections where a line of each has this many letters.
_COLUMN_LETTERS = 72
_LEAST_LETTERS = 18


class HousePage(Page):
    """Show a house in words; the text has the focus, so that the arrows scroll it."""

    def __init__(
        self, presenter: HousePresenter, words: Words, theme: Theme, pictures: CardPictures
    ) -> None:
        super().__init__()
        self.presenter = presenter
        self._words = words
        self._theme = theme
        self._pictures = pictures
        self._columns = 0
        self._may_throw_away = False
        self._title = QLabel()
        self._house_name, self._other_name = QLabel(), QLabel()
        self._house, self._other = (DropDown(_LEAST_LETTERS) for _ in range(2))
        self._back = QPushButton()
        self._new, self._change, self._rename, self._delete, self._reference = (
            QPushButton() for _ in range(5)
        )
        self._asking = Form(words)
        self._owning = Owning(self, presenter, self._asking, lambda: self._words)
        self.text = PictureReading(pictures)
        self.form = HouseForm(words, theme, pictures)
        self._views = QStackedWidget()
        self._lay_out()
        self._connect()
        self.set_words(words)

    def enter(self, house: House) -> None:
        """Show this house from its beginning; a house that is being made goes on."""
        if self.form.draft is None:
            self.presenter.show(house)
            self._show()
            self.text.verticalScrollBar().setValue(0)

    def at_hand(self) -> House:
        """Return the house that is shown."""
        return self.presenter.house

    def focus(self) -> None:
        """Put the focus on the text, or on the form that is open."""
        if self.form.draft is not None:
            self.form.focus()
        else:
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_back(self) -> bool:
        """Close what is asked, or the form; what was filled in goes only on a second try."""
        if self._asking.is_open:
            self._asking.close_form()
            return True
        draft = self.form.draft
        if draft is None:
            return False
        if draft.is_changed and not self._may_throw_away:
            self._may_throw_away = True
            self.told.emit(
                lambda words: words.text(
                    "The house is not saved. Esc or Cancel once more throws the changes away."
                )
            )
            return True
        self._close_form()
        return True

    def set_words(self, words: Words) -> None:
        """Show the page in this language."""
        self._words = words
        self._back.setText(words.text("Back"))
        self._back.setToolTip(words.text("Back (Esc)"))
        self._house_name.setText(words.text("House"))
        self._other_name.setText(words.text("Beside it"))
        texts = {
            self._new: (
                words.text("New house from this…"),
                words.text("Make a house of your own: change values of this one"),
            ),
            self._change: (words.text("Change…"), words.text("Change this house of your own")),
            self._rename: (words.text("Rename…"), words.text("Give this house another name")),
            self._delete: (words.text("Delete…"), words.text("Delete this house of your own")),
            self._reference: (
                words.text("Reference"),
                words.text("Pairs of combinations, corner cases, the round, the words"),
            ),
        }
        for button, (text, tooltip) in texts.items():
            button.setText(text)
            button.setToolTip(tooltip)
        self._asking.set_words(words)
        self.form.set_words(words)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show the page in these colours."""
        self._theme = theme
        self.form.set_theme(theme)
        self._show_text()

    def set_four_colours(self, *, on: bool) -> None:
        """Show the cards of the example in four colours, or in two."""
        self._pictures.four_colours = on
        self.form.example.show_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press a button that has the focus, as Space does."""
        focused = self.focusWidget()
        if keys.is_enter(event) and isinstance(focused, QPushButton):
            if not event.isAutoRepeat():
                focused.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns != self._wanted_columns():
            self._show_text()

    def _wanted_columns(self) -> int:
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        return 2 if letters >= 2 * _COLUMN_LETTERS else 1

    def _show(self) -> None:
        words, chosen = self._words, self.presenter
        houses = {each: house_name(words, house) for each, house in chosen.houses.items()}
        houses.setdefault(chosen.house.id, house_name(words, chosen.house))
        _fill(self._house, houses, chosen.house.id)
        others = {each: name for each, name in houses.items() if each != chosen.house.id}
        none = {"": words.text("no other house")}
        _fill(self._other, none | others, chosen.other.id if chosen.other else "")
        self._house.setAccessibleName(words.text("House"))
        self._other.setAccessibleName(words.text("Beside it"))
        for button in (self._rename, self._delete):
            button.setVisible(chosen.own is not None)
        self._change.setVisible(chosen.can_change)
        self._show_text()

    def _show_text(self) -> None:
        words, house, other = self._words, self.presenter.house, self.presenter.other
        self._columns = self._wanted_columns()
        self._title.setText(f"{house_name(words, house)} — {dealer_line(words, house)}")
        self.text.setAccessibleName(self._title.text())
        if other is None:
            self.text.show_text(rules_html(words, house, self._theme, self._columns))
        else:
            self.text.show_text(compared_html(words, house, other, self._theme))

    def _choose(self, at: int) -> None:
        self.presenter.choose(self._house.itemData(at))
        self._show()
        self.text.verticalScrollBar().setValue(0)

    def compare(self, house: str) -> None:
        """Show the house with this id beside the first one, none for ""."""
        self.presenter.compare(house or None)
        self._show()
        self.text.verticalScrollBar().setValue(0)

    def _open_form(self, draft: Draft) -> None:
        self._may_throw_away = False
        self._asking.close_form()
        self.form.begin(draft)
        self._views.setCurrentIndex(1)
        self.form.focus()

    def _close_form(self) -> None:
        self.told.emit(None)
        self.form.end()
        self._views.setCurrentIndex(0)
        self._show()
        self.focus()

    def begin_new(self) -> None:
        """Begin a house made from the one that is shown."""
        self._open_form(self.presenter.new_draft(self._words.text("OWN")))

    def _begin_change(self) -> None:
        self._open_form(self.presenter.changing_draft(self._words.text("OWN")))

    def _save(self) -> None:
        draft = self.form.draft
        if draft is None or draft.house is None:
            return
        if self._owning.save(draft):
            name = self.presenter.house
            self._close_form()
            self.told.emit(
                lambda words: words.text(
                    "The house “{house}” is saved and offered on the start page.",
                    house=house_name(words, name),
                )
            )

    def _connect(self) -> None:
        self._back.clicked.connect(self.closed)
        self._house.currentIndexChanged.connect(self._choose)
        self._other.currentIndexChanged.connect(lambda at: self.compare(self._other.itemData(at)))
        self._new.clicked.connect(self.begin_new)
        self._change.clicked.connect(self._begin_change)
        self._rename.clicked.connect(self._owning.ask_rename)
        self._delete.clicked.connect(self._owning.ask_delete)
        self._reference.clicked.connect(lambda: self.opened.emit(Shown.REFERENCE))
        self._asking.closed.connect(self.focus)
        self._owning.changed.connect(self._show)
        self._owning.told.connect(self.told)
        self.form.saved.connect(self._save)
        self.form.left.connect(self.take_back)

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(True)
        for name, box in ((self._house_name, self._house), (self._other_name, self._other)):
            name.setBuddy(box)
            name.setProperty("role", "muted")
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        choices = QHBoxLayout()
        choices.addWidget(self._house_name)
        choices.addWidget(self._house, 1)
        choices.addWidget(self._other_name)
        choices.addWidget(self._other, 1)
        buttons = FlowLayout(6)
        for button in (self._new, self._change, self._rename, self._delete, self._reference):
            buttons.addWidget(button)
        rules = QWidget()
        column = QVBoxLayout(rules)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addLayout(choices)
        column.addLayout(buttons)
        column.addWidget(self._asking)
        column.addWidget(self.text, 1)
        self._views.addWidget(rules)
        self._views.addWidget(self.form)
        page = QVBoxLayout(self)
        page.addWidget(self._views)


def _fill(box: QComboBox, values: dict[str, str], now: str) -> None:
    """Show values with their names, one of them chosen, and tell nobody."""
    with QSignalBlocker(box):
        box.clear()
        for value, name in values.items():
            box.addItem(name, value)
        box.setCurrentIndex(box.findData(now))
