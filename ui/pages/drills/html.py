"""What is said of one drill: what it is about, its rules, how it went, or what is wrong with it."""

from html import escape
from itertools import islice

from dealer_trainer.files import DrillHead, FilesError, LocatedFault
from dealer_trainer.generator import Topic
from dealer_trainer.practice.drilled import Progress
from dealer_trainer.questions import Kind
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.faults import fault_sentence
from dealer_trainer.wording.kinds import kind_name
from dealer_trainer.wording.rules import rule_sentence
from dealer_trainer.wording.topics import topic_name
from ui.pages.drills.presenter import Entry
from ui.theme import Theme

MOST_FAULTS = 50
# What is wrong with a file as a whole is at no line of it.
_OF_THE_FILE = frozenset(
    {
        "drill_too_long",
        "file_empty",
        "file_forbidden",
        "file_is_folder",
        "file_missing",
        "file_too_large",
        "file_unreadable",
        "no_public_key",
        "not_certificate",
        "not_public_key",
        "not_records",
        "records_other_key",
    }
)


def drill_name(words: Words, entry: Entry) -> str:
    """Return the name of a drill in this language, that of the file if it cannot be read."""
    if entry.kept.drill is None:
        return entry.kept.path.name
    names = entry.kept.drill.head.names
    return names.ru if words.language is Language.RUSSIAN else names.en


def progress_text(words: Words, progress: Progress | None) -> str:
    """Return in a word how far a drill is done."""
    if progress is None:
        return words.text("! cannot be read")
    if not progress.answered:
        return ""
    if not progress.is_done:
        return words.text(
            "begun: {answered} of {count}", answered=progress.answered, count=progress.count
        )
    if progress.right == progress.count:
        return "\N{CHECK MARK} " + words.text("all right")
    return words.text("right {right} of {count}", right=progress.right, count=progress.count)


def entry_html(words: Words, theme: Theme, entry: Entry) -> str:
    """Return all that is said of a drill."""
    title = f'<h3 style="margin-top:0">{escape(drill_name(words, entry))}</h3>'
    kept = entry.kept
    if kept.drill is None:
        path = escape(str(kept.path))
        return f'{title}<p style="color:{theme.muted}">{path}</p>' + (
            faults_html(words, kept.error) if kept.error else ""
        )
    head = kept.drill.head
    count = words.plural("{count} table", "{count} tables", len(kept.drill.scenarios))
    asked = _asked(words, head)
    lines = [
        f"{escape(topic_name(words, Topic(head.topic)))} · {escape(count)}",
        escape(asked),
        escape(progress_text(words, entry.progress) or words.text("not done yet")),
    ]
    told = "".join(f'<p style="margin-top:0; margin-bottom:4px">{line}</p>' for line in lines)
    rules = "".join(_rules(words, theme, head))
    where = f'<p style="color:{theme.muted}">{escape(str(kept.path))}</p>' if kept.own else ""
    return title + told + rules + where


def faults_html(words: Words, error: FilesError) -> str:
    """Return the faults of a file with what to do; line and column of those that have a place."""
    rows = [_fault(words, each) for each in islice(error.faults, MOST_FAULTS)]
    more = len(error.faults) - len(rows)
    if more > 0:
        rows.append(words.plural("and {count} more", "and {count} more", more))
    return "".join(f"<p>{escape(row)}</p>" for row in rows)


def _fault(words: Words, each: LocatedFault) -> str:
    told = fault_sentence(words, each.fault)
    if each.fault.problem in _OF_THE_FILE:
        return told[:1].upper() + told[1:]
    line, column = each.place.line, each.place.column
    return words.text("Line {line}, column {column}: {fault}", line=line, column=column, fault=told)


def _asked(words: Words, head: DrillHead) -> str:
    if head.kind:
        return kind_name(words, Kind(head.kind))
    return words.text("Settle each table.")


def _rules(words: Words, theme: Theme, head: DrillHead) -> list[str]:
    return [
        f'<p style="margin-top:6px; margin-bottom:0"><b>{escape(rule)}</b> '
        f'<span style="color:{theme.muted}">{escape(rule_sentence(words, rule) or "")}</span></p>'
        for rule in head.rules
    ]
