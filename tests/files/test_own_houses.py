"""Houses of one's own: written as a person would, never over one another, read back the same."""

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from dealer_trainer.files import HouseInUseError, Houses, OwnHouses, dump_changes, dump_house
from dealer_trainer.house import AnteOnWin, House, Names
from tests.files.strategies import houses
from tests.situation import HOUSES

BASE = HOUSES.named("russian_poker")
MINE = Names("Казино «Маяк»", "Casino Lighthouse")
TAKEN = "extends: poker_plus\nid: poker_plus\n"
WRITTEN = """extends: russian_poker
id: casino_lighthouse
names: {ru: "Казино «Маяк»", en: Casino Lighthouse}
pays:
  pair: null
  flush: 6
ante:
  player_wins: paid
insurance: null
rules:
  ante.player_wins: OWN
"""


@pytest.fixture
def own(tmp_path: Path) -> OwnHouses:
    return OwnHouses(tmp_path / "houses")


def lighthouse() -> House:
    pays = {hand: odds for hand, odds in BASE.pays.items() if hand != "pair"} | {"flush": 6}
    return replace(
        BASE,
        names=MINE,
        pays=pays,  # type: ignore[arg-type] # a hand is its name
        ante=replace(BASE.ante, player_wins=AnteOnWin.PAID),
        insurance=None,
        rules={**BASE.rules, "ante.player_wins": "OWN"},
    )


def only(own: OwnHouses) -> Path:
    (path,) = own.folder.iterdir()
    return path


@settings(max_examples=40)
@given(houses(), houses())
def test_what_differs_there_and_back_is_the_same(base: House, house: House) -> None:
    base, house = replace(base, id="base"), replace(house, id="mine")
    with TemporaryDirectory() as folder:
        (Path(folder) / "1.yaml").write_text(dump_house(base), encoding="utf-8", newline="")
        text = dump_changes(house, base)
        (Path(folder) / "2.yaml").write_text(text, encoding="utf-8", newline="")
        assert Houses(Path(folder)).named("mine") == house


def test_a_house_is_written_as_a_person_would(own: OwnHouses) -> None:
    made = own.add(lighthouse(), BASE)
    assert only(own).name == "casino_lighthouse.yaml"
    assert only(own).read_text(encoding="utf-8") == WRITTEN
    assert own.houses().named("casino_lighthouse") == made == replace(lighthouse(), id=made.id)


def test_a_second_house_of_the_same_name_gets_an_id_of_its_own(own: OwnHouses) -> None:
    own.folder.mkdir()
    (own.folder / "casino_lighthouse.yaml").write_text("id: another\n", encoding="utf-8")
    ids = [own.add(lighthouse(), BASE).id for _ in range(2)]
    assert ids == ["casino_lighthouse", "casino_lighthouse_2"]
    assert (own.folder / "casino_lighthouse.yaml").read_text(encoding="utf-8") == "id: another\n"
    assert set(own.all()) == set(ids)


def test_the_id_of_a_house_of_the_program_is_not_taken(own: OwnHouses) -> None:
    assert own.add(replace(BASE, names=Names("Покер", "Russian Poker")), BASE).id == (
        "russian_poker_2"
    )


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Щука, зал № 2", "shchuka_zal_2"), ("…", "house"), ("a/b.yaml", "a_b_yaml")],
)
def test_an_id_is_latin_and_no_path(name: str, expected: str, own: OwnHouses) -> None:
    assert own.add(replace(BASE, names=Names(name, name)), BASE).id == expected


def test_another_name_leaves_every_other_line(own: OwnHouses) -> None:
    own.folder.mkdir()
    path = own.folder / "mine.yaml"
    head = "# by hand\nextends: poker_plus\nid: mine   # short\n"
    tail = "ante:\n  no_game: paid  # always\n"
    path.write_text(f"{head}names:\n  ru: Один\n  en: One\n{tail}", encoding="utf-8")
    own.rename(own.all()["mine"], Names("Два", "Two: again"))
    assert path.read_text(encoding="utf-8") == f'{head}names: {{ru: Два, en: "Two: again"}}\n{tail}'
    path.write_text(head + tail, encoding="utf-8")
    renamed = own.rename(own.all()["mine"], Names("Три", "Three"))
    assert own.all()["mine"].house == renamed
    assert not own.all()["mine"].is_as_written


def test_a_changed_house_keeps_its_file(own: OwnHouses) -> None:
    made = own.add(lighthouse(), BASE)
    one = own.all()[made.id]
    assert one.is_as_written
    assert one.base == BASE
    changed = replace(made, table=replace(made.table, max_payout=5000))
    own.change(one, changed)
    assert own.all()[made.id].house == changed
    assert [path.name for path in own.folder.iterdir()] == ["casino_lighthouse.yaml"]


def test_a_house_that_another_one_needs_stays(own: OwnHouses) -> None:
    first = own.add(lighthouse(), BASE)
    second = own.add(replace(first, names=Names("Б", "B"), version=2), first)
    with pytest.raises(HouseInUseError) as refused:
        own.delete(own.all()[first.id])
    assert refused.value.by == (second.id,)
    own.delete(own.all()[second.id])
    own.delete(own.all()[first.id])
    assert own.all() == {}


def test_a_broken_file_is_no_house_and_in_nobodys_way(own: OwnHouses) -> None:
    own.folder.mkdir()
    (own.folder / "broken.yaml").write_text("extends: [", encoding="utf-8")
    (own.folder / "taken.yaml").write_text(TAKEN, encoding="utf-8")
    assert own.all() == {}
    assert own.add(lighthouse(), BASE).id in own.all()
