"""Each option of a house in words: what it decides and what this house decided."""

from enum import StrEnum

from dealer_trainer.hands import PairedStraight
from dealer_trainer.house import (
    AnteOnNoGame,
    AnteOnWin,
    DealerCard,
    Fee,
    InsuranceMax,
    InsuranceSettles,
    OnGame,
    PlaysFrom,
    PurchaseWhen,
    RefundIfGame,
    SecondOpenAnte,
    Share,
)
from dealer_trainer.wording.language import Words, message

OPTIONS = {
    "boxes.count": message("Boxes at the table"),
    "boxes.per_player": message("Boxes that one player may have"),
    "boxes.open_per_player": message("Boxes that he may look at"),
    "boxes.second_open_ante": message("The ante of a player's second open box"),
    "boxes.blind_may": message("Besides ante and bet a blind box may have"),
    "dealer.plays_from": message("The dealer plays from"),
    "combinations.paid": message("Combinations paid on a box"),
    "combinations.paired_straight": message("A straight with a paired card"),
    "pays": message("Odds of the bet"),
    "ante.player_wins": message("The ante of a box that wins"),
    "ante.no_game": message("The ante when the dealer has no game"),
    "draw": message("Draws and their prices"),
    "insurance": message("Insurance"),
    "insurance.from": message("Sold from"),
    "insurance.max": message("At most"),
    "insurance.settles": message("Settled"),
    "insurance.player_wins": message("The dealer has a game, the box wins"),
    "insurance.player_loses": message("The dealer has a game, the box loses"),
    "insurance.stand_off": message("The dealer has a game, stand-off"),
    "insurance.player_loses_after_purchase": message("The box bought the game and loses"),
    "purchase": message("Purchase of the game"),
    "purchase.when": message("Bought"),
    "purchase.card": message("The dealer exchanges"),
    "purchase.fee": message("Fee"),
    "purchase.repeats": message("Free exchanges while the same rank comes without a game"),
    "purchase.refund_if_game": message("Fee if the dealer has a game from the start"),
    "early_payout": message("Early payout"),
    "early_payout.from": message("Given from"),
    "early_payout.share": message("Share of the expected payout"),
    "bonus": message("Bonus"),
    "bonus.pays": message("Odds of the bonus"),
    "bonus.stake": message("Stake"),
    "bonus.electronic_from": message("Electronic where the least ante is"),
    "table.ante": message("Ante"),
    "table.max_payout": message("Maximum payout"),
    "table.chips": message("Chips"),
}
VALUES: dict[tuple[type[StrEnum], StrEnum], str] = {
    (SecondOpenAnte, SecondOpenAnte.UP_TO_FIRST): message(
        "up to the first, else the boxes change turns"
    ),
    (SecondOpenAnte, SecondOpenAnte.EQUAL): message("equal to the first"),
    (SecondOpenAnte, SecondOpenAnte.ANY): message("any"),
    (SecondOpenAnte, SecondOpenAnte.REFUSED_ABOVE_FIRST): message("not above the first"),
    (PlaysFrom, PlaysFrom.ACE_KING): message("ace-king"),
    (PlaysFrom, PlaysFrom.PAIR): message("pair"),
    (PairedStraight, PairedStraight.TWO_STRAIGHTS): message("two straights"),
    (PairedStraight, PairedStraight.STRAIGHT_AND_PAIR): message("straight and pair"),
    (PairedStraight, PairedStraight.ONE_STRAIGHT): message("one straight"),
    (AnteOnWin, AnteOnWin.RETURNED): message("goes back"),
    (AnteOnWin, AnteOnWin.PAID): message("is paid 1:1"),
    (AnteOnNoGame, AnteOnNoGame.PAID): message("is paid 1:1"),
    (AnteOnNoGame, AnteOnNoGame.PAID_IF_HIGHER): message(
        "is paid 1:1 if the box is higher, else goes back"
    ),
    (InsuranceMax, InsuranceMax.PAYOUT): message("the expected payout"),
    (InsuranceMax, InsuranceMax.HALF_PAYOUT): message("half of the expected payout"),
    (InsuranceSettles, InsuranceSettles.REVEAL): message("when the dealer opens"),
    (InsuranceSettles, InsuranceSettles.FINAL): message("on the dealer's last hand"),
    (OnGame, OnGame.TAKEN): message("lost"),
    (OnGame, OnGame.RETURNED): message("goes back"),
    (PurchaseWhen, PurchaseWhen.BEFORE_OPENING): message("before the dealer opens"),
    (PurchaseWhen, PurchaseWhen.NO_GAME): message("after no game"),
    (DealerCard, DealerCard.HIGHEST): message("his highest card"),
    (DealerCard, DealerCard.LOWEST): message("his lowest card"),
    (Fee, Fee.ANTE): message("the ante on the box"),
    (Fee, Fee.EXTRA): message("a stake of its own, equal to the ante"),
    (RefundIfGame, RefundIfGame.NEVER): message("is kept"),
    (RefundIfGame, RefundIfGame.NOT_HIGHER): message("goes back unless the box is higher"),
    (Share, Share.HALF): message("half"),
}


def option_name(words: Words, path: str) -> str:
    """Return what an option decides; `path` is that of the house's file, such as ante.no_game."""
    return words.text(OPTIONS[path])


def value_text(words: Words, value: StrEnum) -> str:
    """Return what a house decided for an option with named values."""
    return words.text(VALUES[type(value), value])
