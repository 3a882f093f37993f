"""Lets the system itself refuse calls of a session, each in a process of its own: strace injects the errors.

`python -m tests.storage.system_faults FOLDER POINTS SEED` prints a JSON object: how many calls there are, how
many of them were refused, and what was lost. It is the session of `test_faults.py`, where Python's functions
refuse; here the kernel does, also below them: every read, write, lock and look into a folder.
"""

from __future__ import annotations

import json
import logging
import os
import random
import re
import shutil
import subprocess
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from game import patience
from tests.storage import test_faults
from tests.storage.test_faults import Told, log_of, play, wrong

CALLS = (
    *("openat", "read", "write", "fsync", "rename", "link", "unlink", "newfstatat", "getdents64", "flock"),
    *("lseek", "close", "mkdir", "ioctl"),
)
ERRORS = ("EIO", "EMFILE", "EACCES", "ENOMEM", "EINTR", "ENOSPC")
ATTACHED_S = 20.0
_CALL = re.compile(r"^\d+ +(\w+)\(", re.MULTILINE)


def twice(work: Any, *words: Any) -> None:
    """Do what belongs to this search: the error may have been meant for the session, and comes once."""
    try:
        work(*words)
    except OSError:
        work(*words)


def child(folder: Path, begin: int, answer: int) -> None:
    """Play a session once strace watches, and tell what it was told; never returns."""
    try:
        twice(os.read, begin, 1)
        told = play(folder)
        if told.log is not None:
            told.log.read()
        said = json.dumps([told.base, told.promised, told.tried, told.saved, told.log is not None])
    except BaseException as error:  # noqa: BLE001 - the parent must hear of it
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        said = json.dumps(f"{error!r} at {', '.join(f'{one.name}:{one.lineno}' for one in frames)}")
    twice(os.write, answer, said.encode())
    os.kill(os.getpid(), 9)


def session(folder: Path, record: Path, *options: str) -> Any:
    """Let a child play under strace, and return what it told.

    Args:
        folder: of the player.
        record: what strace writes.
        options: of strace.
    """
    begin, start = os.pipe()
    answer, told = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(start)
        child(folder, begin, told)
    os.close(begin)
    os.close(told)
    words = ["strace", "-f", "-qq", "-o", str(record), "-p", str(process), *options]
    with subprocess.Popen(words, stderr=subprocess.DEVNULL):
        status, end = Path(f"/proc/{process}/status"), time.monotonic() + ATTACHED_S
        while "TracerPid:\t0" in status.read_text(encoding="ascii") and time.monotonic() < end:
            time.sleep(0.003)
        os.close(start)
        with os.fdopen(answer, "rb") as pipe:
            said = pipe.read()
        os.waitpid(process, 0)
    return json.loads(said) if said else "it ended without a word"


def lost(folder: Path, said: Any) -> list[str]:
    """Return what a player has lost, by what the session told."""
    if isinstance(said, str):
        return [said]
    base, promised, tried, saved, logged = said
    told = Told(base, promised, tried, saved, log_of(folder) if logged else None)
    return wrong(folder, told)


def search(folder: Path, points: int, seed: int) -> dict[str, Any]:
    """Let calls fail, one after the other in an order by chance; return the numbers.

    Args:
        folder: an empty one.
        points: how many at most.
        seed: of the order.
    """
    home, player, record = folder / "home", folder / "player", folder / "record"
    test_faults.furnish(home)
    shutil.copytree(home, player)
    said = session(player, record, "-e", f"trace={','.join(CALLS)}")
    found = lost(player, said)
    made = Counter(_CALL.findall(record.read_text(encoding="utf-8", errors="replace")))
    shutil.rmtree(player)
    every = [(call, error, n) for call in CALLS for error in ERRORS for n in range(1, made[call] + 1)]
    random.Random(seed).shuffle(every)
    for call, error, number in every[:points]:
        shutil.copytree(home, player)
        said = session(
            player, record, "-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={number}"
        )
        found += [f"{error} at {call} {number}: {one}" for one in lost(player, said)]
        shutil.rmtree(player)
    return {"calls": sum(made.values()), "points": len(every[:points]), "of": len(every), "lost": found}


def main() -> None:
    """Search, and print the numbers."""
    logging.disable(logging.CRITICAL)
    patience.PAUSES_S = (0.0, 0.0, 0.0)
    print(json.dumps(search(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))


if __name__ == "__main__":
    main()
