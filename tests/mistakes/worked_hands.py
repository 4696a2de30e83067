"""Worked examples of hands misread and compared wrongly, and of the second combination."""

from dealer_trainer.mistakes import Idea
from tests.mistakes.worked import PLUS, QUEENS, Worked, plus, russian
from tests.situation import Situation

LOST = "ante taken, bet taken"

SECOND = (
    russian(
        "two pair and ace-king",
        QUEENS,
        "ante: 50, cards: Ah Ad 5c 5d Ks",
        "ante returned, bet paid 300",
        {
            Idea.SECOND_FORGOTTEN: "bet paid 200",
            Idea.SECOND_MUST_BEAT_DEALER: "bet paid 200",
            Idea.ACE_KING_NOT_SEEN: "bet paid 200",
            Idea.OTHER_COMBINATIONS_PAID: "bet paid 200",
        },
    ),
    russian(
        "ace-king inside two pair",
        QUEENS,
        "ante: 50, cards: Ah Ad Kc Kd 5s",
        "ante returned, bet paid 200",
        {Idea.SECOND_INSIDE_MAIN: "bet paid 300"},
    ),
    russian(
        "three of a kind inside a full house",
        QUEENS,
        "ante: 50, cards: 8h 8d 8c 5s 5d",
        "ante returned, bet paid 700",
        {Idea.PART_OF_MAIN_COUNTED: "bet paid 1000"},
    ),
    russian(
        "a stand-off with a second combination",
        "8s 8c Ac Kc 9d",
        "ante: 50, cards: 8h 8d Ah Ks 9s",
        "ante returned, bet returned",
        {
            Idea.SECOND_PAID_ON_STAND_OFF: "bet paid 100",
            Idea.STAND_OFF_EVEN: "ante paid 50, bet paid 100",
            Idea.STAND_OFF_PAID: "bet paid 200",
            Idea.STAND_OFF_TAKEN: LOST,
        },
    ),
    russian(
        "a paired straight, two straights here",
        QUEENS,
        "ante: 50, cards: Th 9d 8c 7d 6s, draws: [{sixth: 6c}]",
        "draw.0 50, ante returned, bet paid 800",
        {
            Idea.PAIRED_STRAIGHT_AND_PAIR: "bet paid 500",
            Idea.PAIRED_STRAIGHT_ONCE: "bet paid 400",
            Idea.STRAIGHT_NOT_SEEN: LOST,
        },
    ),
    Worked(
        "a paired straight, one straight here",
        Situation(
            "{extends: russian_poker, combinations: {paired_straight: one_straight}}",
            QUEENS,
            ("ante: 50, cards: Th 9d 8c 7d 6s, draws: [{sixth: 6c}]",),
        ),
        "draw.0 50, ante returned, bet paid 400",
        {
            Idea.PAIRED_STRAIGHT_TWICE: "bet paid 800",
            Idea.PAIRED_STRAIGHT_AND_PAIR: "bet paid 500",
            Idea.OTHER_PAIRED_STRAIGHT: "bet paid 800",
        },
    ),
    plus(
        "six in a row where one combination is paid",
        QUEENS,
        "ante: 50, cards: Th 9d 8c 7d 6s, draws: [{sixth: 5c}]",
        "draw.0 50, ante paid 50, bet paid 400",
        {
            Idea.SECOND_WHERE_ONE_IS_PAID: "bet paid 800",
            Idea.OTHER_COMBINATIONS_PAID: "bet paid 800",
        },
    ),
)

READING = (
    russian(
        "the lowest straight",
        QUEENS,
        "ante: 50, cards: Ah 2d 3c 4d 5s",
        "ante returned, bet paid 400",
        {Idea.WHEEL_NOT_SEEN: LOST, Idea.STRAIGHT_NOT_SEEN: LOST},
    ),
    russian(
        "the lowest straight against a higher one",
        "9d 8c 7h 6s 5d",
        "ante: 50, cards: Ah 2d 3c 4d 5s",
        LOST,
        {Idea.WHEEL_ACE_HIGH: "ante returned, bet paid 400"},
    ),
    russian(
        "a flush",
        "Qd Qc 9d 4s 2s",
        "ante: 50, cards: Kh Jh 9h 4h 2h",
        "ante returned, bet paid 500",
        {Idea.FLUSH_NOT_SEEN: LOST},
    ),
    russian(
        "the dealer's ace-king",
        "Ad Kc 9h 4s 2s",
        "ante: 50, cards: 8h 8d 7c 5d 3s",
        "ante returned, bet paid 100",
        {
            Idea.ACE_KING_NOT_SEEN: "ante paid 50, bet returned",
            Idea.ACE_KING_NO_GAME: "ante paid 50, bet returned",
            Idea.OTHER_LOWEST_GAME: "ante paid 50, bet returned",
            Idea.OTHER_ODDS: "ante paid 50, bet returned",
            Idea.GAME_OVERLOOKED: "ante paid 50, bet returned",
        },
    ),
)

COMPARING = (
    russian(
        "the same pair with a lower kicker",
        "8s 8c Ac 7c 3d",
        "ante: 50, cards: 8h 8d Kh 7s 2s",
        LOST,
        {
            Idea.KICKER_IGNORED: "ante returned, bet returned",
            Idea.SAME_HAND_IS_STAND_OFF: "ante returned, bet returned",
            Idea.HIGHER_AND_LOWER_SWAPPED: "ante returned, bet paid 100",
            Idea.LOSER_KEEPS_ANTE: "ante returned",
            Idea.LOSER_KEEPS_BET: "bet returned",
        },
    ),
    russian(
        "a sixth card beside equal hands",
        "8s 8c Qc Jc 9d",
        "ante: 50, cards: 8h 8d Qh Js 9s, draws: [{sixth: 2c}]",
        "draw.0 50, ante returned, bet returned",
        {Idea.SIXTH_CARD_IN_TIE: "bet paid 100"},
    ),
    russian(
        "two pair, the higher one lower",
        "Ks Kc 3c 3d 2d",
        "ante: 50, cards: Qh Qd Jh Js 2s",
        LOST,
        {
            Idea.TWO_PAIR_BY_LOWER: "ante returned, bet paid 200",
            Idea.SAME_HAND_IS_STAND_OFF: "ante returned, bet returned",
        },
    ),
    russian(
        "two pair, the higher ones equal",
        "Ks Kc 3c 3d 9d",
        "ante: 50, cards: Kh Kd Jh Js 2s",
        "ante returned, bet paid 200",
        {Idea.TWO_PAIR_BY_HIGHER_ONLY: LOST},
    ),
    russian(
        "flushes with the same top card",
        "Kd Td 8d 4d 2d",
        "ante: 50, cards: Kh Jh 9h 4h 2h",
        "ante returned, bet paid 500",
        {Idea.FLUSH_BY_TOP_CARD: "bet returned"},
    ),
    russian(
        "full houses, the higher pair in the lower one",
        "7s 7c 7d Ks Kc",
        "ante: 50, cards: 8h 8d 8c 5s 5d",
        "ante returned, bet paid 700",
        {Idea.FULL_HOUSE_BY_PAIR: LOST},
    ),
    Worked(
        "no game and a lower box",
        Situation(PLUS, "Ad Kc 9h 4s 2s", ("ante: 50, cards: Qh 8d 5c 4d 3s",)),
        "ante returned, bet returned",
        {
            Idea.HIGHER_AND_LOWER_SWAPPED: "ante paid 50",
            Idea.ANTE_PAID_ANYHOW: "ante paid 50",
            Idea.NO_GAME_OVERLOOKED: LOST,
            Idea.GAME_IN_ACE_KING: LOST,
            Idea.OTHER_LOWEST_GAME: LOST,
            Idea.OTHER_ANTE_ON_NO_GAME: "ante paid 50",
        },
    ),
)

WORKED = (*SECOND, *READING, *COMPARING)
