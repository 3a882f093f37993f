"""Makes the sounds of the game: python tools/sound/build.py [--check] [name...]

A name is a cue (`card-pick`) or a folder (`effects`, `music`, `ambience`). Without names everything is made.
`assets/sounds/table.json` holds what was measured of every finished file; `--check` measures the files that
are there and tells what differs from it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import ogg
import soundfile
from ambience import ALARMS, AMBIENCE
from danger import DANGER
from interface import INTERFACE
from last_pieces import LAST_PIECES
from measure import finish, measures
from pieces import PIECES
from recipe import Recipe
from score import ENDINGS, MUSIC

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
TABLE = FOLDER / "table.json"
SEAM, EDGE, TURNS = 0.6, 900, 9
"""Largest step at a loop's seam, number of samples of each end that are bent for it, and number of
beginnings that are tried."""
KINDS: dict[str, dict[str, Recipe]] = {
    "effects": {**PIECES, **INTERFACE, **DANGER, **ALARMS, **ENDINGS},
    "music": {**MUSIC, **LAST_PIECES},
    "ambience": AMBIENCE,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--check", action="store_true")
    wanted = parser.parse_args()
    table: dict[str, Any] = json.loads(TABLE.read_text()) if TABLE.exists() else {}
    if wanted.check:
        sys.exit(_check(table))
    for kind, recipes in KINDS.items():
        for name, recipe in recipes.items():
            if wanted.names and name not in wanted.names and kind not in wanted.names:
                continue
            for n in range(recipe.count):
                path = FOLDER / kind / file_name(name, recipe, n)
                table[f"{kind}/{path.name}"] = made = _make(path, kind, name, recipe, n)
                print(path.name, made["seconds"], made["lufs"], made["peak"], made["bytes"], flush=True)
    files = {
        f"{kind}/{file_name(name, recipe, n)}"
        for kind, recipes in KINDS.items()
        for name, recipe in recipes.items()
        for n in range(recipe.count)
    }
    table = {name: entry for name, entry in sorted(table.items()) if name in files}
    for path in FOLDER.glob("*/*.ogg"):
        if f"{path.parent.name}/{path.name}" not in table:
            path.unlink()
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(entry)}" for name, entry in table.items())
    TABLE.write_text("{\n" + rows + "\n}\n")


def file_name(name: str, recipe: Recipe, n: int) -> str:
    return f"{name}-{n + 1}.ogg" if recipe.count > 1 else f"{name}.ogg"


def _make(path: Path, kind: str, name: str, recipe: Recipe, n: int) -> dict[str, Any]:
    chance = np.random.default_rng(zlib.crc32(f"{name}/{n}".encode()))
    sound = finish(recipe.make(chance, n), recipe.lufs, recipe.loop)
    ceiling = -1.6
    heard = ogg.write(path, sound, recipe.quality)
    while measures(heard, recipe.loop).peak > -1.0:
        # The encoder adds a little: hold the peaks lower and write again.
        ceiling -= 0.5
        heard = ogg.write(path, finish(sound, recipe.lufs, recipe.loop, ceiling), recipe.quality)
    if recipe.loop:
        heard = _without_seam(path, sound, recipe.quality, turns=1 if kind == "music" else TURNS)
    return _entry(path, kind, name, recipe, heard)


def _without_seam(path: Path, sound: np.ndarray, quality: float, turns: int) -> np.ndarray:
    """The encoder strays most at both ends: begin a loop elsewhere, and bend its ends, until they meet.

    Args:
        turns: places to try; 1 where the beginning may not move.
    """
    best: tuple[float, np.ndarray] | None = None
    edge = np.linspace(1, 0, EDGE)[:, None] ** 2
    for turn in range(turns):
        wanted = np.roll(sound, turn * len(sound) // turns, axis=0)
        written = wanted.copy()
        for _ in range(3):
            heard = ogg.write(path, written, quality)
            seam = measures(heard, True).seam
            if best is None or seam < best[0]:
                best = seam, written.copy()
            if seam <= SEAM:
                return heard
            written[:EDGE] += edge * (wanted[:EDGE] - heard[:EDGE])
            written[-EDGE:] += edge[::-1] * (wanted[-EDGE:] - heard[-EDGE:])
    assert best is not None
    return ogg.write(path, best[1], quality)


def _entry(path: Path, kind: str, name: str, recipe: Recipe, heard: np.ndarray) -> dict[str, Any]:
    return {
        "cue": name,
        "kind": kind,
        "loop": recipe.loop,
        "wanted": recipe.lufs,
        **asdict(measures(heard, recipe.loop)),
        "bytes": path.stat().st_size,
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest()[:16],
    }


def _check(table: dict[str, Any]) -> str | None:
    wrong = []
    for kind, recipes in KINDS.items():
        for name, recipe in recipes.items():
            for n in range(recipe.count):
                path = FOLDER / kind / file_name(name, recipe, n)
                heard = soundfile.read(path, always_2d=True)[0]
                if table.get(f"{kind}/{path.name}") != _entry(path, kind, name, recipe, heard):
                    wrong.append(path.name)
    return f"differ from the table: {', '.join(wrong)}" if wrong else None


if __name__ == "__main__":
    main()
