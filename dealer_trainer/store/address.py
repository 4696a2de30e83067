"""The URL of the database on a server: what may be shown of it, and one made of its parts."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from dealer_trainer.store.engine import make_server_engine
from dealer_trainer.store.errors import StoreError, Trouble


def shown_address(address: str) -> str:
    """Return a URL without its password; nothing of what cannot be understood."""
    try:
        return _written(make_url(address)._replace(password=None).set(query={}))
    except (ArgumentError, ValueError):
        return ""


def whole_address(address: str, password: str, before: str) -> str:
    """Return a URL with a password; without one that of the URL `before`, if both name one place.

    Raises StoreError with BAD_ADDRESS or NO_DRIVER, without any part of the URL.
    """
    try:
        url = make_url(address.strip())
    except (ArgumentError, ValueError):
        raise StoreError(Trouble.BAD_ADDRESS, "the URL of the database") from None
    if password:
        url = url.set(password=password)
    elif url.password is None and shown_address(before) == _written(url):
        return before
    make_server_engine(_written(url)).dispose()
    return _written(url)


def _written(url: URL) -> str:
    return url.render_as_string(hide_password=False)
