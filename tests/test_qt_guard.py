"""Guard of the pin on PySide6: 6.12.0 ends the process on Python 3.11 after some thousand calls."""

import subprocess
import sys

_MANY_CALLS = """
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget


class Felt(QWidget):
    painted = 0

    def paintEvent(self, event):
        painter = QPainter(self)
        painter.drawLine(0, 0, 5, 5)
        painter.end()
        Felt.painted += 1


application = QApplication([])
felt = Felt()
felt.resize(8, 8)
felt.show()
application.processEvents()
for number in range(20_000):
    felt.setObjectName(f"felt {number}")
    felt.repaint()
assert Felt.painted >= 20_000, Felt.painted
print("alive")
"""


def test_qt_survives_twenty_thousand_calls_and_repaints() -> None:
    run = subprocess.run(
        [sys.executable, "-c", _MANY_CALLS],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (run.returncode, run.stdout) == (0, "alive\n"), run.stderr
