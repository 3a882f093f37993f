"""The log in plain words: one choice and what followed as a few lines, each with the keys it touches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.app.table.model import pod_view
from game.app.table.model.phase_damage import strikes
from game.app.table.model.table_keys import (
    DAMAGE_DECK,
    DECK,
    DIE,
    DISCARD,
    END,
    POD,
    STEPPER,
    THREAT,
    TableKey,
    of_zone,
)
from game.rules.event_dicts import (
    ActionTokenDict,
    ActivateDict,
    CardDict,
    ChoseDict,
    CubeDict,
    DamageDrawnDict,
    DivertDict,
    EventDict,
    EventType,
    HitDict,
    HullBreachDict,
    MeepleDict,
    OrderedDict,
    OverDict,
    ProtectionDict,
    RollDict,
    SeenDict,
    TokenDict,
    TurnDict,
)
from game.rules.queries.facts import Facts
from game.sentences import sentence
from game.wording import Catalogue, counted_or_plain, damage_words, listing, resource_name, room_name

TELLING = frozenset(
    (
        *(EventType.MEEPLE, EventType.ROLL, EventType.CARD),
        *(EventType.CUBE, EventType.DIVERT, EventType.ACTIVATE),
    )
)
"""Types of events whose lines tell what somebody did."""
TOGETHER = frozenset((EventType.CARD, EventType.ACTION_TOKEN, EventType.PROTECTION, EventType.CUBE))
"""Types of events of which neighbours become one line."""


@dataclass(frozen=True)
class LogLine:
    """One line of the log.

    Attributes:
        text: the words.
        keys: elements of the table that it touches.
        icon: name of the icon in front of it.
        crew: whose line it is; None for what the ship suffers.
        heading: True for the line that begins a turn.
        aside: True for a reason, which says no more of what happened.
        brief: the same in fewer words, for a line that would have smaller letters than others; else empty.
    """

    text: str
    keys: tuple[TableKey, ...]
    icon: str
    crew: int | None = None
    heading: bool = False
    aside: bool = False
    brief: str = ""


def lines_of(
    texts: Catalogue, names: Sequence[str], events: Iterable[EventDict], facts: Facts
) -> list[LogLine]:
    """Put the events of one choice (or of the setup) into words.

    Args:
        texts: the catalogue.
        names: of the crew.
        events: protocol events, in order.
        facts: what the game is played with.
    """
    return list(_Teller(texts, names, list(events), facts).tell())


class _Teller:
    """Walks through the events of one choice; neighbouring card events become one line."""

    def __init__(self, texts: Catalogue, names: Sequence[str], events: list[EventDict], facts: Facts) -> None:
        self.texts, self.names, self.events, self.facts = texts, names, events, facts
        chosen = next((event for event in events if event["type"] == "chose"), None)
        self.chosen: Mapping[str, Any] = chosen or {}
        self.crew: int | None = chosen["crew"] if chosen else None
        ends = (n for n, event in enumerate(events) if event["type"] in ("phase", "turn"))
        self.own = events[: next(ends, len(events))]
        """Events of the choice itself, before the game went on to something else."""

    def tell(self) -> Iterator[LogLine]:
        if not self.chosen:
            # Where the crew is asked, what strikes is told with their choices.
            first = self.facts.setup_damage if self.events else 0
            yield self._line("play-log-setup", (STEPPER,), "ui-sun", None, count=first)
        at = 0
        while at < len(self.events):
            event = self.events[at]
            run = self._run(at) if event["type"] in TOGETHER else 1
            tell = TELLERS.get(EventType(event["type"]))
            if tell is not None:
                yield from tell(self, self.events[at : at + run])
            at += run

    def _run(self, at: int) -> int:
        """Return how many events from here on are of one sort, so that one line tells them."""
        first, count = self.events[at], 1
        while at + count < len(self.events) and _sort(self.events[at + count]) == _sort(first):
            count += 1
        return count

    def _line(
        self,
        key: str,
        keys: Iterable[TableKey],
        icon: str,
        crew: int | None,
        heading: bool = False,
        **values: Any,
    ) -> LogLine:
        if crew is not None:
            values.setdefault("name", self.names[crew])
        return LogLine(sentence(self.texts(key, **values)), tuple(dict.fromkeys(keys)), icon, crew, heading)

    # One method for every type of event that has something to say (`TELLERS`).

    def _chose(self, events: list[ChoseDict]) -> Iterator[LogLine]:
        event, crew = events[0], self.crew
        rooms = next((value for value in event["option"].values() if isinstance(value, list)), ())
        if action := event.get("action"):
            yield from self._acted(action)
        elif event.get("ask") == "place" and any(other["type"] == "hit" for other in self.events):
            words = listing(self.texts, (room_name(self.texts, room) for room in rooms))
            keys = [TableKey.room(room) for room in rooms]
            yield self._line("play-log-damage-control", keys, "ui-target", crew, rooms=words)
        elif event.get("ask") == "pick" and len(self.events) == 1:
            yield self._line("play-log-nothing", (DIE,), "act-scavenge", crew)

    def _acted(self, action: str) -> Iterator[LogLine]:
        """An action says its name where nothing that follows tells of it."""
        if any(event["type"] == "phase" and event["phase"] == "collect" for event in self.events):
            yield self._line("play-log-finish", (END,), "ui-chevron", self.crew)
        elif not any(event["type"] in TELLING for event in self.own):
            name = self.texts(f"action-{action}")
            yield self._line("play-log-action", (), "ui-chevron", self.crew, action=name)

    def _passes(self, start: str, end: str) -> list[str]:
        """The cards that the choice sent from one kind of zone to another."""
        moved = (event for event in self.own if event["type"] == "card")
        return [
            event["card"]
            for event in moved
            if (of_zone(event["from"]).kind, of_zone(event["to"]).kind) == (start, end)
        ]

    def _turn(self, events: list[TurnDict]) -> Iterator[LogLine]:
        event = events[0]
        yield self._line("play-log-turn", (TableKey.crew(event["crew"]),), "ui-chevron", event["crew"], True,
                         turn=event["turn"])  # fmt: skip

    def _meeple(self, events: list[MeepleDict]) -> Iterator[LogLine]:
        event = events[0]
        who, room = event["crew"], event["to"]
        keys = (TableKey.room(room), TableKey.meeple(who))
        if room == pod_view.PLACE:
            yield self._line("play-log-board", (POD, TableKey.crew(who)), "pod", who)
            return
        if self.chosen.get("action") is not None and who == self.crew:
            yield self._line("play-log-move", keys, "act-move", who, room=room_name(self.texts, room))
        else:
            yield self._line("play-log-sent", keys, "act-move", self.crew, room=room_name(self.texts, room),
                             other=self.names[who], same="yes" if who == self.crew else "no")  # fmt: skip

    def _roll(self, events: list[RollDict]) -> Iterator[LogLine]:
        event = events[0]
        value = event["value"]
        cards = self.facts.rolled(event["for"], value)
        if pod_view.tears(event):
            cards = self._torn(event)
        if event["for"] == "scavenge":
            yield self._line(
                "play-log-scavenge", (DIE,), f"die-{value}", event["crew"], value=value, cards=cards
            )
        elif pod_view.is_roll(event):
            yield self._pod_roll(event)
        else:
            yield self._line(
                "play-log-breach-roll", (DIE, DECK), f"die-{value}", None, value=value, cards=cards
            )

    def _torn(self, roll: RollDict) -> int:
        """Return how many cards the Hull Breach takes: no more than there are (R-18)."""
        rest = self.events[next(n for n, event in enumerate(self.events) if event is roll) + 1 :]
        end = next((n for n, later in enumerate(rest) if later["type"] in ("turn", "roll")), len(rest))
        return sum(
            event["type"] == "card" and event["from"] == "deck" and event["to"] == "discard"
            for event in rest[:end]
        )

    def _pod_roll(self, event: RollDict) -> LogLine:
        """A roll of the deserter: what came of it follows in the events (R-32, R-34)."""
        who, value = event["crew"], event["value"]
        rest = self.events[next(n for n, e in enumerate(self.events) if e is event) + 1 :]
        end = next((n for n, later in enumerate(rest) if later["type"] == "turn"), len(rest))
        over = next((later for later in rest[:end] if later["type"] == "over"), None)
        keys = (DIE, POD, TableKey.crew(who))
        if over is not None:
            free = "yes" if who in over["winners"] else "no"
            return self._line("play-log-last-roll", keys, f"die-{value}", who, value=value, free=free)
        more = any(later["type"] == "card" and later["to"] == f"hand/{who}" for later in rest[:end])
        told: dict[str, Any] = {"value": value, "more": "yes" if more else "no"}
        return self._line("play-log-pod-roll", keys, f"die-{value}", who, **told)

    def _card(self, events: list[CardDict]) -> Iterator[LogLine]:
        origin, target = of_zone(events[0]["from"]), of_zone(events[0]["to"])
        cards = [event["card"] for event in events]
        words = counted_or_plain(self.texts, cards)
        keys = [_touched(zone) for event in events for zone in (event["from"], event["to"])]
        traded = self._passes("hand", "face-up")
        if "face-up" in (origin.kind, target.kind) and traded:
            # A trade: what is taken tells of both cards.
            if target.kind == "hand":
                given = counted_or_plain(self.texts, traded)
                icon, who = "act-trade", target.member
                yield self._line("play-log-trade", keys, icon, who, given=given, taken=words)
        elif target.kind == "hand" and origin.kind in ("deck", "face-up", "discard"):
            icon = f"res-{cards[0]}"
            yield self._line(f"play-log-from-{origin.kind}", keys, icon, target.member, cards=words)
        elif origin.kind == "hand" and target.kind == "hand":
            yield self._line("play-log-given", keys, "act-share", origin.member, cards=words,
                             other=self.names[target.member])  # fmt: skip
        elif origin.kind == "hand" and self._passes("discard", "hand"):
            yield self._line("play-log-swap-in", keys, f"res-{cards[0]}", origin.member, cards=words)
        elif origin.kind == "hand" and not self._pays():
            yield self._line("play-log-discard", keys, f"res-{cards[0]}", origin.member, cards=words)
        elif origin.kind == "deck" and target.kind == "discard":
            lost = strikes(self.events, next(n for n, event in enumerate(self.events) if event is events[0]))
            icon = "hull-breach" if lost else f"res-{cards[0]}"
            key = "play-log-lost" if lost else "play-log-paid"
            yield self._line(key, keys, icon, None, cards=words, count=len(cards))

    def _pays(self) -> bool:
        """Return whether the cards that leave the hand pay for something that is told by itself."""
        return any(
            event["type"] == "divert" or (event["type"] == "cube" and of_zone(event["to"]).kind == "slot")
            for event in self.own
        )

    def _cube(self, events: list[CubeDict]) -> Iterator[LogLine]:
        target = of_zone(events[0]["to"])
        if target.kind == "crew":
            keys, other = [target, TableKey.supply("cube")], self.names[target.member]
            yield self._line("play-log-cube", keys, "token-cube", self.crew, other=other)
        if target.kind != "slot":
            return
        room = target.room_id
        keys = [TableKey.room(room), *(_touched(event["to"]) for event in events)]
        card = next(iter(self._passes("hand", "discard")), None)
        yield self._line("play-log-repair" if card else "play-log-repair-cube", keys, "act-repair", self.crew,
                         room=room_name(self.texts, room), count=len(events),
                         card=resource_name(self.texts, card) if card else "")  # fmt: skip

    def _divert(self, events: list[DivertDict]) -> Iterator[LogLine]:
        event = events[0]
        paid = counted_or_plain(self.texts, self._passes("hand", "discard"))
        keys = (TableKey.room(event["room"]), TableKey.divert(event["room"]), DISCARD)
        yield self._line("play-log-divert", keys, "token-diverted", event["crew"], cards=paid,
                         room=room_name(self.texts, event["room"]))  # fmt: skip

    def _activate(self, events: list[ActivateDict]) -> Iterator[LogLine]:
        event = events[0]
        yield self._line("play-log-activate", (TableKey.room(event["room"]),), "act-activate", event["crew"],
                         room=room_name(self.texts, event["room"]))  # fmt: skip

    def _token(self, events: list[TokenDict]) -> Iterator[LogLine]:
        crew = events[0]["crew"]
        yield self._line(
            "play-log-token", (TableKey.crew(crew), TableKey.supply("action")), "token-action", crew
        )

    def _action_token(self, events: list[ActionTokenDict]) -> Iterator[LogLine]:
        target = of_zone(events[0]["to"])
        if target.kind == "crew":
            keys = (target, TableKey.supply("action"))
            yield self._line("play-log-tokens", keys, "token-action", target.member, count=len(events))

    def _protection(self, events: list[ProtectionDict]) -> Iterator[LogLine]:
        why = events[0]["why"]
        zones = [of_zone(event["to" if why == "placed" else "from"]) for event in events]
        rooms = [zone.room_id for zone in zones if zone.kind == "room"]
        words = listing(self.texts, (room_name(self.texts, room) for room in rooms))
        keys = [TableKey.room(room) for room in rooms] or [TableKey.supply("protection")]
        if why == "placed" and not rooms:
            crew = zones[0].member
            keys = [TableKey.crew(crew), TableKey.supply("protection")]
            yield self._line("play-log-shield-given", keys, "token-protection", self.crew,
                             other=self.names[crew], same="yes" if crew == self.crew else "no")  # fmt: skip
        elif why == "placed":
            yield self._line(
                "play-log-shields", keys, "token-protection", self.crew, rooms=words, count=len(rooms)
            )
        elif why == "absorbed" and zones[0].kind == "crew":
            crew = zones[0].member
            yield self._line("play-log-shield-used", [TableKey.crew(crew)], "token-protection", crew)
        elif why == "returned" and rooms:
            yield self._line(
                "play-log-returned", keys, "token-protection", None, rooms=words, count=len(rooms)
            )

    def _seen(self, events: list[SeenDict]) -> Iterator[LogLine]:
        event = events[0]
        deck, count = event["deck"], len(event["cards"])
        yield self._line("play-log-seen", (of_zone(deck),), "ui-eye", self.crew, count=count, deck=deck)

    def _ordered(self, events: list[OrderedDict]) -> Iterator[LogLine]:
        event = events[0]
        cards = [self._card_words(card) for card in event["top"]]
        then = self.texts("play-log-then")
        if event.get("bottom"):
            below = then.join(self._card_words(card) for card in event["bottom"])
            key = "play-log-split" if cards else "play-log-sunk"
            yield self._line(
                key,
                (of_zone(event["deck"]),),
                "ui-eye",
                self.crew,
                cards=then.join(cards),
                below=below,
                count=len(cards),
            )
            return
        yield self._line("play-log-ordered", (of_zone(event["deck"]),), "ui-eye", self.crew,
                         cards=then.join(cards), count=len(cards))  # fmt: skip

    def _card_words(self, card: Any) -> str:
        return resource_name(self.texts, card) if isinstance(card, str) else damage_words(self.texts, card)

    def _damage_card(self, events: list[DamageDrawnDict]) -> Iterator[LogLine]:
        card = events[0]["card"]
        count = len(card) if isinstance(card, list) else card["any"]
        keys = [DAMAGE_DECK, *(TableKey.room(room) for room in (card if isinstance(card, list) else ()))]
        line = self._line("play-log-damage", keys, f"damage-{count}", None, rooms=self._card_words(card))
        names = [self.texts(f"room-{room}") for room in card] if isinstance(card, list) else []
        brief = self.texts("play-log-damage-brief", rooms=listing(self.texts, names)) if names else ""
        yield replace(line, brief=brief)

    def _hit(self, events: list[HitDict]) -> Iterator[LogLine]:
        event = events[0]
        icon = "token-protection" if event["result"] == "protected" else "token-cube"
        key = f"play-log-hit-{event['result']}"
        yield self._line(
            key, (TableKey.room(event["room"]),), icon, None, room=room_name(self.texts, event["room"])
        )

    def _hull_breach(self, events: list[HullBreachDict]) -> Iterator[LogLine]:
        yield self._line("play-log-breach", (THREAT, DAMAGE_DECK), "hull-breach", None)

    def _over(self, events: list[OverDict]) -> Iterator[LogLine]:
        event = events[0]
        room = event["room"]
        core = next((other["room"] for other in self.events if other["type"] == "activate"), None)
        where = room or (core if event["won"] else None)
        keys = (TableKey.room(where),) if where else (DECK,)
        yield self._line(f"play-log-over-{event['reason']}", keys, "ui-sun", None,
                         room=room_name(self.texts, room) if room else "")  # fmt: skip


TELLERS: Mapping[EventType, Callable[[_Teller, Any], Iterator[LogLine]]] = {
    EventType.CHOSE: _Teller._chose,
    EventType.TURN: _Teller._turn,
    EventType.TOKEN: _Teller._token,
    EventType.CARD: _Teller._card,
    EventType.MEEPLE: _Teller._meeple,
    EventType.ROLL: _Teller._roll,
    EventType.CUBE: _Teller._cube,
    EventType.ACTION_TOKEN: _Teller._action_token,
    EventType.PROTECTION: _Teller._protection,
    EventType.DIVERT: _Teller._divert,
    EventType.ACTIVATE: _Teller._activate,
    EventType.SEEN: _Teller._seen,
    EventType.ORDERED: _Teller._ordered,
    EventType.DAMAGE_CARD: _Teller._damage_card,
    EventType.HIT: _Teller._hit,
    EventType.HULL_BREACH: _Teller._hull_breach,
    EventType.OVER: _Teller._over,
}
"""The events that have something to say, and what puts a run of them into lines."""


def _sort(event: EventDict) -> tuple[object, ...]:
    """Return a key that events share whose line is one."""
    if event["type"] == "card":
        return event["type"], of_zone(event["from"]).kind, event["to"]
    if event["type"] == "cube":
        # A repair is one line, wherever its cubes come from.
        target = of_zone(event["to"])
        return (
            (event["type"], target.lies_on)
            if target.kind == "slot"
            else (event["type"], of_zone(event["from"]).kind, target.kind)
        )
    if event["type"] == "action-token" and of_zone(event["to"]).kind == "crew":
        return event["type"], event["to"]
    if event["type"] == "action-token" or event["type"] == "protection":
        return event["type"], of_zone(event["from"]).kind, of_zone(event["to"]).kind, event.get("why")
    return event["type"], id(event)


def _touched(zone: str) -> TableKey:
    """The element of the table that a line lights for a zone of an event: for a hand, whose it is."""
    key = of_zone(zone)
    return TableKey.crew(key.member) if key.kind == "hand" else key
