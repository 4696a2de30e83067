"""The one call that opens the records wherever they are kept."""

import os
from datetime import datetime
from pathlib import Path

from dealer_trainer.store.errors import StoreError, Trouble
from dealer_trainer.store.shared import SharedStore
from dealer_trainer.store.store import Store

FILE_NAME = "answers.sqlite"
#: The URL of a PostgreSQL database; it has the last word over the setting.
DATABASE_VARIABLE = "DEALER_TRAINER_DATABASE"


def open_store(data: Path, database: str, now: datetime, *, ask: bool = True) -> Store:
    """Open the records: on the server that the environment or `database` names, else in a file.

    `data` is the data folder, `database` the setting, empty for a file. Makes the copy of the day;
    if it cannot be made the store's `copy_trouble` says why, and practice goes on. Raises
    StoreError, with CORRUPT if the copy shows that the file is damaged. Without `ask` a server is
    not waited for, but connected to when it is first needed.
    """
    address = os.environ.get(DATABASE_VARIABLE) or database
    if address:
        return SharedStore.connect(address, data, now, ask=ask)
    store = Store.open(data / FILE_NAME)
    try:
        store.copy_daily(now)
    except StoreError as error:
        if error.trouble is Trouble.CORRUPT:
            store.close()
            raise
        store.copy_trouble = error
    store.catch_up()
    return store
