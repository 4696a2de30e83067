"""The page behind F12: choose a drill, run it, open it in the editor."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.generator import Topic
from dealer_trainer.house import House
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.topics import topic_name
from ui import keys
from ui.flow import divided, flowing
from ui.page import Page
from ui.pages.drills.html import drill_name, entry_html, progress_text
from ui.pages.drills.presenter import DrillsPresenter, Entry, Group
from ui.reading import Reading
from ui.theme import Theme

# The drill stands beside the list where a line of both has this many letters.
_BESIDE_LETTERS = 110
_TREE = 58  # per cent of the page
_ENTRY = Qt.ItemDataRole.UserRole
_KEY = Qt.ItemDataRole.UserRole + 1


class DrillsPage(Page):
    """Show the drills as a tree, and beside it what the chosen one is about.

    Signals:
        run_wanted: a Drill is to be practised.
        edit_wanted: a Kept drill is to be opened in the editor, None for a new one.
        file_wanted: the person wants to open a file.
    """

    run_wanted = Signal(object)
    edit_wanted = Signal(object)
    file_wanted = Signal()

    def __init__(self, presenter: DrillsPresenter, words: Words, theme: Theme) -> None:
        super().__init__()
        self._presenter = presenter
        self._words = words
        self._theme = theme
        self._groups: tuple[Group, ...] = ()
        self._title, self._what = QLabel(), QLabel()
        self.tree = Tree()
        self._text = Reading()
        self._run, self._edit, self._new, self._open, self._back = self._buttons = [
            QPushButton() for _ in range(5)
        ]
        self._lay_out()
        self._connect()
        self.set_words(words)

    def enter(self, house: House) -> None:
        """Show the drills as they are now, those of the house at hand opened."""
        self._groups = self._presenter.groups()
        self._fill()
        if self._entry is None:
            self.tree.open_house(house.id)

    def set_houses(self, houses: Sequence[House]) -> None:
        """Name drills by these houses."""
        self._presenter.houses = {house.id: house for house in houses}
        self.refresh()

    def focus(self) -> None:
        """Put the focus on the list."""
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show what has changed meanwhile; the chosen drill stays chosen."""
        self._groups = self._presenter.groups()
        self._fill()

    def set_words(self, words: Words) -> None:
        """Show everything in this language."""
        self._words = words
        self._title.setText(words.text("Drills"))
        self._what.setText(
            words.text(
                "Tables made by hand, by house and topic. Enter runs a drill; its answers count."
            )
        )
        texts = [
            (words.text("Run"), words.text("Practise this drill (Enter)")),
            (words.text("Open in the editor"), words.text("Look at its tables and change them")),
            (words.text("New drill…"), words.text("Lay tables by hand in the scenario editor")),
            (words.text("Open…"), words.text("Open a file, or drop it onto the window")),
            (words.text("Back"), words.text("Back (Esc)")),
        ]
        for button, (text, tooltip) in zip(self._buttons, texts, strict=True):
            button.setText(text)
            button.setToolTip(tooltip)
        self.tree.setHeaderLabels([words.text("Drill"), words.text("Tables"), words.text("Done")])
        self.tree.setAccessibleName(words.text("Drills by house and topic"))
        self._fill()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in these colours."""
        self._theme = theme
        self._show_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.width() // max(self.fontMetrics().averageCharWidth(), 1)
        beside = letters >= _BESIDE_LETTERS
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if way is not self._split.orientation() or not event.oldSize().isValid():
            self._split.setOrientation(way)
            whole = self.width() if beside else self.height()
            self._split.setSizes([whole * _TREE // 100, whole * (100 - _TREE) // 100])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.is_enter(event) and self.tree.hasFocus():
            if not event.isAutoRepeat():
                self._run_chosen()
        else:
            super().keyPressEvent(event)

    @property
    def _entry(self) -> Entry | None:
        item = self.tree.currentItem()
        entry: Entry | None = item.data(0, _ENTRY) if item else None
        return entry

    def _fill(self) -> None:
        words = self._words
        rows: list[tuple[tuple[str, ...], list[str], Entry | None]] = []
        for group in self._groups:
            house = self._presenter.houses.get(group.house)
            name = house_name(words, house) if house else group.house
            name = name or words.text("Files that cannot be read")
            rows.append(((group.house,), [name], None))
            path: tuple[str, ...] = (group.house,)
            if group.topic:
                path = (group.house, group.topic)
                rows.append((path, [topic_name(words, Topic(group.topic))], None))
            for entry in group.entries:
                shown = drill_name(words, entry)
                if entry.kept.own:
                    shown = words.text("{name} (own)", name=shown)
                drill = entry.kept.drill
                count = words.number(len(drill.scenarios)) if drill else ""
                texts = [shown, count, progress_text(words, entry.progress)]
                rows.append(((*path, str(entry.kept.path)), texts, entry))
        self.tree.show_rows(rows)
        self._show_chosen()

    def _show_chosen(self) -> None:
        words, entry = self._words, self._entry
        readable = entry is not None and entry.kept.drill is not None
        self._run.setEnabled(readable)
        self._edit.setEnabled(readable)
        if entry is not None:
            self._text.setHtml(entry_html(words, self._theme, entry))
            self._text.setAccessibleName(drill_name(words, entry))
            return
        hint = words.text("Choose a drill with the arrows; → opens a topic.")
        own = words.text(
            "Your own drills are kept in {folder}. The editor makes them.",
            folder=self._presenter.own_folder,
        )
        self._text.setAccessibleName(hint)
        self._text.setPlainText(f"{hint}\n\n{own}")

    def _run_chosen(self) -> None:
        entry = self._entry
        if entry is None:
            item = self.tree.currentItem()
            if item:
                item.setExpanded(not item.isExpanded())
        elif entry.kept.drill:
            self.run_wanted.emit(entry.kept.drill)

    def _run_clicked(self) -> None:
        """Run a drill that was clicked twice; a house or topic opens by itself."""
        if self._entry is not None:
            self._run_chosen()

    def _edit_chosen(self) -> None:
        if self._entry is not None:
            self.edit_wanted.emit(self._entry.kept)

    def _connect(self) -> None:
        self.tree.currentItemChanged.connect(lambda *_: self._show_chosen())
        self.tree.itemDoubleClicked.connect(lambda *_: self._run_clicked())
        self._run.clicked.connect(self._run_chosen)
        self._edit.clicked.connect(self._edit_chosen)
        self._new.clicked.connect(lambda: self.edit_wanted.emit(None))
        self._open.clicked.connect(self.file_wanted)
        self._back.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        self._title.setProperty("role", "heading")
        self._what.setProperty("role", "muted")
        self._what.setWordWrap(True)
        self._run.setProperty("role", "primary")
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._back)
        buttons = flowing(self._buttons[:-1])
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._text, 1)
        beside.addWidget(buttons)
        self._split = divided(self.tree, right)
        page = QVBoxLayout(self)
        page.addLayout(top)
        page.addWidget(self._what)
        page.addWidget(self._split, 1)


class Tree(QTreeWidget):
    """Houses, topics and drills; what was open and chosen stays so when it is shown anew."""

    def __init__(self) -> None:
        super().__init__()
        self._items: dict[tuple[str, ...], QTreeWidgetItem] = {}
        self.setColumnCount(3)
        self.setAllColumnsShowFocus(True)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def show_rows(self, rows: list[tuple[tuple[str, ...], list[str], Entry | None]]) -> None:
        """Show rows by their paths, each below the row whose path begins its own."""
        current = self.currentItem()
        chosen = current.data(0, _KEY) if current else None
        opened = {item.data(0, _KEY) for item in self._items.values() if item.isExpanded()}
        self.clear()
        self._items = {}
        for path, texts, entry in rows:
            if path in self._items:
                continue
            above = self._items.get(path[:-1])
            item = QTreeWidgetItem(above or self.invisibleRootItem(), texts)
            item.setData(0, _ENTRY, entry)
            item.setData(0, _KEY, path)
            item.setToolTip(0, texts[0])
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._items[path] = item
        for path, item in self._items.items():
            item.setExpanded(path in opened)
        if chosen in self._items:
            self.setCurrentItem(self._items[chosen])

    def items(self) -> tuple[QTreeWidgetItem, ...]:
        """Return every row."""
        return tuple(self._items.values())

    def open_house(self, house: str) -> None:
        """Open a house and its topics, and stand on its first drill."""
        first: QTreeWidgetItem | None = None
        for path, item in self._items.items():
            if path[0] == house:
                item.setExpanded(True)
                if first is None and item.data(0, _ENTRY) is not None:
                    first = item
        if first is None and self._items:
            first = next(iter(self._items.values()))
        if first is not None:
            self.setCurrentItem(first)
            self.scrollToItem(first)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (current := self.currentItem()) is not None:
            self.scrollToItem(current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if keys.is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
