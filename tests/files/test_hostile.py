"""Files that mean harm get one clear line, within seconds and within bounded memory."""

import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dealer_trainer.cli import main

MEGABYTE = 1024 * 1024
SECONDS = 5
MEMORY = 700 * MEGABYTE

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join(['*' + chr(97 + n)] * 9)}]\n" for n in range(9)
)
HOSTILE: dict[str, bytes] = {
    "alias_bomb": BOMB.encode(),
    "recursive_alias": b"boxes: &boxes\n  - *boxes\n",
    "recursive_mapping": b"&all {dealer: *all}",
    "deep_flow": b"[" * MEGABYTE,
    "deep_mappings": b"{a: " * MEGABYTE,
    "deep_block": b"".join(b" " * n + b"a:\n" for n in range(1000)),
    "deep_dashes": b"- " * MEGABYTE,
    "many_values": b"[" + b"1," * (4 * MEGABYTE) + b"1]",
    "many_boxes": b"boxes:\n" + b"- {box: 1}\n" * MEGABYTE,
    "many_keys": b"".join(b"k%d: 1\n" % n for n in range(MEGABYTE)),
    "long_number": b"dealer: " + b"9" * (4 * MEGABYTE),
    "long_text": b"dealer: '" + b"x" * (16 * MEGABYTE) + b"'",
    "long_key": b"x" * (16 * MEGABYTE) + b": 1",
    "huge": b"#" * (33 * MEGABYTE),
    "blank": b"\n" * (31 * MEGABYTE),
    "utf_16": "house: poker_plus".encode("utf-16"),
    "latin_1": "# é\nhouse: poker_plus".encode("latin-1"),
    "binary": bytes(range(256)) * 4096,
    "nothing_but_zeros": bytes(MEGABYTE),
    "tagged_object": b"!!python/object/apply:os.system ['exit 1']",
    "tagged_value": b"dealer: {cards: !!python/name:os.system ''}",
    "empty": b"",
    "merge_key": b"<<: {dealer: 1}",
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("command", ["settle", "check"])
def test_a_hostile_file_gets_clear_lines_at_once(
    command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hostile.yaml"
    path.write_bytes(HOSTILE[name])
    start = time.monotonic()
    assert main([command, str(path)]) == 1
    assert time.monotonic() - start < SECONDS
    out, err = capsys.readouterr()
    assert out == ""
    lines = err.splitlines()
    assert 1 <= len(lines) <= 12
    assert all(line.startswith(f"{path}:") and len(line) < 400 for line in lines)
    if name != "merge_key":
        assert len(lines) == 1


@pytest.mark.parametrize("name", ["many_values", "many_boxes", "deep_flow", "long_text", "blank"])
def test_memory_is_bounded(name: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.yaml"
    path.write_bytes(HOSTILE[name])
    done = subprocess.run(
        [sys.executable, "-m", "dealer_trainer", "settle", str(path)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_very_many_empty_documents_are_told_up_to_a_bound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "documents.yaml"
    path.write_bytes(b"---\n" * (8 * MEGABYTE))
    start = time.monotonic()
    assert main(["settle", str(path)]) == 1
    assert time.monotonic() - start < SECONDS
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 10_001
    assert err.splitlines()[-1].startswith(f"{path}:10001:1: -: here reading stopped")
