"""``hands``: the combinations of hands, one on a line."""

import json
from typing import TextIO

from dealer_trainer.cards import format_cards
from dealer_trainer.files import Houses, opened, read_hands
from dealer_trainer.hands import Hand, arrange


def name_hands(file: str, reference: str, text: TextIO, *, as_json: bool) -> None:
    """Write main and second combination and the odds together for each line of cards.

    Raises FilesError for an unknown house and for the faults of the lines.
    """
    house = Houses().named(reference, "--house")
    with opened(file) as stream:
        for cards in read_hands(stream, file):
            main, second = arrange(cards, house.pays, house.combinations.paired_straight)
            counted = [main, second] if second and house.combinations.paid > 1 else [main]
            hands = [each.hand.value for each in counted]
            odds = sum(house.pays[each.hand] for each in counted if each.hand is not Hand.NOTHING)
            if as_json:
                named = {"main": hands[0], "second": hands[1] if len(hands) > 1 else None}
                line = json.dumps({"cards": format_cards(cards), **named, "odds": odds})
            else:
                line = f"{hands[0]} {hands[1] if len(hands) > 1 else '-'} {odds}"
            text.write(f"{line}\n")
