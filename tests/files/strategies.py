"""Houses and boxes of every shape that files can hold, whether or not a table allows them."""

from typing import Any

from hypothesis import strategies as st

from dealer_trainer.cards import DECK
from dealer_trainer.hands import Hand
from dealer_trainer.house import (
    BlindMay,
    Bonus,
    Boxes,
    Combinations,
    DrawTurn,
    EarlyPayout,
    Fee,
    House,
    Insurance,
    Names,
    Purchase,
    PurchaseWhen,
    Table,
    option_paths,
)
from dealer_trainer.scenario import Box, Dealer, Draw

Any_ = st.SearchStrategy[Any]

WHOLE = st.integers(1, 10**15 - 1)
STAKES = st.integers(1 - 10**15, 10**15 - 1)
LIMITS = st.tuples(WHOLE, WHOLE).map(lambda pair: (min(pair), max(pair)))
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
NAMES = TEXTS.filter(str.strip)
IDS = NAMES.filter(lambda text: "/" not in text and not text.endswith(".yaml"))
PAID = [hand for hand in Hand if hand is not Hand.NOTHING]
ODDS = st.integers(1, 5000)
CARDS = st.lists(st.sampled_from(DECK), min_size=1, max_size=6).map(tuple)

_EXCHANGES = st.dictionaries(st.integers(1, 6), st.integers(0, 20))
_RULES = st.dictionaries(st.sampled_from([*option_paths(), "draw.1", "win.bet"]), NAMES)


def _some(items: Any_, most: int = 3) -> Any_:
    return st.lists(items, max_size=most).map(tuple)


def _purchases() -> Any_:
    purchases = st.builds(Purchase, repeats=st.integers(0, 3), refund_if_game=...)
    return purchases.filter(
        lambda sold: sold.fee is not Fee.ANTE or sold.when is PurchaseWhen.NO_GAME
    )


@st.composite
def houses(draw: st.DrawFn) -> House:
    """Return a house in which every option may have any value."""
    pays = draw(
        st.fixed_dictionaries(dict.fromkeys(PAID[:2], ODDS), optional=dict.fromkeys(PAID[2:], ODDS))
    )
    paid = st.sampled_from(sorted(pays))
    made: House = draw(
        st.builds(
            House,
            id=IDS,
            names=st.builds(Names, ru=NAMES, en=NAMES),
            version=WHOLE | NAMES,
            source=NAMES,
            boxes=st.builds(
                Boxes,
                count=WHOLE,
                per_player=WHOLE,
                open_per_player=WHOLE,
                second_open_ante=...,
                blind_may=_some(st.sampled_from(BlindMay)),
            ),
            combinations=st.builds(Combinations, paid=st.integers(1, 2), paired_straight=...),
            pays=st.just(pays),
            table=st.builds(
                Table, ante=LIMITS, max_payout=WHOLE, chips=st.lists(WHOLE, min_size=1).map(tuple)
            ),
            draw=_some(
                st.builds(DrawTurn, sixth=st.none() | st.integers(0, 20), exchange=_EXCHANGES)
            ),
            insurance=st.none() | st.builds(Insurance, from_=paid, player_loses_after_purchase=...),
            purchase=st.none() | _purchases(),
            early_payout=st.none() | st.builds(EarlyPayout, from_=paid),
            bonus=st.none()
            | st.builds(
                Bonus,
                pays=st.dictionaries(st.sampled_from(PAID), ODDS),
                stake=LIMITS,
                electronic_from=st.none() | WHOLE,
            ),
            rules=_RULES,
        )
    )
    return made


def dealers() -> Any_:
    """Return the dealer with any number of cards."""
    return st.builds(Dealer, cards=CARDS, next=CARDS | st.just(()))


def boxes() -> Any_:
    """Return a box with any stakes and draws."""
    sixth = st.builds(Draw, sixth=st.sampled_from(DECK))
    exchange = st.builds(Draw, exchange=CARDS, for_=CARDS)
    return st.builds(
        Box,
        box=STAKES,
        ante=STAKES,
        cards=CARDS,
        player=st.none() | TEXTS | st.integers(-5, 50).map(str),
        blind=...,
        bonus=st.none() | STAKES,
        draws=_some(sixth | exchange),
        insurance=st.none() | STAKES,
        play=...,
        buys_game=...,
    )
