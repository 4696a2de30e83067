"""What is said after an answer, for every house and topic."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea
from dealer_trainer.practice import Tally
from dealer_trainer.questions import Question, settle_box, settle_table
from dealer_trainer.wording import Language, Words
from tests.situation import Situation, scenario
from tests.ui.conftest import record_of
from ui.pages.drill.asking import tally_parts, task
from ui.pages.drill.feedback import Feedback, feedback
from ui.pages.drill.html import feedback_html, verdict_text
from ui.theme import LIGHT

HOUSES = {house.id: house for house in Houses().all()}
MATTERS = [(house, topic) for house in HOUSES.values() for topic in topics_of(house)]
OTHERS = tuple(HOUSES.values())
NOTHING: Mapping[str, str | None] = {}
ENGLISH = Words(Language.ENGLISH)


def _question(house: House, topic: Topic, seed: int = 5) -> Question:
    return settle_table(next(scenarios(house, topic, seed)), fees=topic is Topic.DRAWS)


def _said(
    question: Question, wrong: Mapping[str, str | None] = NOTHING, words: Words = ENGLISH
) -> Feedback:
    given: dict[str, str | None] = {part.key: part.truth for part in question.parts}
    given.update(wrong)
    return feedback(words, record_of(question, given), OTHERS)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    ("house", "topic"), MATTERS, ids=[f"{house.id}-{topic}" for house, topic in MATTERS]
)
def test_every_bet_has_a_reason_and_every_rule_a_sentence(
    house: House, topic: Topic, language: Language
) -> None:
    words = Words(language)
    for dealt in islice(scenarios(house, topic, 11), 5):
        question = settle_table(dealt, fees=True)
        said = _said(question, words=words)
        bets = [bet for box in said.boxes for bet in box.bets]
        assert len(bets) == len(question.parts)
        assert all(bet.why and bet.truth and bet.rule for bet in bets)
        rules = dict(said.rules)
        assert {bet.rule for bet in bets} <= set(rules)
        assert all(rules.values())
        text = re.sub("<[^>]+>", " ", feedback_html(words, said, LIGHT))
        if language is Language.RUSSIAN:
            assert re.findall(r"(?<![-\w])[A-Za-z]{2,}(?![-\w])", text) == []


def test_boxes_with_a_mistake_come_first_and_their_rules_too() -> None:
    question = _question(HOUSES["russian_poker"], Topic.WHOLE_TABLE)
    last = question.parts[-1]
    said = _said(question, {last.key: "paid 7"})
    assert not said.right
    assert [box.right for box in said.boxes] == [False] + [True] * (len(said.boxes) - 1)
    assert said.boxes[0].title.startswith(f"Box {last.box}: ")
    wrong = next(bet for bet in said.boxes[0].bets if not bet.right)
    assert wrong.given == "given: pay 7"
    assert said.rules[0][0] == wrong.rule


def test_bet_left_open_is_told_as_not_answered() -> None:
    question = _question(HOUSES["russian_poker"], Topic.PAYOUT)
    said = _said(question, {question.parts[0].key: None})
    wrong = said.boxes[0].bets[0]
    assert (wrong.given, wrong.cost, wrong.right) == ("not answered", "", False)


def test_right_answer_is_one_line_with_the_arithmetic() -> None:
    question = _question(HOUSES["russian_poker"], Topic.TWO_COMBINATIONS)
    box = next(box for box in question.settlement.boxes if len(box.combinations) == 2)
    line = next(line for line in box.bets if line.bet == "bet" and line.pays)
    verdict = verdict_text(_said(question))
    assert verdict.startswith("✓ Right. ")
    odds = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(
        str(question.scenario.house.pays[each.hand]) for each in box.combinations
    )
    assert f"{line.stake}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}({odds})" in verdict
    assert "\n" not in verdict


def test_dealer_without_a_game_is_told_with_the_cards_exchanged() -> None:
    question = _question(HOUSES["russian_poker"], Topic.PURCHASE)
    said = _said(question)
    assert said.dealer.startswith("Dealer: no game")
    assert "Exchanged: " in said.dealer
    assert " → " in said.dealer


def test_draw_fees_are_explained_each_by_its_own_line() -> None:
    scenario = next(
        scenario
        for scenario in scenarios(HOUSES["poker_plus"], Topic.DRAWS, 3)
        if any(len(box.draws) == 2 for box in scenario.boxes)
    )
    question = settle_table(scenario, fees=True)
    fees = {part.key: part.truth for part in question.parts if ".draw." in part.key}
    said = [bet for box in _said(question).boxes for bet in box.bets if bet.bet == "draw fee"]
    assert [bet.truth for bet in said] == list(fees.values())
    assert all(bet.why.endswith(bet.truth) for bet in said)


def test_task_names_the_box_or_the_table() -> None:
    scenario = next(scenarios(HOUSES["russian_poker"], Topic.WHOLE_TABLE, 5))
    number = scenario.boxes[1].box
    assert task(ENGLISH, settle_box(scenario, number)) == f"Settle box {number}."
    assert task(ENGLISH, settle_table(scenario)) == "Settle the table, box by box."


def test_tally_is_count_accuracy_and_money_error_both_ways() -> None:
    tally = Tally(answered=8, right=6, overpaid=1250, underpaid=40)
    assert tally_parts(ENGLISH, 9, tally) == [
        "Question 9", "right 6 of 8 (75 %)", "overpaid 1,250", "underpaid 40"
    ]  # fmt: skip
    assert tally_parts(ENGLISH, 1, Tally()) == ["Question 1"]


def test_ideas_between_which_the_next_question_decides_are_told() -> None:
    box = "ante: 50, cards: Ah Ad 5c 5d 3s"
    shown = scenario(Situation("russian_poker", "Qd Qc 9h 4s 2s", (box,)))
    given: dict[str, str | None] = {"1.ante": "returned", "1.bet": "paid 300"}
    record = record_of(settle_box(shown, 1), given, OTHERS)
    said = feedback(ENGLISH, record, OTHERS).boxes[0].bets[-1].idea
    assert "The same answer comes from:" in said
    tied = (Idea.ROW_ABOVE, Idea.ONE_CHIP_MORE)
    said = feedback(ENGLISH, replace(record, tied=tied), OTHERS).boxes[0].bets[-1].idea
    assert said.endswith(
        "Either “paid one row too high” or “one chip too many”: the next question will tell."
    )
