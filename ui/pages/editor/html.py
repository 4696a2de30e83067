"""What stands beside the table that is laid: its faults, or what the dealer does and why."""

from collections.abc import Iterator
from html import escape

from dealer_trainer.questions import stake_answer
from dealer_trainer.settlement import BoxSettlement, Settlement
from dealer_trainer.wording import Words
from dealer_trainer.wording.explanations import (
    box_explanation,
    dealer_sentence,
    reason_sentence,
)
from dealer_trainer.wording.stakes import answer_text, bet_name, result_name
from ui.pages.editor.presenter import Judged
from ui.pages.editor.words import place_name, told_fault
from ui.theme import Theme


def judged_html(words: Words, theme: Theme, judged: Judged) -> str:
    """Return the faults of a table, its settlement with reasons, or how one begins."""
    if judged.is_blank:
        begin = words.text(
            "Type the cards or choose them from the deck. “Deal the rest” deals what is missing "
            "at random. As soon as the table is right, it is settled here."
        )
        return f"<p>{escape(begin)}</p>"
    if judged.settlement is None:
        return "".join(_faults(words, theme, judged))
    return "".join(_settled(words, theme, judged.settlement))


def judged_title(words: Words, judged: Judged) -> str:
    """Return in a line whether the table can be settled, and what the dealer pays."""
    settlement = judged.settlement
    if judged.is_blank:
        return words.text("Nothing lies on the table yet")
    if settlement is None:
        return words.plural(
            "{count} thing is wrong or missing",
            "{count} things are wrong or missing",
            len(judged.faults),
        )
    return words.text(
        "The table is right: the dealer pays {pays}, takes {takes}",
        pays=words.number(settlement.pays),
        takes=words.number(settlement.takes),
    )


def _faults(words: Words, theme: Theme, judged: Judged) -> Iterator[str]:
    draft = judged.draft
    for fault in judged.faults:
        spot = draft.spot_of(fault.key)
        place = place_name(words, draft, spot) if spot else words.text("Table")
        yield (
            f'<p style="margin-top:0; margin-bottom:6px">'
            f'<b style="color:{theme.wrong}">! {escape(place)}</b><br>'
            f"{escape(told_fault(words, fault))}</p>"
        )


def _settled(words: Words, theme: Theme, settlement: Settlement) -> Iterator[str]:
    yield f'<p style="margin-top:0">{escape(dealer_sentence(words, settlement.dealer))}</p>'
    for box in settlement.boxes:
        result = result_name(words, box.result)
        title = words.text("Box {box}: {result}", box=box.box, result=result)
        told = "<br>".join(map(escape, box_explanation(words, settlement, box)))
        yield (
            f'<h3 style="margin-top:10px; margin-bottom:2px">{escape(title)}</h3>'
            f'<p style="margin-top:0; margin-bottom:4px">{told}</p>'
            f'<table cellspacing="0" cellpadding="2">{"".join(_lines(words, theme, box))}</table>'
        )


def _lines(words: Words, theme: Theme, box: BoxSettlement) -> Iterator[str]:
    for line in box.bets:
        name, stake = bet_name(words, line.bet), words.number(line.stake)
        answer = answer_text(words, stake_answer(line.outcome, line.pays))
        why, rule = reason_sentence(words, line), line.rule or ""
        yield (
            f'<tr><td>{escape(name)}&nbsp;&nbsp;</td><td align="right">{stake}&nbsp;&nbsp;</td>'
            f"<td><b>{escape(answer)}</b></td></tr>"
            f'<tr><td colspan="3" style="color:{theme.muted}">'
            f"{escape(why)} {escape(rule)}</td></tr>"
        )
