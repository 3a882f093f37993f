"""A recorded game played at the real table, mixed as its player hears it, and measured."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pygame

from game.app.audio.sounds import Sounds
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tools.listening.loudness import LoudnessMeter
from tools.listening.masking import Listener

STEP_MS = 40.0
THINKS_MS = 1200.0
AFTER_MS = 26_000.0
"""After the last choice: the picture of the ending, its piece, and the page of facts."""
LONGEST_SHOW_MS = 60_000.0
PEAK_DB = -1.0
"""Highest true peak, in dBFS: EBU R 128."""
LOUDEST_SHORT = 8.0
"""LU by which three seconds may stand above the whole."""
WIDEST = 20.0
"""LU of the loudness range: what a film has that is heard at home (EBU Tech 3342 measures it; a game for one
evening needs no more)."""
USUAL = Preferences()
FULL = {"master": 100, "effects": 100, "music": 100, "ambience": 100}


@dataclass(frozen=True)
class MixReport:
    """Hold what a game sounds like in numbers.

    Attributes:
        seconds: how long it took.
        integrated: loudness of the whole in LUFS.
        loudest: of the loudest three seconds.
        range: loudness range in LU.
        peak: highest true peak in dBFS.
        over: how many tenths of a second have samples beyond full scale.
    """

    seconds: float
    integrated: float
    loudest: float
    range: float
    peak: float
    over: int

    def faults(self) -> list[str]:
        """Return what a mix engineer would send back."""
        found = []
        if self.peak > PEAK_DB or self.over:
            found.append(f"peaks at {self.peak:.1f} dBTP")
        if self.loudest > self.integrated + LOUDEST_SHORT:
            found.append(f"three seconds at {self.loudest:.1f} LUFS")
        if self.range > WIDEST:
            found.append(f"ranges over {self.range:.1f} LU")
        return found


class _Ears:
    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.meter = LoudnessMeter()
        self.over = 0

    def hear(self, ms: float) -> None:
        heard = self.listener.mixer.card.listen(ms)[1]
        self.over += bool(np.max(np.abs(heard), initial=0.0) > 1.0)
        self.meter.feed(heard)


def mix_of(
    game: Mapping[str, Any], sounds: Sounds, volumes: Mapping[str, int], most: int = 10_000
) -> MixReport:
    """Play a game at the table, with hands, and measure what is heard.

    Args:
        game: what was recorded: `settings` and `choices`.
        sounds: of the game.
        volumes: settings of the four volumes; the others are the usual ones.
        most: choices that are played.
    """
    settings = Preferences(animation="normal", ready=False, recap=False, **volumes)  # type: ignore[arg-type]
    listener = Listener(sounds, settings)
    ears = _Ears(listener)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        app = App(Home(home, home / "logs"), (1280, 720), settings, audio=listener.audio)
        pygame.event.clear()
        session = Session.new(game["settings"], app.engine())
        table = TableScene(session)
        app.reset(table)

        def pass_time(ms: float) -> None:
            for _ in range(round(ms / STEP_MS)):
                app.advance(STEP_MS)
                ears.hear(STEP_MS)

        def watch() -> None:
            for _ in range(round(LONGEST_SHOW_MS / STEP_MS)):
                pass_time(STEP_MS)
                if not table.director.busy:
                    return

        watch()
        for choice in game["choices"][:most]:
            while app.stack.top is not table:
                # A dialog would wait for hands: the choice is known.
                app.stack.pop()
            pass_time(THINKS_MS)
            for hand in ("hover", "pick", "press"):
                app.audio.action(hand)
                pass_time(2 * STEP_MS)
            table.propose(choice)
            watch()
        pass_time(AFTER_MS)
        app.end()
    meter = ears.meter
    seconds = listener.mixer.card.seconds
    return MixReport(
        seconds, meter.integrated, float(np.max(meter.short_term)), meter.range, meter.peak, ears.over
    )


def recorded_games(folder: Path) -> dict[str, Mapping[str, Any]]:
    """Read the recorded games of a folder, by name."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}
