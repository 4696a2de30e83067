"""A question that is reported can be settled again from its file alone."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit

from dealer_trainer.files import Houses, Source, read_scenarios, settlement_to_plain
from dealer_trainer.generator import Topic, scenarios
from dealer_trainer.house import House
from dealer_trainer.questions import settle_table
from dealer_trainer.settings import Settings
from dealer_trainer.settlement import settle
from dealer_trainer.wording import Language
from tests.ui.conftest import Person
from ui.report import ReportDialog, report_text
from ui.window import Window

NOW = datetime(2026, 11, 29, 21, 5, tzinfo=UTC)


@pytest.mark.parametrize("house", Houses().all(), ids=lambda house: house.id)
def test_report_holds_scenario_house_and_settlement(house: House) -> None:
    question = settle_table(next(scenarios(house, Topic.WHOLE_TABLE, 3)))
    (case,) = yaml.safe_load(report_text(question, NOW))
    assert case["name"] == "reported 2026-11-29 21:05:00"
    document = yaml.safe_dump(case["given"], sort_keys=False)
    (scenario,) = read_scenarios(Source("report", document, Path()), Houses())
    assert scenario == question.scenario
    assert settlement_to_plain(settle(scenario)) == case["expect"]


@pytest.fixture
def asked(open_window: Callable[..., Window]) -> tuple[Window, ReportDialog]:
    """A window at a question, and its dialog that asks where the report goes."""
    window = open_window(Settings(language=Language.ENGLISH))
    Person(window).press(Qt.Key.Key_Return, Qt.Key.Key_F5)
    (dialog,) = window.findChildren(ReportDialog)
    assert dialog.isVisible()
    return window, dialog


def test_f5_saves_the_question_and_says_where(
    asked: tuple[Window, ReportDialog], tmp_path: Path
) -> None:
    window, dialog = asked
    (suggested,) = dialog.selectedFiles()
    assert suggested.endswith(".yaml")
    dialog.setDirectory(str(tmp_path))
    name = dialog.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)
    name.setText("odd question")
    dialog.accept()
    path = tmp_path / "odd question.yaml"
    assert window.notice.text() == f"Saved in {path}"
    assert window.drill is not None
    assert (
        path.read_text("utf-8").split("\n")[1:]
        == (report_text(window.drill.presenter.question, NOW).split("\n")[1:])
    )


def test_report_that_cannot_be_written_is_told(
    asked: tuple[Window, ReportDialog], tmp_path: Path
) -> None:
    window, dialog = asked
    path = tmp_path / "gone" / "question.yaml"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert window.notice.text() == f"{path} cannot be written."


def test_no_report_from_the_start_page(window: Window) -> None:
    Person(window).press(Qt.Key.Key_F5)
    assert window.findChildren(QFileDialog) == []
