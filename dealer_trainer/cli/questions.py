"""``questions``: what a dealer is asked, with the truth, for checks from outside."""

import json
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from dealer_trainer.cards import format_cards
from dealer_trainer.faults import Fault, Value
from dealer_trainer.files import (
    FilesError,
    Houses,
    LocatedFault,
    Place,
    is_path,
    scenario_to_plain,
)
from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.house import House
from dealer_trainer.practice.asking import questions
from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.questions.kinds import (
    KindImpossibleError,
    kinds_of,
    target_seconds,
    topics_for,
)
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.asked import explanation, option_text, part_text, question_text
from dealer_trainer.wording.rules import rule_order


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which questions are wanted, as the command line says it; None is all kinds, all topics."""

    kind: str | None
    topic: str | None
    count: int
    seed: int


def write_questions(
    reference: str, wanted: Wanted, language: str | None, words: Words, text: TextIO
) -> None:
    """Write the first questions of a seed, one JSON line each; a house's file by its whole path.

    Raises FilesError for an unknown house, for a kind or topic that the house has not got, and if
    no such question can be found.
    """
    houses = Houses()
    house = houses.named(reference, "--house")
    others = tuple(each for each in houses.all() if each.id != house.id)
    named = str(Path(reference).resolve()) if is_path(reference) else reference
    spoken = Words(Language(language)) if language else words
    kind, topic = _kind(house, wanted), _topic(house, wanted)
    try:
        for question in islice(questions(house, kind, topic, wanted.seed, others), wanted.count):
            scenario = scenario_to_plain(question.scenario, named, house)
            line = json.dumps(_asked(spoken, question, scenario), ensure_ascii=False)
            text.write(f"{line}\n")
    except KindImpossibleError as error:
        raise _fault("--kind", "kind_impossible", house=house.id, found=error.kind.value) from error


def _kind(house: House, wanted: Wanted) -> Kind | None:
    known = tuple(each.value for each in kinds_of(house))
    if wanted.kind is None:
        return None
    if wanted.kind not in known:
        raise _fault("--kind", "unknown_kind", house=house.id, found=wanted.kind, expected=known)
    return Kind(wanted.kind)


def _topic(house: House, wanted: Wanted) -> Topic | None:
    """Return the topic wanted, which the house and the kind must have."""
    known = tuple(each.value for each in topics_of(house))
    if wanted.topic is None:
        return None
    if wanted.topic not in known:
        raise _fault("--topic", "unknown_topic", house=house.id, found=wanted.topic, expected=known)
    if wanted.kind is not None:
        suits = tuple(each.value for each in topics_for(Kind(wanted.kind), house))
        if wanted.topic not in suits:
            raise _fault(
                "--topic",
                "topic_without_kind",
                kind=wanted.kind,
                found=wanted.topic,
                expected=suits,
            )
    return Topic(wanted.topic)


def _fault(option: str, problem: str, **values: Value) -> FilesError:
    return FilesError([LocatedFault(Place(option), Fault((), problem, values))])


def _asked(words: Words, question: Question, scenario: Any) -> dict[str, Any]:
    told = explanation(words, question)
    asked: dict[str, Any] = {
        "kind": question.kind.value,
        "version": question.version,
        "seconds": target_seconds(question),
        "scenario": scenario,
        "text": question_text(words, question),
        "parts": [_part(words, question, part) for part in question.parts],
        "truth": {part.key: part.truth for part in question.parts},
        "rules": sorted({each.rule for each in told if each.rule}, key=rule_order),
        "explanation": [{"text": each.sentence, "rule": each.rule} for each in told],
    }
    if question.laid:
        asked["laid"] = dict(question.laid)
    if question.other:
        asked["other_house"] = question.other.id
    return asked


def _part(words: Words, question: Question, part: Part) -> dict[str, Any]:
    asked: dict[str, Any] = {
        "key": part.key,
        "form": part.form.value,
        "box": part.box,
        "bet": part.bet.value if part.bet else None,
        "text": part_text(words, question, part),
    }
    if part.options:
        asked["options"] = [
            {"option": option, "text": option_text(words, question, part, option)}
            for option in part.options
        ]
    if part.cards:
        asked["cards"] = format_cards(part.cards)
    return asked
