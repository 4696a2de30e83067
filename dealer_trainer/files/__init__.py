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
from dealer_trainer.files.dump import dump_house, dump_scenario
from dealer_trainer.files.hand_lines import read_hands
from dealer_trainer.files.houses import Houses
from dealer_trainer.files.located import FilesError, LocatedFault, Place
from dealer_trainer.files.plain import scenario_to_plain, settlement_to_plain
from dealer_trainer.files.scenarios import read_scenarios
from dealer_trainer.files.source import STANDARD_INPUT, Source, opened, read_source
from dealer_trainer.files.values import is_path

__all__ = [
    "STANDARD_INPUT",
    "Drill",
    "DrillHead",
    "FilesError",
    "Houses",
    "Known",
    "LocatedFault",
    "Place",
    "Source",
    "check",
    "dump_drill",
    "dump_house",
    "dump_scenario",
    "has_head",
    "is_path",
    "opened",
    "read_drill",
    "read_hands",
    "read_scenarios",
    "read_source",
    "reference_of",
    "scenario_to_plain",
    "settlement_to_plain",
]
