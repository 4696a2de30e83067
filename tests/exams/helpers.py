"""A small exam, and the clock that tests turn."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from dealer_trainer.exams.clock import Moment
from dealer_trainer.exams.paper import Blueprint, PaperQuestion
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.exams.plan_file import read_plan
from dealer_trainer.exams.record import Record, RecordKind
from dealer_trainer.exams.result import Given
from dealer_trainer.files import Houses, Source

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
PASSPHRASE = "four boxes and a dealer"
SMALL = """id: small
names: {ru: Малый, en: Small}
version: 1
house: russian_poker
sections:
  - {names: {ru: Боксы, en: Boxes}, kind: settle_box, number: 4, weight: 2, pass_mark: 50}
  - {names: {ru: Ставки, en: Bets}, kind: pay_bet, topic: payout, number: 2}
minutes: 10
seconds: 60
pass_mark: 75
tries: {most: 2, wait_days: 7}
valid_months: 12
"""


def plan_of(text: str = SMALL) -> ExamPlan:
    return read_plan(Source("small.yaml", text, Path()), Houses())


PLAN = plan_of()
PAPER = Blueprint(PLAN).draw(7)


def right(each: PaperQuestion) -> Given:
    return {part.key: part.truth for part in each.question.parts}


def blank(each: PaperQuestion) -> Given:
    return {part.key: None for part in each.question.parts}


@dataclass
class Clock:
    """A clock of one run; `restart` begins another one."""

    run: str = "first"
    running: float = 100.0
    wall: datetime = NOON

    def now(self) -> Moment:
        return Moment(self.run, self.running, self.wall)

    def after(self, seconds: float) -> Moment:
        self.running += seconds
        self.wall += timedelta(seconds=seconds)
        return self.now()

    def restart(self, seconds: float) -> Moment:
        """Return the moment after a restart at which the date has gone on by so much."""
        self.run, self.running = f"{self.run}+", 1.0
        self.wall += timedelta(seconds=seconds)
        return self.now()


@dataclass
class Kept:
    """Records that are kept in memory."""

    records: list[Record] = field(default_factory=list)

    def __call__(self, kind: RecordKind, body: Mapping[str, Any], at: datetime) -> None:
        self.records.append(Record(len(self.records) + 2, kind, 1, at, dict(body), "", "", ""))

    def kinds(self) -> list[str]:
        return [record.kind.value for record in self.records]


def with_plan(**values: Any) -> Any:
    return replace(PAPER, plan=replace(PLAN, **values))
