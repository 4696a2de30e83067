"""What is told of hands misread and compared wrongly."""

from collections.abc import Mapping

from dealer_trainer.mistakes import Idea
from dealer_trainer.wording.language import message
from dealer_trainer.wording.mistakes.said import Said

SAID: Mapping[Idea, Said] = {
    Idea.SECOND_FORGOTTEN: Said(
        message("second combination forgotten"),
        message("Only the main combination was paid."),
        message("A second combination with a card of its own is paid as well."),
    ),
    Idea.SECOND_INSIDE_MAIN: Said(
        message("ace-king inside the main combination"),
        message("An ace-king was counted although both cards belong to the main combination."),
        message("A second combination needs at least one card that is not in the main one."),
    ),
    Idea.PART_OF_MAIN_COUNTED: Said(
        message("part of the main combination counted"),
        message("What lies inside the main combination was paid a second time."),
        message("The cards of the main combination make no second one by themselves."),
    ),
    Idea.SECOND_MUST_BEAT_DEALER: Said(
        message("second combination compared with the dealer"),
        message("The second combination was left out because it is not higher than the dealer's."),
        message("Only the main combination must beat the dealer."),
    ),
    Idea.SECOND_PAID_ON_STAND_OFF: Said(
        message("second combination paid on a stand-off"),
        message("The second combination was paid although the main ones are equal."),
        message("With equal main hands nothing is paid, a second combination neither."),
    ),
    Idea.SECOND_WHERE_ONE_IS_PAID: Said(
        message("two combinations paid"),
        message("A second combination was paid besides."),
        message("This house pays one combination."),
    ),
    Idea.HAND_NOT_SEEN: Said(
        message("combination not seen"),
        message("No combination was seen in these cards."),
        message("Sort the cards by rank and look for equal ones, then for ace and king."),
    ),
    Idea.LOWER_HAND_NAMED: Said(
        message("a lower combination named"),
        message("The cards hold this combination, but a higher one too, or it does not count."),
        message("Look for the highest first: suits, five in a row, then cards of one rank."),
    ),
    Idea.HAND_NOT_HELD: Said(
        message("a combination that is not there"),
        message("The cards do not make this combination."),
        message("Count the suits and the ranks once more before you name the hand."),
    ),
    Idea.MAIN_MARKED: Said(
        message("main combination marked"),
        message("The cards of the main combination were marked."),
        message("The second combination is the highest other one with a card of its own."),
    ),
    Idea.BESIDE_MAIN_MARKED: Said(
        message("only the cards outside the main combination marked"),
        message("The cards that the second combination shares with the main one were left out."),
        message("All cards of the second combination count, those of the main one too."),
    ),
    Idea.BOTH_MARKED: Said(
        message("cards of both combinations marked"),
        message("The main combination was marked together with the second one."),
        message("Only the cards that make the second combination are meant."),
    ),
    Idea.PAIRED_STRAIGHT_TWICE: Said(
        message("paired straight paid as two straights"),
        message("The straight with a paired card was paid twice."),
        message("This house does not pay a paired straight twice."),
    ),
    Idea.PAIRED_STRAIGHT_AND_PAIR: Said(
        message("paired straight paid as straight and pair"),
        message("The paired card was paid as a pair."),
        message("In this house a paired straight is not a straight and a pair."),
    ),
    Idea.PAIRED_STRAIGHT_ONCE: Said(
        message("paired straight paid once"),
        message("The paired card was passed over."),
        message("In this house the paired card of a straight makes a second combination."),
    ),
    Idea.WHEEL_NOT_SEEN: Said(
        message("lowest straight not seen"),
        message("A-2-3-4-5 was not taken for a straight."),
        message("The ace is also low: A-2-3-4-5 is a straight, the lowest one."),
    ),
    Idea.WHEEL_ACE_HIGH: Said(
        message("lowest straight taken for ace-high"),
        message("A-2-3-4-5 was compared as a straight to the ace."),
        message("A-2-3-4-5 is a straight to the five, the lowest of all."),
    ),
    Idea.STRAIGHT_NOT_SEEN: Said(
        message("straight not seen"),
        message("A straight was overlooked."),
        message("Sort the cards by rank: five in a row are a straight."),
    ),
    Idea.FLUSH_NOT_SEEN: Said(
        message("flush not seen"),
        message("A flush was overlooked."),
        message("Count the suits: five cards of one suit are a flush."),
    ),
    Idea.ACE_KING_NOT_SEEN: Said(
        message("ace-king not seen"),
        message("An ace-king was not taken for a combination."),
        message("Ace and king together are a combination in this house."),
    ),
    Idea.KICKER_IGNORED: Said(
        message("kickers ignored"),
        message("The hands were called equal although the cards outside the combination differ."),
        message(
            "With equal combinations the other cards decide, highest first, five cards in all."
        ),
    ),
    Idea.SIXTH_CARD_IN_TIE: Said(
        message("sixth card used in a tie"),
        message("The sixth card was set against the dealer's five."),
        message("The best five cards play; the sixth never breaks a tie."),
    ),
    Idea.TWO_PAIR_BY_LOWER: Said(
        message("two pair compared by the lower pair"),
        message("The lower pairs were compared first."),
        message(
            "Of two pair the higher pairs are compared first, then the "
            "lower ones, then the fifth card."
        ),
    ),
    Idea.TWO_PAIR_BY_HIGHER_ONLY: Said(
        message("lower pair left out"),
        message("After equal higher pairs the fifth card was compared at once."),
        message("With equal higher pairs the lower pairs decide before the fifth card."),
    ),
    Idea.FLUSH_BY_TOP_CARD: Said(
        message("flushes compared by the top card alone"),
        message("The flushes were called equal because their top cards are."),
        message("Flushes are compared card by card."),
    ),
    Idea.FULL_HOUSE_BY_PAIR: Said(
        message("full houses compared by the pair"),
        message("The pairs of the full houses were compared first."),
        message("The higher three of a kind makes the higher full house."),
    ),
    Idea.SAME_HAND_IS_STAND_OFF: Said(
        message("same hand called a stand-off"),
        message("Hands of the same name were called equal."),
        message("Within the same hand the ranks decide; only identical ranks are a stand-off."),
    ),
    Idea.HIGHER_AND_LOWER_SWAPPED: Said(
        message("higher and lower mixed up"),
        message("The lower hand was taken for the higher one."),
        message("Compare the combinations first, then their ranks, then the other cards."),
    ),
}
