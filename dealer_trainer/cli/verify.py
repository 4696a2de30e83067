"""``verify``: whether certificates and exported records are as the examiner's key signed them."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from dealer_trainer.exams.public_key import NotAKeyError, own_public_key, read_public_key
from dealer_trainer.exams.verifying import fault, file_bytes, verify
from dealer_trainer.files import FilesError
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.certificates import fact_lines


def verify_files(names: Sequence[str], key: str | None, words: Words, text: TextIO) -> None:
    """Write all facts of the certificates, and how many records there are.

    `key` is a file with the public key that is trusted, None for that of this computer. Records are
    held against the certificates given with them. Raises FilesError if anything was changed.
    """
    found = verify(names, _trusted(key))
    for name, certificate in found.certificates:
        text.write(words.text("{name}: the certificate is genuine", name=name) + "\n")
        text.writelines(
            f"  {label}: {value}\n" for label, value in fact_lines(words, certificate.facts)
        )
    for name, book in found.books:
        told = words.plural(
            "{name}: {count} record, nothing was changed",
            "{name}: {count} records, nothing was changed",
            len(book.rows),
            name=name,
        )
        text.write(f"{told}\n")


def _trusted(key: str | None) -> str:
    name = str(own_public_key()) if key is None else key
    if key is None and not Path(name).exists():
        raise FilesError([fault("--key", "no_public_key")])
    try:
        return read_public_key(file_bytes(name).decode("ascii"))
    except (NotAKeyError, UnicodeDecodeError):
        raise FilesError([fault(name, "not_public_key")]) from None
