"""The order of a round: O-1 … O-8."""

from dealer_trainer.procedure import Act, Step, steps
from dealer_trainer.settlement import settle
from tests.situation import Situation, problems, scenario

NO_GAME = "Qd Jc 9h 4s 2s"
DRAWN = "ante: 20, cards: 8h 8d 6c 5d 3s, draws: [{sixth: 8c}], insurance: 20, bonus: 5"
FOLDED = "ante: 10, cards: Th 7d 6s 5c 3d, play: fold"


def round_of(situation: Situation) -> list[Step]:
    made = scenario(situation)
    return list(steps(made, settle(made)))


def told(situation: Situation, rule: str) -> list[str]:
    found = [step for step in round_of(situation) if step.rule == rule]
    return [f"{step.box or '-'} {step.act} {' '.join(step.bets)}".strip() for step in found]


def test_o1_stakes_are_placed_and_the_betting_closed() -> None:
    situation = Situation("russian_poker", NO_GAME, (DRAWN, FOLDED))
    assert told(situation, "O-1") == ["1 place", "2 place", "- close_betting"]


def test_o2_five_cards_each() -> None:
    situation = Situation("russian_poker", NO_GAME, (DRAWN, FOLDED))
    assert told(situation, "O-2") == ["- deal"]
    short = Situation("russian_poker", "Qd Jc 9h 4s", (FOLDED.replace("3d", "3d 2d"),))
    assert problems(short) == ["dealer.cards cards_count", "boxes[0].cards cards_count"]


def test_o3_box_by_box_draw_insurance_bet_or_fold() -> None:
    situation = Situation("russian_poker", NO_GAME, (DRAWN, FOLDED))
    assert told(situation, "O-3") == ["1 give_cards", "1 insure", "1 bet", "2 fold ante"]
    early = "ante: 20, cards: 9d 8c 7h 6s 5d, play: early"
    buys = "ante: 20, cards: Ad Ac 7d 6d 5c, buys_game: true"
    assert told(Situation("poker_plus", NO_GAME, (early, buys), next="Kh"), "O-3") == [
        "1 bet",
        "1 early_payout ante bet",
        "2 bet",
        "2 buy",
    ]


def test_o3_after_a_fold_the_next_box_decides() -> None:
    situation = Situation("russian_poker", NO_GAME, (FOLDED, DRAWN))
    assert told(situation, "O-3") == ["1 fold ante", "2 give_cards", "2 insure", "2 bet"]


def test_o4_bonuses_before_the_dealer_opens() -> None:
    situation = Situation("russian_poker", NO_GAME, (DRAWN, f"{FOLDED}, bonus: 5"))
    assert told(situation, "O-4") == ["1 settle_bonus bonus"]
    acts = [step.act for step in round_of(situation)]
    assert acts.index(Act.SETTLE_BONUS) < acts.index(Act.OPEN)
    assert told(situation, "O-3")[-1] == "2 fold bonus ante", "a folded box loses it with its ante"


def test_o5_the_dealer_opens() -> None:
    assert told(Situation("russian_poker", NO_GAME, (DRAWN,)), "O-5") == ["- open"]


def test_o6_with_a_game_insurance_and_fee_come_before_ante_and_bet() -> None:
    insured = "ante: 20, cards: 8h 8d 8c 5d 3s, insurance: 20"
    plain = "ante: 20, cards: Ah Ad 7c 5c 3d"
    assert told(Situation("russian_poker", "Qd Qc 9h 4s 2s", (insured, plain)), "O-6") == [
        "1 settle insurance",
        "1 settle ante",
        "1 settle bet",
        "2 settle ante",
        "2 settle bet",
    ]
    bought = f"{plain}, buys_game: true"
    assert told(Situation("poker_plus", "Qd Qc 9h 4s 2s", (bought,)), "O-6") == [
        "1 settle purchase",
        "1 settle ante",
        "1 settle bet",
    ]


BUYER = "ante: 20, cards: 8h 8d 8c 5d 3s, insurance: 20, buys_game: true"
LETS = "ante: 20, cards: Th Td Tc 5c 3d, insurance: 20"


def test_o7_without_a_game_who_does_not_buy_comes_first() -> None:
    assert told(Situation("russian_poker", NO_GAME, (BUYER, LETS), next="Qs 9d"), "O-7") == [
        "1 buy",
        "2 settle insurance",
        "2 settle ante",
        "2 settle bet",
        "1 take_fee ante",
        "- exchange",
        "- exchange",
        "1 settle insurance",
        "1 settle bet",
    ]


def test_o7_insurance_settled_at_the_opening_does_not_wait() -> None:
    straight = "ante: 20, cards: Th 9d 8c 7d 6s, insurance: 20, buys_game: true"
    assert told(Situation("russian_poker_house", NO_GAME, (straight,), next="Kd"), "O-7") == [
        "1 buy",
        "1 settle insurance",
        "1 take_fee purchase",
        "- exchange",
        "1 settle ante",
        "1 settle bet",
    ]


def test_o8_draw_fees_are_taken_at_the_draw_before_the_cards() -> None:
    situation = Situation("russian_poker", NO_GAME, (DRAWN,))
    acts = [step.act for step in round_of(situation)]
    assert told(situation, "O-8") == ["1 take_draw_fee draw"]
    assert acts.index(Act.TAKE_DRAW_FEE) + 1 == acts.index(Act.GIVE_CARDS)


def test_o6_o7_every_stake_is_settled_in_exactly_one_step() -> None:
    for house, dealer, boxes in (
        ("russian_poker", NO_GAME, (BUYER, LETS, "ante: 10, cards: Kh 7d 6s 2c 4d, play: fold")),
        (
            "russian_poker",
            "Qd Qc 9h 4s 2s",
            (DRAWN, LETS, "ante: 10, cards: Kh 7d 6s 2c 4d, play: fold"),
        ),
    ):
        made = scenario(Situation(house, dealer, boxes, next="Kd"))
        settlement = settle(made)
        lines = sorted((box.box, line.bet) for box in settlement.boxes for line in box.bets)
        done = sorted((step.box or 0, bet) for step in steps(made, settlement) for bet in step.bets)
        assert done == lines
