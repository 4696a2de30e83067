"""A sentence that explains an answer, with the rule that it rests on."""

from typing import NamedTuple


class Explained(NamedTuple):
    """One full sentence and the id of its rule, None where the house names none."""

    sentence: str
    rule: str | None = None
