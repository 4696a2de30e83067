"""What a settlement says of hands, comparisons and sums, as answers to the parts asking for it."""

from collections.abc import Iterable, Iterator

from dealer_trainer.cards import Card, format_cards
from dealer_trainer.questions.bonus import Bonus
from dealer_trainer.questions.comparing import game, stands
from dealer_trainer.questions.naming import NO_SECOND
from dealer_trainer.questions.no_game import NO, YES
from dealer_trainer.questions.second import Counts
from dealer_trainer.reading import BoxReading
from dealer_trainer.settlement import Bet, BoxSettlement, Outcome, Settlement


def seen_answers(settlement: Settlement) -> Iterator[tuple[str, str]]:
    """Yield what a settlement answers to parts that ask for no stake: ``0.game``, ``1.stands``."""
    dealer = settlement.dealer
    yield "0.main", dealer.opens.hand
    yield "0.game", game(plays=dealer.plays)
    yield "0.last", game(plays=dealer.final_plays)
    yield "0.total", str(settlement.pays)
    yield "dealer.plays", YES if dealer.final_plays else NO
    if dealer.exchanges:
        yield "dealer.card", str(dealer.exchanges[0].old)
    for settled in settlement.boxes:
        yield from _of_box(settled)


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as their marks are looked up, in one order."""
    return format_cards(sorted(cards))


def _of_box(settled: BoxSettlement) -> Iterator[tuple[str, str]]:
    seen, number = settled.reading, settled.box
    yield f"{number}.main", seen.main.hand
    yield f"{number}.second", seen.second.hand if seen.second else NO_SECOND
    yield f"{number}.counts", _counts(seen)
    yield f"{number}.result", settled.result
    yield f"{number}.total", str(settled.pays)
    if seen.second:
        yield f"{number}.second.cards", cards_text(seen.second.cards)
    standing = stands(settled)
    if standing:
        yield f"{number}.stands", standing
    for line in settled.bets:
        if line.bet is Bet.BONUS:
            yield f"{number}.bonus.hand", seen.dealt.hand
            yield f"{number}.bonus.won", Bonus.WON if line.outcome is Outcome.PAID else Bonus.LOST


def _counts(seen: BoxReading) -> Counts:
    if seen.second:
        return Counts.COUNTS
    return Counts(seen.uncounted.why.value) if seen.uncounted else Counts.NONE
