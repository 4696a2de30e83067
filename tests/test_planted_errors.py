"""Errors planted on purpose: figures, outcome tables, right answers or the ladder notice each.

What `make mutants` does not change is among them: values of houses' files, the order of classes.
"""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from dealer_trainer import hands, reading, settlement
from dealer_trainer.audit import count_differences, counts
from dealer_trainer.audit.outcomes import rows_of
from dealer_trainer.cards import Card
from dealer_trainer.files import FilesError, Houses, Source, read_scenarios, settlement_to_plain
from dealer_trainer.hands import Combination, Hand, Shape
from dealer_trainer.resources import houses_folder
from dealer_trainer.settlement import settle
from tests.test_cases import as_expected, differences
from tests.test_hands import test_c2_the_order_of_hands as climb_the_ladder

HERE = Path(__file__).parent
OUTCOMES = sorted((HERE / "outcomes").glob("*.yaml"))
CASES = sorted((HERE / "cases").glob("*.yaml"))
Patch = pytest.MonkeyPatch
Guard = Callable[[Houses], bool]


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    """Let no test find what was remembered under another's error."""
    caches = (hands._main_and_second, hands._search)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


@cache
def answers(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return found


def tables(houses: Houses) -> bool:
    """Tell whether a stored row is not what its scenario settles to."""
    return any(wrong(each, houses) for path in OUTCOMES for each in answers(path))


def cases(houses: Houses) -> bool:
    """Tell whether a right answer is not what is settled."""
    return any(wrong(each, houses) for path in CASES for each in answers(path))


def wrong(answer: dict[str, Any], houses: Houses) -> bool:
    text = yaml.dump(answer["given"], Dumper=yaml.CSafeDumper, sort_keys=False)
    try:
        (scenario,) = read_scenarios(Source("-", text, HERE / "cases"), houses)
    except FilesError:
        return True
    settled, expect = settle(scenario), answer["expect"]
    found = settlement_to_plain(settled)
    whole = {key: value for key, value in expect.items() if key not in {"dealer", "boxes"}}
    boxes = zip(found["boxes"], expect.get("boxes", ()), strict=False)
    if (
        differences(found, whole)
        or differences(found["dealer"], expect.get("dealer", {}))
        or any(differences(as_expected(box), told) for box, told in boxes)
    ):
        return True
    rows = {(number, *row.case.key): row.stored for number, row in rows_of(scenario, settled)}
    return "ends" in answer and rows.get((answer["box"], *answer["case"])) != answer["ends"]


def figures(houses: Houses) -> bool:
    """Tell whether a figure of all five-card hands differs, counted where the error is planted."""

    def in_turn(do: Callable[[Any], Any], works: list[Any], _: object) -> Iterator[Any]:
        return map(do, works)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counts, "in_parts", in_turn)
        house = houses.named("russian_poker")
        return bool(count_differences(house, counts.audit(house, 5)))


def ladder(_: Houses) -> bool:
    """Tell whether the order of hands is not that of C-2."""
    try:
        climb_the_ladder()
    except AssertionError:
        return True
    return False


GUARDS: tuple[Guard, ...] = (figures, tables, cases, ladder)


@pytest.mark.parametrize("guard", GUARDS)
def test_without_an_error_nothing_is_noticed(guard: Guard) -> None:
    assert not guard(Houses())


# --- the second combination -----------------------------------------------------------------------

Chosen = tuple[hands._Found | None, hands._Found | None]


def the_next_one(found: list[hands._Found]) -> hands._Found | None:
    return found[1] if len(found) > 1 else None


def one_that_shares_nothing(found: list[hands._Found]) -> hands._Found | None:
    own = set(found[0].positions)
    return next((each for each in found if not own & set(each.positions)), None)


def one_of_another_class(found: list[hands._Found]) -> hands._Found | None:
    own = set(found[0].positions)
    others = (each for each in found if set(each.positions) - own)
    return next((each for each in others if each.hand is not found[0].hand), None)


@pytest.mark.parametrize(
    ("choose", "guards"),
    [
        (the_next_one, (figures, tables, cases)),
        (one_that_shares_nothing, (figures, tables, cases)),
        (one_of_another_class, (tables, cases)),
        (lambda _: None, (figures, tables, cases)),
    ],
)
def test_t1_an_error_in_the_rule_of_the_second_combination_is_noticed(
    choose: Callable[[list[hands._Found]], hands._Found | None],
    guards: tuple[Guard, ...],
    monkeypatch: Patch,
) -> None:
    def plant(shape: Shape, paid: frozenset[Hand], _: object) -> Chosen:
        found = [each for each in hands._search(shape) if each.hand in paid]
        return (found[0], choose(found)) if found else (None, None)

    monkeypatch.setattr(hands, "_main_and_second", plant)
    for guard in guards:
        assert guard(Houses())


# --- the order of hands ---------------------------------------------------------------------------


@pytest.mark.parametrize("lower", list(Hand)[:-1])
def test_c2_two_classes_that_change_places_are_noticed(lower: Hand, monkeypatch: Patch) -> None:
    higher = list(Hand)[lower.level + 1]
    levels = {lower: higher.level, higher: lower.level}
    for hand, level in levels.items():
        monkeypatch.setitem(hands._LEVELS, hand, level)
    assert ladder(Houses())


def test_c1_a_low_ace_that_makes_no_straight_is_noticed(monkeypatch: Patch) -> None:
    top = hands._straight_top
    monkeypatch.setattr(hands, "_straight_top", lambda own: None if own[-1] == 2 else top(own))
    assert figures(Houses())
    assert ladder(Houses())


def test_c3_cards_outside_the_combination_that_do_not_count_are_noticed(
    monkeypatch: Patch,
) -> None:
    def by_class(combination: Combination) -> tuple[int, tuple[int, ...]]:
        return combination.hand.level, combination.ranks[:1]

    monkeypatch.setattr(Combination, "strength", property(by_class))
    assert tables(Houses())
    assert cases(Houses())


def test_c4_a_sixth_card_that_breaks_a_tie_is_noticed(monkeypatch: Patch) -> None:
    def with_all_cards(*told: Any) -> tuple[Combination, Combination | None]:
        main, second = hands.arrange(*told)
        left = Counter(card.rank for card in told[0]) - Counter(main.ranks)
        return Combination(main.hand, main.cards, (*main.ranks, *sorted(left))), second

    monkeypatch.setattr(reading, "arrange", with_all_cards)
    assert tables(Houses())


# --- a fee, a comparison, the maximum -------------------------------------------------------------


def test_a_draw_at_another_price_is_noticed(monkeypatch: Patch) -> None:
    price = settlement.draw_price
    monkeypatch.setattr(settlement, "draw_price", lambda *told: price(*told) + 1)
    assert tables(Houses())
    assert cases(Houses())


@pytest.mark.parametrize("name", ["_draw_lines", "_purchase_lines", "_insurance_lines"])
def test_a_stake_that_is_forgotten_is_noticed(name: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(settlement, name, lambda *_: iter(()))
    assert tables(Houses())
    assert cases(Houses())


def test_c6_a_maximum_that_does_not_cut_is_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(settlement, "_cut", lambda _, natural: (natural, {}))
    assert tables(Houses())
    assert cases(Houses())


def test_rp7_another_card_of_the_dealer_exchanged_is_noticed(monkeypatch: Patch) -> None:
    def second_highest(cards: tuple[Card, ...], *, key: Callable[[Card], int]) -> Card:
        return sorted(cards, key=key)[-2]

    monkeypatch.setattr(reading, "max", second_highest, raising=False)
    assert tables(Houses())
    assert cases(Houses())


# --- a house's file -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "value", "instead"),
    [
        ("poker_plus", "plays_from: pair", "plays_from: pair\npays: {ace_king: 1}"),
        ("poker_plus", "paid: 1", "paid: 2"),
        ("poker_plus", "flush: 5", "flush: 6"),
        ("poker_plus", "player_wins: paid", "player_wins: returned"),
        ("poker_plus", "no_game: paid_if_higher", "no_game: paid"),
        ("poker_plus", "3: 2", "3: 3"),
        ("poker_plus", "card: lowest", "card: highest"),
        ("poker_plus", "fee: extra", "fee: ante"),
        ("poker_plus", "repeats: 0", "repeats: 1"),
        ("poker_plus", "refund_if_game: not_higher", "refund_if_game: never"),
        ("poker_plus", "from: straight", "from: flush"),
        ("poker_plus", "max_payout: 10000", "max_payout: 9999"),
        ("poker_plus", "no_game.ante: PP-7", "no_game.ante: PP-8"),
        ("russian_poker", "plays_from: ace_king", "plays_from: pair"),
        ("russian_poker", "paid: 2", "paid: 1"),
        ("russian_poker", "two_straights", "one_straight"),
        ("russian_poker", "ace_king: 1", "ace_king: 2"),
        ("russian_poker", "settles: final", "settles: reveal"),
        ("russian_poker", "player_loses: taken", "player_loses: returned"),
        ("russian_poker", "stand_off: taken", "stand_off: returned"),
        ("russian_poker", "fee: ante", "fee: extra"),
        ("russian_poker", "repeats: 3", "repeats: 2"),
        ("russian_poker", "three_of_a_kind: 25", "three_of_a_kind: 30"),
        ("russian_poker_house", "settles: reveal", "settles: final"),
        ("russian_poker_house", "fee: extra", "fee: ante"),
        ("russian_poker_house", "repeats: 2", "repeats: 3"),
        ("russian_poker_house", "card: highest", "card: lowest"),
        ("poker_with_exchange", "3: 3", "3: 2"),
        ("poker_with_exchange", "player_wins: paid", "player_wins: returned"),
        ("five_card_poker", "four_of_a_kind: 20", "four_of_a_kind: 25"),
        ("five_card_poker", "no_game: paid", "no_game: paid_if_higher"),
    ],
)
def test_another_value_in_a_house_file_is_noticed(
    house: str, value: str, instead: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    altered = shutil.copytree(houses_folder(), tmp_path / "houses")
    path = altered / f"{house}.yaml"
    text = path.read_text("utf-8")
    assert value in text
    path.write_text(text.replace(value, instead, 1), "utf-8")
    monkeypatch.setattr("dealer_trainer.files.houses.houses_folder", lambda: altered)
    assert tables(Houses()) or cases(Houses())
