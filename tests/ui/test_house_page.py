"""The page behind F1, for every house, in both languages and both layouts."""

import pytest
from pytestqt.qtbot import QtBot

from dealer_trainer.files import Houses
from dealer_trainer.house import House
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.house_page import dealer_line, house_name, house_page
from dealer_trainer.wording.rules import rule_sentence
from ui.pages.house import HousePage
from ui.reading import Reading
from ui.theme import DARK, LIGHT


@pytest.mark.parametrize("width", [500, 1500])
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("house", Houses().all(), ids=lambda house: house.id)
def test_page_holds_every_decision_and_the_rules_behind_them(
    qtbot: QtBot, house: House, language: Language, width: int
) -> None:
    words = Words(language)
    page = HousePage(words, LIGHT)
    qtbot.addWidget(page)
    page.resize(width, 600)
    page.show()
    page.enter(house)
    (reading,) = page.findChildren(Reading)
    said = reading.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    for section in house_page(words, house):
        assert section.title in said
        for row in section.rows:
            assert row.name in said
            assert row.value.replace("\N{NO-BREAK SPACE}", " ") in said
            if row.rule:
                assert rule_sentence(words, row.rule) in said
    assert reading.accessibleName() == f"{house_name(words, house)} — {dealer_line(words, house)}"
    assert reading.horizontalScrollBar().maximum() == 0


def test_page_keeps_its_place_when_colours_and_language_change(qtbot: QtBot) -> None:
    page = HousePage(Words(Language.ENGLISH), LIGHT)
    qtbot.addWidget(page)
    page.resize(600, 300)
    page.show()
    page.enter(Houses().named("russian_poker"))
    (reading,) = page.findChildren(Reading)
    reading.verticalScrollBar().setValue(200)
    page.set_theme(DARK)
    page.set_words(Words(Language.RUSSIAN))
    assert reading.verticalScrollBar().value() == 200
    page.enter(Houses().named("poker_plus"))
    assert reading.verticalScrollBar().value() == 0
