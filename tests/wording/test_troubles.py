"""Troubles of the records in words: each with what happened and what to do, in both languages."""

import re
from pathlib import Path

import pytest

from dealer_trainer.store import Trouble, person_file
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.file_faults import FILE_FAULTS
from dealer_trainer.wording.troubles import (
    losing_sentence,
    trouble_sentence,
    waiting_sentence,
)

RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_is_told_with_a_way_out(trouble: Trouble) -> None:
    english, russian = trouble_sentence(EN, trouble), trouble_sentence(RU, trouble)
    assert len(re.findall(r"[.;] ", english)) >= 1
    assert re.search("[а-я]", russian)
    assert english.endswith(".")
    assert russian.endswith(".")


def test_no_two_troubles_are_told_alike() -> None:
    for words in (RU, EN):
        assert len({trouble_sentence(words, each) for each in Trouble}) == len(Trouble)


def test_answers_that_wait_are_counted() -> None:
    assert waiting_sentence(EN, 0) == "The answers cannot be saved now; practice goes on."
    assert waiting_sentence(EN, 2).startswith("2 answers cannot be saved now")
    assert losing_sentence(EN, 1).startswith("1 answer could not be saved")
    assert len({losing_sentence(RU, count)[2:] for count in (1, 2, 5)}) == 3


def test_every_fault_of_a_persons_file_has_a_sentence() -> None:
    folder = Path(person_file.__file__).parent
    used: set[str] = set()
    for name in ("person_file", "person_shape", "json_stream", "reopening"):
        text = (folder / f"{name}.py").read_text(encoding="utf-8")
        used.update(re.findall(r'"((?:not|answer|person|does|too|file)_[a-z_]+)"', text))
    assert "not_as_written" in used
    assert "person_file_newer" in used
    assert used - set(FILE_FAULTS) <= {"answered_utc"}
