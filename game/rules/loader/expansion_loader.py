"""The content's YAML by section, and how an expansion changes it.

An expansion is a folder `expansions/<id>/` with an `expansion.yaml`. It says how it comes into a game and
declares every change: `adds` needs a name that is not there yet, `replaces` and `removes` need one that is,
`before` and `after` put steps around those of a list. Two expansions that change the same thing are never in
one game (`game.rules.loader.combining`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.rules.content import SUPPLIES, Expansion
from game.rules.loader.folders import entries_in, folders_in
from game.rules.loader.yaml_nodes import ContentError, Node, read_yaml, refusal

SHIP = ("centre", "rooms", "supplies", "face-up", "crew")
SHIP_TOO = ("players", "difficulty")
"""Settings that `ship.yaml` may leave out."""
FILES = {
    "setup.yaml": ("lists",),
    "turn.yaml": ("resume", "lists"),
    "endings.yaml": ("watch", "lists"),
}
TABLES = ("numbers", "supplies", "lists", "actions", "resources", "difficulties", "abilities")
ADDED = (*(name for name in TABLES if name != "supplies"), "rooms", "damage")
"""Sections that an expansion can add to. Supplies are not among them: steps know only the kinds there are."""
REPLACED = (*TABLES, "rooms")
REMOVED = tuple(name for name in TABLES if name not in ("numbers", "supplies"))
"""Sections that an expansion can take from. Every game asks for numbers and supplies, so these stay."""


EXPANSION = "expansion.yaml"
"""The file that makes a folder an expansion."""
MOST_ROOMS = 99
"""Files of rooms in a folder; the game has nine."""


@dataclass(frozen=True, slots=True)
class Sheets:
    """The nodes of a content, by section and name.

    `damage` holds the groups of Damage cards, each with the node of its type. `abilities` are the variants of
    rooms by "room/variant". `instead` names rooms that another takes the place of.
    """

    ship: Node
    numbers: dict[str, Node] = field(default_factory=dict)
    supplies: dict[str, Node] = field(default_factory=dict)
    lists: dict[str, Node] = field(default_factory=dict)
    actions: dict[str, Node] = field(default_factory=dict)
    resources: dict[str, Node] = field(default_factory=dict)
    difficulties: dict[str, Node] = field(default_factory=dict)
    rooms: dict[str, Node] = field(default_factory=dict)
    abilities: dict[str, Node] = field(default_factory=dict)
    damage: tuple[tuple[Node, Node], ...] = ()
    heads: dict[str, Node] = field(default_factory=dict)
    instead: dict[str, str] = field(default_factory=dict)


def read_sheets(folder: Path) -> Sheets:
    """The base content of a data folder."""
    cards = read_yaml(folder, folder / "cards.yaml").record("the cards", ("resources", "damage"))
    rooms, abilities = _rooms(folder, folder / "rooms")
    ship = read_yaml(folder, folder / "ship.yaml")
    lists: dict[str, Node] = {}
    heads: dict[str, Node] = {}
    for name, keys in FILES.items():
        record = read_yaml(folder, folder / name).record(name, keys)
        heads.update(record)
        for key, steps in record["lists"].mapping("lists of steps").items():
            if key in lists:
                raise steps.error(f"a second list of steps {key!r}", "each list of steps once")
            lists[key] = steps
    actions = read_yaml(folder, folder / "actions.yaml").record("the file", ("actions",))["actions"]
    difficulties = read_yaml(folder, folder / "difficulties.yaml")
    supplies = ship.record("the ship", SHIP, SHIP_TOO)["supplies"]
    return Sheets(
        ship=ship,
        numbers=read_yaml(folder, folder / "numbers.yaml").mapping("the numbers"),
        supplies=supplies.record("the supplies", SUPPLIES),
        lists=lists,
        actions=actions.mapping("the actions"),
        resources=cards["resources"].mapping("the resources"),
        difficulties=difficulties.mapping("the difficulties"),
        rooms=rooms,
        abilities=abilities,
        damage=_groups(cards["damage"]),
        heads=heads,
    )


def _groups(node: Node) -> tuple[tuple[Node, Node], ...]:
    node.mapping("the damage cards by type")
    return node.entries


def _rooms(folder: Path, where: Path) -> tuple[dict[str, Node], dict[str, Node]]:
    try:
        files = entries_in(where, "*.yaml")
    except OSError as problem:
        raise refusal(where.relative_to(folder).as_posix(), "folder", problem) from None
    if len(files) > MOST_ROOMS:
        name = where.relative_to(folder).as_posix()
        raise ContentError(name, 1, f"{len(files)} room files", f"at most {MOST_ROOMS}")
    if not files:
        name = where.relative_to(folder).as_posix()
        raise ContentError(name, 1, "no room files", "a folder with one YAML file per room")
    rooms: dict[str, Node] = {}
    abilities: dict[str, Node] = {}
    for file in files:
        node = read_yaml(folder, file)
        room = node.record("a room", ("id", "variants"), ("repair", "divert", "sign"))
        room_id = room["id"].string("the room's id")
        if room_id != file.stem:
            raise room["id"].error(
                f"the id {room_id!r}", f"the name of the file, {file.stem!r}", (file.stem,)
            )
        rooms[room_id] = node
        for name, variant in room["variants"].mapping("the variants").items():
            abilities[f"{room_id}/{name}"] = variant
    return rooms, abilities


@dataclass(frozen=True, slots=True)
class Change:
    """An expansion as its file declares it: what it says of itself, and its changes."""

    expansion: Expansion
    node: Node
    adds: dict[str, dict[str, Node]]
    replaces: dict[str, dict[str, Node]]
    removes: dict[str, tuple[Node, ...]]
    before: dict[str, Node]
    after: dict[str, Node]

    @property
    def id(self) -> str:
        """The expansion's id."""
        return self.expansion.id

    @property
    def changes(self) -> bool:
        """Return whether it changes anything."""
        return any((self.adds, self.replaces, self.removes, self.before, self.after))


HEAD = ("setting", "always", "players", "crew", "one-hand", "code")
CHANGES = ("adds", "replaces", "removes", "before", "after")
SETTING = re.compile(r"[a-z][a-z0-9_]*")


def read_changes(folder: Path, taken: Collection[str]) -> tuple[Change, ...]:
    """Return every expansion of a data folder, in the order of their ids.

    Args:
        folder: the data folder.
        taken: keys of `new` that no expansion can have as its setting.

    Raises:
        ContentError: a file is wrong, or two expansions have the same id, setting or code.
    """
    changes: list[Change] = []
    for path in folders_in(folder / "expansions"):
        change = read_change(folder, path, taken)
        check_unlike(change, changes)
        changes.append(change)
    return tuple(changes)


def check_unlike(change: Change, others: Iterable[Change]) -> None:
    """Refuse an expansion that has the id, the setting or the code of another one.

    Args:
        change: the expansion.
        others: those that are there already.

    Raises:
        ContentError: it has.
    """
    record = change.node.mapping("an expansion")
    for other in others:
        if change.id == other.id:
            raise record["id"].error(f"the id {change.id!r}", "an id that no other expansion has", near="")
        for key in ("setting", "code"):
            value = getattr(change.expansion, key)
            if value is not None and value == getattr(other.expansion, key):
                expected = f"a {key} of its own, unlike {other.id!r}"
                raise record[key].error(f"the {key} {value!r}", expected, near="")


def _head(record: dict[str, Node], where: Path, taken: Collection[str]) -> Expansion:
    """Return what an expansion says of itself."""
    own = record["id"].string("the expansion's id")
    if own != where.name:
        raise record["id"].error(f"the id {own!r}", f"the name of the folder, {where.name!r}", (where.name,))
    players = record["players"].items("numbers of players") if "players" in record else ()
    always = "always" in record and record["always"].flag("always")
    setting = None
    if "setting" in record:
        node = record["setting"]
        setting = node.text
        plain = re.sub("[^a-z0-9_]+", "_", setting.lower()).strip("_")
        if node.tag != "str" or not SETTING.fullmatch(setting):
            raise node.error(
                node.describe(),
                "a setting: lower-case letters, digits and _, starting with a letter",
                (plain,),
            )
        if setting in taken:
            raise node.error(
                f"the setting {setting!r}", "a name that is not already a setting of every game", near=""
            )
        if always:
            raise node.error("both 'setting' and 'always: true'", "only one of them", near="")
    for key in ("crew", "one-hand"):
        if key in record and not always:
            raise record[key].error(f"{key!r} without 'always: true'", "both together", near="")
    return Expansion(
        id=own,
        setting=setting,
        always=always,
        players=tuple(item.integer("a number of players", 1, 4) for item in players) or (1, 2, 3, 4),
        crew=record["crew"].integer("the number of crew members", 1, 4) if "crew" in record else None,
        one_hand="one-hand" in record and record["one-hand"].flag("one-hand"),
        code=record["code"].integer("the place in game codes", 1, 2) if "code" in record else None,
    )


def read_change(folder: Path, where: Path, taken: Collection[str]) -> Change:
    """Return the expansion of a folder.

    Args:
        folder: files are named from here.
        where: the expansion's folder.
        taken: keys of `new` that no expansion can have as its setting.

    Raises:
        ContentError: a file is wrong.
    """
    node = read_yaml(folder, where / EXPANSION)
    record = node.record("an expansion", ("id",), (*HEAD, *CHANGES))
    expansion = _head(record, where, taken)

    def part(name: str, sections: tuple[str, ...]) -> dict[str, Node]:
        return record[name].record(name, (), sections) if name in record else {}

    adds = {
        section: listed.mapping(section) if section != "rooms" else _added_rooms(folder, where, listed)
        for section, listed in part("adds", ADDED).items()
    }
    replaces = part("replaces", REPLACED)
    removes = part("removes", REMOVED)
    return Change(
        expansion,
        node,
        adds,
        {section: listed.mapping(section) for section, listed in replaces.items()},
        {section: listed.items(section) for section, listed in removes.items()},
        record["before"].mapping("before") if "before" in record else {},
        record["after"].mapping("after") if "after" in record else {},
    )


def _added_rooms(folder: Path, where: Path, listed: Node) -> dict[str, Node]:
    rooms, _ = _rooms(folder, where / "rooms")
    return {item.name("a room of the expansion", rooms): rooms[item.text] for item in listed.items("rooms")}


def changed(sheets: Sheets, changes: tuple[Change, ...]) -> Sheets:
    """The content with expansions, in their order.

    Raises:
        ContentError: an expansion adds what is there, or changes what is not.
    """
    for change in changes:
        sheets = _applied(sheets, change)
    for change in changes:
        sheets = _around(sheets, change)
    return sheets


def _applied(sheets: Sheets, change: Change) -> Sheets:
    """The content with what one expansion adds, replaces and removes."""
    tables = {section: dict(getattr(sheets, section)) for section in TABLES}
    rooms, damage, instead = dict(sheets.rooms), sheets.damage, dict(sheets.instead)
    for section, added in change.adds.items():
        if section == "damage":
            damage += tuple((_key(kind, group), group) for kind, group in added.items())
            continue
        table = rooms if section == "rooms" else tables[section]
        for name, node in added.items():
            if name in table:
                raise node.error(
                    f"{name!r} added to the {section}", "a name that does not exist yet", near=""
                )
            table[name] = node
            if section == "rooms":
                variants = node.mapping("a room")["variants"].mapping("the variants")
                tables["abilities"].update({f"{name}/{key}": item for key, item in variants.items()})
    for section, listed in change.replaces.items():
        table = rooms if section == "rooms" else tables[section]
        for name, node in listed.items():
            _there(section, name, node, table)
            if section == "rooms":
                instead[name] = node.name("a room", rooms)
            else:
                if section == "numbers":
                    _alike(name, node, table[name])
                table[name] = node
    for section, names in change.removes.items():
        for item in names:
            _there(section, item.string("a name"), item, tables[section])
            del tables[section][item.text]
    return replace(
        sheets,
        rooms=rooms,
        damage=damage,
        instead=instead,
        numbers=tables["numbers"],
        supplies=tables["supplies"],
        lists=tables["lists"],
        actions=tables["actions"],
        resources=tables["resources"],
        difficulties=tables["difficulties"],
        abilities=tables["abilities"],
    )


def _there(section: str, name: str, node: Node, table: dict[str, Node]) -> None:
    if name not in table:
        raise node.error(f"{name!r}", f"one of the {section}: {', '.join(sorted(table))}", table, name)


def _alike(name: str, node: Node, before: Node) -> None:
    """Check that what takes the place of a number is one, of a table a table: the steps that use it stand
    elsewhere."""
    now, then = ((one.is_integer, one.is_list, one.is_mapping) for one in (node, before))
    if now != then:
        expected = "a number" if before.is_integer else f"{before.describe()}, as in the base content"
        raise node.error(f"{name!r}, {node.describe()}", expected, near="")


def _key(kind: str, group: Node) -> Node:
    return Node(group.file, group.line, "int" if kind.isdigit() else "str", kind)


def _around(sheets: Sheets, change: Change) -> Sheets:
    lists = dict(sheets.lists)
    for first, added in ((True, change.before), (False, change.after)):
        for name, steps in added.items():
            if name not in lists:
                raise steps.error(f"{name!r}", f"a list: one of {', '.join(sorted(lists))}", lists, name)
            lists[name] = _joined(lists[name], steps.items("steps"), first)
    return replace(sheets, lists=lists)


def _joined(node: Node, steps: tuple[Node, ...], first: bool) -> Node:
    if node.is_mapping:
        entries = tuple(
            (key, _joined(value, steps, first) if key.text == "steps" else value)
            for key, value in node.entries
        )
        return replace(node, entries=entries)
    return replace(node, children=(*steps, *node.children) if first else (*node.children, *steps))
