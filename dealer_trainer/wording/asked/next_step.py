"""What comes next in the round: the steps told, the steps to choose from, and the rule."""

from dealer_trainer.procedure import Act, Step, turns
from dealer_trainer.questions import Part, Question
from dealer_trainer.questions.next_step import round_of, step_of, steps_told
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.explanations import exchange_text
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.rules import rule_sentence
from dealer_trainer.wording.stakes import bet_name

ACTS = {
    Act.PLACE: message("antes, bonuses and the bets of blind boxes are placed"),
    Act.CLOSE_BETTING: message("close the betting"),
    Act.DEAL: message("deal five cards to each box and to the dealer"),
    Act.TAKE_DRAW_FEE: message("box {box}: take the draw fee"),
    Act.GIVE_CARDS: message("box {box}: give the cards of the draw"),
    Act.INSURE: message("box {box}: accept the insurance"),
    Act.BET: message("box {box}: accept the bet"),
    Act.FOLD: message("box {box}: accept the fold, take what it loses"),
    Act.EARLY_PAYOUT: message("box {box}: make the early payout"),
    Act.BUY: message("box {box}: accept the purchase of the game"),
    Act.SETTLE_BONUS: message("box {box}: settle the bonus"),
    Act.OPEN: message("open the dealer's cards and announce the combination"),
    Act.SETTLE: message("box {box}: settle {bets}"),
    Act.TAKE_FEE: message("box {box}: take the fee for the exchange of the dealer's card"),
    Act.EXCHANGE: message("exchange a card of the dealer"),
}
_SHOWN = 8
_TURNS, _IN_TURN = "O-3", "C-8"


def question_text(words: Words, question: Question) -> str:
    """Return the last steps so far, a line for each, and that the next one is asked for."""
    told = steps_told(question)
    lines = [words.text("So far in this round:")]
    if len(told) > _SHOWN:
        lines.append("…")
    exchanges = iter(question.settlement.dealer.exchanges)
    for number, step in enumerate(told, start=1):
        sentence = step_sentence(words, step)
        if step.act is Act.EXCHANGE:
            sentence = f"{sentence}: {exchange_text(next(exchanges))}"
        if number > len(told) - _SHOWN:
            lines.append(f"{number}. {sentence}")
    return "\n".join([*lines, words.text("What comes next?")])


def part_text(words: Words, _: Question, __: Part) -> str:
    """Return what the part asks for."""
    return words.text("The next step")


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return a step that can be chosen."""
    return step_sentence(words, step_of(option))


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the next step and its rule; where turns are changed, why they are (RP-1)."""
    scenario = question.scenario
    done = steps_told(question)
    step = round_of(scenario, question.settlement)[len(done)]
    sentence = step_sentence(words, step)
    told = [
        Explained(words.text("Next: {step}.", step=sentence), step.rule),
        Explained(rule_sentence(words, step.rule), step.rule),
    ]
    if step.rule == _TURNS and done[-1].box != step.box:
        told.append(Explained(rule_sentence(words, _IN_TURN), _IN_TURN))
    order = tuple(box.box for box in scenario.boxes)
    if step.rule == _TURNS and turns(scenario) != order:
        changed = words.text(
            "The boxes decide in this order: {boxes}, because a player's second open ante "
            "is above his first.",
            boxes=", ".join(map(str, turns(scenario))),
        )
        told.append(Explained(changed, scenario.house.rule(["boxes.second_open_ante"])))
    return told


def step_sentence(words: Words, step: Step) -> str:
    """Return a step: what is done, and at which box."""
    bets = [bet_name(words, bet) for bet in step.bets]
    if len(bets) > 1:
        named = words.text("{first} and {second}", first=bets[0], second=bets[1])
    else:
        named = "".join(bets)
    return words.text(ACTS[step.act], box=step.box, bets=named)
