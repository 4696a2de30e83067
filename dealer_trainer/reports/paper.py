"""A paper and its key for print, as HTML; the pictures of the tables are the window's matter."""

from collections.abc import Callable
from html import escape

from dealer_trainer.exams.paper import Paper, PaperQuestion
from dealer_trainer.questions import Part, Question
from dealer_trainer.wording import Words
from dealer_trainer.wording.asked import explanation, part_text, question_text
from dealer_trainer.wording.exams.papers import (
    choices,
    fields,
    key_title,
    paper_title,
    right_answer,
    seed_text,
)
from dealer_trainer.wording.exams.results import name_of, plan_lines
from dealer_trainer.wording.house_page import house_name

_BLANK = "_" * 24
_FIELD = "_" * 17
_SHORT = 28


def paper_head(words: Words, paper: Paper) -> str:
    """Return the head of a paper: what it is, what is needed, fields for name and date."""
    told = "; ".join(plan_lines(words, paper.plan))
    room = "&nbsp;&nbsp; ".join(f"{escape(each)}: {_FIELD}" for each in fields(words))
    return _head(words, paper, paper_title(words, paper), told) + f"<p>{room}</p>"


def key_head(words: Words, paper: Paper) -> str:
    """Return the head of a key, with the seed that gives the paper again."""
    return _head(words, paper, key_title(words, paper), seed_text(words, paper))


def question_html(words: Words, paper: Paper, each: PaperQuestion) -> str:
    """Return a question as it is asked: its parts with room for the answers, or choices."""

    def room(part: Part) -> str:
        offered = choices(words, each.question, part)
        if all(len(choice) <= _SHORT for choice in offered):
            # A choice is not broken between its letter and its words.
            kept = (escape(choice).replace(" ", "&nbsp;") for choice in offered)
            return "&nbsp;&nbsp; ".join(kept) or _BLANK
        return "<br/>".join(map(escape, offered))

    return _heading(words, paper, each) + _table(words, each.question, room)


def answers_html(words: Words, paper: Paper, each: PaperQuestion) -> str:
    """Return a question with its right answers, and why they are right."""

    def right(part: Part) -> str:
        return f"<b>{escape(right_answer(words, each.question, part))}</b>"

    told = "<br/>".join(
        escape(f"{why.sentence} [{why.rule}]" if why.rule else why.sentence)
        for why in explanation(words, each.question)
    )
    table = _table(words, each.question, right)
    return f"{_heading(words, paper, each)}{table}<p>{told}</p>"


def _head(words: Words, paper: Paper, title: str, told: str) -> str:
    house = escape(house_name(words, paper.plan.house))
    return f"<h1>{escape(title)}</h1><p>{house}</p><p>{escape(told)}</p>"


def _heading(words: Words, paper: Paper, each: PaperQuestion) -> str:
    section = name_of(words, paper.plan.sections[each.section].names)
    asked = question_text(words, each.question)
    return f"<p><b>{each.number}. {escape(section)}.</b> {escape(asked)}</p>"


def _table(words: Words, question: Question, cell: Callable[[Part], str]) -> str:
    rows = (
        f"<tr><td>{escape(part_text(words, question, part))}&nbsp;</td><td>{cell(part)}</td></tr>"
        for part in question.parts
    )
    return f"<table cellpadding='3'>{''.join(rows)}</table>"
