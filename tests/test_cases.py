"""The right answers of ``cases/``, a file for each document of rules, settled and compared."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from dealer_trainer.files import Houses, LocatedFault, settlement_to_plain
from dealer_trainer.files.events import documents
from dealer_trainer.files.scenarios import scenario_of
from dealer_trainer.files.tree import Node
from dealer_trainer.settlement import Outcome, settle

FOLDER = Path(__file__).parent / "cases"
HOUSES = Houses()


def cases() -> Iterator[Any]:
    for path in sorted(FOLDER.glob("*.yaml")):
        faults: list[LocatedFault] = []
        (whole,) = documents(path.read_text("utf-8"), path.name, faults)
        assert not faults
        assert isinstance(whole.value, list)
        for case in whole.value:
            name = case.get("name")
            assert name
            yield pytest.param(case, id=f"{path.stem}: {name.value}")


def as_expected(box: Mapping[str, Any]) -> dict[str, Any]:
    """Return a box with a key for each bet: ``ante: paid 50``, ``draw: [taken, taken]``."""
    told: dict[str, list[str]] = {}
    for line in box["bets"]:
        pays = f" {line['pays']}" if line["outcome"] == Outcome.PAID else ""
        told.setdefault(line["bet"], []).append(line["outcome"] + pays)
    bets = {bet: lines[0] if len(lines) == 1 else lines for bet, lines in told.items()}
    return {**box, **bets}


def differences(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    return {key: found.get(key) for key, value in wanted.items() if found.get(key) != value}


@pytest.mark.parametrize("case", list(cases()))
def test_the_settlement_is_the_right_answer(case: Node) -> None:
    given, expect = case.get("given"), case.get("expect")
    assert given
    assert expect
    settlement = settlement_to_plain(settle(scenario_of(given, FOLDER, HOUSES)))
    wanted: Any = expect.plain()
    boxes = wanted.pop("boxes", None)
    assert not differences(settlement["dealer"], wanted.pop("dealer", {}))
    assert not differences(settlement, wanted)
    if boxes is not None:
        for box, wanted_box in zip(settlement["boxes"], boxes, strict=True):
            assert not differences(as_expected(box), wanted_box)
