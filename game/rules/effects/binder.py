"""Binding of steps: the content's lists, one after the other, into one row of operations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.rules.content import Content, Variant
from game.rules.decisions import Origin
from game.rules.effects.binding import MOST, TYPES, Args, Op, Scope, VerbEntry
from game.rules.effects.bound_rules import BoundRules
from game.rules.effects.endings import Ends
from game.rules.effects.questions import Alternative, Question
from game.rules.effects.reasons import bind_need
from game.rules.effects.value_binder import ValueBinder
from game.rules.effects.vocabulary import VERBS
from game.rules.effects.work import Work
from game.rules.game_table import Ability, StepList
from game.rules.reading.yaml_nodes import ContentError, Node
from game.rules.telling.checks import PASSIVE


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


class Binder(ValueBinder):
    """Binds the content's lists of steps, one after the other, into one row of operations."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.code: list[Op] = []
        self.places: list[tuple[str, int]] = []
        self._place = ("", 0)
        self.asks: dict[int, Question] = {}
        self.lists: dict[str, StepList] = {}
        self.live: dict[int, frozenset[str]] = {}
        self.doing: list[tuple[Alternative, set[str]]] = []
        self._watching: list[set[str]] = []
        self._verbs: dict[str, set[str]] = {}
        self._room: Origin | None = None
        self.ends = Ends()
        self.actions = 0
        self._calls: dict[int, str] = {}
        self._roots: set[str] = set()
        self._jumps: dict[int, int] = {}
        self._links: list[tuple[int, Callable[[], Op]]] = []

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

    def _word(self, node: Node, scope: Scope, words: dict[str, VerbEntry], what: str) -> Any:
        name, _, value = node.sole(what, words)
        entry = words[name]
        return entry.bind(Args(self, scope, entry, value))

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
