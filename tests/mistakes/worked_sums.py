"""Worked examples of the ante, no game, odds, the maximum and the chips."""

from dealer_trainer.mistakes import Idea
from tests.mistakes.worked import HOUSE, PLUS, QUEENS, RUSSIAN, Worked, plus, russian
from tests.situation import Situation

ACE_HIGH = "Ad Qc 9h 4s 2s"

ANTE = (
    russian(
        "a win pays the bet alone",
        QUEENS,
        "ante: 50, cards: Ah Ad 5c 5d 3s",
        "ante returned, bet paid 200",
        {
            Idea.ANTE_PAID_TOO: "ante paid 50",
            Idea.OTHER_ANTE_ON_WIN: "ante paid 50",
            Idea.ANTE_TAKEN_ON_WIN: "ante taken",
            Idea.ANTE_BY_ODDS: "ante paid 100",
            Idea.GAME_OVERLOOKED: "ante paid 50, bet returned",
        },
    ),
    plus(
        "a win pays the ante too",
        QUEENS,
        "ante: 50, cards: Ah Ad 5c 5d 3s",
        "ante paid 50, bet paid 200",
        {
            Idea.ANTE_NOT_PAID: "ante returned",
            Idea.OTHER_ANTE_ON_WIN: "ante returned",
            Idea.ANTE_BY_ODDS: "ante paid 100",
        },
    ),
)

NO_GAME = (
    russian(
        "no game with an ace",
        ACE_HIGH,
        "ante: 50, cards: 8h 8d 5c 5d 3s",
        "ante paid 50, bet returned",
        {
            Idea.NO_GAME_OVERLOOKED: "ante returned, bet paid 200",
            Idea.GAME_IN_ACE_HIGH: "ante returned, bet paid 200",
            Idea.BET_PAID_ON_NO_GAME: "bet paid 200",
            Idea.BET_EVEN_ON_NO_GAME: "bet paid 100",
            Idea.BET_TAKEN_ON_NO_GAME: "bet taken",
            Idea.ANTE_KEPT_ON_NO_GAME: "ante taken",
            Idea.ANTE_RETURNED_ON_NO_GAME: "ante returned",
        },
    ),
    russian(
        "no game against less",
        ACE_HIGH,
        "ante: 50, cards: Kh 8d 5c 4d 3s",
        "ante paid 50, bet returned",
        {
            Idea.ANTE_PAID_IF_HIGHER: "ante returned",
            Idea.OTHER_ANTE_ON_NO_GAME: "ante returned",
            Idea.NO_GAME_OVERLOOKED: "ante taken, bet taken",
        },
    ),
)

ODDS = (
    russian(
        "three pairs",
        QUEENS,
        "ante: 50, cards: Ah Ad 5c 5d Ks, draws: [{sixth: Kd}]",
        "draw.0 50, ante returned, bet paid 400",
        {
            Idea.ROW_ABOVE: "bet paid 500",
            Idea.ROW_BELOW: "bet paid 300",
            Idea.SECOND_ROW_ABOVE: "bet paid 500",
            Idea.SECOND_ROW_BELOW: "bet paid 300",
            Idea.ODDS_ON_ANTE: "bet paid 200",
            Idea.ODDS_ON_ANTE_AND_BET: "bet paid 600",
            Idea.EVEN_MONEY: "bet paid 100",
            Idea.STAKE_IN_WIN: "bet paid 500",
            Idea.ONE_CHIP_MORE: "bet paid 500",
            Idea.ONE_CHIP_LESS: "bet paid 300",
        },
    ),
    plus(
        "a stake of six chips of five",
        QUEENS,
        "ante: 15, cards: 9d 8c 7d 6s 5d",
        "ante paid 15, bet paid 120",
        {
            Idea.ONE_CHIP_MORE: "ante paid 20, bet paid 125",
            Idea.ONE_CHIP_LESS: "ante paid 10, bet paid 115",
            Idea.STAKE_IN_WIN: "ante paid 30, bet paid 150",
            Idea.ROW_ABOVE: "bet paid 150",
            Idea.ROW_BELOW: "bet paid 90",
        },
    ),
)

MAXIMUM = (
    Worked(
        "both combinations above the maximum",
        Situation(
            RUSSIAN,
            QUEENS,
            ("ante: 200, cards: Ah Ad Ac As 8d, draws: [{sixth: 8h}]",),
            table="max_payout: 5000",
        ),
        "draw.0 200, ante returned, bet paid 5000",
        {
            Idea.MAXIMUM_FORGOTTEN: "bet paid 10800",
            Idea.MAXIMUM_FOR_EACH: "bet paid 7800",
            Idea.MAXIMUM_WITH_STAKE: "bet paid 4600",
            Idea.STAKE_IN_WIN: "bet paid 5400",
        },
    ),
    Worked(
        "an ante paid beside a cut bet",
        Situation(PLUS, QUEENS, ("ante: 200, cards: Ah Ad Ac As 8d",), table="max_payout: 5000"),
        "ante paid 200, bet paid 5000",
        {
            Idea.MAXIMUM_WITH_ANTE: "bet paid 4800",
            Idea.MAXIMUM_WITH_STAKE: "bet paid 4600",
            Idea.MAXIMUM_FORGOTTEN: "bet paid 8000",
        },
    ),
    Worked(
        "bet and bonus, each with its own maximum",
        Situation(
            HOUSE,
            QUEENS,
            ("ante: 200, bonus: 10, cards: 8h 8d 8c 5s 3d",),
            table="max_payout: 1300",
        ),
        "bonus paid 250, ante returned, bet paid 1200",
        {
            Idea.MAXIMUM_WITH_BONUS: "bet paid 1050",
            Idea.BONUS_SHARES_MAXIMUM: "bonus paid 100",
        },
    ),
)

WORKED = (*ANTE, *NO_GAME, *ODDS, *MAXIMUM)
