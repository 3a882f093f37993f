"""The end of the program waits for nothing that does not answer, and the log says for what it would have."""

from __future__ import annotations

import errno
import faulthandler
import time
from pathlib import Path

import pygame
import pytest

from game.app.shell import leaving
from tests.hostile.programs import run_headless

HANGS = """
import os, sys, time
from pathlib import Path
import pygame
from game.app.drawing.images.picture_reader import PictureReader
from game.app.shell import leaving
from game.app.shell.app import App
from game.app.navigation import routes
from game.storage.files.disk import DiskThread
from game.storage.reports.log import keep_log
from game.storage.files.paths import Home
leaving.PATIENCE_S = 0.5

def never_ending_picture():
    time.sleep(60)

home = Home(Path(sys.argv[1]), Path(sys.argv[1]))
disk, reader = DiskThread(), PictureReader()
with keep_log(home.log, disk):
    app = App(home, (640, 360), reader=reader, disk=disk)
    reader.begin(never_ending_picture)
    app.open(routes.Title())
    if sys.argv[2] == "logged":
        import logging
        logging.getLogger("game").info("something before")
    pygame.event.post(pygame.Event(pygame.QUIT))
    print("leaves", flush=True)
    app.run()
print("never comes here")
"""
"""A program that is closed while a picture is being read, for ever."""


def run(tmp_path: Path, how: str) -> tuple[str, float]:
    begun = time.monotonic()
    done = run_headless(HANGS, str(tmp_path), how, timeout=50)
    return done.stdout, time.monotonic() - begun


def test_a_picture_that_never_comes_keeps_no_program_alive(tmp_path: Path) -> None:
    said, took = run(tmp_path, "logged")
    assert said.splitlines()[-1] == "leaves" and took < 40
    told = (tmp_path / "solar-storm.log").read_text(encoding="utf-8")
    assert "never_ending_picture" in told and "in close" in told, "the log says at what it hung"


def test_nor_where_there_is_no_log(tmp_path: Path) -> None:
    said, _ = run(tmp_path, "silent")
    assert said.splitlines()[-1] == "leaves"
    assert not (tmp_path / "solar-storm.log").exists()


def test_an_end_without_any_file_left_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where so many are open that no other can be, the program still closes everything, and ends."""
    done: list[str] = []

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    (tmp_path / "log").write_bytes(b"")
    monkeypatch.setattr(Path, "open", full)
    monkeypatch.setattr(pygame, "quit", lambda: done.append("window"))
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda *_, **__: done.append("watched"))
    leaving.leave(lambda: done.append("sound"), hung=tmp_path / "log")
    assert done == ["watched", "sound", "window"]


LEFT_OVER = """
import sys, threading, time
import pygame
from game.app.shell import start
from game.app.shell.app import App

threading.Thread(target=time.sleep, args=(60,), name="left over").start()
run = App.run

def run_and_leave(app):
    pygame.event.post(pygame.Event(pygame.QUIT))
    if sys.argv[1] == "error":
        raise RuntimeError("can't start new thread")
    run(app)

App.run = run_and_leave
start.main([])
"""
"""A program that is closed, or fails at its start, while a library's thread goes on."""


@pytest.mark.parametrize(("how", "status"), [("closed", 0), ("error", 1)])
def test_a_thread_that_a_library_has_left_keeps_no_program_alive(
    tmp_path: Path, how: str, status: int
) -> None:
    done = run_headless(LEFT_OVER, how, home=tmp_path, timeout=50)
    assert done.returncode == status and "left over" in done.stderr
