"""Settlements and scenarios as the plain values that their JSON lines hold."""

from typing import Any

from dealer_trainer.files.dump import dump_scenario
from dealer_trainer.files.events import documents
from dealer_trainer.files.tree import Plain
from dealer_trainer.house import House
from dealer_trainer.reading import DealerReading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import BoxSettlement, Line, Settlement


def scenario_to_plain(
    scenario: Scenario, reference: str | None = None, base: House | None = None
) -> Plain:
    """Return a scenario as the plain values that its YAML document holds; see `dump_scenario`."""
    (document,) = documents(dump_scenario(scenario, reference, base), "-", [])
    return document.plain()


def settlement_to_plain(settlement: Settlement) -> dict[str, Any]:
    """Return what the dealer does as plain values, ready for JSON; money in whole chips."""
    return {
        "house": settlement.house,
        "dealer": _dealer(settlement.dealer),
        "boxes": [_box(box) for box in settlement.boxes],
        "pays": settlement.pays,
        "takes": settlement.takes,
    }


def _dealer(dealer: DealerReading) -> dict[str, Any]:
    return {
        "opens": dealer.opens.hand.value,
        "plays": dealer.plays,
        "final": dealer.final.hand.value,
        "final_plays": dealer.final_plays,
        "exchanged": [str(exchange.new) for exchange in dealer.exchanges],
    }


def _box(box: BoxSettlement) -> dict[str, Any]:
    return {
        "box": box.box,
        "combinations": [each.hand.value for each in box.combinations],
        "result": box.result.value,
        "bets": [_line(line) for line in box.bets],
        "pays": box.pays,
        "takes": box.takes,
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "bet": line.bet.value,
        "stake": line.stake,
        "outcome": line.outcome.value,
        "pays": line.pays,
        "rule": line.rule,
    }
