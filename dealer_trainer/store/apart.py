"""Answers of somebody who was deleted meanwhile: kept in a file that can be imported again."""

import re
from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path

from dealer_trainer.store.folder import make_folder
from dealer_trainer.store.person_file import write_person_file
from dealer_trainer.store.plain import answer_to_plain, time_to_plain
from dealer_trainer.store.stored import HouseText, Owner, WholeAnswer
from dealer_trainer.store.telling import troubles_told

#: The folder within the data folder that holds such files.
FOLDER = "kept"
_NOT_IN_NAMES = re.compile(r"[^\w -]")
_LONGEST = 60


def kept_files(data: Path) -> tuple[Path, ...]:
    """Return the files that wait in a data folder to be imported or thrown away."""
    try:
        return tuple(sorted((data / FOLDER).glob("*.json")))
    except OSError:
        return ()


def keep_apart(data: Path, owner: Owner, answers: Sequence[WholeAnswer]) -> Path:
    """Write answers into a file of their own, wholly or not at all; raise StoreError."""
    folder = data / FOLDER
    make_folder(folder)
    name = _NOT_IN_NAMES.sub("_", owner.name)[:_LONGEST].strip() or "_"
    names = (folder / f"{name}-{number}.json" for number in count(1))
    with troubles_told(folder):
        target = next(each for each in names if not each.exists())
        person = {"key": owner.key, "name": owner.name, "created_utc": time_to_plain(owner.created)}
        houses = (
            {"hash": text.hash, "house": text.house, "text": text.text} for text in _texts(answers)
        )
        write_person_file(target, person, houses, map(answer_to_plain, answers))
    return target


def _texts(answers: Iterable[WholeAnswer]) -> list[HouseText]:
    texts = {text.hash: text for answer in answers for text in answer.texts}
    return [texts[name] for name in sorted(texts)]
