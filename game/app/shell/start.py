"""Start the program: what the command line asks for, mostly the window on the title screen."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import __version__
from game.app.audio.audio import Audio
from game.app.audio.knocking import knock
from game.app.audio.mixer import Mixer
from game.app.audio.sounds import Sounds
from game.app.drawing.images.picture_reader import PictureReader
from game.app.navigation import routes
from game.app.shell import ending_signals
from game.app.shell.app import App
from game.app.shell.arguments import lend_voice, parse
from game.app.shell.crashes.last_resort import say_last_words, say_no_home, say_no_start
from game.app.shell.crashes.reserve import LEAST_FILES, allow_files
from game.app.shell.leaving import end_without_threads
from game.app.shell.tidying import Tidying
from game.program_files import WORKER, asset_folder
from game.storage.files.disk import Disk, DiskThread, GivenUp
from game.storage.files.paths import Home, NoHomeError, find_home
from game.storage.games.claim import SLOW_PATIENCE_S, Claim
from game.storage.reports.log import keep_log
from game.suppressing import suppress_and_log

_log = logging.getLogger(__name__)
INTERRUPTED = 130
"""The status of a program that Ctrl+C has ended."""
RELEASE_S = 2.0
"""Seconds to wait until the lock is given up; the system takes it back anyway."""


def main(words: Sequence[str] | None = None) -> None:
    """Do what the command line asks for: mostly, open the window on the title screen and run.

    Args:
        words: the command line without the program's own name; None for the process's own.
    """
    words = sys.argv[1:] if words is None else words
    if words[:1] == [WORKER]:
        # Not at the top: who thinks needs no window, and the window nobody who thinks.
        from game.bots import service

        sys.exit(service.main(words[1:]))
    lend_voice()
    wanted = parse(words)
    if wanted.version:
        # Not at the top: the first picture needs no lines.
        from game.json_lines import say

        say(f"Solar Storm {__version__}")
        return
    if wanted.selftest is not None:
        # Not at the top: it needs everything that the program has, the first picture very little.
        from game.app.shell import selftest

        selftest.main(os.environ, wanted.selftest if wanted.selftest.name else None)
    if wanted.replay_report is not None:
        # Not at the top: it plays by the rules, and the first picture needs none.
        from game.app.shell.crashes.replay_report import replay

        own = [_whole(folder) for folder in wanted.own]
        sys.exit(replay(wanted.replay_report, rooms=_rooms(), own=own))
    try:
        home = find_home(os.environ)
    except NoHomeError as error:
        say_no_home(error)
        sys.exit(1)
    _play(home, [_whole(folder) for folder in wanted.own])


def _rooms() -> Path | None:
    """Return the folder of the player's own rooms; None where the system names no home for it."""
    with suppress_and_log(_log, "find the player's own rooms", NoHomeError):
        return find_home(os.environ).rooms
    return None


def _whole(folder: Path) -> Path:
    """Return a folder's whole path; as it was given where the folder that the program runs in is gone."""
    with suppress_and_log(_log, "ask where the program runs", OSError):
        return folder.absolute()
    return folder


def _play(home: Home, own: Sequence[Path]) -> None:
    """Open the window and run; where another copy of the program runs, ask first."""
    missing = _missing()
    if missing:
        say_no_start(missing)
        sys.exit(1)
    tidying = Tidying(alone=True)  # before any thread has a heap of its own
    disk = DiskThread()
    with keep_log(home.log, disk):
        try:
            _run(home, Claim(home.saves, SLOW_PATIENCE_S), disk, own, tidying)
        except SystemExit as end:
            end_without_threads(disk, end.code if isinstance(end.code, int) else int(end.code is not None))
            raise
        end_without_threads(disk, 0)


def _missing() -> str:
    """Return what the system refuses of all that no game can be played without; empty where it gives it."""
    if allow_files() < LEAST_FILES:
        return os.strerror(errno.EMFILE)
    try:
        # The loop waits with it, and it has a thread of its own: before any other takes the last one.
        pygame.time.wait(0)
    except pygame.error as error:
        return str(error)
    return ""


def _run(home: Home, claim: Claim, disk: Disk, own: Sequence[Path], tidying: Tidying) -> None:
    folder, reader = asset_folder() / "sounds", PictureReader()
    try:
        audio = Audio(Sounds.read(folder), Mixer(folder, knock=knock))
        app = App(
            home,
            claim=claim,
            audio=audio,
            tidying=tidying,
            reader=reader,
            disk=disk,
            own=own,
        )
        # Only now: on a slow disk it takes a while, and the window says so.
        alone = disk.run(claim.acquire)
        app.open(routes.Title() if alone else routes.SecondCopy(claim))
        heard = ending_signals.listen(app.end)
        ending_signals.end_though_stuck(heard)
        app.run()
        heard.log()
    except GivenUp:
        pass  # the window was closed before there was anything in it
    except Exception as error:  # noqa: BLE001 - without a window to show it in
        say_last_words(home, error)
        sys.exit(1)
    finally:
        reader.close()
        with contextlib.suppress(TimeoutError, GivenUp):
            disk.run(claim.release, RELEASE_S)
