"""Bind steps: the content's lists, one after the other, into one row of operations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.rules.content import Content, Variant
from game.rules.decisions import Origin
from game.rules.effects.binding import Args
from game.rules.effects.binding_context import ACTIVATED, TURN_BEGUN, end_of_list
from game.rules.effects.bound_rules import Ability, BoundRules, BoundStep, StepList, Waiting
from game.rules.effects.reasons import bind_need
from game.rules.effects.scope import MOST, TYPES, Scope
from game.rules.effects.value_binder import ValueBinder
from game.rules.effects.vocabulary import VERBS
from game.rules.game_table import face
from game.rules.loader.yaml_nodes import ContentError, Node
from game.rules.queries.checks import PASSIVE


def check(content: Content) -> tuple[BoundRules, list[tuple[str, Node]]]:
    """Bind the content and find its errors.

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
    """Binds the content's lists of steps into one row of operations."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._watching: list[set[str]] = []
        self._verbs: dict[str, set[str]] = {}
        self._room: Origin | None = None
        self._roots: set[str] = set()

    def program(self) -> BoundRules:
        """Bind everything."""
        content = self.content
        if "setup" not in content.lists:
            raise ContentError("setup.yaml", 1, "no list 'setup'", "the list of steps that begins a game")
        self.must_end("setup")
        for name, node in content.lists.items():
            self._list(name, node)
        for index, room in enumerate(content.rooms):
            for name, variant in room.variants.items():
                self._room = Origin(room.id, name)
                self.abilities[face(index, name)] = self._ability(f"rooms/{room.id}/{name}", variant)
        for alternative, verbs in self.doing:
            alternative.verbs = self._called(verbs)
        for place, link in self.links:
            self.code[place] = link()
        for place, target in self.jumps.items():
            while target in self.jumps:
                target = self.jumps[target]
            # An operation knows what follows it, not where it stands: a jump is the operation it leads to.
            self.code[place] = self.code[target]
        resume = {phase: self._begins(node) for phase, node in content.resume.items() if phase != "setup"}
        setup = content.resume["setup"].record("the setup", ("list", "drawn"))
        resume["setup"] = self._begins(setup["list"])
        for phase, steps in resume.items():
            if phase not in ("damage", "setup") and steps.entry not in self.asks:
                raise self._no_choice(content.resume[phase], content.lists[steps.id])
        watch = {name: self._begins(node) for name, node in content.watch.items()}
        setup_draws = self.named(setup["drawn"]).integer("a number of Damage cards", 0, MOST)
        for name, node in content.numbers.items():
            if name not in self._used:
                raise node.error(f"the number {name!r} that no step uses", "numbers that steps use", near="")
        return BoundRules(
            code=tuple(self.code),
            made_by=tuple(self.made_by),
            effort=self.effort,
            asks=self.asks,
            lists=self.lists,
            abilities=self.abilities,
            resume=resume,
            setup_draws=setup_draws,
            watch=watch,
            waits={place: self._with_rooms(waiting) for place, waiting in self.waits.items()},
            roots=frozenset(self._roots),
            endings=self.ends.endings(),
            actions=self.actions,
            boards=any("board" in verbs for verbs in self._verbs.values()),
            boarding=tuple(option for option, _ in self.doing if "board" in option.verbs),
            names=self.names,
            plain={kind: self.plain(kind) for kind in TYPES},
        )

    def _with_rooms(self, waiting: Waiting) -> Waiting:
        """Name the lists of all rooms where a list waits for those of any room."""
        lists = waiting.lists
        bound = [ability for ability in self.abilities if ability is not None]
        if ACTIVATED in lists:
            lists = frozenset(ability.steps.id for ability in bound if ability.steps)
        elif TURN_BEGUN in lists:
            lists = frozenset(ability.turn_start.id for ability in bound if ability.turn_start)
        return waiting._replace(lists=lists)

    # Lists of steps

    def takes(self, name: str) -> dict[str, str]:
        """Return the names that a list takes, with their types."""
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

    def _no_choice(self, resumed: Node, steps: Node) -> ContentError:
        """Return what to raise where a list does not begin with the choice at which saved games go on: at the
        step that an expansion has put before it, if there is one."""
        first = next(iter(_steps_of(steps).children), steps)
        if first.file == steps.file:
            return resumed.error(repr(resumed.text), "a list that begins with a choose", near="")
        return first.error(
            f"a step before those of {resumed.text!r}", "none: that list begins with a choose", near=""
        )

    def _ends(self, node: Node) -> bool:
        """Tell whether a block of steps always ends in a go or an end."""
        if not node.is_list or not node.children:
            return False
        name, _, value = node.children[-1].sole("a step", VERBS)
        if name != "when":
            return name in ("go", "end")
        branches = value.mapping("'when'")
        return all(word in branches and self._ends(branches[word]) for word in ("then", "else"))

    def must_end(self, name: str) -> None:
        """Refuse a list that has nothing to return to, unless it goes to another list or ends the game."""
        node = self.content.lists[name]
        self._roots.add(name)
        steps = _steps_of(node)
        if not self._ends(steps):
            last = steps.children[-1] if steps.children else steps
            raise last.error(f"the end of the list {name!r}", "a go or an end as its last step", near="")

    def _list(self, name: str, node: Node) -> StepList:
        scope = Scope(self.content.numbers)
        self.ends.running = name
        self.step = BoundStep("", node.file, node.line)
        takes = self.takes(name) if name in self.content.lists else {}
        for key, kind in takes.items():
            scope.declare(key, kind, node)
        entry = self.address
        with self.watched() as verbs:
            self.steps(_steps_of(node), scope)
        self._verbs[name] = verbs
        self.emit(end_of_list)
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
            before, self.step = self.step, BoundStep(name, step.file, step.line)
            op = entry.bind(args)
            if op is not None:
                self.emit(op)
            self.step = before

    def _plain_node(self, node: Node) -> Node:
        """Replace the name of a number by the number."""
        return self.named(node) if self._constant(node) else node

    @contextmanager
    def watched(self) -> Iterator[set[str]]:
        """Collect the verbs of the steps bound inside, each also with what it gives, takes or calls."""
        verbs: set[str] = set()
        self._watching.append(verbs)
        yield verbs
        self._watching.pop()

    def _called(self, verbs: set[str]) -> frozenset[str]:
        """Add the verbs of the lists that are called; lists that steps go to do not count."""
        found, waiting = set(verbs), [verb for verb in verbs if verb.startswith("call/")]
        while waiting:
            more = self._verbs[waiting.pop().removeprefix("call/")] - found
            found |= more
            waiting += [verb for verb in more if verb.startswith("call/")]
        return frozenset(found)

    def origin(self, node: Node) -> Origin:
        """Return the owner of a question: the room being bound, an expansion, or the base rules."""
        if self._room is not None:
            return self._room
        folder, _, name = node.file.rpartition("/")
        return Origin(expansion=folder.rpartition("/")[2]) if name == "expansion.yaml" else Origin()


_TOLD = ("what", "list", "deck", "crew", "room", "from", "to", "cubes-of", "times")
"""Arguments that are named with a verb where an option says what it may do."""


def _words(node: Node) -> tuple[str, ...]:
    """Return the words of an argument: `discard`, or `hand` and whose."""
    return tuple(part.text for part in node.entries[0] if part.text) if node.entries else (node.text,)


def _steps_of(node: Node) -> Node:
    """Return the steps of a list, whether it takes values or not."""
    return node.record("a list that takes values", ("takes", "steps"))["steps"] if node.is_mapping else node
