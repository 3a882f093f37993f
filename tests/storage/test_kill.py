"""The program may be killed at any moment: the game is there up to the last or the last but one choice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.storage.games.saves import Shelf
from tests.storage.numbers import tell

KILLS = (15, pytest.param(400, marks=pytest.mark.slow))
WINDOW_KILLS = (1, pytest.param(6, marks=pytest.mark.slow))
MANY = 100
"""From so many kills on some must have come at a bad moment."""
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("kills", KILLS)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is copied for every kill")
def test_killed_hundreds_of_times_while_it_plays(tmp_path: Path, kills: int) -> None:
    command = [sys.executable, "-m", "tests.storage.killer", str(tmp_path), str(kills), "7"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout.splitlines()[-1])
    tell(
        f"Kill test: {found['kills']} kills while {found['choices']} choices were saved, "
        f"{found['during_a_choice']} of them in the middle of a choice, {len(found['lost'])} lost"
    )
    assert found["lost"] == []
    assert found["kills"] >= kills * 0.98
    if kills >= MANY:
        assert found["choices"] > kills / 4 and found["during_a_choice"] > kills / 20, "no good moments"


@pytest.mark.parametrize("kills", WINDOW_KILLS)
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_the_window_killed_while_it_plays(tmp_path: Path, kills: int) -> None:
    """The real loop, window and table, played and killed; the next one goes on where the last one was."""
    engine, lost, told = load_engine(data_folder()), 0, 0
    for n in range(kills):
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SOLAR_STORM_HOME": str(tmp_path)}
        command = [sys.executable, "-m", "tests.storage.window", str(n)]
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            last = -1
            for line in child.stdout:
                last = int(line)
                if last >= 4 * (n + 1):
                    break
            time.sleep(0.01 * n)
            os.kill(child.pid, signal.SIGKILL)
            last = max([last, *(int(line) for line in child.stdout if line.strip())])
        found = Shelf(tmp_path / "saves").read()
        assert found.trouble == () and found.game is not None
        told += 1
        lost += found.game["cursor"] not in (last, last + 1)
        assert Session.resume(found.game, engine).log
    tell(f"Kill test of the window: {told} kills, {lost} lost")
    assert lost == 0
