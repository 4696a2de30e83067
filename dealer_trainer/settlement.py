"""What the dealer does with every stake on the table: read the hands, then pay.

`settle` is `pay(scenario, read(scenario))`. Both are pure; they expect a scenario without faults
(`legality.faults`). Each line carries the rule that the house names and a reason with numbers.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from dealer_trainer.hands import Combination
from dealer_trainer.house import (
    AnteOnNoGame,
    AnteOnWin,
    Fee,
    House,
    InsuranceSettles,
    OnGame,
    RefundIfGame,
)
from dealer_trainer.reading import BoxReading, Comparison, DealerReading, Reading, read
from dealer_trainer.scenario import Box, Play, Scenario


class Result(StrEnum):
    """How the round ends for a box."""

    WIN = "win"
    LOSE = "lose"
    STAND_OFF = "stand_off"
    NO_GAME = "no_game"
    FOLD = "fold"
    EARLY_PAYOUT = "early_payout"


class Bet(StrEnum):
    """The stakes on a box, in the order in which a settlement lists them."""

    DRAW = "draw"
    BONUS = "bonus"
    ANTE = "ante"
    BET = "bet"
    INSURANCE = "insurance"
    PURCHASE = "purchase"


class Outcome(StrEnum):
    """What becomes of a stake: kept by the house, given back, or given back with a payout."""

    TAKEN = "taken"
    RETURNED = "returned"
    PAID = "paid"


class Why(StrEnum):
    """The kind of reason for a line; `wording` has a sentence for each."""

    DRAW_FEE = "draw_fee"
    BONUS_WON = "bonus_won"
    BONUS_LOST = "bonus_lost"
    FOLDED = "folded"
    EARLY_ANTE = "early_ante"
    EARLY_SHARE = "early_share"
    NO_GAME_ANTE = "no_game_ante"
    NO_GAME_HIGHER = "no_game_higher"
    NO_GAME_NOT_HIGHER = "no_game_not_higher"
    NO_GAME_BET = "no_game_bet"
    SECOND_NO_GAME_ANTE = "second_no_game_ante"
    ANTE_WAS_FEE = "ante_was_fee"
    WIN_ANTE_PAID = "win_ante_paid"
    WIN_ANTE_RETURNED = "win_ante_returned"
    WIN_BET = "win_bet"
    LOWER = "lower"
    STAND_OFF = "stand_off"
    INSURED_NO_GAME = "insured_no_game"
    INSURANCE_LOST = "insurance_lost"
    INSURANCE_RETURNED = "insurance_returned"
    FEE_FOR_EXCHANGE = "fee_for_exchange"
    FEE_KEPT = "fee_kept"
    FEE_RETURNED = "fee_returned"


Numbers = Mapping[str, int | tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a line ends as it does, with the numbers of its arithmetic."""

    why: Why
    numbers: Numbers = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One stake in whole chips and its end; `pays` is what is added to the returned stake."""

    bet: Bet
    stake: int
    outcome: Outcome
    pays: int
    rule: str | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class BoxSettlement:
    """What the dealer does on one box, and the cards that he read."""

    box: int
    reading: BoxReading
    result: Result
    bets: tuple[Line, ...]

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """The combinations that the house pays, the main one first; a folded box shows none."""
        return () if self.result is Result.FOLD else self.reading.combinations

    @property
    def pays(self) -> int:
        """The sum of the payouts in whole chips."""
        return sum(line.pays for line in self.bets)

    @property
    def takes(self) -> int:
        """The sum of the stakes taken in whole chips."""
        return sum(line.stake for line in self.bets if line.outcome is Outcome.TAKEN)


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the dealer does with the whole table."""

    house: str
    dealer: DealerReading
    boxes: tuple[BoxSettlement, ...]

    @property
    def pays(self) -> int:
        """The sum of the payouts in whole chips."""
        return sum(box.pays for box in self.boxes)

    @property
    def takes(self) -> int:
        """The sum of the stakes taken in whole chips."""
        return sum(box.takes for box in self.boxes)


def settle(scenario: Scenario) -> Settlement:
    """Settle a scenario that has no faults."""
    return pay(scenario, read(scenario))


def pay(scenario: Scenario, reading: Reading) -> Settlement:
    """Settle every stake as the house's options say for what was read."""
    boxes = tuple(
        _pay_box(scenario.house, box, seen, reading.dealer)
        for box, seen in zip(scenario.boxes, reading.boxes, strict=True)
    )
    return Settlement(scenario.house.id, reading.dealer, boxes)


def natural_payout(house: House, bet: int, combinations: tuple[Combination, ...]) -> int:
    """Return what these combinations pay on a bet before the table maximum cuts (C-5, T-2)."""
    return bet * sum(house.pays[each.hand] for each in combinations)


def expected_payout(house: House, bet: int, combinations: tuple[Combination, ...]) -> int:
    """Return what the bet is paid on a win: all paid combinations, cut at the maximum (C-6)."""
    return min(natural_payout(house, bet, combinations), house.table.max_payout)


def _pay_box(house: House, box: Box, seen: BoxReading, dealer: DealerReading) -> BoxSettlement:
    result = _result(box, seen, dealer)
    lines = [
        *_draw_lines(house, box),
        *_bonus_lines(house, box, seen),
        _ante_line(house, box, seen, result),
        *_bet_lines(house, box, seen, result),
        *_insurance_lines(house, box, seen, dealer, result),
        *_purchase_lines(house, box, seen, result),
    ]
    return BoxSettlement(box.box, seen, result, tuple(lines))


def _result(box: Box, seen: BoxReading, dealer: DealerReading) -> Result:
    if box.play is Play.FOLD:
        return Result.FOLD
    if box.play is Play.EARLY:
        return Result.EARLY_PAYOUT
    plays = dealer.final_plays if seen.bought else dealer.plays
    if not plays:
        return Result.NO_GAME
    comparison = seen.to_final if seen.bought else seen.to_opening
    return {
        Comparison.HIGHER: Result.WIN,
        Comparison.EQUAL: Result.STAND_OFF,
        Comparison.LOWER: Result.LOSE,
    }[comparison]


def draw_price(house: House, box: Box, turn: int) -> int:
    """Return the price in antes of a box's draw, the first being turn 0 (PP-3, RP-2, RH-2)."""
    draw = box.draws[turn]
    sold = house.draw[turn]
    price = sold.sixth if draw.sixth else sold.exchange[len(draw.exchange)]
    return price or 0


def _draw_lines(house: House, box: Box) -> Iterator[Line]:
    for turn, draw in enumerate(box.draws):
        antes = draw_price(house, box, turn)
        numbers = {"antes": antes, "cards": len(draw.exchange), "turn": turn}
        reason = Reason(Why.DRAW_FEE, numbers)
        yield Line(
            Bet.DRAW, antes * box.ante, Outcome.TAKEN, 0, house.rule([f"draw.{turn}"]), reason
        )


def _bonus_lines(house: House, box: Box, seen: BoxReading) -> Iterator[Line]:
    """Settle the bonus by the five dealt cards; a folded box loses it (RP-10)."""
    if box.bonus is None or house.bonus is None:
        return
    if box.play is Play.FOLD:
        rule = house.rule(["fold.bonus", "bonus"])
        yield Line(Bet.BONUS, box.bonus, Outcome.TAKEN, 0, rule, Reason(Why.FOLDED))
    elif odds := house.bonus.pays.get(seen.dealt.hand):
        natural = odds * box.bonus
        pays, cut = _cut(house, natural)
        numbers: Numbers = {"stake": box.bonus, "odds": (odds,), "natural": natural, **cut}
        rule = house.rule([*_cut_rule(cut), "bonus.pays"])
        yield Line(Bet.BONUS, box.bonus, Outcome.PAID, pays, rule, Reason(Why.BONUS_WON, numbers))
    else:
        rule = house.rule(["bonus.pays"])
        yield Line(Bet.BONUS, box.bonus, Outcome.TAKEN, 0, rule, Reason(Why.BONUS_LOST))


def _cut(house: House, natural: int) -> tuple[int, dict[str, int]]:
    """Cut a payout at the table maximum; the second value names the maximum if it cut (C-6)."""
    maximum = house.table.max_payout
    return (natural, {}) if natural <= maximum else (maximum, {"maximum": maximum})


def _cut_rule(cut: dict[str, int]) -> list[str]:
    return ["table.max_payout"] if cut else []


def _ante_line(house: House, box: Box, seen: BoxReading, result: Result) -> Line:
    """Settle the ante (PP-7, PP-8, PP-10, RP-3, RP-6 … RP-8, RH-4, RH-5)."""
    outcome, why, option = _ante_end(house, seen, result)
    rule = house.rule([*_bought(seen), f"{result}.ante", *option])
    pays = box.ante if outcome is Outcome.PAID else 0
    return Line(Bet.ANTE, box.ante, outcome, pays, rule, Reason(why, {"stake": box.ante}))


def _bought(seen: BoxReading) -> list[str]:
    """Name the option behind the stakes of a box that bought, if it did (RP-8, RH-5, PP-10)."""
    return ["purchase"] if seen.bought else []


def _ante_end(house: House, seen: BoxReading, result: Result) -> tuple[Outcome, Why, list[str]]:
    if seen.bought and house.purchase and house.purchase.fee is Fee.ANTE:
        return Outcome.TAKEN, Why.ANTE_WAS_FEE, []
    match result:
        case Result.FOLD:
            return Outcome.TAKEN, Why.FOLDED, []
        case Result.EARLY_PAYOUT:
            return Outcome.RETURNED, Why.EARLY_ANTE, []
        case Result.LOSE:
            return Outcome.TAKEN, Why.LOWER, []
        case Result.STAND_OFF:
            return Outcome.RETURNED, Why.STAND_OFF, []
        case Result.WIN if house.ante.player_wins is AnteOnWin.PAID:
            return Outcome.PAID, Why.WIN_ANTE_PAID, ["ante.player_wins"]
        case Result.WIN:
            return Outcome.RETURNED, Why.WIN_ANTE_RETURNED, ["ante.player_wins"]
    if seen.bought:
        return Outcome.RETURNED, Why.SECOND_NO_GAME_ANTE, []
    if house.ante.no_game is AnteOnNoGame.PAID:
        return Outcome.PAID, Why.NO_GAME_ANTE, ["ante.no_game"]
    if seen.to_opening is Comparison.HIGHER:
        return Outcome.PAID, Why.NO_GAME_HIGHER, ["ante.no_game"]
    return Outcome.RETURNED, Why.NO_GAME_NOT_HIGHER, ["ante.no_game"]


def _bet_lines(house: House, box: Box, seen: BoxReading, result: Result) -> Iterator[Line]:
    """Settle the bet, or the early payout of it (C-5, C-6, T-2, PP-8, PP-9)."""
    if result is Result.FOLD:
        return
    natural = natural_payout(house, box.bet, seen.combinations)
    pays, cut = _cut(house, natural)
    numbers: Numbers = {
        "stake": box.bet,
        "odds": tuple(house.pays[each.hand] for each in seen.combinations),
        "natural": natural,
        **cut,
    }
    two = ["combinations.paid"] if seen.second else []
    match result:
        case Result.WIN:
            rule = house.rule([*_cut_rule(cut), *two, "win.bet", "pays"])
            reason = Reason(Why.WIN_BET, numbers)
            yield Line(Bet.BET, box.bet, Outcome.PAID, pays, rule, reason)
        case Result.EARLY_PAYOUT:
            rule = house.rule(["early_payout.share"])
            reason = Reason(Why.EARLY_SHARE, numbers)
            yield Line(Bet.BET, box.bet, Outcome.PAID, pays // 2, rule, reason)
        case Result.LOSE:
            rule = house.rule(["lose.bet"])
            yield Line(Bet.BET, box.bet, Outcome.TAKEN, 0, rule, Reason(Why.LOWER))
        case Result.STAND_OFF:
            rule = house.rule(["stand_off.bet"])
            yield Line(Bet.BET, box.bet, Outcome.RETURNED, 0, rule, Reason(Why.STAND_OFF))
        case Result.NO_GAME:
            rule = house.rule([*_bought(seen), "no_game.bet"])
            yield Line(Bet.BET, box.bet, Outcome.RETURNED, 0, rule, Reason(Why.NO_GAME_BET))


def _insurance_lines(
    house: House, box: Box, seen: BoxReading, dealer: DealerReading, result: Result
) -> Iterator[Line]:
    """Settle the insurance on the dealer's first or last hand (RP-5, RP-9, RH-7)."""
    insurance = house.insurance
    if box.insurance is None or insurance is None:
        return
    waits = seen.bought and insurance.settles is InsuranceSettles.FINAL
    plays = dealer.final_plays if waits else dealer.plays
    option = "insurance.settles" if waits else "insurance"
    numbers = {"stake": box.insurance}
    if not plays:
        reason = Reason(Why.INSURED_NO_GAME, numbers)
        rule = house.rule([option])
        yield Line(Bet.INSURANCE, box.insurance, Outcome.PAID, box.insurance, rule, reason)
        return
    option, end = {
        Result.WIN: ("insurance.player_wins", insurance.player_wins),
        Result.STAND_OFF: ("insurance.stand_off", insurance.stand_off),
        Result.LOSE: ("insurance.player_loses", insurance.player_loses),
    }[result]
    if waits and result is Result.LOSE and insurance.player_loses_after_purchase:
        option = "insurance.player_loses_after_purchase"
        end = insurance.player_loses_after_purchase
    returned = end is OnGame.RETURNED
    outcome = Outcome.RETURNED if returned else Outcome.TAKEN
    why = Why.INSURANCE_RETURNED if returned else Why.INSURANCE_LOST
    rule = house.rule([*(["insurance.settles"] if waits else []), option])
    yield Line(Bet.INSURANCE, box.insurance, outcome, 0, rule, Reason(why, numbers))


def _purchase_lines(house: House, box: Box, seen: BoxReading, result: Result) -> Iterator[Line]:
    """Settle a fee that is a stake of its own (PP-10, PP-11, RH-5)."""
    purchase = house.purchase
    if not box.buys_game or purchase is None or purchase.fee is Fee.ANTE:
        return
    numbers = {"stake": box.ante}
    if seen.bought:
        outcome, why, option = Outcome.TAKEN, Why.FEE_FOR_EXCHANGE, "purchase.fee"
    elif purchase.refund_if_game is RefundIfGame.NOT_HIGHER and result is not Result.WIN:
        outcome, why, option = Outcome.RETURNED, Why.FEE_RETURNED, "purchase.refund_if_game"
    else:
        outcome, why, option = Outcome.TAKEN, Why.FEE_KEPT, "purchase.refund_if_game"
    yield Line(Bet.PURCHASE, box.ante, outcome, 0, house.rule([option]), Reason(why, numbers))
