"""A table that is being laid by hand: values as a file holds them, judged as a file's are."""

from dataclasses import dataclass, replace

from dealer_trainer import legality
from dealer_trainer.faults import Fault
from dealer_trainer.files.scenarios import table_over
from dealer_trainer.files.shapes import ScenarioShape, read_shape
from dealer_trainer.files.tree import Plain
from dealer_trainer.files.values import WrongValueError
from dealer_trainer.house import House, Table
from dealer_trainer.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Laid:
    """A table as far as it is laid; `scenario` is None where not even its values can be read."""

    scenario: Scenario | None
    faults: tuple[Fault, ...]


def lay(document: dict[str | int, Plain], house: House) -> Laid:
    """Return the scenario that the values of a document make in a house, with all its faults."""
    faults: list[Fault] = []
    shape: ScenarioShape | None = None
    table: Table | None = None
    try:
        shape = read_shape(ScenarioShape, {**document, "house": house.id})
    except WrongValueError as error:
        faults += error.faults
    try:
        table = table_over(document.get("table"), house)
    except WrongValueError as error:
        faults += error.below("table")
    if faults or shape is None:
        return Laid(None, tuple(faults))
    scenario = Scenario(replace(house, table=table) if table else house, shape.dealer, shape.boxes)
    return Laid(scenario, tuple(legality.faults(scenario)))
