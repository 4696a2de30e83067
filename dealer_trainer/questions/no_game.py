"""No game as a chain of decisions: insurance, antes, who buys, which card goes, what then (O-7)."""

from collections.abc import Iterator

from dealer_trainer.cards import format_cards
from dealer_trainer.generator import Topic
from dealer_trainer.house import PurchaseWhen
from dealer_trainer.procedure import Act, Step, steps
from dealer_trainer.questions.decisions import Change, Decision, problems
from dealer_trainer.questions.question import Form, Kind, Part, Question, stake_part
from dealer_trainer.reading import Exchange
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Result, Settlement, settle

VERSION = 1
TOPICS = (Topic.NO_GAME, Topic.PURCHASE, Topic.INSURANCE, Topic.BLIND)
NOW, LATER = "now", "later"
YES, NO = "yes", "no"
_RESULTS = tuple(
    result.value for result in (Result.WIN, Result.STAND_OFF, Result.LOSE, Result.NO_GAME)
)
_O7 = "O-7"


def no_game(scenario: Scenario) -> Question | None:
    """Ask for what follows the dealer's "no game", decision by decision in the order of O-7.

    Each part is to be answered before the next is seen, which tells how it went on. None where the
    dealer has a game, or no box is left.
    """
    settlement = settle(scenario)
    work = [step for step in steps(scenario, settlement) if step.rule == _O7]
    if not work:
        return None
    parts = (
        *_may_buy(scenario),
        *_insured(settlement, work),
        *_work(scenario, settlement, work),
    )
    return Question(Kind.NO_GAME, VERSION, scenario, settlement, parts)


def exchange_of(question: Question, part: Part) -> Exchange:
    """Return the exchange after which a part asks whether there is another one."""
    return question.settlement.dealer.exchanges[int(part.key.rpartition(".")[2])]


def _may_buy(scenario: Scenario) -> Iterator[Part]:
    """Ask of each box that did not buy whether it still may; where it is too late it is known."""
    purchase = scenario.house.purchase
    if purchase is None or purchase.when is not PurchaseWhen.NO_GAME:
        return
    for box in scenario.boxes:
        if not box.buys_game:
            broken = problems(scenario, Decision(Change.BUY, box.box))
            yield _choice(f"{box.box}.buys", box.box, NO if broken else YES)


def _insured(settlement: Settlement, work: list[Step]) -> Iterator[Part]:
    """Ask whose insurance is settled before the exchange, whose on the last hand (RP-9, RH-7)."""
    acts = [step.act for step in work]
    if Act.EXCHANGE not in acts:
        return
    done = {step.box for step in work[: acts.index(Act.EXCHANGE)] if Bet.INSURANCE in step.bets}
    for settled in settlement.boxes:
        if any(line.bet is Bet.INSURANCE for line in settled.bets):
            truth = NOW if settled.box in done else LATER
            key = f"{settled.box}.insurance.when"
            yield Part(key, Form.CHOICE, settled.box, truth, options=(NOW, LATER))


def _work(scenario: Scenario, settlement: Settlement, work: list[Step]) -> Iterator[Part]:
    settled = {each.box: each for each in settlement.boxes}
    exchanged = 0
    compared: set[int] = set()
    for step in work:
        if step.act is Act.EXCHANGE:
            if not exchanged:
                yield _card_part(scenario, settlement)
            exchanged += 1
            last = exchanged == len(settlement.dealer.exchanges)
            yield _choice(f"dealer.again.{exchanged - 1}", 0, NO if last else YES)
            if last:
                yield _choice("dealer.plays", 0, YES if settlement.dealer.final_plays else NO)
        elif step.box is not None and step.bets:
            if exchanged and step.box not in compared:
                compared.add(step.box)
                yield _result_part(settled[step.box])
            yield from _stakes(settled[step.box], step)


def _card_part(scenario: Scenario, settlement: Settlement) -> Part:
    """Ask which of the dealer's cards goes; of equal ones any may (PP-10, RP-7)."""
    old, cards = settlement.dealer.exchanges[0].old, scenario.dealer.cards
    equal = tuple(str(card) for card in cards if card.rank == old.rank and card != old)
    return Part("dealer.card", Form.CARDS, 0, format_cards([old]), cards=cards, equal=equal)


def _result_part(settled: BoxSettlement) -> Part:
    key = f"{settled.box}.result"
    return Part(key, Form.CHOICE, settled.box, settled.result.value, options=_RESULTS)


def _stakes(settled: BoxSettlement, step: Step) -> Iterator[Part]:
    lines = {line.bet: line for line in settled.bets}
    return (stake_part(settled.box, lines[bet]) for bet in step.bets)


def _choice(key: str, box: int, truth: str) -> Part:
    return Part(key, Form.CHOICE, box, truth, options=(YES, NO))
