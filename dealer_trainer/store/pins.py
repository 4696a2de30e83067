"""PINs: kept as argon2 makes them, and how long one waits after wrong ones.

A PIN keeps people who share a computer out of each other's results. It does not keep out who can
copy the file of the database and has the time to try all PINs.
"""

from datetime import datetime, timedelta

from dealer_trainer.store.errors import StoreError, Trouble

SHORTEST, LONGEST = 4, 12
FREE_TRIES = 3
_FIRST_WAIT = 5
_LONGEST_WAIT = 900
_DOUBLINGS = 8


class UnfitPinError(ValueError):
    """A PIN has from four to twelve digits."""


def check_fit(pin: str) -> None:
    """Raise UnfitPinError unless this can be a PIN."""
    if not (SHORTEST <= len(pin) <= LONGEST and pin.isascii() and pin.isdecimal()):
        raise UnfitPinError


def pin_hash(pin: str) -> str:
    """Return what is kept of a PIN; raise UnfitPinError."""
    check_fit(pin)
    from argon2 import PasswordHasher

    return PasswordHasher().hash(pin)


def is_pin(kept: str, pin: str) -> bool:
    """Tell whether a PIN is the one that is kept; StoreError if what is kept is damaged."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

    try:
        return PasswordHasher().verify(kept, pin)
    except VerifyMismatchError:
        return False
    except (InvalidHashError, VerificationError) as error:
        raise StoreError(Trouble.CORRUPT, type(error).__name__) from None


def wait_before(wrong: int, last: datetime | None, now: datetime) -> timedelta:
    """Return how long to wait before the next try, after so many wrong ones in a row.

    The first three are free, then it is 5 s, doubled with each, up to 15 min, and never longer than
    that from now, should the clock have been put back.

    >>> noon = datetime(2026, 3, 1, 12)
    >>> wait_before(5, noon, noon + timedelta(seconds=4)).total_seconds()
    16.0
    """
    if wrong < FREE_TRIES or last is None:
        return timedelta()
    doubled = min(wrong - FREE_TRIES, _DOUBLINGS)
    seconds = min(_FIRST_WAIT << doubled, _LONGEST_WAIT)
    left = (last - now).total_seconds() + seconds
    return timedelta(seconds=min(max(left, 0), seconds))
