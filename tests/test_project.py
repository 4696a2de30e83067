"""The project's own files: no machine's marks, pinned requirements, READMEs in step."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
READMES = (ROOT / "README.md", ROOT / "README.en.md")

# Written so that this file does not match itself.
FOREIGN = re.compile(
    r"pypi\.or[g]|pythonhoste[d]|npmj[s]\.org|deb\.debia[n]|--(extra-)?index-ur[l]|--find-link[s]"
    r"|file:/[/]|(?<![\w.])/(work|root|home|Users|farm)/(?!anna)[\w.]|[A-Z]:\\\\?User[s](?!\\\\?Anna)"
)


def _tracked() -> list[Path]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def _pins(lock: Path) -> dict[str, tuple[Requirement, list[str]]]:
    """Return each requirement of a lock file by its name, with its hashes."""
    joined = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    pins: dict[str, tuple[Requirement, list[str]]] = {}
    for line in joined.splitlines():
        text, *hashes = line.split("--hash=")
        requirement = Requirement(text.strip())
        pins[canonicalize_name(requirement.name)] = (requirement, [h.strip() for h in hashes])
    return pins


def _declared(project: dict[str, Any], group: str) -> list[Requirement]:
    """Return the requirements of a dependency group, those of the groups in it included."""
    found = []
    for entry in project["dependency-groups"][group]:
        if isinstance(entry, dict):
            found += _declared(project, entry["include-group"])
        else:
            found.append(Requirement(entry))
    return found


def _commands(readme: Path) -> list[str]:
    """Return the command lines of a README's code blocks without their comments."""
    blocks = re.findall(
        r"^```\w*\n(.*?)^```", readme.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line]


def test_no_tracked_file_names_a_registry_or_a_machine() -> None:
    found = []
    for path in _tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
            for number, line in enumerate(text.splitlines(), 1)
            if FOREIGN.search(line)
        ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_requirement_of_a_lock_is_pinned_with_hashes(lock: Path) -> None:
    pins = _pins(lock)
    assert pins
    for requirement, hashes in pins.values():
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", value) for value in hashes), requirement


@pytest.mark.parametrize(("lock", "group"), [("run", "build"), ("dev", "dev"), ("lock", "lock")])
def test_locks_hold_what_the_project_declares(lock: str, group: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins = _pins(ROOT / "requirements" / f"{lock}.txt")
    declared = _declared(project, group)
    if lock != "lock":
        declared += [Requirement(text) for text in project["project"]["dependencies"]]
    for requirement in declared:
        pinned, _ = pins[canonicalize_name(requirement.name)]
        version = str(pinned.specifier).removeprefix("==")
        assert requirement.specifier.contains(version), f"{requirement} but {pinned}: make lock"


def test_the_development_lock_holds_the_run_time_lock() -> None:
    run, dev = (_pins(ROOT / "requirements" / f"{name}.txt") for name in ("run", "dev"))
    assert run.items() <= dev.items()


def test_both_readmes_name_the_same_commands() -> None:
    russian, english = (_commands(readme) for readme in READMES)
    assert russian == english


def test_readmes_name_targets_that_the_makefile_has() -> None:
    targets = set(
        re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    named = {line.split()[1] for line in _commands(READMES[0]) if line.startswith("make ")}
    assert {"run", "test"} <= named <= targets
