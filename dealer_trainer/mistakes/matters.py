"""What a house must have for a mistake to be one there."""

from dealer_trainer.hands import Hand, PairedStraight
from dealer_trainer.house import (
    AnteOnNoGame,
    AnteOnWin,
    DrawTurn,
    Fee,
    House,
    InsuranceSettles,
    OnGame,
    PlaysFrom,
    RefundIfGame,
)
from dealer_trainer.mistakes.mistake import Matter


def returns_ante_on_win(house: House) -> bool:
    """Tell whether a win pays the bet alone (RP-3, RH-4)."""
    return house.ante.player_wins is AnteOnWin.RETURNED


def pays_ante_on_win(house: House) -> bool:
    """Tell whether a win pays the ante too (PP-8)."""
    return house.ante.player_wins is AnteOnWin.PAID


def always_pays_ante_on_no_game(house: House) -> bool:
    """Tell whether no game pays the ante whatever the box holds (RP-6)."""
    return house.ante.no_game is AnteOnNoGame.PAID


def pays_ante_if_higher(house: House) -> bool:
    """Tell whether no game pays the ante only of a higher box (PP-7)."""
    return house.ante.no_game is AnteOnNoGame.PAID_IF_HIGHER


def plays_from_pair(house: House) -> bool:
    """Tell whether a pair is the dealer's lowest game (PP-6)."""
    return house.dealer.plays_from is PlaysFrom.PAIR


def plays_from_ace_king(house: House) -> bool:
    """Tell whether ace-king is the dealer's lowest game (RP-3)."""
    return house.dealer.plays_from is PlaysFrom.ACE_KING


def pays(*hands: Hand) -> Matter:
    """Return whether a house pays each of these classes (C-2)."""

    def matter(house: House) -> bool:
        return house.pays.keys() >= set(hands)

    return matter


def pays_two(house: House) -> bool:
    """Tell whether two combinations are paid (T-2)."""
    return house.combinations.paid == 2


def pays_one(house: House) -> bool:
    """Tell whether one combination is paid (PP-5)."""
    return house.combinations.paid == 1


def pays_two_of(*hands: Hand) -> Matter:
    """Return whether a house pays two combinations, and each of these classes (T-2)."""

    def matter(house: House) -> bool:
        return pays_two(house) and house.pays.keys() >= set(hands)

    return matter


def takes_paired_straight_otherwise(value: PairedStraight) -> Matter:
    """Return whether a house that pays two takes a paired straight for something else (T-5)."""

    def matter(house: House) -> bool:
        otherwise = house.combinations.paired_straight is not value
        return otherwise and pays_two(house) and Hand.STRAIGHT in house.pays

    return matter


def pays_bonus(house: House) -> bool:
    """Tell whether the dealer settles a bonus (RP-10, RH-8)."""
    return house.bonus is not None and not house.bonus_is_electronic


def sells_sixth_card(house: House) -> bool:
    """Tell whether a box can get six cards."""
    return any(turn.sixth is not None for turn in house.draw)


def sells_exchange(house: House) -> bool:
    """Tell whether a box can exchange cards."""
    return any(turn.exchange for turn in house.draw)


def keeps_insurance_on_win(house: House) -> bool:
    """Tell whether a winning box loses its insurance (RP-5)."""
    return house.insurance is not None and house.insurance.player_wins is OnGame.TAKEN


def keeps_insurance_on_stand_off(house: House) -> bool:
    """Tell whether a stand-off loses the insurance (RP-5)."""
    return house.insurance is not None and house.insurance.stand_off is OnGame.TAKEN


def keeps_insurance_after_purchase(house: House) -> bool:
    """Tell whether a bought game that beats the box takes its insurance too (RP-9)."""
    insurance = house.insurance
    if insurance is None or house.purchase is None:
        return False
    end = insurance.player_loses_after_purchase or insurance.player_loses
    return insurance.settles is InsuranceSettles.FINAL and end is OnGame.TAKEN


def sells_game(house: House) -> bool:
    """Tell whether a box can buy the game (PP-10, RP-7)."""
    return house.purchase is not None


def sells_insurance_and_game(house: House) -> bool:
    """Tell whether a box can have an insurance and buy."""
    return house.insurance is not None and house.purchase is not None


def fee_is_ante(house: House) -> bool:
    """Tell whether the ante on the box is the fee of a purchase (RP-7)."""
    return house.purchase is not None and house.purchase.fee is Fee.ANTE


def fee_is_extra(house: House) -> bool:
    """Tell whether the fee of a purchase is a stake of its own (RH-5)."""
    return house.purchase is not None and house.purchase.fee is Fee.EXTRA


def refunds_fee(house: House) -> bool:
    """Tell whether a fee comes back where the dealer had a game from the start (PP-11)."""
    purchase = house.purchase
    return purchase is not None and purchase.refund_if_game is RefundIfGame.NOT_HIGHER


def repeats_exchange(house: House) -> bool:
    """Tell whether the dealer's card is exchanged again (RP-7, RH-6)."""
    return house.purchase is not None and house.purchase.repeats > 0


def pays_early(house: House) -> bool:
    """Tell whether a box may be paid before the dealer opens (PP-9)."""
    return house.early_payout is not None


def prices_exchange_otherwise_than_by_card(house: House) -> bool:
    """Tell whether some exchange costs another number of antes than of cards (PP-3)."""
    return any(cards and cards != antes for cards, antes in _prices(house))


def sells_draw_not_for(antes: int) -> Matter:
    """Return whether some draw costs another number of antes (PP-3, RP-2)."""

    def matter(house: House) -> bool:
        return any(price != antes for _, price in _prices(house))

    return matter


def _prices(house: House) -> set[tuple[int, int]]:
    """Return each number of exchanged cards, 0 for a sixth, with its price in antes."""
    return {pair for turn in house.draw for pair in _turn_prices(turn)}


def _turn_prices(turn: DrawTurn) -> set[tuple[int, int]]:
    sixth = {(0, turn.sixth)} if turn.sixth is not None else set()
    return sixth | set(turn.exchange.items())
