"""What of a person's own names a house: drills and exam plans, which need it to be opened."""

from collections.abc import Iterator
from pathlib import Path

from dealer_trainer.exams.plan_file import load_plan
from dealer_trainer.files import FilesError, Houses, Known
from dealer_trainer.files.drill_folder import DrillFolder
from dealer_trainer.generator import Topic
from dealer_trainer.house import Names
from dealer_trainer.questions import Kind
from dealer_trainer.resources import drills_folder


def uses(house: str, data: Path, houses: Houses) -> Iterator[Names]:
    """Yield the names of the own drills, then of the own exam plans, that name a house by its id.

    Those that cannot be read are passed over: they are no worse off without it.
    """
    known = Known(tuple(Topic), tuple(Kind))
    for kept in DrillFolder(drills_folder(), data / "drills", houses, known).all_own():
        if kept.drill and kept.drill.house.id == house:
            yield kept.drill.head.names
    for path in sorted((data / "exams").glob("*.yaml")):
        try:
            plan = load_plan(path, houses)
        except FilesError:
            continue
        if plan.house.id == house:
            yield plan.names
