"""A house's rules as text: every option of its file, or what differs from another house."""

import re

import pytest

from dealer_trainer.house import House, option_paths
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_page import house_page
from dealer_trainer.wording.house_text import difference_text, house_text
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.situation import HOUSES

RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)


def paths_shown(house: House) -> set[str]:
    return {row.path for section in house_page(EN, house) for row in section.rows}


def shows_every_option(house: House) -> None:
    shown = paths_shown(house)
    assert len(shown) == sum(len(section.rows) for section in house_page(EN, house))
    for option in option_paths():
        group = option.partition(".")[0]
        absent = getattr(house, group) in (None, ())
        wanted = group if absent else option
        assert any(re.match(rf"{re.escape(wanted)}($|[.\[])", path) for path in shown), option


@EACH_HOUSE
def test_the_page_shows_every_option_of_a_house_once(house: House) -> None:
    shows_every_option(house)


@EACH_OWN_HOUSE
def test_the_page_shows_every_option_of_a_house_of_ones_own_once(options: tuple[str, ...]) -> None:
    shows_every_option(own_house(*options))


@pytest.mark.parametrize(
    "line",
    [
        "Poker Plus (poker_plus), version 1",
        "Source: Покер плюс. Правила игры",
        "The dealer plays only with a pair or higher",
        "four of a kind 20 to 1 C-5 pays.four_of_a_kind",
        "Draw 2: exchange of 1 card 1 ante PP-4 draw[1].exchange.1",
        "A straight with a paired card two straights (no effect: one combination is paid) PP-5",
        "Insurance none PP-12 insurance",
        "Maximum payout 10,000 C-6 table.max_payout",
        "PP-10 Purchase for one ante before the dealer opens: with no game his lowest card is",
    ],
)
def test_a_line_has_the_option_in_words_its_value_its_rule_and_its_path(line: str) -> None:
    text = re.sub(" +", " ", house_text(EN, HOUSES.named("poker_plus")))
    assert f"\n{line}" in f"\n{text}".replace("\n ", "\n")


def test_the_text_is_in_the_language_asked_for() -> None:
    text = house_text(RU, HOUSES.named("russian_poker"))
    assert text.startswith("Русский покер (russian_poker), версия 1\n")
    assert "Анте выигравшего бокса" in text
    assert "Combinations" not in text


def test_what_differs_stands_side_by_side_and_nothing_else() -> None:
    houses = HOUSES.named("russian_poker"), HOUSES.named("russian_poker_house")
    lines = [re.split(" {2,}", line) for line in difference_text(EN, *houses).splitlines()]
    rows = {cells[-1]: cells[1:] for cells in lines if len(cells) > 2}
    assert set(rows) == {
        "draw[0].exchange.1",
        "insurance.from",
        "insurance.settles",
        "insurance.player_loses_after_purchase",
        "purchase.fee",
        "purchase.repeats",
        "bonus.electronic_from",
        "boxes.per_player",
        "boxes.open_per_player",
        "boxes.second_open_ante",
        "boxes.blind_may",
    }
    assert rows["purchase.repeats"][1:3] == ["3 [RP-7]", "2 [RH-6]"]
    assert rows["draw[0].exchange.1"][1:3] == ["1 ante [RP-2]", "—"]


@EACH_HOUSE
def test_a_house_does_not_differ_from_itself(house: House) -> None:
    assert difference_text(EN, house, house).endswith("\n\nNo option differs.\n")


def test_one_changed_option_is_the_one_difference() -> None:
    house = HOUSES.named("russian_poker")
    text = difference_text(EN, house, own_house("russian_poker", "pays: {flush: 6}"))
    assert text.splitlines()[-2:] == [
        "Payout of the bet",
        "  flush  5 to 1 [C-5]  6 to 1 [C-5]  pays.flush",
    ]
