"""Cards and amounts as people type them."""

import pytest

from dealer_trainer.cards import DECK, format_cards, parse_cards
from ui.pages.editor.typed import amount_typed, cards_typed


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("As 10h", "As Th"),
        ("as10H,kd;2c", "As Th Kd 2c"),
        ("A♠ 10♥️ q♦ 2♣", "As Th Qd 2c"),
        ("Тп Кч Дб Вт 10п", "As Kh Qd Jc Ts"),
        # What the keys A S, K H, Q D, J C, T S write on a Russian layout.
        ("фы лр йв ос еы", "As Kh Qd Jc Ts"),
        ("  ", ""),
        ("A 1s 11h zz As", "A 1s 11h zz As"),
        ("AsKx", "AsKx"),
    ],
)
def test_cards_are_read_on_either_layout_and_what_is_none_is_kept(typed: str, read: str) -> None:
    assert cards_typed(typed) == read


def test_every_card_as_files_have_it_stays_as_it_is() -> None:
    text = format_cards(DECK)
    assert cards_typed(text) == text
    assert parse_cards(cards_typed(text.lower())) == DECK


@pytest.mark.parametrize(
    ("typed", "read"),
    [("1250", 1250), ("1 250", 1250), ("1\u00a0250", 1250), ("", None), (" ", None),
     ("-5", "-5"), ("1,5", "1,5"), ("9" * 16, "9" * 16), ("²", "²")],
)  # fmt: skip
def test_amounts_are_read_as_people_type_them(typed: str, read: int | str | None) -> None:
    assert amount_typed(typed) == read
