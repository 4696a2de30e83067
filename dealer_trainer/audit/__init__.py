"""Proof of the answer key: every hand there is, through the engine that the product uses."""

from dealer_trainer.audit.chances import Chances, chances
from dealer_trainer.audit.counts import SIZES, Audit, Count, audit
from dealer_trainer.audit.figures import Difference, chance_differences, count_differences
from dealer_trainer.audit.parts import Progress

__all__ = [
    "SIZES",
    "Audit",
    "Chances",
    "Count",
    "Difference",
    "Progress",
    "audit",
    "chance_differences",
    "chances",
    "count_differences",
]
