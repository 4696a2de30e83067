"""Is this allowed: the truth is what the faults say, and one reason alone is right."""

from collections.abc import Iterator

import pytest

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.legality import Problem, faults
from dealer_trainer.procedure import turns
from dealer_trainer.questions import Kind, Question
from dealer_trainer.questions.allowed import TOPICS, allowed
from dealer_trainer.questions.decisions import (
    ALLOWED,
    Change,
    Decision,
    decided,
    decision_of,
    may_part,
    problems,
)
from dealer_trainer.questions.variations import broken_by, variations
from dealer_trainer.settlement import settle
from dealer_trainer.wording.asked import allowed as wording
from dealer_trainer.wording.asked.may import REASONS
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import EN, FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario

DEALER, NO_GAME = "Qd Qc 9h 4s 2s", "Qd Jc 9h 4s 2s"
HAND = "cards: Ah Ad 7c 5c 3d"

# What no decision of a person at the table brings about.
NOT_DECIDED = {
    Problem.BOXES_NONE,
    Problem.CARD_NOT_HELD,
    Problem.CARD_TWICE,
    Problem.CARDS_COUNT,
    Problem.EXCHANGE_COUNT,
    Problem.NEXT_TOO_FEW,
}


def proves(house: House, count: int) -> None:
    for question in questions(house, allowed, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        assert not faults(question.scenario)
        assert question.settlement == settle(question.scenario)
        (part,) = question.parts
        broken = {fault.problem for fault in faults(decided(question.scenario, decision_of(part)))}
        assert broken == ({part.truth} - {ALLOWED})
        assert part.options[0] == ALLOWED
        assert set(part.options) <= {ALLOWED, *Problem}
        assert 3 <= len(part.options) <= 6


@EACH_HOUSE
def test_the_truth_is_what_the_faults_say(house: House) -> None:
    proves(house, FEW)


@EACH_OWN_HOUSE
def test_the_truth_in_a_house_of_the_users(options: tuple[str, ...]) -> None:
    proves(own_house(*options), FEW // 2)


@pytest.mark.soak
@EACH_HOUSE
def test_the_truth_many_times(house: House) -> None:
    proves(house, MANY)


def test_the_number_of_choices_does_not_tell_that_all_is_well() -> None:
    house = own_house("russian_poker", "id: own")
    counts = {True: set[int](), False: set[int]()}
    for question in questions(house, allowed, TOPICS, FEW):
        (part,) = question.parts
        counts[part.truth == ALLOWED].add(len(part.options))
    assert counts[True] == counts[False] == {6}


DRAWN = "ante: 20, draws: [{sixth: 8c}]"
CASES = [
    ("russian_poker", "ante: 20", "1.may.ante.205", "ante_outside", "O-1"),
    ("russian_poker", "ante: 20", "1.may.ante.200", ALLOWED, "O-1"),
    ("russian_poker", "ante: 20", "1.may.bonus.55", "bonus_outside", "RP-10"),
    ("poker_plus", "ante: 20", "1.may.bonus.10", "bonus_none", "PP-12"),
    ("russian_poker", "ante: 20", "5.may.sit.0", "box_number", "RP-1"),
    ("russian_poker", "ante: 20", "2.may.take_open.1", ALLOWED, "RP-1"),
    ("russian_poker", "ante: 20", "2.may.take_blind.1", "blind_without_open", "RP-1"),
    ("russian_poker_house", "ante: 20", "2.may.take_open.1", "player_open_boxes", "RH-1"),
    ("russian_poker_house", "ante: 20", "2.may.take_blind.1", ALLOWED, "RH-1"),
    ("russian_poker_house", "ante: 20", "1.may.exchange.1", "exchange_not_sold", "RH-2"),
    ("russian_poker_house", "ante: 20", "1.may.exchange.2", ALLOWED, "RH-2"),
    ("poker_with_exchange", "ante: 20", "1.may.sixth.0", "draw_not_sold", "OX-2"),
    ("five_card_poker", "ante: 20", "1.may.sixth.0", "draws_too_many", "FC-2"),
    ("russian_poker", DRAWN, "1.may.exchange.1", "draws_too_many", "RP-2"),
    ("poker_plus", DRAWN, "1.may.sixth.0", "sixth_held", "PP-4"),
    ("poker_plus", DRAWN, "1.may.exchange.1", ALLOWED, "PP-4"),
    ("russian_poker", "ante: 20", "1.may.insure.20", "insurance_below_hand", "RP-5"),
    ("poker_plus", "ante: 20", "1.may.early.0", "early_below", "PP-9"),
    ("russian_poker", "ante: 20", "1.may.early.0", "early_none", "O-3"),
    ("russian_poker", "ante: 20", "1.may.buy.0", "purchase_dealer_plays", "RP-7"),
    ("poker_plus", "ante: 20", "1.may.buy.0", ALLOWED, "PP-10"),
    ("five_card_poker", "ante: 20", "1.may.buy.0", "purchase_none", "FC-4"),
    ("five_card_poker", "ante: 20", "1.may.fold.0", ALLOWED, "O-3"),
    ("poker_plus", "ante: 20, buys_game: true", "1.may.fold.0", "out_with_purchase", "PP-10"),
    ("poker_plus", "ante: 20", "1.may.cover.0", "blind_without_open", "PP-1"),
]  # fmt: skip


@pytest.mark.parametrize(("house", "box", "key", "truth", "rule"), CASES)
def test_one_decision(house: str, box: str, key: str, truth: str, rule: str) -> None:
    table = scenario(Situation(house, DEALER, (f"{box}, {HAND}",)))
    number, _, change, value = key.split(".")
    decision = Decision(Change(change), int(number), int(value))
    assert decision.key == key
    broken = problems(table, decision)
    assert broken == (() if truth == ALLOWED else (truth,))
    part = may_part(decision, broken[0] if broken else None, ())
    question = Question(Kind.ALLOWED, 1, table, settle(table), (part,))
    told = wording.explanation(EN, question)
    assert [each.rule for each in told] == [rule]


def test_o2_the_boxes_are_dealt_in_their_order() -> None:
    boxes = (f"ante: 20, {HAND}", "ante: 20, cards: Kh Kd 8c 5d 3s")
    table = scenario(Situation("russian_poker", DEALER, boxes))
    assert problems(table, Decision(Change.DEAL_LATER, 1, 2)) == ("box_order",)


def test_rp1_a_second_open_ante_above_the_first_changes_turns_only() -> None:
    boxes = (f"player: A, ante: 20, {HAND}", "player: A, ante: 20, cards: Kh Kd 8c 5d 3s")
    table = scenario(Situation("russian_poker", DEALER, boxes))
    decision = Decision(Change.ANTE, 2, 25)
    assert problems(table, decision) == ()
    assert turns(decided(table, decision)) == (2, 1)
    part = may_part(decision, None, (Problem.SECOND_ANTE_ABOVE,))
    question = Question(Kind.ALLOWED, 1, table, settle(table), (part,))
    told = wording.explanation(EN, question)
    assert told[-1] == (
        "The player's second open ante is above his first: these two boxes change turns.",
        "RP-1",
    )


def test_rp1_elsewhere_it_is_refused() -> None:
    house = own_house("russian_poker", "boxes: {second_open_ante: refused_above_first}")
    assert "second_ante_above" in truths(house)
    house = own_house("russian_poker", "boxes: {second_open_ante: equal}")
    assert "second_ante_other" in truths(house)


def truths(house: House) -> set[str]:
    several = (Topic.WHOLE_TABLE, Topic.BLIND)
    asked = questions(house, allowed, several, 8 * FEW)
    return {question.parts[0].truth for question in asked}


def test_rp7_after_no_game_any_box_in_play_may_buy() -> None:
    boxes = (f"ante: 20, {HAND}", "ante: 20, cards: Kh 8d 7d 5d 3s, play: fold")
    table = scenario(Situation("russian_poker", NO_GAME, boxes))
    assert problems(table, Decision(Change.BUY, 1)) == ()
    assert problems(table, Decision(Change.BUY, 2)) == ("out_with_purchase",)


def test_a_decision_that_breaks_two_things_is_not_asked_about() -> None:
    boxes = (
        f"player: A, ante: 20, {HAND}",
        "player: A, blind: true, ante: 20, cards: Kh Kd 8c 5d 3s",
    )
    table = scenario(Situation("poker_plus", DEALER, boxes))
    assert len(problems(table, Decision(Change.EARLY, 2))) == 2
    assert broken_by(table, Decision(Change.EARLY, 2)) is None


def test_what_was_decided_before_is_not_what_is_asked() -> None:
    box = "ante: 20, cards: Ah Ad Ac 5c 3d, insurance: 20"
    table = scenario(Situation("russian_poker", DEALER, (box,)))
    assert problems(table, Decision(Change.ANTE, 1, 25)) == ("insurance_outside",)
    assert broken_by(table, Decision(Change.ANTE, 1, 25)) is None


def test_every_reason_that_somebody_can_give_has_a_sentence() -> None:
    assert set(REASONS) == set(Problem) - NOT_DECIDED


@EACH_HOUSE
def test_every_variation_changes_something_and_can_be_written_as_a_key(house: House) -> None:
    for question in questions(house, allowed, TOPICS, FEW):
        table = question.scenario
        asked = list(variations(table, table.boxes))
        assert len(set(asked)) == len(asked)
        for decision in asked:
            assert decision_of(may_part(decision, None, ())) == decision
            assert decided(table, decision) != table


def test_the_same_chance_asks_the_same() -> None:
    house = own_house("poker_plus", "id: own")

    def some() -> Iterator[Question]:
        return questions(house, allowed, TOPICS, FEW)

    assert list(some()) == list(some())


def test_rh8_where_the_bonus_is_electronic_a_stake_is_refused() -> None:
    box = "ante: 50, cards: As Ah 9c 5d 3h"
    shown = scenario(Situation("russian_poker_house", "Ks Kh 9d 4c 2s", (box,)))
    asked = filter(None, (allowed(shown, Chance(seed)) for seed in range(120)))
    bonuses = {
        (question.scenario.house.bonus_is_electronic, question.parts[0].truth)
        for question in asked
        if ".may.bonus." in question.parts[0].key
    }
    assert (True, Problem.BONUS_ELECTRONIC) in bonuses
    assert {truth for electronic, truth in bonuses if electronic} == {Problem.BONUS_ELECTRONIC}
    assert Problem.BONUS_ELECTRONIC not in {
        truth for electronic, truth in bonuses if not electronic
    }
