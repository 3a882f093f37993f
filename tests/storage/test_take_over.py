"""Two copies, and one of them is killed in the middle of taking over: at every call, nobody is shut out."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.storage.games.claim import Claim
from game.storage.games.saves import Shelf
from tests.storage.slow_files import SlowFiles
from tests.storage.test_saves import game

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or sys.platform == "darwin", reason="a process is copied"
)
MOST_CALLS = 90


def killed_at(folder: Path, call: int) -> bool:
    """Let a copy of this process take over and be killed at a call on files; tell whether it was."""
    child = os.fork()
    if child == 0:
        try:
            files = SlowFiles(folder, setattr)

            def passed(name: str, path: str) -> None:
                files.calls.append((name, path, ""))
                if len(files.calls) > call:
                    os._exit(9)

            files._pass = passed  # type: ignore[method-assign]
            claim = Claim(folder, patience=0.2)
            claim.take_over()
            Shelf(folder, claim).write(game(7))
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 9


@pytest.mark.slow
def test_whoever_is_left_can_save_or_is_told(tmp_path: Path) -> None:
    killed = 0
    for call in range(MOST_CALLS):
        folder = tmp_path / str(call)
        first = Claim(folder, patience=0.5)
        assert first.acquire()
        shelf = Shelf(folder, first)
        shelf.write(game(3))
        if not killed_at(folder, call):
            break
        killed += 1
        try:
            shelf.write(game(4))
            first_saves = True
        except OSError:
            first_saves = False
        found = Shelf(folder).read()
        assert found.game is not None and found.trouble == (), f"call {call}: the game is whole"
        assert found.game["state"]["turn"] == (4 if first_saves else found.game["state"]["turn"])
        third = Claim(folder, patience=0.5)
        alone = third.acquire()
        assert alone is not first_saves, f"call {call}: exactly one of them saves here"
        (third if alone else first).release()
        first.release()
        assert Claim(folder).acquire(), f"call {call}: whoever comes when all have gone is alone"
    assert 15 < killed < MOST_CALLS
