"""A dealt table in words, as it stands before it is settled."""

from dealer_trainer.scenario import Box, Draw, Play
from dealer_trainer.wording.cards import card_text, cards_text
from dealer_trainer.wording.language import Words


def box_situation(words: Words, box: Box) -> str:
    """Return what a box staked and decided, without its cards."""
    number = words.number
    told = [words.text("ante {amount}", amount=number(box.ante))]
    if box.blind:
        told.insert(0, words.text("blind"))
    if box.bonus is not None:
        told.append(words.text("bonus {amount}", amount=number(box.bonus)))
    told += [_drawn(words, draw) for draw in box.draws]
    if box.insurance is not None:
        told.append(words.text("insurance {amount}", amount=number(box.insurance)))
    if box.play is Play.BET:
        told.append(words.text("bet {amount}", amount=number(box.bet)))
    elif box.play is Play.FOLD:
        told.append(words.text("folded"))
    else:
        told.append(words.text("early payout"))
    if box.buys_game:
        told.append(words.text("buys the game"))
    return ", ".join(told)


def _drawn(words: Words, draw: Draw) -> str:
    if draw.sixth:
        return words.text("sixth card {card}", card=card_text(draw.sixth))
    return words.text(
        "exchanged {old} for {new}", old=cards_text(draw.exchange), new=cards_text(draw.for_)
    )
