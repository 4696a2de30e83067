"""The hint ladder of a part: where to look, the rule, and for sums the arithmetic begun."""

from collections.abc import Iterator, Mapping

from dealer_trainer.mistakes import lines_by_part, looked_up_as
from dealer_trainer.questions import Form, Kind, Part, Question
from dealer_trainer.questions.chips import fewest_chips, paid_line, stake_chip
from dealer_trainer.questions.other_house import settled_elsewhere
from dealer_trainer.wording.asked import explanation
from dealer_trainer.wording.language import Words, message
from dealer_trainer.wording.mistakes.hints import bet_begun, hints
from dealer_trainer.wording.rules import rule_sentence

_MOST_RULES = 2
_SUMS = (".natural", ".expected", ".insurance.most")
_TOTAL, _COLOUR = ".total", ".colour"

# The options of the house behind a part; of others the explanation cites the rules.
_RULED_BY: Mapping[str, tuple[str, ...]] = {
    "0.game": ("dealer.plays_from",),
    "0.last": ("dealer.plays_from",),
    "dealer.plays": ("dealer.plays_from",),
    "dealer.card": ("purchase.card",),
    "dealer.again.0": ("purchase.repeats",),
    ".buys": ("purchase.when",),
    ".insurance.when": ("insurance.settles",),
    ".insurance.least": ("insurance.max",),
    ".insurance.most": ("insurance.max",),
    ".natural": ("combinations.paid", "pays"),
    ".expected": ("early_payout.share",),
}

LOOK: Mapping[Kind, str] = {
    Kind.NAME_COMBINATIONS: message(
        "Look at the suits first, then for five in a row, then for cards of one rank."
    ),
    Kind.MARK_SECOND: message(
        "Find the main combination first, then another one with a card outside it."
    ),
    Kind.SECOND_COUNTS: message(
        "Find the main combination first, then another one: has it a card outside the first?"
    ),
    Kind.COMPARE: message(
        "Look at the dealer first: what is the lowest hand that he plays? Then compare rank by "
        "rank."
    ),
    Kind.PAY_COMBINATIONS: message(
        "Add the odds of the combinations and multiply the bet by them; the maximum comes after."
    ),
    Kind.SETTLE_BOX: message("Add what is paid; stakes that go back do not count."),
    Kind.SETTLE_TABLE: message("Add what is paid; stakes that go back do not count."),
    Kind.NO_GAME: message(
        "Boxes that do not buy are settled first; then the fees, the exchange, the buyers."
    ),
    Kind.INSURANCE_MAY: message(
        "Look at the hand of the box, at its ante, and at the table maximum."
    ),
    Kind.INSURANCE: message("Look at the ante, at the payout of the bet, and at the maximum."),
    Kind.BONUS: message("Look at the five dealt cards of the box, and at nothing else."),
    Kind.DRAWS_SOLD: message(
        "Which draw of the box is it, and what does the house sell there? F1 shows it."
    ),
    Kind.ALLOWED: message(
        "Look at what lies on the box already, at the limits, and at who plays which box."
    ),
    Kind.EARLY_MAY: message("Look at the main combination of the box, and at whether it is blind."),
    Kind.EARLY_PAYOUT: message("Look at the box alone: what would its bet be paid on a win?"),
    Kind.NEXT_STEP: message(
        "Look at the last step: which box was it, and what is still to be done there?"
    ),
    Kind.PAY_IN_CHIPS: message(
        "Begin with the largest chip that fits, then see whether others need fewer."
    ),
    Kind.COLOUR_FOR_COLOUR: message(
        "Count the stake in chips of one value, then multiply that count."
    ),
    Kind.OTHER_HOUSE: message(
        "Settle the stake by this house, then look for what the other one decides otherwise."
    ),
    Kind.WHICH_HOUSE: message(
        "Settle the box by one of the two houses and compare stake by stake."
    ),
}


def hint_steps(words: Words, question: Question, part: Part) -> tuple[str, ...]:
    """Return the steps of the ladder, each saying more; none of them says the answer."""
    there = question.other is not None
    settlement = settled_elsewhere(question) if there else question.settlement
    key = looked_up_as(part.key)
    if key in lines_by_part(settlement):
        return hints(words, settlement, key)
    steps = [words.text(LOOK[question.kind]), *_rules(words, question, part)]
    return (*steps, *_begun(words, question, part))


def _rules(words: Words, question: Question, part: Part) -> Iterator[str]:
    """Yield the rules on which the answer rests, as one step."""
    options = next((each for key, each in _RULED_BY.items() if part.key.endswith(key)), ())
    named = question.scenario.house.rule(options)
    cited = dict.fromkeys(
        [named] if named else (each.rule for each in explanation(words, question) if each.rule)
    )
    told = [
        words.text("{rule}: {sentence}", rule=rule, sentence=rule_sentence(words, rule))
        for rule in list(cited)[:_MOST_RULES]
        if rule_sentence(words, rule)
    ]
    if told and not part.key.endswith(_TOTAL):
        yield " ".join(told)


def _begun(words: Words, question: Question, part: Part) -> Iterator[str]:
    """Yield the arithmetic begun, where there is any."""
    house = question.scenario.house
    if part.form is Form.CHIPS:
        yield _first_chips(words, question)
    elif part.key.endswith(_COLOUR):
        chip = stake_chip(part.stake, house.table.chips) or 1
        yield words.text(
            "Begin: the stake is {count} × {value}.",
            count=words.number(part.stake // chip),
            value=words.number(chip),
        )
    elif part.key.endswith(_SUMS):
        seen = next(each.reading for each in question.settlement.boxes if each.box == part.box)
        odds = tuple(house.pays[each.hand] for each in seen.combinations)
        bet = next(each.bet for each in question.scenario.boxes if each.box == part.box)
        if odds:
            yield bet_begun(words, bet, odds)
    elif part.key.endswith(_TOTAL):
        paid = [
            line.pays
            for settled in question.settlement.boxes
            if part.box in (0, settled.box)
            for line in settled.bets
            if line.pays
        ]
        if len(paid) > 1:
            yield words.text("Begin: {amount} + … = …", amount=words.number(paid[0]))


def _first_chips(words: Words, question: Question) -> str:
    """Return the first pile, and what is left after it."""
    pays = paid_line(question).pays
    laid = fewest_chips(pays, question.scenario.house.table.chips) or {}
    value, count = next(iter(laid.items()))
    return words.text(
        "Begin: {count} × {value}; {rest} are left.",
        count=words.number(count),
        value=words.number(value),
        rest=words.number(pays - count * value),
    )
