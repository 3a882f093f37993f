"""Expansions of somebody's own, from folders beside the game's content."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from game.rules.content import VARIANTS, Side
from game.rules.fingerprints import mark_of
from game.rules.loader.expansion_loader import EXPANSION, Change, Sheets, read_change
from game.rules.loader.folders import again, has, may_have


def expansions_in(folder: Path) -> tuple[Path, ...]:
    """Return the expansions of a folder: itself if it is one, else those of its folders that are.

    A folder that the system refuses may be one, and keeps no other from being found: whoever reads it tells
    why it cannot be read.

    Args:
        folder: the folder.

    Raises:
        OSError: it cannot be looked into.
    """
    inside = again(lambda: sorted(folder.iterdir()))
    if has(folder / EXPANSION):
        return (folder,)
    return tuple(path for path in inside if may_have(path / EXPANSION))


def read_own_change(where: Path, taken: Collection[str], base: Sheets) -> Change:
    """Return an expansion of somebody's own. It never joins a game by itself: whoever plays chooses it.

    Args:
        where: its folder.
        taken: keys of `new` that no expansion can have as its setting.
        base: the base content.

    Raises:
        ContentError: a file is wrong; files are named by the folder's own name.
    """
    change = read_change(where.parent, where, taken)
    record = change.node.mapping("an expansion")
    if change.expansion.always:
        raise record["always"].error("'always: true'", "an expansion that players choose", near="")
    rooms = change.adds.get("rooms", {})
    mark = mark_of((change.node, *(node for _, node in sorted(rooms.items()))))
    return replace(change, expansion=replace(change.expansion, mark=mark, side=_side(change, base)))


def _side(change: Change, base: Sheets) -> Side | None:
    """The room that takes the place of another, if nothing else changes on the ship."""
    swapped = change.replaces.get("rooms", {})
    other = {**change.adds, **change.replaces, **change.removes, **change.before, **change.after}
    if set(other) != {"rooms"} or len(swapped) != 1 or len(change.adds.get("rooms", {})) != 1:
        return None
    (before, after), aboard = next(iter(swapped.items())), base.ship.mapping("the ship")["rooms"]
    there = {node.text for node in aboard.items("the rooms around the centre")}
    if before not in there or after.text not in change.adds["rooms"]:
        return None
    room = change.adds["rooms"][after.text].mapping("a room")
    variants = room["variants"].mapping("the variants")
    return Side(before, after.text, tuple(name for name in VARIANTS if name in variants))
