"""Write SVG elements, using only what SVG Tiny 1.2 and QSvgRenderer know."""

WIDTH, HEIGHT = 250, 350
CENTRE_X, CENTRE_Y = WIDTH // 2, HEIGHT // 2

PAPER = "#fdfdf8"
EDGE = "#8f8c82"
OUTLINE = "#22252e"
SLATE = "#3b4150"
GOLD = "#e3a92f"
RED = "#b8343c"
BLUE = "#2f5f95"
SKIN = "#f4d0ab"
GREEN = "#4d7a4a"
BROWN = "#7d4a2b"
SILVER = "#dcd9d0"
PARCHMENT = "#f5ecd6"


def path(data: str, fill: str = "none", **attributes: str | float) -> str:
    """Write one path; `stroke_width=2` becomes `stroke-width="2"`."""
    return f'<path d="{data}" fill="{fill}"{_written(attributes)}/>'


def circle(x: float, y: float, radius: float, fill: str, **attributes: str | float) -> str:
    """Write one circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{_written(attributes)}/>'


def rect(box: tuple[float, float, float, float], fill: str, **attributes: str | float) -> str:
    """Write one rectangle, its box being left, top, width and height."""
    left, top, width, height = box
    place = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} fill="{fill}"{_written(attributes)}/>'


def group(*elements: str, **attributes: str | float) -> str:
    """Write elements as one group whose attributes they share."""
    return "\n".join([f"<g{_written(attributes)}>", *elements, "</g>"])


def use(name: str, transform: str) -> str:
    """Write the element named `name` once more, moved by `transform`."""
    return f'<use xlink:href="#{name}" transform="{transform}"/>'


def upside_down(name: str) -> str:
    """Write the element named `name` once more, turned about the middle of the card."""
    return use(name, f"rotate(180 {CENTRE_X} {CENTRE_Y})")


def mirrored(element: str) -> str:
    """Write an element as seen in a mirror on the card's middle line."""
    return group(element, transform=f"translate({WIDTH} 0) scale(-1 1)")


def card(*elements: str) -> str:
    """Write a whole file: the card's paper with its border, and the elements on it."""
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' version="1.2" baseProfile="tiny" viewBox="0 0 {WIDTH} {HEIGHT}">'
    )
    paper = rect((1, 1, WIDTH - 2, HEIGHT - 2), PAPER, rx=17, ry=17, stroke=EDGE, stroke_width=2)
    return "\n".join([head, paper, *elements, "</svg>", ""])


def _written(attributes: dict[str, str | float]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else format(value, "g")}"'
        for name, value in attributes.items()
    )
