"""No game step by step, and the inspector's table."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from dealer_trainer.questions import Form, Kind
from dealer_trainer.questions.inspector import Verdict, verdict
from dealer_trainer.questions.question import AS_LAID
from tests.ui.answering.conftest import Ask, Trainee
from ui.answering.row import Row
from ui.table.answer import AnswerField
from ui.table.dealer import DealerArea

ENTER = Qt.Key.Key_Return
Judged = Callable[[Trainee], None]


def _exchanged(ask: Ask, judged: Judged) -> Trainee:
    """Return a trainee before a question in which the dealer's card is exchanged."""
    trainee = ask(Kind.NO_GAME)
    while not any(part.key == "dealer.card" for part in trainee.parts):
        trainee.submit_with_blanks()
        judged(trainee)
        trainee.press(ENTER)
    return trainee


def _in_sight(trainee: Trainee) -> int:
    """Return how many parts can be seen as asked."""
    places = trainee.table.findChildren(AnswerField)
    rows = trainee.rows.findChildren(Row)
    return sum(each.isVisible() for each in [*places, *rows])


def test_o7_each_part_is_answered_before_the_next_is_seen(ask: Ask, judged: Judged) -> None:
    trainee = _exchanged(ask, judged)
    for number, part in enumerate(trainee.parts, start=1):
        assert _in_sight(trainee) == number
        trainee.type(part, part.truth)
        trainee.press(ENTER)
    judged(trainee)
    assert trainee.page.presenter.grade
    assert trainee.page.presenter.grade.right


def test_o7_exchange_is_not_seen_before_it_is_asked_for(ask: Ask, judged: Judged) -> None:
    trainee = _exchanged(ask, judged)
    (dealer,) = trainee.table.findChildren(DealerArea)
    exchanges = trainee.page.presenter.question.settlement.dealer.exchanges
    assert len(dealer.cards) == 5
    for part in trainee.parts:
        if part.key == "dealer.plays":
            assert len(dealer.cards) == 5 + len(exchanges)
        if part.key == "dealer.card":
            assert len(dealer.cards) == 5
        trainee.type(part, part.truth)
        trainee.press(ENTER)


def test_o7_answer_stands_once_the_next_part_is_seen(ask: Ask, judged: Judged) -> None:
    trainee = _exchanged(ask, judged)
    at = next(n for n, part in enumerate(trainee.parts) if part.form is Form.CARDS)
    for part in trainee.parts[: at + 1]:
        trainee.type(part, part.truth)
        trainee.press(ENTER)
    card = trainee.parts[at]
    row = next(each for each in trainee.rows.findChildren(Row) if each.part.key == card.key)
    row.setFocus()
    trainee.press("1", "2", "3")
    assert trainee.given(card) == card.truth


def _table(ask: Ask, judged: Judged, wrong: int) -> Trainee:
    """Return an inspector at a table with this many mistakes."""
    trainee = ask(Kind.INSPECTOR)
    while sum(part.truth != AS_LAID for part in trainee.parts) != wrong:
        trainee.submit_with_blanks()
        judged(trainee)
        trainee.press(ENTER)
    return trainee


def test_enter_lets_every_bet_pass(ask: Ask, judged: Judged) -> None:
    trainee = _table(ask, judged, 0)
    trainee.press(*[ENTER] * len(trainee.parts))
    judged(trainee)
    assert trainee.page.presenter.grade
    assert trainee.page.presenter.grade.right


def test_what_was_laid_is_seen_at_each_bet(ask: Ask, judged: Judged) -> None:
    trainee = _table(ask, judged, 1)
    laid = trainee.page.presenter.question.laid
    texts = [each.text() for each in trainee.table.findChildren(QLabel) if each.isVisible()]
    for answer in laid.values():
        amount = answer.removeprefix("paid ")
        word = f"+{int(amount):,}" if amount.isdecimal() else answer
        assert any(word in text for text in texts), word


def test_mistake_is_stopped_by_the_right_figure(ask: Ask, judged: Judged) -> None:
    trainee = _table(ask, judged, 1)
    trainee.answer_all(trainee.truth())
    judged(trainee)
    assert trainee.page.presenter.grade
    assert trainee.page.presenter.grade.right


def test_false_alarm_missed_mistake_and_blank_are_told_apart(ask: Ask, judged: Judged) -> None:
    trainee = _table(ask, judged, 1)
    right, *_ = [part for part in trainee.parts if part.truth == AS_LAID]
    (wrong,) = [part for part in trainee.parts if part.truth != AS_LAID]
    for part in trainee.parts:
        if part is right:
            trainee.press("77")
        trainee.press(ENTER)
    judged(trainee)
    assert trainee.page.presenter.grade
    graded = {each.part.key: verdict(each) for each in trainee.page.presenter.grade.parts}
    assert graded[right.key] is Verdict.FALSE_ALARM
    assert graded[wrong.key] is Verdict.MISSED
    assert trainee.page.presenter.record
    assert wrong.key in trainee.page.presenter.record.ideas


def test_figure_that_is_laid_lets_the_bet_pass(ask: Ask, judged: Judged) -> None:
    trainee = _table(ask, judged, 1)
    laid = trainee.page.presenter.question.laid
    for part in trainee.parts:
        trainee.type(part, laid[part.key])
        assert trainee.given(part) == AS_LAID
        if laid[part.key].startswith("paid "):
            trainee.press("0")
            assert trainee.given(part) == f"{laid[part.key]}0"
            trainee.press(Qt.Key.Key_Backspace)
        assert trainee.given(part) == AS_LAID
        trainee.press(Qt.Key.Key_Tab)
