"""The commands and their options."""

import re
from argparse import ArgumentParser, ArgumentTypeError, _SubParsersAction
from collections.abc import Callable
from typing import TypeAlias

from dealer_trainer import __version__
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.arguments import translate_argparse

DEFAULT_HOUSE = "russian_poker"

_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"


def parser(words: Words) -> ArgumentParser:
    """Return the parser of the command line; it ends the program with status 2 on wrong use."""
    translate_argparse()
    top = ArgumentParser(
        prog="dealer-trainer",
        description=words.text("Trainer for casino dealers; without a command it opens the window"),
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _settle(commands, words)
    _hands(commands, words)
    _generate(commands, words)
    _check(commands, words)
    _audit(commands, words)
    _rules(commands, words)
    _questions(commands, words)
    _exam(commands, words)
    _verify(commands, words)
    return top


def _settle(commands: Commands, words: Words) -> None:
    settle = _add(commands, "settle", words.text("settle scenarios: what the dealer does"))
    files = words.text("scenarios in YAML; none or -: standard input")
    settle.add_argument("files", nargs="*", metavar="FILE", help=files)
    settle.add_argument("--json", action="store_true", help=words.text("one JSON line for each"))


def _hands(commands: Commands, words: Words) -> None:
    hands = _add(commands, "hands", words.text("name the combinations of hands, one on a line"))
    file = words.text("five or six cards on each line; none or -: standard input")
    hands.add_argument("file", nargs="?", default="-", metavar="FILE", help=file)
    house = words.text("a house's id or file")
    hands.add_argument("--house", default=DEFAULT_HOUSE, metavar="ID|FILE", help=house)
    hands.add_argument("--json", action="store_true", help=words.text("one JSON line for each"))


def _generate(commands: Commands, words: Words) -> None:
    generate = _add(commands, "generate", words.text("make scenarios"))
    house = words.text("a house's id or file")
    generate.add_argument("--house", required=True, metavar="ID|FILE", help=house)
    topic = words.text("what they show; left out: everything in turn")
    generate.add_argument("--topic", metavar="T", help=topic)
    count = words.text("how many, 1 or more")
    generate.add_argument("--count", required=True, type=_whole(words, 1), metavar="N", help=count)
    seed = words.text("the same seed gives the same scenarios")
    generate.add_argument("--seed", required=True, type=_whole(words), metavar="S", help=seed)


def _check(commands: Commands, words: Words) -> None:
    check = _add(commands, "check", words.text("check files: scenarios, exam plans or houses"))
    files = words.text("a file in YAML; -: standard input")
    check.add_argument("files", nargs="+", metavar="FILE", help=files)


def _audit(commands: Commands, words: Words) -> None:
    audit = _add(commands, "audit", words.text("count every hand there is and check the figures"))
    house = words.text("a house's id or file; left out: all houses")
    audit.add_argument("--house", metavar="ID|FILE", help=house)
    cards = words.text("hands of this size alone")
    audit.add_argument("--cards", type=int, choices=(5, 6), help=cards)
    as_json = words.text("one JSON object")
    audit.add_argument("--json", action="store_true", help=as_json)


def _rules(commands: Commands, words: Words) -> None:
    rules = _add(commands, "rules", words.text("show the rules of a house in words"))
    house = words.text("a house's id or file")
    rules.add_argument("--house", required=True, metavar="ID|FILE", help=house)
    lang = words.text("the language; left out: the system's")
    rules.add_argument("--lang", choices=tuple(map(str, Language)), help=lang)
    against = words.text("another house's id or file: only what differs")
    rules.add_argument("--against", metavar="ID|FILE", help=against)


def _questions(commands: Commands, words: Words) -> None:
    questions = _add(commands, "questions", words.text("make questions with their answers"))
    house = words.text("a house's id or file")
    questions.add_argument("--house", required=True, metavar="ID|FILE", help=house)
    kind = words.text("the kind; left out: all kinds in turn")
    questions.add_argument("--kind", metavar="K", help=kind)
    topic = words.text("what they show; left out: everything in turn")
    questions.add_argument("--topic", metavar="T", help=topic)
    count = words.text("how many, 1 or more")
    questions.add_argument("--count", required=True, type=_whole(words, 1), metavar="N", help=count)
    seed = words.text("the same seed gives the same questions")
    questions.add_argument("--seed", required=True, type=_whole(words), metavar="S", help=seed)
    lang = words.text("the language; left out: the system's")
    questions.add_argument("--lang", choices=tuple(map(str, Language)), help=lang)
    as_json = words.text("one JSON line for each")
    questions.add_argument("--json", action="store_true", required=True, help=as_json)


def _exam(commands: Commands, words: Words) -> None:
    exam = _add(commands, "exam", words.text("write the paper of an exam as PDF, and its key"))
    plan = words.text("an exam plan in YAML, or the id of one of the program's plans")
    exam.add_argument("plan", metavar="PLAN", help=plan)
    seed = words.text("the same seed gives the same paper")
    exam.add_argument("--seed", required=True, type=_whole(words, 0), metavar="S", help=seed)
    paper = words.text("the file for the paper")
    exam.add_argument("--paper", required=True, metavar="OUT.pdf", help=paper)
    key = words.text("the file for the right answers")
    exam.add_argument("--key", metavar="OUT.pdf", help=key)
    lang = words.text("the language; left out: the system's")
    exam.add_argument("--lang", choices=tuple(map(str, Language)), help=lang)


def _verify(commands: Commands, words: Words) -> None:
    verify = _add(commands, "verify", words.text("check certificates and exported exam records"))
    files = words.text("a certificate's PDF or code, or exported records; -: standard input")
    verify.add_argument("files", nargs="+", metavar="FILE", help=files)
    key = words.text("the file with the public key to trust; left out: this computer's")
    verify.add_argument("--key", metavar="FILE", help=key)


def _add(commands: Commands, name: str, does: str) -> ArgumentParser:
    return commands.add_parser(name, help=does, description=does, allow_abbrev=False)


def _whole(words: Words, least: int | None = None) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise ArgumentTypeError(words.text("{found} is no whole number", found=text))
        if least is not None and int(text) < least:
            raise ArgumentTypeError(words.text("{found} is below {least}", found=text, least=least))
        return int(text)

    return read
