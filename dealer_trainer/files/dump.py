"""Scenarios and houses as YAML text that reads back as the same value.

The text is put together by hand, in the layout that people write, and fast enough for thousands of
scenarios a second.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from textwrap import indent
from typing import Any

from dealer_trainer.cards import format_cards
from dealer_trainer.house import House
from dealer_trainer.scenario import Box, Draw, Play, Scenario

# What every reader of YAML takes for this very text without quotation marks, in brackets too.
_PLAIN = re.compile(r"[^\W\d_](?:[\w /().+-]*[\w)])?|[./][\w/.-]*\w")
_WORDS = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
_NUMBER = re.compile(r"0|[1-9][0-9]{0,14}")
_INVISIBLE = re.compile("[\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]")


def dump_scenario(
    scenario: Scenario, reference: str | None = None, base: House | None = None
) -> str:
    """Return a scenario as one YAML document.

    `reference` is the id or path of the house `base`, from which the scenario's own may differ in
    its table; without a reference the whole house is written.
    """
    lines = []
    if reference is None:
        lines += ["house:", indent(dump_house(scenario.house), "  ").rstrip()]
    else:
        lines.append(f"house: {_text(reference)}")
        if base and base.table != scenario.house.table:
            before, own = _plain(base.table), _plain(scenario.house.table)
            changed = {key: value for key, value in own.items() if value != before[key]}
            lines.append(f"table: {flow(changed)}")
    lines += ["dealer:", f"  cards: {format_cards(scenario.dealer.cards)}"]
    if scenario.dealer.next:
        lines.append(f"  next: {format_cards(scenario.dealer.next)}")
    lines.append("boxes:" if scenario.boxes else "boxes: []")
    for box in scenario.boxes:
        lines += _box(box)
    return "\n".join(lines) + "\n"


def dump_house(house: House) -> str:
    """Return a house as YAML, every option that it has written out."""
    return "\n".join(_entries(_plain(house))) + "\n"


def dump_changes(house: House, base: House) -> str:
    """Return a house as YAML that extends another one: its id and only what differs from that."""
    before, own = house_to_plain(base), house_to_plain(house)
    told = {"extends": base.id, "id": house.id}
    return "\n".join(_entries(told | _changes(before, own))) + "\n"


def house_to_plain(house: House) -> dict[str, Any]:
    """Return a house as its file would hold it, with None for what it switches off."""
    return {each.name: _plain(getattr(house, each.name)) for each in fields(house)}


def _entries(document: Mapping[str, Any]) -> Iterator[str]:
    for key, value in document.items():
        if isinstance(value, dict) and key != "names" and value:
            yield f"{key}:"
            yield from (f"  {flow(name)}: {flow(each)}" for name, each in value.items())
        else:
            yield f"{key}: {flow(value)}"


def _changes(before: dict[Any, Any], own: dict[Any, Any]) -> dict[Any, Any]:
    """Return what, merged over `before`, gives `own`; null takes away what is there no more."""
    changed: dict[Any, Any] = {}
    for key in dict.fromkeys([*before, *own]):
        old, value = before.get(key), own.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            if below := _changes(old, value):
                changed[key] = below
        elif value != old:
            changed[key] = value
    return changed


def flow(value: Any) -> str:
    """Return a plain value as YAML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(key)}: {flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if value is None:
        return "null"
    return _text(value) if isinstance(value, str) else str(value)


def _box(box: Box) -> Iterator[str]:
    yield f"  - box: {box.box}"
    if box.player is not None:
        player = box.player
        yield f"    player: {player if _NUMBER.fullmatch(player) else _text(player)}"
    if box.blind:
        yield "    blind: true"
    yield f"    ante: {box.ante}"
    if box.bonus is not None:
        yield f"    bonus: {box.bonus}"
    yield f"    cards: {format_cards(box.cards)}"
    if box.draws:
        yield "    draws:"
        yield from (f"      - {_draw(draw)}" for draw in box.draws)
    if box.insurance is not None:
        yield f"    insurance: {box.insurance}"
    if box.play is not Play.BET:
        yield f"    play: {box.play}"
    if box.buys_game:
        yield "    buys_game: true"


def _draw(draw: Draw) -> str:
    if draw.sixth:
        return f"{{sixth: {draw.sixth}}}"
    return f"{{exchange: {format_cards(draw.exchange)}, for: {format_cards(draw.for_)}}}"


def _plain(value: Any) -> Any:
    """Return a value of the trade as a document holds it; what is None is left out."""
    if is_dataclass(value):
        named = ((each.name.rstrip("_"), getattr(value, each.name)) for each in fields(value))
        return {name: _plain(each) for name, each in named if each is not None}
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _text(text: str) -> str:
    """Return a text as a YAML scalar, in quotation marks where it could be read otherwise."""
    if _PLAIN.fullmatch(text) and text.lower() not in _WORDS:
        return str(text)
    quoted = json.dumps(text, ensure_ascii=False)
    return _INVISIBLE.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)
