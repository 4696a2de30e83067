"""The dealers' shortcut: what a winning box gets, counted in antes."""

from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, BoxSettlement, Outcome, Result
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.language import Words

_WON = (Result.WIN, Result.EARLY_PAYOUT)


def shortcut(words: Words, scenario: Scenario, settled: BoxSettlement) -> str:
    """Return the payout of a box in antes with the numbers of the case, "" where none is paid.

    The bet is two antes, so each combination is worth twice its odds; an ante paid 1:1 beside it
    adds one.
    """
    lines = {line.bet: line for line in settled.bets}
    if settled.result not in _WON or not settled.combinations:
        return ""
    house, ante = scenario.house, lines[Bet.ANTE]
    antes = [
        (hand_name(words, each.hand), 2 * house.pays[each.hand]) for each in settled.combinations
    ]
    natural = sum(count for _, count in antes) * ante.stake
    cut = natural > house.table.max_payout
    if ante.outcome is Outcome.PAID and not cut:
        antes.append((words.text("ante"), 1))
    total = sum(count for _, count in antes)
    text = words.text(
        "In antes: {parts}; {total} × {ante} = {amount}",
        parts=", ".join(f"{name} {words.number(count)}" for name, count in antes),
        total=words.number(total),
        ante=words.number(ante.stake),
        amount=words.number(total * ante.stake),
    )
    if cut:
        maximum = words.number(house.table.max_payout)
        text += ", " + words.text("the table pays at most {maximum}", maximum=maximum)
    if settled.result is Result.EARLY_PAYOUT:
        half = words.number(lines[Bet.BET].pays)
        text += ", " + words.text("half of it is {amount}", amount=half)
    return f"{text}."
