"""A drill that is not saved when the window closes, kept until the editor is opened again."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from dealer_trainer.files import dump_house, house_of_plain
from dealer_trainer.files.events import documents
from ui.pages.editor.draft import Draft, Spot, spots
from ui.pages.editor.sheet import Sheet

FILE_NAME = "unsaved.json"
_LARGEST = 4 * 1024 * 1024


def keep(sheet: Sheet | None, path: Path) -> None:
    """Keep a sheet in a file; None takes the file away. A disk that refuses loses the sheet."""
    with suppress(OSError):
        if sheet is None:
            path.unlink(missing_ok=True)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(_plain(sheet), ensure_ascii=False), encoding="utf-8")
        beside.replace(path)


def find(path: Path) -> Sheet | None:
    """Return the sheet that a file keeps, None if there is none that can be read."""
    try:
        with path.open("rb") as file:
            plain = json.loads(file.read(_LARGEST))
        return _sheet(plain)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def _plain(sheet: Sheet) -> dict[str, Any]:
    return {
        "tables": [
            {
                "house": dump_house(table.house),
                "values": [[*spot, text] for spot, text in table.values.items()],
            }
            for table in sheet.tables
        ],
        "at": sheet.at,
        "ru": sheet.ru,
        "en": sheet.en,
        "topic": sheet.topic,
        "rules": list(sheet.rules),
        "kind": sheet.kind,
    }


def _sheet(plain: Any) -> Sheet:
    tables = tuple(map(_table, plain["tables"]))
    if not tables:
        raise ValueError("no table")
    kind = plain["kind"]
    return Sheet(
        tables=tables,
        at=min(max(int(plain["at"]), 0), len(tables) - 1),
        ru=str(plain["ru"]),
        en=str(plain["en"]),
        topic=str(plain["topic"]),
        rules=tuple(map(str, plain["rules"])),
        kind=None if kind is None else str(kind),
    )


def _table(plain: Any) -> Draft:
    (document,) = documents(plain["house"], FILE_NAME, [])
    house = house_of_plain(document.plain())
    known = set(spots(house))
    found = {Spot(name, box, turn): str(text) for name, box, turn, text in plain["values"]}
    return Draft(house, {spot: text for spot, text in found.items() if spot in known})
