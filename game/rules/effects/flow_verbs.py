"""Verbs that steer: choose, gather, when, repeat, each, leave, call and go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.decisions import ASKS, Alternative, Decision, Question
from game.rules.effects.binding import Args, verb
from game.rules.effects.bound_rules import StepList
from game.rules.effects.clauses import Clause, Cost
from game.rules.effects.closures import Get
from game.rules.effects.execution import WAIT, Execution, Op
from game.rules.effects.reasons import bind_at, bind_gather, bind_need
from game.rules.effects.scope import LIST_OF
from game.rules.loader.yaml_nodes import Node

TEXT_FORMS = ("", "-text", "-first", "-first-short")
"""The endings of the ids of a question's texts: its name, how to answer it, and the refusal of anything else
before it."""


@verb("choose", "kind", optional=("options", "from", "ask", "text"))
def _choose(args: Args) -> None:
    """Ask the active crew member. `kind`: the kind of decision; `ask`: what the hand does (`menu` if left
    out); `text`: the beginning of the ids of its words; `options`: a list of options, or `from`: actions, the
    named set. An option has an `answer` (what its protocol form says besides the gathered names), `at` (the
    reason why it acts only in the crew member's room), `when` (conditions), `gather` (names and their
    sources; each combination is one option), a `cost` in actions, `text` (its words in a list) and `steps`.
    Reasons are told in the order in which these stand."""
    binder, scope = args.binder, args.scope
    kind = args["kind"].string("a kind of decision")
    ask = args["ask"].name("what the hand does", ASKS) if "ask" in args else ASKS[-1]
    text = args["text"].string("the texts' id") if "text" in args else None
    if text is not None:
        binder.wanted += [(f"{text}{form}", args["text"]) for form in TEXT_FORMS]
    if ("from" in args) == ("options" in args):
        raise args.node.error("a choose with both or neither of 'from' and 'options'", "one of them")
    if "from" in args:
        args["from"].name("a set of options", ("actions",))
        nodes: Sequence[Node] = tuple(args.content.actions.values())
        actions: Sequence[str | None] = tuple(args.content.actions)
    else:
        nodes = args["options"].items("options")
        actions = (None,) * len(nodes)
    if not nodes:
        raise args.node.error("no options", "at least one")
    place = binder.reserve()
    binder.waiting(place, scope)
    alternatives, ends = [], []
    for node, action in zip(nodes, actions, strict=True):
        with scope.block():
            alternatives.append(_alternative(args, node, action))
            ends.append(binder.reserve())
    for end in ends:
        binder.jump(end, binder.address)
    origin = binder.origin(args.node)
    question = Question(kind, place, alternatives, ask=ask, text=text, origin=origin)
    binder.asks[place] = question
    end = binder.address

    def wait(work: Execution) -> int:
        state = work.state
        frame = (place, tuple(work.values))
        state.stack = (*work.stack, frame) if work.stack else (frame,)
        return WAIT

    def wait_if_any(work: Execution) -> int:
        # No alternative is possible for sure: what a room lets its crew do may be nothing.
        options = question.options(work.state, work.values)
        if not options:
            return end
        work.state.asked = Decision(work.state.active, question, options)
        return wait(work)

    binder.fill(place, wait_if_any)


def _alternative(args: Args, node: Node, action: str | None) -> Alternative:
    """Bind one kind of answer; `action` is its id if it is an action of Phase 1."""
    binder, scope = args.binder, args.scope
    record = node.record("an option", ("steps",), ("answer", "at", "when", "gather", "cost", "text"))
    text = record["text"].string("a text's id") if "text" in record else None
    if text is not None:
        binder.wanted.append((text, record["text"]))
    answer: list[tuple[str, Any]] = []
    for key, value in record["answer"].mapping("an answer").items() if "answer" in record else ():
        answer.append((key, value.flag(key) if value.tag == "bool" else value.string(key)))
    cost = record["cost"].integer("the cost in actions", 0, 9) if "cost" in record else 0
    at = bind_at(binder, record["at"]) if "at" in record else None
    # Bound before the sources, whose names are not there for conditions.
    nodes = record["when"].items("conditions") if "when" in record else ()
    needs = [bind_need(binder, scope, item) for item in nodes]
    gathered = bind_gather(binder, scope, record["gather"]) if "gather" in record else []
    for item in gathered:
        if any(item.name == key for key, _ in answer):
            raise record["gather"].error(f"the name {item.name!r} in answer and gather", "it in one of them")
    clauses: dict[str, Sequence[Clause]] = {
        "at": (at,) if at else (),
        "when": needs,
        "gather": gathered,
        "cost": (Cost(cost),) if cost else (),
    }
    alternative = Alternative(
        tuple(answer),
        tuple(item.name for item in gathered),
        tuple(binder.plain(item.source.element) for item in gathered),
        tuple(item.slot for item in gathered),
        cost,
        tuple(need.condition.test for need in needs),
        tuple(item.get for item in gathered),
        tuple(item.part for item in gathered),
        tuple(clause for key in record for clause in clauses.get(key, ())),
        action,
        text,
        binder.effort,
    )
    alternative.entry = binder.address
    with binder.watched() as verbs:
        binder.steps(record["steps"], scope)
    binder.doing.append((alternative, verbs))
    return alternative


@verb("when", "test", "then", optional=("else",))
def _when(args: Args) -> None:
    """Run `then` if the condition `test` holds, else `else` (may be left out)."""
    binder = args.binder
    test = args.condition("test").test
    branch = binder.reserve()
    args.steps("then")
    skip = binder.reserve() if "else" in args else -1
    other = binder.address

    def choose_branch(work: Execution) -> int:
        return yes if test(work.state, work.values) else other

    yes = branch + 1
    binder.fill(branch, choose_branch)
    if "else" in args:
        args.steps("else")
        binder.jump(skip, binder.address)


@verb("repeat", "steps", optional=("times", "while"))
def _repeat(args: Args) -> None:
    """Run `steps` again and again: `times` (a number, taken once), or `while` a condition holds."""
    binder, scope = args.binder, args.scope
    if ("times" in args) == ("while" in args):
        raise args.node.error("a repeat with both or neither of 'times' and 'while'", "one of them")
    scope.loops.append([])
    with scope.block():
        if "times" in args:
            end = _counted(args)
        else:
            end = _tested(args)
    for place in scope.loops.pop():
        binder.jump(place, end)


def _counted(args: Args) -> int:
    """Bind a repeat with `times`; return the address after it."""
    binder = args.binder
    number = args.number("times")
    times = number.get
    slot = args.scope.hidden("repeat", "number", number.most)
    head = args.following

    def begin(work: Execution) -> int:
        work.values[slot] = times(work.state, work.values)
        return head

    binder.emit(begin)
    binder.reserve()
    args.steps("steps")
    binder.jump(binder.reserve(), head)
    end = binder.address

    def count_down(work: Execution) -> int:
        left = work.values[slot]
        if left <= 0:
            return end
        work.values[slot] = left - 1
        return head + 1

    binder.fill(head, count_down)
    return end


def _tested(args: Args) -> int:
    """Bind a repeat with `while`; return the address after it."""
    binder = args.binder
    test = args.condition("while").test
    head = binder.reserve()
    args.steps("steps")
    binder.jump(binder.reserve(), head)
    end = binder.address
    binder.fill(head, lambda work: head + 1 if test(work.state, work.values) else end)
    return end


@verb("each", "name", "in", "steps")
def _each(args: Args) -> None:
    """Run `steps` once for each item of `in` (a source, or the name of a list; looked up once), the item
    being `name`."""
    binder, scope = args.binder, args.scope
    source = args.source("in")
    with scope.block():
        item = args.declare("name", source.element)
        rest = scope.hidden("each", LIST_OF.get(source.element, "cards"))
        items = source.get

        head = args.following

        def begin(work: Execution) -> int:
            work.values[rest] = tuple(items(work.state, work.values))
            return head

        binder.emit(begin)
        binder.reserve()
        scope.loops.append([])
        args.steps("steps")
        binder.jump(binder.reserve(), head)
        end = binder.address

    def next_item(work: Execution) -> int:
        values = work.values
        left = values[rest]
        if not left:
            return end
        values[item] = left[0]
        values[rest] = left[1:]
        return head + 1

    binder.fill(head, next_item)
    for place in scope.loops.pop():
        binder.jump(place, end)


@verb("leave")
def _leave(args: Args) -> None:
    """End the innermost repeat or each. No arguments."""
    if not args.scope.loops:
        raise args.node.error("'leave' outside", "it inside a repeat or each")
    args.scope.loops[-1].append(args.binder.reserve())


def _passed(args: Args, name: str) -> list[tuple[int, Get]]:
    """Bind the values that `with` hands to a list: (slot there, value)."""
    takes = args.binder.takes(name)
    given = args["with"].mapping("the values") if "with" in args else {}
    result = []
    for key, node in given.items():
        if key not in takes:
            raise node.error(repr(key), f"a name that the list {name!r} takes", takes, key)
    for slot, (key, kind) in enumerate(takes.items()):
        if key not in given:
            raise args.node.error(f"no {key!r}", f"{key!r} in 'with', which the list {name!r} takes")
        result.append((slot, args.binder.value(given[key], args.scope, kind, key).get))
    return result


def enter(work: Execution, steps: StepList, passed: Sequence[tuple[int, Get]] = ()) -> int:
    """Start a list of steps with fresh values, but for those passed from the running list."""
    values: list[Any] = list(steps.empty)
    for slot, get in passed:
        values[slot] = get(work.state, work.values)
    work.values = values
    return steps.entry


@verb("call", optional=("with",), short="list")
def _call(args: Args) -> None:
    """Run another list of steps, then go on here. `list`: its name; `with`: the values it takes."""
    binder = args.binder
    name = args["list"].name("a list of steps", args.content.lists)
    passed = _passed(args, name)
    binder.ends.leads(name)
    place = binder.reserve()
    binder.waiting(place + 1, args.scope, name)

    def link() -> Op:
        steps = binder.lists[name]

        def call(work: Execution) -> int:
            work.stack.append((place + 1, tuple(work.values)))
            return enter(work, steps, passed)

        return call

    binder.later(place, link)


@verb("go", optional=("with",), short="list")
def _go(args: Args) -> None:
    """Leave everything that is running and start another list of steps. `list`: its name; `with`: the
    values it takes."""
    binder = args.binder
    name = args["list"].name("a list of steps", args.content.lists)
    binder.must_end(name)
    passed = _passed(args, name)
    binder.ends.leads(name)
    place = binder.reserve()

    def link() -> Op:
        steps = binder.lists[name]

        def go(work: Execution) -> int:
            work.stack = []
            return enter(work, steps, passed)

        return go

    binder.later(place, link)
