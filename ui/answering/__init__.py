"""What is asked beside the table: choices, amounts, cards to mark and chips to lay, row by row."""

from ui.answering.rows import AnswerRows

__all__ = ["AnswerRows"]
