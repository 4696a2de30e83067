"""The wrong ideas by name, the commonest first."""

from enum import StrEnum


class Idea(StrEnum):
    """What a trainee thought who gave a wrong answer; the value is what is stored.

    The order is the one in which ideas are named if nothing else decides. It follows what the
    trade's own sources complain of: side bets missed or mispaid (the main source), a hand misread,
    the qualification ignored, the ante, a wrong table or row, even money on a push, a chip too
    many. What goes wrong in few cases stands before what goes wrong in these and in others (an ace
    taken for a game before any no game overlooked), but a second combination is sooner forgotten
    than compared. What another house does comes last: it mostly gives what a nearer idea gives too.
    """

    # Side bets: bonus, insurance, purchase, early payout, fold, draw fees.
    BONUS_FORGOTTEN = "bonus_forgotten"
    BONUS_LOST_WITH_HAND = "bonus_lost_with_hand"
    BONUS_ON_SIX_CARDS = "bonus_on_six_cards"
    BONUS_ON_DRAWN_HAND = "bonus_on_drawn_hand"
    BONUS_PAID_ON_FOLD = "bonus_paid_on_fold"
    BONUS_ROW_ABOVE = "bonus_row_above"
    BONUS_ROW_BELOW = "bonus_row_below"
    BONUS_BY_BET_TABLE = "bonus_by_bet_table"
    BONUS_SHARES_MAXIMUM = "bonus_shares_maximum"
    INSURANCE_BY_OTHER_HAND = "insurance_by_other_hand"
    INSURANCE_KEPT = "insurance_kept"
    INSURANCE_RETURNED_ON_WIN = "insurance_returned_on_win"
    INSURANCE_RETURNED_ON_STAND_OFF = "insurance_returned_on_stand_off"
    INSURANCE_RETURNED_AFTER_PURCHASE = "insurance_returned_after_purchase"
    INSURANCE_FOLLOWS_BOX = "insurance_follows_box"
    INSURANCE_FORGOTTEN = "insurance_forgotten"
    INSURANCE_BY_ODDS = "insurance_by_odds"
    INSURANCE_WITH_ANTE = "insurance_with_ante"
    INSURANCE_LEAST_IS_BET = "insurance_least_is_bet"
    INSURANCE_LEAST_OF_TABLE = "insurance_least_of_table"
    INSURANCE_MOST_WITH_ANTE = "insurance_most_with_ante"
    FEE_RETURNED = "fee_returned"
    FEE_FORGOTTEN = "fee_forgotten"
    FEE_FROM_ANTE = "fee_from_ante"
    REFUND_FORGOTTEN = "refund_forgotten"
    SECOND_NO_GAME_PAID = "second_no_game_paid"
    PURCHASE_FORGOTTEN = "purchase_forgotten"
    PURCHASE_FOR_ALL = "purchase_for_all"
    WRONG_CARD_EXCHANGED = "wrong_card_exchanged"
    EXCHANGED_TOO_SELDOM = "exchanged_too_seldom"
    EXCHANGED_TOO_OFTEN = "exchanged_too_often"
    EARLY_FULL = "early_full"
    EARLY_HALF_BEFORE_CUT = "early_half_before_cut"
    EARLY_HALF_WITH_STAKE = "early_half_with_stake"
    EARLY_HALF_WITH_ANTE = "early_half_with_ante"
    EARLY_ANTE_PAID = "early_ante_paid"
    EARLY_ANTE_TAKEN = "early_ante_taken"
    EARLY_PLAYED_ON = "early_played_on"
    FOLD_RETURNED = "fold_returned"
    FOLD_PLAYED_ON = "fold_played_on"
    DRAW_FEE_BY_CARD = "draw_fee_by_card"
    DRAW_FEE_ONE_ANTE = "draw_fee_one_ante"
    DRAW_FEE_LIKE_BET = "draw_fee_like_bet"
    DRAW_FEE_FORGOTTEN = "draw_fee_forgotten"

    # Hands misread and compared wrongly.
    PAIRED_STRAIGHT_TWICE = "paired_straight_twice"
    PAIRED_STRAIGHT_AND_PAIR = "paired_straight_and_pair"
    PAIRED_STRAIGHT_ONCE = "paired_straight_once"
    SECOND_FORGOTTEN = "second_forgotten"
    SECOND_INSIDE_MAIN = "second_inside_main"
    PART_OF_MAIN_COUNTED = "part_of_main_counted"
    SECOND_MUST_BEAT_DEALER = "second_must_beat_dealer"
    SECOND_PAID_ON_STAND_OFF = "second_paid_on_stand_off"
    SECOND_WHERE_ONE_IS_PAID = "second_where_one_is_paid"
    MAIN_MARKED = "main_marked"
    BESIDE_MAIN_MARKED = "beside_main_marked"
    BOTH_MARKED = "both_marked"
    WHEEL_NOT_SEEN = "wheel_not_seen"
    WHEEL_ACE_HIGH = "wheel_ace_high"
    STRAIGHT_NOT_SEEN = "straight_not_seen"
    FLUSH_NOT_SEEN = "flush_not_seen"
    ACE_KING_NO_GAME = "ace_king_no_game"
    ACE_KING_NOT_SEEN = "ace_king_not_seen"
    KICKER_IGNORED = "kicker_ignored"
    SIXTH_CARD_IN_TIE = "sixth_card_in_tie"
    TWO_PAIR_BY_LOWER = "two_pair_by_lower"
    TWO_PAIR_BY_HIGHER_ONLY = "two_pair_by_higher_only"
    FLUSH_BY_TOP_CARD = "flush_by_top_card"
    FULL_HOUSE_BY_PAIR = "full_house_by_pair"
    SAME_HAND_IS_STAND_OFF = "same_hand_is_stand_off"
    HIGHER_AND_LOWER_SWAPPED = "higher_and_lower_swapped"
    HAND_NOT_SEEN = "hand_not_seen"
    LOWER_HAND_NAMED = "lower_hand_named"
    HAND_NOT_HELD = "hand_not_held"

    # The dealer's qualification, and what no game does.
    GAME_IN_ACE_HIGH = "game_in_ace_high"
    GAME_IN_ACE_KING = "game_in_ace_king"
    NO_GAME_OVERLOOKED = "no_game_overlooked"
    SECOND_NO_GAME_OVERLOOKED = "second_no_game_overlooked"
    GAME_OVERLOOKED = "game_overlooked"
    BET_PAID_ON_NO_GAME = "bet_paid_on_no_game"
    BET_EVEN_ON_NO_GAME = "bet_even_on_no_game"
    BET_TAKEN_ON_NO_GAME = "bet_taken_on_no_game"
    ANTE_KEPT_ON_NO_GAME = "ante_kept_on_no_game"
    ANTE_RETURNED_ON_NO_GAME = "ante_returned_on_no_game"
    ANTE_PAID_IF_HIGHER = "ante_paid_if_higher"
    ANTE_PAID_ANYHOW = "ante_paid_anyhow"

    # The ante on a win, stakes on a loss.
    ANTE_PAID_TOO = "ante_paid_too"
    ANTE_NOT_PAID = "ante_not_paid"
    ANTE_TAKEN_ON_WIN = "ante_taken_on_win"
    ANTE_BY_ODDS = "ante_by_odds"
    LOSER_KEEPS_ANTE = "loser_keeps_ante"
    LOSER_KEEPS_BET = "loser_keeps_bet"

    # Odds, stakes and the maximum.
    ROW_ABOVE = "row_above"
    ROW_BELOW = "row_below"
    SECOND_ROW_ABOVE = "second_row_above"
    SECOND_ROW_BELOW = "second_row_below"
    ODDS_ON_ANTE = "odds_on_ante"
    ODDS_ON_ANTE_AND_BET = "odds_on_ante_and_bet"
    EVEN_MONEY = "even_money"
    STAKE_IN_WIN = "stake_in_win"
    MAXIMUM_FORGOTTEN = "maximum_forgotten"
    MAXIMUM_FOR_EACH = "maximum_for_each"
    MAXIMUM_WITH_ANTE = "maximum_with_ante"
    MAXIMUM_WITH_STAKE = "maximum_with_stake"
    MAXIMUM_WITH_BONUS = "maximum_with_bonus"

    # Even money on a push, and a chip too many.
    STAND_OFF_EVEN = "stand_off_even"
    STAND_OFF_PAID = "stand_off_paid"
    STAND_OFF_TAKEN = "stand_off_taken"
    ONE_CHIP_MORE = "one_chip_more"
    ONE_CHIP_LESS = "one_chip_less"
    CHIPS_LARGEST_FIRST = "chips_largest_first"
    CHIPS_NOT_FEWEST = "chips_not_fewest"

    # The order of the round.
    STEP_LEFT_OUT = "step_left_out"
    STEP_DONE_BEFORE = "step_done_before"
    STEP_OF_ANOTHER_ROUND = "step_of_another_round"

    # What another house does.
    OTHER_ANTE_ON_WIN = "other_ante_on_win"
    OTHER_ANTE_ON_NO_GAME = "other_ante_on_no_game"
    OTHER_LOWEST_GAME = "other_lowest_game"
    OTHER_COMBINATIONS_PAID = "other_combinations_paid"
    OTHER_PAIRED_STRAIGHT = "other_paired_straight"
    OTHER_ODDS = "other_odds"
    OTHER_DRAW_FEES = "other_draw_fees"
    OTHER_INSURANCE_SETTLED = "other_insurance_settled"
    OTHER_INSURANCE_ON_GAME = "other_insurance_on_game"
    OTHER_CARD_EXCHANGED = "other_card_exchanged"
    OTHER_FEE = "other_fee"
    OTHER_REPEATS = "other_repeats"
    OTHER_REFUND = "other_refund"
    OTHER_BONUS_ODDS = "other_bonus_odds"
    OTHER_ALLOWED = "other_allowed"


IN_ANSWERS_ALONE = (
    Idea.INSURANCE_LEAST_IS_BET,
    Idea.INSURANCE_LEAST_OF_TABLE,
    Idea.INSURANCE_MOST_WITH_ANTE,
    Idea.MAIN_MARKED,
    Idea.BESIDE_MAIN_MARKED,
    Idea.BOTH_MARKED,
    Idea.HAND_NOT_SEEN,
    Idea.LOWER_HAND_NAMED,
    Idea.HAND_NOT_HELD,
    Idea.CHIPS_LARGEST_FIRST,
    Idea.CHIPS_NOT_FEWEST,
    Idea.STEP_LEFT_OUT,
    Idea.STEP_DONE_BEFORE,
    Idea.STEP_OF_ANOTHER_ROUND,
    Idea.OTHER_ALLOWED,
)
"""The ideas that change no settlement: only answers to other questions show them."""
