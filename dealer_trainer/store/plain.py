"""An answer's row as plain values, ready for JSON, and back."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any

from dealer_trainer.store.derived import completed
from dealer_trainer.store.stored import WholeAnswer

#: The columns that go into a file; whose answer it is and which house's it is stand elsewhere.
COLUMNS = (
    "key",
    "answered_utc",
    "kind",
    "version",
    "topic",
    "scenario",
    "settlement",
    "parts",
    "right",
    "overpaid",
    "underpaid",
    "milliseconds",
    "seed",
    "mode",
    "combination",
    "day",
    "slow",
    "boxes",
)


def row_to_plain(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns as plain values."""
    plain = {name: row[name] for name in COLUMNS}
    return {
        **plain,
        "answered_utc": time_to_plain(row["answered_utc"]),
        "day": row["day"].isoformat(),
    }


def answer_to_plain(answer: WholeAnswer) -> dict[str, Any]:
    """Return an answer as the file of its person has it."""
    plain = row_to_plain(answer.row) | {"house_hash": answer.house.hash}
    return plain if answer.other is None else plain | {"other_hash": answer.other.hash}


def row_from_plain(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns of plain values that were checked, or were written by this program.

    Columns that an older program did not write are made from the others.
    """
    times: dict[str, Any] = {"answered_utc": time_from_plain(plain["answered_utc"])}
    if "day" in plain:
        times["day"] = date.fromisoformat(plain["day"])
    return completed({**plain, **times})


def time_to_plain(time: datetime) -> str:
    """Return a time in UTC as text.

    >>> time_to_plain(datetime(2026, 3, 1, 12, tzinfo=UTC))
    '2026-03-01T12:00:00.000000Z'
    """
    return f"{time.astimezone(UTC).replace(tzinfo=None).isoformat(timespec='microseconds')}Z"


def time_from_plain(text: str) -> datetime:
    """Return the time of a text; raise ValueError for any other text."""
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=UTC)
