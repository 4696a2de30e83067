"""YAML: one meaning for each scalar, places that count from 1, nothing that costs without end."""

import pytest

from dealer_trainer.faults import format_key
from dealer_trainer.files import LocatedFault
from dealer_trainer.files.events import DEEPEST, LONGEST_TEXT, MOST_NODES, documents
from dealer_trainer.files.tree import Node, Plain


def read(text: str) -> tuple[list[Node], list[LocatedFault]]:
    faults: list[LocatedFault] = []
    return list(documents(text, "file", faults)), faults


def plain(text: str) -> Plain:
    (document,), faults = read(text)
    assert not faults
    return document.plain()


def told(text: str) -> list[str]:
    _, faults = read(text)
    return [
        f"{each.place.line}:{each.place.column} {format_key(each.fault.key)} {each.fault.problem}"
        for each in faults
    ]


@pytest.mark.parametrize(
    "text", ["yes", "no", "on", "True", "NULL", "012", "1:30", "0x10", "1_000"]
)
def test_words_and_numbers_of_other_readers_are_texts(text: str) -> None:
    assert plain(f"key: {text}") == {"key": text}


@pytest.mark.parametrize("text", ["1.5", "1e3", "+5", ".inf", "2001-01-01", "1" * 16, "<<", "="])
def test_what_is_no_plain_decimal_integer_is_a_text(text: str) -> None:
    assert plain(f"key: {text}") == {"key": text}


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("-7", -7), ("9" * 15, 10**15 - 1), ("true", True), ("false", False)],
)
def test_integers_and_booleans(text: str, value: int) -> None:
    assert plain(f"key: {text}") == {"key": value}
    assert type(plain(f"[{text}]")[0]) is type(value)  # type: ignore[index]


@pytest.mark.parametrize("text", ["null", "~", ""])
def test_null_is_written_in_three_ways(text: str) -> None:
    assert plain(f"key: {text}\nother: 1") == {"key": None, "other": 1}


@pytest.mark.parametrize("text", ['"5"', "'5'", '"true"', "'null'", "''"])
def test_what_is_quoted_is_a_text(text: str) -> None:
    assert plain(f"key: {text}") == {"key": text[1:-1]}


def test_a_block_text_is_a_text() -> None:
    assert plain("key: |\n  5\n") == {"key": "5\n"}


def test_keys_are_words_or_numbers() -> None:
    assert plain("{1: a, '1': b, true: c, null: d}") == {1: "a", "1": "b", "true": "c", "null": "d"}


def test_places_count_characters_from_1() -> None:
    (document,), _ = read("ключ: {другой: [а, б]}\n")
    node = document.get("ключ")
    assert node
    other = node.get("другой")
    assert other
    assert other.key_place[1:] == (1, 8)
    second = other.get(1)
    assert second
    assert second.place[1:] == (1, 20)
    assert format_key(second.key) == "ключ.другой[1]"


def test_each_document_is_read_by_itself() -> None:
    found, faults = read("a: 1\n---\nb: 2\n...\n---\nc: 3\n")
    assert [each.plain() for each in found] == [{"a": 1}, {"b": 2}, {"c": 3}]
    assert not faults


def test_every_double_key_is_told_and_the_first_value_kept() -> None:
    text = "a: 1\nb: {c: 1, 'c': {d: 2, d: 3}}\na: 4\n"
    assert told(text) == ["2:11 b.c key_twice", "2:23 b.c.d key_twice", "3:1 a key_twice"]
    (document,), _ = read(text)
    assert document.plain() == {"a": 1, "b": {"c": 1}}


def test_an_anchor_alone_changes_nothing() -> None:
    assert plain("a: &name 1") == {"a": 1}


def test_reading_ends_with_what_is_refused() -> None:
    assert told("a: &a [1]\nb: [*a, *a]\n--- [") == ["2:5 b[0] alias"]


@pytest.mark.parametrize("tag", ["!!str", "!!int", "!money", "!", "!!python/object:os.system"])
def test_tags_are_refused(tag: str) -> None:
    assert told(f"key: {tag} 20") == ["1:6 key tag"]


def test_depth_is_bounded() -> None:
    deepest = "[" * DEEPEST + "]" * DEEPEST
    assert not told(deepest)
    assert told(f"[{deepest}]") == [f"1:{DEEPEST + 1} - too_deep"]


def test_texts_and_documents_are_bounded() -> None:
    assert not told(f"key: {'x' * LONGEST_TEXT}")
    assert told(f"key: {'x' * (LONGEST_TEXT + 1)}") == ["1:6 key text_too_long"]
    assert not told("\n".join(["- 1"] * (MOST_NODES - 1)))
    assert told("\n".join(["- 1"] * MOST_NODES)) == [f"{MOST_NODES}:3 - document_too_large"]
    assert not told("\n---\n".join(["- 1"] * MOST_NODES))
