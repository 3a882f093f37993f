"""Tell what a page of the rulebook means at the table now: from the rules' own reasons, facts and chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.percent import percent
from game.app.table.model.position import Position
from game.app.table.model.table_keys import (
    DAMAGE_DECK,
    DECK,
    HAND,
    TableKey,
)
from game.app.table.paint.rooms.room_info import room_lines
from game.rulebook.book import RulePage
from game.rules.decisions import Alternative
from game.rules.queries import odds
from game.rules.queries.explain import explain
from game.rules.queries.knowledge import Knowledge
from game.sentences import Sentences, sentence
from game.wording import Catalogue, counted, difficulty_name, room_name

MOST_ROOMS = 5
"""Number of rooms that are described, those that matter most; the number of further ones is given, too."""


@dataclass(frozen=True)
class NowLine:
    """One line.

    Attributes:
        words: what it says.
        ok: whether something is met or good (a tick) or not (a cross); None for a plain line.
        room: the room whose sign stands before it; empty for none.
        cards: resources shown before the words.
        alarm: whether it tells of danger.
    """

    words: str
    ok: bool | None = None
    room: str = ""
    cards: tuple[str, ...] = ()
    alarm: bool = False


@dataclass(frozen=True)
class Now:
    """Hold what is said of the game in progress.

    Attributes:
        lead: a sentence.
        lines: what follows from it.
        keys: what on the table it is about.
    """

    lead: str
    lines: tuple[NowLine, ...] = ()
    keys: frozenset[TableKey] = frozenset()


def now_at(texts: Catalogue, position: Position, knowledge: Knowledge, page: RulePage) -> Now | None:
    """Return what a page means in a game in progress; None if it has nothing to say.

    Args:
        texts: the catalogue.
        position: the position.
        knowledge: what the crew has seen of the decks.
        page: the page.
    """
    if not page.now:
        return None
    name, _, what = page.now.partition("/")
    return _TELLERS[name](_Table(texts, position, knowledge, page), what)


@dataclass(frozen=True)
class _Table:
    texts: Catalogue
    position: Position
    knowledge: Knowledge
    page: RulePage

    def checks(self, kinds: list[Alternative], aim: str | None = None) -> tuple[bool, tuple[NowLine, ...]]:
        """Return whether one of some kinds of option is legal, and the conditions of the nearest one."""
        position = self.position
        if position.game is None or not kinds:
            return False, ()
        said = Sentences(self.texts, [member["name"] for member in position.crew])
        found = [explain(position.game, dict(kind.answer), aim) for kind in kinds]
        best = min(found, key=lambda one: (not one.legal, one.stopped, len(one.missing)))
        lines = {words: NowLine(words, check.met) for check in best.checks if (words := said.text(check))}
        return best.legal, tuple(lines.values())

    @property
    def standing(self) -> str:
        """Return where the active crew member is."""
        position = self.position
        room = position.room_of(position.active)
        name = position.name(position.active)
        if room is None:
            return self.texts("rulebook-now-adrift", name=name)
        return self.texts("rulebook-now-stands", name=name, room=room_name(self.texts, room))

    def foremost(self, lines: list[NowLine]) -> tuple[NowLine, ...]:
        """The first of some rooms' lines, and how many more there are: no part is taken for the whole."""
        more = len(lines) - MOST_ROOMS
        left = (NowLine(self.texts("rulebook-now-more", count=more)),) if more > 0 else ()
        return (*lines[:MOST_ROOMS], *left)

    def away(self, room: str) -> str:
        """Return how far a room is."""
        position = self.position
        steps = position.steps(room) if position.room_of(position.active) is not None else 0
        return self.texts("rulebook-now-away", steps=steps)


def _action(table: _Table, what: str) -> Now:
    """Return whether an action can be done, and each of its conditions."""
    kinds = [kind for found in table.position.known.values() for kind in found if kind.action == what]
    if not kinds:
        return Now(table.texts("rulebook-now-no-action"))
    legal, lines = table.checks(kinds)
    lead = table.texts("rulebook-now-may" if legal else "rulebook-now-may-not", standing=table.standing)
    return Now(lead, lines, _buttons(kinds))


def _buttons(kinds: list[Alternative]) -> frozenset[TableKey]:
    return frozenset(TableKey.button(kind.action) for kind in kinds if kind.action)


def _place(table: _Table, what: str) -> Now:
    """Return how the room of a page stands, and whether it can be used."""
    texts, position, subject = table.texts, table.position, table.page.of
    assert subject is not None
    room = next((room for room in position.state["rooms"] if room["id"] == subject.id), None)
    if room is None:
        return Now(texts("rulebook-now-not-aboard"))
    if room["variant"] != subject.side:
        return Now(texts("rulebook-now-other-side", variant=room["variant"]))
    keys = frozenset((TableKey.room(subject.id),))
    kinds = list(position.known.get(Interaction.ACTIVATE, ()))
    lines = [NowLine(words) for words in room_lines(texts, position, subject.id)]
    _, checks = table.checks(kinds, aim=subject.id)
    return Now(
        sentence(table.away(subject.id))
        if position.room_of(position.active) != subject.id
        else table.standing,
        (*lines, *checks),
        keys,
    )


def _repair(table: _Table, what: str) -> Now:
    """Return which spaces are open, what fits them, and where that is."""
    texts, position = table.texts, table.position
    facts, hand = position.facts, Counter(position.hand)
    here = position.room_of(position.active)
    found: list[tuple[tuple[bool, bool, int], NowLine]] = []
    keys = set()
    for room in position.state["rooms"]:
        if not room["cubes"] or all(room["cubes"]):
            continue
        id, track = room["id"], facts.rooms[room["id"]].repair
        wanted = tuple(kind for kind, cube in zip(track, room["cubes"], strict=True) if not cube)
        critical = position.in_danger(id)
        fitting = [card for card in sorted(hand.elements()) if any(facts.fits(card, kind) for kind in wanted)]
        keys.add(TableKey.room(id))
        if id == here:
            words = (
                texts("rulebook-now-fits", cards=counted(texts, fitting))
                if fitting
                else texts("rulebook-now-unfit")
            )
        else:
            words = table.away(id)
        if critical or (position.guarded(id) and not any(room["cubes"])):
            words = texts(
                "rulebook-now-critical", guarded="yes" if position.guarded(id) else "no", more=words
            )
        steps = position.steps(id) if here is not None else 0
        line = NowLine(words, True if id == here and fitting else None, id, wanted, critical)
        found.append(((id != here, not critical, steps), line))
    if not found:
        return Now(texts("rulebook-now-whole"))
    lines = table.foremost([line for _, line in sorted(found, key=lambda one: one[0])])
    if not position.supply("cube"):
        lines += (NowLine(texts("rulebook-now-no-cubes"), False),)
    return Now(table.standing, lines, frozenset(keys))


def _centre(table: _Table, what: str) -> Now:
    """Return how much power the centre has, and where the rest is."""
    texts, position = table.texts, table.position
    left = [room["id"] for room in position.state["rooms"] if room["cubes"] and not room["diverted"]]
    lead = texts(
        "rulebook-now-power",
        count=position.facts.power - len(left),
        goal=position.facts.power,
        left=len(left),
    )
    lines = [NowLine(table.away(id), None, id, position.facts.rooms[id].divert) for id in left]
    return Now(lead, table.foremost(lines), frozenset(TableKey.room(id) for id in left))


def _damage(table: _Table, what: str) -> Now:
    """Return what the next Damage card may hit, or the next roll costs."""
    texts, position, state = table.texts, table.position, table.position.state
    keys = frozenset((DAMAGE_DECK,))
    if not state["damage_deck"]:
        return Now(texts("rulebook-now-breach"), (), frozenset((DECK,)))
    if position.hidden:
        return Now(texts("rulebook-now-hidden"), (), keys)
    chances = odds.room_odds(state, table.knowledge)
    worst = sorted(chances, key=lambda id: (-chances[id].fatal, -chances[id].hit))
    lines = []
    for id in worst:
        if chances[id].hit:
            words = texts(
                "rulebook-now-chance",
                percent=percent(chances[id].hit),
                protected="yes" if chances[id].protected else "no",
            )
            lines.append(NowLine(words, None, id, (), chances[id].fatal > 0))
    lead = texts("rulebook-now-damage", count=len(state["damage_deck"]))
    return Now(lead, table.foremost(lines), keys)


def _deck(table: _Table, what: str) -> Now:
    """Return how many cards are left, and which lie face up."""
    texts, position, state = table.texts, table.position, table.position.state
    row = NowLine(texts("rulebook-now-row"), None, "", tuple(state["face_up"]))
    if position.hidden:
        return Now(texts("rulebook-now-hidden"), (row,), frozenset((DECK,)))
    pile = NowLine(texts("rulebook-now-pile", count=len(state["resource_discard"])))
    return Now(texts("rulebook-now-deck", count=len(state["resource_deck"])), (row, pile), frozenset((DECK,)))


def _hand(table: _Table, what: str) -> Now:
    """Return what the active crew member holds."""
    texts, position = table.texts, table.position
    cards = tuple(position.hand)
    name, limit = position.name(position.active), position.facts.hand_limit
    lead = texts("rulebook-now-hand", name=name, count=len(cards), limit=limit)
    return Now(lead, (NowLine("", None, "", cards),) if cards else (), frozenset((HAND,)))


def _cards(table: _Table, what: str) -> Now:
    """Return how many of a resource are in the hand, and which spaces want it."""
    texts, position, subject = table.texts, table.position, table.page.of
    assert subject is not None
    facts = position.facts
    if subject.id not in facts.resources:
        return Now(texts("rulebook-now-no-resource"))
    held = list(position.hand).count(subject.id)
    lead = texts("rulebook-now-holds", name=position.name(position.active), count=held)
    lines = []
    for room in position.state["rooms"]:
        track = facts.rooms[room["id"]].repair
        wanted = tuple(
            kind
            for kind, cube in zip(track, room["cubes"], strict=False)
            if not cube and facts.fits(subject.id, kind)
        )
        if wanted:
            critical = position.in_danger(room["id"])
            lines.append(NowLine(table.away(room["id"]), None, room["id"], wanted, critical))
    lines.sort(
        key=lambda line: (
            not line.alarm,
            position.steps(line.room) if position.room_of(position.active) else 0,
        )
    )
    return Now(lead, table.foremost(lines), frozenset(TableKey.room(line.room) for line in lines))


def _difficulty(table: _Table, what: str) -> Now:
    """Return what this game is played with."""
    texts, position = table.texts, table.position
    level = position.state["settings"]["difficulty"]
    cards = [kind for kind in sorted(position.facts.wild) for _ in range(position.facts.copies[kind])]
    words = counted(texts, cards) if cards else "none"
    lead = texts("rulebook-now-difficulty", level=difficulty_name(texts, level), cards=words)
    return Now(lead)


def _expansion(table: _Table, what: str) -> Now:
    """Return whether an expansion is in this game."""
    subject, game = table.page.of, table.position.game
    present = (
        game is not None and any(one.id == subject.id for one in game.table.content.present)
        if subject
        else False
    )
    return Now(table.texts("rulebook-now-expansion", there="yes" if present else "no"))


def _supply(table: _Table, what: str) -> Now:
    """Return how many tokens are left, and who has some."""
    texts, position = table.texts, table.position
    lead = texts("rulebook-now-supply", count=position.supply(what))
    held = {"cube": "repair_cubes", "action": "action_tokens", "protection": "protection_tokens"}.get(what)
    lines = [
        NowLine(texts("rulebook-now-held", name=member["name"], count=member[held]))
        for member in position.crew
        if held is not None and member[held]
    ]
    laid = [room for room in position.state["rooms"] if room["protection"]] if what == "protection" else []
    lines += [
        NowLine(texts("rulebook-now-laid", count=len(room["protection"])), None, room["id"]) for room in laid
    ]
    if what == "power":
        done = [room["id"] for room in position.state["rooms"] if room["diverted"]]
        lines += [NowLine(texts(f"room-{id}"), True, id) for id in done]
    return Now(lead, tuple(lines), frozenset((TableKey.supply(what),)))


def _turn(table: _Table, what: str) -> Now:
    """Return whose turn it is, and what can still be done in it."""
    texts, position, state = table.texts, table.position, table.position.state
    member = position.crew[position.active]
    lead = texts("rulebook-now-turn", name=member["name"], turn=state["turn"], phase=state["phase"])
    lines: list[NowLine] = []
    if state["phase"] == "actions":
        left, tokens = state["actions_left"], member["action_tokens"]
        lines.append(NowLine(texts("rulebook-now-actions", count=left, tokens=tokens)))
    return Now(sentence(lead), tuple(lines))


_TELLERS: dict[str, Callable[[_Table, str], Now]] = {
    "action": _action,
    "cards": _cards,
    "centre": _centre,
    "damage": _damage,
    "deck": _deck,
    "difficulty": _difficulty,
    "expansion": _expansion,
    "hand": _hand,
    "place": _place,
    "repair": _repair,
    "supply": _supply,
    "turn": _turn,
}
