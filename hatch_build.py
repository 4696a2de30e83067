"""Build hook: every wheel, sdist and editable install carries compiled translations."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[BuilderConfig]):
    """Compile each .po to the .mo beside it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's)
        """Write the .mo files before hatchling collects what it packs."""
        for source in Path(self.root, "dealer_trainer/wording/locale").glob("*/LC_MESSAGES/*.po"):
            with source.open("rb") as readable:
                catalog = read_po(readable)
            with source.with_suffix(".mo").open("wb") as writable:
                write_mo(writable, catalog)
