"""What is told of one idea."""

from typing import NamedTuple


class Said(NamedTuple):
    """The name of an idea, what was probably thought, and the right way beside it."""

    name: str
    thought: str
    right: str
