"""Questions of one kind from every topic that suits it, and what holds for each of them."""

from collections.abc import Callable, Iterator
from itertools import cycle
from types import ModuleType

from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.house import House
from dealer_trainer.questions import Form, Part, Question, grade
from dealer_trainer.scenario import Scenario
from dealer_trainer.wording import Language, Words

FEW, MANY = 50, 1000
RU, EN = Words(Language.RUSSIAN), Words(Language.ENGLISH)

Build = Callable[[Scenario, Chance], Question | None]


def questions(
    house: House, build: Build, topics: tuple[Topic, ...], count: int
) -> Iterator[Question]:
    """Yield so many questions, the topics of the house in turn."""
    chance, made = Chance(17), 0
    streams = [scenarios(house, topic, 17) for topic in topics if topic in topics_of(house)]
    for stream in cycle(streams):
        question = build(next(stream), chance)
        if question:
            made += 1
            yield question
        if made == count:
            return


def proves_graded(question: Question) -> None:
    """A blank is never right; the truth is, and costs nothing; of distinct options one is right."""
    truth = {part.key: part.truth for part in question.parts}
    assert len(truth) == len(question.parts) > 0
    assert not any(part.right for part in grade(question, {}).parts)
    full = grade(question, truth)
    assert full.right
    assert (full.overpaid, full.underpaid) == (0, 0)
    for part in question.parts:
        blank = grade(question, truth | {part.key: None})
        assert [each.part.key for each in blank.parts if not each.right] == [part.key]
        if part.form is Form.CHOICE:
            proves_options(question, part)


def proves_options(question: Question, part: Part) -> None:
    assert 2 <= len(part.options) <= 9
    assert len(set(part.options)) == len(part.options)
    right = {
        option
        for option in part.options
        for each in grade(question, {part.key: option}).parts
        if each.part == part and each.right
    }
    assert right == {part.truth}


def proves_told(question: Question, wording: ModuleType) -> None:
    """Everything is said in both languages, and every explanation rests on a rule or a sum."""
    russian, english = (told(words, question, wording) for words in (RU, EN))
    assert len(russian) == len(english)
    for ru, en in zip(russian, english, strict=True):
        assert ru.strip()
        assert ru != en
        assert not set("{}") & set(ru + en)
        assert any("а" <= letter <= "я" for letter in ru.lower())
        assert not any("а" <= letter <= "я" for letter in en.lower())
    assert any(rule for _, rule in wording.explanation(EN, question))


def told(words: Words, question: Question, wording: ModuleType) -> list[str]:
    texts = [wording.question_text(words, question)]
    for part in question.parts:
        texts.append(wording.part_text(words, question, part))
        if part.form is Form.CHOICE:
            options = [wording.option_text(words, question, part, each) for each in part.options]
            assert len(set(options)) == len(options)
            texts += options
    sentences = [sentence for sentence, _ in wording.explanation(words, question)]
    assert sentences
    assert all(sentence.endswith(".") for sentence in sentences)
    return texts + sentences
