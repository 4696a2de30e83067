"""The certificate as PDF: all facts, the code as a picture that any telephone reads, the seal."""

import io
import tempfile
from functools import partial
from html import escape
from pathlib import Path

from PySide6.QtGui import QImage

from dealer_trainer.exams.certificate import Certificate, sealed_pdf
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.exams.certificates import fact_lines
from ui.pdf.document import Block, write_pdf

_DOTS = 6
_CODE_SHARE = 0.5


def write_certificate(words: Words, certificate: Certificate, key: OpenKey, path: Path) -> None:
    """Write the sealed PDF of a certificate; raise OSError if it cannot be written."""
    facts = certificate.facts
    title = words.text("Certificate {number}", number=facts.number)
    plan = facts.plan_ru if words.language is Language.RUSSIAN else facts.plan_en
    what = words.text("Certificate")
    head = (
        f"<p align='center' style='font-size:24pt'>{escape(what)}</p>"
        f"<p align='center' style='font-size:20pt'><b>{escape(facts.person)}</b></p>"
        f"<p align='center' style='font-size:13pt'>{escape(plan)}</p>"
    )
    rows = "".join(
        f"<tr><td>{escape(name)}&nbsp;&nbsp;</td><td><b>{escape(value)}</b></td></tr>"
        for name, value in fact_lines(words, facts)
    )
    told = words.text(
        "The code holds the same facts, signed. Whoever has the examiner's public key checks this "
        "file or the code's text without a network: dealer-trainer verify."
    )
    blocks = [
        Block(head),
        Block(f"<table cellspacing='0' cellpadding='2'>{rows}</table>"),
        Block(
            f"<p align='center'>{escape(told)}</p>",
            partial(code_picture, certificate.code),
            _CODE_SHARE,
        ),
    ]
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".") as folder:
        drawn = Path(folder) / "certificate.pdf"
        write_pdf(drawn, title, blocks, lambda _page, _pages: title)
        sealed = Path(folder) / "sealed.pdf"
        sealed.write_bytes(sealed_pdf(drawn.read_bytes(), certificate, key))
        sealed.replace(path)


def code_picture(code: str) -> QImage:
    """Return a code text as a QR code."""
    import segno

    picture = io.BytesIO()
    segno.make_qr(code, error="l").save(picture, kind="png", scale=_DOTS)
    return QImage.fromData(picture.getvalue())
