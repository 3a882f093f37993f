"""Reading the content folder: YAML in, `Content` out, every mistake a `ContentError`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from game.rules.content import (
    NUMBERS,
    ROOM_SIGN,
    SUPPLIES,
    VARIANTS,
    Content,
    DamageCard,
    Expansion,
    Resource,
    Room,
    Variant,
)
from game.rules.effects.binder import check
from game.rules.loader.combining import Combinations, rivals
from game.rules.loader.editions import Edition
from game.rules.loader.expansion_loader import (
    SHIP,
    SHIP_TOO,
    Change,
    Sheets,
    changed,
    check_unlike,
    read_changes,
    read_sheets,
)
from game.rules.loader.own_changes import expansions_in, read_own_change
from game.rules.loader.yaml_nodes import ContentError, Node, nearest_name
from game.rules.settings import KEYS
from game.rules.states.packed_hands import MOST_COPIES

PLAYERS = (2, 3, 4)
"""Numbers of players where `ship.yaml` names none."""
LONGEST_SIGN = 8
"""Characters of a room's sign: some pictures in plain text are made of several."""


def load_content(data_dir: Path, texts: Collection[str] | None = None, own: Sequence[Path] = ()) -> Content:
    """The content that `load_edition` reads, without its rules."""
    return load_edition(data_dir, texts, own).content


def load_edition(data_dir: Path, texts: Collection[str] | None = None, own: Sequence[Path] = ()) -> Edition:
    """Read, check and bind the content in `data_dir`, and each of its expansions on its own.

    What several expansions make together is read when it is first asked for (`Content.editions`).

    Args:
        data_dir: the data folder.
        texts: the known message ids; None leaves texts unchecked.
        own: folders with somebody's own expansions: each is one, or has them as its folders.

    Raises:
        ContentError: with file, line, what was found, what was expected and the nearest right name.
        OSError: a folder of `own` cannot be looked into.
    """
    loading = Loading(data_dir, texts)
    for where in (where for folder in own for where in expansions_in(folder)):
        loading.take(loading.read(where, texts)[0])
    return loading.edition()


class Loading:
    """Reads a content, and somebody's own expansions one after the other.

    Args:
        data_dir: the data folder.
        texts: the known message ids; None leaves texts unchecked.

    Raises:
        ContentError: as `load_edition`.
    """

    def __init__(self, data_dir: Path, texts: Collection[str] | None = None) -> None:
        self._sheets = read_sheets(data_dir)
        base = _Reader(self._sheets)
        self._content = base.content()
        self._program, asked = check(self._content)
        wanted = base.wanted_texts + asked
        self._changes = list(read_changes(data_dir, KEYS))
        for change in self._changes:
            wanted += _judged(self._sheets, change)[1]
        _check_texts(wanted, texts)

    def read(self, where: Path, texts: Collection[str] | None = None) -> tuple[Change, Content]:
        """Read and check an expansion of somebody's own.

        Args:
            where: its folder.
            texts: the known message ids; None leaves texts unchecked.

        Returns:
            The expansion, for `take`, and the content with it alone.

        Raises:
            ContentError: as `load_edition`.
        """
        change = read_own_change(where, KEYS, self._sheets)
        check_unlike(change, self._changes)
        content, wanted = _judged(self._sheets, change)
        _check_texts(wanted, texts)
        return change, content

    def take(self, change: Change) -> None:
        """Add an expansion to those that can be played."""
        self._changes.append(change)

    def edition(self) -> Edition:
        """Return all that can be played."""
        sheets, changes, content = self._sheets, tuple(self._changes), self._content
        apart = rivals(changes)
        expansions = tuple(replace(change.expansion, apart=apart[change.id]) for change in changes)
        own_crews = {n for one in expansions if one.always and one.crew is not None for n in one.players}
        players = tuple(sorted({*content.players, *own_crews}))
        by_id = {change.id: change for change in changes}

        def read(ids: tuple[str, ...]) -> Content:
            reader = _Reader(
                changed(sheets, tuple(by_id[id] for id in ids)),
                tuple(one for one in expansions if one.id in ids),
            )
            return replace(reader.content(), players=players, expansions=expansions)

        content = replace(content, players=players, expansions=expansions)
        return Edition(replace(content, editions=Combinations(content, expansions, read)), self._program)


def _judged(sheets: Sheets, change: Change) -> tuple[Content, list[tuple[str, Node]]]:
    """The content with one expansion, and the texts that it wants."""
    reader = _Reader(changed(sheets, (change,)), (change.expansion,))
    content = reader.content()
    wanted = reader.wanted_texts + check(content)[1] if change.changes else []
    named = change.node.mapping("an expansion")["id"]
    return content, wanted + [(f"expansion-{change.id}{form}", named) for form in ("", "-text", "-full")]


def _check_texts(wanted: Iterable[tuple[str, Node]], texts: Collection[str] | None) -> None:
    if texts is None:
        return
    for name, node in wanted:
        if name not in texts:
            raise ContentError(
                node.file, node.line, f"no text {name!r}", "a message with this id in data/texts",
                nearest_name(name, texts),
            )  # fmt: skip


class _Reader:
    """Makes a content of its sheets."""

    def __init__(self, sheets: Sheets, present: tuple[Expansion, ...] = ()) -> None:
        self.sheets = sheets
        self.present = present
        self.wanted_texts: list[tuple[str, Node]] = []

    def content(self) -> Content:
        sheets = self.sheets
        self.wanted_texts += [(f"action-{name}", node) for name, node in sheets.actions.items()]
        resources = self._resources()
        resource_ids = [item.id for item in resources]
        rooms = self._rooms(resource_ids)
        room_ids = [room.id for room in rooms]
        ship = sheets.ship.record("the ship", SHIP, SHIP_TOO)
        centre = room_ids.index(ship["centre"].name("the room in the centre", room_ids))
        aboard = self._aboard(ship["rooms"], room_ids, centre)
        for index in aboard:
            if not rooms[index].repair:
                node = ship["rooms"]
                raise node.error(
                    f"the room {room_ids[index]!r} without a repair track", "a room with a repair track"
                )
        spaces = sum(len(rooms[index].repair) for index in aboard)
        difficulties = self._difficulties(resources, resource_ids)
        players = self._at_least(ship["players"], "numbers of players", 1) if "players" in ship else ()
        return Content(
            resources=resources,
            rooms=rooms,
            damage=self._damage(room_ids, aboard),
            difficulties=difficulties,
            usual=self._usual(ship.get("difficulty"), difficulties),
            centre=centre,
            ship=aboard,
            supplies=self._supplies(spaces),
            face_up=ship["face-up"].integer("the number of face-up cards", 1, 9),
            players=tuple(node.integer("a number of players", 1, 4) for node in players) or PLAYERS,
            crew=tuple(node.string("a name") for node in self._at_least(ship["crew"], "names", 4)),
            numbers=self._numbers(),
            lists=sheets.lists,
            actions=sheets.actions,
            resume=sheets.heads["resume"].record("resume", ("actions", "collect", "damage", "setup")),
            watch=sheets.heads["watch"].record("watch", ("deck-empty",)),
            present=self.present,
        )

    @staticmethod
    def _at_least(node: Node, what: str, least: int) -> tuple[Node, ...]:
        items = node.items(what)
        if len(items) < least:
            raise node.error(f"{len(items)} {what}", f"at least {least}")
        return items

    def _supplies(self, spaces: int) -> dict[str, int]:
        """Return how many pieces there are; a cube lies on every repair space when a game begins (R-1)."""
        least = {"repair-cubes": (spaces, "repair-cubes, one for each repair space")}
        found = {}
        for name in SUPPLIES:
            low, what = least.get(name, (0, name))
            found[name] = self.sheets.supplies[name].integer(what, low, 99)
        return found

    def _numbers(self) -> dict[str, Node]:
        numbers = self.sheets.numbers
        for name in NUMBERS:
            if name not in numbers:
                near = nearest_name(name, numbers)
                raise ContentError(
                    "numbers.yaml", 1, f"no number {name!r}", f"the numbers {', '.join(NUMBERS)}", near
                )
        return numbers

    def _resources(self) -> tuple[Resource, ...]:
        result = []
        for name, entry in sorted(self.sheets.resources.items()):
            record = entry.record(f"the resource {name!r}", ("copies",), ("wild",))
            copies = record["copies"]
            fixed = None
            if copies.tag != "str":
                fixed = copies.integer("copies", 0, MOST_COPIES)
            else:
                copies.name("copies (a whole number or by-difficulty)", ("by-difficulty",))
            wild = "wild" in record and record["wild"].flag("wild")
            result.append(Resource(name, fixed, wild))
            if len(result) > 32:
                raise entry.error(f"{len(self.sheets.resources)} resources", "at most 32")
        return tuple(result)

    def _difficulties(self, resources: tuple[Resource, ...], ids: list[str]) -> dict[str, dict[int, int]]:
        open_ids = [item.id for item in resources if item.copies is None]
        result = {}
        if not self.sheets.difficulties:
            raise self.sheets.ship.error("no difficulties", "at least one")
        for name, entry in self.sheets.difficulties.items():
            self.wanted_texts.append((f"difficulty-{name}", entry))
            record = entry.record(f"the difficulty {name!r}", open_ids)
            result[name] = {
                ids.index(key): value.integer(f"the number of {key} cards", 0, MOST_COPIES)
                for key, value in record.items()
            }
        return result

    def _usual(self, node: Node | None, difficulties: Collection[str]) -> str:
        """The difficulty that is suggested; where none is, or an expansion takes it away, the first one."""
        if node is None or (self.present and node.text not in difficulties):
            return next(iter(difficulties))
        return node.name("a difficulty", difficulties)

    def _rooms(self, resources: list[str]) -> tuple[Room, ...]:
        rooms = []
        for room_id, node in sorted(self.sheets.rooms.items()):
            record = node.mapping("a room")
            self.wanted_texts.append((f"room-{room_id}", record["id"]))
            tracks = []
            for key in ("repair", "divert"):
                track = record[key].items(f"the {key} track") if key in record else ()
                if key in record and len(track) != 3:
                    raise record[key].error(f"{len(track)} resources", f"three resources in {key!r}")
                tracks.append(tuple(resources.index(item.name("a resource", resources)) for item in track))
            if bool(tracks[0]) != bool(tracks[1]):
                raise node.error("only one of 'repair' and 'divert'", "both or neither")
            variants = self._variants(room_id, record["variants"])
            sign = _sign(record["sign"]) if "sign" in record else ROOM_SIGN
            rooms.append(Room(room_id, tracks[0], tracks[1], variants, sign))
        for name, node in self.sheets.abilities.items():
            room_id, _, variant = name.partition("/")
            if room_id not in self.sheets.rooms or variant not in VARIANTS:
                raise node.error(repr(name), "a room and a variant, as in bridge/v2", near="")
        return tuple(rooms)

    def _variants(self, room_id: str, node: Node) -> dict[str, Variant]:
        node.record("the variants", ("v1",), VARIANTS)
        keys = {key.text: key for key, _ in node.entries}
        result = {}
        for name in VARIANTS:
            entry = self.sheets.abilities.get(f"{room_id}/{name}")
            if entry is not None:
                result[name] = self._variant(f"room-{room_id}", name, entry, keys.get(name, entry))
        if VARIANTS[0] not in result:
            first = VARIANTS[0]
            raise node.error(f"the room {room_id!r} without {first!r}", f"{first!r} in every game")
        return result

    def _variant(self, room_text: str, name: str, entry: Node, key: Node) -> Variant:
        what = f"the variant {name!r}"
        record = entry.record(
            what, (), ("cost", "passive", "why", "when", "steps", "turn-start", "players", "text")
        )
        passive = "passive" in record and record["passive"].flag("passive")
        if passive == ("steps" in record):
            expected = "either 'steps' or 'passive: true'"
            raise entry.error(f"{what} with {'both' if passive else 'neither'}", expected)
        for word in ("when", "cost") if passive else ("why",):
            if word in record:
                kind = "a passive one" if passive else "one that is activated"
                raise record[word].error(f"{word!r} of {kind}", f"none in {what}", near="")
        text = record["text"].string("the texts' id") if "text" in record else f"{room_text}-{name}"
        node = record.get("text", key)
        self.wanted_texts += [(f"{text}-{form}", node) for form in ("short", "full")]
        players = 1
        if "players" in record:
            players = record["players"].integer("the least number of players", 1, 4)
            self.wanted_texts.append((f"{text}-few", node))
        return Variant(
            cost=record["cost"].integer("the cost in actions", 0, 9) if "cost" in record else 1,
            passive=passive,
            players=players,
            text=text,
            why=record.get("why"),
            when=record.get("when"),
            steps=record.get("steps"),
            turn_start=record.get("turn-start"),
        )

    def _named(self, node: Node, what: str, names: list[str]) -> str:
        """A room's id, or that of the room that has taken its place."""
        instead = self.sheets.instead
        if node.text in instead:
            return instead[node.text]
        return node.name(what, names)

    def _aboard(self, node: Node, room_ids: list[str], centre: int) -> tuple[int, ...]:
        items = node.items("the rooms around the centre")
        if len(items) != 8:
            raise node.error(f"{len(items)} rooms", "eight rooms around the centre")
        found: list[int] = []
        for item in items:
            index = room_ids.index(self._named(item, "a room", room_ids))
            if index in found or index == centre:
                raise item.error(f"the room {item.text!r} twice", "each room once")
            found.append(index)
        return tuple(sorted(found))

    def _damage(self, room_ids: list[str], aboard: tuple[int, ...]) -> tuple[DamageCard, ...]:
        names = [room_ids[index] for index in aboard]
        result = []
        for kind, entry in self.sheets.damage:
            number = kind.integer("a type of Damage card", 1, 8)
            record = entry.record(f"type {kind.text}", ("count", "cards"), ("swapped-in",))
            swapped = "swapped-in" in record and record["swapped-in"].flag("swapped-in")
            cards = record["cards"].items("the cards")
            count = record["count"].integer("the number of cards", 0, 99)
            if len(cards) != count:
                raise record["count"].error(f"{count}", f"the number of cards below, {len(cards)}")
            for card in cards:
                if card.is_mapping:
                    any_rooms = card.record("an open Damage card", ("any",))["any"]
                    if any_rooms.integer("the number of rooms", 1, 8) != number:
                        raise any_rooms.error(any_rooms.text, f"{number} on a card of type {number}")
                    result.append(DamageCard(number, (), number, swapped))
                    continue
                rooms = card.items("a Damage card")
                if len(rooms) != number:
                    raise card.error(f"{len(rooms)} rooms", f"{number} on a card of type {number}")
                found: list[int] = []
                for room in rooms:
                    index = room_ids.index(self._named(room, "a room of the ship", names))
                    if index in found:
                        raise room.error(f"the room {room.text!r} twice", "each room of a card once")
                    found.append(index)
                result.append(DamageCard(number, tuple(found), 0, swapped))
        return tuple(sorted(result, key=lambda card: card.type))


def _sign(node: Node) -> str:
    """Return the sign of a room: a picture in plain text, no letters and no spaces."""
    sign = node.string("the room's sign")
    sound = sign.isprintable() and not any(one.isalnum() or one.isspace() for one in sign)
    if not sound or not 0 < len(sign) <= LONGEST_SIGN:
        raise node.error(f"the sign {sign!r}", "one character that is a picture, such as a square", near="")
    return sign
