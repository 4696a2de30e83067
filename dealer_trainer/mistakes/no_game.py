"""Mistakes about the dealer's game, and about what no game does (PP-6, PP-7, RP-3, RP-6, RH-5)."""

from collections.abc import Callable
from dataclasses import replace

from dealer_trainer.cards import ACE, KING
from dealer_trainer.generator import Topic
from dealer_trainer.hands import Hand
from dealer_trainer.house import AnteOnNoGame, House
from dealer_trainer.mistakes.altering import (
    Spot,
    by_house,
    by_lines,
    by_reading,
    paid,
    returned,
    taken,
)
from dealer_trainer.mistakes.ideas import Idea
from dealer_trainer.mistakes.matters import (
    always_pays_ante_on_no_game,
    pays_ante_if_higher,
    plays_from_ace_king,
    plays_from_pair,
)
from dealer_trainer.mistakes.mistake import Alter, Mistake
from dealer_trainer.reading import DealerReading, Reading
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Bet, Line, Outcome, Result, Settlement, pay


def game_seen(sees: Callable[[DealerReading], bool]) -> Alter:
    """Treat a dealer without a game as one who has it, so that nobody buys one."""

    def alter(scenario: Scenario, reading: Reading, _: Settlement) -> Settlement | None:
        dealer = reading.dealer
        if dealer.plays or not sees(dealer):
            return None
        boxes = tuple(replace(box, bought=False) for box in reading.boxes)
        return pay(scenario, Reading(replace(dealer, plays=True), boxes))

    return alter


def any_hand(_: DealerReading) -> bool:
    """See a game in whatever the dealer holds."""
    return True


def ace_high(dealer: DealerReading) -> bool:
    """See a game in an ace without a king."""
    return dealer.opens.ranks[0] == ACE and KING not in dealer.opens.ranks


def ace_king(dealer: DealerReading) -> bool:
    """See a game in ace-king (PP-6)."""
    return {ACE, KING}.issubset(dealer.opens.ranks)


def second_overlooked(_: Scenario, reading: Reading) -> Reading | None:
    """Treat a dealer who has no game after the exchange either as one who has it (RP-8, RH-5)."""
    if not reading.dealer.exchanges or reading.dealer.final_plays:
        return None
    return replace(reading, dealer=replace(reading.dealer, final_plays=True))


def ace_king_no_game(_: Scenario, reading: Reading) -> Reading | None:
    """See no game in the dealer's ace-king (RP-3)."""
    dealer = reading.dealer
    opens = dealer.plays and dealer.opens.hand is not Hand.ACE_KING
    final = dealer.final_plays and dealer.final.hand is not Hand.ACE_KING
    if (opens, final) == (dealer.plays, dealer.final_plays):
        return None
    return replace(reading, dealer=replace(dealer, plays=opens, final_plays=final))


def game_overlooked(_: Scenario, reading: Reading) -> Reading | None:
    """Treat a dealer with a game as one who has none (O-5)."""
    dealer = reading.dealer
    if dealer.exchanges:
        return replace(reading, dealer=replace(dealer, final_plays=False))
    return replace(reading, dealer=replace(dealer, plays=False)) if dealer.plays else None


def bet_by_odds(spot: Spot, line: Line) -> Line | None:
    """Pay the bet by its odds although the dealer has no game (PP-7, RP-6)."""
    if _is_no_game(spot, line, Bet.BET) and spot.odds:
        return paid(line, spot.cut(line.stake * sum(spot.odds)))
    return None


def bet_even(spot: Spot, line: Line) -> Line | None:
    """Pay the bet 1:1 as well as the ante (PP-7, RP-6)."""
    return paid(line, line.stake) if _is_no_game(spot, line, Bet.BET) else None


def bet_taken(spot: Spot, line: Line) -> Line | None:
    """Take "the bet is not paid" for "it is kept" (PP-7, RP-6)."""
    return taken(line) if _is_no_game(spot, line, Bet.BET) else None


def ante_kept(spot: Spot, line: Line) -> Line | None:
    """Keep the ante although the dealer has no game (PP-7, RP-6)."""
    return taken(line) if _is_no_game(spot, line, Bet.ANTE) else None


def ante_returned(spot: Spot, line: Line) -> Line | None:
    """Give the ante back unpaid (PP-7, RP-6)."""
    is_paid = _is_no_game(spot, line, Bet.ANTE) and line.outcome is Outcome.PAID
    return returned(line) if is_paid else None


def second_paid(spot: Spot, line: Line) -> Line | None:
    """Pay the ante although the box bought, because there is no game again (PP-10, RP-8, RH-5)."""
    again = _is_no_game(spot, line, Bet.ANTE) and spot.settled.reading.bought
    return paid(line, line.stake) if again else None


def _is_no_game(spot: Spot, line: Line, bet: Bet) -> bool:
    return line.bet is bet and spot.settled.result is Result.NO_GAME


def if_higher(house: House) -> House:
    """Pay the ante only to a box that is higher than the dealer (RP-6)."""
    return replace(house, ante=replace(house.ante, no_game=AnteOnNoGame.PAID_IF_HIGHER))


def anyhow(house: House) -> House:
    """Pay the ante to a box that is not higher than the dealer, too (PP-7)."""
    return replace(house, ante=replace(house.ante, no_game=AnteOnNoGame.PAID))


_FIRST = (Topic.NO_GAME,)
_SECOND = (Topic.PURCHASE,)
_GAME = (Topic.PAYOUT, Topic.WHOLE_TABLE)

MISTAKES = (
    Mistake(Idea.NO_GAME_OVERLOOKED, game_seen(any_hand), _FIRST),
    Mistake(Idea.GAME_IN_ACE_HIGH, game_seen(ace_high), _FIRST),
    Mistake(Idea.GAME_IN_ACE_KING, game_seen(ace_king), _FIRST, plays_from_pair),
    Mistake(Idea.SECOND_NO_GAME_OVERLOOKED, by_reading(second_overlooked), _SECOND),
    Mistake(Idea.ACE_KING_NO_GAME, by_reading(ace_king_no_game), _GAME, plays_from_ace_king),
    Mistake(Idea.GAME_OVERLOOKED, by_reading(game_overlooked), _GAME),
    Mistake(Idea.BET_PAID_ON_NO_GAME, by_lines(bet_by_odds), _FIRST),
    Mistake(Idea.BET_EVEN_ON_NO_GAME, by_lines(bet_even), _FIRST),
    Mistake(Idea.BET_TAKEN_ON_NO_GAME, by_lines(bet_taken), _FIRST),
    Mistake(Idea.ANTE_KEPT_ON_NO_GAME, by_lines(ante_kept), _FIRST),
    Mistake(Idea.ANTE_RETURNED_ON_NO_GAME, by_lines(ante_returned), _FIRST),
    Mistake(
        Idea.ANTE_PAID_IF_HIGHER,
        by_house(if_higher, reads=False),
        _FIRST,
        always_pays_ante_on_no_game,
    ),
    Mistake(Idea.ANTE_PAID_ANYHOW, by_house(anyhow, reads=False), _FIRST, pays_ante_if_higher),
    Mistake(Idea.SECOND_NO_GAME_PAID, by_lines(second_paid), _SECOND),
)
