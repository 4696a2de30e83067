"""The command line as a person and a program use it: output, faults, exit status."""

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dealer_trainer.cli import main
from dealer_trainer.files import Houses, Source, read_scenarios
from dealer_trainer.generator import topics_of
from dealer_trainer.resources import houses_folder

ROOT = Path(__file__).parents[1]
SCENARIO = """house: russian_poker
dealer: {cards: Kd Ac 7h 4s 2s}
boxes:
  - {box: 1, ante: 50, cards: As Ks 8h 8d 9c}
"""
IDS = Houses(Path("no such folder")).ids


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO)
    return path


def typed(monkeypatch: pytest.MonkeyPatch, data: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data.encode())))


# --- settle ---------------------------------------------------------------------------------------


def test_settle_writes_one_json_line_for_each_scenario(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario.write_text(f"{SCENARIO}---\n{SCENARIO.replace('50', '10')}")
    assert main(["settle", "--json", str(scenario), str(scenario)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["pays"] for line in lines] == [200, 40, 200, 40]
    assert list(lines[0]) == ["house", "dealer", "boxes", "pays", "takes"]


@pytest.mark.parametrize("names", [[], ["-"]])
def test_settle_reads_standard_input(
    names: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, SCENARIO)
    assert main(["settle", *names, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["boxes"][0]["result"] == "win"


def test_settle_writes_a_table_to_read(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settle", str(scenario)]) == 0
    assert capsys.readouterr().out == (
        "Russian poker\n"
        "Dealer: ace-king.\n"
        "\n"
        "Box 1: wins, pays 200, takes 0\n"
        "  Box: pair of eights + ace-king; dealer: ace-king. The box is higher.\n"
        "  ante   50  return   RP-3  on a win only the bet is paid, the ante goes back\n"
        "  bet   100  pay 200  RP-4  the box is higher: 100 × (1 + 1) = 200\n"
        "Whole table: pays 200, takes 0\n"
        "\n"
    )


def test_a_fault_anywhere_leaves_standard_output_empty(
    scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(SCENARIO.replace("50", "5") + "---\n" + SCENARIO)
    missing = tmp_path / "missing.yaml"
    assert main(["settle", str(scenario), str(wrong), str(missing), str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        f"{wrong}:4:20: boxes[0].ante: the ante is 5, this table takes 10 to 200; "
        "change the ante or the table's limits [O-1]\n"
        f"{missing}:1:1: -: there is no such file; check the name\n"
        f"{tmp_path}:1:1: -: this is a folder, expected a file; name a file in it\n"
    )


def test_faults_of_standard_input_are_told_with_a_dash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, SCENARIO.replace("9c", "9x"))
    assert main(["settle"]) == 1
    assert capsys.readouterr().err.startswith("-:4:31: boxes[0].cards: 9x is no card; write ")


def test_faults_are_told_in_the_language_of_the_system(
    scenario: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    scenario.write_text(SCENARIO.replace("house:", "haus:"))
    assert main(["settle", str(scenario)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        f"{scenario}:1:1: house: нет ключа house; добавьте его",
        f"{scenario}:1:1: haus: неизвестный ключ haus; может быть, house?",
    ]


def test_three_thousand_scenarios_are_settled_in_seconds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "many.yaml"
    assert main(["generate", "--house", "russian_poker", "--count", "300", "--seed", "3"]) == 0
    path.write_text("---\n".join([capsys.readouterr().out] * 10))
    start = time.monotonic()
    assert main(["settle", "--json", str(path)]) == 0
    assert time.monotonic() - start < 15
    assert len(capsys.readouterr().out.splitlines()) == 3000


# --- hands ----------------------------------------------------------------------------------------


def test_hands_names_main_second_and_odds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "8h 8c Ad Kd 9s\n\n10h 8c 4d 3d 2s\nKh Qs Jd Tc 9s 9d\n")
    assert main(["hands"]) == 0
    assert capsys.readouterr().out == "pair ace_king 2\nnothing - 0\nstraight straight 8\n"


def test_hands_writes_json_lines_in_the_order_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "9s 8h 10c Ad Kd\n8h 8c Ad Kd 9s\n")
    assert main(["hands", "-", "--house", "poker_plus", "--json"]) == 0
    assert capsys.readouterr().out == (
        '{"cards": "9s 8h Tc Ad Kd", "main": "nothing", "second": null, "odds": 0}\n'
        '{"cards": "8h 8c Ad Kd 9s", "main": "pair", "second": null, "odds": 1}\n'
    )


def test_hands_reads_a_house_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, hands = tmp_path / "house.yaml", tmp_path / "hands.txt"
    house.write_text(
        "id: mine\nextends: russian_poker\ncombinations: {paired_straight: straight_and_pair}\n"
        "pays: {straight: 6}\n"
    )
    hands.write_text("Kh Qs Jd Tc 9s 9d")
    assert main(["hands", str(hands), "--house", str(house)]) == 0
    assert capsys.readouterr().out == "straight pair 7\n"


def test_hands_tells_faults_by_line_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = tmp_path / "hands.txt"
    hands.write_text("8h 8c Ad Kd 9s\n8h 8c Ad Kd 8c\n")
    assert main(["hands", str(hands)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{hands}:2:13: -: 8c is there a second time")
    assert err.endswith("[C-1]\n")
    assert main(["hands", str(tmp_path / "none.txt")]) == 1
    assert main(["hands", str(hands), "--house", "nowhere"]) == 1
    assert "there is no house nowhere, known are: " + ", ".join(IDS) in capsys.readouterr().err


# --- generate -------------------------------------------------------------------------------------


def generated(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["generate", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("house", IDS)
def test_generate_writes_scenarios_without_faults(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = generated(capsys, "--house", house, "--count", "20", "--seed", "1")
    made = list(read_scenarios(Source("-", text, Path()), Houses()))
    assert len(made) == 20
    assert {each.house.id for each in made} == {house}


def test_generate_writes_the_first_of_more(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--house", "russian_poker", "--topic", "bonus", "--seed", "-7", "--count"]
    five, six = generated(capsys, *given, "5"), generated(capsys, *given, "6")
    assert six.startswith(f"{five}---\n")
    assert six == generated(capsys, *given, "6")


def test_generate_names_a_house_file_by_its_whole_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house.yaml").write_text("id: mine\nextends: poker_plus\n")
    monkeypatch.chdir(tmp_path)
    text = generated(capsys, "--house", "house.yaml", "--count", "1", "--seed", "1")
    assert text.startswith(f"house: {tmp_path.resolve() / 'house.yaml'}\n")
    assert len(list(read_scenarios(Source("-", text, Path("elsewhere")), Houses()))) == 1


def test_a_topic_that_the_house_lacks_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    for topic in ("insurance", "nonsense"):
        arguments = ["--house", "poker_plus", "--topic", topic, "--count", "1", "--seed", "1"]
        assert main(["generate", *arguments]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        topics = ", ".join(topics_of(Houses().named("poker_plus")))
        assert err == (
            f"--topic:1:1: -: the house poker_plus has no topic {topic}, it has: {topics}; "
            "name one of them\n"
        )


def test_generate_is_fast_enough_to_fill_a_disk(capsys: pytest.CaptureFixture[str]) -> None:
    start = time.monotonic()
    generated(capsys, "--house", "russian_poker", "--count", "1000", "--seed", "2")
    assert time.monotonic() - start < 5


# --- check ----------------------------------------------------------------------------------------


def test_check_tells_which_files_are_right(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = str(houses_folder() / "poker_plus.yaml")
    scenario.write_text(f"{SCENARIO}---\n{SCENARIO}")
    assert main(["check", str(scenario), house]) == 0
    assert capsys.readouterr().out == (
        f"{scenario}: 2 documents, no faults\n{house}: 1 document, no faults\n"
    )


# --- the program as a whole -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["settle", "--jsn"],
        ["settle", "--js"],
        ["check"],
        ["hands", "one", "two"],
        ["hands", "--house"],
        ["generate"],
        ["generate", "--house", "poker_plus", "--count", "1"],
        ["generate", "--house", "poker_plus", "--count", "0", "--seed", "1"],
        ["generate", "--house", "poker_plus", "--count", "-1", "--seed", "1"],
        ["generate", "--house", "poker_plus", "--count", "many", "--seed", "1"],
        ["generate", "--house", "poker_plus", "--count", "1", "--seed", "1.5"],
        ["generate", "--house", "poker_plus", "--count", "1_0", "--seed", "1"],
    ],
)
@pytest.mark.parametrize("language", ["C.UTF-8", "ru_RU.UTF-8"])
def test_wrong_use_has_status_2_and_a_few_lines(
    arguments: list[str],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("COLUMNS", "100")
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert 1 < len(err.splitlines()) <= 3
    assert err.startswith("вызов: " if language.startswith("ru") else "usage: ")


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.app.main", lambda: 7)
    assert main([]) == 7


def test_a_command_needs_no_window_and_the_window_no_yaml_before_it_opens() -> None:
    code = "import sys, dealer_trainer.cli as c; print('yaml' in sys.modules, 'ui' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, check=True)
    assert done.stdout.split() == [b"False", b"False"]


def test_output_is_utf_8_in_every_locale(scenario: Path) -> None:
    scenario.write_text(SCENARIO.replace("50", "'é'"))
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "dealer_trainer", "settle", str(scenario)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 1
    assert "found é, expected a whole number" in done.stderr.decode()
    scenario.write_text(SCENARIO)
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=True)
    assert "100 × (1 + 1) = 200" in done.stdout.decode()


def test_a_reader_that_stops_is_no_fault() -> None:
    arguments = ["generate", "--house", "poker_plus", "--count", "100000", "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "dealer_trainer", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == b"house: poker_plus\n"
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 0


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("dealer-trainer ")
