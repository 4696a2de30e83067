"""The trade's words in both languages, and the rules of a house as a list."""

from collections.abc import Iterator

from dealer_trainer.house import House
from dealer_trainer.wording.hands import HANDS
from dealer_trainer.wording.language import Language, Words, message, message_in
from dealer_trainer.wording.reference import Entry
from dealer_trainer.wording.rules import RULES, rule_order, rule_sentence

# The term, and what it means; terms of what a house lacks are words of the trade all the same.
TERMS = (
    (message("box"), message("a betting position, counted from the dealer's left hand")),
    (message("open box"), message("the player may look at its cards")),
    (
        message("blind box"),
        message("the player may not look at its cards; the bet lies from the start"),
    ),
    (message("ante"), message("the first stake, placed before the deal")),
    (message("bet"), message("the second stake, always two antes")),
    (message("draw"), message("a paid change of the hand: an exchange or a sixth card")),
    (message("exchange"), message("cards given back for as many new ones")),
    (message("sixth card"), message("a card bought besides the five")),
    (message("fold"), message("to give the box up; the ante is lost")),
    (message("combination"), message("what is paid, with the cards it is made of")),
    (message("main combination"), message("the highest combination of the hand")),
    (
        message("second combination"),
        message("the highest other one with at least one card that is not in the main one"),
    ),
    (message("kicker"), message("a card outside the combination; it only breaks ties")),
    (message("game"), message("the dealer's hand reaches his lowest playing hand")),
    (message("no game"), message("the dealer's hand misses his lowest playing hand")),
    (message("stand-off"), message("all ranks are identical; nothing is won or lost")),
    (message("insurance"), message("a side bet that the dealer has no game")),
    (message("bonus"), message("a side bet on the five dealt cards")),
    (message("purchase of the game"), message("a paid exchange of one card of the dealer")),
    (message("early payout"), message("a part of the payout before the dealer opens")),
    (message("table maximum"), message("the most that one payout may be")),
    (message("odds"), message("how often the stake is paid")),
    (message("stake"), message("chips placed on a bet")),
    (message("payout"), message("what is added to the stake that goes back")),
    (message("take"), message("the house keeps the stake")),
    (message("return"), message("the stake goes back, nothing more")),
    (message("pay"), message("the stake goes back and the payout is added")),
    (message("float"), message("the chips at the dealer, from which he pays")),
    (message("No more bets, please"), message("said when the betting is closed")),
    (message("inspector"), message("watches the table and agrees to large payouts")),
)  # fmt: skip
# By which other names people look for a hand.
ALSO = {
    "ace_king": message_in("other names", "AK big slick"),
    "two_pair": message_in("other names", "two pairs"),
    "three_of_a_kind": message_in("other names", "trips set"),
    "straight": message_in("other names", "run sequence"),
    "full_house": message_in("other names", "full boat"),
    "four_of_a_kind": message_in("other names", "quads poker"),
    "flush": message_in("other names", "suited"),
    "straight_flush": message_in("other names", "straight-flush"),
    "royal_flush": message_in("other names", "royal straight-flush"),
}


def word_entries(words: Words, house: House) -> Iterator[Entry]:
    """Yield the hands that the house pays, the highest first, then the words of the table."""
    for hand in reversed(HANDS):
        if hand in house.pays:
            also = words.in_context("other names", ALSO[hand]) if hand in ALSO else ""
            odds = words.text("{odds} to 1", odds=words.number(house.pays[hand]))
            yield Entry(_in_both(words, HANDS[hand]), told=(odds,), also=also)
    for term, meaning in TERMS:
        yield Entry(_in_both(words, term), told=(words.text(meaning),))


def rule_entries(words: Words, house: House) -> Iterator[Entry]:
    """Yield each rule that holds in a house: those it names, and those common to all."""
    common = {rule for rule in RULES if rule.partition("-")[0] in ("C", "O")}
    if house.combinations.paid > 1:
        common |= {rule for rule in RULES if rule.startswith("T-")}
    for rule in sorted(common | (set(house.rules.values()) & set(RULES)), key=rule_order):
        yield Entry(rule_sentence(words, rule), (rule,))


def _in_both(words: Words, term: str) -> str:
    """Return a term in the language of the person, then in the other one."""
    others = [each for each in Language if each is not words.language]
    return " — ".join([words.text(term), *(Words(each).text(term) for each in others)])
