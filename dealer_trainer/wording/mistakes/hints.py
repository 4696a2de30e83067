"""The hint ladder of a stake: where to look, the rule, the arithmetic begun."""

from dealer_trainer.mistakes import lines_by_part
from dealer_trainer.settlement import Bet, BoxSettlement, Line, Outcome, Settlement, Why
from dealer_trainer.wording.explanations import dealer_sentence
from dealer_trainer.wording.hands import combination_name, combinations_text
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.rules import rule_sentence

_GONE = (Why.FOLDED,)
_EARLY = (Why.EARLY_ANTE, Why.EARLY_SHARE)
_FROM_START = (Why.FEE_KEPT, Why.FEE_RETURNED)


def hints(words: Words, settlement: Settlement, key: str) -> tuple[str, str, str]:
    """Return three sentences, each saying more: look at, the rule, the arithmetic begun.

    None of them says the answer. Raises KeyError for a part that asks for no stake or fee.
    """
    settled, line = lines_by_part(settlement)[key]
    return (
        _look(words, settled, line),
        _rule(words, line),
        _begun(words, settlement, settled, line),
    )


def _look(words: Words, settled: BoxSettlement, line: Line) -> str:
    if line.bet is Bet.DRAW:
        return words.text("Look at what was drawn, and at how many cards.")
    if line.reason.why in _GONE:
        return words.text("Look at the box: is it still in the round?")
    if line.bet is Bet.BONUS:
        return words.text("Look at the five dealt cards of the box, and at nothing else.")
    if line.reason.why in _FROM_START:
        return words.text("Look at the dealer's five cards, and at whether the box is higher.")
    if line.bet is Bet.PURCHASE:
        return words.text("Look at whether a card of the dealer was exchanged.")
    if line.reason.why in _EARLY:
        return words.text("Look at the box alone: it left before the dealer opened.")
    if line.bet is Bet.INSURANCE:
        return words.text("Look at the dealer alone: has he a game?")
    if settled.reading.bought:
        return words.text("Look at the dealer's cards after the exchange: has he a game now?")
    if line.bet is Bet.BET:
        return words.text(
            "Look at the dealer first: has he a game? Then at the box's combinations."
        )
    return words.text("Look at the dealer first: has he a game? Then compare the box with him.")


def _rule(words: Words, line: Line) -> str:
    sentence = rule_sentence(words, line.rule) if line.rule else ""
    if not sentence:
        return words.text("Look the rule up: F1 shows what this house does.")
    return words.text("{rule}: {sentence}", rule=line.rule, sentence=sentence)


def _begun(words: Words, settlement: Settlement, settled: BoxSettlement, line: Line) -> str:
    numbers = line.reason.numbers
    odds, antes = numbers.get("odds"), numbers.get("antes")
    if isinstance(antes, int) and antes:
        return _sum(words, line.stake // antes, str(antes))
    if line.outcome is Outcome.PAID and isinstance(odds, tuple):
        if line.bet is Bet.BET:
            return bet_begun(words, line.stake, odds)
        return _sum(words, line.stake, _factor(odds))
    if line.outcome is Outcome.PAID:
        return _sum(words, line.stake, "1")
    return _seen(words, settlement, settled, line)


def bet_begun(words: Words, bet: int, odds: tuple[int, ...]) -> str:
    """Return the sum of a bet begun, in money and as dealers do it in antes; a bet is two."""
    return words.text(
        "Begin: {stake} × {factor} = …; in antes: {ante} × {antes}.",
        stake=words.number(bet),
        factor=_factor(odds),
        ante=words.number(bet // 2),
        antes=_factor(tuple(2 * each for each in odds)),
    )


def _factor(odds: tuple[int, ...]) -> str:
    return str(odds[0]) if len(odds) == 1 else f"({odds[0]} + …)"


def _sum(words: Words, stake: int, factor: str) -> str:
    return words.text("Begin: {stake} × {factor} = …", stake=words.number(stake), factor=factor)


def _seen(words: Words, settlement: Settlement, settled: BoxSettlement, line: Line) -> str:
    """Return what the cards say, where there is nothing to multiply."""
    if line.reason.why in _GONE:
        return words.text("The box folded; its cards are not compared.")
    if line.reason.why is Why.EARLY_ANTE:
        return words.text("Only the bet of this box is paid, and by half.")
    if line.bet is Bet.DRAW:
        return words.text("This draw costs nothing here.")
    if line.bet is Bet.BONUS:
        dealt = combination_name(words, settled.reading.dealt)
        return words.text("The five dealt cards: {hand}.", hand=dealt)
    seen = settled.reading
    held = combinations_text(words, seen.combinations or (seen.main,))
    box = words.text("Box: {hand}.", hand=held)
    return f"{dealer_sentence(words, settlement.dealer)} {box}"
