"""The round of a house step by step, on a table on which much happens (O-1 … O-8)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby, islice

from dealer_trainer.generator import Topic, scenarios, topics_of
from dealer_trainer.house import House
from dealer_trainer.procedure import Act, Step, steps
from dealer_trainer.questions import stake_answer
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Settlement, settle
from dealer_trainer.wording.asked.next_step import step_sentence
from dealer_trainer.wording.explanations import dealer_sentence, exchange_text
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.reference import Entry, ShownHand
from dealer_trainer.wording.rules import rule_sentence
from dealer_trainer.wording.stakes import answer_text
from dealer_trainer.wording.tables import box_situation

_SEED = 7
_STAGES = {"O-8": "O-3"}
_SETTLING = frozenset({Act.SETTLE, Act.SETTLE_BONUS, Act.EARLY_PAYOUT})
_LOOKED_AT = 120
_MOST_BOXES = 3


def round_entries(words: Words, house: House) -> Iterator[Entry]:
    """Yield the steps of two rounds, one in which the dealer has a game and one without."""
    for scenario in _rounds(house):
        settlement = settle(scenario)
        title = (
            words.text("A round in which the dealer has a game")
            if settlement.dealer.plays
            else words.text("A round in which the dealer has no game")
        )
        yield Entry(title, (), tuple(_hands(words, scenario)))
        yield from _steps(words, scenario, settlement)


def _hands(words: Words, scenario: Scenario) -> Iterator[ShownHand]:
    yield ShownHand(words.text("Dealer"), scenario.dealer.cards)
    for box in scenario.boxes:
        name = words.text("Box {box}", box=box.box)
        yield ShownHand(f"{name}: {box_situation(words, box)}", box.cards)


def _steps(words: Words, scenario: Scenario, settlement: Settlement) -> Iterator[Entry]:
    """Yield the stages of the round; a draw's fee belongs to the decisions of its box (O-8)."""
    told = _Told(words, settlement)
    number = 0
    for stage, group in groupby(steps(scenario, settlement), key=_stage):
        rules, sentences = dict[str, None](), dict[str, None]()
        for step in group:
            rules[step.rule] = None
            sentences[told.step(step)] = None
        numbered = [f"{number + at}. {each}" for at, each in enumerate(sentences, 1)]
        number += len(sentences)
        yield Entry(rule_sentence(words, stage), tuple(rules), told=tuple(numbered))


def _stage(step: Step) -> str:
    return _STAGES.get(step.rule, step.rule)


class _Told:
    """Tells the steps of one round; exchanges and draws come in their order."""

    def __init__(self, words: Words, settlement: Settlement) -> None:
        self._words = words
        self._dealer = settlement.dealer
        self._exchanges = iter(settlement.dealer.exchanges)
        self._lines = {
            (box.box, bet): iter([line for line in box.bets if line.bet is bet])
            for box in settlement.boxes
            for bet in Bet
        }

    def step(self, step: Step) -> str:
        """Return a step with what it ends in."""
        told = step_sentence(self._words, step)
        if step.act is Act.EXCHANGE:
            return f"{told}: {exchange_text(next(self._exchanges))}"
        if step.act is Act.OPEN:
            opened = replace(self._dealer, exchanges=())
            return f"{told}. {dealer_sentence(self._words, opened)}"
        if step.act not in _SETTLING:
            return told
        ends = [self._end(step.box, bet) for bet in step.bets if step.box is not None]
        return f"{told}: {', '.join(ends)}" if ends else told

    def _end(self, box: int, bet: Bet) -> str:
        line = next(self._lines[box, bet])
        return answer_text(self._words, stake_answer(line.outcome, line.pays))


def _rounds(house: House) -> Iterator[Scenario]:
    """Yield the richest round with a game, and the richest without one, that were looked at."""
    topic = Topic.WHOLE_TABLE if Topic.WHOLE_TABLE in topics_of(house) else None
    best: dict[bool, tuple[int, Scenario]] = {}
    for scenario in islice(scenarios(house, topic, _SEED, _MOST_BOXES), _LOOKED_AT):
        settlement = settle(scenario)
        acts = len({step.act for step in steps(scenario, settlement)})
        if acts > best.get(settlement.dealer.plays, (0, scenario))[0]:
            best[settlement.dealer.plays] = acts, scenario
    yield from (best[plays][1] for plays in (True, False) if plays in best)
