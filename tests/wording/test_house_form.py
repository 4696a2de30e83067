"""The form of a house in words, and where a decision comes from."""

import pytest

from dealer_trainer.faults import Fault
from dealer_trainer.house import House
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_form import (
    choice_text,
    field_hint,
    field_name,
    form_fault,
    form_sections,
)
from dealer_trainer.wording.house_page import Origin, house_page, side_by_side
from dealer_trainer.wording.rules import DECIDED, RULES
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import own_house
from tests.situation import HOUSES
from ui.pages.house.draft import Draft

EN = Words(Language.ENGLISH)
ORIGINS = {
    "poker_plus": {"ante.no_game": Origin.DECIDED, "ante.player_wins": Origin.DOCUMENT},
    "russian_poker": {"purchase.fee": Origin.DECIDED, "purchase.card": Origin.DOCUMENT},
    "russian_poker_house": {"boxes.count": Origin.DOCUMENT, "insurance.settles": Origin.DECIDED},
    "five_card_poker": {"dealer.plays_from": Origin.DECIDED},
}


@pytest.mark.parametrize("language", list(Language))
@EACH_HOUSE
def test_every_field_and_value_has_words_of_its_own(house: House, language: Language) -> None:
    words = Words(language)
    draft = Draft(house, HOUSES.all(), "OWN")
    names = []
    for field in draft.fields:
        (section,) = (t for t, groups in form_sections(words) if field.key[0] in groups)
        names.append((section, field_name(words, field.option, field.key)))
        assert not field_hint(words, field.option, field.key).startswith(("None", "{"))
        values = [choice_text(words, value) for value in field.values]
        assert len(set(values)) == len(values)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("house", "origins"), ORIGINS.items(), ids=ORIGINS.keys())
def test_a_decision_says_where_it_comes_from(house: str, origins: dict[str, Origin]) -> None:
    rows = {r.path: r for s in house_page(EN, HOUSES.named(house)) for r in s.rows}
    assert {path: rows[path].origin for path in origins} == origins


def test_what_a_house_of_ones_own_changed_is_its_own() -> None:
    mine = own_house("russian_poker", "pays: {flush: 6}", "rules: {pays: OWN}")
    (row,) = (r for s in house_page(EN, mine) for r in s.rows if r.path == "pays.flush")
    assert row.origin is Origin.HOUSE


def test_what_is_decided_names_rules_and_options_that_there_are() -> None:
    cited = {(rule, option) for house in HOUSES.all() for option, rule in house.rules.items()}
    assert {rule for rule, _ in DECIDED} <= set(RULES)
    assert cited >= DECIDED


def test_a_group_that_one_house_lacks_is_said_before_its_options() -> None:
    houses = HOUSES.named("russian_poker"), HOUSES.named("poker_plus")
    (pairs,) = (s.pairs for s in side_by_side(EN, *houses) if s.title == "Insurance")
    assert pairs[0].path == "insurance"
    assert [row and row.value for row in (pairs[0].here, pairs[0].there)] == ["yes", "none"]
    assert all(pair.there is None for pair in pairs[1:])


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (
            Fault(("boxes", "count"), "not_whole_from", {"found": "null", "least": 1}),
            "nothing stands here; write a whole number of 1 or more",
        ),
        (
            Fault(
                ("dealer", "plays_from"),
                "hand_without_odds",
                {"found": "ace_king", "expected": ("pair", "two_pair")},
            ),
            (
                "the house pays nothing for this hand (ace-king), but the dealer's game, the "
                "insurance or the early payout begins with it; give it odds, or begin with one of "
                "these: pair, two pair"
            ),
        ),
        (
            Fault(("table", "ante"), "limits_crossed", {"found": "[9, 1]"}),
            "the least is above the most; lower the one or raise the other",
        ),
        (
            Fault(("boxes", "count"), "not_whole_from", {"found": "x", "least": 1}),
            "found x, expected a whole number of 1 or more; write it in digits",
        ),
    ],
)
def test_a_fault_says_in_the_words_of_the_form_what_to_do(fault: Fault, sentence: str) -> None:
    assert form_fault(EN, fault) == sentence
