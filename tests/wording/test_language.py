"""Languages: complete, in step with the code, with cases, plurals and numbers."""

import ast
import string
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from dealer_trainer.resources import locale_folder
from dealer_trainer.wording import Language, Words, system_language

ROOT = Path(__file__).parents[2]
RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    with (locale_folder() / "ru" / "LC_MESSAGES" / "dealer_trainer.po").open("rb") as stream:
        return read_po(stream, locale="ru")


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """Extract as `make messages` does; its keywords are read from there."""
    make = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    options = [word for word in make.split() if word.startswith(("--keyword", "--no-default"))]
    pot = tmp_path_factory.mktemp("messages") / "all.pot"
    places = ["dealer_trainer/wording", "dealer_trainer/cli", "ui"]
    assert " ".join(places) in " ".join(make.split())
    command = [sys.executable, "-m", "babel.messages.frontend", "-q", "extract", *options]
    subprocess.run([*command, f"--output-file={pot}", *places], cwd=ROOT, check=True)
    with pot.open("rb") as stream:
        return read_po(stream)


def messages(catalog: Catalog) -> dict[tuple[object, object], Message]:
    return {
        (each.context, each.id[0] if isinstance(each.id, tuple) else each.id): each
        for each in catalog
        if each.id
    }


def texts(message: Message) -> list[str]:
    return list(message.string) if isinstance(message.string, tuple) else [str(message.string)]


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_sentence_is_translated_and_none_is_left_over(
    catalog: Catalog, used: Catalog
) -> None:
    assert set(messages(catalog)) == set(messages(used))
    assert len(messages(used)) > 300
    empty = [key for key, each in messages(catalog).items() if not all(texts(each))]
    assert not empty
    assert not [key for key, each in messages(catalog).items() if each.fuzzy]


def test_every_sentence_stands_where_it_is_found() -> None:
    """A sentence within an f-string is passed over when sentences are collected."""
    hidden = [
        f"{path.name}:{call.lineno}"
        for path in (*(ROOT / "ui").rglob("*.py"), *(ROOT / "dealer_trainer").rglob("*.py"))
        for text in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ("text", "plural", "in_context")
        and call.args
        and isinstance(call.args[0], ast.Constant)
    ]
    assert not hidden


def test_the_placeholders_are_the_same_in_both_languages(catalog: Catalog) -> None:
    for key, each in messages(catalog).items():
        english = each.id[-1] if isinstance(each.id, tuple) else each.id
        for text in texts(each):
            assert placeholders(text) == placeholders(str(english)), key


def test_no_russian_sentence_is_english(catalog: Catalog) -> None:
    latin = {
        str(key[1])
        for key, each in messages(catalog).items()
        if any(
            text == str(key[1]) and any(letter.isalpha() for letter in text) for text in texts(each)
        )
        and placeholders(str(key[1])) == set()
    }
    assert latin <= {"ANTE", "BET", "Русский", "English"}


def test_numbers_are_grouped_as_people_write_them() -> None:
    assert EN.number(1_250_000) == "1,250,000"
    assert RU.number(1_250_000) == "1\N{NO-BREAK SPACE}250\N{NO-BREAK SPACE}000"
    assert (EN.money(-1250), RU.money(-50)) == ("\N{MINUS SIGN}1,250", "\N{MINUS SIGN}50")


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "обмен 1 карты"), (2, "обмен 2 карт"), (5, "обмен 5 карт"), (21, "обмен 21 карты")],
)
def test_russian_plurals(count: int, text: str) -> None:
    assert RU.plural("exchange of {count} card", "exchange of {count} cards", count) == text


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LC_ALL", "ru_RU.UTF-8", Language.RUSSIAN),
        ("LC_MESSAGES", "ru", Language.RUSSIAN),
        ("LANG", "Russian_Russia.1251", Language.RUSSIAN),
        ("LANG", "en_GB.UTF-8", Language.ENGLISH),
        ("LANG", "C", Language.ENGLISH),
        ("LANG", "de_DE.UTF-8", Language.ENGLISH),
    ],
)
def test_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: Language
) -> None:
    for each in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv(variable, value)
    assert system_language() is language
