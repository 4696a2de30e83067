"""A settlement as a table of text to read."""

from dealer_trainer.house import House
from dealer_trainer.questions import stake_answer
from dealer_trainer.settlement import BoxSettlement, Settlement
from dealer_trainer.wording.explanations import box_explanation, dealer_sentence, reason_sentence
from dealer_trainer.wording.language import Language, Words
from dealer_trainer.wording.stakes import answer_text, bet_name, result_name


def settlement_text(words: Words, house: House, settlement: Settlement) -> str:
    """Return what the dealer does, a line for each stake, box by box."""
    russian = words.language is Language.RUSSIAN
    lines = [
        house.names.ru if russian else house.names.en,
        dealer_sentence(words, settlement.dealer),
    ]
    for settled in settlement.boxes:
        lines += _box_lines(words, settlement, settled)
    totals = _totals(words, settlement.pays, settlement.takes)
    return "\n".join([*lines, words.text("Whole table: {totals}", totals=totals), ""])


def _box_lines(words: Words, settlement: Settlement, settled: BoxSettlement) -> list[str]:
    result = result_name(words, settled.result)
    totals = _totals(words, settled.pays, settled.takes)
    heading = words.text(
        "Box {box}: {result}, {totals}", box=settled.box, result=result, totals=totals
    )
    rows = [
        [
            bet_name(words, line.bet),
            words.number(line.stake),
            answer_text(words, stake_answer(line.outcome, line.pays)),
            line.rule or "",
            reason_sentence(words, line),
        ]
        for line in settled.bets
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = ["  " + _row(row, widths) for row in rows]
    told = [f"  {sentence}" for sentence in box_explanation(words, settlement, settled)]
    return ["", heading, *told, *table]


def _row(cells: list[str], widths: list[int]) -> str:
    name, stake, *rest = cells
    aligned = [name.ljust(widths[0]), stake.rjust(widths[1])]
    aligned += [cell.ljust(width) for cell, width in zip(rest, widths[2:], strict=True)]
    return "  ".join(aligned).rstrip()


def _totals(words: Words, pays: int, takes: int) -> str:
    return words.text(
        "pays {pays}, takes {takes}", pays=words.number(pays), takes=words.number(takes)
    )
