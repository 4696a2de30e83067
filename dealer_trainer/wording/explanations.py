"""Why a box is settled as it is: hands, comparison, and one line of arithmetic for each stake."""

from dealer_trainer.house import House
from dealer_trainer.reading import (
    BoxReading,
    Comparison,
    DealerReading,
    Exchange,
    NotCounted,
    Uncounted,
)
from dealer_trainer.settlement import BoxSettlement, Line, Result, Settlement, Why
from dealer_trainer.wording.cards import card_text, cards_text
from dealer_trainer.wording.hands import combination_name, combinations_text, hand_name
from dealer_trainer.wording.language import Words, message

MULTIPLIED = message("{stake} × {odds} = {natural}")
REASONS = {
    Why.DRAW_FEE: message("the fee is taken at the draw"),
    Why.BONUS_WON: message("the five dealt cards win the bonus"),
    Why.BONUS_LOST: message("the five dealt cards do not win the bonus"),
    Why.FOLDED: message("the box folded"),
    Why.EARLY_ANTE: message("the box was paid early, the ante goes back"),
    Why.EARLY_SHARE: message("half of the payout before the dealer opens"),
    Why.NO_GAME_ANTE: message("the dealer has no game, the ante is paid 1:1"),
    Why.NO_GAME_HIGHER: message("no game and the box is higher, the ante is paid 1:1"),
    Why.NO_GAME_NOT_HIGHER: message("no game, but the box is not higher: the ante is not paid"),
    Why.NO_GAME_BET: message("the dealer has no game, the bet goes back"),
    Why.SECOND_NO_GAME_ANTE: message("no game after the exchange either: the ante is not paid"),
    Why.ANTE_WAS_FEE: message("the ante was the fee for the exchange"),
    Why.WIN_ANTE_PAID: message("the box is higher, the ante is paid 1:1"),
    Why.WIN_ANTE_RETURNED: message("on a win only the bet is paid, the ante goes back"),
    Why.WIN_BET: message("the box is higher"),
    Why.LOWER: message("the box is lower"),
    Why.STAND_OFF: message("identical ranks, nothing is won or lost"),
    Why.INSURED_NO_GAME: message("the dealer has no game, the insurance is paid 1:1"),
    Why.INSURANCE_LOST: message("the dealer has a game, the insurance is lost"),
    Why.INSURANCE_RETURNED: message("the dealer has a game, here the insurance goes back"),
    Why.FEE_FOR_EXCHANGE: message("the fee for the exchange of the dealer's card is kept"),
    Why.FEE_KEPT: message("the dealer had a game from the start, the fee is kept"),
    Why.FEE_RETURNED: message(
        "the dealer had a game from the start and the box is not higher: the fee goes back"
    ),
}


def reason_sentence(words: Words, line: Line) -> str:
    """Return why a stake ends as it does, with its arithmetic in one line."""
    reason = words.text(REASONS[line.reason.why])
    arithmetic = arithmetic_text(words, line)
    return f"{reason}: {arithmetic}" if arithmetic else reason


def arithmetic_text(words: Words, line: Line) -> str:
    """Return the sum behind a payout, "" where there is none to do: 100 × (4 + 4) = 800."""
    numbers = line.reason.numbers
    odds, stake, natural = numbers.get("odds"), numbers.get("stake"), numbers.get("natural")
    if line.reason.why is Why.DRAW_FEE:
        antes = numbers["antes"]
        if not isinstance(antes, int) or antes == 0:
            return words.number(line.stake)
        ante = words.number(line.stake // antes)
        return f"{antes} × {ante} = {words.number(line.stake)}"
    if not (isinstance(odds, tuple) and isinstance(stake, int) and isinstance(natural, int)):
        return ""
    factor = str(odds[0]) if len(odds) == 1 else f"({' + '.join(map(str, odds))})"
    text = words.text(
        MULTIPLIED, stake=words.number(stake), odds=factor, natural=words.number(natural)
    )
    maximum = numbers.get("maximum")
    if isinstance(maximum, int):
        cut = words.text("the table pays at most {maximum}", maximum=words.number(maximum))
        text = f"{text}, {cut}"
    if line.reason.why is Why.EARLY_SHARE:
        half = words.text("half of it is {amount}", amount=words.number(line.pays))
        text = f"{text}, {half}"
    return text


def dealer_sentence(words: Words, dealer: DealerReading) -> str:
    """Return what the dealer opens, what is exchanged, and what he has then (O-5, RP-7)."""
    opens = _announced(words, combination_name(words, dealer.opens), plays=dealer.plays)
    text = words.text("Dealer: {hand}.", hand=opens)
    if not dealer.exchanges:
        return text
    changes = ", ".join(exchange_text(exchange) for exchange in dealer.exchanges)
    final = _announced(words, combination_name(words, dealer.final), plays=dealer.final_plays)
    after = words.text("Exchanged: {changes}. Then: {hand}.", changes=changes, hand=final)
    return f"{text} {after}"


def _announced(words: Words, hand: str, *, plays: bool) -> str:
    return hand if plays else words.text("no game ({hand})", hand=hand)


def exchange_text(exchange: Exchange) -> str:
    """Return one exchange of a card of the dealer: K♦ → 9♠."""
    return f"{card_text(exchange.old)} → {card_text(exchange.new)}"


def box_sentence(words: Words, settled: BoxSettlement, dealer: DealerReading) -> str:
    """Return a box's combinations and how they stand to the dealer's hand."""
    seen = settled.reading
    if settled.result is Result.FOLD:
        return words.text("The box folded; its cards are not compared.")
    held = combinations_text(words, seen.combinations or (seen.main,))
    if settled.result in (Result.EARLY_PAYOUT, Result.NO_GAME):
        return words.text("Box: {hand}.", hand=held)
    against = combination_name(words, dealer.final if seen.bought else dealer.opens)
    comparison = _comparison(words, seen)
    return words.text(
        "Box: {hand}; dealer: {against}. {comparison}",
        hand=held,
        against=against,
        comparison=comparison,
    )


def _comparison(words: Words, seen: BoxReading) -> str:
    match seen.to_final if seen.bought else seen.to_opening:
        case Comparison.HIGHER:
            return words.text("The box is higher.")
        case Comparison.LOWER:
            return words.text("The box is lower.")
    return words.text("All ranks are equal: stand-off.")


def uncounted_sentence(words: Words, uncounted: Uncounted) -> str:
    """Return why a combination beside the main one is not paid (T-1, T-5, PP-5)."""
    name = hand_name(words, uncounted.combination.hand)
    hand, shown = name[0].upper() + name[1:], cards_text(uncounted.combination.cards)
    match uncounted.why:
        case NotCounted.ONE_IS_PAID:
            return words.text(
                "{hand} ({cards}) is not paid besides: this house pays one combination.",
                hand=hand,
                cards=shown,
            )
        case NotCounted.PAIRED_STRAIGHT:
            return words.text("The paired card makes no second straight in this house.")
    return words.text(
        "{hand} ({cards}) does not count: all of its cards belong to the main combination.",
        hand=hand,
        cards=shown,
    )


def uncounted_rule(house: House, uncounted: Uncounted) -> str | None:
    """Return the rule behind a combination that is not paid."""
    match uncounted.why:
        case NotCounted.ONE_IS_PAID:
            return house.rule(["combinations.paid"])
        case NotCounted.PAIRED_STRAIGHT:
            return "T-5"
    return "T-1"


def box_explanation(words: Words, settlement: Settlement, settled: BoxSettlement) -> list[str]:
    """Return the sentences that explain a box: hands, comparison, what does not count."""
    sentences = [box_sentence(words, settled, settlement.dealer)]
    if settled.reading.uncounted and settled.result in (Result.WIN, Result.EARLY_PAYOUT):
        sentences.append(uncounted_sentence(words, settled.reading.uncounted))
    return sentences
