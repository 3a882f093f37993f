"""The bound rules: every list of steps as operations with addresses, and the questions they ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from game.rules.checks import PASSIVE
from game.rules.content import Content, Variant
from game.rules.decisions import Origin
from game.rules.effects import (
    card_verbs,
    conditions,
    flow_verbs,
    sentence_values,
    setup_verbs,
    ship_verbs,
    sources,
    turn_verbs,
)
from game.rules.effects.binding import (
    ELEMENT,
    LIST_OF,
    MOST,
    TYPES,
    Args,
    Op,
    Scope,
    Source,
    Value,
    VerbEntry,
)
from game.rules.effects.endings import Ending, Ends
from game.rules.effects.limits import Effort
from game.rules.effects.questions import Alternative, Get, Plain, Question
from game.rules.effects.reasons import Checks, Tell, bind_need
from game.rules.effects.work import Names, Work
from game.rules.events import plain_damage
from game.rules.game_table import Ability, StepList
from game.rules.state import State
from game.rules.yaml_nodes import ContentError, Node

VERBS: dict[str, VerbEntry] = {
    entry.name: entry
    for family in (flow_verbs, card_verbs, ship_verbs, turn_verbs, setup_verbs)
    for entry in family.VERBS
}
SOURCES: dict[str, VerbEntry] = {entry.name: entry for entry in sources.SOURCES}
CONDITIONS: dict[str, VerbEntry] = {entry.name: entry for entry in conditions.CONDITIONS}
NUMBERS: dict[str, VerbEntry] = {entry.name: entry for entry in conditions.NUMBERS}
TELLINGS: dict[str, VerbEntry] = {entry.name: entry for entry in sentence_values.TELLINGS}


@dataclass(frozen=True, slots=True)
class BoundRules:
    """What `Binder` makes.

    `resume` gives the list in which a phase (or the setup, while it draws its `setup_draws` Damage cards)
    begins to ask, `watch` the lists that interrupt. The rest says
    what a stack can look like: `live` the names that have a value at each address where a list can stand
    waiting, `calls` the lists that it may be waiting for there, `roots` the lists that return to nowhere;
    and what a position can look like: `endings` by their reasons, `actions` the most base actions of a turn,
    `boards` whether anybody can leave in the Escape Pod, `boarding` the options that do it. `places` are file
    and line of each operation, `effort` counts what sources list.
    """

    code: tuple[Op, ...]
    places: tuple[tuple[str, int], ...]
    effort: Effort
    asks: dict[int, Question]
    lists: dict[str, StepList]
    abilities: dict[tuple[int, str], Ability]
    resume: dict[str, StepList]
    setup_draws: int
    watch: dict[str, StepList]
    live: dict[int, frozenset[str]]
    calls: dict[int, frozenset[str]]
    roots: frozenset[str]
    endings: dict[str, Ending]
    actions: int
    boards: bool
    boarding: tuple[Alternative, ...]
    names: Names
    plain: dict[str, Plain]

    @property
    def menu(self) -> Question | None:
        """The question of Phase 1, what to do (R-6)."""
        return next((question for question in self.asks.values() if question.acting), None)


def check(content: Content) -> tuple[BoundRules, list[tuple[str, Node]]]:
    """Bind the content, for the sake of its errors, too.

    Returns:
        The bound rules; the ids of the texts that the steps ask for, and where.

    Raises:
        ContentError: the first mistake in any list of steps.
    """
    binder = Binder(content)
    program = binder.program()
    for reason, ending in program.endings.items():
        forms = (f"over-{reason}", f"over-{reason}-why", f"play-log-over-{reason}")
        binder.wanted += [(form, ending.node) for form in forms]
    return program, binder.wanted


class Binder:
    """Binds the content's lists of steps, one after the other, into one row of operations."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names = _names(content)
        self._used: set[str] = set()
        self.code: list[Op] = []
        self.places: list[tuple[str, int]] = []
        self.effort = Effort()
        self._place = ("", 0)
        self.asks: dict[int, Question] = {}
        self.lists: dict[str, StepList] = {}
        self.live: dict[int, frozenset[str]] = {}
        self.wanted: list[tuple[str, Node]] = []
        self.doing: list[tuple[Alternative, set[str]]] = []
        self.sources = SOURCES
        self.own_checks: dict[Get, Checks] = {}
        self.tells: dict[Get, tuple[Tell, ...]] = {}
        self._watching: list[set[str]] = []
        self._verbs: dict[str, set[str]] = {}
        self._room: Origin | None = None
        self.ends = Ends()
        self.actions = 0
        self._calls: dict[int, str] = {}
        self._roots: set[str] = set()
        self._jumps: dict[int, int] = {}
        self._links: list[tuple[int, Callable[[], Op]]] = []
        self._damage = tuple(
            card.any or tuple(content.rooms[room].id for room in card.rooms) for card in content.damage
        )

    def program(self) -> BoundRules:
        """Bind everything."""
        content = self.content
        if "setup" not in content.lists:
            raise ContentError("setup.yaml", 1, "no list 'setup'", "the list of steps that begins a game")
        self.must_end("setup")
        for name, node in content.lists.items():
            self._list(name, node)
        abilities = {}
        for index, room in enumerate(content.rooms):
            for name, variant in room.variants.items():
                self._room = Origin(room.id, name)
                abilities[index, name] = self._ability(f"rooms/{room.id}/{name}", variant)
        for alternative, verbs in self.doing:
            alternative.verbs = self._called(verbs)
        for place, link in self._links:
            self.code[place] = link()
        for place, target in self._jumps.items():
            while target in self._jumps:
                target = self._jumps[target]
            # An operation knows what follows it, not where it stands: a jump is the operation it leads to.
            self.code[place] = self.code[target]
        resume = {phase: self._begins(node) for phase, node in content.resume.items() if phase != "setup"}
        setup = content.resume["setup"].record("the setup", ("list", "drawn"))
        resume["setup"] = self._begins(setup["list"])
        for phase, steps in resume.items():
            if phase not in ("damage", "setup") and steps.entry not in self.asks:
                raise content.resume[phase].error(repr(steps.id), "a list that begins with a choose", near="")
        watch = {name: self._begins(node) for name, node in content.watch.items()}
        rooms: dict[str, set[str]] = {"activate": set(), "turn-start": set()}
        for ability in abilities.values():
            if ability.steps:
                rooms["activate"].add(ability.steps.id)
            if ability.turn_start:
                rooms["turn-start"].add(ability.turn_start.id)
        setup_draws = self.named(setup["drawn"]).integer("a number of Damage cards", 0, MOST)
        for name, node in content.numbers.items():
            if name not in self._used:
                raise node.error(f"the number {name!r} that no step uses", "numbers that steps use", near="")
        return BoundRules(
            code=tuple(self.code),
            places=tuple(self.places),
            effort=self.effort,
            asks=self.asks,
            lists=self.lists,
            abilities=abilities,
            resume=resume,
            setup_draws=setup_draws,
            watch=watch,
            live=self.live,
            calls={place: frozenset(rooms.get(name, {name})) for place, name in self._calls.items()},
            roots=frozenset(self._roots),
            endings=self.ends.endings(),
            actions=self.actions,
            boards=any("board" in verbs for verbs in self._verbs.values()),
            boarding=tuple(option for option, _ in self.doing if "board" in option.verbs),
            names=self.names,
            plain={kind: self.plain(kind) for kind in TYPES},
        )

    # Lists of steps

    def takes(self, name: str) -> dict[str, str]:
        """The names that a list takes, with their types."""
        node = self.content.lists[name]
        if not node.is_mapping:
            return {}
        record = node.record("a list that takes values", ("takes", "steps"))
        return {
            key: kind.name("a type", TYPES)
            for key, kind in record["takes"].mapping("the values taken").items()
        }

    def _begins(self, node: Node) -> StepList:
        name = node.name("a list of steps", self.content.lists)
        self.must_end(name)
        if self.lists[name].takes:
            raise node.error(f"{name!r}, which takes values", "a list that takes none", near="")
        return self.lists[name]

    def _ends(self, node: Node) -> bool:
        """Whether a block of steps always ends in a go or an end."""
        if not node.is_list or not node.children:
            return False
        name, _, value = node.children[-1].sole("a step", VERBS)
        if name != "when":
            return name in ("go", "end")
        branches = value.mapping("'when'")
        return all(word in branches and self._ends(branches[word]) for word in ("then", "else"))

    def must_end(self, name: str) -> None:
        """A list of steps with nothing to return to must lead on to another list, or end the game."""
        node = self.content.lists[name]
        self._roots.add(name)
        steps = _steps_of(node)
        if not self._ends(steps):
            last = steps.children[-1] if steps.children else steps
            raise last.error(f"the end of the list {name!r}", "a go or an end as its last step", near="")

    def _list(self, name: str, node: Node) -> StepList:
        scope = Scope(self.content.numbers)
        self.ends.running = name
        self._place = (node.file, node.line)
        takes = self.takes(name) if name in self.content.lists else {}
        for key, kind in takes.items():
            scope.declare(key, kind, node)
        entry = self.address
        with self.watched() as verbs:
            self.steps(_steps_of(node), scope)
        self._verbs[name] = verbs
        self._add(_return)
        names = tuple((key, kind, scope.most.get(key, MOST)) for key, (_, kind) in scope.slots.items())
        empty = (None,) * len(names)
        steps = self.lists[name] = StepList(name, entry, self.address, names, tuple(takes), empty)
        return steps

    def _ability(self, name: str, variant: Variant) -> Ability:
        scope = Scope(self.content.numbers)
        nodes = variant.when.items("conditions") if variant.when else ()
        needs = tuple(bind_need(self, scope, node) for node in nodes)
        passive = self.reason(variant.why) if variant.why else PASSIVE
        steps = self._list(name, variant.steps) if variant.steps else None
        start = self._list(f"{name}/turn-start", variant.turn_start) if variant.turn_start else None
        return Ability(variant.cost, variant.passive, passive, needs, steps, start)

    def steps(self, node: Node, scope: Scope) -> None:
        """Bind a block of steps at the current address."""
        for step in node.items("steps"):
            name, _, value = step.sole("a step", VERBS)
            entry = VERBS[name]
            args = Args(self, scope, entry, value)
            told = [
                name,
                *(part for word in _TOLD if word in args for part in _words(self._plain_node(args[word]))),
            ]
            for verbs in self._watching:
                verbs.update("/".join(told[: n + 1]) for n in range(len(told)))
            before, self._place = self._place, (step.file, step.line)
            entry.bind(args)
            self._place = before

    def _plain_node(self, node: Node) -> Node:
        """A number of the content where its name stands."""
        return self.named(node) if self._constant(node) else node

    @contextmanager
    def watched(self) -> Iterator[set[str]]:
        """The verbs of the steps that are bound meanwhile, with what they give, take or call behind them."""
        verbs: set[str] = set()
        self._watching.append(verbs)
        yield verbs
        self._watching.pop()

    def _called(self, verbs: set[str]) -> frozenset[str]:
        """Verbs, and those of the lists that they call; lists that they go to are another matter."""
        found, waiting = set(verbs), [verb for verb in verbs if verb.startswith("call/")]
        while waiting:
            more = self._verbs[waiting.pop().removeprefix("call/")] - found
            found |= more
            waiting += [verb for verb in more if verb.startswith("call/")]
        return frozenset(found)

    def origin(self, node: Node) -> Origin:
        """Whose question stands at a node: that of the room being bound, of an expansion, or of the base."""
        if self._room is not None:
            return self._room
        folder, _, name = node.file.rpartition("/")
        return Origin(expansion=folder.rpartition("/")[2]) if name == "expansion.yaml" else Origin()

    # Operations

    @property
    def address(self) -> int:
        """Where the next operation will stand."""
        return len(self.code)

    def emit(self, make: Callable[[int], Op]) -> None:
        """Add an operation; `make` gets the address after it."""
        self._add(make(len(self.code) + 1))

    def reserve(self) -> int:
        """Keep an address for an operation that `fill` or `later` puts there."""
        self._add(_return)
        return len(self.code) - 1

    def _add(self, op: Op) -> None:
        self.code.append(op)
        self.places.append(self._place)

    def fill(self, place: int, op: Op) -> None:
        """Put an operation at a reserved address."""
        self.code[place] = op

    def jump(self, place: int, target: int) -> None:
        """Go on at `target` from a reserved address."""
        self._jumps[place] = target

    def later(self, place: int, link: Callable[[], Op]) -> None:
        """Put an operation at a reserved address once all lists are bound."""
        self._links.append((place, link))

    def waiting(self, place: int, scope: Scope, called: str) -> None:
        """A list can stand at an address while `called` runs: a list by name, or any room's for a moment."""
        self.live[place] = frozenset(scope.visible)
        self._calls[place] = called

    # Values

    def value(self, node: Node, scope: Scope, kind: str, what: str) -> Value:
        """A value of one type."""
        return self.any_value(node, scope, (kind,), what)

    def any_value(self, node: Node, scope: Scope, kinds: Sequence[str], what: str) -> Value:
        """A value of one of several types: a visible name, or a fixed word for it."""
        expected = f"{what}: a {' or '.join(kinds)}"
        fixed: dict[str, Value] = {}
        if "crew" in kinds:
            fixed["active"] = Value(lambda state, values: state.active, "crew", None, "active")
            if node.is_mapping and "room" not in kinds:
                return self._member(node, scope)
        if "room" in kinds:
            centre = self.content.centre
            fixed["centre"] = Value(lambda state, values: centre, "room", None, "centre")
            fixed["here"] = Value(lambda state, values: state.at[state.active], "room", None, "here")
            if node.is_mapping:
                return self._where(node, scope)
        if node.is_mapping or node.is_list:
            raise node.error(node.describe(), expected)
        name = node.text
        if name in fixed:
            return fixed[name]
        named = {known for known in scope.visible if "." not in known}
        fitting = [known for known in named if scope.slots[known][1] in kinds]
        if name not in named:
            choices = (*fixed, *fitting)
            raise node.error(
                repr(name), f"{expected}: one of {', '.join(sorted(choices)) or 'none here'}", choices
            )
        scope.read(name)
        slot, found = scope.slots[name]
        if found not in kinds:
            raise node.error(f"{name!r}, a {found}", expected, (*fixed, *fitting))
        return Value(lambda state, values: values[slot], found, name)

    def _where(self, node: Node, scope: Scope) -> Value:
        _, _, inner = node.sole("a room", ("where",))
        crew = self.value(inner, scope, "crew", "where")
        get = crew.get
        return Value(
            lambda state, values: state.at[get(state, values)], "room", crew.name, f"where {crew.fixed}"
        )

    def _member(self, node: Node, scope: Scope) -> Value:
        word, _, inner = node.sole("a crew member", ("first-of", "last-of"))
        listed = self.value(inner, scope, "crews", word)
        get, at = listed.get, 0 if word == "first-of" else -1
        return Value(
            lambda state, values: get(state, values)[at], "crew", listed.name, f"{word} {listed.name}"
        )

    def number(self, node: Node, scope: Scope) -> Get:
        """A number: written out, the name of one, or a word that counts."""
        if self._constant(node):
            name, node = node, self.named(node)
            if not node.is_integer:
                raise name.error(f"{name.text!r}, {node.describe()}", "a number")
        if node.is_integer:
            value = node.integer("a number", 0, MOST)
            return lambda state, values: value
        if node.is_mapping:
            number: Get = self._word(node, scope, NUMBERS, "a number")
            return number
        return self.value(node, scope, "number", "a number").get

    def _constant(self, node: Node) -> bool:
        """Whether a node is the name of one of the content's numbers."""
        return node.tag == "str" and node.text in self.content.numbers

    def named(self, node: Node) -> Node:
        """A number, or a table of some, that is written out, or what stands under its name."""
        if node.tag != "str":
            return node
        if not self._constant(node):
            numbers = self.content.numbers
            raise node.error(repr(node.text), f"a number, or one by its name: {', '.join(numbers)}", numbers)
        self._used.add(node.text)
        return self.content.numbers[node.text]

    def most(self, node: Node, scope: Scope) -> int:
        """The most that a number, already bound, can be."""
        if self._constant(node):
            node = self.named(node)
        if node.is_integer:
            return int(node.text)
        if node.is_mapping:
            word, listed = node.entries[0]
            return min(self.most(item, scope) for item in listed.children) if word.text == "least" else MOST
        return scope.most[node.text]

    def source(self, node: Node, scope: Scope) -> Source:
        """A source, or the name of a list."""
        if node.is_mapping:
            found: Source = self._word(node, scope, SOURCES, "a source")
            return found
        listed = self.any_value(node, scope, tuple(ELEMENT), "a list or a source")
        return Source(ELEMENT[listed.type], listed.get)

    def condition(self, node: Node, scope: Scope) -> Get:
        """A condition."""
        test: Get = self._word(node, scope, CONDITIONS, "a condition")
        return test

    def told(self, node: Node, scope: Scope) -> tuple[str, Get]:
        """What a sentence tells: a number, a value, everything of a source or a word of its own; its type."""
        if node.is_integer:
            return "number", self.number(node, scope)
        if not node.is_mapping:
            value = self.any_value(node, scope, TYPES, "what is told")
            return value.type, value.get
        word = node.entries[0][0].text if node.entries else ""
        if word == "where":
            return "room", self._where(node, scope).get
        if word in NUMBERS:
            return "number", self.number(node, scope)
        if word in TELLINGS:
            get: Get = self._word(node, scope, TELLINGS, "what is told")
            return word, get
        if word not in SOURCES:
            node.sole("what is told", (*NUMBERS, *TELLINGS, *SOURCES, "where"))
        source = self.source(node, scope)
        if source.element not in LIST_OF:
            raise node.error(f"a source of {source.element}", f"a source of {', '.join(LIST_OF)}", near="")
        return LIST_OF[source.element], source.get

    def reason(self, node: Node) -> str:
        """The id of a reason, which has three texts."""
        name = node.string("the reason's id")
        self.wanted += [(f"{name}{form}", node) for form in ("", "-no", "-short")]
        return name

    def _word(self, node: Node, scope: Scope, words: dict[str, VerbEntry], what: str) -> Any:
        name, _, value = node.sole(what, words)
        entry = words[name]
        return entry.bind(Args(self, scope, entry, value))

    def _combined(self, node: Node, scope: Scope) -> list[tuple[int, Get]]:
        """The slots and sources of a combination; later sources may use earlier names."""
        result = []
        for key, value in node.entries if node.mapping("a combination") else ():
            source = self.source(value, scope)
            result.append((scope.declare(key.string("a new name"), source.element, key), source.get))
        return result

    def combination(self, node: Node, scope: Scope) -> Get:
        """The condition that a `gather` offers at least one combination."""
        with scope.block():
            parts = self._combined(node, scope)
        size, effort = len(scope.slots), self.effort

        def found(state: State, values: list[Any], depth: int) -> bool:
            if depth == len(parts):
                return True
            slot, source = parts[depth]
            items = source(state, values)
            if depth:
                effort.spend(len(items))
            for item in items:
                values[slot] = item
                if found(state, values, depth + 1):
                    return True
            return False

        return lambda state, values: found(state, [*values, *(None,) * (size - len(values))], 0)

    # Protocol forms

    def card_names(self, resources: bool) -> Callable[[Sequence[int]], tuple[Any, ...]]:
        """How cards are named in events."""
        table: tuple[Any, ...] = self.names.resource if resources else self._damage
        return lambda listed: tuple([table[card] for card in listed])

    def plain(self, kind: str) -> Plain:
        """How a value of a type is written in the protocol."""
        if kind == "price":
            return lambda price: [[self.names.resource[card], paid] for card, paid in price]
        if kind == "shares":
            return lambda crew: {str(who): crew.count(who) for who in sorted(set(crew))}
        if kind in ELEMENT:
            one = self.plain(ELEMENT[kind])
            return lambda items: [one(item) for item in items]
        if kind == "card":
            return self.names.resource.__getitem__
        if kind == "room":
            return self.names.room.__getitem__
        if kind == "damage-card":
            damage = self._damage
            return lambda card: plain_damage(damage[card])
        return int


_TOLD = ("what", "list", "deck", "crew", "room", "from", "to", "cubes-of", "times")
"""Arguments that are told with a verb, too, in what an option may do."""


def _words(node: Node) -> tuple[str, ...]:
    """An argument as it is told: `discard`, or `hand` and whose."""
    return tuple(part.text for part in node.entries[0] if part.text) if node.entries else (node.text,)


def _steps_of(node: Node) -> Node:
    """The steps of a list, whether it takes values or not."""
    return node.record("a list that takes values", ("takes", "steps"))["steps"] if node.is_mapping else node


def _return(work: Work) -> int:
    place, values = work.stack.pop()
    work.values = list(values)
    return place


def _names(content: Content) -> Names:
    rooms = tuple(room.id for room in content.rooms)
    return Names(
        resource=tuple(item.id for item in content.resources),
        room=rooms,
        hand=tuple(f"hand/{crew}" for crew in range(4)),
        crew=tuple(f"crew/{crew}" for crew in range(4)),
        face_up=tuple(f"face-up/{place}" for place in range(content.face_up)),
        space=tuple(
            tuple(f"room/{room.id}/{slot}" for slot in range(len(room.repair))) for room in content.rooms
        ),
        room_zone=tuple(f"room/{room}" for room in rooms),
    )
