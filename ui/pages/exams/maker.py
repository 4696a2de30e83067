"""A plan of the examiner's own, made from another by changing what it asks and demands."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dealer_trainer.exams.plan import ExamPlan, Shown, Tries
from dealer_trainer.house import House, Names
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_page import house_name
from ui.flow import in_the_middle, scrolled
from ui.inputs import DropDown, Number
from ui.notice import Sentence
from ui.pages.exams.sections import Sections

# What is counted: the least and the most; what may be 0 is left out by 0.
_COUNTS: Mapping[str, tuple[int, int]] = {
    "minutes": (1, 600),
    "seconds": (0, 3600),
    "pass_mark": (1, 100),
    "money_error": (-1, 10_000_000),
    "least_pace": (0, 300),
    "most": (1, 99),
    "wait_days": (0, 365),
    "valid_months": (1, 120),
}
_MAY_BE_NONE = {"seconds": 0, "money_error": -1, "least_pace": 0}


class Maker(QWidget):
    """Let a plan be changed and saved under an id of its own.

    Signals:
        save_wanted: the plan is to be checked and saved.
        left: the person goes back without saving.
    """

    save_wanted = Signal()
    left = Signal()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self._plan: ExamPlan | None = None
        self._houses: Sequence[House] = ()
        self._complaint: Sentence | None = None
        self._labels: dict[str, QLabel] = {}
        self._id, self._ru, self._en = QLineEdit(), QLineEdit(), QLineEdit()
        self._house, self._shows = DropDown(), DropDown()
        self._back_allowed = QCheckBox()
        self._counts = {key: Number() for key in _COUNTS}
        self.sections = Sections(words)
        self._save, self._cancel = QPushButton(), QPushButton()
        self._wrong = QLabel()
        self._lay_out()
        self._house.activated.connect(self._change_house)
        self._save.clicked.connect(self.save_wanted)
        self._cancel.clicked.connect(self.left)
        self.set_words(words)

    @property
    def plan(self) -> ExamPlan | None:
        """The plan as it stands, not yet checked."""
        if self._plan is None:
            return None
        counts: dict[str, int | None] = {
            key: None if _MAY_BE_NONE.get(key) == box.value() else box.value()
            for key, box in self._counts.items()
        }
        tries = Tries(self._counts["most"].value(), self._counts["wait_days"].value())
        kept = {key: value for key, value in counts.items() if key not in ("most", "wait_days")}
        return replace(
            self._plan,
            id=self._id.text().strip(),
            names=Names(ru=self._ru.text().strip(), en=self._en.text().strip()),
            version=1,
            house=self._houses[max(self._house.currentIndex(), 0)],
            sections=tuple(self.sections.sections),
            tries=tries,
            going_back=self._back_allowed.isChecked(),
            shows=list(Shown)[max(self._shows.currentIndex(), 0)],
            **kept,  # type: ignore[arg-type]
        )

    def show_plan(self, plan: ExamPlan, identity: str, houses: Sequence[House]) -> None:
        """Begin with this plan under another id."""
        self._plan, self._houses, self._complaint = plan, houses, None
        self._id.setText(identity)
        self._ru.setText(plan.names.ru)
        self._en.setText(plan.names.en)
        self._back_allowed.setChecked(plan.going_back)
        values = {
            "most": plan.tries.most,
            "wait_days": plan.tries.wait_days,
            **{key: getattr(plan, key) for key in _COUNTS if hasattr(plan, key)},
        }
        for key, box in self._counts.items():
            value = values[key]
            box.setValue(_MAY_BE_NONE.get(key, 0) if value is None else value)
        self.set_words(self._words)
        ids = [house.id for house in houses]
        self._house.setCurrentIndex(ids.index(plan.house.id) if plan.house.id in ids else 0)
        self._shows.setCurrentIndex(list(Shown).index(plan.shows))
        self.sections.show_sections(plan.house, plan.sections)

    def complain(self, complaint: Sentence | None) -> None:
        """Say why the plan cannot be saved as it is."""
        self._complaint = complaint
        self._show_complaint()

    def focus(self) -> None:
        """Put the focus on the id."""
        self._id.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_words(self, words: Words) -> None:
        """Show everything in this language; what was changed stays."""
        self._words = words
        names = {
            "id": words.text("Id, the name of the file"),
            "ru": words.text("Name in Russian"),
            "en": words.text("Name in English"),
            "house": words.text("House"),
            "minutes": words.text("Minutes for all"),
            "seconds": words.text("Seconds for each question"),
            "pass_mark": words.text("Pass mark, %"),
            "money_error": words.text("Money error allowed"),
            "least_pace": words.text("Least pace, %"),
            "most": words.text("Tries allowed"),
            "wait_days": words.text("Days before another try"),
            "valid_months": words.text("Valid for so many months"),
            "back": words.text("Going back"),
            "shows": words.text("Shown after the end"),
        }
        for key, name in names.items():
            self._labels[key].setText(name)
            buddy = self._labels[key].buddy()
            if buddy is not None:
                buddy.setAccessibleName(name)
        for key, least in _MAY_BE_NONE.items():
            self._counts[key].setRange(least, _COUNTS[key][1])
            self._counts[key].setSpecialValueText(words.text("no limit"))
        self._back_allowed.setText(words.text("answers may be changed until the end"))
        _fill(self._house, [house_name(words, house) for house in self._houses])
        shown = {
            Shown.RESULT: words.text("the result"),
            Shown.SECTIONS: words.text("the result by section"),
            Shown.QUESTIONS: words.text("every question with its explanation"),
        }
        _fill(self._shows, [shown[each] for each in Shown])
        self._save.setText(words.text("Save the plan"))
        self._cancel.setText(words.text("Cancel"))
        self._cancel.setToolTip(words.text("Change nothing (Esc)"))
        self.sections.set_words(words)
        self._show_complaint()

    def _change_house(self, at: int) -> None:
        self.sections.show_sections(self._houses[at], self.sections.sections)

    def _show_complaint(self) -> None:
        self._wrong.setText(self._complaint(self._words) if self._complaint else "")
        self._wrong.setVisible(self._complaint is not None)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for line in (self._id, self._ru, self._en):
            line.setProperty("role", "name")
        for key, (least, most) in _COUNTS.items():
            self._counts[key].setRange(least, most)
        rows: dict[str, QWidget] = {
            "id": self._id,
            "ru": self._ru,
            "en": self._en,
            "house": self._house,
            **self._counts,
            "back": self._back_allowed,
            "shows": self._shows,
        }
        for key, widget in rows.items():
            label = self._labels[key] = QLabel()
            label.setBuddy(widget)
            form.addRow(label, widget)
        # A number is not as long as the line.
        for box in self._counts.values():
            box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout()
        column.addLayout(form)
        column.addWidget(self.sections)
        column.addStretch()
        scroll = scrolled(in_the_middle(column))
        self._wrong.setProperty("role", "wrong")
        self._wrong.setWordWrap(True)
        self._wrong.setTextFormat(Qt.TextFormat.PlainText)
        self._save.setProperty("role", "primary")
        buttons = QHBoxLayout()
        buttons.addWidget(self._save)
        buttons.addWidget(self._cancel)
        buttons.addStretch()
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(scroll, 1)
        page.addWidget(self._wrong)
        page.addLayout(buttons)


def _fill(box: QComboBox, texts: Sequence[str]) -> None:
    """Show texts in a box; the place that is chosen stays."""
    at = box.currentIndex()
    box.clear()
    box.addItems(list(texts))
    box.setCurrentIndex(max(at, 0) if texts else -1)
