"""Plays games in processes of its own, kills them at random moments and looks at what is left.

`python -m tests.storage.killer FOLDER KILLS SEED` prints a JSON object: how often was killed, how many
choices were made, and what was lost.

The child that plays tells its parent through a pipe before and after every choice, so that the parent
knows what must be on the disk: everything that was told of as saved.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine
from game.storage.files.atomic import kind_of
from game.storage.games.claim import Claim
from game.storage.games.savefile import over, read_save
from game.storage.games.saves import Shelf

CHOICES = 5
"""A child is killed within about the time that so many choices take on this machine now."""
LIMITS_S = (0.03, 0.5)
SETUP = {"players": 3, "difficulty": "medium", "names": ["Mara", "Zoë", "조"], "escape_pod": True}


def play(engine: Engine, folder: Path, seed: int, pipe: int) -> None:
    """Go on with the game in a folder, or begin one, and play until killed."""
    chance = random.Random(seed)
    claim = Claim(folder)
    if not claim.acquire():
        os.write(pipe, b"taken\n")
        return
    shelf = Shelf(folder, claim)
    found = shelf.read()
    os.write(pipe, f"found {json.dumps([t.detail for t in found.trouble])}\n".encode())

    def begin() -> Session:
        os.write(pipe, b"wants 0\n")
        fresh = Session.new({**SETUP, "seed": chance.getrandbits(30)}, engine, shelf)
        os.write(pipe, b"saved 0\n")
        return fresh

    if found.game is None:
        session = begin()
    else:
        session = Session.resume(found.game, engine, shelf)
        os.write(pipe, f"saved {found.game['cursor']}\n".encode())
    while True:
        if session.decision is None:
            session = begin()
        if session.can_undo and chance.random() < 0.1:
            os.write(pipe, f"wants {session.history.to_json()['cursor'] - 1}\n".encode())
            session.undo()
        else:
            option = chance.choice(session.decision["options"])
            os.write(pipe, f"wants {session.history.to_json()['cursor'] + 1}\n".encode())
            session.apply(option)
        if session.save_trouble:
            os.write(pipe, f"trouble {kind_of(session.save_trouble)}\n".encode())
        os.write(pipe, f"saved {session.history.to_json()['cursor']}\n".encode())


def span(engine: Engine, folder: Path, seed: int) -> float:
    """Return how many seconds a child takes from its start to the last of `CHOICES` choices."""
    begun = time.perf_counter()
    kill_once(engine, folder, seed, until=CHOICES)
    return min(max(LIMITS_S[0], time.perf_counter() - begun), LIMITS_S[1])


def kill_once(engine: Engine, folder: Path, seed: int, after: float = 0.0, until: int = 0) -> dict[str, Any]:
    """Let a child play, kill it, and return what it told.

    Args:
        engine: the rules.
        folder: of the game.
        seed: of its choices.
        after: seconds until it is killed.
        until: how many saves it tells of first.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            play(engine, folder, seed, writing)
        except BaseException as error:  # noqa: BLE001 - the parent must hear of it
            os.write(writing, f"error {error!r}\n".encode())
        finally:
            os._exit(0)
    os.close(writing)
    time.sleep(after)
    with os.fdopen(reading, "rb") as pipe:
        text = b""
        while text.count(b"saved") < until and (more := os.read(pipe.fileno(), 4096)):
            text += more
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        lines = (text + pipe.read()).decode().splitlines()
    told: dict[str, Any] = {"killed": os.WIFSIGNALED(status), "lines": lines}
    return told


def check(engine: Engine, folder: Path, lines: list[str]) -> list[str]:
    """Return what is wrong with what a killed child left."""
    wrong = [line for line in lines if line.startswith(("error", "trouble", "taken"))]
    wrong += [line for line in lines if line.startswith("found") and line != "found []"]
    found = Shelf(folder).read()
    wrong += [f"set aside: {t.detail}" for t in found.trouble]
    moves = [line.split() for line in lines if line.startswith(("wants", "saved"))]
    saved = next((int(line[1]) for line in reversed(moves) if line[0] == "saved"), None)
    wanted = int(moves[-1][1]) if moves and moves[-1][0] == "wants" else saved
    if saved is None and not (folder / "game.json").exists():
        return wrong  # killed before anything was promised
    game = found.game
    if game is None:
        game = read_save(folder / "game.json").game  # the last choice ended it
        if not over(game):
            wrong.append(f"no game where {saved} choices were saved")
    if saved is None and over(game):
        return wrong  # killed before the next game was promised: the one that ended is still there
    if moves and game["cursor"] not in (saved, wanted):
        wrong.append(f"{game['cursor']} choices are there, {saved} were saved, {wanted} wanted")
    session = Session.resume(game, engine)
    if len(session.log) != game["cursor"] + 1:
        wrong.append("the log is not whole")
    return wrong


def main() -> None:
    """Kill, look, and print the numbers."""
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    engine = load_engine(data_folder())
    Session.new({**SETUP, "seed": seed}, engine)  # what is read once is read before the children begin
    chance = random.Random(seed)
    lost: list[str] = []
    killed = choices = during = 0
    longest = 0.0
    for n in range(kills):
        if n % 50 == 0:
            longest = span(engine, folder / f"span-{n}", seed)
        told = kill_once(engine, folder / str(n // 10), seed + n, chance.random() * longest)
        lines = told["lines"]
        killed += told["killed"]
        choices += sum(line.startswith("saved") for line in lines)
        during += bool(lines) and lines[-1].startswith("wants")
        if (folder / str(n // 10)).is_dir():
            wrong = check(engine, folder / str(n // 10), lines)
            lost += [f"kill {n}: {what}" for what in wrong]
    print(json.dumps({"kills": killed, "choices": choices, "during_a_choice": during, "lost": lost}))


if __name__ == "__main__":
    main()
