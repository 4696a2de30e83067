"""Time the audit of all six-card hands against a plain loop that only ranks them, in one run.

`python -m tools.bench_audit` prints both times. The loop uses pkrbot if it is installed (a faster
evaluator), else phevaluator, on one core as a plain loop does; the audit names main and second
combinations, on all cores.
"""

import os
import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

from dealer_trainer.audit import audit
from dealer_trainer.cards import DECK
from dealer_trainer.files import Houses

SIZE = 6


def _evaluator() -> tuple[str, Callable[[Any], object], list[Any]]:
    """Return the fastest evaluator there is, and the deck as it wants it."""
    try:
        import pkrbot
    except ImportError:
        import phevaluator

        deck = [phevaluator.Card(str(card)) for card in DECK]
        return "phevaluator", lambda hand: phevaluator.evaluate_cards(*hand), deck
    return "pkrbot", pkrbot.evaluate, [pkrbot.Card(str(card)) for card in DECK]


def main() -> int:
    """Print both times and their ratio; return 1 if the audit took longer."""
    name, evaluate, deck = _evaluator()
    began = time.perf_counter()
    for hand in combinations(deck, SIZE):
        evaluate(hand)
    loop = time.perf_counter() - began
    began = time.perf_counter()
    counted = audit(Houses().named("russian_poker"), SIZE)
    took = time.perf_counter() - began
    print(f"plain loop with {name}: {loop:.1f} s for {counted.hands:,} hands, one core")
    print(f"audit: {took:.1f} s on {os.cpu_count()} cores, {took / loop:.2f} of the loop")
    return 0 if took <= loop else 1


if __name__ == "__main__":
    raise SystemExit(main())
