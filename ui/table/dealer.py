"""The dealer's cards, nearest to the trainee: his hand, and what was exchanged in it."""

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGroupBox, QWidget

from dealer_trainer.cards import Card
from dealer_trainer.hands import Combination, Hand
from dealer_trainer.procedure import Act
from dealer_trainer.questions import SETTLING_KINDS, Kind, Question
from dealer_trainer.reading import DealerReading
from dealer_trainer.wording import Words
from dealer_trainer.wording.cards import card_name, cards_text
from dealer_trainer.wording.hands import combination_name, hand_name
from ui.table.card import CardLabel, Light, Lying, Origin
from ui.table.fonts import CENTRE, Print
from ui.table.laid import room_around
from ui.table.layout import CARD_ASPECT, fan
from ui.table.look import Look

_OLD_CARD, _OLD_INDEX = 0.72, 0.36
# The card that lay face up is the last one (O-2); it lies a little apart.
_FACE_UP, _APART = 4, 0.12


class DealerArea(QGroupBox):
    """The dealer's last hand; the cards that left it lie aside, the first one first."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._dealer: DealerReading | None = None
        self._is_graded = self._is_closed = False
        self._card = QSize()
        self._title = Print(self, bold=True, align=CENTRE)
        self._steps = Print(self, bold=True)
        self._hand = [CardLabel(look, self) for _ in range(5)]
        self._old: list[CardLabel] = []

    @property
    def cards(self) -> list[CardLabel]:
        """The cards of the last hand, then those that left it."""
        return [card for card in (*self._hand, *self._old) if card.isVisibleTo(self)]

    def show_dealer(self, dealer: DealerReading, *, closed: bool = False) -> None:
        """Show the dealer's cards without naming them; `closed`, all but the last lie face down."""
        self._dealer, self._is_graded, self._is_closed = dealer, False, closed

    def show_hands(self) -> None:
        """Name what he opened, and what an exchange made of it; nothing if he has not opened."""
        self._is_graded = not self._is_closed

    def arrange(self, card: QSize) -> None:
        """Take the size of a card; the places come with the next `write`."""
        self._card = card

    def write(self, look: Look) -> None:
        """Write and place everything in a language, a theme and a size."""
        self._look = look
        if self._dealer is None:
            return
        words, dealer = look.words, self._dealer
        self.setTitle(words.text("Dealer"))
        title = _said_hands(words, dealer) if self._is_graded else words.text("Dealer")
        self._title.show_text(title, look.text * 1.1, look.theme.felt_text)
        self._write_cards(words, dealer)
        old = [exchange.old for exchange in dealer.exchanges]
        steps = "\N{RIGHTWARDS ARROW}".join(
            cards_text([card]) for card in [*old, *(each.new for each in dealer.exchanges[-1:])]
        )
        self._steps.show_text(steps, look.text, look.theme.felt_text)
        self._place()

    def _write_cards(self, words: Words, dealer: DealerReading) -> None:
        lying_cards = lying_hand(dealer, closed=self._is_closed)
        for label, lying in zip(self._hand, lying_cards, strict=True):
            light = light_of_dealer(dealer, lying.card) if self._is_graded else Light()
            label.wear(self._look)
            label.show_card(lying._replace(light=light), _said_card(words, lying))
        while len(self._old) < len(dealer.exchanges):
            self._old.append(CardLabel(self._look, self))
        for index, label in enumerate(self._old):
            label.setVisible(index < len(dealer.exchanges))
            if index < len(dealer.exchanges):
                card = dealer.exchanges[index].old
                label.wear(self._look)
                said = words.text("{card}, given back", card=card_name(words, card))
                label.show_card(Lying(card), said)

    def _place(self) -> None:
        """Centre the hand, and with it the cards that were exchanged."""
        width, high = self._card.width(), self._card.height()
        room = room_around(width)
        number = len(self._dealer.exchanges) if self._dealer else 0
        old = old_card(self._card)
        shift = round(old.width() * _OLD_INDEX)
        pile = max(old.width() + (number - 1) * shift, self._steps.wanted_width()) if number else 0
        gap = round(width * 0.15) if number else 0
        apart = round(width * _APART)
        free = self.width() - pile - gap - 2 * room
        spread = min(free, round(width * (1 + 4 * 1.04)) + apart)
        left = (self.width() - spread - pile - gap) // 2
        bottom = self.height() - room
        for index, (label, step) in enumerate(
            zip(self._hand, fan(spread - apart, width, 5), strict=True)
        ):
            aside = apart if index == _FACE_UP else 0
            label.place(QRect(left + step + aside, bottom - high, width, high))
        self._title.setGeometry(left, 0, spread, bottom - high - round(self._look.text * 0.2))
        left += spread + gap
        old_top = bottom - old.height()
        for index, label in enumerate(self._old):
            label.place(QRect(QPoint(left + index * shift, old_top), old))
        line = round(self._look.text * 1.4)
        self._steps.setGeometry(left, max(0, old_top - line), pile, line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave the felt as it is; the group has no frame."""


def lying_hand(dealer: DealerReading | None, *, closed: bool = False) -> tuple[Lying, ...]:
    """Return how the cards of the last hand lie; `closed`, all but the last lie face down."""
    if dealer is None:
        return ()
    new = dealer.exchanges[-1].new if dealer.exchanges else None
    lying = []
    for index, card in enumerate(dealer.cards):
        lay_so = Origin.FACE_UP if index == _FACE_UP else Origin.DEALT
        is_seen = not closed or index == _FACE_UP
        origin = Origin.EXCHANGED if card == new else lay_so
        lying.append(Lying(card, origin) if is_seen else Lying())
    return tuple(lying)


def light_of_dealer(dealer: DealerReading, card: Card | None) -> Light:
    """Return how a card of the last hand is lit after the answer."""
    lit = (1,) if card in dealer.final.cards else ()
    return Light(lit, dim=not lit)


def old_card(card: QSize) -> QSize:
    """Return the size of a card that left the hand, beside cards of this size."""
    width = card.width() * _OLD_CARD
    return QSize(round(width), round(width * CARD_ASPECT))


def is_closed(question: Question) -> bool:
    """Tell whether a question is about a moment before the dealer opens."""
    if question.kind in SETTLING_KINDS:
        return False
    # Not needed before the first question of another kind.
    from dealer_trainer.questions.moment import is_before_opening

    return is_before_opening(question)


def seen_dealer(question: Question, opened: Collection[str]) -> DealerReading:
    """Return the dealer as he stands before the answer: exchanges that come later are unseen.

    `opened` are the parts that can be answered; each that asks for one more exchange tells of the
    one before.
    """
    dealer = question.settlement.dealer
    if question.kind is Kind.NO_GAME:
        count = sum(key.startswith("dealer.again.") for key in opened)
    elif question.kind is Kind.NAME_COMBINATIONS or is_closed(question):
        count = 0
    elif question.kind is Kind.NEXT_STEP:
        from dealer_trainer.questions.moment import acts_told

        count = acts_told(question).count(Act.EXCHANGE)
    else:
        return dealer
    cards = question.scenario.dealer.cards
    for exchange in dealer.exchanges[:count]:
        cards = tuple(exchange.new if card == exchange.old else card for card in cards)
    return replace(dealer, exchanges=dealer.exchanges[:count], cards=cards)


def _said_card(words: Words, lying: Lying) -> str:
    """Return what a screen reader says of a card of the last hand."""
    if lying.card is None:
        return words.text("a card face down")
    name = card_name(words, lying.card)
    if lying.origin is Origin.EXCHANGED:
        return words.text("{card}, from an exchange", card=name)
    return words.text("{card}, lay face up", card=name) if lying.origin else name


def _said_hands(words: Words, dealer: DealerReading) -> str:
    """Return the dealer's hand, and after an exchange both hands with an arrow between."""
    hands = [_said_hand(words, dealer.opens, plays=dealer.plays)]
    if dealer.exchanges:
        hands.append(_said_hand(words, dealer.final, plays=dealer.final_plays))
    said = " \N{RIGHTWARDS ARROW} ".join(hands)
    return words.text("Dealer: {hand}", hand=said)


def _said_hand(words: Words, combination: Combination, *, plays: bool) -> str:
    if plays:
        return combination_name(words, combination)
    no_game = words.text("no game")
    if combination.hand is Hand.NOTHING:
        return no_game
    return f"{no_game} ({hand_name(words, combination.hand)})"
