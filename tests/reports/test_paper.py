"""Papers and keys in print: what is asked on the screen, with the right answers in the key."""

from html import escape, unescape

import pytest

from dealer_trainer.exams.paper import Blueprint, Paper
from dealer_trainer.exams.sitting import Sitting
from dealer_trainer.questions import Form
from dealer_trainer.reports.paper import answers_html, key_head, paper_head, question_html
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import option_text, part_text, question_text
from dealer_trainer.wording.asked.given import given_text
from dealer_trainer.wording.exams.papers import choices, right_answer
from dealer_trainer.wording.language import NO_BREAK_SPACE
from tests.exams.helpers import SMALL, Clock, Kept, plan_of, right

SECTIONS = """sections:
  - {names: {ru: Комбинации, en: Hands}, kind: name_combinations, number: 2}
  - {names: {ru: Вторая, en: Second}, kind: mark_second, number: 2}
  - {names: {ru: Фишки, en: Chips}, kind: pay_in_chips, number: 2}
  - {names: {ru: Боксы, en: Boxes}, kind: settle_box, number: 2}
"""
HEAD, _, REST = SMALL.partition("sections:")
TAIL = REST[REST.index("minutes:") :]
MIXED = Blueprint(plan_of(f"{HEAD}{SECTIONS}{TAIL}")).draw(123456789)

each_language = pytest.mark.parametrize("words", [*map(Words, Language)], ids=["ru", "en"])


def plain(text: str) -> str:
    """Return what a reader sees: blanks that do not break are blanks."""
    return unescape(text).replace(NO_BREAK_SPACE, " ")


def sat(paper: Paper) -> list[object]:
    """Return what a candidate is asked on the screen, in order."""
    clock, asked = Clock(), list[object]()
    sitting = Sitting(paper, Kept(), clock.now())
    while each := sitting.next(clock.after(1)):
        asked.append(each)
        sitting.answer(right(each), clock.after(1))
    return asked


def test_the_screen_asks_what_is_printed() -> None:
    assert sat(MIXED) == list(MIXED.questions)


@each_language
def test_a_printed_question_has_every_part_and_choice_and_no_answer(words: Words) -> None:
    for each in MIXED.questions:
        printed = plain(question_html(words, MIXED, each))
        assert f"<b>{each.number}. " in printed
        assert plain(question_text(words, each.question)) in printed
        for part in each.question.parts:
            assert plain(part_text(words, each.question, part)) in printed
            for option in part.options if part.form is Form.CHOICE else ():
                assert plain(option_text(words, each.question, part, option)) in printed
            if part.form is not Form.CHOICE:
                assert "____" in printed


@each_language
def test_the_key_has_the_right_answer_to_every_part(words: Words) -> None:
    for each in MIXED.questions:
        key = answers_html(words, MIXED, each)
        for part in each.question.parts:
            answer = right_answer(words, each.question, part)
            assert f"<b>{escape(answer)}</b>" in key
            assert given_text(words, each.question, part, part.truth) in answer
            if part.form is Form.CHOICE:
                assert answer in choices(words, each.question, part)


@each_language
def test_the_heads_tell_the_paper_by_its_number_and_the_key_by_its_seed(words: Words) -> None:
    assert MIXED.name in paper_head(words, MIXED)
    assert str(MIXED.seed) in key_head(words, MIXED)
    assert str(MIXED.seed) not in paper_head(words, MIXED)


def test_names_are_escaped() -> None:
    plan = plan_of(SMALL.replace("en: Small", 'en: "<b>A & B</b>"'))
    head = paper_head(Words(Language.ENGLISH), Blueprint(plan).draw(1))
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in head
