"""The table with everything on it: it shows a question, takes the answers, shows the grade."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from itertools import zip_longest
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_trainer.questions import Grade, Kind, Part, Question
from dealer_trainer.resources import card_images_folder
from dealer_trainer.wording import Words
from ui import keys
from ui.table.ahead import drawings
from ui.table.answer import AnswerField
from ui.table.arrows import nearest
from ui.table.box import BoxArea
from ui.table.cloth import stakes_of
from ui.table.course import Asked, Course, widget_of
from ui.table.dealer import DealerArea, is_closed, seen_dealer
from ui.table.felts import Felts
from ui.table.layout import BASE, Grid, TableLayout, lay_out
from ui.table.look import Look
from ui.table.motion import Motion, Move, coming, from_before
from ui.table.pictures import CardPictures
from ui.table.plaque import Plaque
from ui.table.spots import grids, spots
from ui.table.tray import Tray
from ui.table.undoing import Undoing
from ui.theme import Theme

# Up to so many boxes only they are painted anew, above it the whole table.
_FEW_BOXES = 2


class TableView(QWidget):
    """The table from the dealer's chair; it does not decide what is right.

    It leads through all parts of a question, those beside the table too. A change of language,
    theme, pack or size keeps what was answered.

    `moves` tells whether cards and chips may be seen on their way.

    Signals:
        submitted: Enter was pressed and no bet is open, or Ctrl+Enter with some open.
        answer_changed: the answer to the part with this key became another one.
        opened: in steps, the part with this key can be answered from now on.
        reached: the part with this key is the one that is answered now.
    """

    submitted = Signal()
    answer_changed = Signal(str)
    opened = Signal(str)
    reached = Signal(str)

    def __init__(
        self,
        words: Words,
        theme: Theme,
        moves: Callable[[], bool] = lambda: False,
        pictures: CardPictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        cards = pictures or CardPictures(card_images_folder())
        self._look = Look(words, theme, cards, text=12)
        self._question: Question | None = None
        self._is_graded = False
        self._layout: TableLayout | None = None
        self._felts = Felts()
        self._felt = self._printed = QPixmap()
        self._boxes: list[BoxArea] = []
        self._fields: dict[str, AnswerField] = {}
        self._heard: set[AnswerField] = set()
        self._course = Course(self)
        self._undoing = Undoing()
        self._motion = Motion(moves, self)
        # Nothing of what lies behind is painted first.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._dealer = DealerArea(self._look, self)
        self._plaque = Plaque(self._look, self)
        self._tray = Tray(self._look, self)
        self._connect_tray()
        self._connect_course()

    def show_question(self, question: Question, beside: Mapping[str, Asked] | None = None) -> None:
        """Show a question with nothing answered, and put the focus on its first part.

        `beside` are the fields of the parts that have no place on the felt.
        """
        self._question, self._is_graded = question, False
        scenario, settlement = question.scenario, question.settlement
        house = scenario.house
        self._make_boxes(_places(question))
        boxes = {box.box: box for box in scenario.boxes}
        stakes = stakes_of(question)
        settled = {box.box: box for box in settlement.boxes}
        for number, area in enumerate(self._boxes, start=1):
            area.show_box(
                house,
                boxes.get(number),
                settled.get(number),
                stakes=stakes.get(number, ()),
                is_opened=not is_closed(question),
            )
        on_felt = [part for part in question.parts if part.key not in (beside or {})]
        self._fields = {part.key: self._boxes[part.box - 1].field(part) for part in on_felt}
        in_steps = question.kind is Kind.NO_GAME
        for part in () if in_steps else on_felt:
            self._ask(part)
        for field in self._fields.values():
            self._listen(field)
        self._dealer.show_dealer(seen_dealer(question, ()), closed=is_closed(question))
        self._write()
        if self._motion.is_on:
            self._motion.begin(coming(self._dealt(), 0, self._way))
        self._undoing.begin(self._fields)
        fields: dict[str, Asked] = {**self._fields, **(beside or {})}
        ordered = {part.key: fields[part.key] for part in question.parts}
        self._course.begin(ordered, in_steps=in_steps)

    def show_feedback(self, grade: Grade) -> None:
        """Show each part right or wrong, the combinations laid out, what is paid and taken."""
        self._motion.end()
        lay = {card: card.pos() for card in self._dealt()} if self._motion.is_on else {}
        self._is_graded = True
        self._undoing.begin({})
        if self._question:
            for part in self._question.parts:
                if part.key in self._fields and part.key not in self._course.opened_keys:
                    self._ask(part)
            closed = is_closed(self._question)
            last = self._question.settlement.dealer
            seen = seen_dealer(self._question, ()) if closed else last
            self._dealer.show_dealer(seen, closed=closed)
        graded = [each for each in grade.parts if each.part.key in self._fields]
        for number, area in enumerate(self._boxes, start=1):
            area.show_grades(each for each in graded if each.part.box == number)
        self._dealer.show_hands()
        self._write()
        self._motion.begin(self._settling(lay))
        self._tray.allow(signs=False, amounts=False)

    def get_ready(
        self, question: Question, *, answered: bool = False
    ) -> Iterator[Callable[[], object]]:
        """Yield what draws all of a question that will be shown, or how it lies once `answered`."""
        if self.size().isEmpty():
            return
        layout, ratio = self._laid_out(question), self.devicePixelRatioF()
        if not answered:
            yield partial(self._felts.of, question, layout, self._look, self.font(), ratio)
        yield from drawings(question, layout, self._look, ratio, self.font(), answered=answered)

    @property
    def look(self) -> Look:
        """What the table is shown with."""
        return self._look

    @property
    def _way(self) -> int:
        """How far cards and chips come, in pixels: from the dealer's side."""
        return round(2.5 * self._look.text)

    def _dealt(self) -> list[QWidget]:
        """Return the cards in the order of the deal: one to each box and to the dealer (O-2)."""
        hands = [area.cards for area in self._boxes if area.isVisibleTo(self)]
        rounds = zip_longest(*hands, self._dealer.cards)
        return [card for cards in rounds for card in cards if card is not None]

    def _settling(self, lay: Mapping[QWidget, QPoint]) -> Iterator[Move]:
        """Yield the ways of cards from where they lay, of payouts and of stakes that are taken."""
        yield from from_before(lay)
        yield from coming((each for area in self._boxes for each in area.payouts), 0, self._way)
        yield from coming((each for area in self._boxes for each in area.taken), 0, -self._way // 2)

    @property
    def current(self) -> QWidget | None:
        """The field that is answered now, on the felt or beside it."""
        return widget_of(self._course.current) if self._course.current else None

    def answers(self) -> dict[str, str | None]:
        """Return the answer to each part by its key, None for one that is open."""
        return self._course.answers()

    def set_words(self, words: Words) -> None:
        """Speak this language."""
        self._look = replace(self._look, words=words)
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Wear these colours."""
        self._look = replace(self._look, theme=theme)
        self._write()

    def set_four_colours(self, four: bool) -> None:  # noqa: FBT001 - a switch
        """Show the four suits in four colours, or in two."""
        self._look.pictures.four_colours = four
        self._write()

    def print_pays(self) -> None:
        """Print what is paid on the cloth, as most casinos do; it helps whoever learns."""
        self._felts.pays = True

    def set_calm(self, *, calm: bool) -> None:
        """Show the table without decoration and with large figures, or as it was."""
        if calm != self._look.calm:
            self._look = replace(self._look, calm=calm)
            self._write()

    def sizeHint(self) -> QSize:
        return BASE

    def minimumSizeHint(self) -> QSize:
        return BASE / 2

    def _make_boxes(self, number: int) -> None:
        while len(self._boxes) < number:
            area = BoxArea(len(self._boxes) + 1, self._look, self)
            # The boxes are read before the buttons of the float.
            area.stackUnder(self._tray)
            self._boxes.append(area)
        for index, area in enumerate(self._boxes):
            area.setVisible(index < number)

    def _ask(self, part: Part) -> None:
        if self._question:
            self._boxes[part.box - 1].ask(part, self._question.laid.get(part.key))

    def _open(self, key: str) -> None:
        """Ask for the next step, and show the dealer as he stands then."""
        if self._question is None:
            return
        opened = self._course.opened_keys
        if key in self._fields:
            self._ask(next(part for part in self._question.parts if part.key == key))
        self._dealer.show_dealer(seen_dealer(self._question, opened))
        self._write()
        self.opened.emit(key)

    def _listen(self, field: AnswerField) -> None:
        """Follow the arrows of a field, once."""
        if field not in self._heard:
            self._heard.add(field)
            field.moved.connect(self._move)

    def _follow(self, key: str) -> None:
        """Serve the field that has the focus now."""
        current = self._course.current
        if current is not None:
            field = widget_of(current)
            # Tab would go from the table to a row beside it again and again.
            proxy = field if self.isAncestorOf(field) else None
            self.setFocusProxy(proxy)  # type: ignore[arg-type] # Qt takes none away by None
        is_open = not self._is_graded and isinstance(current, AnswerField)
        signs = isinstance(current, AnswerField) and current.takes_signs
        self._tray.allow(signs=is_open and signs, amounts=is_open)
        self.reached.emit(key)

    def _connect_course(self) -> None:
        self._course.submitted.connect(self.submitted)
        self._course.answer_changed.connect(self._undoing.note)
        self._course.answer_changed.connect(self.answer_changed)
        self._course.opened.connect(self._open)
        self._course.reached.connect(self._follow)

    def _connect_tray(self) -> None:
        self._tray.taken.connect(lambda: self._answer(AnswerField.take))
        self._tray.returned.connect(lambda: self._answer(AnswerField.return_stake))
        self._tray.erased.connect(lambda: self._answer(lambda field: field.give(None)))
        self._tray.added.connect(lambda amount: self._answer(lambda field: field.add(amount)))

    def _answer(self, how: Callable[[AnswerField], None]) -> None:
        """Answer the field with the focus by the mouse."""
        current = self._course.current
        if isinstance(current, AnswerField):
            how(current)
            current.setFocus()

    def _move(self, across: int, down: int) -> None:
        """Go to the nearest field in the direction of an arrow."""
        current = self._course.current
        if isinstance(current, AnswerField) and current in self._fields.values():
            opened = [self._fields[key] for key in self._course.opened_keys if key in self._fields]
            field = nearest(self, current, opened, across, down)
            if field is not None:
                field.setFocus()

    def _laid_out(self, question: Question) -> TableLayout:
        """Return how the table of a question is laid out."""
        house, played = question.scenario.house, {box.box for box in question.scenario.boxes}
        in_play = tuple(number in played for number in range(1, _places(question) + 1))
        pixels = QFontInfo(self.font()).pixelSize()
        return _layout(self.size().toTuple(), pixels, in_play, grids(house))

    def _write(self) -> None:
        """Place and write everything as the state, the language, the theme and the size are."""
        if self._question is None or self.size().isEmpty():
            return
        self._motion.end()
        house, look = self._question.scenario.house, self._look
        shown = [area for area in self._boxes if area.isVisibleTo(self)]
        self._layout = layout = self._laid_out(self._question)
        if layout.text != look.text:
            self._look = look = replace(look, text=layout.text)
        places = spots(house, layout.grid)
        for area, place in zip(shown, layout.places, strict=True):
            area.setGeometry(place)
            area.arrange(layout.box, layout.card, places)
            area.write(look)
        self._dealer.setGeometry(layout.dealer)
        self._dealer.arrange(layout.dealer_card)
        self._dealer.write(look)
        self._plaque.setGeometry(layout.plaque)
        self._plaque.show_house(look, house)
        self._tray.setGeometry(layout.tray)
        self._tray.show_house(look, house)
        ratio = self.devicePixelRatioF()
        felt, self._printed = self._felts.of(self._question, layout, look, self.font(), ratio)
        played = [self._boxes[box.box - 1] for box in self._question.scenario.boxes]
        # Nearly all of a box changes, and few large pieces are painted quicker than many small.
        if felt is not self._felt or len(played) > _FEW_BOXES:
            self._felt = felt
            self.update()
        else:
            for place in (*(area.geometry() for area in played), layout.dealer):
                self.update(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last answer back, and go to its field."""
        if not keys.undoes(event):
            event.ignore()
            return
        field = self._undoing.undo()
        if field is not None:
            field.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange}:
            self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # Within one rectangle a picture is copied; a clip of several is painted line by line.
        for piece in cast("Iterable[QRect]", event.region()):
            painter.setClipRect(piece)
            if self._printed.isNull():
                painter.fillRect(piece, self.palette().window())
            else:
                painter.drawPixmap(0, 0, self._printed)


@lru_cache(maxsize=8)
def _layout(
    size: tuple[int, int], pixels: int, in_play: tuple[bool, ...], ways: tuple[Grid, ...]
) -> TableLayout:
    """Return a layout, reckoned once for all questions that share it."""
    return lay_out(QSize(*size), pixels, in_play, ways)


def _places(question: Question) -> int:
    """Return how many places a question's table has."""
    scenario = question.scenario
    return max(scenario.house.boxes.count, *(box.box for box in scenario.boxes))
