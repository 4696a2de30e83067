"""Results as tables: by topic, by class of hand, by week, wrong ideas, answers, people."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.practice import Figures
from dealer_trainer.reports.tables import Column, Figure, Form, Table, Value
from dealer_trainer.store import AnswerLine, DayFigures, Learner, SkillFigures
from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import per_cent_text
from dealer_trainer.wording.result_names import (
    Name,
    few_text,
    named,
    often_text,
    weak_text,
    why,
)
from dealer_trainer.wording.results import (
    stored_hand,
    stored_idea,
    stored_kind,
    stored_mode,
    stored_topic,
)

#: With fewer answers nothing is said of how well somebody does.
ENOUGH = 10
#: Below it a topic is called weak, in per cent.
WEAK = 80
#: From it on a skill is called strong, in per cent.
STRONG = 95
_MOST_WEAK = 3

_TOPICS = {topic.value: place for place, topic in enumerate(Topic)}
_HANDS = {hand.value: hand.level for hand in Hand}


def figure_columns(words: Words) -> tuple[Column, ...]:
    """Return the columns that `figure_values` fills."""
    return (
        column(words, Name.ANSWERS, Form.NUMBER),
        column(words, Name.ACCURACY, Form.NUMBER),
        column(words, Name.SECONDS, Form.TENTHS),
        column(words, Name.SLOW, Form.NUMBER),
        column(words, Name.OVERPAID, Form.MONEY),
        column(words, Name.UNDERPAID, Form.MONEY),
    )


def figure_values(figures: Figures) -> tuple[int | None, ...]:
    """Return the figures in the order of their columns."""
    return (
        figures.answered,
        figures.accuracy,
        figures.tenths,
        figures.slow,
        figures.for_100_boxes(figures.overpaid),
        figures.for_100_boxes(figures.underpaid),
    )


def total(days: Iterable[DayFigures]) -> Figures:
    """Return the figures of all days together."""
    return sum((day.figures for day in days), Figures())


def whole_table(words: Words, figures: Figures) -> Table:
    """Return the figures of all answers, one in a row."""
    first, *rest = (
        (each.why or each.title, Figure(each.form, value))
        for each, value in zip(figure_columns(words), figure_values(figures), strict=True)
    )
    counts = (
        (named(words, Name.RIGHT_ANSWERS), Figure(Form.NUMBER, figures.right)),
        (named(words, Name.WRONG_ANSWERS), Figure(Form.NUMBER, figures.wrong)),
    )
    columns = (column(words, Name.FIGURE), column(words, Name.VALUE, Form.NUMBER))
    return Table(named(words, Name.ALL), columns, (first, *counts, *rest))


def topics_table(words: Words, skills: Iterable[SkillFigures]) -> Table:
    """Return the figures by topic, in the order in which topics are chosen."""
    sums = _summed(skills, lambda each: each.topic)
    rows = ((stored_topic(words, key), sums[key]) for key in sorted(sums, key=_place_of_topic))
    return _figures_table(words, Name.BY_TOPIC, column(words, Name.TOPIC), rows)


def hands_table(words: Words, skills: Iterable[SkillFigures]) -> Table:
    """Return the figures by the class of the hand that was asked about, the lowest first."""
    sums = _summed(skills, lambda each: each.combination)
    rows = ((stored_hand(words, key), sums[key]) for key in sorted(sums, key=_place_of_hand))
    return _figures_table(words, Name.BY_COMBINATION, column(words, Name.COMBINATION), rows)


def weeks_table(words: Words, days: Iterable[DayFigures]) -> Table:
    """Return the figures week by week, named by their Mondays, the first one first."""
    monday = column(words, Name.WEEK, Form.DAY)
    return _figures_table(words, Name.BY_WEEK, monday, weeks(days).items())


@dataclass(frozen=True, slots=True)
class SkillGrid:
    """Figures by topic and class of hand, as a table with a topic in each row.

    `topics` and `hands` are its rows and its columns after the first, as they are stored.
    """

    topics: tuple[str, ...]
    hands: tuple[str, ...]
    cells: Mapping[tuple[str, str], Figures]

    @classmethod
    def of(cls, skills: Iterable[SkillFigures]) -> Self:
        """Return the grid of the skills that were asked about."""
        cells = {(each.topic, each.combination): each.figures for each in skills}
        topics = sorted({topic for topic, _ in cells}, key=_place_of_topic)
        hands = sorted({hand for _, hand in cells}, key=_place_of_hand)
        return cls(tuple(topics), tuple(hands), cells)

    def level(self, row: int, column: int) -> int | None:
        """Return the per cent of a cell of the table, None where there are few answers or none."""
        if column == 0:
            return None
        figures = self.cells.get((self.topics[row], self.hands[column - 1]))
        return figures.accuracy if figures and figures.answered >= ENOUGH else None

    def table(self, words: Words) -> Table:
        """Return how many are right; where there are few answers their number is told instead."""
        hands = (Column(stored_hand(words, hand)) for hand in self.hands)
        rows = (
            (
                stored_topic(words, topic),
                *(_skill(words, self.cells.get((topic, hand))) for hand in self.hands),
            )
            for topic in self.topics
        )
        columns = (column(words, Name.TOPIC), *hands)
        return Table(named(words, Name.SKILLS), columns, tuple(rows))


def weeks(days: Iterable[DayFigures]) -> dict[date, Figures]:
    """Return the figures of the weeks by their Mondays."""
    sums: dict[date, Figures] = defaultdict(Figures)
    for each in days:
        sums[each.day - timedelta(days=each.day.weekday())] += each.figures
    return dict(sorted(sums.items()))


def ideas_table(words: Words, ideas: Iterable[tuple[str, int]]) -> Table:
    """Return the wrong ideas by how many answers probably came from them."""
    columns = (column(words, Name.IDEA), column(words, Name.IDEA_ANSWERS, Form.NUMBER))
    rows = ((stored_idea(words, idea), count) for idea, count in ideas)
    return Table(named(words, Name.IDEAS), columns, tuple(rows))


def answers_table(words: Words, lines: Iterable[AnswerLine], houses: Mapping[str, str]) -> Table:
    """Return answers line by line; `houses` are the names of houses by their ids."""
    columns = (
        column(words, Name.ANSWERED, Form.MOMENT),
        column(words, Name.RESULT),
        column(words, Name.QUESTION),
        column(words, Name.TOPIC),
        column(words, Name.COMBINATION),
        column(words, Name.HOUSE),
        column(words, Name.MODE),
        column(words, Name.SECONDS, Form.TENTHS),
        column(words, Name.OVERPAID_THERE, Form.MONEY),
        column(words, Name.UNDERPAID_THERE, Form.MONEY),
    )
    rows = (
        (
            line.answered,
            named(words, Name.RIGHT if line.right else Name.WRONG),
            stored_kind(words, line.kind),
            stored_topic(words, line.topic),
            stored_hand(words, line.combination),
            houses.get(line.house, line.house),
            stored_mode(words, line.mode),
            round(line.milliseconds / 100),
            line.overpaid,
            line.underpaid,
        )
        for line in lines
    )
    return Table(named(words, Name.ANSWERS), columns, tuple(rows))


def learners_table(words: Words, learners: Iterable[Learner]) -> Table:
    """Return people side by side, with the figures of the last days after those of all time."""
    columns = (
        column(words, Name.PERSON),
        column(words, Name.LAST, Form.DAY),
        column(words, Name.ANSWERS, Form.NUMBER),
        column(words, Name.LATELY, Form.NUMBER),
        column(words, Name.ACCURACY, Form.NUMBER),
        column(words, Name.BEFORE, Form.NUMBER),
        column(words, Name.TREND),
        column(words, Name.SECONDS, Form.TENTHS),
        column(words, Name.WEAK),
        column(words, Name.IDEAS),
    )
    rows = (_learner(words, each) for each in learners)
    return Table(named(words, Name.EVERYBODY), columns, tuple(rows))


def column(words: Words, name: Name, form: Form = Form.TEXT) -> Column:
    """Return a column under its title."""
    return Column(named(words, name), form, why(words, name))


def _learner(words: Words, learner: Learner) -> tuple[Value, ...]:
    return (
        learner.name or named(words, Name.NOBODY),
        learner.last,
        learner.figures.answered,
        learner.recent.answered,
        learner.recent.accuracy,
        learner.before.accuracy,
        _trend(words, learner.before, learner.recent),
        learner.recent.tenths,
        "; ".join(weak_topics(words, learner.topics)),
        "; ".join(_most(words, learner.ideas)),
    )


def weak_topics(words: Words, topics: Mapping[str, Figures]) -> list[str]:
    """Return the weakest topics with enough answers, the weakest first, with their per cent."""
    weak = [
        (each.accuracy, topic)
        for topic, each in topics.items()
        if each.accuracy is not None and each.answered >= ENOUGH and each.accuracy < WEAK
    ]
    return [
        weak_text(words, stored_topic(words, topic), per_cent_text(words, accuracy))
        for accuracy, topic in sorted(weak)[:_MOST_WEAK]
    ]


def _most(words: Words, ideas: Mapping[str, int]) -> list[str]:
    first = sorted(ideas.items(), key=lambda each: (-each[1], each[0]))[:_MOST_WEAK]
    return [often_text(words, stored_idea(words, idea), count) for idea, count in first]


def _trend(words: Words, before: Figures, recent: Figures) -> str:
    if min(before.answered, recent.answered) < ENOUGH:
        return named(words, Name.FEW)
    change = (recent.accuracy or 0) - (before.accuracy or 0)
    if change == 0:
        return named(words, Name.NO_CHANGE)
    return f"↑ +{change}" if change > 0 else f"↓ \N{MINUS SIGN}{-change}"


def _skill(words: Words, figures: Figures | None) -> str | None:
    if figures is None or figures.accuracy is None:
        return None
    if figures.answered < ENOUGH:
        return few_text(words, figures.answered)
    return per_cent_text(words, figures.accuracy)


def _summed(
    skills: Iterable[SkillFigures], key: Callable[[SkillFigures], str]
) -> dict[str, Figures]:
    sums: dict[str, Figures] = defaultdict(Figures)
    for each in skills:
        sums[key(each)] += each.figures
    return sums


def _figures_table(
    words: Words, title: Name, first: Column, sums: Iterable[tuple[Value, Figures]]
) -> Table:
    rows = ((key, *figure_values(figures)) for key, figures in sums)
    return Table(named(words, title), (first, *figure_columns(words)), tuple(rows))


def _place_of_topic(stored: str) -> tuple[int, str]:
    return _TOPICS.get(stored, len(_TOPICS)), stored


def _place_of_hand(stored: str) -> tuple[int, str]:
    return _HANDS.get(stored, len(_HANDS)), stored
