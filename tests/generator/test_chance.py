"""Draws from a seed."""

from collections import Counter

from dealer_trainer.generator.chance import Chance, Rounds, Weights


def test_the_stream_of_a_seed_never_changes() -> None:
    chance = Chance(2024)
    assert [chance.below(1000) for _ in range(5)] == [470, 728, 303, 887, 410]
    assert chance.shuffled("abcdef") == ("e", "c", "b", "f", "a", "d")
    assert chance.take("abcdef", 2) == ("e", "f")


def test_every_order_is_as_likely() -> None:
    chance = Chance(1)
    orders = Counter(chance.shuffled("abc") for _ in range(6000))
    assert len(orders) == 6
    assert max(abs(times - 1000) for times in orders.values()) < 120


def test_weights_are_shares() -> None:
    chance, weights = Chance(1), Weights([("a", 1), ("b", 0), ("c", 3)])
    drawn = Counter(chance.weighted(weights) for _ in range(4000))
    assert weights.total == 4
    assert drawn.keys() == {"a", "c"}
    assert abs(drawn["c"] - 3000) < 120


def test_a_round_brings_everything_once() -> None:
    rounds = Rounds(Chance(1), "abcde")
    first, second = ([rounds.next() for _ in range(5)] for _ in range(2))
    assert sorted(first) == sorted(second) == list("abcde")
    assert first != second


def test_what_is_dropped_comes_no_more() -> None:
    rounds = Rounds(Chance(1), "ab")
    dropped = rounds.next()
    rounds.drop(dropped)
    assert {rounds.next() for _ in range(9)} == set("ab") - {dropped}
    rounds.drop(rounds.next())
    assert not rounds
