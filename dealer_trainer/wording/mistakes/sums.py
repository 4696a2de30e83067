"""What is told of mistakes about odds, stakes, the maximum and the chips."""

from collections.abc import Mapping

from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import message
from dealer_trainer.wording.mistakes.said import Said

SAID: Mapping[Idea, Said] = {
    Idea.ROW_ABOVE: Said(
        message("paid one row too high"),
        message("The row above was read in the table."),
        message("Each combination has its own row; name it aloud before you multiply."),
    ),
    Idea.ROW_BELOW: Said(
        message("paid one row too low"),
        message("The row below was read in the table."),
        message("Each combination has its own row; look again which one it is."),
    ),
    Idea.SECOND_ROW_ABOVE: Said(
        message("second combination paid one row too high"),
        message("The row above was read for the second combination."),
        message("The second combination is paid by its own row, too."),
    ),
    Idea.SECOND_ROW_BELOW: Said(
        message("second combination paid one row too low"),
        message("The row below was read for the second combination."),
        message("Look again which second combination it is, and at its row."),
    ),
    Idea.ODDS_ON_ANTE: Said(
        message("ante multiplied instead of the bet"),
        message("The odds were multiplied by the ante."),
        message("The odds multiply the bet, which is two antes."),
    ),
    Idea.ODDS_ON_ANTE_AND_BET: Said(
        message("ante and bet multiplied"),
        message("The odds were multiplied by ante and bet together."),
        message("The odds multiply the bet alone."),
    ),
    Idea.EVEN_MONEY: Said(
        message("paid 1:1"),
        message("The stake was paid 1:1 as if there were no table."),
        message("This stake is paid by its table of odds."),
    ),
    Idea.STAKE_IN_WIN: Said(
        message("stake counted into the payout"),
        message("The stake that goes back was counted into the payout."),
        message("The payout is stake times odds; the stake goes back besides."),
    ),
    Idea.MAXIMUM_FORGOTTEN: Said(
        message("table maximum forgotten"),
        message("The payout was not cut at the maximum."),
        message("No payout is above the table maximum; look at the plaque."),
    ),
    Idea.MAXIMUM_FOR_EACH: Said(
        message("maximum applied to each combination"),
        message("Each combination was cut at the maximum by itself."),
        message("The maximum is for both combinations together."),
    ),
    Idea.MAXIMUM_WITH_ANTE: Said(
        message("ante counted into the maximum"),
        message("The payment of the ante was counted into the maximum."),
        message("The maximum is for the bet; the ante paid beside it is not counted."),
    ),
    Idea.MAXIMUM_WITH_STAKE: Said(
        message("stake counted into the maximum"),
        message("The stake that goes back was counted into the maximum."),
        message("The maximum is for what is paid; the stake goes back besides."),
    ),
    Idea.MAXIMUM_WITH_BONUS: Said(
        message("bonus counted into the maximum of the bet"),
        message("The bet was paid only what the bonus left of the maximum."),
        message("The maximum limits the bet and the bonus each by itself."),
    ),
    Idea.ONE_CHIP_MORE: Said(
        message("one chip too many"),
        message("One chip of the stake's colour too many was paid."),
        message(
            "Count the chips of the stake, multiply their number, and "
            "count again when they lie there."
        ),
    ),
    Idea.CHIPS_LARGEST_FIRST: Said(
        message("largest chip laid first"),
        message("The largest chip that fits was laid each time."),
        message("With these chips the largest first needs more of them; try one large chip less."),
    ),
    Idea.CHIPS_NOT_FEWEST: Said(
        message("more chips than needed"),
        message("The sum is right, but smaller chips were not changed into larger ones."),
        message("Begin with the largest chips, and change what makes a larger one."),
    ),
    Idea.ONE_CHIP_LESS: Said(
        message("one chip too few"),
        message("One chip of the stake's colour too few was paid."),
        message(
            "Count the chips of the stake, multiply their number, and "
            "count what lies there once more."
        ),
    ),
}
