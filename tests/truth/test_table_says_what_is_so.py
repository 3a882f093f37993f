"""Every number and every sentence on the table against what is reckoned from STATE alone."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.app.table.model.danger_signs import signs_of
from game.app.table.model.gestures.refusals import button_reason
from game.app.table.model.hit_outcomes import outcomes
from game.app.table.model.position import Position
from game.app.table.model.table_keys import DAMAGE_DECK, DECK, THREAT, TableKey
from game.app.table.model.table_view import TableView
from game.app.table.model.words.folded_facts import folded_facts
from game.app.table.paint.cards.card_info import uses
from game.app.table.paint.rooms.room_info import room_lines
from game.play.session import Session
from game.texts import Texts
from tests.truth import reckoning
from tests.truth.positions import sessions

QUICK, ALL = 250, 1500
PARTS = [("quick", QUICK), *(pytest.param((f"part {n}", ALL), marks=pytest.mark.slow) for n in range(4))]
DOES = {
    "move": {"move"},
    "scavenge": {"scavenge"},
    "share": {"give", "take", "trade"},
    "divert": {"divert"},
    "repair": {"repair"},
    "activate": {"activate"},
}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part[0])
def test_what_is_shown_is_so(part: tuple[str, int], texts: Texts) -> None:
    seen = dict.fromkeys(("critical", "guarded", "breach", "setup", "open card", "hidden", "empty"), 0)
    for session in sessions(*part):
        one = _Shown(session, texts)
        one.check()
        for fact in one.facts:
            seen[fact] += 1
    assert all(seen.values()), seen


class _Shown:
    """A position, what the table shows of it, and what is true of it."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self.session, self.texts = session, texts
        self.state: dict[str, Any] = session.state
        self.view = TableView.of_session(session, texts)
        self.position = Position(
            session.state, session.pending, session.facts, session.menu, session.game, session.by_hand
        )
        self.over = self.state["phase"] == "over"
        self.hidden = bool(self.state["settings"].get("no_counting")) and not self.over
        self.setup = (
            self.state["phase"] == "damage"
            and self.state["turn"] == 1
            and len(self.state["damage_discard"]) <= 2
        )
        kind = session.decision["kind"] if session.decision else ""
        self.collected = self.state["phase"] == "collect" and kind == "discard"
        known = session.knowledge
        deck = len(self.state["damage_deck"])
        self.top = known.damage_top[:deck]
        rest = deck - len(self.top)
        self.sunk = known.damage_bottom[-rest:] if rest else ()
        self.next = reckoning.hypotheses(self.state, self.top, self.sunk)
        self.facts: set[str] = set()

    def check(self) -> None:
        """Compare everything."""
        self.rooms()
        self.threat()
        self.decks()
        self.crew()
        self.buttons()
        self.close_ups()
        self.choices()
        if self.hidden:
            self.facts.add("hidden")

    def striking(self) -> set[Any]:
        """Rooms that the card being carried out is still to hit; its number if it leaves them open."""
        if self.state["phase"] != "damage" or not self.state["damage_discard"]:
            return set()
        hits = 0
        for entry in reversed(self.session.log):
            for event in reversed(entry.events):
                hits += event["type"] == "hit"
                if event["type"] == "damage-card":
                    card = reckoning.card_of(event["card"])
                    rest: Any = max(0, card - hits) if isinstance(card, int) else card[hits:]
                    return {rest} if rest else set()
        return {reckoning.card_of(self.state["damage_discard"][0])}

    def rooms(self) -> None:
        """Cubes, tokens, people, CRITICAL, and the chips."""
        state, bare = self.state, reckoning.bare(self.state)
        cards = self.striking()
        if state["damage_deck"]:
            cards |= {8} if self.hidden else reckoning.may_come(state)
        named = {room for card in cards if not isinstance(card, int) for room in card}
        at_stake = bare if any(isinstance(card, int) for card in cards) else bare & named
        for place, (shown, room) in enumerate(zip(self.view.rooms, state["rooms"], strict=True)):
            assert (shown.id, shown.cubes, shown.diverted) == (
                room["id"],
                tuple(room["cubes"]),
                room["diverted"],
            )
            assert shown.shields == tuple(room["protection"])
            assert shown.crew == tuple(n for n, m in enumerate(state["crew"]) if m["at"] == place)
            assert shown.critical == (room["id"] in at_stake and not self.over), (room["id"], cards)
            if shown.critical:
                self.facts.add("critical")
            self._chip(shown, room)
        critical = {self.view.rooms[place].id for place in signs_of(self.view).critical}
        assert critical == {room.id for room in self.view.rooms if room.critical}

    def _chip(self, shown: Any, room: Any) -> None:
        silent = room["id"] == "energy-core" or self.hidden or self.over or not self.state["damage_deck"]
        assert (shown.chip is None) == silent
        if shown.chip is None:
            return
        hit = sum(
            (p for card, p in self.next if not isinstance(card, int) and room["id"] in card), Fraction(0)
        )
        assert shown.chip.percent == reckoning.rounded(hit)
        if reckoning.guarded(self.state, room):
            self.facts.add("guarded")
            assert shown.chip.kind == ("protected" if hit else "zero")
        else:
            assert (shown.chip.kind == "fatal") == (bool(hit) and not any(room["cubes"]))

    def loss_by_the_deck(self, left: int) -> None:
        """The chance where Phase 2 takes two cards from the deck (R-15, R-17, R-18)."""
        top = self.view.top
        if left <= 0:
            assert top.deck_loss == 100
        elif self.state["damage_deck"]:
            assert top.deck_loss == top.loss
        else:
            fatal = sum(cards >= left for cards in reckoning.BREACH)
            assert top.deck_loss == reckoning.rounded(Fraction(fatal, 6))
        assert top.ways == (top.deck_loss != top.loss)

    def threat(self) -> None:
        """The top bar: how likely the ship is lost, and what is still to come."""
        top, state = self.view.top, self.state
        assert (top.turn, top.phase == -1) == (0 if self.setup else state["turn"], self.setup)
        assert top.threat == (
            reckoning.kind(reckoning.card_of(state["damage_deck"][0])) if state["damage_deck"] else 0
        )
        if self.setup:
            self.facts.add("setup")
        if self.over:
            assert top.outlook == "over"
            return
        if self.hidden:
            assert (top.loss, top.fatal, top.possible, top.ahead, top.breach_turn) == (0, 0, 0, (), 0)
            return
        left = len(state["resource_deck"]) - (0 if self.collected else 1)
        if left <= 0:
            self.facts.add("empty")
            assert (top.loss, top.outlook) == (100, "empty")
        elif not state["damage_deck"]:
            self.facts.add("breach")
            fatal = sum(cards >= left for cards in reckoning.BREACH)
            assert (top.fatal, top.possible) == (fatal, 6)
            assert top.loss == reckoning.rounded(Fraction(fatal, 6))
        else:
            lost = [(card, p) for card, p in self.next if reckoning.loses(state, card)]
            assert (top.fatal, top.possible) == (len(lost), len(self.next))
            assert top.loss == reckoning.rounded(sum((p for _, p in lost), Fraction(0)))
            if any(isinstance(card, int) for card, _ in self.next):
                self.facts.add("open card")
        self.loss_by_the_deck(left if self.collected else left - 1)
        kinds = [reckoning.kind(reckoning.card_of(card)) for card in state["damage_deck"]]
        assert dict(top.ahead) == {kind: kinds.count(kind) for kind in set(kinds)}
        assert top.breach_turn == reckoning.breach_turn(state, self.setup)
        later = state["phase"] == "damage" and not self.setup
        assert top.later == later and (top.hits == top.threat or later)

    def decks(self) -> None:
        """The panels at the right, and the supply."""
        state, view = self.state, self.view
        shown = view.resources
        assert shown.face_up == tuple(state["face_up"])
        if self.hidden:
            assert (shown.deck, shown.discard, shown.counts) == (min(1, len(state["resource_deck"])), (), ())
            assert len(view.damage.left) == bool(state["damage_deck"])
        else:
            assert shown.deck == len(state["resource_deck"])
            assert shown.low == (shown.deck <= 5)
            assert dict(shown.counts) == {
                card: state["resource_discard"].count(card) for card, _ in shown.counts
            }
            assert sum(count for _, count in shown.counts) == len(state["resource_discard"])
            if not self.over:
                assert shown.turns == reckoning.turns_of_the_deck(state, self.collected, self.setup)
                words = folded_facts(self.texts, view, DECK)
                assert str(shown.turns) in words or shown.turns < 2
            kinds = [reckoning.kind(reckoning.card_of(card)) for card in state["damage_deck"]]
            assert {kind: left for kind, left, _ in view.damage.left if left} == {
                k: kinds.count(k) for k in set(kinds)
            }
            assert view.damage.count == len(kinds)
            words = folded_facts(self.texts, view, DAMAGE_DECK)
            assert all(f"{kinds.count(kind)}× " in words for kind in set(kinds)), words
            assert f"{view.top.loss}%" in folded_facts(self.texts, view, THREAT) or self.over
        assert shown.seen == tuple(state["resource_deck"][: len(shown.seen)])
        assert view.damage.seen == self.top and view.damage.sunk == self.sunk
        assert view.damage.breach == view.breach == (not state["damage_deck"])
        pile = state["damage_discard"]
        assert view.damage.last == (reckoning.card_of(pile[0]) if pile else None)
        supply = view.supply
        assert (supply.cubes, supply.actions, supply.shields, supply.powers) == reckoning.supply(state)

    def crew(self) -> None:
        """Who holds what, where, and whose turn comes when."""
        state, view = self.state, self.view
        solo = state["settings"]["players"] == 1
        order = ["active", "next", "then", "last"]
        for n, (shown, member) in enumerate(zip(view.crew, state["crew"], strict=True)):
            gone = member["at"] == "pod"
            assert shown.room == (None if gone else state["rooms"][member["at"]]["id"])
            assert (shown.tokens, shown.cubes, shown.shields) == (
                member["action_tokens"],
                member["repair_cubes"],
                member["protection_tokens"],
            )
            assert sorted(shown.hand) == ([] if solo else sorted(member["hand"]))
            assert shown.tag == ("pod" if gone else order[(n - state["active"]) % len(state["crew"])])
            words = folded_facts(self.texts, view, TableKey.crew(n))
            assert (str(member["action_tokens"]) in words) or member["action_tokens"] == 1
        active = state["crew"][state["active"]]
        assert (view.dock.actions, view.dock.tokens) == (state["actions_left"], active["action_tokens"])
        assert sorted(view.dock.hand) == sorted(active["hand"])
        end = view.dock.end
        if end.kind == "finish":
            left = state["actions_left"]
            given = min(left, reckoning.supply(state)[1])
            assert (end.tokens, end.lost, end.kept) == (given, left - given, active["action_tokens"])
            assert end.primary == (left + active["action_tokens"] == 0)

    def buttons(self) -> None:
        """Whether an action is possible, and how many ways there are; what is not has a reason that fails."""
        decision = self.session.decision
        if decision is None or decision["kind"] != "action":
            assert not any(button.enabled for button in self.view.dock.buttons)
            return
        for button in self.view.dock.buttons:
            options = [option for option in decision["options"] if option["do"] in DOES[button.action]]
            assert button.enabled == bool(options), button
            reason = button_reason(self.texts, self.position, button.action)
            assert (reason is None) == button.enabled
            assert button.line
            if reason is not None:
                assert not all(line.ok for line in reason.lines) and reason.short == button.line
            elif button.action == "move":
                assert button.line.startswith(f"choice of {len(options)} room")
            elif button.action == "scavenge":
                assert button.line.startswith(f"{reckoning.rounded(Fraction(4, 6))}%")
            elif button.action == "repair":
                self._repair_line(button.line, options)
            elif button.action == "divert":
                ways = {tuple(option["cards"]) for option in options}
                assert (f"{len(ways)} ways" in button.line) == (len(ways) > 1)
            elif button.action == "share" and not any(option["do"] == "trade" for option in options):
                names = {option.get("to", option.get("from")) for option in options}
                name = self.state["crew"][min(names)]["name"]
                assert button.line == (f"with {name}" if len(names) == 1 else f"with {len(names)} others")

    def _repair_line(self, line: str, options: list[Any]) -> None:
        slots, cards = (
            {option["slot"] for option in options},
            {option.get("card") for option in options} - {None},
        )
        room = self.state["rooms"][self.state["crew"][self.state["active"]]["at"]]
        if not cards:
            assert line == ("refills all" if room["diverted"] else "with a held cube")
        elif len(slots) > 1:
            assert line == f"{len(slots)} spaces"
        elif room["diverted"] and len(cards) == 1:
            assert line.casefold() == f"refill with {min(cards)}"
        else:
            assert line.endswith(f"space {min(slots) + 1}")
            assert (min(cards) in line.casefold()) == (len(cards) == 1)

    def close_ups(self) -> None:
        """What the large cards of rooms and of resources say."""
        for shown, room in zip(self.view.rooms, self.state["rooms"], strict=True):
            lines = room_lines(self.texts, self.position, room["id"], shown.critical)
            if room["id"] == "energy-core":
                assert f"{sum(one['diverted'] for one in self.state['rooms'])} of 8" in lines[0]
                continue
            assert lines[0].startswith(f"{sum(room['cubes'])} of 3 cubes")
            assert ("power diverted" in lines[0]) == room["diverted"]
            assert any("CRITICAL" in line for line in lines) == shown.critical
            assert any("Protection token" in line for line in lines) == bool(room["protection"])
        for card in {*self.view.dock.hand, *self.view.resources.face_up}:
            found = uses(self.position, card)
            assert (set(found.repairs), set(found.diverts)) == reckoning.wanted_by(self.state, card)

    def choices(self) -> None:
        """What a hit would do to a room, where the crew chooses (R-31)."""
        if self.session.decision is None or self.session.decision["kind"] != "damage-control":
            return
        for room_id, found in outcomes(self.position).items():
            room = next(room for room in self.state["rooms"] if room["id"] == room_id)
            safe = reckoning.guarded(self.state, room)
            cubes = sum(room["cubes"])
            assert found.fatal == (not safe and not cubes)
            assert found.left == (cubes if safe else max(0, cubes - 1))
