"""Worked examples of bonus, insurance, purchase, early payout, fold and draw fees."""

from dealer_trainer.mistakes import Idea
from tests.mistakes.worked import HOUSE, PLUS, QUEENS, RUSSIAN, Worked, plus, russian
from tests.situation import Situation

THREE = "8h 8d 8c 5s 2d"
NO_GAME = "Qd Jc 9h 4s 2s"

BONUS = (
    russian(
        "a bonus beside a lost hand",
        "9d 8s 7h 6s 5d",
        "ante: 50, bonus: 10, cards: 8h 8d 8c 4s 2d",
        "bonus paid 250, ante taken, bet taken",
        {
            Idea.BONUS_FORGOTTEN: "bonus returned",
            Idea.BONUS_LOST_WITH_HAND: "bonus taken",
            Idea.BONUS_ROW_ABOVE: "bonus paid 400",
            Idea.BONUS_BY_BET_TABLE: "bonus paid 30",
            Idea.EVEN_MONEY: "bonus paid 10",
            Idea.STAKE_IN_WIN: "bonus paid 260",
        },
    ),
    russian(
        "a straight on the bonus",
        QUEENS,
        "ante: 50, bonus: 10, cards: 9d 8s 7h 6s 5d",
        "bonus paid 400, ante returned, bet paid 400",
        {Idea.BONUS_ROW_BELOW: "bonus paid 250", Idea.BONUS_ROW_ABOVE: "bonus paid 500"},
    ),
    russian(
        "three of a kind only with the sixth card",
        QUEENS,
        "ante: 50, bonus: 10, cards: 8h 8d 7c 5s 2d, draws: [{sixth: 8c}]",
        "bonus taken, draw.0 50, ante returned, bet paid 300",
        {Idea.BONUS_ON_SIX_CARDS: "bonus paid 250"},
    ),
    russian(
        "three of a kind only after the exchange",
        QUEENS,
        "ante: 50, bonus: 10, cards: 8h 8d 7c 5s 2d, draws: [{exchange: 7c, for: 8c}]",
        "bonus taken, draw.0 50, ante returned, bet paid 300",
        {Idea.BONUS_ON_DRAWN_HAND: "bonus paid 250"},
    ),
    russian(
        "a bonus on a folded box",
        QUEENS,
        f"ante: 50, bonus: 10, cards: {THREE}, play: fold",
        "bonus taken, ante taken",
        {
            Idea.BONUS_PAID_ON_FOLD: "bonus paid 250",
            Idea.FOLD_RETURNED: "ante returned",
            Idea.FOLD_PLAYED_ON: "bonus paid 250, ante returned",
        },
    ),
    Worked(
        "another house's table of the bonus",
        Situation(
            "{extends: russian_poker, bonus: {pays: {three_of_a_kind: 10}}}",
            QUEENS,
            (f"ante: 50, bonus: 10, cards: {THREE}",),
        ),
        "bonus paid 100, ante returned, bet paid 300",
        {Idea.OTHER_BONUS_ODDS: "bonus paid 250"},
    ),
)

INSURANCE = (
    russian(
        "an insured three of a kind against no game",
        NO_GAME,
        f"ante: 50, cards: {THREE}, insurance: 150".replace("2d", "3d"),
        "ante paid 50, bet returned, insurance paid 150",
        {
            Idea.INSURANCE_KEPT: "insurance taken",
            Idea.INSURANCE_FORGOTTEN: "insurance returned",
            Idea.INSURANCE_BY_ODDS: "insurance paid 450",
            Idea.INSURANCE_WITH_ANTE: "insurance paid 200",
            Idea.ONE_CHIP_MORE: "ante paid 75, insurance paid 175",
        },
    ),
    russian(
        "an insured three of a kind against a game",
        QUEENS,
        f"ante: 50, cards: {THREE}, insurance: 150",
        "ante returned, bet paid 300, insurance taken",
        {
            Idea.INSURANCE_FOLLOWS_BOX: "insurance paid 150",
            Idea.INSURANCE_RETURNED_ON_WIN: "insurance returned",
            Idea.INSURANCE_FORGOTTEN: "insurance returned",
        },
    ),
    russian(
        "an insured stand-off",
        "9d 8c 7h 6s 5d",
        "ante: 50, cards: 9s 8d 7c 6d 5s, insurance: 150",
        "ante returned, bet returned, insurance taken",
        {
            Idea.INSURANCE_RETURNED_ON_STAND_OFF: "insurance returned",
            Idea.INSURANCE_FOLLOWS_BOX: "insurance returned",
        },
    ),
    Worked(
        "a bought game that beats an insured box",
        Situation(
            RUSSIAN,
            "Kd Jc Th 9s 8s",
            ("ante: 50, cards: 5h 5d 5c 4s 2d, insurance: 150, buys_game: true",),
            next="Qd",
        ),
        "ante taken, bet taken, insurance taken",
        {
            Idea.INSURANCE_RETURNED_AFTER_PURCHASE: "insurance returned",
            Idea.INSURANCE_BY_OTHER_HAND: "insurance paid 150",
            Idea.OTHER_INSURANCE_SETTLED: "insurance paid 150",
            Idea.PURCHASE_FORGOTTEN: "ante paid 50, bet returned, insurance paid 150",
            Idea.FEE_RETURNED: "ante returned",
        },
    ),
    Worked(
        "an insurance that comes back on a win",
        Situation(
            "{extends: russian_poker, insurance: {player_wins: returned}}",
            QUEENS,
            (f"ante: 50, cards: {THREE}, insurance: 150",),
        ),
        "ante returned, bet paid 300, insurance returned",
        {Idea.OTHER_INSURANCE_ON_GAME: "insurance taken"},
    ),
)

TENS = "ante: 50, cards: Th Td 8c 5d 3s, buys_game: true"
PURCHASE = (
    Worked(
        "a bought pair and a box that did not buy",
        Situation(RUSSIAN, NO_GAME, (TENS, "ante: 50, cards: Ts Tc 8d 5c 3d"), next="9d"),
        "ante taken, bet paid 100, 2.ante paid 50, 2.bet returned",
        {
            Idea.FEE_RETURNED: "ante returned",
            Idea.FEE_FORGOTTEN: "ante returned",
            Idea.OTHER_FEE: "ante returned",
            Idea.PURCHASE_FORGOTTEN: "ante paid 50, bet returned",
            Idea.PURCHASE_FOR_ALL: "2.ante returned, 2.bet paid 100",
        },
    ),
    Worked(
        "no game after the exchange either",
        Situation(RUSSIAN, "Qd Jc 8h 9s 2s", (TENS,), next="Kd"),
        "ante taken, bet returned",
        {Idea.SECOND_NO_GAME_PAID: "ante paid 50", Idea.SECOND_NO_GAME_OVERLOOKED: "bet paid 100"},
    ),
    Worked(
        "the lowest card would have made a straight",
        Situation(RUSSIAN, "Qd Jc Ts 9s 2s", (TENS,), next="Kd"),
        "ante taken, bet returned",
        {Idea.WRONG_CARD_EXCHANGED: "bet taken", Idea.OTHER_CARD_EXCHANGED: "bet taken"},
    ),
    Worked(
        "the same rank again",
        Situation(RUSSIAN, NO_GAME, (TENS,), next="Qs 9d"),
        "ante taken, bet paid 100",
        {Idea.EXCHANGED_TOO_SELDOM: "bet returned", Idea.OTHER_REPEATS: "bet returned"},
    ),
    Worked(
        "another rank ends the exchange",
        Situation(RUSSIAN, NO_GAME, (TENS,), next="8d 9d"),
        "ante taken, bet returned",
        {Idea.EXCHANGED_TOO_OFTEN: "bet paid 100"},
    ),
    Worked(
        "a fee of its own",
        Situation(HOUSE, NO_GAME, (TENS,), next="9d"),
        "ante returned, bet paid 100, purchase taken",
        {
            Idea.FEE_FROM_ANTE: "ante taken",
            Idea.OTHER_FEE: "ante taken",
            Idea.FEE_RETURNED: "purchase returned",
        },
    ),
    plus(
        "a game from the start against a lower box",
        QUEENS,
        TENS,
        "ante taken, bet taken, purchase returned",
        {Idea.REFUND_FORGOTTEN: "purchase taken", Idea.OTHER_REFUND: "purchase taken"},
    ),
)

STRAIGHT = "ante: 50, cards: 9d 8c 7d 6s 5d, play: early"
LEAVING = (
    plus(
        "an early payout",
        QUEENS,
        STRAIGHT,
        "ante returned, bet paid 200",
        {
            Idea.EARLY_FULL: "bet paid 400",
            Idea.EARLY_HALF_WITH_STAKE: "bet paid 250",
            Idea.EARLY_HALF_WITH_ANTE: "bet paid 225",
            Idea.EARLY_ANTE_PAID: "ante paid 50",
            Idea.EARLY_ANTE_TAKEN: "ante taken",
            Idea.EARLY_PLAYED_ON: "ante paid 50, bet paid 400",
            Idea.ODDS_ON_ANTE: "bet paid 100",
        },
    ),
    Worked(
        "an early payout above the maximum",
        Situation(PLUS, QUEENS, (STRAIGHT,), table="max_payout: 300"),
        "ante returned, bet paid 150",
        {
            Idea.EARLY_HALF_BEFORE_CUT: "bet paid 200",
            Idea.MAXIMUM_FORGOTTEN: "bet paid 200",
            Idea.EARLY_FULL: "bet paid 300",
        },
    ),
    plus(
        "an exchange of three cards",
        QUEENS,
        "ante: 50, cards: Th Td 8c 5d 3s, draws: [{exchange: 8c 5d 3s, for: Ac Kd 2d}]",
        "draw.0 100, ante taken, bet taken",
        {
            Idea.DRAW_FEE_BY_CARD: "draw.0 150",
            Idea.DRAW_FEE_ONE_ANTE: "draw.0 50",
            Idea.DRAW_FEE_FORGOTTEN: "draw.0 0",
        },
    ),
    russian(
        "an exchange of two cards",
        QUEENS,
        "ante: 50, cards: Th Td 8c 5d 3s, draws: [{exchange: 8c 5d, for: Ac 2d}]",
        "draw.0 50, ante taken, bet taken",
        {Idea.DRAW_FEE_LIKE_BET: "draw.0 100", Idea.OTHER_DRAW_FEES: "draw.0 100"},
    ),
)

WORKED = (*BONUS, *INSURANCE, *PURCHASE, *LEAVING)
