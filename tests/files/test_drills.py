"""Drills as files: a head in the first comment, faults with their place, there and back."""

from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer.files import (
    Drill,
    FilesError,
    Houses,
    Known,
    Source,
    dump_drill,
    has_head,
    read_drill,
    read_source,
)
from dealer_trainer.house import Names
from dealer_trainer.resources import scenarios_folder

KNOWN = Known(("payout", "no_game"), ("compare",))
HEAD = "# names:\n#   ru: Пары\n#   en: Pairs\n# topic: payout\n# rules: [C-3]\n"
TABLE = (
    "house: russian_poker\ndealer:\n  cards: Kd Kc 9h 8s 2s\n"
    "boxes:\n  - box: 1\n    ante: 75\n    cards: Kh Ks 9d 7c 6h\n"
)


@pytest.fixture
def houses(tmp_path: Path) -> Houses:
    return Houses(tmp_path)


def drill(text: str, houses: Houses) -> Drill:
    return read_drill(Source("drill.yaml", text, Path()), houses, KNOWN)


def faults(text: str, houses: Houses) -> list[tuple[int, int, str]]:
    with pytest.raises(FilesError) as raised:
        drill(text, houses)
    return [
        (each.place.line, each.place.column, each.fault.problem) for each in raised.value.faults
    ]


def test_a_head_names_topic_rules_and_kind(houses: Houses) -> None:
    found = drill(HEAD + "# kind: compare\n" + TABLE, houses)
    assert found.head.names == Names("Пары", "Pairs")
    assert (found.head.topic, found.head.rules, found.head.kind) == ("payout", ("C-3",), "compare")
    assert [box.ante for box in found.scenarios[0].boxes] == [75]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (TABLE, [(1, 1, "drill_without_head")]),
        ("# a note\n" + TABLE, [(1, 1, "drill_without_head")]),
        (HEAD.replace("payout", "pay") + TABLE, [(4, 10, "not_choice")]),
        (HEAD + "# kind: guess\n" + TABLE, [(6, 9, "not_choice")]),
        (HEAD.replace("rules", "rule") + TABLE, [(5, 3, "unknown_key_near")]),
        (HEAD.replace("#   en: Pairs\n", "") + TABLE, [(2, 5, "missing_key")]),
        (HEAD.replace("Пары", '"Пары') + TABLE, [(2, 9, "yaml_quote_open")]),
        (
            HEAD.replace("Pairs", "7") + TABLE.replace("75", "x"),
            [(3, 9, "not_text"), (11, 11, "not_whole")],
        ),
        (
            HEAD + TABLE + "---\n" + TABLE.replace("russian_poker", "poker_plus"),
            [(1, 1, "drill_many_houses")],
        ),
        (HEAD + "---\n".join([TABLE] * 201), [(1, 1, "drill_too_long")]),
        (HEAD, [(1, 1, "file_empty")]),
    ],
)
def test_a_fault_is_told_at_its_place(
    text: str, expected: list[tuple[int, int, str]], houses: Houses
) -> None:
    assert faults(text, houses) == expected


def test_what_begins_otherwise_is_no_drill() -> None:
    assert has_head(Source("a.yaml", HEAD + TABLE, Path()))
    assert not has_head(Source("a.yaml", "# a note\n" + TABLE, Path()))


def test_a_drill_reads_back_as_it_was_written(houses: Houses) -> None:
    found = drill(HEAD + "# kind: compare\n" + TABLE, houses)
    names = Names('«Пары»: # и "кавычки"', "null")
    own = replace(found, head=replace(found.head, names=names, rules=("C-3", "O-6")))
    assert drill(dump_drill(own, houses), houses) == own


def test_a_written_drill_is_what_a_person_would_write(houses: Houses) -> None:
    path = scenarios_folder() / "drills" / "russian_poker" / "kicker_decides.yaml"
    source = read_source(str(path))
    assert dump_drill(read_drill(source, houses, KNOWN), houses) == source.text
