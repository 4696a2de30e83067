"""Every kind of questions in the window, by keys alone: right, wrong, blank, and in haste."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dealer_trainer.files import Houses
from dealer_trainer.practice import ALL_KINDS, sessions
from dealer_trainer.practice.asker import Pick
from dealer_trainer.practice.deals import Deals
from dealer_trainer.practice.evenly import Evenly
from dealer_trainer.questions import Form, Kind, Part, Question
from dealer_trainer.questions.kinds import kinds_of, topics_for
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.wording import Language
from tests.ui.answering.conftest import Ask, Trainee
from ui.answering.row import Row
from ui.pages.drill.presenter import DrillPresenter
from ui.reading import Reading

Judged = Callable[[Trainee], None]
HOUSES = {house.id: house for house in Houses().all()}
# Between them these two have all kinds.
BOTH = pytest.mark.parametrize("house", ["russian_poker", "poker_plus"])


def wrong_answer(part: Part) -> str | None:
    """Return a wrong answer of the part's form."""
    match part.form:
        case Form.CHOICE:
            return next(option for option in part.options if option != part.truth)
        case Form.STAKE:
            return "taken" if part.truth != "taken" else "paid 7"
        case Form.AMOUNT:
            return str(int(part.truth) + 7)
        case Form.CARDS:
            return str(next(card for card in part.cards if str(card) not in part.truth))
    return f"1x{part.options[0]} 3x{part.options[-1]}"


class EachKind(Evenly):
    """Ask each kind of a house once, plainly."""

    def __init__(self, deals: Deals, seed: int) -> None:
        super().__init__(deals, seed)
        self._deals_of = deals
        self._kinds = enumerate(kinds_of(deals.house))

    def next(self) -> Pick | None:
        number, kind = next(self._kinds, (0, None))
        if kind is None:
            return None
        for topic in topics_for(kind, self._deals_of.house):
            question = next(self._deals_of.near(kind, topic, number), None)
            if question:
                self._deals_of.note(question)
                return Pick(topic, question)
        raise AssertionError(kind)


@pytest.fixture
def evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each kind come once, without a rest, whatever the mix would ask."""
    monkeypatch.setattr(sessions, "Mix", lambda deals, _, seed: EachKind(deals, seed))
    monkeypatch.setattr(DrillPresenter, "pauses", False)


def each_kind(trainee: Trainee, house: str) -> Iterator[Question]:
    """Yield a question of each kind of a house; whoever takes it answers it."""
    for kind in kinds_of(HOUSES[house]):
        question = trainee.page.presenter.question
        assert question.kind is kind
        yield question
        if kind is not kinds_of(HOUSES[house])[-1]:
            trainee.press(Qt.Key.Key_Space)


@pytest.mark.usefixtures("evenly")
@BOTH
@pytest.mark.parametrize("language", list(Language))
def test_right_answer_to_every_kind_is_given_by_keys_alone(
    ask: Ask, judged: Judged, language: Language, house: str
) -> None:
    trainee = ask(ALL_KINDS, language, house)
    for question in each_kind(trainee, house):
        trainee.answer_all(trainee.truth())
        judged(trainee)
        grade = trainee.page.presenter.grade
        assert grade is not None
        assert grade.right, question
        assert all(row.accessibleDescription() for row in shown_rows(trainee))


@pytest.mark.usefixtures("evenly")
@BOTH
def test_wrong_answer_is_shown_beside_the_right_one(ask: Ask, judged: Judged, house: str) -> None:
    trainee = ask(ALL_KINDS, Language.ENGLISH, house)
    for question in each_kind(trainee, house):
        wrong = {part.key: wrong_answer(part) for part in question.parts}
        for key, answer in wrong.items():
            if answer == question.laid.get(key):
                wrong[key] = "paid 9"
        trainee.answer_all(wrong)
        judged(trainee)
        grade = trainee.page.presenter.grade
        assert grade is not None
        assert not any(part.right for part in grade.parts)
        assert {part.part.key: part.given for part in grade.parts} == wrong
        assert len(trainee.page.findChildren(Reading)[0].toPlainText()) > 40
        assert all("right" in row.accessibleDescription() for row in shown_rows(trainee))


@pytest.mark.usefixtures("evenly")
@BOTH
def test_blank_is_wrong_and_costs_nothing(ask: Ask, judged: Judged, house: str) -> None:
    trainee = ask(ALL_KINDS, Language.ENGLISH, house)
    for _ in each_kind(trainee, house):
        trainee.submit_with_blanks()
        judged(trainee)
        grade = trainee.page.presenter.grade
        assert grade is not None
        assert {part.given for part in grade.parts} == {None}
        assert not any(part.right for part in grade.parts)
        assert grade.overpaid == grade.underpaid == 0


@pytest.mark.usefixtures("evenly")
@BOTH
def test_every_kind_has_a_hint_ladder_of_two_steps_at_least(
    ask: Ask, judged: Judged, house: str
) -> None:
    trainee = ask(ALL_KINDS, Language.RUSSIAN, house)
    for question in each_kind(trainee, house):
        trainee.press(Qt.Key.Key_F6)
        assert trainee.page.presenter.hints == {question.parts[0].key: 1}
        assert "F6: ещё" in trainee.page.findChildren(Reading)[0].toPlainText()
        trainee.submit_with_blanks()
        judged(trainee)


def shown_rows(trainee: Trainee) -> list[Row]:
    """Return the rows of the question, without those that are about to go."""
    return [row for row in trainee.rows.findChildren(Row) if row.isVisible()]


@pytest.mark.parametrize(
    "kind",
    [Kind.NAME_COMBINATIONS, Kind.MARK_SECOND, Kind.PAY_IN_CHIPS, Kind.NO_GAME, Kind.OTHER_HOUSE],
)
def test_enter_in_haste_submits_nothing(ask: Ask, kind: Kind) -> None:
    trainee = ask(kind)
    trainee.press(*[Qt.Key.Key_Return] * (2 * len(trainee.parts) + 1))
    trainee.hold(Qt.Key.Key_Return, 30)
    assert trainee.page.presenter.grade is None
    assert set(trainee.table.answers().values()) == {None}


@pytest.mark.parametrize("kind", [Kind.COMPARE, Kind.PAY_IN_CHIPS, Kind.INSPECTOR])
def test_held_enter_answers_once_and_does_not_skip_the_feedback(
    ask: Ask, judged: Judged, kind: Kind
) -> None:
    trainee = ask(kind)
    trainee.answer_all(trainee.truth())
    trainee.hold(Qt.Key.Key_Return, 30)
    judged(trainee)
    assert trainee.page.presenter.number == 1
    trainee.press(Qt.Key.Key_Return)
    trainee.hold(Qt.Key.Key_Return, 30)
    assert trainee.page.presenter.number == 2
    assert set(trainee.table.answers().values()) == {None}


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
@pytest.mark.parametrize("kind", [Kind.NAME_COMBINATIONS, Kind.ALLOWED, Kind.OTHER_HOUSE])
def test_row_that_is_answered_now_begins_in_sight_and_the_others_below_it(
    ask: Ask, kind: Kind, size: tuple[int, int], text: float
) -> None:
    trainee = ask(kind, Language.RUSSIAN)
    font = trainee.page.font()
    font.setPointSizeF(font.pointSizeF() * text)
    trainee.window.setFont(font)
    trainee.window.resize(*size)
    for part in trainee.parts:
        trainee.type(part, part.truth if part.truth != AS_LAID else None)
        lit = next(row for row in trainee.rows.findChildren(Row) if row.is_lit)
        QTest.qWait(1)
        view = trainee.rows.viewport()
        top = lit.mapTo(view, QPoint(0, 0)).y()
        assert 0 <= top < view.height()
        assert top + lit.height() <= view.height() or top == 0
        if part is not trainee.parts[-1]:
            trainee.press(Qt.Key.Key_Return)
    shown = sorted(trainee.rows.findChildren(Row), key=lambda row: row.y())
    assert all(above.geometry().bottom() < below.y() for above, below in pairwise(shown))
    assert (trainee.window.width(), trainee.window.height()) == size
