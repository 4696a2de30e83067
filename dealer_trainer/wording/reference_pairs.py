"""The pairs of combinations that a house pays, each with a hand and why the second counts (T-4)."""

from collections.abc import Iterator

from dealer_trainer.cards import Card, parse_cards
from dealer_trainer.hands import Combination, arrange
from dealer_trainer.house import House
from dealer_trainer.wording.cards import cards_text
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.reference import Entry, ShownHand

# A hand for each pair of T-4, the highest first; two for the two straights.
SIX_CARDS = (
    "As Ks Qs Js Ts 9s",
    "As Ks Qs Js Ts 4s",
    "As Ks Qs Js Ts 9h",
    "9h 8h 7h 6h 5h 4h",
    "9h 8h 7h 6h 5h 2h",
    "9h 8h 7h 6h 5h 4c",
    "5d 4d 3d 2d Ad Kc",
    "9s 9h 9d 9c 4h 4d",
    "9s 9h 9d 9c Ah Kd",
    "Ks Kh Kd 7s 7h 7d",
    "As Ah Ad 5s 5h Kd",
    "Ks Js 9s 6s 4s 2s",
    "9h 7h 6h 5h 2h 8c",
    "Qd Jd 8d 5d 3d 8s",
    "Ah Jh 8h 6h 3h Kc",
    "Ts 9h 8d 7c 6s 5h",
    "Kh Qs Jd Tc 9s 9h",
    "5h 4s 3d 2c Ah Kd",
    "7s 7h 7d Ac Kh 3s",
    "Qs Qh 8d 8c 4s 4h",
    "Js Jd 6h 6c As Kh",
    "8h 8d Ac Ks 9s 4c",
)
FIVE_CARDS = ("As Ah Ad Ac Kd", "7s 7h 7d Ac Kh", "6s 6d As Ah Kd", "8h 8d Ac Ks 9s")


def pair_entries(words: Words, house: House) -> Iterator[Entry]:
    """Yield an entry for each hand in which this house pays two combinations."""
    if house.combinations.paid == 1:
        rule = house.rule(["combinations.paid"])
        yield Entry(
            words.text("This house pays one combination"),
            (rule,) if rule else (),
            told=(words.text("The best five cards count; nothing is paid besides."),),
        )
        return
    if any(turn.sixth is not None for turn in house.draw):
        for text in SIX_CARDS:
            yield from _entry(words, house, parse_cards(text), "")
    for text in FIVE_CARDS:
        yield from _entry(words, house, parse_cards(text), words.text("on five cards"))


def _entry(words: Words, house: House, cards: tuple[Card, ...], where: str) -> Iterator[Entry]:
    main, second = arrange(cards, house.pays, house.combinations.paired_straight)
    if second is None:
        return
    title = words.text(
        "{main} and {second}",
        main=hand_name(words, main.hand),
        second=hand_name(words, second.hand),
    )
    odds = [house.pays[each.hand] for each in (main, second)]
    together = words.text(
        "{first} + {second} = {odds} to 1",
        first=words.number(odds[0]),
        second=words.number(odds[1]),
        odds=words.number(sum(odds)),
    )
    name = f"{title}, {where}" if where else title
    yield Entry(
        words.text("{pair}: {odds}", pair=name, odds=together),
        ("T-1", "T-4"),
        (ShownHand("", _laid_out(cards, main, second)),),
        (_why(words, main, second),),
    )


def _laid_out(cards: tuple[Card, ...], main: Combination, second: Combination) -> tuple[Card, ...]:
    """Return the main combination, what the second one adds, and what counts for nothing."""
    added = [card for card in second.cards if card not in main.cards]
    aside = [card for card in cards if card not in main.cards and card not in added]
    return (*main.cards, *added, *aside)


def _why(words: Words, main: Combination, second: Combination) -> str:
    added = [card for card in second.cards if card not in main.cards]
    return words.text(
        "Main: {main}. Second: {second}. It counts by what it holds besides the main one: {added}.",
        main=cards_text(main.cards),
        second=cards_text(second.cards),
        added=cards_text(added),
    )
