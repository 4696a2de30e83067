"""A house that is being made: fields from the table of options, checked at each change."""

from dataclasses import replace

import pytest

from dealer_trainer.faults import Key
from dealer_trainer.files import dump_changes
from dealer_trainer.hands import Hand
from dealer_trainer.house import AnteOnWin, DrawTurn, House, Names
from tests.generator.shipped import EACH_HOUSE
from tests.situation import HOUSES
from ui.pages.house.draft import RULE, Draft
from ui.pages.house.values import OFF, ON

KNOWN = HOUSES.all()
RP = HOUSES.named("russian_poker")


def draft_of(house: House, *filled: tuple[Key, str]) -> Draft:
    draft = Draft(house, KNOWN, "OWN")
    put(draft, (("names", "en"), "Mine"), *filled)
    return draft


def put(draft: Draft, *filled: tuple[Key, str]) -> None:
    for key, value in filled:
        field = next(field for field in draft.fields if field.key == key)
        draft.put(field, value)


@EACH_HOUSE
def test_a_draft_begins_as_its_base_but_for_the_name(house: House) -> None:
    draft = Draft(house, KNOWN, "OWN")
    assert {fault.problem for fault in draft.faults.values()} == {"not_text"}
    put(draft, (("names", "ru"), "Моё"))
    assert draft.house == replace(house, names=Names("Моё", "Моё"))


def test_a_changed_option_cites_a_rule_of_ones_own_wherever_it_is_cited() -> None:
    house = draft_of(RP, (("ante", "player_wins"), AnteOnWin.PAID)).house
    assert house is not None
    assert house.ante.player_wins is AnteOnWin.PAID
    assert {path for path, rule in house.rules.items() if rule == "OWN"} == {
        "ante.player_wins",
        "win.ante",
    }


def test_a_group_switched_on_has_the_values_of_a_house_that_has_it() -> None:
    house = draft_of(HOUSES.named("five_card_poker"), (("bonus",), ON), (("insurance",), ON)).house
    assert house is not None
    assert house.bonus in [each.bonus for each in KNOWN]
    assert house.rule(["insurance.from"]) == "OWN"


def test_a_group_switched_off_asks_nothing_more() -> None:
    draft = draft_of(RP, (("insurance",), OFF))
    assert draft.house is not None
    assert draft.house.insurance is None
    assert not any(field.key[0] == "insurance" and len(field.key) > 1 for field in draft.fields)
    put(draft, (("insurance",), ON))
    assert draft.house == draft_of(RP).house


def test_draws_are_added_and_taken_away() -> None:
    draft = draft_of(RP, (("draw",), "2"), (("draw", 1, "exchange", 5), ""))
    assert draft.house is not None
    first = RP.draw[0]
    assert draft.house.draw == (first, DrawTurn(first.sixth, {1: 1, 2: 1, 3: 1, 4: 1}))
    put(draft, (("draw",), "0"))
    assert not draft.house.draw


def test_a_base_with_more_draws_and_larger_exchanges_has_fields_for_them() -> None:
    base = replace(RP, draw=(*RP.draw * 4, DrawTurn(None, {6: 2})))
    draft = draft_of(base)
    assert draft.house is not None
    assert draft.house.draw == base.draw
    (count,) = (field for field in draft.fields if field.key == ("draw",))
    assert 5 in count.values
    assert ("draw", 4, "exchange", 6) in [field.key for field in draft.fields]


@pytest.mark.parametrize(
    ("filled", "key", "problem"),
    [
        ([(("pays", Hand.ACE_KING), "")], ("pays", Hand.ACE_KING), "hand_without_odds"),
        ([(("table", "ante", 0), "500")], ("table", "ante", 0), "limits_crossed"),
        ([(("table", "max_payout"), "")], ("table", "max_payout"), "not_whole_from"),
        ([(("table", "chips"), "5, x")], ("table", "chips"), "not_whole_from"),
        ([(("combinations", "paid"), "3")], ("combinations", "paid"), "not_whole_between"),
        (
            [(("purchase", "when"), "before_opening")],
            ("purchase", "fee"),
            "fee_ante_before_opening",
        ),
    ],
)
def test_a_fault_lies_at_its_field(filled: list[tuple[Key, str]], key: Key, problem: str) -> None:
    draft = draft_of(RP, *filled)
    assert draft.house is None
    assert {at: fault.problem for at, fault in draft.faults.items()} == {key: problem}


def test_amounts_are_read_as_people_write_them() -> None:
    draft = draft_of(RP, (("table", "max_payout"), "25\u00a0000"), (("table", "chips"), "1;5 25"))
    assert draft.house is not None
    assert (draft.house.table.max_payout, draft.house.table.chips) == (25000, (1, 5, 25))


def test_only_what_differs_is_written() -> None:
    draft = draft_of(RP, (("pays", Hand.FLUSH), " 6 "), (RULE, "п. 7"))
    assert draft.house is not None
    assert dump_changes(replace(draft.house, id="mine"), RP).splitlines() == [
        "extends: russian_poker",
        "id: mine",
        "names: {ru: Mine, en: Mine}",
        "pays:",
        "  flush: 6",
        "rules:",
        "  pays: п. 7",
    ]


def test_without_an_option_the_rest_of_the_changes_stay() -> None:
    draft = draft_of(RP, (("pays", Hand.FLUSH), "6"), (("ante", "player_wins"), AnteOnWin.PAID))
    without = draft.without("pays")
    assert without.pays == RP.pays
    assert without.ante.player_wins is AnteOnWin.PAID


def test_changing_begins_with_the_values_of_the_own_house() -> None:
    made = draft_of(RP, (("pays", Hand.FLUSH), "6"), (RULE, "п. 7")).house
    assert made is not None
    mine = replace(made, id="mine")
    again = Draft(RP, KNOWN, "OWN", mine)
    assert again.house == mine
    assert again.value(RULE) == "п. 7"
