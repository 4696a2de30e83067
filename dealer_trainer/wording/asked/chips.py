"""Pay it in chips, in words."""

from dealer_trainer.questions import Form, Part, Question
from dealer_trainer.questions.chips import fewest_chips, largest_first, paid_line, stake_chip
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import stake_explained
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import part_name


def question_text(words: Words, question: Question) -> str:
    """Return which payout is to be laid out, and how."""
    values = {
        "stake": part_name(words, question.parts[-1]),
        "amount": words.number(paid_line(question).pays),
    }
    if question.parts[0].form is Form.AMOUNT:
        return words.text(
            "{stake}: the payout is {amount}. Count it colour for colour, then convert it into the "
            "fewest chips.",
            **values,
        )
    return words.text("{stake}: the payout is {amount}. Lay it out in the fewest chips.", **values)


def part_text(words: Words, question: Question, part: Part) -> str:
    """Return which chips are asked for."""
    amount = words.number(paid_line(question).pays)
    if part.form is Form.AMOUNT:
        chip = stake_chip(part.stake, question.scenario.house.table.chips) or 0
        return words.text(
            "How many chips of {chip} make {amount}?", chip=words.number(chip), amount=amount
        )
    return words.text("The fewest chips that make {amount}", amount=amount)


def option_text(words: Words, _: Question, __: Part, option: str) -> str:
    """Return the value of a chip."""
    return words.number(int(option))


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the payout's arithmetic, the count in the stake's chips, and the fewest chips."""
    line, table = paid_line(question), question.scenario.house.table
    told = [stake_explained(words, question.parts[-1].box, line)]
    rule = question.scenario.house.rule(["table.chips"])
    if question.parts[0].form is Form.AMOUNT:
        told.append(Explained(_colour_sentence(words, question), rule))
    laid = fewest_chips(line.pays, table.chips) or {}
    fewest = words.plural(
        "{amount} = {chips}: {count} chip, the fewest.",
        "{amount} = {chips}: {count} chips, the fewest.",
        sum(laid.values()),
        amount=words.number(line.pays),
        chips=_chips_text(words, laid),
    )
    told.append(Explained(fewest, rule))
    tried = largest_first(line.pays, table.chips)
    if tried != laid:
        told.append(Explained(_not_largest_first(words, tried), rule))
    return told


def _colour_sentence(words: Words, question: Question) -> str:
    """Return how the stake's chips are multiplied, or how many there are if the maximum cut."""
    line = paid_line(question)
    chip = stake_chip(line.stake, question.scenario.house.table.chips) or 1
    stake, count = line.stake // chip, line.pays // chip
    if line.pays % line.stake == 0:
        counted = f"{words.number(stake)} × {line.pays // line.stake} = {words.number(count)}"
    else:
        counted = f"{words.number(line.pays)} ÷ {words.number(chip)} = {words.number(count)}"
    return words.text(
        "The stake is {stake} × {chip}; colour for colour the payout is {counted} chips.",
        stake=words.number(stake),
        chip=words.number(chip),
        counted=counted,
    )


def _not_largest_first(words: Words, tried: dict[int, int] | None) -> str:
    if tried is None:
        return words.text("Largest first does not come out here.")
    return words.plural(
        "Largest first would take {count} chip: {chips}.",
        "Largest first would take {count} chips: {chips}.",
        sum(tried.values()),
        chips=_chips_text(words, tried),
    )


def _chips_text(words: Words, laid: dict[int, int]) -> str:
    return " + ".join(f"{count} × {words.number(value)}" for value, count in laid.items())
