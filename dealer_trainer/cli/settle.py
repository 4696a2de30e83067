"""``settle``: what the dealer does with every stake of the scenarios given."""

import json
from collections.abc import Sequence
from typing import TextIO

from dealer_trainer.files import (
    STANDARD_INPUT,
    FilesError,
    Houses,
    LocatedFault,
    read_scenarios,
    read_source,
    settlement_to_plain,
)
from dealer_trainer.settlement import settle
from dealer_trainer.wording import Words
from dealer_trainer.wording.settled import settlement_text


def settle_files(names: Sequence[str], words: Words, text: TextIO, *, as_json: bool) -> None:
    """Write the settlement of every scenario, a table to read or one JSON line for each.

    Raises FilesError with the faults of all files.
    """
    houses, faults = Houses(), list[LocatedFault]()
    for name in names or [STANDARD_INPUT]:
        try:
            for scenario in read_scenarios(read_source(name), houses):
                settlement = settle(scenario)
                if as_json:
                    line = json.dumps(settlement_to_plain(settlement), ensure_ascii=False)
                else:
                    line = settlement_text(words, scenario.house, settlement)
                text.write(f"{line}\n")
        except FilesError as error:
            faults += error.faults
    if faults:
        raise FilesError(faults)
