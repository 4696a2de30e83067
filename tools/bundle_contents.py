"""What a bundle holds of the installed program, and what it leaves out of its surroundings.

The wheel already says what the program brings: whatever a wheel lays beside the code is taken.
"""

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

#: Alembic reads the steps of a migration as source files, so they lie in the bundle as such.
MIGRATIONS = PurePosixPath("dealer_trainer/store/migrations")

#: Every library that the project asks for, and the name that it is imported by; most of it late.
LIBRARIES = {
    "PySide6-Essentials": "PySide6",
    "PyYAML": "yaml",
    "SQLAlchemy": "sqlalchemy",
    "alembic": "alembic",
    "argon2-cffi": "argon2",
    "cattrs": "cattrs",
    "cryptography": "cryptography",
    "fsrs": "fsrs",
    "platformdirs": "platformdirs",
    "psycopg": "psycopg",
    "pyqtgraph": "pyqtgraph",
    "rich": "rich",
    "segno": "segno",
}

#: Modules that are imported by a name in a text: by Alembic, by SQLAlchemy for a driver, by psycopg
#: for its binary half, and by pyqtgraph, whose curves ask Qt for OpenGL.
BY_NAME = (
    *("logging.config", "sqlalchemy.dialects.sqlite.pysqlite"),
    *("sqlalchemy.dialects.postgresql.psycopg", "psycopg_binary"),
    *("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtSvg"),
)

#: Modules that are never needed, though something that is needed names them.
NEVER = (
    *(f"PySide6.{name}" for name in ("QtDBus", "QtNetwork", "QtQml", "QtQuick")),
    *(f"sqlalchemy.dialects.{name}" for name in ("mssql", "mysql", "oracle")),
    *("alembic.testing", "sqlalchemy.testing", "setuptools", "tkinter", "unittest"),
    *("markdown_it", "pygments"),  # rich's Markdown and coloured code
)

#: Qt's plugins for a window of Linux, Windows or macOS that shows SVG and takes every keyboard.
#: The others would bring GTK, OpenGL, a network and a virtual keyboard with all of QML.
PLUGINS = (
    *("iconengines/*svg*", "imageformats/*svg*", "printsupport/*", "styles/*"),
    *("platforminputcontexts/*compose*", "platforminputcontexts/*ibus*"),
    *("platforms/*cocoa*", "platforms/*offscreen*", "platforms/*wayland*", "platforms/*windows*"),
    *("platforms/*xcb*", "platformthemes/*portal*"),
    *("wayland-decoration-client/*", "wayland-shell-integration/*"),
)

#: Qt's own dialogs speak the languages of the program.
TRANSLATIONS = ("qt_en.qm", "qt_ru.qm", "qtbase_en.qm", "qtbase_ru.qm")


def modules(installed: Path) -> list[str]:
    """Return the names of all modules of the program in the folder that it is installed in."""
    paths = (path.relative_to(installed) for path in _files(installed) if path.suffix == ".py")
    names = (path.parent if path.name == "__init__.py" else path.with_suffix("") for path in paths)
    return sorted(".".join(name.parts) for name in names)


def data_files(installed: Path) -> list[tuple[str, str]]:
    """Return what is no module, and the migrations, each with its folder in the bundle."""
    found = []
    for path in _files(installed):
        inside = PurePosixPath(path.relative_to(installed).as_posix())
        if inside.suffix != ".py" or inside.is_relative_to(MIGRATIONS):
            found.append((str(path), str(inside.parent)))
    return found


def unused(installed: Path) -> list[Path]:
    """Return the files of Qt, installed in the same folder, that a bundle leaves out."""
    qt = installed / "PySide6"
    plugins = (path for path in qt.rglob("plugins/*/*") if not _is_any(path, PLUGINS))
    languages = (path for path in qt.rglob("translations/*.qm") if not _is_any(path, TRANSLATIONS))
    opengl = qt.glob("opengl32sw.dll")  # what Windows draws with where a graphics card has none
    return [path for path in (*plugins, *languages, *opengl) if path.is_file()]


def _is_any(path: Path, patterns: tuple[str, ...]) -> bool:
    return any(path.match(pattern) for pattern in patterns)


def _files(installed: Path) -> Iterator[Path]:
    for package in ("dealer_trainer", "ui"):
        for path in sorted((installed / package).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                yield path
