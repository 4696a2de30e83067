"""What is told of mistakes about bonus and insurance."""

from collections.abc import Mapping

from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import message
from dealer_trainer.wording.mistakes.said import Said

SAID: Mapping[Idea, Said] = {
    Idea.BONUS_FORGOTTEN: Said(
        message("bonus forgotten"),
        message("The bonus was left lying unsettled."),
        message("The bonus is settled on every box: paid by its table, or taken."),
    ),
    Idea.BONUS_LOST_WITH_HAND: Said(
        message("bonus lost with the hand"),
        message("The bonus was taken because the box lost to the dealer."),
        message("The bonus does not depend on the dealer: only the five dealt cards decide."),
    ),
    Idea.BONUS_ON_SIX_CARDS: Said(
        message("bonus judged on six cards"),
        message("The sixth card was counted for the bonus."),
        message("The bonus is judged on the five dealt cards; a bought one does not count."),
    ),
    Idea.BONUS_ON_DRAWN_HAND: Said(
        message("bonus judged after the exchange"),
        message("The bonus was judged on the cards after the exchange."),
        message("The bonus is judged on the five dealt cards, before any exchange."),
    ),
    Idea.BONUS_PAID_ON_FOLD: Said(
        message("bonus paid on a fold"),
        message("The bonus was paid although the box folded."),
        message("A box that folds loses its bonus with its ante."),
    ),
    Idea.BONUS_ROW_ABOVE: Said(
        message("bonus paid one row too high"),
        message("The row above was read in the bonus table."),
        message("Each hand has its own row in the bonus table."),
    ),
    Idea.BONUS_ROW_BELOW: Said(
        message("bonus paid one row too low"),
        message("The row below was read in the bonus table."),
        message("Each hand has its own row in the bonus table; mind which one it is."),
    ),
    Idea.BONUS_BY_BET_TABLE: Said(
        message("bonus paid by the table of the bet"),
        message("The odds of the bet were taken for the bonus."),
        message("The bonus has a table of its own, with much higher odds."),
    ),
    Idea.BONUS_SHARES_MAXIMUM: Said(
        message("bonus cut by what the bet is paid"),
        message("The bonus was paid only what the bet left of the maximum."),
        message("The maximum limits the bonus and the bet each by itself."),
    ),
    Idea.INSURANCE_FORGOTTEN: Said(
        message("insurance forgotten"),
        message("The insurance was left lying unsettled."),
        message("The insurance is settled by the dealer: no game pays it 1:1, a game takes it."),
    ),
    Idea.INSURANCE_KEPT: Said(
        message("insurance taken on no game"),
        message("The insurance was taken although the dealer has no game."),
        message("It is against just this that the box was insured: no game pays it 1:1."),
    ),
    Idea.INSURANCE_BY_ODDS: Said(
        message("insurance paid by the odds of the hand"),
        message("The odds of the hand were put on the insurance."),
        message("The insurance is always paid 1:1, whatever the hand."),
    ),
    Idea.INSURANCE_WITH_ANTE: Said(
        message("ante counted into the insurance"),
        message("The payment of the ante was put on the insurance."),
        message("The insurance is paid 1:1 on its own stake; the ante is settled apart."),
    ),
    Idea.INSURANCE_FOLLOWS_BOX: Said(
        message("insurance settled like the box"),
        message("The insurance was settled by whether the box wins or loses."),
        message("The insurance is a bet on the dealer alone: a game takes it, no game pays it."),
    ),
    Idea.INSURANCE_RETURNED_ON_WIN: Said(
        message("insurance given back on a win"),
        message("The insurance was given back because the box won."),
        message("The dealer has a game, so the insurance is lost, on a win too."),
    ),
    Idea.INSURANCE_RETURNED_ON_STAND_OFF: Said(
        message("insurance given back on a stand-off"),
        message("The insurance was given back with the other stakes."),
        message("A stand-off needs a game of the dealer, and a game takes the insurance."),
    ),
    Idea.INSURANCE_RETURNED_AFTER_PURCHASE: Said(
        message("insurance given back after a purchase"),
        message("The insurance was given back because the box had bought the game that beat it."),
        message("After a purchase the dealer's last hand decides: a game takes the insurance."),
    ),
    Idea.INSURANCE_LEAST_IS_BET: Said(
        message("least insurance taken for the bet"),
        message("The least insurance was taken to be as high as the bet."),
        message("The least insurance is one ante."),
    ),
    Idea.INSURANCE_LEAST_OF_TABLE: Said(
        message("least insurance taken from the plaque"),
        message("The least ante of the table was taken for the least insurance."),
        message("The least insurance is the ante that lies on the box."),
    ),
    Idea.INSURANCE_MOST_WITH_ANTE: Said(
        message("ante not taken off the most insurance"),
        message("The most insurance was counted up to the whole table maximum."),
        message("With the ante the insurance stays within the maximum: the ante is taken off."),
    ),
    Idea.INSURANCE_BY_OTHER_HAND: Said(
        message("insurance settled on the wrong hand of the dealer"),
        message("The hands before and after the exchange were mixed up for the insurance."),
        message("Mind when this house settles the insurance of a box that buys."),
    ),
}
