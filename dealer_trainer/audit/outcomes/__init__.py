"""Every outcome that a settlement can have in a house, as tables with a scenario for each row."""

from dealer_trainer.audit.outcomes.reduction import rows_of
from dealer_trainer.audit.outcomes.rows import Branch, Case, End, Row
from dealer_trainer.audit.outcomes.tables import Outcome, Table, table, tables

__all__ = ["Branch", "Case", "End", "Outcome", "Row", "Table", "rows_of", "table", "tables"]
