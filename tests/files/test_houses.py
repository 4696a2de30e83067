"""The five houses hold what rules.md decides; houses start from others by id, path and mapping."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.exams.plan_file import plan_of
from dealer_trainer.faults import format_key
from dealer_trainer.files import FilesError, Houses, Source, check, read_source
from dealer_trainer.files.events import documents
from dealer_trainer.files.houses import LONGEST_CHAIN
from dealer_trainer.hands import Hand, PairedStraight
from dealer_trainer.house import (
    AnteOnNoGame,
    AnteOnWin,
    BlindMay,
    Boxes,
    DealerCard,
    DrawTurn,
    Fee,
    House,
    InsuranceMax,
    InsuranceSettles,
    OnGame,
    PlaysFrom,
    PurchaseWhen,
    RefundIfGame,
    SecondOpenAnte,
    Share,
    Table,
    option_paths,
)
from dealer_trainer.resources import houses_folder
from dealer_trainer.wording.rules import RULES

SHIPPED = Houses(Path("no such folder"))
IDS = (
    "five_card_poker",
    "poker_plus",
    "poker_with_exchange",
    "russian_poker",
    "russian_poker_house",
)
EACH = pytest.mark.parametrize("name", IDS)

PAYS = {
    Hand.ACE_KING: 1, Hand.PAIR: 1, Hand.TWO_PAIR: 2, Hand.THREE_OF_A_KIND: 3, Hand.STRAIGHT: 4,
    Hand.FLUSH: 5, Hand.FULL_HOUSE: 7, Hand.FOUR_OF_A_KIND: 20, Hand.STRAIGHT_FLUSH: 50,
    Hand.ROYAL_FLUSH: 100,
}  # fmt: skip
BONUS = {
    Hand.THREE_OF_A_KIND: 25, Hand.STRAIGHT: 40, Hand.FLUSH: 50, Hand.FULL_HOUSE: 70,
    Hand.FOUR_OF_A_KIND: 200, Hand.STRAIGHT_FLUSH: 500, Hand.ROYAL_FLUSH: 1000,
}  # fmt: skip


def house_of(text: str, folder: Path | None = None, houses: Houses = SHIPPED) -> House:
    """Return the house that a text names or holds."""
    (document,) = documents(text, "-", [])
    return houses.of_node(document, folder or Path())


def told(error: FilesError) -> list[str]:
    return [
        f"{Path(each.place.file).name}:{each.place.line}:{each.place.column}"
        f" {format_key(each.fault.key)} {each.fault.problem}"
        for each in error.faults
    ]


def refused(text: str, folder: Path | None = None, houses: Houses = SHIPPED) -> list[str]:
    with pytest.raises(FilesError) as raised:
        house_of(text, folder, houses)
    return told(raised.value)


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# --- what the program brings ----------------------------------------------------------------------


def test_the_five_houses_are_named_as_their_files() -> None:
    assert SHIPPED.ids == IDS
    assert tuple(house.id for house in SHIPPED.all()) == IDS


@EACH
def test_shipped_tables(name: str) -> None:
    expected = Table((10, 200), 10_000, (5, 25, 100, 500, 1000, 5000))
    assert SHIPPED.named(name).table == expected


@EACH
def test_c5_pays_on_the_bet(name: str) -> None:
    expected = {hand: odds for hand, odds in PAYS.items() if name != "poker_plus" or odds > 1}
    if name == "poker_plus":
        expected[Hand.PAIR] = 1
    assert SHIPPED.named(name).pays == expected


@pytest.mark.parametrize(
    ("name", "boxes"),
    [
        ("poker_plus", Boxes(4, 2, 1)),
        ("russian_poker", Boxes(4, 4, 2, blind_may=(BlindMay.BONUS, BlindMay.PURCHASE))),
        (
            "russian_poker_house",
            Boxes(4, 2, 1, blind_may=(BlindMay.SIXTH, BlindMay.BONUS, BlindMay.PURCHASE)),
        ),
        ("poker_with_exchange", Boxes(4, 2, 1)),
        ("five_card_poker", Boxes(4, 2, 1)),
    ],
)
def test_boxes(name: str, boxes: Boxes) -> None:
    assert SHIPPED.named(name).boxes == boxes
    assert boxes.second_open_ante is SecondOpenAnte.UP_TO_FIRST


@EACH
def test_combinations_and_the_dealers_game(name: str) -> None:
    house = SHIPPED.named(name)
    assert house.combinations.paid == (2 if name.startswith("russian") else 1)
    assert house.combinations.paired_straight is PairedStraight.TWO_STRAIGHTS
    lowest = PlaysFrom.PAIR if name == "poker_plus" else PlaysFrom.ACE_KING
    assert house.dealer.plays_from is lowest


@EACH
def test_the_ante(name: str) -> None:
    ante = SHIPPED.named(name).ante
    russian = name.startswith("russian")
    assert ante.player_wins is (AnteOnWin.RETURNED if russian else AnteOnWin.PAID)
    higher = name == "poker_plus"
    assert ante.no_game is (AnteOnNoGame.PAID_IF_HIGHER if higher else AnteOnNoGame.PAID)


@pytest.mark.parametrize(
    ("name", "draw"),
    [
        (
            "poker_plus",
            (DrawTurn(1, {1: 1, 2: 2, 3: 2, 4: 2, 5: 1}), DrawTurn(1, {1: 1})),
        ),
        ("russian_poker", (DrawTurn(1, dict.fromkeys(range(1, 6), 1)),)),
        ("russian_poker_house", (DrawTurn(1, dict.fromkeys(range(2, 6), 1)),)),
        ("poker_with_exchange", (DrawTurn(None, {1: 1, 2: 2, 3: 3, 4: 2, 5: 1}),)),
        ("five_card_poker", ()),
    ],
)
def test_draws(name: str, draw: tuple[DrawTurn, ...]) -> None:
    assert SHIPPED.named(name).draw == draw


def test_insurance() -> None:
    assert {name for name in IDS if SHIPPED.named(name).insurance} == {
        "russian_poker",
        "russian_poker_house",
    }
    russian = SHIPPED.named("russian_poker").insurance
    house = SHIPPED.named("russian_poker_house").insurance
    assert russian
    assert house
    assert (russian.from_, house.from_) == (Hand.THREE_OF_A_KIND, Hand.STRAIGHT)
    assert (russian.settles, house.settles) == (InsuranceSettles.FINAL, InsuranceSettles.REVEAL)
    for each in (russian, house):
        assert each.max is InsuranceMax.PAYOUT
        assert {each.player_wins, each.player_loses, each.stand_off} == {OnGame.TAKEN}
        assert each.player_loses_after_purchase in (None, OnGame.TAKEN)


@pytest.mark.parametrize(
    ("name", "purchase"),
    [
        (
            "poker_plus",
            (PurchaseWhen.BEFORE_OPENING, DealerCard.LOWEST, Fee.EXTRA, 0, RefundIfGame.NOT_HIGHER),
        ),
        (
            "russian_poker",
            (PurchaseWhen.NO_GAME, DealerCard.HIGHEST, Fee.ANTE, 3, RefundIfGame.NEVER),
        ),
        (
            "russian_poker_house",
            (PurchaseWhen.NO_GAME, DealerCard.HIGHEST, Fee.EXTRA, 2, RefundIfGame.NEVER),
        ),
        ("poker_with_exchange", None),
        ("five_card_poker", None),
    ],
)
def test_purchases(name: str, purchase: tuple[object, ...] | None) -> None:
    sold = SHIPPED.named(name).purchase
    found = sold and (sold.when, sold.card, sold.fee, sold.repeats, sold.refund_if_game)
    assert found == purchase


@EACH
def test_early_payout_and_bonus(name: str) -> None:
    house = SHIPPED.named(name)
    early = house.early_payout and (house.early_payout.from_, house.early_payout.share)
    assert early == ((Hand.STRAIGHT, Share.HALF) if name == "poker_plus" else None)
    bonus = house.bonus and (house.bonus.pays, house.bonus.stake, house.bonus.electronic_from)
    electronic = 25 if name == "russian_poker_house" else None
    assert bonus == ((BONUS, (5, 50), electronic) if name.startswith("russian") else None)


@EACH
def test_every_decision_names_a_rule(name: str) -> None:
    house = SHIPPED.named(name)
    assert set(house.rules.values()) <= set(RULES)
    groups = {"boxes", "dealer", "combinations", "ante", "table", "early_payout"}
    told = {path for path in option_paths() if path not in groups}
    assert {path for path in told if house.rule([path]) is None} <= {
        "early_payout.from",
        "early_payout.share",
    }
    assert (house.rule(["early_payout"]) is None) == name.startswith("russian")


@EACH
def test_every_end_of_a_stake_names_a_rule(name: str) -> None:
    house = SHIPPED.named(name)
    for result in ("win", "lose", "stand_off", "no_game"):
        for bet in ("ante", "bet"):
            assert f"{result}.{bet}" in house.rules
    assert "fold.ante" in house.rules
    assert ("fold.bonus" in house.rules) == (house.bonus is not None)


@EACH
def test_a_shipped_file_is_right_by_itself(name: str) -> None:
    assert check(read_source(str(houses_folder() / f"{name}.yaml")), SHIPPED, plan_of) == 1


# --- houses that start from others ----------------------------------------------------------------


def test_mappings_merge_lists_and_scalars_replace_null_switches_off() -> None:
    base = SHIPPED.named("russian_poker_house")
    text = """
    extends: russian_poker_house
    pays: {ace_king: null, pair: 2}
    dealer: {plays_from: pair}
    draw: [{sixth: 2}]
    boxes: {blind_may: null, count: 3}
    insurance: null
    bonus: {electronic_from: null}
    """
    house = house_of(text)
    assert house.id == "russian_poker_house"
    assert house.pays == {
        hand: 2 if hand is Hand.PAIR else odds
        for hand, odds in base.pays.items()
        if hand is not Hand.ACE_KING
    }
    assert house.draw == (DrawTurn(2),)
    assert house.boxes == replace(base.boxes, count=3, blind_may=())
    assert house.insurance is None
    assert house.bonus
    assert base.bonus
    assert house.bonus == replace(base.bonus, electronic_from=None)
    assert house.names == base.names


def test_an_optional_key_with_null_counts_as_left_out() -> None:
    text = "extends: russian_poker\nid: null\nsource: x\npurchase: {repeats: null}\nextra_key: null"
    assert refused(text) == ["-:5:1 extra_key unknown_key"]
    purchase = house_of(text.replace("extra_key: null", "")).purchase
    assert purchase
    assert purchase.repeats == 0


LEAST = """
id: least
names: {ru: Мало, en: Little}
version: 1
source: no document
boxes: {count: 4, per_player: 1, open_per_player: 1}
dealer: {plays_from: pair}
combinations: {paid: 1}
pays: {pair: 1}
ante: {player_wins: paid, no_game: paid}
table: {ante: [10, 200], max_payout: 1000, chips: [5]}
"""


def test_a_house_has_nothing_that_it_does_not_name() -> None:
    house = house_of(LEAST)
    assert (house.boxes.second_open_ante, house.boxes.blind_may) == ("up_to_first", ())
    assert house.combinations.paired_straight is PairedStraight.TWO_STRAIGHTS
    assert (house.draw, house.rules) == ((), {})
    assert (house.insurance, house.purchase, house.early_payout, house.bonus) == (None,) * 4


def test_what_a_house_sells_is_no_more_than_it_names() -> None:
    bonus = "bonus: {pays: {flush: 5}, stake: [5, 50]}"
    purchase = "purchase: {when: no_game, card: highest, fee: extra}"
    made = house_of(f"{LEAST}draw: [{{sixth: 1}}, {{exchange: {{1: 2}}}}]\n{purchase}\n{bonus}\n")
    assert made.draw == (DrawTurn(1, {}), DrawTurn(None, {1: 2}))
    assert made.purchase
    assert (made.purchase.repeats, made.purchase.refund_if_game) == (0, RefundIfGame.NEVER)
    assert made.bonus
    assert made.bonus.electronic_from is None


def test_paths_start_from_the_file_that_holds_them(tmp_path: Path) -> None:
    write(tmp_path / "base/one.yaml", "id: one\nextends: ../two.yaml\ntable: {max_payout: 500}")
    write(tmp_path / "two.yaml", "id: two\nextends: poker_plus\ntable: {ante: [5, 10]}")
    house = house_of("base/one.yaml", tmp_path)
    assert house.id == "one"
    assert (house.table.ante, house.table.max_payout) == ((5, 10), 500)
    inline = house_of("{extends: base/one.yaml, table: {chips: [1]}}", tmp_path)
    assert inline.table == Table((5, 10), 500, (1,))


def test_a_fault_lies_in_the_file_that_brings_it(tmp_path: Path) -> None:
    write(tmp_path / "base.yaml", "id: base\nextends: poker_plus\npays:\n  pair: none\n")
    assert refused("{extends: base.yaml, ante: {no_game: 1}}", tmp_path) == [
        "base.yaml:4:9 pays.pair not_whole_from",
        "-:1:38 ante.no_game not_choice",
    ]


def test_a_value_that_mends_its_base_is_right(tmp_path: Path) -> None:
    write(tmp_path / "base.yaml", "id: base\nextends: poker_plus\npays: {pair: none}\n")
    assert house_of("{extends: base.yaml, pays: {pair: 2}}", tmp_path).pays[Hand.PAIR] == 2


def test_circles_are_told_where_they_begin(tmp_path: Path) -> None:
    write(tmp_path / "a.yaml", "extends: b.yaml")
    write(tmp_path / "b.yaml", "extends: ./c.yaml")
    write(tmp_path / "c.yaml", "extends: b.yaml")
    assert refused("{extends: a.yaml}", tmp_path) == ["-:1:11 extends extends_circle"]
    with pytest.raises(FilesError) as raised:
        check(read_source(str(tmp_path / "c.yaml")), SHIPPED, plan_of)
    assert told(raised.value) == ["c.yaml:1:10 extends extends_circle"]
    found = raised.value.faults[0].fault.values["found"]
    assert found == "c.yaml → b.yaml → c.yaml"


def test_chains_are_bounded(tmp_path: Path) -> None:
    for number in range(LONGEST_CHAIN + 1):
        write(tmp_path / f"{number}.yaml", f"extends: {number + 1}.yaml")
    write(tmp_path / f"{LONGEST_CHAIN + 1}.yaml", "extends: poker_plus")
    assert refused("0.yaml", tmp_path)[0].endswith("extends_too_long")
    assert house_of("5.yaml", tmp_path).id == "poker_plus"


@pytest.mark.parametrize(
    ("text", "problem"),
    [("", "file_empty"), ("extends: poker_plus\n---\n", "house_many_documents"), ("[", "yaml_")],
)
def test_a_house_file_holds_one_document(text: str, problem: str, tmp_path: Path) -> None:
    write(tmp_path / "house.yaml", text)
    (line,) = refused("house.yaml", tmp_path)
    assert line.startswith("house.yaml:")
    assert problem in line


# --- the user's own houses ------------------------------------------------------------------------


def test_the_users_own_houses_are_found_by_their_id(tmp_path: Path) -> None:
    write(tmp_path / "b.yaml", "id: ours\nextends: russian_poker")
    write(tmp_path / "a.yaml", "id: theirs\nextends: ours\ntable: {max_payout: 700}")
    write(tmp_path / "poker_plus.yaml", "id: poker_plus\nextends: russian_poker")
    write(tmp_path / "broken.yaml", "id: [\n")
    houses = Houses(tmp_path)
    assert houses.ids == (*IDS, "theirs", "ours", "broken")
    assert [house.id for house in houses.all()] == [*IDS, "theirs", "ours"]
    assert houses.named("theirs").table.max_payout == 700
    assert houses.named("poker_plus") == SHIPPED.named("poker_plus")
    assert refused("broken", None, houses) == ["broken.yaml:2:1 - yaml_bracket_open"]


def test_the_folder_of_own_houses_may_be_named_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "houses/ours.yaml", "id: ours\nextends: russian_poker")
    monkeypatch.setenv("DEALER_TRAINER_DATA", str(tmp_path))
    assert Houses().named("ours").id == "ours"


def test_an_unknown_house_is_told_with_those_there_are(tmp_path: Path) -> None:
    write(tmp_path / "ours.yaml", "id: ours\nextends: russian_poker")
    with pytest.raises(FilesError) as raised:
        Houses(tmp_path).named("hours")
    assert raised.value.faults[0].fault.values["expected"] == (*IDS, "ours")


def test_a_shipped_house_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    houses = Houses(Path("no such folder"))
    first = houses.named("russian_poker")
    monkeypatch.setattr("dealer_trainer.files.houses.read_source", lambda name: 1 / 0)
    assert houses.named("russian_poker") is first
    assert houses.named("russian_poker", "--house") is first


def test_a_copy_of_a_shipped_house_needs_an_id_of_its_own(tmp_path: Path) -> None:
    text = (houses_folder() / "poker_plus.yaml").read_text("utf-8")
    copy = write(tmp_path / "copy.yaml", text)
    with pytest.raises(FilesError) as raised:
        check(read_source(str(copy)), SHIPPED, plan_of)
    assert [line.split(" ", 1)[1] for line in told(raised.value)] == ["id id_taken"]
    write(copy, text.replace("id: poker_plus", "id: mine"))
    assert check(read_source(str(copy)), SHIPPED, plan_of) == 1


def test_checking_tells_houses_from_scenarios() -> None:
    house = "id: mine\nextends: poker_plus\ndealer: {plays_from: pair}\n"
    scenario = (
        "house: poker_plus\ndealer: {cards: As Kd Qh Jc 9s}\n"
        "boxes: [{box: 1, ante: 50, cards: 2s 2h 5d 7c 8d}]\n"
    )
    assert check(Source("-", f"{house}---\n{scenario}", Path()), SHIPPED, plan_of) == 2


def test_names_of_any_kind_of_value_are_told_at_once() -> None:
    values: dict[str, Any] = {"id": 7, "names": 3, "boxes": [], "pays": 1, "ante": "x", "draw": 1}
    lines = "\n".join(f"{key}: {value}" for key, value in values.items())
    found = [line.split()[1] for line in refused(f"extends: poker_plus\n{lines}")]
    assert sorted(found) == sorted(values)
