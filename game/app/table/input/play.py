"""What the player does with the table: picks up, drops, clicks, presses keys. No pixels, no pygame.

It turns what happens to keys of the table into options of DECISION, refusals with their reason, or commands,
and hands them to its host (the table scene). Click-click does what a drag does: a click picks up, the next
one drops.
"""

from __future__ import annotations

from game.app.table.input import intents, lights
from game.app.table.input.drag import Click, Drag, Drop, Point
from game.app.table.input.intents import DOCK, HELD_CUBE, TABLE, TAP, Option
from game.app.table.model import damage_control, pod
from game.app.table.model.host import Host
from game.app.table.model.marks import Marks
from game.app.table.model.reasons import button_reason, why_not

PILES = frozenset(("deck", "discard", "damage-deck", "damage-discard"))
"""Elements that open when they are clicked, where they are nothing else now (R-35)."""
COMMANDS = frozenset(("undo", "redo", "log", "help", "menu"))
_LOOSE = ("hand", "held", "meeple")
"""Kinds of pieces that can be picked up in Phase 1 even if nothing takes them: the table then says why."""


class Play:
    """Pointer, focus and what is picked up.

    Attributes:
        drag: the pointer.
        picked: what was picked up by a click or key and waits for its target.
        focus: what the keyboard is on; shown while `by_key`.
        hover: what the pointer is over.
        gestures: what is legal on the table now.
        sources: everything that can be picked up or clicked now.
        placed: rooms on which Protection tokens have been laid, or that have been chosen for damage, before
            the choice is complete.
    """

    def __init__(self, host: Host) -> None:
        self.host = host
        self.drag = Drag()
        self.picked: str | None = None
        self.focus: str | None = None
        self.by_key = False
        self.hover: str | None = None
        self.placed: tuple[str, ...] = ()
        self.renew()

    def renew(self) -> None:
        """The position has changed: what was picked up is put back."""
        self.drag.cancel()
        self.picked = None
        self.placed = ()
        position = self.host.position
        self.gestures = intents.gestures(position)
        self.sources = {gesture.source for gesture in self.gestures}
        self._pieces = {gesture.source for gesture in self.gestures if gesture.target != TAP}
        if position.form == "armoury":
            self.sources = self.sources | {"supply/protection"}
        elif position.kind == damage_control.KIND:
            self.sources = self.sources | {damage_control.CARD}
        if self.focus is not None and self.focus not in self.host.layout.keys:
            self.focus = None

    # What is what

    @property
    def source(self) -> str | None:
        """What is in the hand: dragged, or picked up."""
        return self.drag.held or self.picked

    def targets(self, source: str) -> dict[str, list[Option]]:
        """Where a source may go now."""
        if source == "supply/protection" and self.host.position.form == "armoury":
            return {f"room/{room}": [] for room in self.shield_rooms()}
        if source == damage_control.CARD and self.host.position.kind == damage_control.KIND:
            return {f"room/{room}": [] for room in self.damage_rooms()}
        return intents.targets(self.gestures, source)

    def shield_rooms(self) -> set[str]:
        """Rooms on which the next Protection token may be laid (R-26)."""
        position = self.host.position
        return intents.armoury_targets(position.options, self.placed) if position.form == "armoury" else set()

    def damage_rooms(self) -> set[str]:
        """Rooms that may be chosen next for damage (R-31)."""
        position = self.host.position
        if position.kind != damage_control.KIND:
            return set()
        return damage_control.choosable(position, self.placed)

    def movable(self, key: str | None) -> bool:
        """Whether an element can be picked up."""
        if key is None:
            return False
        if key in self._pieces or (key in self.sources and key.startswith(("supply/", "damage-"))):
            return True
        return self.host.position.kind == "action" and (key.split("/")[0] in _LOOSE or "/card/" in key)

    def aim(self, source: str, key: str | None, point: Point) -> str | None:
        """What a drop at a point means: the element there, or the larger one it is part of."""
        targets = self.targets(source)
        for candidate in self._wider(source, key, point):
            if candidate in targets:
                return candidate
        if TABLE in targets and key != source:
            return TABLE
        return next(iter(self._wider(source, key, point)), None)

    def _wider(self, source: str, key: str | None, point: Point) -> list[str]:
        """The element under a point, then what it lies on."""
        found = [key] if key is not None else []
        kind, _, rest = (key or "").partition("/")
        card = source.startswith("hand/") or "/card/" in source
        if source == HELD_CUBE and kind == "slot":
            # Where power has been diverted a cube refills the room, wherever it is let go.
            card = not self.host.position.room(rest.split("/")[0])["diverted"]
        if "/card/" in rest:
            found.append(f"crew/{rest.split('/')[0]}")
        elif kind == "shield" or (kind in ("slot", "divert") and not card):
            found.append(f"room/{rest.split('/')[0]}")
        elif kind == "meeple":
            room = self.host.position.room_of(int(rest))
            found += [f"room/{room}"] if room else []
        if (key is None or kind == "hand") and self._over_dock(point):
            found.append(DOCK)
        return found

    def _over_dock(self, point: Point) -> bool:
        x, y, w, h = self.host.layout.rect(DOCK)
        return x <= point[0] < x + w and y <= point[1] < y + h

    def home(self, source: str) -> frozenset[str]:
        """Where a source lies anyway: letting it go there puts it back."""
        kind, _, rest = source.partition("/")
        found = {source}
        if kind in ("hand", "held"):
            found |= {DOCK, *(f"hand/{n}" for n in range(len(self.host.position.hand)))}
        elif kind == "meeple":
            found.add(f"room/{self.host.position.room_of(int(rest))}")
        elif "/card/" in rest:
            found.add(f"crew/{rest.split('/')[0]}")
        return frozenset(found)

    def refusing(self) -> str | None:
        """What lies under the pointer and does not take what is being dragged."""
        held = self.drag.held
        if held is None or self.hover is None:
            return None
        target = self.aim(held, self.hover, self.drag.at)
        if target is None or target in self.home(held) or target in self.targets(held):
            return None
        return target

    # The pointer

    def press(self, key: str | None, point: Point) -> None:
        """The button goes down."""
        self.by_key = False
        middle = self.host.layout.centre(key) if key is not None else None
        self.drag.press(key, point, self.movable(key), middle)

    def move(self, key: str | None, point: Point) -> None:
        """The pointer moves over an element."""
        self.hover = key
        if self.drag.move(point):
            self.picked = None

    def release(self, key: str | None, point: Point) -> None:
        """The button goes up."""
        match self.drag.release(key, point):
            case Drop(source, target, at):
                self.drop(source, target, at)
            case Click(clicked, at):
                self.click(clicked, at)

    def cancel(self) -> str | None:
        """Let go of everything; returns what was dragged."""
        held = self.drag.cancel()
        self.picked = None
        return held

    def drop(self, source: str, key: str | None, point: Point) -> None:
        """Something is let go over an element."""
        target = self.aim(source, key, point)
        targets = self.targets(source)
        if target is None or (target in self.home(source) and target not in targets):
            self.host.command("back")
            return
        if target not in targets:
            reason = why_not(self.host.texts, self.host.position, source, target)
            if reason is None:
                self.host.command("back")
            else:
                self.host.refuse(reason, point, source)
            return
        self._carry_out(targets[target], source, target, point)

    def _carry_out(self, options: list[Option], source: str, target: str, point: Point | None) -> None:
        if source == "supply/protection" and not options:
            self._place(target.partition("/")[2])
        elif source == damage_control.CARD and not options:
            self._choose_damage(target.partition("/")[2])
        elif len(options) == 1 and options[0].get("do") == "board":
            self.host.board(options[0], source, point)
        elif len(options) == 1:
            self.host.choose(options[0], source, point)
        else:
            self.host.ask(options, source, target)

    def _place(self, room: str) -> None:
        """Lay one Protection token; the choice is made with the last one (R-26)."""
        self.placed = (*self.placed, room)
        option = intents.armoury_option(self.host.position.options, self.placed)
        if option is not None:
            self.host.choose(option)

    def _choose_damage(self, room: str) -> bool:
        """Choose a room for damage, or take it back; False when it may not be chosen (R-31)."""
        chosen = damage_control.toggled(self.host.position, self.placed, room)
        if chosen is not None:
            self.placed = chosen
        return chosen is not None

    def unplace(self) -> bool:
        """Take the last Protection token, or the last chosen room, back; False when there was none."""
        before, self.placed = self.placed, self.placed[:-1]
        return bool(before)

    # Clicks and keys

    def click(self, key: str | None, point: Point) -> None:
        """An element is clicked, or chosen with Enter."""
        if key in COMMANDS:
            self.host.command(key or "")
        elif key == "end":
            self.end()
        elif self.picked is not None:
            self._click_target(self.picked, key, point)
        elif key is not None:
            self._click_source(key, point)

    def end(self) -> None:
        """End the phase, or decline, where DECISION offers it."""
        if self.host.position.decision is None:
            self.host.command("result")
            return
        options = intents.taps(self.gestures, "end")
        if self.host.position.kind == damage_control.KIND:
            chosen = damage_control.option_of(self.host.position, self.placed)
            options = [chosen] if chosen is not None else []
        if options:
            self.host.end(options)
        elif self.host.position.kind != "action":
            self._refuse("end", "end", self.host.layout.centre("end"))

    def _click_target(self, picked: str, key: str | None, point: Point) -> None:
        target = self.aim(picked, key, point)
        targets = self.targets(picked)
        if target in targets:
            self.picked = None
            self._carry_out(targets[target], picked, target, None)
        elif target is None or key == picked:
            self.picked = None
        elif key is not None and key != picked and self._same_sort(picked, key) and self.movable(key):
            self.picked = None
            self._click_source(key, point)
        else:
            self._refuse(picked, target, point)

    def _same_sort(self, one: str, other: str) -> bool:
        """Whether a click on the second means "rather this one" and not "drop it here"."""
        kinds = one.split("/")[0], other.split("/")[0]
        return kinds[0] == kinds[1] or "button" in kinds or other in self.sources and kinds[1] != "crew"

    def _click_source(self, key: str, point: Point) -> None:
        position = self.host.position
        tap_key = self._tap_key(key)
        options = intents.taps(self.gestures, tap_key)
        if position.form == "armoury" and tap_key.startswith("room/"):
            room = tap_key.partition("/")[2]
            if room in self.shield_rooms():
                self._place(room)
            else:
                self._refuse("supply/protection", tap_key, point)
            return
        if position.kind == damage_control.KIND and tap_key.startswith("room/"):
            if not self._choose_damage(tap_key.partition("/")[2]):
                self._refuse(damage_control.CARD, tap_key, point)
        elif options:
            self._carry_out(options, key, tap_key, None)
        elif key.startswith("button/"):
            self._click_button(key, point)
        elif self.movable(key):
            self.pick(key)
        elif key == pod.KEY:
            self._refuse(f"meeple/{position.active}", key, point)
        elif key in PILES:
            self.host.command(key)
        elif position.kind == "action" and tap_key.startswith("room/"):
            self._room_refusal(tap_key, point)
        elif self._pickable(key):
            self._refuse(key, key, point)

    def _tap_key(self, key: str) -> str:
        """The element whose click counts: a click on a part of a room is a click on the room."""
        kind, _, rest = key.partition("/")
        if kind in ("slot", "divert", "shield"):
            return f"room/{rest.split('/')[0]}"
        if "/card/" in rest and not self.movable(key):
            return f"crew/{rest.split('/')[0]}"
        if kind == "meeple" and key not in self.sources and not self.movable(key):
            room = self.host.position.room_of(int(rest))
            return f"room/{room}" if room else key
        return key

    def _pickable(self, key: str) -> bool:
        return key.split("/")[0] in ("hand", "deck", "face-up", "die", "meeple") or "/card/" in key

    def _room_refusal(self, key: str, point: Point) -> None:
        """A click on a room that can neither be entered nor used says which of the two is the matter."""
        position, texts = self.host.position, self.host.texts
        if key == f"room/{position.here['id']}":
            reason = button_reason(texts, position, "activate")
        else:
            reason = why_not(texts, position, f"meeple/{position.active}", key)
        if reason is not None:
            self.host.refuse(reason, point)

    def _click_button(self, key: str, point: Point) -> None:
        """An action button: where there is but one target it goes there at once, else it waits for one."""
        targets = self.targets(key)
        if not targets:
            reason = button_reason(self.host.texts, self.host.position, key.split("/")[1])
            if reason is not None:
                self.host.refuse(reason, self.host.layout.centre(key))
            return
        places = {target: options for target, options in targets.items() if self._primary(target)}
        if len(places) == 1:
            target, options = next(iter(places.items()))
            self._carry_out(options, key, target, None)
        else:
            self.pick(key)

    def _primary(self, target: str) -> bool:
        """Every option has one target of these kinds; the others are larger ground for the same."""
        return not target.startswith("meeple/") and (
            not target.startswith("room/") or self.host.position.kind == "action"
            and target != f"room/{self.host.position.here['id']}"
        )  # fmt: skip

    def pick(self, key: str) -> None:
        """Pick something up with a click or key; a second time puts it back."""
        self.picked = None if self.picked == key else key
        if self.picked is not None and self.by_key:
            self.focus = next(iter(self.walkable()), None)

    def _refuse(self, source: str, target: str, point: Point) -> None:
        reason = why_not(self.host.texts, self.host.position, source, target)
        if reason is not None:
            self.host.refuse(reason, point)

    # Light

    def legal(self) -> frozenset[str]:
        """Everything that is lit as legal now."""
        return lights.legal(self)

    def walkable(self) -> list[str]:
        """The legal elements to step through with keys; empty where the whole table is."""
        position = self.host.position
        if self.source is None and position.kind in ("action", None):
            return []
        return lights.stops(self)

    def marks(self, hidden: frozenset[str] = frozenset(), lit: frozenset[str] = frozenset()) -> Marks:
        """Everything the painter lights, greys, hides or outlines."""
        return lights.marks(self, hidden, lit)
