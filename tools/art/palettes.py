"""Searches colours for eyes that lack a receptor: `python tools/art/palettes.py [KIND [FAMILY]]`.

From the root; prints the tables of `game/app/drawing/colours/palettes.py` and, for rooms and resources,
what stands with their looks in `data/looks.yaml`. For every kind of sight and every family of
colours that must be told apart it moves the usual colours as little as gives the smallest
distance between any two of them, as that sight sees them, a good size. Every colour keeps a contrast of 4.5
with panels, and no room looks like what is legal.
"""

from __future__ import annotations

import random
import sys
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.app.drawing.colours.colour_vision import KINDS, contrast, distance, from_lab, lab  # noqa: E402
from game.app.drawing.colours.own_colours import ENOUGH, PANEL  # noqa: E402
from game.app.drawing.colours.palettes import families  # noqa: E402
from game.app.drawing.looks import LookBook  # noqa: E402

FAMILIES = families(LookBook())
TURNS = 7000
TRIES = 2
APART = 28.0
AWAY = {"rooms": [FAMILIES["signals"]["legal"]], "signals": [(255, 255, 255)]}
"""Colours to keep away from: rooms from the frame of what is legal, signals from the white of the focus."""

FIXED = {"signals": 1}
"""Number of the first colours that stay as they are: legal is cyan for everybody."""


def smallest(colours: list, kind: str) -> float:
    return min(distance(a, b, kind) for a, b in combinations(colours, 2))


def worth(colours: list, usual: list, kind: str, away: list) -> float:
    near = sorted(distance(a, b, kind) for a, b in combinations(colours, 2))
    # with all receptors they must stay apart, too, and roughly what they were
    whole = min(20.0, smallest(colours, ""))
    moved = sum(distance(a, b) for a, b in zip(colours, usual, strict=True)) / len(usual)
    clear = min((APART, *(distance(a, b, kind) for a in colours for b in away)))
    return min(ENOUGH, near[0]) + 0.15 * min(ENOUGH, near[1 % len(near)]) + 0.3 * whole + clear - 0.06 * moved


def search(usual: list, kind: str, away: list, first: int, rng: random.Random) -> tuple[float, list]:
    best = now = list(usual)
    best_worth = now_worth = worth(usual, usual, kind, away)
    for turn in range(TURNS):
        heat = 1 - turn / TURNS
        n = rng.randrange(first, len(usual))
        lightness, a, b = lab(now[n])
        reach = 4 + 26 * heat
        lightness = min(96.0, max(48.0, lightness + rng.gauss(0, reach * 0.6)))
        tried = from_lab((lightness, a + rng.gauss(0, reach), b + rng.gauss(0, reach)))
        if contrast(tried, PANEL) < 4.6:
            continue
        other = [*now[:n], tried, *now[n + 1 :]]
        value = worth(other, usual, kind, away)
        if value > now_worth or rng.random() < 0.08 * heat * (2.0 ** (value - now_worth)):
            now, now_worth = other, value
            if value > best_worth:
                best, best_worth = other, value
    return best_worth, best


def text(rgb: tuple) -> str:
    return "#" + "".join(f"{part:02X}" for part in rgb)


def main() -> None:
    kinds = sys.argv[1:2] or KINDS
    for kind in kinds:
        print(f'    "{kind}": {{')
        for name, usual in FAMILIES.items():
            if sys.argv[2:] and name not in sys.argv[2:]:
                continue
            colours = list(usual.values())
            away = AWAY.get(name, [])
            first = FIXED.get(name, 0)
            chances = (random.Random(f"{kind}{name}{n}") for n in range(TRIES))
            found = max(search(colours, kind, away, first, rng) for rng in chances)[1]
            print(f"        # {name}: {smallest(colours, kind):.0f} before, {smallest(found, kind):.0f} now")
            for key, before, after in zip(usual, colours, found, strict=True):
                print(f'        "{text(before)}": "{text(after)}",  # {key}', flush=True)
        print("    },")


if __name__ == "__main__":
    main()
