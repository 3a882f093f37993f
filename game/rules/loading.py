"""Reading the content folder: YAML in, `Content` out, every mistake a `ContentError`."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from game.rules.content import SUPPLIES, VARIANTS, Content, DamageCard, Resource, Room, Variant
from game.rules.effects.program import check
from game.rules.hands import MOST_COPIES
from game.rules.source import ContentError, Node, nearest_name, read_yaml


def load_content(data_dir: Path, texts: Collection[str] | None = None) -> Content:
    """Read and check the content in `data_dir`.

    `texts` are the known message ids; None leaves texts unchecked.

    Raises:
        ContentError: with file, line, what was found, what was expected and the nearest right name.
    """
    reader = _Reader(data_dir)
    content = reader.content()
    check(content)
    if texts is not None:
        for name, node in reader.wanted_texts:
            if name not in texts:
                raise ContentError(
                    node.file, node.line, f"no text {name!r}", "a text with this id in data/texts",
                    nearest_name(name, texts),
                )  # fmt: skip
    return content


class _Reader:
    """Reads one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wanted_texts: list[tuple[str, Node]] = []

    def _file(self, name: str) -> Node:
        return read_yaml(self.folder, self.folder / name)

    def content(self) -> Content:
        cards = self._file("cards.yaml").record("the cards", ("resources", "damage"))
        resources = self._resources(cards["resources"])
        resource_ids = [item.id for item in resources]
        rooms = self._rooms(resource_ids)
        room_ids = [room.id for room in rooms]
        ship = self._file("ship.yaml").record("the ship", ("centre", "rooms", "supplies", "face-up", "crew"))
        centre = room_ids.index(ship["centre"].name("the room in the centre", room_ids))
        aboard = self._aboard(ship["rooms"], room_ids, centre)
        for index in aboard:
            if not rooms[index].repair:
                node = ship["rooms"]
                raise node.error(f"the room {room_ids[index]!r} without a repair track", "rooms with one")
        supplies = ship["supplies"].record("the supplies", SUPPLIES)
        lists: dict[str, Node] = {}
        files = {
            "setup.yaml": ("lists",),
            "turn.yaml": ("resume", "lists"),
            "endings.yaml": ("watch", "lists"),
        }
        heads: dict[str, Node] = {}
        for file, keys in files.items():
            record = self._file(file).record(file, keys)
            heads.update(record)
            self._lists(record["lists"], lists)
        return Content(
            resources=resources,
            rooms=rooms,
            damage=self._damage(cards["damage"], room_ids, centre, aboard),
            difficulties=self._difficulties(resources, resource_ids),
            centre=centre,
            ship=aboard,
            supplies={name: supplies[name].integer(name, 0, 99) for name in SUPPLIES},
            face_up=ship["face-up"].integer("the number of face-up cards", 1, 9),
            crew=tuple(node.string("a name") for node in self._at_least(ship["crew"], "names", 4)),
            lists=lists,
            actions=self._file("actions.yaml")
            .record("the file", ("actions",))["actions"]
            .mapping("the actions"),
            resume=heads["resume"].record("resume", ("actions", "collect", "damage")),
            watch=heads["watch"].record("watch", ("deck-empty",)),
        )

    @staticmethod
    def _at_least(node: Node, what: str, least: int) -> tuple[Node, ...]:
        items = node.items(what)
        if len(items) < least:
            raise node.error(f"{len(items)} {what}", f"at least {least}")
        return items

    @staticmethod
    def _lists(node: Node, lists: dict[str, Node]) -> None:
        for name, steps in node.mapping("lists of steps").items():
            if name in lists:
                raise steps.error(f"a second list of steps {name!r}", "each list of steps once")
            lists[name] = steps

    def _resources(self, node: Node) -> tuple[Resource, ...]:
        result = []
        for name, entry in sorted(node.mapping("the resources").items()):
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
            raise node.error(f"{len(result)} resources", "at most 32")
        return tuple(result)

    def _difficulties(self, resources: tuple[Resource, ...], ids: list[str]) -> dict[str, dict[int, int]]:
        open_ids = [item.id for item in resources if item.copies is None]
        result = {}
        for name, entry in self._file("difficulties.yaml").mapping("the difficulties").items():
            record = entry.record(f"the difficulty {name!r}", open_ids)
            result[name] = {
                ids.index(key): value.integer(f"the number of {key} cards", 0, MOST_COPIES)
                for key, value in record.items()
            }
        return result

    def _rooms(self, resources: list[str]) -> tuple[Room, ...]:
        rooms: dict[str, Room] = {}
        folder = self.folder / "rooms"
        files = sorted(folder.glob("*.yaml")) if folder.is_dir() else []
        if not files:
            raise ContentError("rooms", 1, "no room files", "a folder with one YAML file per room")
        for file in files:
            node = read_yaml(self.folder, file)
            record = node.record("a room", ("id", "variants"), ("repair", "divert"))
            room_id = record["id"].string("the room's id")
            if room_id in rooms:
                raise record["id"].error(f"a second room {room_id!r}", "each room id once")
            if room_id != file.stem:
                raise record["id"].error(
                    f"the id {room_id!r}", f"the name of the file, {file.stem!r}", (file.stem,)
                )
            self.wanted_texts.append((f"room-{room_id}", record["id"]))
            tracks = []
            for key in ("repair", "divert"):
                track = record[key].items(f"the {key} track") if key in record else ()
                if key in record and len(track) != 3:
                    raise record[key].error(f"{len(track)} resources", f"three resources in {key!r}")
                tracks.append(tuple(resources.index(item.name("a resource", resources)) for item in track))
            if bool(tracks[0]) != bool(tracks[1]):
                raise node.error("only one of repair and divert", "both or neither")
            rooms[room_id] = Room(room_id, tracks[0], tracks[1], self._variants(room_id, record["variants"]))
        return tuple(rooms[room_id] for room_id in sorted(rooms))

    def _variants(self, room_id: str, node: Node) -> dict[str, Variant]:
        result = {}
        for name, entry in node.record("the variants", ("v1",), VARIANTS).items():
            what = f"the variant {name!r}"
            record = entry.record(what, (), ("cost", "passive", "when", "steps", "turn-start", "players"))
            passive = "passive" in record and record["passive"].flag("passive")
            if passive == ("steps" in record):
                expected = "steps or passive: true, one of them"
                raise entry.error(f"{what} with {'both' if passive else 'neither'}", expected)
            result[name] = Variant(
                cost=record["cost"].integer("the cost in actions", 0, 9) if "cost" in record else 1,
                passive=passive,
                players=record["players"].integer("the least number of players", 1, 4)
                if "players" in record
                else 1,
                when=record.get("when"),
                steps=record.get("steps"),
                turn_start=record.get("turn-start"),
            )
            conditions = record["when"].children if "when" in record else ()
            for condition in conditions:
                for word, why in condition.entries:
                    if word.text == "why":
                        self.wanted_texts += [(f"{why.text}{form}", why) for form in ("", "-no", "-short")]
            for form in ("short", "full"):
                key = next(key for key, _ in node.entries if key.text == name)
                self.wanted_texts.append((f"room-{room_id}-{name}-{form}", key))
        return result

    @staticmethod
    def _aboard(node: Node, room_ids: list[str], centre: int) -> tuple[int, ...]:
        items = node.items("the rooms around the centre")
        if len(items) != 8:
            raise node.error(f"{len(items)} rooms", "eight rooms around the centre")
        found: list[int] = []
        for item in items:
            index = room_ids.index(item.name("a room", room_ids))
            if index in found or index == centre:
                raise item.error(f"the room {item.text!r} twice", "each room once")
            found.append(index)
        return tuple(sorted(found))

    @staticmethod
    def _damage(
        node: Node, room_ids: list[str], centre: int, aboard: tuple[int, ...]
    ) -> tuple[DamageCard, ...]:
        names = [room_ids[index] for index in aboard]
        result = []
        types = node.mapping("the damage cards by type")
        for key, entry in types.items():
            kind = next(name for name, _ in node.entries if name.text == key)
            number = kind.integer("a type of Damage card", 1, 8)
            record = entry.record(f"type {key}", ("count", "cards"))
            cards = record["cards"].items("the cards")
            count = record["count"].integer("the number of cards", 0, 99)
            if len(cards) != count:
                raise record["count"].error(f"{count}", f"the number of cards below, {len(cards)}")
            for card in cards:
                rooms = card.items("a Damage card")
                if len(rooms) != number:
                    raise card.error(f"{len(rooms)} rooms", f"{number} on a card of type {number}")
                found: list[int] = []
                for room in rooms:
                    index = room_ids.index(room.name("a room of the ship", names))
                    if index in found:
                        raise room.error(f"the room {room.text!r} twice", "each room of a card once")
                    found.append(index)
                result.append(DamageCard(number, tuple(found), 0))
        return tuple(sorted(result, key=lambda card: card.type))
