"""Houses that users could write; between them they turn every option that settles something."""

from functools import cache

import pytest

from dealer_trainer.house import House
from tests.situation import house_of


@cache
def own_house(base: str, *options: str) -> House:
    return house_of(f"{{extends: {base}, {', '.join(options)}}}")


EVERYTHING = "[sixth, exchange, insurance, bonus, purchase]"
OPTIONS = {
    "fee of its own": (
        "russian_poker",
        "purchase: {fee: extra, repeats: 2, card: lowest}",
        "insurance: {stand_off: returned, player_loses_after_purchase: returned}",
        "ante: {player_wins: paid, no_game: paid_if_higher}",
    ),
    "bought before the opening": (
        "russian_poker",
        "dealer: {plays_from: pair}",
        "purchase: {when: before_opening, fee: extra, refund_if_game: not_higher}",
        "insurance: {settles: reveal, player_wins: returned, player_loses: returned}",
    ),
    "early payout of two": (
        "russian_poker",
        "combinations: {paired_straight: straight_and_pair}",
        "early_payout: {from: three_of_a_kind, share: 1/2}",
    ),
    "free exchanges": (
        "poker_plus",
        "combinations: {paid: 2, paired_straight: one_straight}",
        "purchase: {repeats: 3, card: highest}",
        "boxes: {blind_may: [sixth, exchange, purchase]}",
    ),
    "few hands paid": (
        "russian_poker",
        "pays: {pair: 2, two_pair: null, three_of_a_kind: null, straight: null}",
        "insurance: null",
        "bonus: null",
    ),
    "three draws": (
        "poker_with_exchange",
        "combinations: {paid: 2}",
        "draw: [{exchange: {2: 1}}, {exchange: {1: 2, 5: 0}}, {sixth: 3, exchange: {4: 1}}]",
    ),
    "blind boxes may all": (
        "russian_poker_house",
        f"boxes: {{open_per_player: 2, per_player: 3, blind_may: {EVERYTHING}}}",
        "ante: {no_game: paid_if_higher}",
        "draw: [{sixth: 1}, {exchange: {1: 1}}]",
    ),
    "high limits": (
        "russian_poker",
        "table: {ante: [500, 2000], max_payout: 5000, chips: [25, 100]}",
        "bonus: {stake: [100, 700]}",
    ),
}
EACH_OWN_HOUSE = pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
