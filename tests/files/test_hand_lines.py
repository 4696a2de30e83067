"""Hands as lines of cards: blank lines are passed over, faults have their line and column."""

import io

import pytest

from dealer_trainer.cards import format_cards
from dealer_trainer.files import FilesError, hand_lines, read_hands


def read(data: bytes) -> list[str]:
    return [format_cards(hand) for hand in read_hands(io.BytesIO(data), "-")]


def told(data: bytes) -> list[str]:
    with pytest.raises(FilesError) as raised:
        read(data)
    return [
        f"{each.place.line}:{each.place.column} {each.fault.problem} {each.fault.rule}"
        for each in raised.value.faults
    ]


def test_hands_keep_their_order_and_their_ten_is_a_t() -> None:
    text = "\ufeff10d 2c  3c\t4c 5c\r\n\r\n   \nAs Ks Qs Js Ts 2h"
    assert read(text.encode()) == ["Td 2c 3c 4c 5c", "As Ks Qs Js Ts 2h"]


def test_nothing_is_no_fault() -> None:
    assert read(b"") == read(b"\n \n") == []


def test_every_line_is_told() -> None:
    text = "As Ks Qs Js 1s\n\n As Ks Qs Js\n2s 3s 4s 5s 6s 7s 8s\n10s Ks Qs Js Ts\n"
    assert told(text.encode()) == [
        "1:13 card_unreadable None",
        "3:2 card_count None",
        "4:1 card_count None",
        "5:14 card_twice C-1",
    ]


def test_what_is_no_text_ends_the_reading() -> None:
    assert told("As Ks Qs Js 9s\n♠\n".encode("utf-16")) == ["1:1 not_utf8 None"]
    assert told("As Ks é".encode("latin-1")) == ["1:7 not_utf8 None"]
    assert told(b"x" * 5000 + b"\n" + b"y") == ["1:1 line_too_long None"]


def test_the_number_of_faults_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_lines, "MOST_FAULTS", 2)
    assert told(b"x x\n" * 5) == [
        "1:1 card_unreadable None",
        "1:3 card_unreadable None",
        "1:1 card_count None",
        "1:1 too_many_faults None",
    ]
