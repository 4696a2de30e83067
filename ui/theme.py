"""Colours by what they mean, light and dark, and the application's look made of them.

A widget asks for a colour by its role here and never names one itself. A style of the one
stylesheet is chosen by the property ``role`` of a button or label: ``primary`` for the button that
goes on, ``heading``, ``title``, ``muted``, ``right`` and ``wrong`` for labels, ``card`` for a
frame, ``name`` for a line that is typed into.
"""

import sys
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the window and of the table, by role, as ``#rrggbb``.

    `main` and `second` mark a box's two combinations: orange and blue, which people who confuse red
    and green tell apart. A text colour and its ground are at least 4.5 to 1 apart.
    """

    name: str
    is_dark: bool
    # The window.
    window: str
    surface: str
    raised: str
    border: str
    text: str
    muted: str
    accent: str
    accent_text: str
    link: str
    right: str
    wrong: str
    focus: str
    selection: str
    selection_text: str
    # How well a skill is known.
    heat_low: str
    heat_middle: str
    heat_high: str
    # The table: the room around it, its rim, its felt and what is printed there.
    room: str
    rim: str
    rim_edge: str
    felt: str
    felt_edge: str
    felt_line: str
    felt_text: str
    felt_muted: str
    felt_right: str
    felt_wrong: str
    felt_focus: str
    place: str
    # What lies on it.
    field: str
    field_text: str
    field_line: str
    field_right: str
    field_right_text: str
    field_wrong: str
    field_wrong_text: str
    badge: str
    badge_text: str
    plaque: str
    plaque_text: str
    plaque_line: str
    main: str
    second: str
    mark_text: str
    card: str
    card_edge: str
    shade: str


LIGHT = Theme(
    name="light",
    is_dark=False,
    window="#f4f2ed",
    surface="#ffffff",
    raised="#eae6dd",
    border="#8b8578",
    text="#1d2125",
    muted="#565c66",
    accent="#176b47",
    accent_text="#ffffff",
    link="#0b57b0",
    right="#176b3a",
    wrong="#ad2218",
    focus="#0b63ce",
    selection="#176b47",
    selection_text="#ffffff",
    heat_low="#f6c9a8",
    heat_middle="#f5ebbf",
    heat_high="#bfe0ee",
    room="#d9d3c6",
    rim="#6b4529",
    rim_edge="#3f2716",
    felt="#1c7249",
    felt_edge="#0f5233",
    felt_line="#d9c184",
    felt_text="#fbf3dc",
    felt_muted="#d6e6d3",
    felt_right="#d2f7d5",
    felt_wrong="#ffe0d6",
    felt_focus="#ffd84a",
    place="#0e4d30",
    field="#0a3722",
    field_text="#ffffff",
    field_line="#8fbd9f",
    field_right="#dff5e3",
    field_right_text="#0f5229",
    field_wrong="#fde4df",
    field_wrong_text="#8f170e",
    badge="#fbf3dc",
    badge_text="#2b2410",
    plaque="#23262b",
    plaque_text="#f7f0dd",
    plaque_line="#d9c184",
    main="#c24400",
    second="#0b5cad",
    mark_text="#ffffff",
    card="#fdfdf8",
    card_edge="#8f8c82",
    shade="#000000",
)

DARK = Theme(
    name="dark",
    is_dark=True,
    window="#15181b",
    surface="#1d2125",
    raised="#292e34",
    border="#6d7680",
    text="#e9e7e1",
    muted="#a9b0b8",
    accent="#57c492",
    accent_text="#06210f",
    link="#8cbcff",
    right="#7fdc97",
    wrong="#ff9a8f",
    focus="#7ab7ff",
    selection="#2c7a56",
    selection_text="#ffffff",
    heat_low="#7a3c14",
    heat_middle="#57501f",
    heat_high="#1c4f70",
    room="#0d0f11",
    rim="#352317",
    rim_edge="#1b110a",
    felt="#134e34",
    felt_edge="#0a3222",
    felt_line="#b39d66",
    felt_text="#f1e9d3",
    felt_muted="#b9cdbd",
    felt_right="#b5efbd",
    felt_wrong="#ffc9bd",
    felt_focus="#ffd84a",
    place="#0a3523",
    field="#06231a",
    field_text="#f4f2ec",
    field_line="#6f9c80",
    field_right="#1c5a35",
    field_right_text="#e5fbe9",
    field_wrong="#78231b",
    field_wrong_text="#ffe9e5",
    badge="#e6dcc0",
    badge_text="#241e0d",
    plaque="#0d0f11",
    plaque_text="#ece4cf",
    plaque_line="#b39d66",
    main="#c24400",
    second="#0b5cad",
    mark_text="#ffffff",
    card="#fdfdf8",
    card_edge="#8f8c82",
    shade="#000000",
)

CHIP_COLOURS = {
    1: "#f2efe6",
    2: "#f0c94a",
    5: "#c62f2d",
    10: "#3a76ba",
    20: "#6f7530",
    25: "#1b8046",
    50: "#d4762c",
    100: "#23262b",
    250: "#dd7ba6",
    500: "#6a3a9c",
    1000: "#e2861f",
    5000: "#6d737b",
    10000: "#7a3326",
}
_OUTLINE = 140  # per cent of lightness, which the style takes off again
_HEADING = 1.3  # of the size of text
STYLE = ("-style", "fusion")
"""The options with which an application begins; set later, a style costs part of the start."""
OTHER_CHIP = "#2d6d77"


def system_prefers_dark(app: QApplication) -> bool:
    """Tell whether the system asks for dark colours."""
    return app.styleHints().colorScheme() is Qt.ColorScheme.Dark


def system_moves(app: QApplication) -> bool:
    """Tell whether the system lets things move; only Windows tells it to Qt."""
    return sys.platform != "win32" or app.isEffectEnabled(Qt.UIEffect.UI_General)


def apply(app: QApplication, theme: Theme) -> None:
    """Give the application a theme: a palette and the stylesheet, over the style of `STYLE`."""
    plain = palette(theme)
    app.setPalette(plain)
    # The style draws their outlines a shade darker than the window, unseen where that is dark.
    plain.setColor(QPalette.ColorRole.Window, QColor(theme.border).lighter(_OUTLINE))
    plain.setColor(QPalette.ColorRole.Button, QColor(theme.surface))
    for outlined in ("QCheckBox", "QComboBox", "QSpinBox"):
        app.setPalette(plain, outlined)  # type: ignore[arg-type] # PySide takes no bytes
    sheet = stylesheet(theme, app.font().pointSizeF() * _HEADING)
    if sheet != app.styleSheet():  # Qt would read it and dress every widget anew all the same
        app.setStyleSheet(sheet)


def palette(theme: Theme) -> QPalette:
    """Return a theme as Qt's own roles."""
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.surface,
        QPalette.ColorRole.AlternateBase: theme.raised,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.raised,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.wrong,
        QPalette.ColorRole.ToolTipBase: theme.plaque,
        QPalette.ColorRole.ToolTipText: theme.plaque_text,
        QPalette.ColorRole.Highlight: theme.selection,
        QPalette.ColorRole.HighlightedText: theme.selection_text,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.LinkVisited: theme.link,
        QPalette.ColorRole.Accent: theme.accent,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return result


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Set a property by which the stylesheet chooses, and let the widget follow it."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().polish(widget)
        widget.update()


def stylesheet(theme: Theme, heading: float) -> str:
    """Return what a palette cannot say: corners, margins, and a focus that one sees.

    `heading` is the size of a page's heading in points.
    """
    return f"""
QToolTip {{ background: {theme.plaque}; color: {theme.plaque_text};
    border: 1px solid {theme.plaque_line}; padding: 4px 6px; }}
QPushButton {{ background: {theme.surface}; color: {theme.text};
    border: 1px solid {theme.border}; border-radius: 7px; padding: 6px 14px; }}
QPushButton:hover {{ background: {theme.raised}; }}
QPushButton:focus {{ border: 2px solid {theme.focus}; padding: 5px 13px; }}
QPushButton:checked {{ background: {theme.accent}; color: {theme.accent_text};
    border-color: {theme.accent}; }}
QPushButton:disabled {{ color: {theme.muted}; background: {theme.window}; }}
QPushButton[role="primary"] {{ background: {theme.accent}; color: {theme.accent_text};
    border-color: {theme.accent}; font-weight: bold; }}
QPushButton[role="primary"]:focus, QPushButton:checked:focus {{ border-color: {theme.focus};
    background-clip: padding; }}
QPushButton[role="primary"]:disabled {{ background: {theme.raised}; color: {theme.muted}; }}
QToolButton {{ color: {theme.text}; border: 1px solid transparent; border-radius: 6px;
    padding: 3px 6px; }}
QToolButton:hover {{ background: {theme.raised}; }}
QToolButton:focus {{ border: 1px solid {theme.focus}; }}
QLineEdit[role="name"], QListWidget {{ background: {theme.surface}; color: {theme.text};
    border: 1px solid {theme.border}; border-radius: 7px; padding: 4px 6px; }}
QLineEdit[role="name"]:focus, QListWidget:focus {{ border: 2px solid {theme.focus};
    padding: 3px 5px; }}
QListWidget::item, QTreeView::item {{ min-height: 1.5em; }}
QTabBar::tab {{ background: {theme.window}; color: {theme.muted}; padding: 5px 12px;
    border: none; border-bottom: 3px solid {theme.raised}; }}
QTabBar::tab:hover {{ background: {theme.raised}; }}
QTabBar::tab:selected {{ border-bottom-color: {theme.accent}; color: {theme.text}; }}
QTabBar::tab:focus {{ border: 2px solid {theme.focus}; padding: 3px 10px 6px; }}
QHeaderView {{ background: {theme.window}; }}
QHeaderView::section {{ background: {theme.window}; color: {theme.muted}; padding: 4px 5px;
    border: none; border-bottom: 1px solid {theme.border}; }}
QScrollBar {{ background: transparent; border: none; }}
QScrollBar:vertical {{ width: 14px; }}
QScrollBar:horizontal {{ height: 14px; }}
QScrollBar::handle {{ background: {theme.border}; border-radius: 4px; margin: 3px; }}
QScrollBar::handle:vertical {{ min-height: 30px; }}
QScrollBar::handle:horizontal {{ min-width: 30px; }}
QScrollBar::handle:hover {{ background: {theme.muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QLineEdit[faulty="true"] {{ border: 2px dashed {theme.wrong}; padding: 3px 5px; }}
QCheckBox[faulty="true"] {{ border: 2px dashed {theme.wrong}; }}
QComboBox, QSpinBox {{ min-height: 1.4em; }}
QCheckBox {{ border: 2px solid transparent; border-radius: 6px; padding: 1px; }}
QCheckBox:focus {{ border-color: {theme.focus}; }}
QCheckBox::indicator {{ width: 1em; height: 1em; }}
QTableView, QTreeView {{ background: {theme.surface}; color: {theme.text};
    alternate-background-color: {theme.window}; border: 2px solid {theme.raised}; }}
QTableView::item {{ padding: 0 5px; }}
QTableView:focus, QTreeView:focus {{ border: 2px solid {theme.focus}; }}
QFrame[role="card"] {{ background: {theme.surface}; border: 1px solid {theme.raised};
    border-radius: 10px; }}
QAbstractScrollArea[role="card"] {{ border-width: 2px; }}
QAbstractScrollArea[role="card"]:focus {{ border-color: {theme.focus}; }}
QLabel[role="heading"] {{ font-weight: bold; font-size: {heading:.1f}pt; }}
QLabel[role="title"] {{ font-weight: bold; }}
QLabel[role="muted"] {{ color: {theme.muted}; }}
QLabel[role="right"] {{ color: {theme.right}; font-weight: bold; }}
QLabel[role="wrong"] {{ color: {theme.wrong}; font-weight: bold; }}
"""
