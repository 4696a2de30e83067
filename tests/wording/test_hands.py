"""Combinations and cards in words; Russian has its cases."""

import pytest

from dealer_trainer.cards import parse_card, parse_cards
from dealer_trainer.hands import Hand, arrange, best
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.cards import card_name, card_text
from dealer_trainer.wording.hands import combination_name, combinations_text, lowest_hand

RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)


@pytest.mark.parametrize(
    ("cards", "russian", "english"),
    [
        ("8h 8d Ac Qs 3s", "пара восьмёрок", "pair of eights"),
        ("Ah Ad 8c Qs 3s", "пара тузов", "pair of aces"),
        ("Qh Qd 8c Ks 3s", "пара дам", "pair of queens"),
        ("Kh Kd 8c 8s 3s", "две пары, короли и восьмёрки", "two pair, kings and eights"),
        ("3h 3d 3c 8s 2s", "три тройки", "three threes"),
        ("Ah Ad Ac 8s 2s", "три туза", "three aces"),
        ("9h 8d 7c 6s 5s", "стрит до девятки", "straight to the nine"),
        ("Ah 5d 4c 3s 2s", "стрит до пятёрки", "straight to the five"),
        ("Kh 8h 7h 6h 3h", "флеш, старшая карта король", "flush, king high"),
        ("Kh Kd Kc 8s 8d", "фулл-хаус, короли и восьмёрки", "full house, kings over eights"),
        ("4h 4d 4c 4s 8d", "каре четвёрок", "four fours"),
        ("9h 8h 7h 6h 5h", "стрит-флеш до девятки", "straight flush to the nine"),
        ("Ah Kh Qh Jh Th", "роял-флеш", "royal flush"),
        ("Ah Kd 8c 6s 3s", "туз-король", "ace-king"),
        ("Qh Jd 8c 6s 3s", "нет комбинации, старшая карта дама", "no combination, queen high"),
    ],
)
def test_a_combination_with_its_ranks(cards: str, russian: str, english: str) -> None:
    combination = best(parse_cards(cards))
    assert combination_name(RU, combination) == russian
    assert combination_name(EN, combination) == english


def test_two_combinations() -> None:
    main, second = arrange(parse_cards("8h 8d Ac Ks 3s"))
    assert second
    assert combinations_text(RU, (main, second)) == "пара восьмёрок + туз-король"
    assert combinations_text(EN, ()) == "no combination"


def test_cards_in_words_and_as_their_corners_show_them() -> None:
    assert card_name(RU, parse_card("7h")) == "семёрка червей"
    assert card_name(EN, parse_card("As")) == "ace of spades"
    assert [card_text(parse_card(each)) for each in ("Kd", "Tc", "2s")] == ["K♦", "10♣", "2♠"]


def test_the_lowest_hand_has_its_case() -> None:
    assert lowest_hand(RU, Hand.ACE_KING) == "туза-короля"
    assert lowest_hand(RU, Hand.THREE_OF_A_KIND) == "тройки"
    assert lowest_hand(EN, Hand.STRAIGHT) == "a straight"
