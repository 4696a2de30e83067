"""The end of a session: the figures are those of the answers, and a way leads on from each end."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from dealer_trainer.files import Houses
from dealer_trainer.generator import Topic
from dealer_trainer.mistakes import Idea
from dealer_trainer.practice import AnswerRecord, Mode, Tally
from dealer_trainer.wording import Language, Words
from tests.practised import session_of
from ui.pages.summary.html import review_html, title
from ui.pages.summary.presenter import Review, Step, review
from ui.theme import LIGHT

HOUSE = Houses().named("russian_poker")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ENGLISH = Words(Language.ENGLISH)


def answered(count: int, wrong: int, topic: Topic = Topic.PAYOUT) -> list[AnswerRecord]:
    session = session_of(HOUSE, topic, 1, 5)
    records = []
    for number in range(count):
        given: dict[str, str | None] = {part.key: part.truth for part in session.ask().parts}
        if number < wrong:
            given[next(iter(given))] = None
        records.append(session.answer(given, {}, answered=NOON, seconds=9))
    return records


def told(
    records: list[AnswerRecord], mode: Mode = Mode.PRACTICE, best: int | None = None
) -> Review:
    tally = Tally()
    for record in records:
        tally = tally.with_answer(record)
    return review([each.brief for each in records], tally, mode, is_over=True, best=best)


def test_fifteen_right_and_ten_wrong_are_sixty_per_cent() -> None:
    found = told(answered(25, 10))
    assert title(ENGLISH, found) == "Right 15 of 25 (60 %)"
    assert (found.tenths, found.rounds) == (90, 400)


def test_what_went_well_and_which_ideas_were_behind_wrong_answers() -> None:
    wrong = answered(3, 2, Topic.FOLD)
    parts = {part.part.key for part in wrong[0].grade.parts}
    ideas = {parts.pop(): (Idea.FOLD_RETURNED, Idea.FOLD_PLAYED_ON)}
    records = [replace(each, ideas=ideas) for each in wrong[:2]] + answered(3, 0)
    found = told(records)
    assert found.well == (Topic.PAYOUT,)
    assert found.badly == ((Topic.FOLD, 2),)
    assert found.ideas == ((Idea.FOLD_RETURNED, 2),)
    html = review_html(ENGLISH, found, LIGHT)
    assert "Went well: Payout of the bet" in html
    assert "Went wrong: Fold × 2" in html
    assert html.count("× 2") == 2


@pytest.mark.parametrize("mode", [each for each in Mode if each not in (Mode.EXAM, Mode.DRILL)])
@pytest.mark.parametrize("wrong", [0, 2])
@pytest.mark.parametrize("is_over", [True, False])
def test_no_end_is_a_dead_end(mode: Mode, wrong: int, is_over: bool) -> None:
    records = answered(4, wrong)
    found = review(
        [each.brief for each in records], Tally(4, 4 - wrong), mode, is_over=is_over, due=1
    )
    assert len(found.steps) >= 2
    assert (found.steps[0] is Step.GO_ON) is not is_over
    assert (Step.AGAIN in found.steps) is bool(wrong)
    assert found.steps[-1] is Step.START


def test_run_is_measured_by_the_best_one_before_it() -> None:
    run = [replace(each, milliseconds=5000) for each in answered(12, 0)]
    assert "Your best run so far" in review_html(ENGLISH, told(run, Mode.SPEED), LIGHT)
    better = review_html(ENGLISH, told(run, Mode.SPEED, best=14), LIGHT)
    assert "Your best run" not in better
    assert "14" in better
    wrong = review_html(ENGLISH, told(answered(12, 1), Mode.SPEED, best=5), LIGHT)
    assert "does not count" in wrong
