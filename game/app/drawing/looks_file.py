"""Read what `looks.yaml` says of the content's looks, read and checked. Pure.

The data folder has one, and every expansion may bring one of its own, beside pictures in a folder `assets`.
Mistakes are `ContentError`s with file, line and what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.app.drawing.colours.colour_vision import KINDS
from game.app.drawing.colours.theme import Colour, rgb
from game.rules.content import Content
from game.rules.loader.folders import folders_in, may_have
from game.rules.loader.yaml_nodes import Node, read_yaml

FILE = "looks.yaml"
GROUNDS = {"rooms": "plate", "resources": "base"}
"""The families that have colours, and what each calls the ground that goes with its frame."""
_KEYS = {
    "rooms": ("frame", "plate", *KINDS, "icon"),
    "resources": ("frame", "base", *KINDS, "icon"),
    "actions": ("icon",),
    "expansions": ("icons", "picture"),
}
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")
_PATH = re.compile(r"[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*)*\.(jpg|webp)")


@dataclass(frozen=True)
class LookLine:
    """Hold what is said of one thing.

    Attributes:
        colours: by the names of the keys: `frame`, `plate` or `base`, and the stand-ins `protan`, ...
        words: `icon`, `picture`.
        icons: names in `assets/icons`.
        node: where it stands.
    """

    node: Node
    colours: Mapping[str, Colour] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    icons: tuple[str, ...] = ()


Lines = Mapping[str, Mapping[str, LookLine]]
"""By section and id."""


def read_looks(folders: Sequence[Path], own: Sequence[Path] = ()) -> Lines:
    """Read the looks of data folders and of the expansions in them, and of somebody's own expansions.

    Args:
        folders: each with an optional `looks.yaml`, and expansions in `expansions/<id>/`.
        own: folders of somebody's own expansions.

    Raises:
        ContentError: a mistake in one of the files, or two lines about one thing.
    """
    found: dict[str, dict[str, LookLine]] = {section: {} for section in _KEYS}
    for folder in folders:
        for place in _places(folder):
            if (place / FILE).is_file():
                _add(found, read_yaml(folder, place / FILE))
    for place in own:
        if may_have(place / FILE):
            _add(found, read_yaml(place.parent, place / FILE))
    return found


def joined(lines: Iterable[Lines]) -> Lines:
    """Return the lines of several places as one; of two about one thing the first counts.

    Args:
        lines: each as `read_looks` gives them.
    """
    found: dict[str, dict[str, LookLine]] = {section: {} for section in _KEYS}
    for one in lines:
        for section, listed in one.items():
            for name, line in listed.items():
                found[section].setdefault(name, line)
    return found


def check_own(known: Lines, folder: Path, content: Content) -> Lines:
    """Read and check the looks that an expansion of somebody's own brings.

    Args:
        known: what is said of the game's own content.
        folder: of the expansion.
        content: the content with it.

    Returns:
        What it says.

    Raises:
        ContentError: a mistake in its file, or a line about something that is there already or that is not.
    """
    own = read_looks((), (folder,))
    ids = {**_ids(content), "expansions": {folder.name}}
    for section, lines in own.items():
        for name, line in lines.items():
            if name in known[section]:
                raise line.node.error(f"a second line about {name!r}", f"each of the {section} once", near="")
            if name not in ids[section]:
                there = ", ".join(sorted(ids[section]))
                expected = f"one of the {section}: {there}"
                raise line.node.error(f"the look of {name!r}", expected, ids[section], name)
    return own


class OwnLooks:
    """Check the looks of one expansion of somebody's own after the other, and keep what they say.

    Args:
        known: what is said of the game's own content.
    """

    def __init__(self, known: Lines) -> None:
        self._known = known
        self._own: dict[Path, Lines] = {}

    def __call__(self, folder: Path, content: Content) -> None:
        """Check those of one; see `check_own`.

        Raises:
            ContentError: also for a line about something of which an expansion before it says one.
        """
        self._own[folder] = check_own(joined((self._known, *self._own.values())), folder, content)

    def of(self, folders: Iterable[Path]) -> Lines:
        """Return what expansions say, by their folders."""
        return joined(self._own[folder] for folder in folders)


def _places(folder: Path) -> list[Path]:
    return [folder, *folders_in(folder / "expansions")]


def _add(found: dict[str, dict[str, LookLine]], node: Node) -> None:
    for section, listed in node.record("the looks", (), _KEYS).items():
        for name, line in listed.mapping(f"the looks of {section}").items():
            if name in found[section]:
                raise line.error(f"a second line about {name!r}", f"each of the {section} once", near="")
            found[section][name] = _line(section, name, line)


def _line(section: str, name: str, node: Node) -> LookLine:
    record = node.record(f"the look of {name!r}", (), _KEYS[section])
    colours: dict[str, Colour] = {}
    words: dict[str, str] = {}
    icons: tuple[str, ...] = ()
    for key, value in record.items():
        if key == "icons":
            icons = tuple(_name(item, "the name of an icon") for item in value.items("names of icons"))
        elif key == "icon":
            words[key] = _name(value, "the name of an icon")
        elif key == "picture":
            words[key] = _path(value)
        else:
            colours[key] = _colour(value)
    return LookLine(node, colours, words, icons)


def _colour(node: Node) -> Colour:
    expected = "a colour in quotation marks, such as '#7DF3FF'"
    if node.tag != "str" or not _COLOUR.fullmatch(node.text):
        raise node.error(node.describe(), expected, near="")
    return rgb(node.text)


def _path(node: Node) -> str:
    if node.tag != "str" or not _PATH.fullmatch(node.text):
        raise node.error(node.describe(), "a picture of the assets, such as 'rooms/bridge.jpg'", near="")
    return node.text


def _name(node: Node, what: str) -> str:
    if node.tag not in ("str", "int") or not _NAME.fullmatch(node.text):
        raise node.error(node.describe(), f"{what}: small letters, digits and hyphens", near="")
    return node.text


def check_ids(lines: Lines, content: Content) -> None:
    """Check that every line is about something that the content, or an expansion of it, has.

    Args:
        lines: what was read.
        content: the base content.

    Raises:
        ContentError: the first line about something that is not there.
    """
    known = {section: set(ids) for section, ids in _ids(content).items()}
    known["expansions"] = {expansion.id for expansion in content.expansions}
    unread = [(expansion.id,) for expansion in content.expansions if (expansion.id,) in content.editions]
    for section in known:
        for name, line in lines[section].items():
            while name not in known[section] and unread:
                # An expansion is read for this only where something is still to be found.
                for other, ids in _ids(content.editions[unread.pop(0)]).items():
                    known[other] |= ids
            if name not in known[section]:
                there = ", ".join(sorted(known[section]))
                raise line.node.error(
                    f"the look of {name!r}", f"one of the {section}: {there}", known[section], name
                )


def _ids(content: Content) -> dict[str, set[str]]:
    return {
        "rooms": {room.id for room in content.rooms},
        "resources": {item.id for item in content.resources},
        "actions": set(content.actions),
    }
