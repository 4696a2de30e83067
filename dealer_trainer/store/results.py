"""What the records say of how people do; every question but that for answers reads the sums."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, Table, Text, and_, cast, func, or_, select

from dealer_trainer.practice.figures import NAMES, Figures
from dealer_trainer.practice.modes import Mode
from dealer_trainer.store.database import Database
from dealer_trainer.store.engine import to_json
from dealer_trainer.store.schema import answers, days, houses, idea_days, people, skill_days
from dealer_trainer.store.sums import recount

# The hours by which a day of practice may lie beside the day of UTC: a zone, and when it begins.
_ASIDE = timedelta(hours=40)


@dataclass(frozen=True, slots=True)
class Scope:
    """Whose answers are meant: in one house by its id, in one mode, from a day on, or in all."""

    person: int
    house: str | None = None
    mode: str | None = None
    since: date | None = None


@dataclass(frozen=True, slots=True)
class SkillFigures:
    """The figures of a topic with a class of hand, both as they are stored."""

    topic: str
    combination: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class DayFigures:
    """The figures of a day of practice."""

    day: date
    figures: Figures


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """An answer in a line; `Store.answer` has the whole of it."""

    key: str
    answered: datetime
    id: int
    house: str
    kind: str
    topic: str
    combination: str
    mode: str
    right: bool
    overpaid: int
    underpaid: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Page:
    """Some answers, the newest first; `more` tells that there are older ones."""

    lines: tuple[AnswerLine, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class Learner:
    """How somebody does, for the one who trains him.

    `figures` are those of all time, `recent` those of the last days and `before` those of as many
    days before; `topics` and `ideas`, with their counts, are of the last days.
    """

    person: int
    name: str
    last: date | None
    figures: Figures
    recent: Figures
    before: Figures
    topics: Mapping[str, Figures] = field(default_factory=dict)
    ideas: Mapping[str, int] = field(default_factory=dict)


class Results:
    """Figures over answers; every method raises StoreError if they cannot be read."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def skills(self, scope: Scope) -> tuple[SkillFigures, ...]:
        """Return the figures of every topic and class of hand that was asked about."""
        # In the order in which they are kept, so that nothing is sorted; then houses are added up.
        keys = (skill_days.c.house, skill_days.c.topic, skill_days.c.combination)
        sums: dict[tuple[str, str], Figures] = defaultdict(Figures)
        for row in self._rows(_summed(skill_days, *keys).where(_within(skill_days, scope))):
            sums[row.topic, row.combination] += _figures(row)
        return tuple(SkillFigures(*key, figures) for key, figures in sums.items())

    def days(self, scope: Scope) -> tuple[DayFigures, ...]:
        """Return the figures of every day on which there was practice, the first one first."""
        query = _summed(days, days.c.day).where(_within(days, scope)).order_by(days.c.day)
        return tuple(DayFigures(row.day, _figures(row)) for row in self._rows(query))

    def ideas(self, scope: Scope) -> tuple[tuple[str, int], ...]:
        """Return the wrong ideas, each with the number of answers behind which it was likeliest.

        The most frequent is first.
        """
        number = func.sum(idea_days.c.answered)
        query = select(idea_days.c.idea, number.label("number")).group_by(idea_days.c.idea)
        ordered = query.where(_within(idea_days, scope)).order_by(number.desc(), idea_days.c.idea)
        return tuple((row.idea, int(row.number)) for row in self._rows(ordered))

    def choices(self, person: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the ids of the houses and the modes in which a person has answered."""
        query = select(days.c.house, days.c.mode).where(days.c.person_id == person).distinct()
        found = self._rows(query)
        return tuple(sorted({row.house for row in found})), tuple(sorted({r.mode for r in found}))

    def answers(
        self,
        scope: Scope,
        count: int,
        *,
        wrong: bool = False,
        idea: str | None = None,
        before: AnswerLine | None = None,
    ) -> Page:
        """Return the newest answers, those `before` one, only `wrong` ones, or those of an `idea`.

        An answer is of the idea that is likeliest behind a part of it, as `ideas` counts it.
        """
        bounds = self._bounds(scope)
        if bounds is None:
            return Page((), more=False)
        first, last = (datetime.combine(day, datetime.min.time()).astimezone() for day in bounds)
        time, number = answers.c.answered_utc, answers.c.id
        wanted = [
            answers.c.person_id == scope.person,
            time.between(first - _ASIDE, last + _ASIDE),
            *([houses.c.house == scope.house] if scope.house else []),
            *([answers.c.mode == scope.mode] if scope.mode else []),
            *([answers.c.day >= scope.since] if scope.since else []),
            *([~answers.c.right] if wrong or idea else []),
            *([_came_from(idea, scope)] if idea else []),
        ]
        if before is not None:
            older = and_(time == before.answered, number < before.id)
            wanted += [time <= before.answered, or_(time < before.answered, older)]
        columns = [answers.c[n] for n in AnswerLine.__slots__ if n in answers.c]
        query = select(*columns, time.label("answered"), houses.c.house).join(
            houses, houses.c.hash == answers.c.house_hash
        )
        ordered = query.where(*wanted).order_by(time.desc(), number.desc()).limit(count + 1)
        lines = [AnswerLine(**row._asdict()) for row in self._rows(ordered)]
        return Page(tuple(lines[:count]), more=len(lines) > count)

    def drilled(self, person: int) -> dict[str, bool]:
        """Return whether each scenario of drills was right the last time, by its stored text."""
        scope = Scope(person, mode=Mode.DRILL)
        bounds = self._bounds(scope)
        if bounds is None:
            return {}
        query = select(answers.c.scenario, answers.c.right).where(
            answers.c.person_id == person,
            answers.c.mode == Mode.DRILL,
            answers.c.day.between(*bounds),
        )
        ordered = query.order_by(answers.c.answered_utc, answers.c.id)
        return {row.scenario: row.right for row in self._rows(ordered)}

    def learners(self, today: date, span: int) -> tuple[Learner, ...]:
        """Return everybody by name, with the figures of the last `span` days, today among them."""
        since = today - timedelta(days=span - 1)
        before = since - timedelta(days=span)
        whole = self._by_person(days, None)
        recent = self._by_person(days, days.c.day >= since)
        earlier = self._by_person(days, and_(days.c.day >= before, days.c.day < since))
        query = select(days.c.person_id, func.max(days.c.day)).group_by(days.c.person_id)
        last = dict(tuple(row) for row in self._rows(query))
        topics, ideas = self._topics(since), self._ideas(since)
        everybody = self._rows(select(people.c.id, people.c.name).order_by(people.c.folded))
        return tuple(
            Learner(
                person=row.id,
                name=row.name,
                last=last.get(row.id),
                figures=whole.get(row.id, Figures()),
                recent=recent.get(row.id, Figures()),
                before=earlier.get(row.id, Figures()),
                topics=topics[row.id],
                ideas=ideas[row.id],
            )
            for row in everybody
        )

    def recount(self) -> None:
        """Make all sums anew from the answers."""
        with self._database.writing() as connection:
            recount(connection)

    def _by_person(self, table: Table, wanted: ColumnElement[bool] | None) -> dict[int, Figures]:
        query = _summed(table, table.c.person_id)
        rows = self._rows(query if wanted is None else query.where(wanted))
        return {row.person_id: _figures(row) for row in rows}

    def _topics(self, since: date) -> Mapping[int, dict[str, Figures]]:
        keys = (skill_days.c.person_id, skill_days.c.topic)
        found: dict[int, dict[str, Figures]] = defaultdict(dict)
        for row in self._rows(_summed(skill_days, *keys).where(skill_days.c.day >= since)):
            found[row.person_id][row.topic] = _figures(row)
        return found

    def _ideas(self, since: date) -> Mapping[int, Counter[str]]:
        keys = (idea_days.c.person_id, idea_days.c.idea)
        query = select(*keys, func.sum(idea_days.c.answered).label("number")).group_by(*keys)
        found: dict[int, Counter[str]] = defaultdict(Counter)
        for row in self._rows(query.where(idea_days.c.day >= since)):
            found[row.person_id][row.idea] = int(row.number)
        return found

    def _bounds(self, scope: Scope) -> tuple[date, date] | None:
        """Return the first and the last day on which there are such answers."""
        ends = (func.min(days.c.day).label("first"), func.max(days.c.day).label("last"))
        (row,) = self._rows(select(*ends).where(_within(days, scope)))
        return None if row.first is None else (row.first, row.last)

    def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with self._database.reading() as connection:
            return connection.execute(query).all()


def _summed(table: Table, *keys: ColumnElement[Any]) -> Select[Any]:
    sums = (func.sum(table.c[name]).label(name) for name in NAMES)
    return select(*keys, *sums).group_by(*keys)


def _within(table: Table, scope: Scope) -> ColumnElement[bool]:
    wanted = [table.c.person_id == scope.person]
    if scope.house is not None:
        wanted.append(table.c.house == scope.house)
    if scope.mode is not None:
        wanted.append(table.c.mode == scope.mode)
    if scope.since is not None:
        wanted.append(table.c.day >= scope.since)
    return and_(*wanted)


def _came_from(idea: str, scope: Scope) -> ColumnElement[bool]:
    """Tell of an answer whether an idea is the first of a part; other days are not looked at."""
    when = select(idea_days.c.day).where(_within(idea_days, scope), idea_days.c.idea == idea)
    first = to_json({"ideas": [idea]})[1:-2]
    parts = cast(answers.c.parts, Text)
    return and_(answers.c.day.in_(when), parts.contains(first, autoescape=True))


def _figures(row: Row[Any]) -> Figures:
    return Figures(*(int(getattr(row, name)) for name in NAMES))
