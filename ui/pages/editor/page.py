"""The scenario editor: the form, the deck, and beside them what is wrong or what is paid."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.cards import Card
from dealer_trainer.house import House
from dealer_trainer.resources import card_images_folder
from dealer_trainer.wording import Words
from dealer_trainer.wording.cards import card_text
from ui.flow import divided, flowing
from ui.page import Page
from ui.pages.editor.deck import Deck
from ui.pages.editor.draft import DEALER, Spot
from ui.pages.editor.fields import redo_keys, undo_keys
from ui.pages.editor.form import Form
from ui.pages.editor.head import Head
from ui.pages.editor.html import judged_html, judged_title
from ui.pages.editor.presenter import EditorPresenter, NotReadyError
from ui.pages.editor.unsaved import keep
from ui.pages.editor.words import not_ready_told, place_name, put_told, told_fault
from ui.reading import Reading
from ui.table.pictures import CardPictures
from ui.theme import Theme, restyle


class EditorPage(Page):
    """Lay a table by hand; everything that is done can be undone.

    `unsaved` is the file in which a drill that is not saved outlives the window.

    Signals:
        run_wanted: a Drill is to be practised.
        file_wanted: the person wants to open a file.
        saved: a drill was saved.
    """

    run_wanted = Signal(object)
    file_wanted = Signal()
    saved = Signal()

    def __init__(
        self, presenter: EditorPresenter, unsaved: Path, words: Words, theme: Theme
    ) -> None:
        super().__init__()
        self.presenter = presenter
        self._unsaved = unsaved
        self._words = words
        self._theme = theme
        self._spot = DEALER
        self._pictures = CardPictures(card_images_folder())
        self._title, self._aim, self._verdict = QLabel(), QLabel(), QLabel()
        (
            self._undo, self._redo, self._deal, self._clear,
            self._new, self._open, self._save, self._run, self._back,
        ) = self._buttons = [QPushButton() for _ in range(9)]  # fmt: skip
        self._head = Head()
        self.form = Form(self._pictures)
        self.deck = Deck(self._pictures, theme)
        self.form.before, self.form.after = self._head.last, self.deck
        self._text = Reading()
        self._scroll = QScrollArea()
        self._lay_out()
        self._connect()
        self.set_words(words)

    def enter(self, house: House) -> None:
        """Go on with what lies there; an empty table is one of the house at hand."""
        self.presenter.begin_in(house)
        self.refresh()

    def focus(self) -> None:
        """Put the focus where the person was, at first on the dealer's cards."""
        self.form.focus(self._spot)

    def end(self) -> None:
        """Keep what is not saved, for the next time the editor is opened."""
        keep(self.presenter.unsaved(), self._unsaved)

    def take_back(self) -> bool:
        """Leave the deck for the form; tell whether the focus was there."""
        if not self.deck.hasFocus():
            return False
        self.form.focus(self._spot)
        return True

    def set_houses(self, houses: Sequence[House]) -> None:
        """Let these houses be chosen; tables that lie here keep theirs."""
        self.presenter.houses = tuple(houses)
        self.refresh()

    def refresh(self) -> None:
        """Show the drill as it stands."""
        words, presenter = self._words, self.presenter
        judged, draft = presenter.judged, presenter.draft
        told: dict[Spot, str] = {}
        for fault in () if judged.is_blank else judged.faults:
            spot = draft.spot_of(fault.key)
            if spot:
                told.setdefault(spot, told_fault(words, fault))
        self._head.show_sheet(words, presenter.sheet, presenter.houses)
        self.form.show_draft(words, draft, told)
        self.deck.show_lying(words, draft)
        self._show_aim()
        self._verdict.setText(judged_title(words, judged))
        role = "right" if judged.settlement else "title" if judged.is_blank else "wrong"
        restyle(self._verdict, "role", role)
        self._text.setAccessibleName(self._verdict.text())
        self._text.setHtml(judged_html(words, self._theme, judged))
        self._undo.setEnabled(presenter.can_undo)
        self._redo.setEnabled(presenter.can_redo)
        changed = words.text("Scenario editor: not saved yet")
        self._title.setText(changed if presenter.is_changed else words.text("Scenario editor"))

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was typed stays."""
        self._words = words
        texts = [
            (words.text("Undo"), words.text("Take the last step back (Alt+Backspace)")),
            (words.text("Redo"), words.text("Take the step again (Alt+Shift+Backspace)")),
            (words.text("Deal the rest"), words.text("Deal every card that is missing at random")),
            (words.text("Clear table"), words.text("Empty this table; Undo brings it back")),
            (words.text("New drill"), words.text("Begin another drill; Undo brings this one back")),
            (words.text("Open…"), words.text("Open a file with scenarios")),
            (words.text("Save"), words.text("Keep the drill among your own")),
            (words.text("Run"), words.text("Practise these tables in their order")),
            (words.text("Back"), words.text("Back (Esc)")),
        ]
        for button, (text, tooltip) in zip(self._buttons, texts, strict=True):
            button.setText(text)
            button.setToolTip(tooltip)
        self.deck.setAccessibleName(words.text("Deck"))
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self.deck.set_theme(theme)
        self.refresh()

    def set_four_colours(self, *, on: bool) -> None:
        """Give each suit a colour of its own, or two colours to all."""
        self._pictures.four_colours = on
        self.update()
        self.deck.viewport().update()

    def _do(self, act: Callable[[], object]) -> None:
        act()
        self.refresh()

    def _enter(self, spot: Spot) -> None:
        self._spot = spot
        self._show_aim()

    def _show_aim(self) -> None:
        draft = self.presenter.draft
        held, wanted = len(draft.cards(self._spot)), draft.wanted(self._spot)
        self._aim.setText(
            self._words.text(
                "Deck → {place} ({held} of {wanted}); ↓ leads here, Enter lays a card, Esc back",
                place=place_name(self._words, draft, self._spot),
                held=held,
                wanted=wanted,
            )
        )

    def _pick(self, card: Card) -> None:
        presenter = self.presenter
        if self._spot not in set(presenter.draft.card_spots()):
            self._spot = DEALER
        put, spot = presenter.put_card(self._spot, card)
        draft = presenter.draft
        self.told.emit(lambda words: put_told(words, draft, put, card_text(card), spot))
        self._spot = presenter.next_spot(self._spot)
        self.refresh()

    def _erase(self) -> None:
        self._do(lambda: self.presenter.take_last(self._spot))

    def _go_to_deck(self) -> None:
        self.deck.setFocus(Qt.FocusReason.OtherFocusReason)

    def _save_drill(self) -> None:
        try:
            kept = self.presenter.save()
        except NotReadyError as error:
            self._tell_not_ready(error)
            return
        except OSError:
            self.told.emit(
                lambda words: words.text(
                    "The drill cannot be saved; look whether the disk is full or locked."
                )
            )
            return
        path = str(kept.path)
        self.told.emit(lambda words: words.text("Saved in {path}", path=path))
        self.saved.emit()
        self.refresh()

    def _run_drill(self) -> None:
        try:
            drill = self.presenter.drill(named=False)
        except NotReadyError as error:
            self._tell_not_ready(error)
        else:
            self.run_wanted.emit(drill)

    def _tell_not_ready(self, error: NotReadyError) -> None:
        if error.table:
            self.presenter.show_table(error.table - 1)
            self.refresh()
        else:
            self._head.ru.setFocus(Qt.FocusReason.OtherFocusReason)
        self.told.emit(lambda words: not_ready_told(words, error))

    def _add_table(self) -> None:
        if not self.presenter.add_table():
            self.told.emit(lambda words: words.text("The drill has as many tables as it may have."))
        self.refresh()
        self.form.focus(DEALER)

    def _connect(self) -> None:
        presenter = self.presenter
        self.form.changed.connect(lambda spot, value: self._do(lambda: presenter.put(spot, value)))
        self.form.entered.connect(self._enter)
        self.form.to_deck.connect(self._go_to_deck)
        self.deck.picked.connect(self._pick)
        self.deck.erased.connect(self._erase)
        head = self._head
        head.house_chosen.connect(lambda house: self._do(lambda: presenter.choose_house(house)))
        head.named.connect(lambda ru, en: self._do(lambda: presenter.name(ru, en)))
        head.topic_chosen.connect(lambda topic: self._do(lambda: presenter.choose_topic(topic)))
        head.table_wanted.connect(lambda at: self._do(lambda: presenter.show_table(at)))
        head.added.connect(self._add_table)
        head.removed.connect(lambda: self._do(presenter.remove_table))
        self._undo.clicked.connect(lambda: self._do(presenter.undo))
        self._redo.clicked.connect(lambda: self._do(presenter.redo))
        self._deal.clicked.connect(lambda: self._do(presenter.deal_rest))
        self._clear.clicked.connect(lambda: self._do(presenter.clear))
        self._new.clicked.connect(lambda: self._do(lambda: presenter.new(presenter.draft.house)))
        self._open.clicked.connect(self.file_wanted)
        self._save.clicked.connect(self._save_drill)
        self._run.clicked.connect(self._run_drill)
        self._back.clicked.connect(self.closed)
        for keys, act in ((undo_keys(), presenter.undo), (redo_keys(), presenter.redo)):
            shortcut = QShortcut(self)
            shortcut.setKeys(keys)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda act=act: self._do(act))

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._aim.setProperty("role", "muted")
        self._run.setProperty("role", "primary")
        for label in (self._aim, self._verdict):
            label.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        buttons = flowing(self._buttons[:-1])
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._head)
        column.addWidget(self.form, 1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(left)
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._aim)
        beside.addWidget(self.deck)
        beside.addWidget(self._verdict)
        beside.addWidget(self._text, 1)
        page = QVBoxLayout(self)
        page.addLayout(top)
        page.addWidget(buttons)
        page.addWidget(divided(self._scroll, right), 1)
