"""The program that holds the clipboard is stopped: nobody waits, nothing untrue is said, nothing is lost."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.widgets import clipboard
from game.app.widgets.clipboard_owner import WAIT_S
from tests.app.stage import Hands
from tests.app.test_window_manager import surroundings_of
from tests.packaged.screen import Screen

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
from game.app.widgets.clipboard import copy, paste
for line in sys.stdin:
    if line.strip():
        copy(line.strip())
    start = time.monotonic()
    print(json.dumps([paste(), time.monotonic() - start]), flush=True)
"""
Show = Callable[[Scene], Hands]


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What is told of the clipboard's owner, the latest last."""
    told = [False]
    monkeypatch.setattr(clipboard, "owner_answers", lambda: told[-1])
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Zoe")
    return told


def test_a_clipboard_that_does_not_answer_is_not_called_empty(
    app: App, show: Show, silent: list[bool]
) -> None:
    hands = show(TitleScene())
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert app.texts("paste-silent") in " ".join(hands.words().split())
    assert app.texts("flight-paste-nothing") not in " ".join(hands.words().split())
    silent.append(True)
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert app.texts("flight-paste-nothing") in " ".join(hands.words().split())


def test_a_field_keeps_what_it_holds_and_says_so(app: App, show: Show, silent: list[bool]) -> None:
    hands = show(SetupScene())
    hands.click("name-0")
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("Ada")
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert hands.widget("name-0").text == "Ada"  # type: ignore[attr-defined]
    assert app.texts("paste-silent") in " ".join(hands.words().split())
    silent.append(True)
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    assert hands.widget("name-0").text == "AdaZoe"  # type: ignore[attr-defined]


def test_a_text_that_is_offered_and_does_not_come_is_not_called_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "")
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: True)
    assert clipboard.paste() is None
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: False)
    assert clipboard.paste() == ""


@pytest.fixture
def programs() -> Iterator[tuple[subprocess.Popen[str], subprocess.Popen[str]]]:
    """A program that has copied something, and one that pastes, on a screen of their own."""
    if shutil.which("Xvfb") is None:
        pytest.skip("Xvfb is not installed")
    with Screen() as screen:
        begun = [
            subprocess.Popen(
                [sys.executable, "-c", words],
                cwd=ROOT,
                env=surroundings_of(screen),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            for words in (OWNER, PLAYER)
        ]
        owner, player = begun
        assert owner.stdout is not None
        while "copied" not in owner.stdout.readline():
            pass
        yield owner, player
        for one in begun:
            one.kill()
            one.communicate()


def test_a_stopped_owner_costs_a_moment_and_keeps_the_clipboard(
    programs: tuple[subprocess.Popen[str], subprocess.Popen[str]],
) -> None:
    """SDL waited a second, called the clipboard empty, and emptied it for good."""
    owner, player = programs

    def pasted(first: str = "") -> tuple[str | None, float]:
        assert player.stdin is not None and player.stdout is not None
        player.stdin.write(f"{first}\n")
        player.stdin.flush()
        while not (line := player.stdout.readline()).startswith("["):
            assert line, "it has ended"
        text, seconds = json.loads(line)
        return text, seconds

    def comes(text: str) -> bool:
        """Tell whether a text can be pasted; on a busy computer not at once."""
        return any(pasted()[0] == text for _ in range(TRIES))

    assert comes(COPIED)
    owner.send_signal(signal.SIGSTOP)
    for _ in range(2):
        text, seconds = pasted()
        assert text is None and seconds >= WAIT_S
    owner.send_signal(signal.SIGCONT)
    assert comes(COPIED), "it is there again"
    assert pasted("my own")[0] == "my own" or comes("my own"), "this program is the owner"
