"""The table: a painted felt with child widgets for cards, bets and chips."""

from ui.table.view import TableView

__all__ = ["TableView"]
