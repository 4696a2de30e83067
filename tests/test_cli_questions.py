"""``dealer-trainer questions``: one JSON line each, faults, wrong use."""

import json
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.cli import main
from dealer_trainer.files import Source, read_scenarios, scenario_to_plain
from dealer_trainer.questions import Kind, stake_answer
from dealer_trainer.questions.kinds import kinds_of
from dealer_trainer.settlement import settle
from dealer_trainer.wording.rules import rule_order
from tests.situation import HOUSES, Situation, scenario

LINE = ["--json", "--seed", "4"]
KEYS = ["kind", "version", "seconds", "scenario", "text", "parts", "truth", "rules", "explanation"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["questions", *arguments, *LINE]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("house", ["poker_plus", "russian_poker"])
def test_without_a_kind_all_kinds_of_the_house_come_in_turn(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = kinds_of(HOUSES.named(house))
    found = asked(capsys, "--house", house, "--count", str(len(kinds)))
    assert [each["kind"] for each in found] == list(kinds)
    for each in found:
        assert [key for key in each if key not in ("laid", "other_house")] == KEYS
        assert list(each["truth"]) == [part["key"] for part in each["parts"]]
        assert each["rules"] == sorted(each["rules"], key=rule_order)
        assert {*each["rules"]} == {told["rule"] for told in each["explanation"]} - {None}
        assert ("laid" in each) == (each["kind"] == Kind.INSPECTOR)
        assert ("other_house" in each) == (each["kind"] in (Kind.OTHER_HOUSE, Kind.WHICH_HOUSE))
        for part in each["parts"]:
            if part["form"] == "choice":
                options = [option["option"] for option in part["options"]]
                assert each["truth"][part["key"]] in options


def test_the_scenario_is_that_of_its_yaml_and_settles_to_the_truth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for each in asked(
        capsys, "--house", "russian_poker_house", "--kind", "settle_table", "--count", "20"
    ):
        text = json.dumps(each["scenario"])  # JSON is YAML
        (read,) = read_scenarios(Source("-", text, Path()), HOUSES)
        ends = {
            f"{box.box}.{line.bet}": stake_answer(line.outcome, line.pays)
            for box in settle(read).boxes
            for line in box.bets
        }
        truth = {key: end for key, end in each["truth"].items() if key != "0.total"}
        assert truth.items() <= ends.items()


def test_a_scenario_keeps_its_own_table_player_and_draws() -> None:
    situation = Situation(
        "russian_poker",
        "Ks Ah 9d 4c 2s",
        ("player: 7, ante: 50, cards: Qs Qh 9c 5d 3h, draws: [{exchange: 9c 5d, for: 9s 5s}]",),
        table="max_payout: 500",
    )
    house = HOUSES.named("russian_poker")
    assert scenario_to_plain(scenario(situation), "russian_poker", house) == {
        "house": "russian_poker",
        "table": {"max_payout": 500},
        "dealer": {"cards": "Ks Ah 9d 4c 2s"},
        "boxes": [
            {
                "box": 1,
                "player": 7,
                "ante": 50,
                "cards": "Qs Qh 9c 5d 3h",
                "draws": [{"exchange": "9c 5d", "for": "9s 5s"}],
            }
        ],
    }


def test_the_first_questions_of_more_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    few = asked(capsys, "--house", "poker_plus", "--kind", "inspector", "--count", "3")
    more = asked(capsys, "--house", "poker_plus", "--kind", "inspector", "--count", "5")
    assert few == more[:3]


def test_questions_speak_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--house", "russian_poker", "--kind", "pay_in_chips", "--count", "1"]
    (english,) = asked(capsys, *wanted)
    (russian,) = asked(capsys, *wanted, "--lang", "ru")
    assert "the payout is" in english["text"]
    assert "выплата" in russian["text"]
    assert english["truth"] == russian["truth"]


def test_a_houses_file_is_named_by_its_whole_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("extends: poker_plus\nid: own\ntable: {chips: [20, 50]}\n")
    (found,) = asked(capsys, "--house", str(own), "--kind", "pay_in_chips", "--count", "1")
    assert found["scenario"]["house"] == str(own.resolve())
    assert [each["option"] for each in found["parts"][0]["options"]] == ["50", "20"]


def test_a_topic_that_suits_the_kind_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(
        capsys,
        *("--house", "russian_poker", "--kind", "settle_box", "--topic", "fold", "--count", "5"),
    )
    assert all(
        any(box.get("play") == "fold" for box in each["scenario"]["boxes"]) for each in found
    )


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--kind", "sums"], "--kind:1:1: -: the house poker_plus has no questions of kind sums"),
        (["--kind", "bonus"], "--kind:1:1: -: the house poker_plus has no questions of kind bonus"),
        (["--topic", "weather"], "--topic:1:1: -: the house poker_plus has no topic weather"),
        (["--topic", "bonus"], "--topic:1:1: -: the house poker_plus has no topic bonus"),
        (
            ["--kind", "draw_fees", "--topic", "fold"],
            "--topic:1:1: -: questions of kind draw_fees are not about fold",
        ),
        (["--house", "nowhere"], "--house:1:1: -: there is no house nowhere"),
    ],
)
def test_what_is_not_there_is_a_fault(
    wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["questions", "--house", "poker_plus", "--count", "1", *LINE, *wrong]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(told)


def test_a_kind_of_which_no_question_is_found_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("extends: poker_plus\nid: own\ntable: {ante: [10, 10], chips: [10000]}\n")
    wanted = ["--house", str(own), "--kind", "pay_in_chips", "--count", "1"]
    assert main(["questions", *wanted, *LINE]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("--kind:1:1: -: no question of kind pay_in_chips was found")


@pytest.mark.parametrize(
    "wrong",
    [
        ["--count", "0"],
        ["--count", "some"],
        ["--count", "1", "--lang", "de"],
        [],
    ],
)
def test_a_count_below_one_another_language_and_no_count_are_wrong_use(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["questions", "--house", "poker_plus", *LINE, *wrong])
    assert left.value.code == 2
