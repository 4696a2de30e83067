"""The list of changes that no test notices, and the copy of the engine in which they are made."""

import ast
from collections import Counter

import pytest

from tools.mutants import LISTED, ROOT, Mutant, listed, undecorated

DECORATED = '''\
from functools import cache


class Box:
    """A box."""

    @property
    def bet(self) -> int:
        """Two antes."""
        return 2 * 10


@cache
def antes() -> list[int]:
    return []
'''


def test_a_property_stays_one_and_a_cache_is_dropped() -> None:
    text = undecorated(DECORATED)
    assert "@" not in text
    made: dict[str, object] = {}
    exec(text, made)
    box, antes = made["Box"], made["antes"]
    assert isinstance(box, type)
    assert callable(antes)
    assert box().bet == 20
    assert antes() is not antes()


def test_what_another_decorator_does_must_be_known() -> None:
    with pytest.raises(ValueError, match="retried"):
        undecorated("@retried\ndef pay(): pass\n")


PAGE = """\
# Why

```diff
hands.best
- a
+ b
hands.best
- a
+ b
```

And why else.

```diff
x.Y.z
- c
```
"""


def test_a_page_lists_each_change_by_its_lines() -> None:
    assert listed(PAGE) == Counter(
        {Mutant("hands.best", ("- a", "+ b")): 2, Mutant("x.Y.z", ("- c",)): 1}
    )


def lines_of(where: str) -> set[str]:
    """Return the lines of the function that a change is listed under, without their indent."""
    path = ROOT / "dealer_trainer"
    names = where.split(".")
    while (path / names[0]).is_dir():
        path /= names.pop(0)
    module = path / f"{names[0]}.py"
    if module.is_file():
        names.pop(0)
    else:
        module = path / "__init__.py"
    text = module.read_text("utf-8")
    body = ast.parse(text).body
    for name in names:
        node = next(each for each in body if getattr(each, "name", None) == name)
        assert isinstance(node, ast.FunctionDef | ast.ClassDef)
        body = node.body
    return {line.strip() for line in (ast.get_source_segment(text, node) or "").splitlines()}


def test_every_listed_change_is_of_a_line_that_stands() -> None:
    for mutant in listed(LISTED.read_text("utf-8")):
        taken = {line[1:].strip() for line in mutant.lines if line[0] == "-"}
        assert taken <= lines_of(mutant.where), str(mutant)
