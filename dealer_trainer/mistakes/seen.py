"""What a settlement says of hands, comparisons and sums, as answers to the parts asking for it."""

from collections.abc import Iterator

from dealer_trainer.questions.bonus import Bonus
from dealer_trainer.questions.comparing import Game, Stands
from dealer_trainer.questions.naming import NO_SECOND
from dealer_trainer.reading import Comparison
from dealer_trainer.settlement import Bet, BoxSettlement, Outcome, Result, Settlement, Why

_STANDS = {
    Result.WIN: Stands.HIGHER,
    Result.LOSE: Stands.LOWER,
    Result.STAND_OFF: Stands.STAND_OFF,
    Result.NO_GAME: Stands.NOT_COMPARED,
}


def seen_answers(settlement: Settlement) -> Iterator[tuple[str, str]]:
    """Yield what a settlement answers to parts that ask for no stake: ``0.game``, ``1.stands``."""
    dealer = settlement.dealer
    yield "0.main", dealer.opens.hand
    yield "0.game", Game.GAME if dealer.plays else Game.NO_GAME
    yield "0.last", Game.GAME if dealer.final_plays else Game.NO_GAME
    yield "0.total", str(settlement.pays)
    for settled in settlement.boxes:
        yield from _of_box(settled)


def _of_box(settled: BoxSettlement) -> Iterator[tuple[str, str]]:
    seen, number = settled.reading, settled.box
    yield f"{number}.main", seen.main.hand
    yield f"{number}.second", seen.second.hand if seen.second else NO_SECOND
    yield f"{number}.total", str(settled.pays)
    for line in settled.bets:
        if line.bet is Bet.BONUS:
            yield f"{number}.bonus.hand", seen.dealt.hand
            yield f"{number}.bonus.won", Bonus.WON if line.outcome is Outcome.PAID else Bonus.LOST
        if line.bet is Bet.ANTE:
            if line.reason.why in (Why.NO_GAME_HIGHER, Why.NO_GAME_NOT_HIGHER):
                higher = seen.to_opening is Comparison.HIGHER
                yield f"{number}.stands", Stands.HIGHER if higher else Stands.LOWER
            elif settled.result in _STANDS:
                yield f"{number}.stands", _STANDS[settled.result]
