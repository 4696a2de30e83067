"""The audit as text to read: counts, sums, chances, and what differs from the known figures."""

from collections.abc import Iterable
from fractions import Fraction

from dealer_trainer.audit import Audit, Chances, Difference
from dealer_trainer.hands import Hand
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.language import Words

_WIDTHS = (34, 12, 6)


def audit_text(words: Words, audit: Audit, differences: Iterable[Difference]) -> str:
    """Return a line for each pair of combinations, the sums, and the differences."""
    title = words.plural(
        "{house}: {count} card, {hands} hands",
        "{house}: {count} cards, {hands} hands",
        audit.cards,
        house=audit.house,
        hands=words.number(audit.hands),
    )
    head = _row(words.text("combinations"), words.text("hands"), words.text("odds"))
    rows = [
        _row(
            _pair(words, each.main, each.second), words.number(each.hands), words.number(each.odds)
        )
        for each in audit.counts
    ]
    total = words.text("sum of odds: {odds}", odds=words.number(audit.odds))
    return "\n".join([title, head, *rows, total, *_differences(words, differences), ""])


def chances_text(words: Words, chances: Chances, differences: Iterable[Difference]) -> str:
    """Return how often the dealer has no game, what a purchase brings, how often it repeats."""
    no_game = Fraction(chances.no_game, chances.hands)
    lines = [
        words.text(
            "the dealer has no game: {found} of {all}, {share}",
            found=words.number(chances.no_game),
            all=words.number(chances.hands),
            share=share_text(words, no_game),
        )
    ]
    if chances.exchanges:
        games = Fraction(chances.games, chances.exchanges)
        lines.append(
            words.text(
                "one purchase makes a game: {found} of {all}, {share}",
                found=words.number(chances.games),
                all=words.number(chances.exchanges),
                share=share_text(words, games),
            )
        )
    for count, share in enumerate(chances.repeats):
        text = share_text(words, share)
        lines.append(
            words.plural(
                "{count} free exchange: {share}",
                "{count} free exchanges: {share}",
                count,
                share=text,
            )
        )
    return "\n".join([*lines, *_differences(words, differences), ""])


def share_text(words: Words, share: Fraction) -> str:
    """Return a share in per cent with four decimals: 43.6813 %."""
    whole, decimals = divmod(round(share * 1_000_000), 10_000)
    point = words.in_context("decimal point", ".")
    return f"{whole}{point}{decimals:04d}\N{NO-BREAK SPACE}%"


def _pair(words: Words, main: Hand, second: Hand | None) -> str:
    names = [hand_name(words, hand) for hand in (main, second) if hand]
    return " + ".join(names)


def _row(name: str, hands: str, odds: str) -> str:
    return f"  {name:<{_WIDTHS[0]}} {hands:>{_WIDTHS[1]}} {odds:>{_WIDTHS[2]}}"


def _differences(words: Words, differences: Iterable[Difference]) -> list[str]:
    lines = [
        words.text(
            "differs, {what}: expected {expected}, found {found}",
            what=each.what,
            expected=words.number(each.expected),
            found=words.number(each.found),
        )
        for each in differences
    ]
    return lines or [words.text("agrees with every known figure that stands in this house")]
