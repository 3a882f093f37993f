"""A screen that nobody sees, and real pointer and key events for the program that is shown on it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.play.driver import Hands

SCREEN = (1280, 720)
REST_S = 0.03
"""Between two events: a hand is slower, and the program must have looked at the one before."""
PATIENCE_S = 20.0
MOMENT_S = 5.0
NAMES = {
    pygame.K_RETURN: "Return",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "Escape",
    pygame.K_TAB: "Tab",
}


def needs_managed_screen() -> None:
    """Pass over a test where there is no screen with a window manager; fail it where there must be one."""
    for tool in ("Xvfb", "openbox", "xdotool"):
        if shutil.which(tool) is None:
            if os.environ.get("SOLAR_STORM_PACKAGED") == "required":
                pytest.fail(f"{tool} is not installed")
            pytest.skip(f"{tool} is not installed")


class Screen:
    """An X server of its own.

    Use as a context: the server ends with it.
    """

    def __enter__(self) -> Screen:
        read, write = os.pipe()
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-noreset", "-nolisten", "tcp"]
        self.server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait()

    def start(self, program: Path, home: Path, folder: Path) -> subprocess.Popen[str]:
        """Start the program with nothing of this process's surroundings.

        Args:
            program: the executable.
            home: the player's folder.
            folder: from which it is started.
        """
        surroundings = {"DISPLAY": self.name, "SOLAR_STORM_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        return subprocess.Popen(
            [str(program)],
            cwd=folder,
            env=surroundings,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )

    def try_to(self, *words: object) -> None:
        """Let xdotool do something that may not be possible now: it is given a moment."""
        with contextlib.suppress(subprocess.CalledProcessError, subprocess.TimeoutExpired):
            subprocess.run(
                ["xdotool", *map(str, words)],
                env={**os.environ, "DISPLAY": self.name},
                capture_output=True,
                timeout=MOMENT_S,
            )

    def do(self, *words: object) -> str:
        """Let xdotool do something."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    def managed(self) -> None:
        """Wait until a window manager has taken over."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            with contextlib.suppress(subprocess.CalledProcessError):
                self.do("get_num_desktops")
                return
            time.sleep(0.1)

    def window(self, name: str = "Solar Storm") -> int:
        """Wait for a window, the program's own mostly, and return its number.

        xdotool gives up where a window goes while it looks, as a window manager's do when it starts.
        """
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                return int(self.do("search", "--onlyvisible", "--name", f"^{name}$").split()[-1])
            except (subprocess.CalledProcessError, IndexError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)


class TwoPlaces(Hands):
    """Hands that do on a real screen what they do in a twin of the program within this process.

    Args:
        screen: where the program is shown, its window at the top left and of the twin's size.
    """

    def __init__(self, home: Path, screen: Screen, **more: Any) -> None:
        super().__init__(home, size=SCREEN, **more)
        self.screen = screen

    def post(self, kind: int, **values: Any) -> None:
        """Do it in both places."""
        words = _words(kind, values)
        if words:
            self.screen.do(*words)
            time.sleep(REST_S)
        super().post(kind, **values)


def _words(kind: int, values: Mapping[str, Any]) -> tuple[object, ...]:
    if kind == pygame.MOUSEMOTION:
        return ("mousemove", *values["pos"])
    if kind == pygame.MOUSEBUTTONDOWN:
        return ("mousedown", values["button"])
    if kind == pygame.MOUSEBUTTONUP:
        return ("mouseup", values["button"])
    if kind == pygame.KEYDOWN:
        return ("key", NAMES.get(values["key"]) or chr(values["key"]))
    return ()
