"""The key of the examiner: it signs records and seals what nobody may see during an exam.

It is kept under a passphrase (argon2id); see docs/exams.md for what this does and does not protect
from. `cryptography` and `argon2` are imported when a key is used: an ordinary start needs neither.
"""

import os
from dataclasses import dataclass
from typing import Any, Self

from dealer_trainer.exams.record import plain_text

SHORTEST = 12
LEAST_DIFFERENT = 6
_SALT, _NONCE, _KEY = 16, 12, 32
# RFC 9106, second recommended option: 64 MiB and three passes.
_PASSES, _MEMORY, _LANES = 3, 65536, 4
_SEALED_KEY, _SEALED_PAPER = b"dealer-trainer exam key 1", b"dealer-trainer exam paper 1"


class WeakPassphraseError(ValueError):
    """A passphrase has at least twelve characters, six of them different."""


class WrongPassphraseError(ValueError):
    """The passphrase does not open the key, or what is kept of the key was altered."""


@dataclass(frozen=True, slots=True)
class KeptKey:
    """What is kept of a key: the public half, and the private one under a passphrase.

    All are hexadecimal digits.
    """

    public: str
    salt: str
    sealed: str

    def open(self, passphrase: str) -> "OpenKey":
        """Return the key ready for use; raise WrongPassphraseError. Takes about 0.1 s."""
        try:
            salt, sealed = bytes.fromhex(self.salt), bytes.fromhex(self.sealed)
        except ValueError:
            raise WrongPassphraseError from None
        secret = _opened(_derived(passphrase, salt), sealed, _SEALED_KEY + self.public.encode())
        if secret is None:
            raise WrongPassphraseError
        key = OpenKey(secret)
        if key.public != self.public:
            raise WrongPassphraseError
        return key


class OpenKey:
    """A key that the examiner has opened; it lives in memory only."""

    def __init__(self, secret: bytes) -> None:
        """Take 64 secret bytes: half signs, half seals."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._secret = secret
        self._signing = Ed25519PrivateKey.from_private_bytes(secret[:_KEY])

    @classmethod
    def new(cls) -> Self:
        """Return a key that nobody had before."""
        return cls(os.urandom(2 * _KEY))

    @property
    def public(self) -> str:
        """The public half, by which anybody checks signatures, in hexadecimal digits."""
        return self._signing.public_key().public_bytes_raw().hex()

    def keep(self, passphrase: str) -> KeptKey:
        """Return what is to be kept of the key; raise WeakPassphraseError."""
        check_passphrase(passphrase)
        salt = os.urandom(_SALT)
        bound = _SEALED_KEY + self.public.encode()
        sealed = _sealed(_derived(passphrase, salt), self._secret, bound)
        return KeptKey(self.public, salt.hex(), sealed.hex())

    def sign(self, data: bytes) -> bytes:
        """Return the signature of some bytes."""
        return self._signing.sign(data)

    def seal(self, plain: dict[str, Any]) -> str:
        """Return values so that only this key can read them."""
        return _sealed(self._secret[_KEY:], plain_text(plain).encode(), _SEALED_PAPER).hex()

    def unseal(self, sealed: str) -> dict[str, Any]:
        """Return sealed values; raise WrongPassphraseError if this key has not sealed them."""
        import json

        try:
            data = bytes.fromhex(sealed)
        except ValueError:
            raise WrongPassphraseError from None
        opened = _opened(self._secret[_KEY:], data, _SEALED_PAPER)
        if opened is None:
            raise WrongPassphraseError
        plain: dict[str, Any] = json.loads(opened)
        return plain


def check_passphrase(passphrase: str) -> None:
    """Raise WeakPassphraseError for a passphrase that is soon guessed."""
    if len(passphrase) < SHORTEST or len(set(passphrase)) < LEAST_DIFFERENT:
        raise WeakPassphraseError


def is_signed(public: str, data: bytes, signature: bytes) -> bool:
    """Tell whether the owner of a public key has signed these bytes."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True


def _derived(passphrase: str, salt: bytes) -> bytes:
    from unicodedata import normalize

    from argon2.low_level import Type, hash_secret_raw

    # One and the same letter is typed in one or in two signs, by the keyboard.
    secret = normalize("NFKC", passphrase).encode()
    return hash_secret_raw(secret, salt, _PASSES, _MEMORY, _LANES, _KEY, Type.ID)


def _sealed(key: bytes, data: bytes, bound: bytes) -> bytes:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    nonce = os.urandom(_NONCE)
    return nonce + ChaCha20Poly1305(key).encrypt(nonce, data, bound)


def _opened(key: bytes, data: bytes, bound: bytes) -> bytes | None:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    try:
        return ChaCha20Poly1305(key).decrypt(data[:_NONCE], data[_NONCE:], bound)
    except (InvalidTag, ValueError):
        return None
