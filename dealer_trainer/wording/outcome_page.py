"""The outcome tables of a house as a page in Markdown, for people who know the casino's rules."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from dealer_trainer.audit.outcomes import Branch, Outcome, Table
from dealer_trainer.audit.outcomes.rows import Case, Term
from dealer_trainer.hands import Hand
from dealer_trainer.house import House
from dealer_trainer.questions import stake_answer
from dealer_trainer.scenario import Box, Draw
from dealer_trainer.settlement import Bet, Line
from dealer_trainer.wording.cards import cards_text
from dealer_trainer.wording.explanations import exchange_text
from dealer_trainer.wording.hands import hand_name
from dealer_trainer.wording.house_page import house_name
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.outcome_terms import NOTES, TITLES, end_text, term_text
from dealer_trainer.wording.rules import rule_order, rule_sentence
from dealer_trainer.wording.stakes import answer_text, bet_name

_CROSSED = (
    Branch.PAYOUT,
    Branch.EXCHANGE,
    Branch.INSURANCE,
    Branch.EARLY_SHARE,
    Branch.DRAWS,
)
"""Tables in which the first term makes the rows and the others make the columns."""
Numbers = Iterator[int]


def outcome_page(words: Words, house: House, tables: Sequence[Table]) -> str:
    """Return the page: every outcome of the house, then the rules that are cited."""
    numbers = count(1)
    title = words.text("{house}: every outcome", house=house_name(words, house))
    lines = [
        f"# {title}",
        "",
        words.text(
            "Each row was made by settling a situation that was built for it; together the rows "
            "are all that a settlement can bring. This page is written by `make outcomes`: whoever "
            "changes an outcome changes a row here."
        ),
    ]
    for table in tables:
        heading, note = words.text(TITLES[table.branch]), words.text(NOTES[table.branch])
        lines += ["", f"## {heading}", "", note, ""]
        if table.branch in _CROSSED:
            lines += _markdown(_crossed(words, table, numbers))
        else:
            lines += _markdown(_plain(words, house, table, numbers))
    cited = words.text("The rules cited")
    lines += ["", f"## {cited}", ""]
    lines += [f"- **{rule}** {rule_sentence(words, rule)}".rstrip() for rule in _cited(tables)]
    return "\n".join([*lines, ""])


def _markdown(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for place, row in enumerate(rows):
        yield f"| {' | '.join(row)} |"
        if place == 0:
            yield "|" + "---|" * len(row)


def _cited(tables: Sequence[Table]) -> list[str]:
    outcomes = (outcome for table in tables for outcome in table.outcomes)
    rules = {end.rule for outcome in outcomes for end in outcome.row.ends if end.rule}
    return sorted(rules, key=rule_order)


def _plain(words: Words, house: House, table: Table, numbers: Numbers) -> Iterator[Sequence[str]]:
    """Yield a table with a row for each case and a column for each bet."""
    there = {end.bet for outcome in table.outcomes for end in outcome.row.ends}
    bets = [bet for bet in Bet if bet in there]
    names = [bet_name(words, bet) for bet in bets]
    yield ["№", words.text("situation"), *names, words.text("example")]
    for outcome, number in zip(table.outcomes, numbers, strict=False):
        situation = ", ".join(_term(words, term) for term in outcome.row.case.terms)
        ends = {end.bet: end for end in outcome.row.ends}
        cells = [_cell(words, outcome, bet) if bet in ends else "" for bet in bets]
        yield [str(number), situation, *cells, _example(words, house, outcome)]


def _crossed(words: Words, table: Table, numbers: Numbers) -> Iterator[Sequence[str]]:
    """Yield a table with a row for each first term and a column for each that goes with it."""
    by_row: dict[Term, dict[tuple[Term, ...], Outcome]] = {}
    columns: dict[tuple[Term, ...], None] = {}
    for outcome in table.outcomes:
        first, *others = outcome.row.case.terms
        by_row.setdefault(first, {})[tuple(others)] = outcome
        columns.setdefault(tuple(others))
    ordered = sorted(columns, key=lambda column: Case(table.branch, column).place)
    titles = [_column(words, column) for column in ordered]
    yield ["№", words.text("situation"), *titles]
    for (first, outcomes), number in zip(by_row.items(), numbers, strict=False):
        cells = [_crossed_cell(words, outcomes[key]) if key in outcomes else "" for key in ordered]
        yield [str(number), _row_name(words, table.branch, first), *cells]


def _column(words: Words, terms: tuple[Term, ...]) -> str:
    match terms:
        case ():
            return words.text("alone")
        case (Hand() as second, *beside):
            named = words.text("with {hand}", hand=hand_name(words, second))
            return ", ".join([named, *(_term(words, term) for term in beside)])
    return ", ".join(_term(words, term) for term in terms)


def _row_name(words: Words, branch: Branch, first: Term) -> str:
    match branch:
        case Branch.EXCHANGE:
            return words.text("exchange {turn}", turn=first)
        case Branch.DRAWS:
            return words.text("draw {turn}", turn=first)
    return _term(words, first)


def _term(words: Words, term: Term) -> str:
    if isinstance(term, int):
        return words.plural("exchange of {count} card", "exchange of {count} cards", term)
    return term_text(words, term)


def _crossed_cell(words: Words, outcome: Outcome) -> str:
    """Return an outcome with its rule, and the cards that bring it where they tell something."""
    row = outcome.row
    if row.then:
        return f"{term_text(words, row.then)}<br>{_exchanges(outcome)}"
    (end,) = row.ends
    cell = _with_rule(end_text(words, end), end.rule)
    if row.case.branch in (Branch.PAYOUT, Branch.EARLY_SHARE):
        return f"{cell}<br>{cards_text(outcome.settled.reading.cards)}"
    return cell


def _exchanges(outcome: Outcome) -> str:
    dealer = outcome.settlement.dealer
    return ", ".join(map(exchange_text, dealer.exchanges))


def _cell(words: Words, outcome: Outcome, bet: Bet) -> str:
    end = next(end for end in outcome.row.ends if end.bet is bet)
    return _with_rule(end_text(words, end), end.rule)


def _with_rule(text: str, rule: str | None) -> str:
    return f"{text} · {rule}" if rule else text


def _example(words: Words, house: House, outcome: Outcome) -> str:
    """Return the cards and what is done with each stake, in a line."""
    scenario, settled = outcome.scenario, outcome.settled
    parts = [
        words.text("dealer {cards}", cards=cards_text(scenario.dealer.cards)),
        *map(exchange_text, outcome.settlement.dealer.exchanges),
        words.text("box {cards}", cards=_box_cards(outcome.box)),
    ]
    if scenario.house.table.max_payout != house.table.max_payout:
        maximum = words.number(scenario.house.table.max_payout)
        parts.append(words.text("maximum {amount}", amount=maximum))
    return "; ".join([*parts, *(_line(words, line) for line in settled.bets)])


def _box_cards(box: Box) -> str:
    return " ".join([cards_text(box.cards), *map(_draw, box.draws)])


def _draw(draw: Draw) -> str:
    if draw.sixth:
        return f"+ {cards_text([draw.sixth])}"
    return f"({cards_text(draw.exchange)} → {cards_text(draw.for_)})"


def _line(words: Words, line: Line) -> str:
    answer = answer_text(words, stake_answer(line.outcome, line.pays))
    bet, stake = bet_name(words, line.bet), words.number(line.stake)
    return words.text("{bet} {stake}: {answer}", bet=bet, stake=stake, answer=answer)
