"""Say in one sentence what the Python at hand lacks for this project.

Written for Pythons older than the project's own, since those are the ones to be told.
"""

import sys
from importlib.util import find_spec

from tools.say import say


def main() -> int:
    """Return 0 if this Python can make the project's virtual environment, else say why not."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    if not (3, 11) <= sys.version_info[:2] < (3, 15):
        say(
            f"Python 3.11 to 3.14 is needed, but {sys.executable} is {version}: "
            "name another one, for example: make run PYTHON=python3.12",
            f"Нужен Python от 3.11 до 3.14, а {sys.executable} — это {version}: "
            "укажите другой, например: make run PYTHON=python3.12",
        )
        return 1
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        say(
            f"{sys.executable} cannot make virtual environments: "
            "install its venv module (Debian, Ubuntu: sudo apt-get install python3-venv)",
            f"{sys.executable} не умеет создавать виртуальные окружения: "
            "установите модуль venv (Debian, Ubuntu: sudo apt-get install python3-venv)",
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
