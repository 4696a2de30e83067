"""What several kinds explain alike: the hands, how they compare, the end of a stake."""

from collections.abc import Iterator

from dealer_trainer.hands import Combination
from dealer_trainer.questions import Question, stake_answer
from dealer_trainer.reading import Comparison, DealerReading
from dealer_trainer.settlement import Bet, BoxSettlement, Line, Result, Why
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.explanations import (
    dealer_sentence,
    reason_sentence,
    uncounted_rule,
    uncounted_sentence,
)
from dealer_trainer.wording.hands import combination_name, combinations_text
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.ranks import rank_name
from dealer_trainer.wording.stakes import answer_text, bet_name

_COMPARED = (Result.WIN, Result.LOSE, Result.STAND_OFF)
_COMPARED_WITHOUT_GAME = (Why.NO_GAME_HIGHER, Why.NO_GAME_NOT_HIGHER)


def settled_box(question: Question, box: int) -> BoxSettlement:
    """Return how a box is settled."""
    return next(each for each in question.settlement.boxes if each.box == box)


def dealer_explained(words: Words, question: Question) -> Explained:
    """Return the dealer's hand and what is exchanged, with the rule of his lowest game."""
    rule = question.scenario.house.rule(["dealer.plays_from"])
    return Explained(dealer_sentence(words, question.settlement.dealer), rule)


def box_explained(words: Words, question: Question, settled: BoxSettlement) -> Iterator[Explained]:
    """Yield how a box stands to the dealer, and what does not count besides (T-1, T-5, PP-5)."""
    dealer, second = question.settlement.dealer, settled.reading.second
    yield from standing_explained(words, settled, dealer)
    against = dealer.final if settled.reading.bought else dealer.opens
    if settled.result is Result.WIN and second and second.strength <= against.strength:
        told = words.text("The second combination need not beat the dealer.")
        yield Explained(told, "T-2")
    if settled.result in (Result.WIN, Result.EARLY_PAYOUT):
        yield from uncounted_explained(words, question, settled)


def uncounted_explained(
    words: Words, question: Question, settled: BoxSettlement
) -> Iterator[Explained]:
    """Yield what looks like a second combination and is not paid, if there is such a thing."""
    uncounted = settled.reading.uncounted
    if uncounted:
        sentence = uncounted_sentence(words, uncounted)
        rule = uncounted_rule(question.scenario.house, uncounted)
        yield Explained(sentence, rule)


def stake_explained(words: Words, box: int, line: Line) -> Explained:
    """Return what becomes of one stake and why, with its arithmetic and its rule."""
    told = words.text(
        "Box {box}, {bet} {stake}: {answer}; {reason}.",
        box=box,
        bet=bet_name(words, line.bet),
        stake=words.number(line.stake),
        answer=answer_text(words, stake_answer(line.outcome, line.pays)),
        reason=reason_sentence(words, line),
    )
    return Explained(told, line.rule)


def standing_explained(
    words: Words, settled: BoxSettlement, dealer: DealerReading
) -> Iterator[Explained]:
    """Yield a box's hand and how it stands to the dealer's, or that it is not compared (C-3)."""
    ante = _ante(settled)
    if settled.result is Result.FOLD:
        told = words.text("Box {box} folded; its cards are not compared.", box=settled.box)
        yield Explained(told, ante.rule)
    elif settled.result in _COMPARED or ante.reason.why in _COMPARED_WITHOUT_GAME:
        yield from _comparison(words, settled, dealer)
    else:
        hand = combinations_text(words, settled.combinations or (settled.reading.main,))
        told = words.text("Box {box}: {hand}; it is not compared.", box=settled.box, hand=hand)
        yield Explained(told, ante.rule)


def _comparison(words: Words, settled: BoxSettlement, dealer: DealerReading) -> Iterator[Explained]:
    seen = settled.reading
    against = dealer.final if seen.bought else dealer.opens
    comparison = seen.to_final if seen.bought else seen.to_opening
    told = words.text(
        "Box {box}: {hand}; dealer: {against}. {comparison}",
        box=settled.box,
        hand=combinations_text(words, settled.combinations or (seen.main,)),
        against=combination_name(words, against),
        comparison=_end(words, comparison, settled.result),
    )
    yield Explained(told, "C-3")
    if comparison is not Comparison.EQUAL and seen.main.hand is against.hand:
        yield Explained(_decision(words, seen.main, against), "C-3")
    elif comparison is Comparison.EQUAL and len(seen.cards) == 6:
        yield Explained(words.text("The sixth card never breaks a tie."), "C-4")


def _end(words: Words, comparison: Comparison, result: Result) -> str:
    match comparison:
        case Comparison.HIGHER:
            return words.text("The box is higher.")
        case Comparison.LOWER:
            return words.text("The box is lower.")
    if result is Result.NO_GAME:
        return words.text("All ranks are equal.")
    return words.text("All ranks are equal: stand-off.")


def _decision(words: Words, box: Combination, dealer: Combination) -> str:
    """Return the ranks that decide between two hands of one class."""
    pairs = zip(box.ranks, dealer.ranks, strict=True)
    own, other = next(pair for pair in pairs if pair[0] != pair[1])
    return words.text(
        "The first ranks that differ decide: {own} on the box, {other} with the dealer.",
        own=rank_name(words, own),
        other=rank_name(words, other),
    )


def _ante(settled: BoxSettlement) -> Line:
    return next(line for line in settled.bets if line.bet is Bet.ANTE)
