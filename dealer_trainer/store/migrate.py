"""The way from any stored schema to the newest; imported only when there is a way to go."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def migrate(engine: Engine, folder: Path) -> None:
    """Create the schema or bring it to the newest revision, wholly or not at all."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # The driver begins by itself only before rows are written; this also makes a second
            # window wait, which then finds nothing left to do.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
