"""The form in which a house is made from another: its fields, its values, its faults in words."""

from collections.abc import Sequence
from enum import StrEnum

from dealer_trainer.faults import Fault, Key
from dealer_trainer.hands import Hand
from dealer_trainer.house import BlindMay, Names
from dealer_trainer.wording.faults import THINGS, fault_sentence
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.house_page import sold_name
from dealer_trainer.wording.language import Language, Words
from dealer_trainer.wording.options import option_name, value_text

_NOTHING = "null"
_NAMED = 5


def form_sections(words: Words) -> list[tuple[str, tuple[str, ...]]]:
    """Return the titles of the form with the options, or groups of them, below each."""
    return [
        (words.text("The house"), ("names", "source", "rule")),
        (words.text("Payout of the bet"), ("pays", "combinations")),
        (words.text("Dealer and ante"), ("dealer", "ante")),
        (words.text("Draws"), ("draw",)),
        (words.text("Insurance"), ("insurance",)),
        (words.text("Purchase of the game"), ("purchase",)),
        (words.text("Early payout"), ("early_payout",)),
        (words.text("Bonus"), ("bonus",)),
        (words.text("Boxes"), ("boxes",)),
        (words.text("Table"), ("table",)),
    ]


def field_name(words: Words, option: str, key: Key) -> str:
    """Return what a field is, read below the title of its section."""
    if told := _told(words, key):
        return told
    if key[0] == "draw" and len(key) > 1:
        cards = key[3] if len(key) > 3 else None
        name = sold_name(words, cards if isinstance(cards, int) else None)
        return words.text("Draw {turn}: {what}", turn=int(key[1]) + 1, what=name)
    if len(key) == 1 and option == key[0]:
        names = {
            "draw": words.text("Number of draws"),
            "insurance": words.text("Insurance is sold"),
            "purchase": words.text("The game is sold"),
            "early_payout": words.text("There is an early payout"),
            "bonus": words.text("There is a bonus"),
        }
        return names.get(option) or option_name(words, option)
    last = key[-1]
    if isinstance(last, Hand):
        return hand_name(words, last)
    if isinstance(last, BlindMay):
        thing = words.text(THINGS[last])
        return words.text("{what}: {value}", what=option_name(words, option), value=thing)
    if last in (0, 1):
        name = option_name(words, option)
        end = words.text("least") if last == 0 else words.text("most")
        return words.text("{what}, {end}", what=name, end=end)
    return option_name(words, option)


def field_hint(words: Words, option: str, key: Key) -> str:
    """Return how a field is filled in, "" where its name says it."""
    if option in ("pays", "bonus.pays"):
        return words.text("to 1; empty: not paid")
    if option == "draw" and len(key) > 1:
        return words.text("antes; empty: not sold")
    return {
        "rule": words.text("cited for what is changed, such as “clause 7”"),
        "table.chips": words.text("values with commas between them"),
        "bonus.electronic_from": words.text("or more; empty: never"),
    }.get(option, "")


def choice_text(words: Words, value: StrEnum | int | None) -> str:
    """Return a value that can be chosen; None leaves the option out."""
    if value is None:
        return words.text("as without a purchase")
    if isinstance(value, Hand):
        return hand_name(words, value)
    return words.number(value) if isinstance(value, int) else value_text(words, value)


def form_fault(words: Words, fault: Fault) -> str:
    """Return what is wrong with a field and what to do, in the words of the form."""
    found, least, most = (fault.values.get(name) for name in ("found", "least", "most"))
    match fault.problem:
        case "not_whole_from" if found == _NOTHING:
            return words.text(
                "nothing stands here; write a whole number of {least} or more", least=least
            )
        case "not_whole_between" if found == _NOTHING:
            return words.text(
                "nothing stands here; write a whole number from {least} to {most}",
                least=least,
                most=most,
            )
        case "not_text":
            return words.text("nothing stands here; write a name, in one language at least")
        case "list_empty":
            return words.text("no chips; write one value or more")
        case "limits_crossed":
            return words.text("the least is above the most; lower the one or raise the other")
        case "fee_ante_before_opening":
            return words.text(
                "before the dealer opens the ante cannot be the fee; "
                "take a stake of its own, or sell the game after no game"
            )
        case "hand_without_odds":
            expected = fault.values["expected"]
            paid = expected if isinstance(expected, tuple) else ()
            return words.text(
                "the house pays nothing for this hand ({hand}), but the dealer's game, the "
                "insurance or the early payout begins with it; "
                "give it odds, or begin with one of these: {paid}",
                hand=hand_name(words, Hand(str(found))),
                paid=", ".join(hand_name(words, Hand(str(each))) for each in paid),
            )
    return fault_sentence(words, fault)


def _told(words: Words, key: Key) -> str:
    names: dict[Key, str] = {
        ("names", "ru"): words.text("Name in Russian"),
        ("names", "en"): words.text("Name in English"),
        ("source",): words.text("Source of the rules"),
        ("rule",): words.text("Rule of one's own"),
    }
    return names.get(key, "")


def deleting(words: Words, uses: Sequence[Names]) -> str:
    """Return what becomes of answers, and of the drills and exam plans that name a house."""
    kept = words.text("Answers already given keep the rules by which they were asked.")
    if not uses:
        none = words.text("No drill and no exam plan of your own names this house.")
        return f"{kept} {none}"
    russian = words.language is Language.RUSSIAN
    named = [f"«{each.ru}»" if russian else f"“{each.en}”" for each in uses[:_NAMED]]
    if more := len(uses) - len(named):
        named.append(words.plural("and {count} more", "and {count} more", more))
    told = words.text("These name it and can be opened no more: {names}.", names=", ".join(named))
    return f"{kept} {told}"


def needed_by(words: Words, names: Sequence[str]) -> str:
    """Return why a house cannot be deleted: these houses are made from it."""
    return words.text(
        "The houses made from it need it: {names}. Delete them first.", names=", ".join(names)
    )
