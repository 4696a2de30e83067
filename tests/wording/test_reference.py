"""The reference: worked out from the house, and found by any of its words."""

from dataclasses import replace

import pytest

from dealer_trainer import legality
from dealer_trainer.cards import parse_cards
from dealer_trainer.hands import Hand, PairedStraight, arrange
from dealer_trainer.house import House
from dealer_trainer.settlement import settle
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.reference import Entry, Matter, Reference
from dealer_trainer.wording.reference_corners import CORNERS, scenario_of
from dealer_trainer.wording.reference_pairs import SIX_CARDS
from tests.generator.shipped import EACH_HOUSE
from tests.situation import HOUSES

RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)
RP, PP = HOUSES.named("russian_poker"), HOUSES.named("poker_plus")


def entries(house: House, matter: Matter, words: Words = EN) -> tuple[Entry, ...]:
    return Reference(words, house).part(matter).entries


def titles(house: House, text: str, words: Words = EN) -> list[str]:
    return [entry.title for part in Reference(words, house).found(text) for entry in part.entries]


def test_t4_a_hand_is_drawn_for_each_of_the_21_pairs() -> None:
    found = [arrange(parse_cards(cards)) for cards in SIX_CARDS]
    pairs = {(main.hand, second and second.hand) for main, second in found}
    assert len(pairs) == 21
    assert all(len(set(parse_cards(cards))) == 6 for cards in SIX_CARDS)
    assert len(entries(RP, Matter.PAIRS)) == 22 + 4


def test_odds_and_pairs_are_those_of_the_house() -> None:
    assert "flush and ace-king: 5 + 1 = 6 to 1" in titles(RP, "flush ace-king")
    dear = replace(RP, pays={**RP.pays, Hand.FLUSH: 9})
    assert "flush and ace-king: 9 + 1 = 10 to 1" in titles(dear, "flush ace-king")
    one = replace(RP.combinations, paired_straight=PairedStraight.STRAIGHT_AND_PAIR)
    otherwise = [entry.title for entry in entries(replace(RP, combinations=one), Matter.PAIRS)]
    assert "straight and pair: 4 + 1 = 5 to 1" in otherwise
    assert [entry.title for entry in entries(PP, Matter.PAIRS)] == [
        "This house pays one combination"
    ]
    no_sixth = replace(RP, draw=())
    assert len(entries(no_sixth, Matter.PAIRS)) == 4


def test_t1_what_the_second_one_holds_besides_is_named() -> None:
    entry = next(e for e in entries(RP, Matter.PAIRS) if e.title.startswith("flush and pair"))
    assert entry.told[0].endswith("besides the main one: 8♠.")


@EACH_HOUSE
def test_corner_cases_are_legal_tables_settled_by_the_house(house: House) -> None:
    shown = {entry.title: entry for entry in entries(house, Matter.CORNERS)}
    assert len(shown) >= 10
    for corner in CORNERS:
        scenario = scenario_of(corner, house)
        if corner.title in shown:
            assert scenario is not None
            assert not legality.faults(scenario)
            (settled,) = settle(scenario).boxes
            assert len([t for t in shown[corner.title].told if "; " in t]) >= len(settled.bets)


@pytest.mark.parametrize(("house", "count"), [(RP, 2), (PP, 0)], ids=["highest", "lowest"])
def test_a_card_of_the_same_rank_is_told_of_only_where_it_comes(house: House, count: int) -> None:
    told = [e for e in entries(house, Matter.CORNERS) if "same rank" in e.title]
    assert len(told) == count


def test_a_house_that_pays_one_combination_cites_no_rule_of_two() -> None:
    cited = {rule for entry in entries(PP, Matter.CORNERS) for rule in entry.rules}
    assert not any(rule.startswith("T-") for rule in cited)


def test_every_corner_case_can_be_at_some_table() -> None:
    shown = {entry.title for house in HOUSES.all() for entry in entries(house, Matter.CORNERS)}
    assert shown == {corner.title for corner in CORNERS}


@EACH_HOUSE
def test_the_round_names_every_stage_in_order(house: House) -> None:
    rules = [rule for entry in entries(house, Matter.ROUND) for rule in entry.rules]
    assert {"O-1", "O-2", "O-3", "O-5", "O-6", "O-7"} <= set(rules)
    first = rules[: rules.index("O-6") + 1]
    assert [rule for rule in first if rule != "O-8"] == sorted(set(first) - {"O-8"})


@pytest.mark.parametrize(
    ("text", "words", "title"),
    [
        ("каре", EN, "four of a kind — каре"),
        ("four of a kind", RU, "каре — four of a kind"),
        ("стрейт", RU, "стрит — straight"),
        ("ФУЛЛ ХАУС", RU, "фулл-хаус — full house"),
        ("quads", EN, "four of a kind and full house: 20 + 7 = 27 to 1"),
        ("9♥ 8♣", EN, "flush and straight: 5 + 4 = 9 to 1"),
        ("stand off", EN, "stand-off — ничья"),
        ("rp-7", EN, "The game is bought, and a card of the same rank comes"),
    ],
)
def test_a_word_a_card_or_a_rule_finds(text: str, words: Words, title: str) -> None:
    assert title in titles(RP, text, words)


def test_what_is_found_keeps_its_rule_and_what_is_not_there_is_not_found() -> None:
    found = [e for part in Reference(EN, RP).found("RP-10") for e in part.entries]
    assert found
    assert all("RP-10" in entry.rules for entry in found)
    assert titles(RP, "xyzzy") == []
    assert titles(PP, "RP-10") == []


@EACH_HOUSE
def test_each_rule_that_a_house_names_is_among_its_rules(house: House) -> None:
    listed = {rule for entry in entries(house, Matter.RULES) for rule in entry.rules}
    assert set(house.rules.values()) <= listed
