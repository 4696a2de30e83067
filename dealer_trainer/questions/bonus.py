"""Is the bonus won, by which hand, and what is it paid (RP-10, RH-8)?"""

from enum import StrEnum

from dealer_trainer.generator import Topic
from dealer_trainer.generator.chance import Chance
from dealer_trainer.questions.naming import hand_options
from dealer_trainer.questions.question import Form, Kind, Part, Question, stake_part
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Outcome, Result, settle

VERSION = 1
TOPICS = (Topic.BONUS,)


class Bonus(StrEnum):
    """What becomes of a bonus."""

    WON = "won"
    LOST = "lost"


def bonus(scenario: Scenario, chance: Chance) -> Question | None:
    """Ask of one bonus for the hand of the five dealt cards, whether it is won, and its payout.

    A folded box's cards are not looked at: its hand is not asked for. None if no bonus lies.
    """
    settlement = settle(scenario)
    placed = [
        (box, settled, line)
        for box, settled in zip(scenario.boxes, settlement.boxes, strict=True)
        for line in settled.bets
        if line.bet is Bet.BONUS
    ]
    if not placed:
        return None
    box, settled, line = chance.pick(placed)
    truth = Bonus.WON if line.outcome is Outcome.PAID else Bonus.LOST
    parts = [
        Part(f"{box.box}.bonus.won", Form.CHOICE, box.box, truth, options=tuple(Bonus)),
        stake_part(box.box, line),
    ]
    if settled.result is not Result.FOLD:
        hand = settled.reading.dealt.hand
        options = hand_options(box.cards, hand)
        parts.insert(0, Part(f"{box.box}.bonus.hand", Form.CHOICE, box.box, hand, options=options))
    return Question(Kind.BONUS, VERSION, scenario, settlement, tuple(parts))
