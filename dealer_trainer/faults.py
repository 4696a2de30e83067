"""What is wrong with a scenario, a house or a file, as values; `wording` makes the sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from dealer_trainer.cards import Card

Key = tuple[str | int, ...]
Value = str | int | Card | tuple["Value", ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: where it lies, which kind it is, and what was found and expected.

    `key` is the path of the value (``("boxes", 0, "ante")``), `problem` the kind, of which
    `wording` makes a sentence with `values`; `rule` is the id of the broken rule, or None.
    """

    key: Key
    problem: str
    values: Mapping[str, Value] = field(default_factory=dict)
    rule: str | None = None


def format_key(key: Key) -> str:
    """Return the path as it is printed: ``boxes[0].draws[1].exchange``, ``-`` for the whole.

    >>> format_key(("boxes", 0, "ante"))
    'boxes[0].ante'
    """
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in key)
    return text.removeprefix(".") or "-"
