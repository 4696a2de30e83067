"""What a screen reader finds in the real window on a virtual screen, asked through AT-SPI."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from dealer_trainer.questions import Question
from dealer_trainer.scenario import Play
from dealer_trainer.wording import Language, Words
from dealer_trainer.wording.cards import card_name
from dealer_trainer.wording.stakes import answer_text, part_name
from tools.drive_window import begin
from tools.driving.program import LAYOUTS, keys_for, open_program, stored
from tools.driving.reading import PACKAGES, Node, Reader, is_readable
from tools.driving.screen import NEEDED, NotAsExpectedError, Screen, wait_for
from ui.pages.drill.asking import task

lacking = [program for program in NEEDED if shutil.which(program) is None]
pytestmark = [
    pytest.mark.skipif(bool(lacking), reason=f"no virtual screen without {', '.join(lacking)}"),
    pytest.mark.skipif(not is_readable(), reason=f"no AT-SPI without {', '.join(PACKAGES)}"),
]
SPOKEN = frozenset(
    {"push button", "text", "label", "image", "check box", "radio button", "combo box", "list"}
)


@pytest.mark.parametrize("language", list(Language))
def test_a_screen_reader_reads_table_question_answer_and_feedback_in_order(
    language: Language, tmp_path: Path
) -> None:
    words = Words(language)
    with ExitStack() as stack:
        screen = Screen(stack, LAYOUTS[language])
        reader = Reader(stack, screen)
        open_program(stack, screen, language, tmp_path)
        question = begin(screen, tmp_path).ask()
        first = question.parts[0]

        focused = reader.wait(
            "the first bet", lambda node: _has_focus(node, part_name(words, first))
        )
        asked = [words.text("What becomes of each bet?"), words.text("Check")]
        tree = _wait_until_in_order(
            reader, [task(words, question), *_table(words, question), *asked]
        )
        _assert_all_named(tree)
        _wait_until_heard(reader, "focused", focused.name)

        screen.press("F6")
        _wait_until_heard(reader, "announced", words.text("Hint"))

        wrong = "taken" if first.truth == "returned" else "returned"
        truths = [wrong, *(part.truth for part in question.parts[1:])]
        screen.press(*(key for truth in truths for key in (*keys_for(truth), "Return")))
        wait_for("the answer is stored", lambda: stored(tmp_path) == [0])
        verdict = _wait_until_heard(reader, "announced", "✗")
        text = reader.wait("the feedback", lambda node: _has_focus(node, verdict))
        right = answer_text(words, first.truth)
        assert right in text.text
        tree = _wait_until_in_order(
            reader, [*_fields(words, question), verdict, words.text("Next"), verdict]
        )
        (field,) = (node for node in tree if node.name == part_name(words, first))
        assert right in field.description
        _assert_all_named(tree)


def _table(words: Words, question: Question) -> Iterator[str | set[str]]:
    """Yield what lies on the table, as it is said: the dealer, then box by box with its answers."""
    yield words.text("Dealer")
    yield from (card_name(words, card) for card in question.scenario.dealer.cards)
    for box in question.scenario.boxes:
        fields = [part_name(words, part) for part in question.parts if part.box == box.box]
        if fields:
            yield words.text("Box {box}", box=box.box)
            # Exchanged cards may lie anywhere among the others; those of a fold face down.
            if box.play is not Play.FOLD:
                yield {card_name(words, card) for card in box.hand}
            yield from fields


def _fields(words: Words, question: Question) -> list[str]:
    return [part_name(words, part) for part in question.parts]


def _has_focus(node: Node, name: str) -> bool:
    return node.name == name and {"focused", "focusable"} <= node.states


def _wait_until_heard(reader: Reader, kind: str, beginning: str) -> str:
    """Wait until something of this kind is heard that begins so, and return it."""
    heard: list[str] = []

    def is_heard() -> bool:
        heard.extend(text for each, text in reader.heard() if each == kind)
        return any(text.startswith(beginning) for text in heard)

    wait_for(f"{beginning} is heard", is_heard)
    return next(text for text in heard if text.startswith(beginning))


def _wait_until_in_order(reader: Reader, expected: list[str | set[str]]) -> list[Node]:
    """Wait until all this is read in this order, and return what is read then.

    Anything else may be read in between; a set is read in any order. What changes while it is read
    may be missing once, for a person as well.
    """
    tree: list[Node] = []

    def is_in_order() -> bool:
        tree[:] = reader.tree()
        return _missing(expected, tree) is None

    with suppress(NotAsExpectedError):
        wait_for("all is read in order", is_in_order)
    missing = _missing(expected, tree)
    assert missing is None, f"{missing} is not read in its turn"
    return tree


def _missing(expected: list[str | set[str]], tree: list[Node]) -> set[str] | None:
    """Return the first that is not read in its turn, if any."""
    coming = iter(tree)
    for each in expected:
        left = {each} if isinstance(each, str) else set(each)
        for node in coming:
            left -= {said for said in left if node.name.startswith(said)}
            if not left:
                break
        if left:
            return left
    return None


def _assert_all_named(tree: Iterable[Node]) -> None:
    assert not [node for node in tree if node.role in SPOKEN and not node.said.strip()]
