"""Read the desktop as a screen reader does, through libatspi; `tools.driving.reading` asks it.

It runs on the system's Python, which has the library that screen readers stand on. A line of
standard input is a question, a line of JSON on standard output the answer: `tree` is answered by
all that is shown, in the order in which it is read, `heard` by what was said since it was asked.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version is required first

_EVENTS = ("object:announcement", "object:state-changed:focused")
_STATES = {
    name: getattr(Atspi.StateType, name.upper())
    for name in ("focused", "focusable", "checked", "checkable", "enabled", "editable", "selected")
}
heard: list[tuple[str, Any]] = []


def shown(node: Any) -> Iterator[Any]:
    """Yield what is shown below a node, in the order in which it is read."""
    for index in range(node.get_child_count()):
        try:
            child = node.get_child_at_index(index)
            if child is None or not child.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
        except GLib.Error:  # it went away while it was read
            continue
        yield child
        yield from shown(child)


def told(node: Any) -> dict[str, object]:
    """Return what a screen reader would say of a node, and where it is on the screen."""
    states = node.get_state_set()
    try:
        place = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
        where = [place.x, place.y, place.width, place.height]
    except GLib.Error:
        where = [0, 0, 0, 0]
    try:
        text = Atspi.Text.get_text(node, 0, -1)
    except GLib.Error:
        text = ""
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "text": text,
        "states": [name for name, state in _STATES.items() if states.contains(state)],
        "where": where,
    }


def hear(event: Any) -> None:
    """Keep what is announced, and what the focus comes to; while it does the program is at work."""
    if event.type == "object:announcement":
        heard.append(("announced", str(event.any_data)))
    elif event.detail1:
        heard.append(("focused", event.source))


def named(what: Any) -> str:
    """Return a text, or the name of a node; nothing if it went away."""
    try:
        return what if isinstance(what, str) else what.get_name() or ""
    except GLib.Error:
        return ""


def answer(_source: object, _condition: object) -> bool:
    """Answer one question; end the program when there are no more."""
    question = sys.stdin.readline().strip()
    if not question:
        Atspi.event_quit()
        return False
    reply: list[Any] = []
    if question == "tree":
        for node in shown(Atspi.get_desktop(0)):
            try:
                reply.append(told(node))
            except GLib.Error:
                continue
    else:
        reply = [[kind, named(what)] for kind, what in heard]
        heard.clear()
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()
    return True


def main() -> None:
    """Answer questions until there are no more."""
    Atspi.init()
    # What is kept of a window that changes would be old.
    Atspi.Accessible.set_cache_mask(Atspi.get_desktop(0), Atspi.Cache.NONE)
    listener = Atspi.EventListener.new(hear)
    for event in _EVENTS:
        listener.register(event)
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answer)
    Atspi.event_main()


if __name__ == "__main__":
    main()
