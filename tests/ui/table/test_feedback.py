"""After an answer: what was given, what is right, what the hands were, what is paid and taken."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QGroupBox, QLabel, QPushButton

from dealer_trainer.generator.chance import Chance
from dealer_trainer.questions import Question, grade
from dealer_trainer.questions.drawing import draw_fees, draws_sold
from dealer_trainer.settlement import Bet, Outcome
from dealer_trainer.wording import Language, Words
from ui.table import TableView
from ui.table.answer import AnswerField
from ui.table.box import BoxArea
from ui.table.card import CardLabel
from ui.table.chips import ChipStack
from ui.table.dealer import DealerArea
from ui.table.fonts import Print
from ui.theme import DARK

Ask = Callable[[str], Question]
Press = Callable[..., None]
PURCHASE = "six cards, bonus, insurance, purchase"


def fields(table: TableView) -> dict[str, AnswerField]:
    shown = [field for field in table.findChildren(AnswerField) if field.isVisible()]
    return {field.part.key: field for field in shown if field.part}


def texts(area: QGroupBox | TableView) -> list[str]:
    return [label.text() for label in area.findChildren(QLabel) if label.isVisible()]


def box(table: TableView, number: int) -> BoxArea:
    return table.findChildren(BoxArea)[number - 1]


@pytest.fixture
def graded(table: TableView, ask: Ask) -> TableView:
    question = ask(PURCHASE)
    table.show_question(question)
    for key, answer in {"1.bet": "paid 400", "1.ante": "returned", "1.bonus": "taken"}.items():
        fields(table)[key].give(answer)
    table.show_feedback(grade(question, table.answers()))
    return table


def test_each_part_is_marked_right_or_wrong_by_a_sign(graded: TableView) -> None:
    shown = fields(graded)
    assert shown["1.ante"].text() == "✓ return"
    assert shown["1.bet"].text() == "✗ +400"
    assert shown["1.bonus"].text() == "✗ take"


def test_what_is_right_stands_beside_what_was_given(graded: TableView) -> None:
    assert "right: +800" in texts(box(graded, 1))
    assert "right: +400" in texts(box(graded, 1))


def test_a_blank_is_shown_as_no_answer(graded: TableView) -> None:
    assert fields(graded)["2.ante"].text() == "✗ —"
    assert graded.answers()["2.ante"] is None


def test_a_screen_reader_is_told_given_and_right(graded: TableView) -> None:
    assert fields(graded)["1.bet"].accessibleDescription() == "wrong: pay 400; right is pay 800"
    assert fields(graded)["1.ante"].accessibleDescription() == "right: return"
    assert fields(graded)["2.ante"].accessibleDescription() == (
        "wrong: not answered; right is pay 125"
    )


def test_a_graded_answer_cannot_be_changed(graded: TableView, press: Press) -> None:
    before = graded.answers()
    fields(graded)["1.bet"].setFocus()
    press(ord("9"), "9")
    press(0x2D, "-")
    fields(graded)["1.bet"].give("taken")
    assert graded.answers() == before
    assert not any(button.isEnabled() for button in graded.findChildren(QPushButton))


def test_the_cards_of_both_combinations_are_lit(graded: TableView) -> None:
    lit = {card.accessibleName().partition(",")[0]: card.combinations
           for card in box(graded, 1).cards}  # fmt: skip
    assert lit == {
        "eight of hearts": (1, 2),
        "seven of clubs": (1, 2),
        "six of diamonds": (1, 2),
        "five of spades": (1, 2),
        "nine of spades": (1,),
        "four of clubs": (2,),
    }
    names = [card.accessibleName() for card in box(graded, 1).cards]
    assert names[-2:] == [
        "nine of spades, main combination",
        "four of clubs, bought, second combination",
    ]


def test_results_and_hands_are_named_after_the_answer_only(table: TableView, ask: Ask) -> None:
    question = ask(PURCHASE)
    table.show_question(question)
    said = " ".join([*texts(table), *(card.accessibleName() for card in _cards(table))])
    for secret in ("wins", "no game", "pair", "straight", "full house", "combination", "flush"):
        assert secret not in said
    table.show_feedback(grade(question, table.answers()))
    assert "wins" in texts(box(table, 1))
    assert "no game" in texts(box(table, 2))
    assert "straight, straight" in texts(box(table, 1))
    assert "Dealer: no game → pair of fives" in texts(table)


def test_an_early_payout_and_a_fold_are_no_secret(table: TableView, ask: Ask) -> None:
    table.show_question(ask("two draws, early payout, purchase before opening"))
    assert "early payout" in texts(box(table, 1))
    table.show_question(ask("exchanges, fold, blind, three repeats"))
    assert "folded" in texts(box(table, 2))
    assert {card.accessibleName() for card in box(table, 2).cards} == {"a card face down"}


def test_nothing_but_the_cards_moves_when_the_feedback_comes(
    table: TableView, any_question: Question
) -> None:
    table.show_question(any_question)
    before = _places(table)
    table.show_feedback(grade(any_question, table.answers()))
    assert _places(table) == before


def test_language_theme_pack_and_size_keep_answers_and_feedback(table: TableView, ask: Ask) -> None:
    question = ask(PURCHASE)
    table.show_question(question)
    fields(table)["1.bet"].give("paid 400")
    fields(table)["2.bet"].setFocus()
    changes: list[Callable[[], None]] = [
        lambda: table.set_words(Words(Language.RUSSIAN)),
        lambda: table.set_words(Words(Language.ENGLISH)),
        lambda: table.set_theme(DARK),
        lambda: table.set_four_colours(True),
        lambda: table.resize(1280, 720),
    ]
    for change in changes:
        change()
        assert table.answers()["1.bet"] == "paid 400"
        assert QApplication.focusWidget() is fields(table)["2.bet"]
        assert fields(table)["1.bet"].text() == "+400"
    table.show_feedback(grade(question, table.answers()))
    table.set_four_colours(False)
    assert fields(table)["1.bet"].text() == "✗ +400"
    assert "wins" in texts(box(table, 1))


def test_the_next_question_begins_anew(graded: TableView, ask: Ask) -> None:
    graded.show_question(ask("five cards"))
    assert set(fields(graded)) == {"1.ante", "1.bet", "2.ante", "2.bet"}
    assert set(graded.answers().values()) == {None}
    assert {field.text() for field in fields(graded).values()} == {""}
    assert not any(card.combinations for card in _cards(graded))
    assert "wins" not in texts(graded)
    assert "right" not in texts(graded)


def test_a_purchase_shows_the_last_hand_and_the_cards_that_left_it(
    table: TableView, ask: Ask
) -> None:
    table.show_question(ask(PURCHASE))
    dealer = table.findChildren(DealerArea)[0]
    names = [card.accessibleName() for card in dealer.cards]
    assert names == [
        "five of clubs, from an exchange", "nine of clubs", "seven of hearts", "two of spades",
        "five of diamonds, lay face up", "king of diamonds, given back",
        "king of spades, given back", "king of clubs, given back",
    ]  # fmt: skip
    assert "K♦→K♠→K♣→5♣" in texts(dealer)


def _cards(table: TableView) -> list[CardLabel]:
    return [card for card in table.findChildren(CardLabel) if card.isVisible()]


def _places(table: TableView) -> list[QRect]:
    kept = [*table.findChildren(AnswerField), *table.findChildren(QPushButton)]
    printed = [label for label in table.findChildren(Print) if label.text().isupper()]
    return [widget.geometry() for widget in (*kept, *printed) if widget.isVisible()]


def test_what_is_paid_lies_beside_the_stake_and_what_is_taken_is_faint(
    table: TableView, ask: Ask
) -> None:
    table.resize(1420, 1020)
    question = ask("one box")
    table.show_question(question)
    assert not [chips for chips in table.findChildren(ChipStack) if chips.is_taken]
    table.show_feedback(grade(question, table.answers()))
    lines = {line.bet: line for line in question.settlement.boxes[0].bets}
    shown = box(table, 3)
    paid = [chips.accessibleName() for chips in shown.payouts]
    assert len(paid) == sum(line.pays > 0 for line in lines.values())
    assert all(name.startswith("paid in chips: ") for name in paid)
    taken = [line for line in lines.values() if line.outcome is Outcome.TAKEN]
    assert len(shown.taken) == sum(line.bet is not Bet.DRAW for line in taken)


def test_a_calm_table_has_figures_instead_of_chips(table: TableView, ask: Ask) -> None:
    question = ask("one box")
    table.show_question(question)
    before = {*texts(table)}
    table.set_calm(calm=True)
    assert not [chips for chips in table.findChildren(ChipStack) if chips.isVisible()]
    assert {*texts(table)} == before
    table.show_feedback(grade(question, table.answers()))
    assert not [chips for chips in table.findChildren(ChipStack) if chips.isVisible()]
    table.set_calm(calm=False)
    assert [chips for chips in table.findChildren(ChipStack) if chips.isVisible()]


def test_before_he_opens_the_dealers_cards_stay_closed_and_no_result_is_told(
    table: TableView, ask: Ask
) -> None:
    scenario = ask("one box").scenario
    question = draw_fees(scenario)
    assert question is not None
    table.show_question(question)
    table.show_feedback(grade(question, {}))
    dealer = next(each for each in table.findChildren(QGroupBox) if each.title() == "Dealer")
    said = [card.accessibleName() for card in dealer.findChildren(CardLabel) if card.isVisible()]
    assert said == ["a card face down"] * 4 + ["two of spades, lay face up"]
    assert "Dealer" in texts(table)
    assert box(table, 3).title() == "Box 3"


def test_a_box_that_still_decides_has_no_bet_on_the_felt(table: TableView, ask: Ask) -> None:
    question = draws_sold(ask("one box").scenario, Chance(1))
    assert question is not None
    table.show_question(
        question,
        {part.key: AnswerField(Words(Language.ENGLISH), DARK, table) for part in question.parts},
    )
    lying = [
        chips.accessibleName()
        for chips in box(table, 3).findChildren(ChipStack)
        if chips.isVisible()
    ]
    assert len(lying) == 2
