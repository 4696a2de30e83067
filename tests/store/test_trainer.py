"""The trainer's PIN: set once, checked slowly, and without it none is right."""

from contextlib import closing
from datetime import timedelta

import pytest

from dealer_trainer.store import Store, UnfitPinError
from tests.store.conftest import NOON, Place

pytestmark = pytest.mark.usefixtures("quick_pins")


def test_as_long_as_there_is_no_pin_none_is_right(store: Store) -> None:
    assert not store.trainer.has_pin
    assert not store.trainer.check_pin("", NOON).right
    assert not store.trainer.check_pin("1234", NOON).right


def test_the_first_pin_is_set_once(store: Store, place: Place) -> None:
    assert store.trainer.set_first_pin("2580")
    with closing(place.open()) as other:
        assert not other.trainer.set_first_pin("1111")
        assert other.trainer.check_pin("2580", NOON).right
    ((kept,),) = place.rows("SELECT pin FROM trainers")
    assert "2580" not in kept
    assert kept.startswith("$argon2")


def test_wrong_pins_are_slowed_and_another_pin_ends_the_old_one(store: Store) -> None:
    trainer = store.trainer
    trainer.set_first_pin("2580")
    for _ in range(3):
        check = trainer.check_pin("0000", NOON)
    assert check.wait == timedelta(seconds=5)
    assert not trainer.check_pin("2580", NOON).right
    assert trainer.check_pin("2580", NOON + timedelta(seconds=5)).right
    trainer.set_pin("13579")
    assert not trainer.check_pin("2580", NOON + timedelta(minutes=1)).right
    assert trainer.check_pin("13579", NOON + timedelta(minutes=1)).right


def test_a_pin_has_four_digits_at_least(store: Store) -> None:
    with pytest.raises(UnfitPinError):
        store.trainer.set_first_pin("123")
    assert not store.trainer.has_pin
