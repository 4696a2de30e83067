"""``generate``: scenarios as YAML documents."""

from itertools import islice
from pathlib import Path
from typing import TextIO

from dealer_trainer.faults import Fault, Value
from dealer_trainer.files import FilesError, Houses, LocatedFault, Place, dump_scenario, is_path
from dealer_trainer.generator import Topic, scenarios, topics_of


def generate(reference: str, topic: str | None, count: int, seed: int, text: TextIO) -> None:
    """Write the first `count` scenarios of a seed; a house's file is named by its whole path.

    Raises FilesError for an unknown house and for a topic that the house has not got.
    """
    house = Houses().named(reference, "--house")
    topics = topics_of(house)
    if topic is not None and topic not in topics:
        known = tuple(each.value for each in topics)
        values: dict[str, Value] = {"house": house.id, "found": topic, "expected": known}
        raise FilesError([LocatedFault(Place("--topic"), Fault((), "unknown_topic", values))])
    named = str(Path(reference).resolve()) if is_path(reference) else reference
    made = scenarios(house, Topic(topic) if topic else None, seed)
    for number, scenario in enumerate(islice(made, count)):
        text.write("---\n" if number else "")
        text.write(dump_scenario(scenario, named, house))
