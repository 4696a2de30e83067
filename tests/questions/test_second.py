"""Does a second combination count, and if not, why not?"""

import pytest

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.questions.second import TOPICS, second_counts
from dealer_trainer.reading import NotCounted
from dealer_trainer.wording.asked import second as wording
from tests.generator.shipped import EACH_HOUSE
from tests.own_houses import EACH_OWN_HOUSE, own_house
from tests.questions.generated import FEW, MANY, proves_graded, proves_told, questions
from tests.situation import Situation, scenario


def proves(house: House, count: int) -> None:
    for question in questions(house, second_counts, TOPICS, count):
        proves_graded(question)
        proves_told(question, wording)
        (part,) = question.parts
        settled = next(each for each in question.settlement.boxes if each.box == part.box)
        uncounted = settled.reading.uncounted
        assert (part.truth == "counts") == (len(settled.combinations) == 2)
        assert (part.truth in set(NotCounted)) == (uncounted is not None and part.truth != "counts")
        if part.truth in set(NotCounted):
            assert uncounted
            assert part.truth == uncounted.why


def truth(house: str, cards: str, sixth: str = "") -> str | None:
    draws = f", draws: [{{sixth: {sixth}}}]" if sixth else ""
    table = scenario(Situation(house, "Qd Jc 9s 4s 2s", (f"ante: 50, cards: {cards}{draws}",)))
    # Nothing beside the main combination is asked seldom.
    asked = [second_counts(table, Chance(seed)) for seed in range(40)]
    found = {question.parts[0].truth for question in asked if question}
    return found.pop() if found else None


@EACH_HOUSE
def test_t1_whether_the_second_counts_is_what_was_read(house: House) -> None:
    proves(house, FEW)


@pytest.mark.soak
@EACH_HOUSE
def test_t1_many_times(house: House) -> None:
    proves(house, MANY)


@EACH_OWN_HOUSE
def test_a_house_of_the_users_is_asked_like_any_other(options: tuple[str, ...]) -> None:
    proves(own_house(*options), FEW)


ONE_STRAIGHT = "{extends: russian_poker, combinations: {paired_straight: one_straight}}"
AND_PAIR = "{extends: russian_poker, combinations: {paired_straight: straight_and_pair}}"


@pytest.mark.parametrize(
    ("house", "cards", "sixth", "why"),
    [
        ("russian_poker", "8h 8d Ac Ks 9d", "", "counts"),
        ("russian_poker", "Ah Ad Kc Ks 5d", "", "inside_main"),
        ("russian_poker", "Ah Kh 9h 7h 3h", "", "inside_main"),
        ("russian_poker", "Ah Ad Ac 7h 7d", "", None),
        ("russian_poker", "8h 8d Ac Ts 9d", "", "none"),
        ("russian_poker", "Tc Jh 5c 3h 2d", "", "none"),
        ("russian_poker", "8h 8d 8c Ts 9d", "", None),
        ("poker_plus", "Th 9d 8c 7d 6s", "5c", "one_is_paid"),
        ("poker_plus", "8h 8d Ac Ks 9d", "", "none"),
        ("five_card_poker", "8h 8d Ac Ks 9d", "", "one_is_paid"),
        ("five_card_poker", "Ah Ad Kc Ks 5d", "", None),
        ("russian_poker", "Kh Qc Jd Tc 9h", "9c", "counts"),
        (ONE_STRAIGHT, "Kh Qc Jd Tc 9h", "9c", "paired_straight"),
        (ONE_STRAIGHT, "Ah Kh Qc Jd Tc", "Th", None),
        (AND_PAIR, "Kh Qc Jd Tc 9h", "9c", "counts"),
    ],
)
def test_t1_t5_pp5_why_it_does_not_count(
    house: str, cards: str, sixth: str, why: str | None
) -> None:
    assert truth(house, cards, sixth) == why


def test_a_folded_box_is_not_asked() -> None:
    boxes = ("ante: 50, cards: 8h 8d Ac Ks 9d, play: fold",)
    table = scenario(Situation("russian_poker", "Qd Jc 9s 4s 2s", boxes))
    assert second_counts(table, Chance(1)) is None
