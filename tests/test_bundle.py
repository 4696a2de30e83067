"""The bundle and the ways to install: all that the program brings is there, and the data stays.

What takes long, making the bundle and installing, is for `make soak`, in a copy of the checkout.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Callable, Sequence
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path, PurePosixPath

import pytest
from packaging.utils import canonicalize_name

from dealer_trainer.files import Houses
from dealer_trainer.resources import card_images_folder
from tools.bundle_contents import LIBRARIES, data_files, modules, unused

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ROOT / "requirements"
PACKED = ("card_images", "dealer_trainer", "scenarios", "ui")
COPIED = (*PACKED, "LICENSE", "Makefile", "README.md", "hatch_build.py", "pyproject.toml")
SCENARIO = """house: russian_poker
dealer: {cards: Kd Ac 7h 4s 2s}
boxes:
  - {box: 1, ante: 50, cards: As Ks 8h 8d 9c}
"""
ON_A_SCREEN = ("Xvfb", "import", "openbox", "setxkbmap", "xdotool")


def copy_checkout(folder: Path, names: Sequence[str]) -> Path:
    """Copy what is there of the checkout; scenarios need not be."""
    folder.mkdir()
    for name in names:
        if (ROOT / name).is_dir():
            unneeded = shutil.ignore_patterns("__pycache__", "*.mo")
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        elif (ROOT / name).exists():
            shutil.copy2(ROOT / name, folder)
    return folder


def run(*command: str | Path, cwd: Path, **surroundings: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a folder and with surroundings of its own."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def done(*command: str | Path, cwd: Path, **surroundings: str) -> str:
    """Run a program that must do its work, and return what it writes."""
    ended = run(*command, cwd=cwd, **surroundings)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


# --- what is packed -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the program as a wheel lays it, made from files that git keeps alone."""
    folder = tmp_path_factory.mktemp("wheel")
    source = copy_checkout(folder / "source", COPIED)
    done(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=source)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def test_the_bundle_holds_pictures_houses_languages_and_migrations(installed: Path) -> None:
    held = {PurePosixPath(folder, Path(file).name) for file, folder in data_files(installed)}
    package = ROOT / "dealer_trainer"
    pictures = [path.name for path in card_images_folder().glob("*.svg")]
    migrations = (package / "store" / "migrations").rglob("*.py")
    expected = [
        *(f"dealer_trainer/_data/card_images/{name}" for name in pictures),
        *(f"dealer_trainer/files/houses/{house}.yaml" for house in Houses(Path("none")).ids),
        "dealer_trainer/wording/locale/ru/LC_MESSAGES/dealer_trainer.mo",
        *(path.relative_to(ROOT).as_posix() for path in migrations),
    ]
    assert len(pictures) == 53
    assert {PurePosixPath(path) for path in expected} <= held
    assert not {path.name for path in held if path.suffix in {".po", ".pot", ".pyc"}}


def test_the_bundle_holds_every_module_of_the_program(installed: Path) -> None:
    paths = [path for name in ("dealer_trainer", "ui") for path in (ROOT / name).rglob("*.py")]
    names = [path.relative_to(ROOT).with_suffix("").as_posix() for path in paths]
    expected = {name.replace("/", ".").removesuffix(".__init__") for name in names}
    assert set(modules(installed)) == expected


def test_the_bundle_holds_every_library_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    assert set(LIBRARIES) == {re.split(r"[^\w-]", each)[0] for each in asked}
    named = packages_distributions()
    for library, name in LIBRARIES.items():
        assert canonicalize_name(library) in map(canonicalize_name, named[name])


def test_the_bundle_holds_every_library_that_the_program_imports() -> None:
    known = {"dealer_trainer", "ui", *LIBRARIES.values(), *sys.stdlib_module_names}
    imported = {
        name.partition(".")[0]
        for package in ("dealer_trainer", "ui")
        for path in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in _imported(node)
    }
    assert imported <= known


def _imported(node: ast.AST) -> list[str]:
    """Return the modules of an import statement, at the top of a file or within."""
    if isinstance(node, ast.Import):
        return [each.name for each in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []


_WITHOUT = """
import sys
from tools.bundle_contents import BY_NAME, LIBRARIES, NEVER, modules
from pathlib import Path
class Absent:
    def find_spec(self, name, path=None, target=None):
        if any(name == each or name.startswith(each + ".") for each in NEVER):
            raise ImportError(name)
sys.meta_path.insert(0, Absent())
names = [name for name in modules(Path()) if ".migrations." not in name and "__main__" not in name]
for name in (*LIBRARIES.values(), *BY_NAME, *names):
    __import__(name)
from PySide6.QtWidgets import QApplication
app = QApplication([])
import pyqtgraph
plot = pyqtgraph.PlotWidget()
plot.plot([1, 3, 2])
plot.grab()
"""


def test_what_the_bundle_leaves_out_is_not_missed() -> None:
    done(sys.executable, "-c", _WITHOUT, cwd=ROOT, QT_QPA_PLATFORM="offscreen")


def test_of_qt_the_bundle_holds_what_a_window_needs(tmp_path: Path) -> None:
    linux = [
        "Qt/plugins/platforms/libqxcb.so",
        "Qt/plugins/platforms/libqwayland.so",
        "Qt/plugins/platforms/libqoffscreen.so",
        "Qt/plugins/platformthemes/libqgtk3.so",
        "Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so",
        "Qt/plugins/imageformats/libqsvg.so",
        "Qt/plugins/tls/libqopensslbackend.so",
        "Qt/translations/qtbase_ru.qm",
        "Qt/translations/qtbase_de.qm",
    ]
    windows = [
        "plugins/platforms/qwindows.dll",
        "plugins/platforms/qdirect2d.dll",
        "plugins/styles/qmodernwindowsstyle.dll",
        "plugins/iconengines/qsvgicon.dll",
        "plugins/generic/qtuiotouchplugin.dll",
        "translations/qt_en.qm",
        "translations/qt_help_ru.qm",
        "opengl32sw.dll",
        "Qt6Core.dll",
    ]
    for name in linux + windows:
        path = tmp_path / "PySide6" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert sorted(path.name for path in unused(tmp_path)) == [
        "libqgtk3.so",
        "libqopensslbackend.so",
        "libqtvirtualkeyboardplugin.so",
        "opengl32sw.dll",
        "qdirect2d.dll",
        "qt_help_ru.qm",
        "qtbase_de.qm",
        "qtuiotouchplugin.dll",
    ]


def test_the_bundle_is_made_of_the_pinned_requirements() -> None:
    def pins(lock: str) -> set[str]:
        return set(re.split(r"\n(?=\S)", (LOCKS / f"{lock}.txt").read_text().strip()))

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert any("pyinstaller" in each for each in project["dependency-groups"]["bundle"])
    assert pins("run") < pins("bundle")
    assert any(pin.startswith("pyinstaller==") for pin in pins("bundle"))
    assert not any(pin.startswith("pyinstaller") for pin in pins("run") | pins("dev"))


def test_both_pages_on_installing_name_the_same_commands() -> None:
    def commands(page: str) -> list[str]:
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        return re.findall(r"^```\w+\n.*?^```", text, re.MULTILINE | re.DOTALL)

    russian, english = commands("install.md"), commands("install.en.md")
    assert russian == english
    assert any("-m tools.bundle" in block for block in russian)


# --- the bundle -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle, made from a copy of the checkout with `make bundle`."""
    folder = tmp_path_factory.mktemp("bundle") / "checkout"
    source = copy_checkout(folder, (*COPIED, "tools", "requirements"))
    done("make", "bundle", f"PYTHON={sys.executable}", cwd=source)
    return source / "dist" / "dealer-trainer"


@pytest.mark.soak
def test_a_person_answers_in_the_bundle_and_it_looks_as_from_the_checkout(bundle: Path) -> None:
    lacking = [program for program in ON_A_SCREEN if shutil.which(program) is None]
    if lacking:
        pytest.skip(f"there is no virtual screen without {', '.join(lacking)}")
    program = bundle / "dealer-trainer"
    told = done(sys.executable, "-m", "tools.drive_bundle", program, cwd=ROOT)
    figures = json.loads(told)
    assert figures["answers"] == figures["right"] == 4
    assert figures["start_seconds"] < 2 * figures["checkout_start_seconds"]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "beginning"), [("ru_RU.UTF-8", "Окно открыть негде"), ("C.UTF-8", "There is no")]
)
def test_without_a_screen_the_bundle_says_so(
    bundle: Path, tmp_path: Path, language: str, beginning: str
) -> None:
    unset = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    ended = run(bundle / "dealer-trainer", cwd=tmp_path, LC_ALL=language, **unset)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(beginning)
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.soak
def test_the_bundle_is_the_command_line_too(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "deal.yaml").write_text(SCENARIO)
    program = bundle / "dealer-trainer"
    told = json.loads(done(program, "settle", "--json", "deal.yaml", cwd=tmp_path))
    assert told["pays"] == 200
    for house in Houses(Path("none")).ids:
        assert done(program, "generate", "--house", house, "--count=1", "--seed=1", cwd=tmp_path)
    counted = done(program, "audit", "--house=russian_poker", "--cards=5", cwd=tmp_path)
    assert "2,598,960" in counted.splitlines()[0]


@pytest.mark.soak
def test_the_bundle_speaks_to_a_server(bundle: Path, tmp_path: Path) -> None:
    surroundings = {
        "QT_QPA_PLATFORM": "offscreen",
        "DEALER_TRAINER_DATA": str(tmp_path),
        "DEALER_TRAINER_DATABASE": "postgresql://dealer@127.0.0.1:1/answers",
    }
    log = tmp_path / "log" / "dealer-trainer.log"
    command = [str(bundle / "dealer-trainer")]
    with subprocess.Popen(command, cwd=tmp_path, env=os.environ | surroundings) as process:
        wait_until(lambda: log.exists() and "records: " in log.read_text(encoding="utf-8"))
        process.kill()
    assert "records: server_gone" in log.read_text(encoding="utf-8")


@pytest.mark.soak
def test_the_bundle_is_small(bundle: Path) -> None:
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < 230_000_000
    unwanted = re.compile(r"Qt6?(Network|Qml|Quick)|libgtk|pygments|mypy|pytest|hypothesis")
    assert not [path for path in files if unwanted.search(path.name)]
    translations = {path.stem.partition("_")[2] for path in files if path.suffix == ".qm"}
    assert translations == {"en", "ru"}


# --- installing, updating, uninstalling -----------------------------------------------------------


def kept(data: Path) -> dict[str, bytes]:
    """Return every file of a folder."""
    files = [path for path in data.rglob("*") if path.is_file()]
    return {path.relative_to(data).as_posix(): path.read_bytes() for path in files}


def wait_until(reached: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.soak
def test_installing_updating_and_uninstalling_leave_the_data_alone(tmp_path: Path) -> None:
    source = copy_checkout(tmp_path / "source", COPIED)
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    done(sys.executable, "-m", "venv", tmp_path / "venv", cwd=elsewhere)
    python = tmp_path / "venv" / "bin" / "python"
    program = python.with_name("dealer-trainer")
    unset = dict.fromkeys(("XDG_DATA_HOME", "DEALER_TRAINER_DATA", "PYTHONPATH"), "")
    empty = {"HOME": str(home), **unset}

    def pip(*words: str | Path) -> str:
        return done(python, "-m", "pip", *words, cwd=elsewhere, **empty)

    pip("install", source)
    (elsewhere / "deal.yaml").write_text(SCENARIO)
    told = done(program, "settle", "--json", "deal.yaml", cwd=elsewhere, **empty)
    assert json.loads(told)["pays"] == 200

    data = home / ".local" / "share" / "dealer-trainer"
    window = {**os.environ, **empty, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([str(program)], cwd=elsewhere, env=window) as process:
        wait_until((data / "answers.sqlite").exists)
        process.kill()
    (data / "houses").mkdir()
    (data / "houses" / "own.yaml").write_text("id: own\nextends: russian_poker\n")
    before = kept(data)

    version = source / "dealer_trainer" / "__init__.py"
    version.write_text(re.sub(r'(__version__ = )".*"', r'\1"999.1"', version.read_text()))
    pip("install", source)
    assert "999.1" in done(program, "--version", cwd=elsewhere, **empty)
    assert kept(data) == before
    pip("uninstall", "--yes", "dealer-trainer")
    assert not program.exists()
    assert kept(data) == before
