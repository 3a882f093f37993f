"""The table of roles (`data/roles.yaml`): how parts of a screen look in each of their states."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from game.app.drawing.colours import theme
from game.app.drawing.colours.theme import Colour, Gradient, Paint, blended, fade, mix, rgb
from game.app.views.role_lines import read_lines
from game.patience import read_bytes
from game.program_files import data_folder

FILE = "roles.yaml"
TINT = re.compile(
    r"(?P<name>#[0-9A-Fa-f]{6}|[\w-]+)(?:\+(?P<other>#?[\w-]+):(?P<share>\d+))?(?:\*(?P<opacity>\d+))?$"
)
HEX = re.compile(r"#[0-9A-Fa-f]{6}")
TONES = ("tone", "plate")
"""Colours that a view brings along (`View.tones`), by their place."""


class RolesError(ValueError):
    """Something in the table is no look: says what was expected, in `tools/check_roles.py` where, too."""


@dataclass(frozen=True)
class Look:
    """Hold how a role looks: fill, line, veil, light around it, and the inks of what it holds.

    Args:
        fill: of its ground; None for none.
        line: of its edge.
        width: of that edge, units.
        corners: how much is cut off at each, units.
        round: radius of its corners where they are round: a box without a line, the same in all contrasts.
        veil: over the fill, below what it holds.
        shade: over all of it.
        glow: light around it.
        reach: how far that light goes, units.
        shadow: darkness around it, below that light.
        spread: how far that darkness goes, units.
        sink: by how many units what it holds is drawn lower.
        ring: whether the ring of the focus is around it.
        inks: by role: `ink`, `note`, `sign`, ...
    """

    fill: Paint | None = None
    line: Paint | None = None
    width: float = 1.6
    corners: tuple[float, float, float, float] = (12.0, 4.0, 12.0, 4.0)
    round: float = 0.0
    veil: Paint | None = None
    shade: Paint | None = None
    glow: Colour | None = None
    reach: float = 14.0
    shadow: Colour | None = None
    spread: float = 36.0
    sink: float = 0.0
    ring: int = 0
    inks: tuple[tuple[str, Colour], ...] = ()


PAINTS = ("fill", "line", "veil", "shade", "glow", "shadow")
NAMES = frozenset(field.name for field in fields(Look)) - {"inks"}


@cache
def _table() -> dict[str, Any]:
    try:
        return read_roles(data_folder() / FILE)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise RolesError(f"{FILE} is damaged: {error}") from error


def read_roles(file: Path) -> dict[str, Any]:
    """Read the table: `colours` by name, and `roles`, each a mapping from states to what they change."""
    read = read_lines(read_bytes(file).decode("utf-8"))
    roles = read["roles"]
    for name, role in roles.items():
        if "like" in role:
            base = roles[role.pop("like")]
            roles[name] = {
                state: {**base.get(state, {}), **role.get(state, {})} for state in {**base, **role}
            }
    return read


@cache
def tint(name: str, tones: tuple[Colour, ...] = ()) -> Colour:
    """Return a colour by how it is written; `tones` are those of `tone` and `plate`."""
    if name in TONES and tones:
        return tones[min(TONES.index(name), len(tones) - 1)]
    if HEX.fullmatch(name):
        return rgb(name)
    if name in _table()["colours"]:
        return tint(_table()["colours"][name], tones)
    found = TINT.match(name)
    if found is None:
        raise RolesError(f"{FILE}: {name!r} is no colour")
    if found["name"] == name:
        named: Colour | None = getattr(theme.colour, name.upper().replace("-", "_"), None)
        if named is None:
            raise RolesError(f"{FILE}: {name!r} is no colour")
        return named
    made = tint(found["name"], tones)
    if found["other"]:
        made = mix(made, tint(found["other"], tones), int(found["share"]) / 100)
    return fade(made, int(found["opacity"]) / 100) if found["opacity"] else made


def paint(written: str, tones: tuple[Colour, ...] = ()) -> Paint | None:
    """Return a paint by how it is written: `none`, a colour, `left > right` or `top v bottom`."""
    if written == "none":
        return None
    for sign, vertical in ((" > ", False), (" v ", True)):
        if sign in written:
            start, end = written.split(sign)
            return Gradient(tint(start, tones), tint(end, tones), vertical)
    return tint(written, tones)


@lru_cache(2000)
def look(role: str, states: frozenset[str], tones: tuple[Colour, ...] = (), hover: float = 0.0) -> Look:
    """Return how a role looks.

    Args:
        role: its name in the table.
        states: those that are on; of several the later one in the table wins, property by property.
        tones: for the colours `tone` and `plate`.
        hover: how much light of pointing has come, 0 to 1.
    """
    if 0 < hover < 1:
        return _between(look(role, states, tones), look(role, states, tones, 1.0), hover)
    try:
        return _look(_table()["roles"][role], states | {"idle"} | ({"hover"} if hover else set()), tones)
    except RolesError:
        raise
    except (LookupError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise RolesError(f"{FILE} is damaged: {role}: {error}") from error


def _look(states: dict[str, Any], now: frozenset[str], tones: tuple[Colour, ...]) -> Look:
    """Return how a role looks by what each of its states changes."""
    given: dict[str, Any] = {}
    for state, changes in states.items():
        if all(part in now for part in str(state).split(" & ")):
            given.update(changes)
    inks = {key: tint(value, tones) for key, value in given.items() if key not in NAMES}
    own: dict[str, Any] = {k: paint(v, tones) if k in PAINTS else v for k, v in given.items() if k in NAMES}
    if "corners" in own:
        own["corners"] = tuple(own["corners"])
    return Look(**own, inks=tuple(inks.items()))


def _between(one: Look, two: Look, share: float) -> Look:
    """Return what lies between two looks."""
    blend: dict[str, Any] = {name: blended(getattr(one, name), getattr(two, name), share) for name in PAINTS}
    return replace(two, **blend, width=one.width + (two.width - one.width) * share)
