"""The command line; without a command it opens the window.

What a command needs is imported when it is given, so that the window starts fast.
"""

import sys
from argparse import Namespace
from collections.abc import Sequence

from dealer_trainer.cli.arguments import parser
from dealer_trainer.wording import Words, system_language

DONE, FAULTY, INTERRUPTED = 0, 1, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; return 0, or 1 if there is a fault in what was given.

    Wrong use ends the program with status 2.
    """
    words = Words(system_language())
    chosen = parser(words).parse_args(arguments)
    if chosen.command is None:
        from ui.app import main as open_window

        return open_window()
    try:
        return _command(chosen, words)
    except KeyboardInterrupt:
        return INTERRUPTED


def _command(chosen: Namespace, words: Words) -> int:
    from dealer_trainer.cli.console import collected, cut_off, speak_utf8, tell
    from dealer_trainer.files import FilesError

    speak_utf8()
    try:
        if chosen.command == "generate":
            from dealer_trainer.cli.generate import generate

            generate(chosen.house, chosen.topic, chosen.count, chosen.seed, sys.stdout)
            sys.stdout.flush()
            return DONE
        with collected() as text:
            match chosen.command:
                case "settle":
                    from dealer_trainer.cli.settle import settle_files

                    settle_files(chosen.files, words, text, as_json=chosen.json)
                case "hands":
                    from dealer_trainer.cli.hands import name_hands

                    name_hands(chosen.file, chosen.house, text, as_json=chosen.json)
                case "check":
                    from dealer_trainer.cli.check import check_files

                    check_files(chosen.files, words, text)
                case "audit":
                    from dealer_trainer.cli.audit import audit_houses

                    status = audit_houses(
                        chosen.house, chosen.cards, words, text, as_json=chosen.json
                    )
                    return DONE if status else FAULTY
                case "rules":
                    from dealer_trainer.cli.rules import write_rules

                    write_rules(chosen.house, chosen.lang, chosen.against, words, text)
                case "questions":
                    from dealer_trainer.cli.questions import Wanted, write_questions

                    wanted = Wanted(chosen.kind, chosen.topic, chosen.count, chosen.seed)
                    write_questions(chosen.house, wanted, chosen.lang, words, text)
                case "exam":
                    from dealer_trainer.cli.exam import print_exam

                    print_exam(
                        chosen.plan, chosen.seed, chosen.paper, chosen.key, chosen.lang, words
                    )
                case "verify":
                    from dealer_trainer.cli.verify import verify_files

                    verify_files(chosen.files, chosen.key, words, text)
    except FilesError as error:
        tell(words, error.faults)
        return FAULTY
    except BrokenPipeError:
        cut_off()
    return DONE
