"""Tables: the same figures on the screen, on paper and in a file."""

import csv
import io
from datetime import UTC, date, datetime

import pytest

from dealer_trainer.practice import Figures
from dealer_trainer.reports.csv_file import csv_of
from dealer_trainer.reports.person import PersonResults, person_parts
from dealer_trainer.reports.results import (
    SkillGrid,
    hands_table,
    ideas_table,
    learners_table,
    topics_table,
    weak_topics,
    weeks_table,
    whole_table,
)
from dealer_trainer.reports.tables import Column, Figure, Form, Table, shown
from dealer_trainer.store import DayFigures, Learner, SkillFigures
from dealer_trainer.wording import Language, Words

ENGLISH, RUSSIAN = Words(Language.ENGLISH), Words(Language.RUSSIAN)
FIFTEEN = Figures(25, 15, 4, 107_500, overpaid=1200, underpaid=30, boxes=50)
SKILLS = (
    SkillFigures("payout", "pair", FIFTEEN),
    SkillFigures("payout", "ace_king", Figures(3, 3)),
    SkillFigures("bonus", "flush", Figures(10, 10)),
    SkillFigures("of_tomorrow", "flush", Figures(1, 0)),
)
TABLE = Table(
    "Anything",
    (
        Column("Name"),
        Column("Right", Form.NUMBER),
        Column("Seconds", Form.TENTHS),
        Column("Money", Form.MONEY),
        Column("Day", Form.DAY),
    ),
    (('=SUM(A1); "x"', 12500, 43, -3, date(2026, 3, 1)), ("Анна", None, None, 1, None)),
)


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_csv_file_has_a_bom_and_is_read_back_with_its_separator(separator: str) -> None:
    raw = csv_of(RUSSIAN, TABLE, separator)
    assert raw.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline=""), delimiter=separator))
    assert rows[0] == ["Name", "Right", "Seconds", "Money", "Day"]
    assert rows[1] == ['\'=SUM(A1); "x"', "12500", "4,3", "-3", "2026-03-01"]
    assert rows[2] == ["Анна", "", "", "1", ""]


def test_values_are_written_as_the_language_does() -> None:
    assert shown(RUSSIAN, Form.TENTHS, 43) == "4,3"
    assert shown(ENGLISH, Form.TENTHS, 12_345) == "1,234.5"
    assert shown(RUSSIAN, Form.NUMBER, 12500) == "12\N{NO-BREAK SPACE}500"
    assert shown(RUSSIAN, Form.DAY, date(2026, 3, 1)) == "01.03.2026"
    assert shown(ENGLISH, Form.DAY, date(2026, 3, 1)) == "2026-03-01"
    time = datetime(2026, 3, 1, 12, 5, tzinfo=UTC)
    here = time.astimezone().strftime("%H:%M")
    assert shown(ENGLISH, Form.MOMENT, time).endswith(here)
    assert shown(ENGLISH, Form.MONEY, None) == "\N{EN DASH}"


def test_fifteen_right_and_ten_wrong_are_60_in_every_table_and_file() -> None:
    skills, days = SKILLS[:1], [DayFigures(date(2026, 3, 4), FIFTEEN)]
    assert topics_table(ENGLISH, skills).rows == (("Payout of the bet", 25, 60, 43, 4, 2400, 60),)
    assert hands_table(ENGLISH, skills).rows == (("pair", 25, 60, 43, 4, 2400, 60),)
    assert weeks_table(ENGLISH, days).rows == ((date(2026, 3, 2), 25, 60, 43, 4, 2400, 60),)
    assert ("Right, %", Figure(Form.NUMBER, 60)) in whole_table(ENGLISH, FIFTEEN).rows
    whole = csv_of(RUSSIAN, whole_table(RUSSIAN, FIFTEEN), ";").decode()
    assert "Верно, %;60\r\n" in whole
    assert ";4,3\r\n" in whole
    assert ";2400\r\n" in whole
    assert ";25;60;" in csv_of(ENGLISH, topics_table(ENGLISH, skills), ";").decode()
    (row,) = learners_table(ENGLISH, [Learner(1, "Anna", None, FIFTEEN, FIFTEEN, Figures())]).rows
    assert row[2:6] == (25, 25, 60, None)


def test_topics_and_combinations_come_in_the_order_of_the_trade() -> None:
    assert [row[0] for row in topics_table(ENGLISH, SKILLS).rows] == [
        "Payout of the bet",
        "Bonus",
        "of_tomorrow",
    ]
    assert [row[0] for row in hands_table(ENGLISH, SKILLS).rows] == ["ace-king", "pair", "flush"]


def test_a_skill_with_few_answers_is_marked_and_has_no_level() -> None:
    grid = SkillGrid.of(SKILLS)
    table = grid.table(ENGLISH)
    assert [column.title for column in table.columns] == ["Topic", "ace-king", "pair", "flush"]
    assert table.rows[0] == ("Payout of the bet", "few: 3", "60\N{NO-BREAK SPACE}%", None)
    assert [grid.level(0, column) for column in range(4)] == [None, None, 60, None]
    assert grid.level(1, 3) == 100


def test_weak_topics_are_those_with_enough_answers_and_little_right() -> None:
    topics = {"payout": FIFTEEN, "bonus": Figures(9, 0), "fold": Figures(10, 9)}
    assert weak_topics(ENGLISH, topics) == ["Payout of the bet 60\N{NO-BREAK SPACE}%"]


def test_an_idea_of_another_version_is_shown_as_it_is_stored() -> None:
    table = ideas_table(ENGLISH, [("stand_off_paid", 4), ("of_tomorrow", 1)])
    assert table.rows[1] == ("of_tomorrow", 1)
    assert table.rows[0][0] != "stand_off_paid"


@pytest.mark.parametrize("words", [ENGLISH, RUSSIAN])
def test_the_page_of_a_person_names_him_and_escapes_what_he_is_called(words: Words) -> None:
    days = [DayFigures(date(2026, 3, 4), FIFTEEN)]
    person = PersonResults("<b>Anna</b>", "All", SKILLS, days, [("stand_off_paid", 4)])
    text = "".join(person_parts(words, person, date(2026, 3, 5)))
    assert "&lt;b&gt;Anna&lt;/b&gt;" in text
    assert ">60<" in text
    empty = PersonResults("Anna", "All", (), (), ())
    assert len(person_parts(words, empty, date(2026, 3, 5))) == 1
