"""What a screen reader finds on the table."""

from collections.abc import Callable, Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface

from dealer_trainer.questions import Question
from dealer_trainer.wording import Language, Words
from ui.table import TableView

Ask = Callable[[str], Question]
Role = QAccessible.Role


def tree(table: TableView) -> list[tuple[Role, str]]:
    """Return role and name of everything that is visible."""

    def walk(node: QAccessibleInterface) -> Iterator[tuple[Role, str]]:
        for index in range(node.childCount()):
            child = node.child(index)
            if not child.state().invisible:
                yield child.role(), child.text(QAccessible.Text.Name)
                yield from walk(child)

    return list(walk(QAccessible.queryAccessibleInterface(table)))


def names(table: TableView, role: Role) -> list[str]:
    return [name for found, name in tree(table) if found is role]


def test_boxes_and_dealer_are_groups_with_names(table: TableView, ask: Ask) -> None:
    table.show_question(ask("exchanges, fold, blind, three repeats"))
    groups = names(table, Role.Grouping)
    assert set(groups) == {
        "Dealer",
        "Box 1, buys game",
        "Box 2, folded",
        "Box 3, blind",
        "Box 4, blind, buys game",
    }


def test_every_card_is_a_picture_with_its_name(table: TableView, ask: Ask) -> None:
    table.show_question(ask("one box"))
    cards = names(table, Role.Graphic)
    assert {"three of hearts", "eight of diamonds, bought", "queen of clubs"} <= set(cards)
    assert len(cards) == 11


def test_every_bet_is_a_text_field_with_box_and_stake(table: TableView, ask: Ask) -> None:
    table.show_question(ask("one box"))
    assert set(names(table, Role.EditableText)) == {
        "Box 3, ante 75",
        "Box 3, bet 150",
        "Box 3, bonus 50",
        "Box 3, insurance 75",
        "Box 3, draw fee",
    }


def test_stakes_chips_and_limits_can_be_read(table: TableView, ask: Ask) -> None:
    table.show_question(ask("one box"))
    read = {name for _, name in tree(table)}
    assert {"ANTE", "BET", "75", "150"} <= read
    assert "chips: 3 × 25" in read
    assert any("MAXIMUM PAYOUT 10,000" in name for name in read)


def test_every_button_has_a_name(table: TableView, ask: Ask) -> None:
    table.show_question(ask("one box"))
    assert names(table, Role.PushButton)[:3] == [
        "Take the stake",
        "Return the stake",
        "Erase the answer",
    ]
    assert "Pay 1,000 more" in names(table, Role.PushButton)


def test_given_back_cards_are_named(table: TableView, ask: Ask) -> None:
    table.show_question(ask("two outer boxes"))
    read = {name for _, name in tree(table)}
    assert {"three of clubs, given back", "king of diamonds, given back"} <= read


def test_names_follow_the_language(table: TableView, ask: Ask) -> None:
    table.show_question(ask("one box"))
    table.set_words(Words(Language.RUSSIAN))
    assert "тройка червей" in names(table, Role.Graphic)
    assert "Бокс 3, бет 150" in names(table, Role.EditableText)


def test_a_table_is_read_in_order_first_the_cards_then_each_stake_and_its_answer(
    table: TableView, ask: Ask
) -> None:
    table.show_question(ask("one box"))
    read = [name for _, name in tree(table) if name]
    wanted = [
        "Dealer", "queen of diamonds", "two of spades, lay face up", "Box 3", "three of hearts",
        "eight of diamonds, bought", "BONUS", "50", "Box 3, bonus 50", "INSURANCE",
        "Box 3, insurance 75", "ANTE", "Box 3, ante 75", "BET", "Box 3, bet 150",
        "Take the stake",
    ]  # fmt: skip
    places = [read.index(name) for name in wanted]
    assert places == sorted(places)
