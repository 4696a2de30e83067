"""Everything that the program brings is found; the user's own data lies where he says."""

from pathlib import Path

import pytest

from dealer_trainer import resources


def test_what_the_program_brings_is_there() -> None:
    assert (resources.houses_folder() / "russian_poker.yaml").is_file()
    assert (resources.card_images_folder() / "As.svg").is_file()
    assert (resources.locale_folder() / "ru").is_dir()


def test_in_a_wheel_pictures_lie_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package/_data/card_images").mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "package")
    assert resources.card_images_folder() == tmp_path / "package/_data/card_images"
    assert resources.scenarios_folder() == tmp_path / "scenarios"


def test_the_data_folder_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEALER_TRAINER_DATA", raising=False)
    assert resources.data_folder().name == "dealer-trainer"
    monkeypatch.setenv("DEALER_TRAINER_DATA", str(tmp_path))
    assert resources.data_folder() == tmp_path
    assert resources.own_houses_folder() == tmp_path / "houses"
