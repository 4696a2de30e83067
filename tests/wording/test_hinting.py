"""The hint ladder of every part of every kind: two steps at least, none of them the answer."""

from itertools import islice

from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Form, Kind
from dealer_trainer.questions.kinds import kinds_of
from dealer_trainer.questions.paying import pay_combinations
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked.hinting import hint_steps
from tests.generator.shipped import EACH_HOUSE
from tests.mistakes.shipped import others_of
from tests.situation import Situation, scenario

ENGLISH, RUSSIAN = Words(Language.ENGLISH), Words(Language.RUSSIAN)
BOX = "ante: 50, cards: Ah Ad 5c 5d Ks"
ARITHMETIC = (".natural", ".expected", ".insurance.most", ".colour", ".chips")


@EACH_HOUSE
def test_each_part_has_a_ladder_and_sums_are_begun(house: House) -> None:
    for kind in kinds_of(house):
        for question in islice(questions(house, kind, None, 6, others_of(house)), 5):
            for part in question.parts:
                for words in (ENGLISH, RUSSIAN):
                    steps = hint_steps(words, question, part)
                    assert all(steps)
                    assert len({*steps}) == len(steps)
                    assert len(steps) >= (1 if part.key.endswith(".total") else 2)
                    if part.key.endswith(ARITHMETIC) or part.form is Form.STAKE:
                        assert len(steps) == 3


def test_the_sum_of_two_combinations_is_begun_in_antes_too() -> None:
    shown = scenario(Situation("russian_poker", "Qd Qc 9h 4s 2s", (BOX,)))
    question = pay_combinations(shown, Chance(1))
    assert question
    assert question.kind is Kind.PAY_COMBINATIONS
    steps = hint_steps(ENGLISH, question, question.parts[0])
    assert steps[1:] == (
        "RP-4: Two combinations are paid if the higher one beats the dealer.",
        "Begin: 100 × (2 + …) = …; in antes: 50 × (4 + …).",
    )
