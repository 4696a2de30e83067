"""Mistakes, hints and the shortcut in words, in both languages."""

import string
from itertools import islice

import pytest

from dealer_trainer.generator import scenarios
from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, lines_by_part
from dealer_trainer.settlement import Bet, Outcome, Result, settle
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.mistakes import SAID, hints, idea_name, said_of, shortcut
from tests.generator.shipped import EACH_HOUSE, SHIPPED
from tests.situation import Situation, scenario

RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)
EACH_LANGUAGE = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
CYRILLIC = set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
PLUS = next(house for house in SHIPPED if house.id == "poker_plus")
RUSSIAN = next(house for house in SHIPPED if house.id == "russian_poker")
HOUSE = next(house for house in SHIPPED if house.id == "russian_poker_house")


def placeholders(text: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(text) if name]


@pytest.mark.parametrize("idea", Idea)
def test_every_idea_has_a_name_a_thought_and_the_right_way(idea: Idea) -> None:
    for words in (RU, EN):
        for said in (said_of(words, idea), said_of(words, idea, RUSSIAN, (PLUS,))):
            assert all(said)
            assert said.thought.endswith(".")
            assert said.right.endswith(".")
            assert not any(
                name for text in said for _, name, _, _ in string.Formatter().parse(text)
            )
            russian = [bool(CYRILLIC & set(text.lower())) for text in said]
            assert russian == [words is RU] * 3
        assert idea_name(words, idea) == said_of(words, idea).name


@EACH_LANGUAGE
def test_no_two_ideas_have_the_same_name_or_thought(words: Words) -> None:
    assert len({idea_name(words, idea) for idea in Idea}) == len(Idea)
    assert len({said_of(words, idea).thought for idea in SAID}) == len(SAID)


def test_the_ante_paid_besides_the_bet() -> None:
    said = said_of(RU, Idea.ANTE_PAID_TOO)
    assert said.name == "вместе с бетом оплачено анте"
    assert said.thought == "Кроме бета оплачено и анте."
    assert said.right == "При выигрыше здесь платят только бет, анте возвращают."


def test_another_houses_rule_is_told_with_both_values() -> None:
    said = said_of(EN, Idea.OTHER_CARD_EXCHANGED, PLUS, (RUSSIAN, HOUSE))
    assert said.name == "the dealer's card exchanged as in another house"
    assert said.thought == (
        "That is the rule of another house: Russian poker, Russian poker (a house's rules) "
        "(his highest card)."
    )
    assert said.right == "Here: his lowest card."
    repeats = said_of(RU, Idea.OTHER_REPEATS, PLUS, (HOUSE, RUSSIAN))
    assert repeats.thought.endswith("Русский покер (правила казино) (2).")
    assert repeats.right == "Здесь: 0."


def test_another_houses_list_is_not_told_in_a_sentence() -> None:
    said = said_of(EN, Idea.OTHER_DRAW_FEES, RUSSIAN, (PLUS,))
    assert said.thought == "That is the rule of another house: Poker Plus."
    assert said.right == "This house has a list of its own; F1 shows it."


@EACH_HOUSE
@EACH_LANGUAGE
def test_each_part_has_three_hints_that_leave_the_sum_to_do(house: House, words: Words) -> None:
    for shown in islice(scenarios(house, None, 41), 60):
        settled = settle(shown)
        for key, (_, line) in lines_by_part(settled).items():
            ladder = hints(words, settled, key)
            assert all(ladder)
            assert len(set(ladder)) == 3
            if line.outcome is Outcome.PAID and line.pays not in (line.stake, 2 * line.stake):
                begun = ladder[2].replace("\N{NO-BREAK SPACE}", "").replace(",", "")
                assert str(line.pays) not in begun.replace(".", " ").split()


def shown_hints(box: str, key: str, dealer: str, house: str = "russian_poker") -> tuple[str, ...]:
    return hints(EN, settle(scenario(Situation(house, dealer, (box,)))), key)


def test_the_hint_ladder_of_two_combinations() -> None:
    box = "ante: 50, cards: Ah Ad 5c 5d Ks"
    assert shown_hints(box, "1.bet", "Qd Qc 9h 4s 2s") == (
        "Look at the dealer first: has he a game? Then at the box's combinations.",
        "RP-4: Two combinations are paid if the higher one beats the dealer.",
        "Begin: 100 × (2 + …) = …; in antes: 50 × (4 + …).",
    )


def test_the_hint_ladder_where_there_is_nothing_to_multiply() -> None:
    box = "ante: 50, cards: 8h 8d 7c 5d 3s"
    look, rule, begun = shown_hints(box, "1.ante", "Qd Qc 9h 4s 2s")
    assert look == "Look at the dealer first: has he a game? Then compare the box with him."
    assert rule.startswith("RP-3: ")
    assert begun == "Dealer: pair of queens. Box: pair of eights."


def test_the_hints_of_a_draw_fee() -> None:
    box = "ante: 50, cards: Th Td 8c 5d 3s, draws: [{exchange: 8c 5d 3s, for: Ac Kd 2d}]"
    look, rule, begun = shown_hints(box, "1.draw.0", "Qd Qc 9h 4s 2s", "poker_plus")
    assert look == "Look at what was drawn, and at how many cards."
    assert rule.startswith("PP-3: ")
    assert begun == "Begin: 50 × 2 = …"


@pytest.mark.parametrize("key", ["1.bonus", "3.bet", "bet"])
def test_what_is_not_there_has_no_hints(key: str) -> None:
    with pytest.raises(KeyError):
        shown_hints("ante: 50, cards: 8h 8d 7c 5d 3s", key, "Qd Qc 9h 4s 2s")


def short(
    box: str, house: str = "russian_poker", dealer: str = "Qd Qc 9h 4s 2s", words: Words = EN
) -> str:
    shown = scenario(Situation(house, dealer, (box,)))
    return shortcut(words, shown, settle(shown).boxes[0])


def test_the_shortcut_in_antes() -> None:
    straight = "ante: 50, cards: 9d 8c 7d 6s 5d"
    two = "ante: 50, cards: Ah Ad 5c 5d Ks"
    assert short(two) == "In antes: two pair 4, ace-king 2; 6 × 50 = 300."
    assert short(straight) == "In antes: straight 8; 8 × 50 = 400."
    assert short(straight, words=RU) == "Считаем в анте: стрит 8; 8 × 50 = 400."
    with_ante = short(straight, "poker_plus")
    assert with_ante == "In antes: straight 8, ante 1; 9 × 50 = 450."
    early = short(f"{straight}, play: early", "poker_plus")
    assert early == "In antes: straight 8; 8 × 50 = 400, half of it is 200."


def test_the_shortcut_at_the_maximum() -> None:
    box = "ante: 200, cards: Ah Ad Ac As 8d"
    text = short(box, "{extends: poker_plus, table: {max_payout: 5000}}")
    assert text == "In antes: four of a kind 40; 40 × 200 = 8,000, the table pays at most 5,000."


def test_what_is_not_paid_has_no_shortcut() -> None:
    assert short("ante: 50, cards: 8h 8d 7c 5d 3s") == ""


@EACH_HOUSE
def test_the_shortcut_comes_to_what_is_paid(house: House) -> None:
    for shown in islice(scenarios(house, None, 43), 80):
        for settled in settle(shown).boxes:
            text = shortcut(EN, shown, settled)
            if settled.result is Result.WIN and "at most" not in text:
                pays = sum(line.pays for line in settled.bets if line.bet in (Bet.ANTE, Bet.BET))
                assert text.endswith(f" = {EN.number(pays)}.")
