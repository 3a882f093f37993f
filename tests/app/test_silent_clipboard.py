"""The program that holds the clipboard hands over its text in its own way, or not at all: nobody waits,
nothing untrue is said, nothing is lost."""

from __future__ import annotations

import contextlib
import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.widgets import clipboard
from game.app.widgets.clipboard import Unpasted
from game.app.widgets.clipboard_owner import LARGEST, WAIT_S, WHOLE_S, LongError, SilentError
from tests.app.stage import Hands
from tests.app.test_window_manager import surroundings_of
from tests.packaged.screen import Screen
from tests.shares import mostly_slow

ROOT = Path(__file__).parents[2]
COPIED = "SS1-0123"
TRIES = 20
BEGIN = "import json, sys, time, pygame; pygame.init(); pygame.display.set_mode((40, 40))"
OWNER = f"""{BEGIN}
pygame.scrap.put_text({COPIED!r})
print("copied", flush=True)
while True:
    pygame.event.pump()
    time.sleep(0.005)
"""
PLAYER = f"""{BEGIN}
from game.app.widgets.clipboard import Unpasted, copy, paste
for line in sys.stdin:
    if line.strip():
        copy(line.strip())
    start = time.monotonic()
    text = paste()
    spent = time.monotonic() - start
    told = [None, text.value] if isinstance(text, Unpasted) else [text, ""]
    print(json.dumps([*told, spent]), flush=True)
"""
Show = Callable[[Scene], Hands]


class Held:
    """What the clipboard's owner hands over: bytes, or why it does not."""

    def __init__(self) -> None:
        self.now: bytes | OSError = b""

    def hand_over(self) -> bytes:
        """Hand it over."""
        if isinstance(self.now, OSError):
            raise self.now
        return self.now


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    """A clipboard."""
    held = Held()
    monkeypatch.setattr(clipboard, "text_of_owner", held.hand_over)
    return held


WHYS = pytest.mark.parametrize(
    ("what", "said"),
    [
        (SilentError("stopped"), "paste-silent"),
        (LongError("5 MB"), "paste-long"),
        (b"Caf\xe9", "paste-unreadable"),
    ],
    ids=["silent", "long", "no UTF-8"],
)


@WHYS
def test_what_cannot_be_had_from_the_clipboard_is_not_called_nothing(
    app: App, show: Show, held: Held, what: bytes | OSError, said: str
) -> None:
    hands = show(TitleScene())
    held.now = what
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert app.texts(said) in " ".join(hands.words().split())
    assert app.texts("flight-paste-nothing") not in " ".join(hands.words().split())
    held.now = b"Zoe"
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert app.texts("flight-paste-nothing") in " ".join(hands.words().split())


@WHYS
def test_a_field_keeps_what_it_holds_and_says_why(
    app: App, show: Show, held: Held, what: bytes | OSError, said: str
) -> None:
    hands = show(SetupScene())
    hands.click("name-0")
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("Ada")
    held.now = what
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert hands.widget("name-0").text == "Ada"  # type: ignore[attr-defined]
    assert app.texts(said) in " ".join(hands.words().split())
    held.now = "Zoë".encode()
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert hands.widget("name-0").text == "AdaZoë"  # type: ignore[attr-defined]


def test_bytes_that_sdl_hands_over_and_that_are_no_text_are_said_to_be_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: b"\xff".decode())
    assert clipboard.paste() == Unpasted.UNREADABLE


def test_a_text_that_is_offered_and_does_not_come_is_not_called_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "")
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: True)
    assert clipboard.paste() == Unpasted.SILENT
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: False)
    assert clipboard.paste() == ""


class Paster:
    """A program that pastes.

    Args:
        screen: that it is on.
    """

    def __init__(self, screen: Screen) -> None:
        self._process = begun(screen, "-c", PLAYER)

    def paste(self, first: str = "") -> tuple[str | None, str, float]:
        """Return the text that it pastes, why there is none, and the seconds it took.

        Args:
            first: what it copies before.
        """
        told = self._process
        assert told.stdin is not None and told.stdout is not None
        told.stdin.write(f"{first}\n")
        told.stdin.flush()
        while not (line := told.stdout.readline()).startswith("["):
            assert line, "it has ended"
        text, why, seconds = json.loads(line)
        return text, why, seconds

    def comes(self, text: str) -> bool:
        """Tell whether a text can be pasted; on a busy computer its owner may be slow to get it."""
        for _ in range(TRIES):
            if self.paste()[0] == text:
                return True
            time.sleep(0.1)
        return False

    def end(self) -> None:
        """End it."""
        end(self._process)


def begun(screen: Screen, *words: str) -> subprocess.Popen[str]:
    """Start Python on a screen."""
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env=surroundings_of(screen),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def end(program: subprocess.Popen[str]) -> None:
    program.kill()
    program.communicate()


@contextlib.contextmanager
def owner_of(screen: Screen, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Let a program hold the clipboard."""
    owner = begun(screen, *words)
    assert owner.stdout is not None
    try:
        while (line := owner.stdout.readline()).strip() not in ("copied", "held"):
            assert line, "it has ended"
        yield owner
    finally:
        end(owner)


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A screen of its own."""
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    with Screen() as screen:
        yield screen


@pytest.fixture
def paster(screen: Screen) -> Iterator[Paster]:
    """A program that pastes."""
    paster = Paster(screen)
    yield paster
    paster.end()


def test_a_stopped_owner_costs_a_moment_and_keeps_the_clipboard(screen: Screen, paster: Paster) -> None:
    """SDL waited a second, called the clipboard empty, and emptied it for good."""
    with owner_of(screen, "-c", OWNER) as owner:
        assert paster.comes(COPIED)
        owner.send_signal(signal.SIGSTOP)
        for _ in range(2):
            text, why, seconds = paster.paste()
            assert (text, why) == (None, "silent") and seconds >= WAIT_S
        owner.send_signal(signal.SIGCONT)
        assert paster.comes(COPIED), "it is there again"
        assert paster.paste("my own")[0] == "my own" or paster.comes("my own"), "this program is the owner"


def holds(screen: Screen, mode: str, text: bytes) -> contextlib.AbstractContextManager[object]:
    return owner_of(screen, "-m", "tests.app.x_owner", mode, text.hex())


@pytest.mark.parametrize("mode", ["whole", "pieces"])
def test_a_text_that_comes_in_pieces_is_whole(screen: Screen, paster: Paster, mode: str) -> None:
    """SDL knows no pieces, and called the clipboard empty."""
    long = "Zoë, Ada and a flight line. " * 500
    with holds(screen, mode, long.encode()):
        assert paster.comes(long)
        text, why, seconds = paster.paste()
        assert (text, why) == (long, "") and seconds < WHOLE_S, "again"


@pytest.mark.parametrize("mode", mostly_slow(["stuck", "late"], 1))
def test_pieces_that_do_not_come_cost_a_moment(screen: Screen, paster: Paster, mode: str) -> None:
    with holds(screen, mode, b"flight " * 20):
        for _ in range(3):
            text, why, seconds = paster.paste()
            assert (text, why) == (None, "silent") and WAIT_S <= seconds < 2 * WHOLE_S
    with holds(screen, "pieces", b"another " * 1000):
        assert paster.comes("another " * 1000), "nothing is left of the one before"


def test_an_owner_that_answers_once_has_been_asked_once(screen: Screen, paster: Paster) -> None:
    """It was asked twice, and what SDL made of the second answer was called nothing."""
    paster.paste()
    with holds(screen, "once", COPIED.encode()):
        assert paster.paste()[0] == COPIED
        assert paster.paste()[:2] == (None, "silent")


def test_what_comes_too_late_is_not_the_answer_to_the_next_question(screen: Screen, paster: Paster) -> None:
    paster.paste()
    with holds(screen, "tardy", COPIED.encode()):
        for _ in range(3):
            assert paster.paste()[:2] == (None, "silent")


@pytest.mark.parametrize(
    ("mode", "text", "told"),
    [
        ("whole", b"Caf\xe9", (None, "unreadable")),
        ("whole", b"", ("", "")),
        ("refused", b"a picture", ("", "")),
    ],
    ids=["no UTF-8", "empty", "no text"],
)
def test_what_is_no_text_is_told_from_nothing(
    screen: Screen, paster: Paster, mode: str, text: bytes, told: tuple[str | None, str]
) -> None:
    with holds(screen, mode, text):
        assert told in (paster.paste()[:2] for _ in range(TRIES))


def test_a_text_without_end_is_not_read_to_it(screen: Screen, paster: Paster) -> None:
    script = f"from tests.app.x_owner import Owner; o = Owner('whole', b'x' * {LARGEST + 8}); "
    with owner_of(screen, "-c", f"{script}print('held', flush=True); o.serve()"):
        assert (None, "long") in (paster.paste()[:2] for _ in range(TRIES))
    with holds(screen, "whole", b"short"):
        assert paster.comes("short")
