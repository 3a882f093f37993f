"""Measures what a player hears: `python -m tools.listening [kinds] [pairs] [masking] [mix [GAME...]]`.

`kinds` tells whether every effect is one of its kind, `pairs` which sounds lie nearest to each other,
`masking` how far important cues stand above music and ambience, `mix` what recorded games sound like, with
the usual volumes and with all of them at full. Without a word everything is measured.
"""

from __future__ import annotations

import argparse
import os
import sys

from game.app.audio.sounds import EFFECTS, Sounds
from game.program_files import asset_folder
from tools.listening.confusion import BAR_DB as ALIKE_DB
from tools.listening.confusion import TOLD_APART, TOLD_BAR_DB, pairs, too_near
from tools.listening.kinds import heard
from tools.listening.masking import BANDS, BAR_DB, SIGNS, masking
from tools.listening.whole_mix import FULL, mix_of, recorded_games
from tools.pictures.screen_pictures import DEMO

PARTS = ("kinds", "pairs", "masking", "mix")
NEAREST = 20


def main() -> int:
    """Print the tables.

    Returns:
        1 if anything is beyond its bar, for the shell.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help=f"{', '.join(PARTS)}; names of recorded games")
    words = parser.parse_args().words
    parts = [part for part in PARTS if part in words] or list(PARTS)
    for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ.setdefault(driver, "dummy")
    sounds = Sounds.read(asset_folder() / "sounds")
    wrong = 0
    if "kinds" in parts:
        wrong += _kinds(sounds)
    if "pairs" in parts:
        wrong += _pairs(sounds)
    if "masking" in parts:
        wrong += _masking(sounds)
    if "mix" in parts:
        wrong += _mix(sounds, [word for word in words if word not in PARTS])
    return 1 if wrong else 0


def _kinds(sounds: Sounds) -> int:
    found = heard(sounds, [cue for cue, bus in sounds.bus.items() if bus == EFFECTS])
    print(
        "attack ms, centroid Hz, flatness dB, T60 s, roughness, share below 150 Hz, strokes, kinds, nearest"
    )
    for row in found:
        it = row.character
        name = row.file.split("/")[1].removesuffix(".ogg")
        nearest = ", ".join(f"{kind} {away:.1f}" for kind, away in row.nearest[:2])
        print(
            f"{name:18}{it.attack_ms:>5.0f}{it.centroid:>6.0f}{it.flatness:>6.0f}{it.t60:>6.2f}{it.rough:>5.2f}"
            f"{it.low:>5.2f}{it.strokes:>3}  {'/'.join(row.kinds):16} {nearest} {' '.join(row.outside)}"
            f"{'' if row.right else '!'}"
        )
    print(f"{sum(row.first for row in found)} of {len(found)} have their own kind nearest")
    return sum(not row.right for row in found)


def _pairs(sounds: Sounds) -> int:
    found = pairs(sounds, [cue for cue, bus in sounds.bus.items() if bus == EFFECTS])
    wrong, told = too_near(found), {frozenset(pair) for pair in TOLD_APART}
    print(f"dB between the nearest of {len(found)} pairs (bar: {ALIKE_DB:g})")
    for row in found[:NEAREST]:
        print(f"{row.one:16}{row.other:16}{row.decibel:>6.1f}{'!' if row in wrong else ''}")
    print(f"where mistakes mislead (bar: {TOLD_BAR_DB:g})")
    for row in found:
        if frozenset((row.one, row.other)) in told:
            print(f"{row.one:16}{row.other:16}{row.decibel:>6.1f}{'!' if row in wrong else ''}")
    return len(wrong)


def _masking(sounds: Sounds) -> int:
    print(f"dB above music and ambience in the third best critical band (bar: {BAR_DB:g} in {BANDS})")
    print(f"{'':16}" + "".join(f"{level:>10}" for level in SIGNS))
    found = masking(sounds)
    for cue in dict.fromkeys(row.cue for row in found):
        rows = [row for row in found if row.cue == cue]
        marks = "".join(f"{row.decibel:>9.1f}{' ' if row.heard else '!'}" for row in rows)
        print(f"{cue:16}{marks}")
    return sum(not row.heard for row in found)


def _mix(sounds: Sounds, names: list[str]) -> int:
    games = recorded_games(DEMO)
    wrong = 0
    print(
        f"{'game':12}{'volumes':9}{'seconds':>8}{'LUFS':>7}{'loudest 3 s':>12}{'range':>7}{'true peak':>10}"
    )
    for name in names or list(games):
        for label, volumes in (("usual", {}), ("full", FULL)):
            found = mix_of(games[name], sounds, volumes)
            wrong += len(found.faults())
            print(
                f"{name:12}{label:9}{found.seconds:>8.0f}{found.integrated:>7.1f}{found.loudest:>12.1f}"
                f"{found.range:>7.1f}{found.peak:>10.1f}  {', '.join(found.faults())}",
                flush=True,
            )
    return wrong


if __name__ == "__main__":
    sys.exit(main())
