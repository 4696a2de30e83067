"""Several windows and computers on one database: all work, and no change is lost."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from dealer_trainer.practice import AnswerRecord
from dealer_trainer.store import (
    NameTakenError,
    SharedStore,
    Store,
    StoreError,
    kept_files,
    read_person_file,
)
from tests.store.conftest import NOON, Place
from tests.store.lives import ROOT
from tests.store.server import Server

Answer = Callable[..., AnswerRecord]


def _run_at_a_time(data: list[Path], answers: int, url: str | None) -> list[str]:
    """Let programs answer at a time, each over its data folder; return the keys reported."""
    lives = [
        subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.store.lives", str(folder)),
                *(str(seed), str(answers), *([url] if url else [])),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed, folder in enumerate(data)
    ]
    keys: list[str] = []
    for life in lives:
        printed, _ = life.communicate(timeout=600)
        assert life.returncode == 0
        keys += printed.split()[1:]
    return keys


def test_two_programs_answer_into_one_database(place: Place) -> None:
    keys = _run_at_a_time([place.data] * 2, 30, place.url)
    with closing(place.open()) as store:
        found = [each.key for each in store.answers(store.default_person(NOON), 10**6)]
    assert len(keys) == 60
    assert Counter(found) == Counter(keys)
    assert place.rows("SELECT count(*) FROM people") == [(1,)]


def _answer_on_many_computers(server: Server, tmp_path: Path, clients: int, answers: int) -> str:
    url = server.new_database()
    folders = [tmp_path / str(number) for number in range(clients)]
    keys = _run_at_a_time(folders, answers, url)
    place = Place(tmp_path, url)
    found = {key for (key,) in place.rows("SELECT key FROM answers")}
    with closing(place.open()) as store:
        assert len(store.answers(store.default_person(NOON), 10**6)) == len(found)
    lost = set(keys) - found
    figures = f"clients: {clients}, answers: {len(keys)}, lost: {len(lost)}"
    assert not lost, figures
    assert len(found) == len(keys) == clients * answers, figures
    return figures


def test_several_computers_answer_into_one_new_database_on_a_server(
    server: Server, tmp_path: Path
) -> None:
    _answer_on_many_computers(server, tmp_path, clients=4, answers=20)


@pytest.mark.soak
def test_fifty_computers_answer_at_a_time(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = _answer_on_many_computers(server, tmp_path, clients=50, answers=200)
    with capsys.disabled():
        print(f"\n{figures}")


def test_wrong_pins_in_several_windows_are_all_counted(place: Place, quick_pins: None) -> None:
    with closing(place.open()) as store:
        anna = store.people.add("Анна", NOON, "key-of-anna")
        store.people.set_pin(anna, "0417")

    def try_three(number: int) -> None:
        with closing(place.open()) as window:
            for _ in range(3):
                window.people.check_pin(anna, f"99{number:02}", NOON)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(try_three, range(4)))
    # After the third no more are looked at, whichever window they come from.
    assert place.rows("SELECT wrong_pins FROM people") == [(3,)]


def test_one_of_many_windows_gets_the_exam(place: Place) -> None:
    place.open().close()

    def take(number: int) -> bool:
        with closing(place.open()) as window:
            return window.locks.take("exam", f"window {number}", NOON)

    with ThreadPoolExecutor(8) as pool:
        for hour in range(5):
            took = list(pool.map(take, range(8)))
            assert sum(took) == 1
            with closing(place.open()) as store:
                owner = store.locks.owner("exam")
                assert owner
                assert owner[0] == f"window {took.index(True)}"
                store.locks.release("exam", owner[0])
                assert store.locks.take("exam", "crashed", NOON - timedelta(hours=hour + 1))


def test_people_of_one_name_are_entered_once_by_many_windows(place: Place) -> None:
    place.open().close()

    def add(number: int) -> bool:
        with closing(place.open()) as window:
            try:
                window.people.add("Анна", NOON, f"key-{number}")
            except NameTakenError:
                return False
            return True

    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(add, range(6))) == 1


def test_the_one_without_an_account_is_entered_once_by_many_windows(
    place: Place, answer: Answer
) -> None:
    place.open().close()

    def save(record: AnswerRecord) -> int:
        with closing(place.open()) as window:
            return window.answer(window.save(record)).person

    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(save, [answer() for _ in range(6)]))) == 1


def test_an_answer_of_a_person_deleted_in_another_window_goes_to_nobody_else(
    place: Place, answer: Answer
) -> None:
    with closing(place.open()) as first, closing(place.open()) as second:
        anna = first.people.get(first.people.add("Анна", NOON, "key-of-anna"))
        second.people.delete(anna.id)
        boris = second.people.add("Борис", NOON, "key-of-boris")
        record = answer(person=anna.id)
        if isinstance(first, SharedStore):
            first.save(record)
            assert [owner.name for owner in first.gone] == ["Анна"]
        else:
            with pytest.raises(StoreError, match="person_gone"):
                first.save(record)
            first.set_apart(anna, [record])
        assert place.rows("SELECT count(*) FROM answers") == [(0,)]
        (kept,) = kept_files(place.data)
        brought = second.import_person(read_person_file(kept))
        assert (brought.new, second.people.get(brought.person).name) == (1, "Анна")
        assert second.answers(boris, 10) == ()


def test_one_answer_saved_by_many_windows_is_kept_once(place: Place, record: AnswerRecord) -> None:
    stores: list[Store] = [place.open() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        keys = list(pool.map(lambda store: store.save(record), stores))
    for store in stores:
        store.close()
    assert set(keys) == {record.key}
    assert place.rows("SELECT count(*) FROM answers") == [(1,)]
