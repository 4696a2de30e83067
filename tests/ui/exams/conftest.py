"""A short exam of three questions, so that a whole one is sat within a test."""

from pathlib import Path

import pytest

PASSPHRASE = "four horses eat hay"
SHORT = """\
id: short
names: {ru: "Короткий", en: "Short"}
version: 1
house: russian_poker
sections:
  - {names: {ru: Бокс, en: A box}, kind: settle_box, number: 2, topic: payout}
  - {names: {ru: Нет игры, en: No game}, kind: settle_box, number: 1, topic: no_game}
minutes: 10
seconds: 120
pass_mark: 60
tries: {most: 2, wait_days: 0}
valid_months: 12
shows: questions
"""


@pytest.fixture
def short_plan(data: Path) -> str:
    """Put the short plan among the examiner's own and return its id."""
    folder = data / "exams"
    folder.mkdir(parents=True)
    (folder / "short.yaml").write_text(SHORT, encoding="utf-8")
    return "short"
