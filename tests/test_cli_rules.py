"""``dealer-trainer rules``: the language asked for, a file as a house, faults, wrong use."""

from pathlib import Path

import pytest

from dealer_trainer.cli import main


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ([], "Poker Plus (poker_plus), version 1"),
        (["--lang", "en"], "Poker Plus (poker_plus), version 1"),
        (["--lang", "ru"], "Покер плюс (poker_plus), версия 1"),
    ],
)
def test_rules_speak_the_language_asked_for(
    language: list[str], first: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--house", "poker_plus", *language]) == 0
    assert capsys.readouterr().out.splitlines()[0] == first


def test_rules_of_a_file_against_the_house_it_extends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("extends: poker_plus\nid: own\ntable: {max_payout: 5000}\n")
    assert main(["rules", "--house", str(own), "--against", "poker_plus"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Poker Plus (own), version 1"
    assert lines[-1] == "  Maximum payout  5,000 [C-6]  10,000 [C-6]  table.max_payout"


@pytest.mark.parametrize("option", ["--house", "--against"])
def test_rules_of_an_unknown_house_are_a_fault(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--house", "poker_plus", option, "nowhere"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"{option}:1:1: -: there is no house nowhere")


@pytest.mark.parametrize("wrong", [[], ["--house", "poker_plus", "--lang", "de"]])
def test_rules_without_a_house_or_in_another_language_are_wrong_use(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["rules", *wrong])
    assert left.value.code == 2
