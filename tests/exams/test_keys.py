"""The examiner's key: under a passphrase of some strength, and no way to it without."""

from dataclasses import replace

import pytest

from dealer_trainer.exams.keys import (
    KeptKey,
    OpenKey,
    WeakPassphraseError,
    WrongPassphraseError,
    is_signed,
)
from dealer_trainer.exams.public_key import NotAKeyError, public_key_text, read_public_key
from tests.exams.helpers import PASSPHRASE


@pytest.fixture
def key() -> OpenKey:
    return OpenKey(bytes(range(64)))


@pytest.fixture
def kept(key: OpenKey, quick_passphrases: None) -> KeptKey:
    return key.keep(PASSPHRASE)


def test_the_passphrase_opens_the_key_as_it_was(key: OpenKey, kept: KeptKey) -> None:
    again = kept.open(PASSPHRASE)
    assert again.public == key.public == kept.public
    assert is_signed(key.public, b"text", again.sign(b"text"))
    assert again.unseal(key.seal({"seed": 7})) == {"seed": 7}


@pytest.mark.parametrize("wrong", ["", PASSPHRASE[:-1], PASSPHRASE.upper(), f"{PASSPHRASE} "])
def test_a_wrong_passphrase_opens_nothing(wrong: str, kept: KeptKey) -> None:
    with pytest.raises(WrongPassphraseError):
        kept.open(wrong)


def test_a_letter_is_the_same_in_one_sign_or_in_two(key: OpenKey, quick_passphrases: None) -> None:
    kept = key.keep("йод и чай на столе")
    again = kept.open("и\N{COMBINING BREVE}од и чаи\N{COMBINING BREVE} на столе")
    assert again.public == key.public


@pytest.mark.parametrize(
    "weak", ["", "short", "12345678901", "aaaaaaaaaaaaaaaa", "abcababcabababc"]
)
def test_a_weak_passphrase_is_refused(weak: str, key: OpenKey) -> None:
    with pytest.raises(WeakPassphraseError):
        key.keep(weak)


def test_what_is_kept_does_not_hold_the_key(key: OpenKey, kept: KeptKey) -> None:
    assert bytes(range(32)).hex() not in kept.sealed
    other = key.keep(PASSPHRASE)
    assert (other.salt, other.sealed) != (kept.salt, kept.sealed)


@pytest.mark.parametrize(
    "change",
    [
        {"public": OpenKey(bytes(64)).public},
        {"salt": "00" * 16},
        {"sealed": "00" * 92},
        {"salt": "x"},
    ],
)
def test_an_altered_key_is_not_opened(change: dict[str, str], kept: KeptKey) -> None:
    with pytest.raises(WrongPassphraseError):
        replace(kept, **change).open(PASSPHRASE)


def test_what_another_key_has_sealed_stays_sealed(key: OpenKey) -> None:
    sealed = OpenKey(bytes(64)).seal({"seed": 7})
    for each in (sealed, "", "zz", sealed[:-2]):
        with pytest.raises(WrongPassphraseError):
            key.unseal(each)


def test_two_new_keys_are_not_the_same() -> None:
    assert OpenKey.new().public != OpenKey.new().public


def test_a_public_key_is_read_from_its_text_alone(key: OpenKey) -> None:
    assert read_public_key(public_key_text(key.public)) == key.public
    for wrong in ("", key.public, public_key_text(key.public[:-1]), public_key_text("A" * 64)):
        with pytest.raises(NotAKeyError):
            read_public_key(wrong)
