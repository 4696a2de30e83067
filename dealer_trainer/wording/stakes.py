"""Bets, results and answers in words."""

from dealer_trainer.questions import Form, Part
from dealer_trainer.questions.question import AS_LAID
from dealer_trainer.settlement import Bet, Outcome, Result
from dealer_trainer.wording.language import Words, message

BETS = {
    Bet.DRAW: message("draw fee"),
    Bet.BONUS: message("bonus"),
    Bet.ANTE: message("ante"),
    Bet.BET: message("bet"),
    Bet.INSURANCE: message("insurance"),
    Bet.PURCHASE: message("purchase fee"),
}
RESULTS = {
    Result.WIN: message("wins"),
    Result.LOSE: message("loses"),
    Result.STAND_OFF: message("stand-off"),
    Result.NO_GAME: message("no game"),
    Result.FOLD: message("folded"),
    Result.EARLY_PAYOUT: message("early payout"),
}


def bet_name(words: Words, bet: Bet) -> str:
    """Return the name of a bet: insurance, «страховка»."""
    return words.text(BETS[bet])


def result_name(words: Words, result: Result) -> str:
    """Return how the round ends for a box: stand-off, «ничья»."""
    return words.text(RESULTS[result])


def part_name(words: Words, part: Part) -> str:
    """Return what is asked, with its box and stake in whole chips."""
    bet, stake = bet_name(words, part.bet or Bet.BET), words.number(part.stake)
    if part.form is Form.AMOUNT:
        return words.text("Box {box}, {bet}", box=part.box, bet=bet)
    return words.text("Box {box}, {bet} {stake}", box=part.box, bet=bet, stake=stake)


def answer_text(words: Words, answer: str | None) -> str:
    """Return an answer in words: take, return, pay 400, an amount, or not answered.

    Where a stake is shown as settled it may also be passed as it is.
    """
    if answer is None:
        return words.text("not answered")
    if answer == Outcome.TAKEN:
        return words.text("take")
    if answer == Outcome.RETURNED:
        return words.text("return")
    if answer == AS_LAID:
        return words.text("let it pass")
    if answer.startswith("paid "):
        return words.text("pay {amount}", amount=words.number(int(answer.removeprefix("paid "))))
    return words.number(int(answer))
