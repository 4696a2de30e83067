"""Settle a box or the table, in words: what is asked, and why each stake ends as it does."""

from dealer_trainer.questions import Kind, Part, Question
from dealer_trainer.questions.settling import WORK_ORDER
from dealer_trainer.settlement import Bet, Settlement
from dealer_trainer.wording.asked.explained import Explained
from dealer_trainer.wording.asked.telling import box_explained, dealer_explained, stake_explained
from dealer_trainer.wording.language import Words
from dealer_trainer.wording.stakes import part_name


def question_text(words: Words, question: Question) -> str:
    """Return what is to be settled."""
    if question.kind is Kind.SETTLE_TABLE:
        return words.text("Settle the whole table, box by box.")
    return words.text("Settle box {box}.", box=question.parts[0].box)


def part_text(words: Words, _: Question, part: Part) -> str:
    """Return what one part asks for: a stake, a fee, a total."""
    if part.bet is Bet.DRAW:
        turn = int(part.key.rsplit(".", 1)[1]) + 1
        return words.text("Box {box}, fee of draw {turn}", box=part.box, turn=turn)
    if part.bet:
        return part_name(words, part)
    if part.box:
        return words.text("Box {box}, all that the dealer pays", box=part.box)
    return words.text("Whole table, all that the dealer pays")


def option_text(_: Words, __: Question, ___: Part, option: str) -> str:
    """Return the option itself; nothing is chosen here."""
    return option


def explanation(words: Words, question: Question) -> list[Explained]:
    """Return the hands, then the end of each stake that is asked, box by box, and the total."""
    told = [dealer_explained(words, question)]
    for settled in question.settlement.boxes:
        asked = {part.bet for part in question.parts if part.box == settled.box}
        lines = [
            line for bet in WORK_ORDER for line in settled.bets if line.bet is bet and bet in asked
        ]
        if lines:
            told += box_explained(words, question, settled)
            told += [stake_explained(words, settled.box, line) for line in lines]
    totals = [part.box for part in question.parts if part.bet is None]
    return [*told, *(_total(words, question.settlement, box) for box in totals)]


def _total(words: Words, settlement: Settlement, box: int) -> Explained:
    boxes = [each for each in settlement.boxes if box in (0, each.box)]
    pays = [line.pays for each in boxes for line in each.bets if line.pays]
    told = words.number(sum(pays))
    if len(pays) > 1:
        told = f"{' + '.join(map(words.number, pays))} = {told}"
    if box:
        return Explained(words.text("The dealer pays on box {box}: {sum}.", box=box, sum=told))
    return Explained(words.text("The dealer pays over the whole table: {sum}.", sum=told))
