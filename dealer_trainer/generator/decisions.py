"""What players decide about their boxes, as far as house and hands allow it (O-1, O-3)."""

from dataclasses import dataclass, replace

from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.seats import Seat
from dealer_trainer.generator.stakes import choose_insurance, choose_stake
from dealer_trainer.hands import Hand
from dealer_trainer.house import BlindMay, House, PurchaseWhen
from dealer_trainer.legality import insurance_bounds
from dealer_trainer.reading import BoxReading
from dealer_trainer.scenario import Box, Play


@dataclass(frozen=True, slots=True)
class Rates:
    """How often in a hundred cases a player does what he may."""

    bonus: int
    insurance: int
    purchase: int
    early_payout: int
    fold: int


AT_WORK = Rates(bonus=40, insurance=60, purchase=40, early_payout=35, fold=80)
BESIDE_TOPIC = Rates(bonus=15, insurance=20, purchase=15, early_payout=0, fold=0)

# How often in a hundred a player who may fold has a mind to; nobody folds two pair.
_FOLDS = {Hand.NOTHING: 75, Hand.ACE_KING: 25, Hand.PAIR: 15}


@dataclass(frozen=True, slots=True)
class Decider:
    """Decides for the boxes of one scenario; what a seat leaves open is left to chance."""

    chance: Chance
    house: House
    dealer_plays: bool

    def decide(self, seat: Seat, seen: BoxReading, rates: Rates) -> Box:
        """Return the box with all that its player decided."""
        box = replace(
            seat.as_box(),
            bonus=self._bonus(seat, rates),
            play=seat.play or self._play(seat, seen, rates),
        )
        if box.play is not Play.BET:
            return box
        return replace(
            box,
            insurance=self._insurance(seat, box, seen, rates),
            buys_game=self._may_buy(seat) and self._wants(rates.purchase, decided=seat.buys),
        )

    def _wants(self, percent: int, *, decided: bool | None) -> bool:
        return self.chance.happens(percent) if decided is None else decided

    def _may(self, seat: Seat, what: BlindMay) -> bool:
        return not seat.blind or what in self.house.boxes.blind_may

    def _bonus(self, seat: Seat, rates: Rates) -> int | None:
        bonus = self.house.bonus
        if bonus is None or self.house.bonus_is_electronic or not self._may(seat, BlindMay.BONUS):
            return None
        if seat.bonus_stake or not self._wants(rates.bonus, decided=seat.bonus):
            return seat.bonus_stake or None
        return choose_stake(self.chance, bonus.stake, self.house.table.chips)

    def _play(self, seat: Seat, seen: BoxReading, rates: Rates) -> Play:
        """Fold, or take the early payout, where nothing else is decided (PP-2, PP-9)."""
        if seat.blind or seat.buys or seat.insured:
            return Play.BET
        early = self.house.early_payout
        if early and seen.main.hand.reaches(early.from_):
            return Play.EARLY if self.chance.happens(rates.early_payout) else Play.BET
        would = _FOLDS.get(seen.main.hand, 0)
        folds = self.chance.happens(would) and self.chance.happens(rates.fold)
        return Play.FOLD if folds else Play.BET

    def _insurance(self, seat: Seat, box: Box, seen: BoxReading, rates: Rates) -> int | None:
        insurance = self.house.insurance
        if insurance is None or not self._may(seat, BlindMay.INSURANCE):
            return None
        least, most = insurance_bounds(self.house, box, seen)
        if not seen.main.hand.reaches(insurance.from_) or most < least:
            return None
        if not self._wants(rates.insurance, decided=seat.insured):
            return None
        return choose_insurance(self.chance, (least, most), self.house.table.chips)

    def _may_buy(self, seat: Seat) -> bool:
        """A purchase is sold before the opening, or after "no game" only (PP-10, RP-7)."""
        purchase = self.house.purchase
        if purchase is None or not self._may(seat, BlindMay.PURCHASE):
            return False
        return purchase.when is PurchaseWhen.BEFORE_OPENING or not self.dealer_plays
