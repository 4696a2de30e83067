"""Exams without the cost of a real passphrase."""

import pytest

from dealer_trainer.exams import keys


@pytest.fixture
def quick_passphrases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend less on a passphrase than the program does."""
    monkeypatch.setattr(keys, "_MEMORY", 64)
    monkeypatch.setattr(keys, "_PASSES", 1)
