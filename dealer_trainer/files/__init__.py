"""YAML with positions to scenarios and houses and back; faults with line and column."""

from dealer_trainer.files.check import check
from dealer_trainer.files.drills import (
    Drill,
    DrillHead,
    Known,
    dump_drill,
    has_head,
    read_drill,
    reference_of,
)
from dealer_trainer.files.dump import dump_changes, dump_house, dump_scenario, house_to_plain
from dealer_trainer.files.hand_lines import read_hands
from dealer_trainer.files.houses import Houses, house_of_plain
from dealer_trainer.files.laid import Laid, lay
from dealer_trainer.files.located import FilesError, LocatedFault, Place
from dealer_trainer.files.own_houses import HouseInUseError, OwnHouse, OwnHouses
from dealer_trainer.files.plain import scenario_to_plain, settlement_to_plain
from dealer_trainer.files.scenarios import read_scenarios
from dealer_trainer.files.source import STANDARD_INPUT, Source, opened, read_source
from dealer_trainer.files.tree import Plain, scalar
from dealer_trainer.files.values import WrongValueError, is_path

__all__ = [
    "STANDARD_INPUT",
    "Drill",
    "DrillHead",
    "FilesError",
    "HouseInUseError",
    "Houses",
    "Known",
    "Laid",
    "LocatedFault",
    "OwnHouse",
    "OwnHouses",
    "Place",
    "Plain",
    "Source",
    "WrongValueError",
    "check",
    "dump_changes",
    "dump_drill",
    "dump_house",
    "dump_scenario",
    "has_head",
    "house_of_plain",
    "house_to_plain",
    "is_path",
    "lay",
    "opened",
    "read_drill",
    "read_hands",
    "read_scenarios",
    "read_source",
    "reference_of",
    "scalar",
    "scenario_to_plain",
    "settlement_to_plain",
]
