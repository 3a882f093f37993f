"""Reasons: conditions and gathered sources bound together with what is said of them.

The quick way to the options reads only `test` and `get`. The rest is for `game.rules.explain`, which asks one
condition after the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.effects.binding import SOURCES, Args
from game.rules.effects.binding_context import BindingContext
from game.rules.effects.clauses import At, Gathered, Need, ReasonTold, Stage, Tell
from game.rules.effects.closures import Get, Part
from game.rules.effects.scope import Scope
from game.rules.loader.yaml_nodes import Node
from game.rules.queries.checks import Check, Told
from game.rules.states.state import POD, State


def bind_need(binder: BindingContext, scope: Scope, node: Node, gathered: Sequence[str] = ()) -> Need:
    """Bind a condition as `{if: ..., why: ..., tell: ..., decisive: ...}`.

    Args:
        binder: binds.
        scope: the names.
        node: the mapping.
        gathered: the names gathered so far, which the condition may read.
    """
    record = node.record("a condition with its reason", ("if",), ("why", "tell", "decisive"))
    with scope.block(), scope.reading() as read:
        condition = binder.condition(record["if"], scope)
    if condition.checks and "why" in record:
        raise record["why"].error("a 'why'", "none beside a condition that has reasons of its own", near="")
    if not condition.checks and "why" not in record:
        raise node.error("a condition without 'why'", "the keys if, why")
    why = None
    if not condition.checks:
        why = _why(binder, scope, record["why"], record.get("tell"), condition.tells, gathered)
    decisive = "decisive" in record and record["decisive"].flag("decisive")
    return Need(condition, frozenset(read).intersection(gathered), why, decisive)


def bind_at(binder: BindingContext, node: Node) -> At:
    """Bind the reason of an option that acts in the active crew member's room."""
    return At(ReasonTold(binder.reason(node), ()))


def bind_gather(binder: BindingContext, scope: Scope, node: Node) -> list[Gathered]:
    """Bind the names of a `gather` with their sources and reasons; later ones may read earlier ones."""
    result: list[Gathered] = []
    for key, value in node.entries if node.mapping("a gather") else ():
        earlier = [item.name for item in result]
        result.append(_gathered(binder, scope, key, value, earlier))
    return result


def _gathered(binder: BindingContext, scope: Scope, key: Node, value: Node, earlier: list[str]) -> Gathered:
    record = {"of": value}
    if value.is_mapping and any(word.text == "of" for word, _ in value.entries):
        record = value.record("a gathered source", ("of",), ("why", "tell", "when"))
    with scope.reading() as read:
        source = binder.source(record["of"], scope)
    slot = scope.declare(key.string("a new name"), source.element, key)
    name, get = key.text, source.get
    known = [*earlier, name]
    needs: tuple[Need, ...] = ()
    if "when" in record:
        needs = tuple(bind_need(binder, scope, item, known) for item in record["when"].items("conditions"))
        get = _narrowed(get, slot, tuple(need.condition.test for need in needs))
    of = source.of if source.of in earlier else None
    part = Part(name, source.element, source.word, source.zone, of)
    full = Stage(source.get, frozenset(read).intersection(earlier))
    any_why: ReasonTold | None = None
    whys: tuple[ReasonTold | None, ...] = (None,)
    stages = {0: full}
    if "why" in record:
        tells = record.get("tell")
        node = record["why"]
        if not node.is_mapping:
            any_why = _why(binder, scope, node, tells, (), known)
            whys = (any_why,)
        else:
            any_why, whys, stages = _stages(binder, scope, record["of"], node, tells, known, full)
    elif "tell" in record:
        raise record["tell"].error("a 'tell'", "a 'why' beside it", near="")
    return Gathered(name, slot, source, part, get, any_why, whys, stages, needs)


def _stages(
    binder: BindingContext,
    scope: Scope,
    of: Node,
    node: Node,
    tells: Node | None,
    known: list[str],
    full: Stage,
) -> tuple[ReasonTold | None, tuple[ReasonTold | None, ...], dict[int, Stage]]:
    """Bind the reasons of a source's arguments, and the source with each set of them."""
    if not of.is_mapping:
        raise node.error("a mapping of reasons", "one reason, for the name of a list has no arguments")
    word, _, value = of.sole("a source", SOURCES)
    entry = SOURCES[word]
    written = [arg.text for arg, _ in value.entries if arg.text in entry.optional] if value.is_mapping else []
    given = node.mapping("reasons")
    for key, _ in node.entries:
        key.name("what of the source is explained", ("any", word, *written))
    whys = {key: _why(binder, scope, item, tells, (), known) for key, item in given.items()}
    explained = [arg for arg in written if arg in whys]
    stages = {(1 << len(explained)) - 1: full}
    for mask in range((1 << len(explained)) - 1):
        left_out = {arg for bit, arg in enumerate(explained) if not mask >> bit & 1}
        entries = tuple((arg, item) for arg, item in value.entries if arg.text not in left_out)
        bound = Node(value.file, value.line, value.tag, value.text, value.children, entries)
        with scope.reading() as read:
            get = entry.bind(Args(binder, scope, entry, bound)).get
        stages[mask] = Stage(get, full.names & read)
    return whys.get("any"), (whys.get(word), *(whys[arg] for arg in explained)), stages


def _narrowed(get: Get, slot: int, tests: tuple[Get, ...]) -> Get:
    def narrowed(state: State, values: Any) -> list[Any]:
        found = []
        for item in get(state, values):
            values[slot] = item
            if all(test(state, values) for test in tests):
                found.append(item)
        return found

    return narrowed


def _why(
    binder: BindingContext,
    scope: Scope,
    node: Node,
    tell: Node | None,
    told: Sequence[Tell],
    gathered: Sequence[str],
) -> ReasonTold:
    known = frozenset(gathered)
    tells = {item.name: item._replace(names=item.names & known) for item in told}
    for name, value in tell.mapping("what is told").items() if tell else ():
        with scope.block(), scope.reading() as read:
            told_value = binder.text_value(value, scope)
        kind = told_value.type
        tells[name] = Tell(name, kind, told_value.get, binder.plain(kind), known & read)
    return ReasonTold(binder.reason(node), tuple(tells.values()))


def said(
    why: ReasonTold,
    met: bool,
    state: State,
    values: Sequence[Any],
    tried: Mapping[str, Told],
    settled: frozenset[str],
) -> Check:
    """Make the check of a reason.

    Args:
        why: the reason.
        met: whether it holds.
        state: the position.
        values: the values of names, as far as they are settled.
        tried: the values that were tried, which a reason can tell, too.
        settled: the gathered names that have one value; a value that needs others stays open.
    """
    told = dict(tried)
    for tell in why.tells:
        value = tell.get(state, values) if tell.names <= settled else None
        nowhere = value is None or (tell.type == "room" and value == POD)
        told[tell.name] = Told(tell.type, None if nowhere else tell.plain(value))
    return Check(why.id, met, told)


def checks_of(needs: Sequence[Need], state: State) -> list[Check]:
    """Make the checks of conditions that read no gathered names, up to a decisive one that fails."""
    found: list[Check] = []
    for need in needs:
        if need.condition.checks:
            found += need.condition.checks(state)
        elif need.why:
            found.append(said(need.why, need.met(state, ()), state, (), {}, frozenset()))
        if need.decisive and not all(check.met for check in found):
            break
    return found
