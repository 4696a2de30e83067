"""``check``: whether files are right, scenarios, exam plans or houses."""

from collections.abc import Sequence
from typing import TextIO

from dealer_trainer.exams.plan_file import plan_of
from dealer_trainer.files import FilesError, Houses, LocatedFault, check, read_source
from dealer_trainer.wording import Words


def check_files(names: Sequence[str], words: Words, text: TextIO) -> None:
    """Write a line for every file; raise FilesError with the faults of all files."""
    houses, faults = Houses(), list[LocatedFault]()
    for name in names:
        try:
            count = check(read_source(name), houses, plan_of)
        except FilesError as error:
            faults += error.faults
        else:
            right = words.plural(
                "{name}: {count} document, no faults",
                "{name}: {count} documents, no faults",
                count,
                name=name,
            )
            text.write(f"{right}\n")
    if faults:
        raise FilesError(faults)
