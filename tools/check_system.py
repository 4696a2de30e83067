"""Find the system libraries that Qt loads; install them as root on Debian, else say how.

Without them Qt ends the program with a message that blames the wrong library, so they are looked
for first. `--window` adds what a window on a real screen needs.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

from tools.say import say

#: Library to the Debian package that brings it.
ALWAYS = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libX11.so.6": "libx11-6",
}
FOR_A_WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}


def missing(libraries: Iterable[str]) -> list[str]:
    """Return those of the libraries that this system cannot load."""
    return [library for library in libraries if not _loads(library)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install(packages: list[str]) -> bool:
    """Install Debian packages; return whether apt-get did it."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt_get = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    steps = (["update"], ["install", "-y", "--no-install-recommends", *packages])
    return all(
        subprocess.run(
            [*apt_get, *step], env=quiet, stdout=subprocess.DEVNULL, check=False
        ).returncode
        == 0
        for step in steps
    )


def main(arguments: list[str]) -> int:
    """Return 0 if Qt's libraries are there or could be installed, else say what is missing."""
    if not sys.platform.startswith("linux"):
        return 0
    wanted = ALWAYS | FOR_A_WINDOW if "--window" in arguments else ALWAYS
    lacking = missing(wanted)
    if not lacking:
        return 0
    packages = sorted({wanted[library] for library in lacking})
    if shutil.which("apt-get") is None:
        names = ", ".join(lacking)
        say(
            f"Qt needs system libraries that are not installed: {names}",
            f"Для Qt не хватает системных библиотек: {names}",
        )
        return 1
    listed = " ".join(packages)
    if os.geteuid() == 0:
        say(
            f"Qt needs system libraries; installing these packages: {listed}",
            f"Для Qt нужны системные библиотеки; устанавливаются пакеты: {listed}",
        )
        if install(packages) and not missing(lacking):
            return 0
    command = f"sudo apt-get update && sudo apt-get install {listed}"
    say(
        f"Qt needs system libraries that are not installed. Install them with: {command}",
        f"Для Qt не хватает системных библиотек. Установите их командой: {command}",
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
