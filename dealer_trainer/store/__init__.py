"""The records: people and their answers in a database, each answer on the disk before it returns.

Only this room knows SQLAlchemy and Alembic; both take long to import, so a window imports it after
its first paint.
"""

from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.store import Store
from dealer_trainer.store.stored import StoredAnswer, StoredPart

__all__ = ["Store", "StoreError", "StoredAnswer", "StoredPart", "Trouble"]
