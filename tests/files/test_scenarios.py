"""The stages of reading scenarios, documents one by one, faults where they lie."""

from pathlib import Path

import pytest

from dealer_trainer.faults import format_key
from dealer_trainer.files import FilesError, Houses, Source, read_scenarios
from dealer_trainer.files import scenarios as scenarios_module
from dealer_trainer.house import Table
from dealer_trainer.scenario import Draw, Play, Scenario

HOUSES = Houses(Path("no such folder"))
RIGHT = """house: russian_poker
dealer: {cards: As Kd Qh Jc 9s}
boxes:
  - {box: 1, ante: 50, cards: 2s 2h 5d 7c 8d}
"""
SHAPE = RIGHT.replace("50", "fifty")
TABLE = RIGHT.replace("50", "500")


def read(text: str, folder: Path = Path()) -> list[Scenario]:
    return list(read_scenarios(Source("file.yaml", text, folder), HOUSES))


def told(text: str, folder: Path = Path()) -> list[str]:
    with pytest.raises(FilesError) as raised:
        read(text, folder)
    return [
        f"{each.place.line}:{each.place.column} {format_key(each.fault.key)} {each.fault.problem}"
        for each in raised.value.faults
    ]


def test_a_scenario_as_it_is_written() -> None:
    (scenario,) = read(
        """
        house: russian_poker_house
        table: {max_payout: 900}
        dealer: {cards: Kd 9c 7h 2s 5d, next: Kh 5c}
        boxes:
          - box: 1
            player: 7
            ante: 50
            bonus: 10
            cards: 8h 7c 6d 5s 9s
            draws: [{exchange: 9s 8h, for: 10s 3h}]
            insurance: null
            play: fold
          - {box: 2, player: Анна, blind: false, ante: 10, cards: 2d 3d 4d Qc Qh, draws: null}
        """
    )
    first, second = scenario.boxes
    assert scenario.house.table == Table((10, 200), 900, (5, 25, 100, 500, 1000, 5000))
    assert [str(card) for card in scenario.dealer.cards] == ["Kd", "9c", "7h", "2s", "5d"]
    assert [str(card) for card in scenario.dealer.next] == ["Kh", "5c"]
    assert (first.player, first.bonus, first.insurance, first.play) == ("7", 10, None, Play.FOLD)
    assert [str(card) for card in first.draws[0].for_] == ["Ts", "3h"]
    assert (second.player, second.draws, second.buys_game) == ("Анна", (), False)
    assert first.draws == (Draw(exchange=first.cards[4::-4], for_=first.draws[0].for_),)


def test_faults_of_the_yaml_are_for_the_whole_file() -> None:
    assert told(f"{SHAPE}---\n{TABLE}---\nhouse: a: b") == ["11:9 - yaml_colon"]


def test_shape_comes_before_the_table_in_each_document() -> None:
    both = SHAPE.replace("2s 2h", "2s 2s")
    assert told(f"{both}---\n{RIGHT}---\n{TABLE}") == [
        "4:20 boxes[0].ante not_whole",
        "14:20 boxes[0].ante ante_outside",
    ]


def test_right_documents_come_before_the_faults_are_told() -> None:
    found = read_scenarios(Source("-", f"{RIGHT}---\n{TABLE}", Path()), HOUSES)
    assert next(found).boxes[0].ante == 50
    with pytest.raises(FilesError):
        next(found)


def test_a_key_that_is_missing_lies_at_its_mapping() -> None:
    assert told("boxes:\n  - {box: 1}\n") == [
        "1:1 house missing_key",
        "1:1 dealer missing_key",
        "2:5 boxes[0].ante missing_key",
        "2:5 boxes[0].cards missing_key",
    ]


def test_house_table_and_boxes_are_told_of_together() -> None:
    text = SHAPE.replace("house: russian_poker", "table: {ante: 5, chips: [0]}\nhouse: nowhere")
    assert told(text) == [
        "1:15 table.ante not_limits",
        "1:26 table.chips[0] not_whole_from",
        "2:8 house unknown_house",
        "5:20 boxes[0].ante not_whole",
    ]


def test_a_table_merges_over_the_houses() -> None:
    text = RIGHT.replace("dealer:", "table: {ante: [25, 500], chips: null}\ndealer:", 1)
    (scenario,) = read(text)
    assert scenario.house.table == Table((25, 500), 10_000, (5, 25, 100, 500, 1000, 5000))
    assert HOUSES.named("russian_poker").table.ante == (10, 200)


def test_a_faulty_house_file_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text("extends: poker_plus\npays: {pair: 0}\n")
    text = RIGHT.replace("russian_poker", "house.yaml")
    assert told(f"{text}---\n{text}", tmp_path) == ["2:14 pays.pair not_whole_from"]


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n"])
def test_an_empty_file_is_a_fault(text: str) -> None:
    assert told(text) == ["1:1 - file_empty"]


def test_an_empty_document_is_a_fault() -> None:
    assert told(f"{RIGHT}---\n---\n{RIGHT}") == ["6:1 - document_empty"]


def test_the_number_of_faults_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios_module, "MOST_FAULTS", 3)
    found = told("---\n".join([TABLE] * 5))
    assert [line.split()[-1] for line in found] == ["ante_outside"] * 3 + ["too_many_faults"]


def test_a_path_needs_a_slash_or_the_ending_yaml(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("id: mine\nextends: poker_plus\n")
    (scenario,) = read(RIGHT.replace("russian_poker", "./mine"), tmp_path)
    assert scenario.house.id == "mine"
    assert told(RIGHT.replace("russian_poker", "mine"), tmp_path) == ["1:8 house unknown_house"]
