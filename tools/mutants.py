"""Change the engine in some two thousand small ways; a test must notice each of them.

mutmut makes the changes and runs the tests that `pyproject.toml` names for it. It leaves alone what
stands under a decorator, so it works on a copy in `build/` without them: a property is made after
its function, and caches, which would hide a change behind what they remember, are dropped. A change
that no test notices must stand in `docs/mutants.md` with the reason why it changes no outcome.
"""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
LISTED = ROOT / "docs" / "mutants.md"
COPY = ROOT / "build" / "mutants"
COPIED = ("pyproject.toml", "dealer_trainer", "tests", "tools")
NOTICED = {"killed", "timeout"}
_LEFT_OUT = shutil.ignore_patterns("__pycache__")
_PARTS = re.compile(r"(?P<module>.+)\.x(?:ǁ(?P<class>.+)ǁ|_)(?P<name>.+)__mutmut_\d+")
_BLOCK = re.compile(r"^```diff\n(.*?)^```", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one function: the lines that it takes away, and those that it puts there."""

    where: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        """Return the change as `docs/mutants.md` has it."""
        return "\n".join([self.where, *self.lines])


def lay_copy() -> None:
    """Copy what the tests of the engine need, the engine itself without its decorators."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, COPY / name, ignore=_LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, COPY / name)
    told = tomllib.loads((COPY / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
    for pattern in told["only_mutate"]:
        for path in COPY.glob(pattern):
            path.write_text(undecorated(path.read_text("utf-8")), "utf-8")


def undecorated(text: str) -> str:
    """Return a module without the decorators of its functions; it computes the same."""
    lines = text.splitlines(keepends=True)
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda each: each.lineno, reverse=True):
        for decorator in node.decorator_list:
            call = decorator.func if isinstance(decorator, ast.Call) else decorator
            if ast.unparse(call) == "property":
                indent = " " * node.col_offset
                made = f"\n{indent}{node.name} = property({node.name})\n"
                lines.insert(node.end_lineno or 0, made)
            elif ast.unparse(call) not in {"cache", "lru_cache"}:
                raise ValueError(f"what does {ast.unparse(call)} do to {node.name}?")
            lines[decorator.lineno - 1 : decorator.end_lineno] = []
    return "".join(lines)


def verdicts() -> Iterator[tuple[str, str]]:
    """Yield the name of each mutant and what became of it."""
    from mutmut.stats import status_by_exit_code

    for path in sorted((COPY / "mutants").rglob("*.meta")):
        codes = json.loads(path.read_text("utf-8"))["exit_code_by_key"]
        yield from ((name, status_by_exit_code[code]) for name, code in codes.items())


def mutant(name: str) -> Mutant:
    """Return what mutmut changed under this name."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    parts = _PARTS.fullmatch(name)
    if not parts:
        raise ValueError(name)
    with chdir(COPY):
        found = get_diff_for_mutant(name).splitlines()
    lines = tuple(
        f"{line[0]} {line[1:].strip()}".strip()
        for line in found
        if line[:1] in {"-", "+"} and line[:3] not in {"---", "+++"}
    )
    module = parts["module"].removeprefix("dealer_trainer.")
    return Mutant(".".join(filter(None, (module, parts["class"], parts["name"]))), lines)


def listed(text: str) -> Counter[Mutant]:
    """Return the mutants in the ``diff`` blocks of a page."""
    found: Counter[Mutant] = Counter()
    for block in _BLOCK.findall(text):
        where, lines = "", list[str]()
        for line in [*block.splitlines(), ""]:
            if line[:1] in {"-", "+"}:
                lines.append(line)
                continue
            if lines:
                found[Mutant(where, tuple(lines))] += 1
            where, lines = line, []
    return found


def main() -> int:
    """Run every mutant and hold the survivors against the page; return 1 if they differ."""
    start = perf_counter()
    lay_copy()
    command = Path(sys.executable).with_name("mutmut")
    if code := subprocess.run([command, "run"], cwd=COPY, check=False).returncode:
        sys.stderr.write(f"\nmutmut ended with {code}, not every mutant was tried\n")
        return 1
    told = Counter(verdict for _, verdict in verdicts())
    survivors = Counter(mutant(name) for name, verdict in verdicts() if verdict not in NOTICED)
    known = listed(LISTED.read_text("utf-8"))
    show(f"not in {LISTED.relative_to(ROOT)}", survivors - known)
    show(f"in {LISTED.relative_to(ROOT)}, but noticed or no longer made", known - survivors)
    minutes = (perf_counter() - start) / 60
    counts = ", ".join(f"{count} {verdict}" for verdict, count in told.most_common())
    sys.stdout.write(f"\n{told.total()} mutants in {minutes:.0f} minutes: {counts}\n")
    return 0 if survivors == known else 1


def show(title: str, mutants: Counter[Mutant]) -> None:
    """Print mutants as the page has them, so that they can be put there."""
    if mutants:
        sys.stdout.write(f"\n{mutants.total()} {title}:\n\n")
        sys.stdout.writelines(f"{each}\n" for each in mutants.elements())


if __name__ == "__main__":
    sys.exit(main())
