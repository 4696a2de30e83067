"""Tables as CSV files, as spreadsheets read them."""

import csv
import io
from datetime import date, datetime

from dealer_trainer.reports.tables import Figure, Form, Table, Value
from dealer_trainer.wording import Words
from dealer_trainer.wording.figures import tenths_text
from dealer_trainer.wording.language import NO_BREAK_SPACE

SEPARATORS = (";", ",", "\t")
_BOM = b"\xef\xbb\xbf"
# A spreadsheet takes text that begins so for a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def csv_of(words: Words, table: Table, separator: str) -> bytes:
    r"""Return a table as UTF-8 with a byte order mark; `separator` is one of `SEPARATORS`.

    Numbers are written without a sign between thousands, days and times as ISO 8601 has them. Text
    that a spreadsheet would take for a formula begins with an apostrophe.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator)
    writer.writerow(_safe(column.title) for column in table.columns)
    forms = [column.form for column in table.columns]
    for row in table.rows:
        cells = zip(forms, row, strict=True)
        writer.writerow(_plain(words, form, value) for form, value in cells)
    return _BOM + text.getvalue().encode()


def _plain(words: Words, form: Form, value: Value) -> str:
    match value:
        case None:
            return ""
        case Figure():
            return _plain(words, value.form, value.number)
        case datetime():
            return value.astimezone().strftime("%Y-%m-%d %H:%M:%S")
        case date():
            return value.isoformat()
        case int() if form is Form.TENTHS:
            return tenths_text(words, value).replace(NO_BREAK_SPACE, "")
        case int():
            return str(value)
    return _safe(value)


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
