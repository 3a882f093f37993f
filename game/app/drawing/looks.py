"""Say how things of the content look: by their ids, from `looks.yaml`, and of its own where nothing is said.

`kit.looks` is the one way to a colour, an icon or a picture by the id of a room, a resource, an action, a
difficulty or an expansion. What has no line gets colours far from those of the others, chosen by its id, and
an icon with the first letters of its name: nothing has to be known of it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.drawing.colours.colour_vision import KINDS
from game.app.drawing.colours.own_colours import Rgb, free_colours, ground_of, stand_in_for
from game.app.drawing.colours.theme import Colour, colour
from game.app.drawing.images.brought_pictures import BroughtPictures
from game.patience import patiently
from game.program_files import data_folder

if TYPE_CHECKING:
    from game.app.drawing.looks_file import Lines, LookLine
    from game.rules.content import Content
    from game.texts import Texts

GROUNDS = {"rooms": "plate", "resources": "base"}
SLOTS = 12
"""Number of colours and shapes for things that have none of their own; after that they come again."""
AWAY: dict[str, tuple[Colour, ...]] = {"rooms": (colour.LEGAL,), "resources": ()}
"""Signals that a frame of a family must not look like."""


@dataclass(frozen=True)
class Emblem:
    """An icon that nobody has drawn: letters in a frame.

    Args:
        family: `rooms`, `resources`, `actions`, ...: resources are solid and coloured, the rest white lines.
        letters: one or two.
        shape: which of the family's shapes, any number.
        frame: the colour of a resource.
        ground: the dark colour that goes with it.
    """

    family: str
    letters: str
    shape: int
    frame: Colour = colour.TEXT
    ground: Colour = colour.INK


Icon = str | Emblem
"""The name of a file in `assets/icons` without its ending, or what is drawn in its place."""


@dataclass(frozen=True)
class CardArt:
    """The face of a resource card that nobody has drawn.

    Args:
        emblem: the resource's.
        face: `named` (its lower part is left for the name), `plain`, `small` or `bare` (no piece on it).
    """

    emblem: Emblem
    face: str


@dataclass(frozen=True)
class SignedArt:
    """The picture of a file with an icon on it, where others have their sign drawn.

    Args:
        path: of the picture without a sign.
        sign: what is put on it.
    """

    path: str
    sign: Icon


Drawing = str | CardArt | SignedArt
"""A vector picture for a card: the path of a file in the assets, or what is drawn in its place."""
FACES = {"named": "", "plain": "-plain", "small": "-small", "bare": "-bare"}
"""The faces of a resource card, and what the names of their files end in."""


@dataclass(frozen=True)
class RoomArt:
    """The picture of a room that nobody has painted, or what is laid over it.

    Args:
        frame, plate: the room's colours.
        shape: which of several rooms it is, any number.
        state: `lit`, `dark`, `lost`; laid over it `diverted`, `blazing`.
    """

    frame: Colour
    plate: Colour
    shape: int
    state: str = "lit"


@dataclass(frozen=True)
class Shine:
    """A painted light of one colour, which a palette may have another for.

    Args:
        path: of the file in the assets.
        tone: the colour that it was painted in.
        light: file of how much of the light each pixel has, where the picture has more than this light.
    """

    path: str
    tone: Colour
    light: str = ""


Picture = str | RoomArt | Shine
"""A picture: the path of a file in the assets, a light, or what is painted in its place."""


@dataclass(frozen=True)
class RoomLook:
    """Frame (lines, icon) and name plate (white text on it) of a room, and its icon: white lines to tint."""

    frame: Colour
    plate: Colour
    icon: Icon


NO_ROOM = RoomLook((185, 191, 208), (58, 65, 86), "ui-target")
"""The look of things that belong to no room in particular."""


@dataclass(frozen=True)
class ResourceLook:
    """Frame and base (socket, card) of a resource, and its icon in its own colours."""

    frame: Colour
    base: Colour
    icon: Icon


class LookBook:
    """Read what is said of looks in data folders, and what is chosen where nothing is said. Pure.

    It is read when it is first asked. A colour once chosen for an id stays with it.

    Args:
        folders: data folders.

    Attributes:
        folders: the same.
        own: the folders of the player's own expansions.
    """

    def __init__(self, *folders: Path) -> None:
        self.folders = folders or (data_folder(),)
        self.own: tuple[Path, ...] = ()
        self._own_lines: Lines = {}
        self._brought = BroughtPictures({})
        self._slots: dict[str, dict[str, int]] = {}
        self._stand_ins: dict[tuple[str, str, str], Rgb] = {}

    @cached_property
    def lines(self) -> Lines:
        """Every line of the files. Raises ContentError."""
        # Not at the top: it needs the rules' reader, which takes its time, and the first picture does not.
        from game.app.drawing.looks_file import joined, read_looks

        return joined((read_looks(self.folders), self._own_lines))

    def open(self, own: tuple[Path, ...], lines: Lines, pictures: BroughtPictures) -> None:
        """Take these expansions of the player's own, and no others, from now on.

        Their folders are looked into no more: their disk may not answer.

        Args:
            own: their folders.
            lines: what they say of looks.
            pictures: those of theirs that have been read.
        """
        self.own, self._own_lines, self._brought = own, lines, pictures
        for name in ("lines", "pictures"):
            self.__dict__.pop(name, None)

    def bring(self, pictures: BroughtPictures) -> None:
        """Take more pictures of the same expansions: who draws from now on has them.

        Args:
            pictures: all that have been read.
        """
        self.open(self.own, self._own_lines, pictures)

    @cached_property
    def pictures(self) -> tuple[Path | BroughtPictures, ...]:
        """The pictures that expansions bring, laid out like the program's own: folders, and what was read."""
        wings = (folder / "expansions" for folder in self.folders)
        brought = (self._brought,) if self.own else ()
        return (*(place for wing in wings for place in patiently(partial(_assets_in, wing))), *brought)

    @property
    def chosen(self) -> int:
        """Return how many things there are for which something was chosen: what depends on it is made
        anew."""
        return sum(map(len, self._slots.values()))

    def meet(self, content: Content) -> None:
        """Choose looks for everything in a content, in the order of ids: they do not depend on what is drawn
        first.

        Raises:
            ContentError: a line about something that is not there.
        """
        # Not at the top: see `lines`.
        from game.app.drawing.looks_file import check_ids

        check_ids(self.lines, content)
        for family, ids in (
            ("rooms", (room.id for room in content.rooms)),
            ("resources", (item.id for item in content.resources)),
        ):
            for name in sorted(ids):
                self.tones(family, name)

    def line(self, section: str, name: str) -> LookLine | None:
        """Return what is said of one thing."""
        return self.lines[section].get(name)

    def tones(self, family: str, name: str) -> tuple[Colour, Colour]:
        """Return the colours of a room or a resource: of its frame, and of the ground that goes with it."""
        line = self.line(family, name)
        colours: Mapping[str, Colour] = line.colours if line else {}
        frame = colours.get("frame") or self._free(family)[self.slot(family, name)]
        return frame, colours.get(GROUNDS[family]) or ground_of(frame)

    def slot(self, family: str, name: str) -> int:
        """Return which of the looks for things without one belongs to an id: no two the same while there are
        enough."""
        slots = self._slots.setdefault(family, {})
        if name not in slots:
            taken = set(slots.values()) if len(slots) < SLOTS else set()
            first = zlib.crc32(name.encode()) % SLOTS
            slots[name] = next(n % SLOTS for n in range(first, first + SLOTS) if n % SLOTS not in taken)
        return slots[name]

    def _free(self, family: str) -> tuple[Rgb, ...]:
        known = [line.colours["frame"] for line in self.lines[family].values() if "frame" in line.colours]
        return free_colours(tuple(_rgb(paint) for paint in (*known, *AWAY[family])), SLOTS)

    def frames(self, family: str) -> dict[str, Colour]:
        """Return the frame of everything in a family that has a line or has been asked for."""
        return {name: self.tones(family, name)[0] for name in self.known(family)}

    def known(self, family: str) -> tuple[str, ...]:
        """Return the ids of everything in a family that has a line or has been asked for, in that order."""
        return tuple(dict.fromkeys((*self.lines[family], *self._slots.get(family, ()))))

    def stand_ins(self, family: str, kind: str) -> dict[Colour, Colour]:
        """Return what stands in for the frames of a family, for eyes of a kind (`colour_vision.KINDS`)."""
        found: dict[str, Colour] = {}
        frames = self.frames(family)
        for name in frames:
            line = self.line(family, name)
            if line is not None and kind in line.colours:
                found[name] = line.colours[kind]
        for name, frame in frames.items():
            if name not in found:
                key = family, name, kind
                if key not in self._stand_ins:
                    others = [_rgb(paint) for paint in found.values()]
                    away = [_rgb(paint) for paint in AWAY[family]]
                    self._stand_ins[key] = stand_in_for(_rgb(frame), others, kind, away)
                found[name] = self._stand_ins[key]
        return {frame: found[name] for name, frame in frames.items()}

    def ordered(self, family: str, ids: Iterable[str]) -> list[str]:
        """Return ids in the order of the lines about them, those without one after them."""
        places = {name: place for place, name in enumerate(self.lines[family])}
        return sorted(ids, key=lambda name: (places.get(name, len(places)), name))


class Looks:
    """The looks as a window of one language and size shows them.

    Args:
        book: what is said of them.
        texts: names, for the letters of icons that nobody has drawn.
        has: tells whether a file of the assets is there.
        plain: whether pictures are dim and still (high contrast).
    """

    def __init__(self, book: LookBook, texts: Texts, has: Callable[[str], bool], plain: bool) -> None:
        self.book = book
        self._texts = texts
        self._has = has
        self._plain = plain
        self._rooms: dict[str, RoomLook] = {}
        self._resources: dict[str, ResourceLook] = {}

    def room(self, room: str) -> RoomLook:
        """Return the look of a room by its id, `NO_ROOM` for none."""
        if not room:
            return NO_ROOM
        found = self._rooms.get(room)
        if found is None:
            frame, plate = self.book.tones("rooms", room)
            icon = self._icon("rooms", room, f"room-{room}", frame, plate)
            found = self._rooms[room] = RoomLook(frame, plate, icon)
        return found

    def resource(self, kind: str) -> ResourceLook:
        """Return the look of a resource by its id."""
        found = self._resources.get(kind)
        if found is None:
            frame, base = self.book.tones("resources", kind)
            icon = self._icon("resources", kind, f"res-{kind}", frame, base, f"resource-{kind}")
            found = self._resources[kind] = ResourceLook(frame, base, icon)
        return found

    def room_picture(self, room: str, variant: str) -> Picture:
        """Return the picture of a room: of the side in play, or of the only one there is."""
        path = self._room_file(room, variant)
        return path if path is not None else self._room_art(room, variant, "lit")

    def room_state(self, room: str, variant: str, state: str) -> Picture | None:
        """Return a room's picture in a state (`dark`: its lamps are out, `lost`: its hull is torn open); None
        if its picture has none.

        Under high contrast there is none: all pictures are dim then.
        """
        if self._plain:
            return None
        own = self._room_file(room, variant)
        if own is None:
            return self._room_art(room, variant, state)
        stem = f"{own.removesuffix('.jpg')}_{state}"
        path, light = f"{stem}.jpg", f"{stem}-light.jpg"
        if not self._has(path):
            return None
        return Shine(path, self.room(room).frame, light) if self._has(light) else path

    def overlay(self, room: str, variant: str, name: str) -> Picture | None:
        """Return what is laid over a room's picture on a card; None if there is none made for this picture.

        Under high contrast there is none: the light of a painted fire would be a hatch all over the room.

        Args:
            room: the room.
            variant: its side in play.
            name: `1`, `2`, `3` for missing cubes, `diverted`; `blazing` for the room in the centre.
        """
        if self._plain:
            return None
        own = self._room_file(room, variant)
        if own is None:
            return None if name.isdigit() else self._room_art(room, variant, name)
        stem = own.removeprefix("rooms/").removesuffix(".jpg")
        path = f"overlays/{stem}_{name}.webp"
        if not self._has(path):
            return None
        return path if name.isdigit() else Shine(path, self.room(room).frame)

    def _room_file(self, room: str, variant: str) -> str | None:
        paths = (f"rooms/{room}-{variant}.jpg", f"rooms/{room}.jpg")
        return next((path for path in paths if self._has(path)), None)

    def _room_art(self, room: str, variant: str, state: str) -> RoomArt:
        look = self.room(room)
        shape = self.book.slot("rooms", room) + (variant != "v1")
        return RoomArt(look.frame, look.plate, shape, state)

    def card(self, kind: str, face: str) -> Drawing:
        """Return what is on a resource card; `face` is one of `FACES`."""
        path = f"cards/{kind}{FACES[face]}.svg"
        if self._has(path):
            return path
        frame, base = self.book.tones("resources", kind)
        return CardArt(self._emblem("resources", kind, f"resource-{kind}", frame, base), face)

    def ordered(self, kinds: Iterable[str]) -> list[str]:
        """Return resources in the order in which they are shown."""
        return self.book.ordered("resources", kinds)

    def damage(self, kind: int) -> Icon:
        """Return the icon of a type of Damage cards."""
        name = f"damage-{kind}"
        return name if self._has(f"icons/{name}.svg") else Emblem("damage", str(kind), 0)

    def damage_face(self, kind: int) -> Drawing:
        """Return what is behind the rooms on a Damage card of a type: of more rooms it looks no other."""
        return self._first_face(kind)

    def damage_back(self, kind: int) -> Drawing:
        """Return what is on the back of a Damage card of a type."""
        path = f"cards/damage-back-{kind}.svg"
        if self._has(path):
            return path
        return SignedArt(self._first_face(kind), self.damage(kind))

    def _first_face(self, kind: int) -> str:
        """The first that is there; where files of the program are gone, one of which something stands in."""
        paths = [f"cards/damage-face-{n}.svg" for n in range(kind, 0, -1)] + ["cards/hull-breach.svg"]
        return next((path for path in paths if self._has(path)), paths[0])

    def icon(self, name: str) -> Icon:
        """Return an icon by the name that its file would have: `damage-4`, `act-rest`, `room-chapel`."""
        if self._has(f"icons/{name}.svg"):
            return name
        family, _, rest = name.partition("-")
        if family == "room":
            return self.room(rest).icon
        if family == "res":
            return self.resource(rest).icon
        if family == "damage" and rest.isdigit():
            return self.damage(int(rest))
        return self._emblem("actions", rest, f"action-{rest}", colour.TEXT, colour.INK)

    def action(self, action: str) -> Icon:
        """Return the icon of an action; of one without a drawing, the first letters of its name."""
        line = self.book.line("actions", action)
        return self.icon(line.words.get("icon", f"act-{action}") if line else f"act-{action}")

    def resources(self) -> tuple[str, ...]:
        """Return the ids of all resources that there may be, in the order in which they are shown."""
        return self.book.known("resources")

    def expansion(self, id: str) -> tuple[Icon, ...]:
        """Return the signs of what an expansion brings into play; none where none are said."""
        line = self.book.line("expansions", id)
        return tuple(map(self.icon, line.icons)) if line else ()

    def expansion_picture(self, id: str) -> str | None:
        """Return the path of the picture of an expansion; None where none is said, or it is not there."""
        line = self.book.line("expansions", id)
        path = line.words.get("picture") if line else None
        return path if path is not None and self._has(path) else None

    def expansion_emblem(self, id: str) -> Emblem:
        """Return the first letters of an expansion's name in a frame."""
        return self._emblem("actions", id, f"expansion-{id}", colour.TEXT, colour.INK)

    def _icon(self, family: str, name: str, file: str, frame: Colour, ground: Colour, text: str = "") -> Icon:
        """Return the icon of a thing: as its line says, by its file's name, or its letters."""
        line = self.book.line(family, name)
        wanted = line.words.get("icon", file) if line else file
        if self._has(f"icons/{wanted}.svg"):
            return wanted
        return self._emblem(family, name, text or file, frame, ground)

    def _emblem(self, family: str, name: str, text: str, frame: Colour, ground: Colour) -> Emblem:
        letters = initials(self._texts(text) if self._texts.has(text) else name.replace("-", " "))
        return Emblem(family, letters, self.book.slot(family, name), frame, ground)


def _assets_in(wing: Path) -> list[Path]:
    """Return the folders with the pictures of a folder's expansions, in the order of these."""
    if not wing.is_dir():
        return []
    return [place / "assets" for place in sorted(wing.iterdir()) if (place / "assets").is_dir()]


def initials(name: str) -> str:
    """Return one or two letters that stand for a name: those of its first two words, if they differ, or its
    first two."""
    words = [word for word in name.replace("-", " ").split() if word[0].isalnum()]
    if len(words) > 1 and words[0][0].upper() != words[1][0].upper():
        return (words[0][0] + words[1][0]).upper()
    word = words[0] if words else name.strip() or "?"
    return word[0].upper() + word[1:2].lower()


def _rgb(paint: Colour) -> Rgb:
    return paint[0], paint[1], paint[2]


__all__ = ["KINDS", "Emblem", "Icon", "LookBook", "Looks", "ResourceLook", "RoomLook", "initials"]
