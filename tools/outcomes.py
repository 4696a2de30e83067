"""Write the outcome tables of every shipped house: pages in docs/, golden data in tests/outcomes/.

What the engine gives now is written; what differs from before shows as a change of these files.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from dealer_trainer.audit.outcomes import Outcome, tables
from dealer_trainer.files import Houses, dump_scenario, settlement_to_plain
from dealer_trainer.house import House
from dealer_trainer.resources import houses_folder
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.outcome_page import outcome_page

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "outcomes"
PAGES = {Language.RUSSIAN: "outcomes-{house}.md", Language.ENGLISH: "outcomes-{house}.en.md"}
_WIDTH = 120
_HEAD = """\
# Every outcome of this house, written by `make outcomes`. A change here changes what a dealer is
# taught: read it against the rules before it is kept.
"""


def shipped_houses() -> Iterator[House]:
    """Yield the houses that come with the program."""
    houses = Houses()
    yield from (houses.named(path.stem) for path in sorted(houses_folder().glob("*.yaml")))


def files_of(house: House) -> dict[Path, str]:
    """Return the text of each file about a house: its golden data and its page in each language."""
    made = tables(house)
    golden = [_golden(house, outcome) for table in made for outcome in table.outcomes]
    files = {GOLDEN / f"{house.id}.yaml": _yaml(golden)}
    for language, name in PAGES.items():
        page = outcome_page(Words(language), house, made)
        files[ROOT / "docs" / name.format(house=house.id)] = page
    return files


def _golden(house: House, outcome: Outcome) -> dict[str, Any]:
    """Return a row as a case: its terms and ends, the scenario, and what the dealer does."""
    settlement = settlement_to_plain(outcome.settlement)
    return {
        "name": ": ".join(map(str, outcome.row.case.key)),
        "case": list(outcome.row.case.key),
        "box": outcome.number,
        "ends": outcome.row.stored,
        "given": yaml.safe_load(dump_scenario(outcome.scenario, house.id, house)),
        "expect": {
            "dealer": settlement["dealer"],
            "boxes": [_expected(box) for box in settlement["boxes"]],
            "pays": settlement["pays"],
            "takes": settlement["takes"],
        },
    }


def _expected(box: dict[str, Any]) -> dict[str, Any]:
    """Return a box with a key for each bet, as in the files of cases."""
    told: dict[str, list[str]] = {}
    for line in box.pop("bets"):
        pays = f" {line['pays']}" if line["pays"] else ""
        told.setdefault(line["bet"], []).append(f"{line['outcome']}{pays}")
    bets = {bet: ends[0] if len(ends) == 1 else ends for bet, ends in told.items()}
    totals = {key: box.pop(key) for key in ("pays", "takes")}
    return {**box, **bets, **totals}


def _yaml(golden: list[dict[str, Any]]) -> str:
    return _HEAD + yaml.safe_dump(
        golden, sort_keys=False, default_flow_style=None, width=_WIDTH, allow_unicode=True
    )


def main() -> int:
    """Write all files and name those that changed."""
    for house in shipped_houses():
        for path, text in files_of(house).items():
            if not path.exists() or path.read_text("utf-8") != text:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
                sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
