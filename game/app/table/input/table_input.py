"""Handle what the player does with the table: picks up, drops, clicks, presses keys. No pixels, no pygame.

It turns what happens to keys of the table into options of DECISION, refusals with their reason, or commands,
and hands them to its host (the table scene). Click-click does what a drag does: a click picks up, the next
one drops.
"""

from __future__ import annotations

from game.app.table.input import aiming, gestures, highlighting
from game.app.table.input.drag import Click, Drag, Drop, Point
from game.app.table.input.input_host import InputHost
from game.app.table.model.gestures.highlights import Highlights
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.gestures.refusals import button_reason, why_not
from game.app.table.model.table_keys import (
    ADVISER,
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DISCARD,
    END,
    GIVE_BACK,
    HAND,
    HELP,
    LOG,
    MENU,
    MORE,
    POD,
    REDO,
    TAP,
    UNDO,
    TableKey,
)
from game.rules.protocol import OptionDict

PILES = frozenset((DISCARD, DAMAGE_DECK, DAMAGE_DISCARD))
"""Elements that open when they are clicked, where they are nothing else now (R-35). A click on the deck that
cards are taken from means to take some, always."""
COMMANDS = frozenset((UNDO, REDO, ADVISER, LOG, HELP, MENU, MORE, GIVE_BACK))
LENT = TableKey.lent("pause")
STOCK = frozenset(("deck", "face-up", "die"))
"""Kinds of pieces that belong to nobody: dragged away when they cannot be, they say why, as after a click."""
LOOSE = frozenset(("hand", "held", "meeple", "card"))
"""Kinds of pieces that can be picked up in Phase 1 even if nothing takes them: the table then says why."""


class TableInput:
    """Pointer, focus and what is picked up.

    Attributes:
        drag: the pointer.
        picked: what was picked up by a click or key and waits for its target.
        focus: what the keyboard is on; shown while `by_key`.
        tabbed: where the Tab key has led in the turn of a player of the program.
        hover: what the pointer is over.
        gestures: what is legal on the table now.
        sources: everything that can be picked up or clicked now.
        marked: cards that were picked up before the last one, where several are to be discarded.
        placed: rooms on which Protection tokens have been laid, or that have been chosen for damage, before
            the choice is complete.
    """

    def __init__(self, host: InputHost) -> None:
        self.host = host
        self.drag = Drag()
        self.picked: TableKey | None = None
        self.focus: TableKey | None = None
        self.tabbed: TableKey | None = None
        self.by_key = False
        self.hover: TableKey | None = None
        self.placed: tuple[str, ...] = ()
        self._lent = self._asked = False
        self.marked: tuple[TableKey, ...] = ()
        self.renew()

    def renew(self) -> None:
        """The position has changed: what was picked up is put back."""
        self.drag.cancel()
        self.picked = None
        self.placed = self.marked = ()
        position = self.host.position
        self.gestures = gestures.gestures(position)
        self.sources = {gesture.source for gesture in self.gestures}
        self._pieces = {gesture.source for gesture in self.gestures if gesture.target != TAP}
        if position.placing is not None and position.placing.source is not None:
            self.sources = self.sources | {position.placing.source}
        asked = position.asked is not None and not position.acting
        left = self.focus is not None and self.focus not in self.host.layout.keys
        if left or (self.lent and not self._lent) or (self._asked and position.acting):
            # What one's own turn has left the keys on must not be pressed in somebody else's, and from what
            # has answered a question no arrow leads on: it begins at the crew member's room.
            self.focus = None
        self._lent, self._asked = self.lent, asked
        if not self.lent:
            self.tabbed = None

    # What is what

    @property
    def lent(self) -> bool:
        """Return whether a player of the program has the turn: it is steered, not played for."""
        return LENT in self.host.layout.keys

    @property
    def source(self) -> TableKey | None:
        """Return what is in the hand: dragged, or picked up."""
        return self.drag.held or self.picked

    def targets(self, source: TableKey) -> dict[TableKey, list[OptionDict]]:
        """Return where a source may go now."""
        placing = self.host.position.placing
        if placing is not None and source == placing.source:
            return {TableKey.room(room): [] for room in placing.choosable(self.placed)}
        return gestures.targets(self.gestures, source, self.host.position.facts.wild)

    def movable(self, key: TableKey | None) -> bool:
        """Return whether an element can be picked up."""
        if key is None:
            return False
        if key in self._pieces or (key in self.sources and key.kind in ("supply", "damage-discard")):
            return True
        return self.host.position.acting and key.kind in LOOSE

    def aim(self, source: TableKey, key: TableKey | None, point: Point) -> TableKey | None:
        """Return what a drop at a point means: the element there, or the larger one it is part of."""
        return aiming.aim(self.host, self.targets(source), source, key, point)

    def refusing(self) -> TableKey | None:
        """Return what lies under the pointer and does not take what is being dragged."""
        held = self.drag.held
        if held is None or self.hover is None:
            return None
        target = self.aim(held, self.hover, self.drag.at)
        if target is None or target in aiming.home(self.host.position, held) or target in self.targets(held):
            return None
        return target

    # The pointer

    def press(self, key: TableKey | None, point: Point) -> None:
        """The button goes down."""
        self.by_key = False
        middle = self.host.layout.centre(key) if key is not None else None
        self.drag.press(key, point, self.movable(key), middle)

    def move(self, key: TableKey | None, point: Point) -> None:
        """The pointer moves over an element."""
        self.hover = key
        if self.drag.move(point):
            self.picked = None

    def release(self, key: TableKey | None, point: Point) -> None:
        """The button goes up."""
        pressed = self.drag.pressed
        match self.drag.release(key, point):
            case Drop(source, target, at):
                self.drop(source, target, at)
            case Click(None, at) if pressed is not None and pressed.kind in STOCK:
                self._refuse(pressed, pressed, at)  # dragged away, though it cannot be taken now
            case Click(clicked, at):
                self.click(clicked, at)

    def cancel(self) -> TableKey | None:
        """Let go of everything; returns what was dragged."""
        held = self.drag.cancel()
        self.picked, self.marked = None, ()
        return held

    def put_back(self) -> bool:
        """Put back what is held or picked up; False when there was nothing."""
        something, at = self.source is not None, self.drag.at
        held = self.cancel()
        if held is not None:
            self._fly_back(held, at)
        return something or self.unplace()

    def _fly_back(self, source: TableKey, point: Point) -> None:
        """Let what was held at a point fly back to its place."""
        grab = self.drag.grab
        self.host.fly_back(source, (point[0] + grab[0], point[1] + grab[1]))

    def drop(self, source: TableKey, key: TableKey | None, point: Point) -> None:
        """Something is let go over an element."""
        target = self.aim(source, key, point)
        targets = self.targets(source)
        if target is None or (target in aiming.home(self.host.position, source) and target not in targets):
            self.host.command("back")
            return
        if target not in targets:
            reason = why_not(self.host.texts, self.host.position, source, target)
            if reason is None:
                self.host.command("back")
            else:
                self.host.refuse(reason, point)
                self._fly_back(source, point)
            return
        self._carry_out(targets[target], source, target, point)

    def _carry_out(
        self, options: list[OptionDict], source: TableKey, target: TableKey, point: Point | None
    ) -> None:
        if not options:
            self._place(target.room_id)
        elif (
            len(options) == 1
            and self.host.position.offer_of(options[0]).reading.interaction is Interaction.BOARD
        ):
            self.host.board(options[0], source, point)
        elif len(options) == 1:
            self.host.propose(options[0], source, point)
        else:
            self.host.ask(options)

    def _place(self, room: str) -> bool:
        """Choose a room, or take it back; False when it may not be chosen.

        Tokens are laid for good with the last one (R-26); hits are confirmed (R-31).
        """
        placing = self.host.position.placing
        placed = placing.after(self.placed, room) if placing is not None else None
        if placing is None or placed is None:
            return False
        self.placed = placed
        option = None if placing.hits else placing.option_of(placed)
        if option is not None:
            self.host.propose(option)
        return True

    def unplace(self) -> bool:
        """Take the last Protection token, or the last chosen room, back; False when there was none."""
        before, self.placed = self.placed, self.placed[:-1]
        return bool(before)

    # Clicks and keys

    def click(self, key: TableKey | None, point: Point) -> None:
        """An element is clicked, or chosen with Enter."""
        if key is not None and key in COMMANDS:
            self.host.command(key.kind)
        elif key is not None and key.kind == "lent":
            self.host.command(str(key))
        elif key == END:
            self.end()
        elif self.picked is not None and not (self.several and key is not None and key.kind == "hand"):
            self._click_target(self.picked, key, point)
        elif key is not None:
            self._click_source(key, point)

    @property
    def chosen(self) -> tuple[TableKey, OptionDict] | None:
        """Return what is picked up while something is asked, and the one thing that can be done with it."""
        position, picked = self.host.position, self.picked
        if picked is None or position.acting or position.placing is not None:
            return None
        found = [options for options in self.targets(picked).values() if options]
        if not found or any(len(options) > 1 or options != found[0] for options in found):
            return None
        return picked, found[0][0]

    def end(self, declines: bool = True) -> None:
        """End the phase, or take what is chosen, or decline, where DECISION offers it.

        Args:
            declines: the button itself was pressed. The key that ends the actions only goes to it where it
                declines: pressed once too often it takes nothing away.
        """
        if self.lent:
            self.host.command("take-over")
            return
        if self.host.position.asked is None:
            self.host.command("result")
            return
        chosen_piece = self.chosen
        if chosen_piece is not None:
            self._take_chosen(*chosen_piece)
            return
        if self.picked is not None and not declines and self.host.position.acting and self.walkable():
            # What is picked up waits for its place: the key goes there, and ends nothing.
            self.by_key, self.focus = True, self.walkable()[0]
            self._refuse(self.picked, END, self.host.layout.centre(END))
            return
        options = gestures.taps(self.gestures, END)
        placing = self.host.position.placing
        if placing is not None:
            chosen = placing.option_of(self.placed)
            options = [chosen] if chosen is not None else []
        if options and not declines and self.host.position.declines:
            self.by_key, self.focus = True, END
        elif options:
            self.host.end(options)
        elif not self.host.position.acting:
            self._refuse(END, END, self.host.layout.centre(END))

    def _click_target(self, picked: TableKey, key: TableKey | None, point: Point) -> None:
        if key is not None and key.kind == "button" and self.use_with(key, picked):
            return
        target = self.aim(picked, key, point)
        targets = self.targets(picked)
        chosen_piece = self.chosen
        if target in targets and self.marked and chosen_piece is not None:
            self._take_chosen(*chosen_piece)
        elif target in targets:
            self.picked = None
            self._carry_out(targets[target], picked, target, None)
        elif target is None or key == picked:
            self.picked = None
        elif key is not None and key != picked and self._same_sort(picked, key) and self.movable(key):
            self.picked = None
            self._click_source(key, point)
        else:
            self._refuse(picked, target, point)

    def use_with(self, button: TableKey, picked: TableKey) -> bool:
        """Do what an action button does with the card that is picked up, or with keys go to the first of
        several places for it; False where that card is no part of the action."""
        wanted = [option for options in self.targets(button).values() for option in options]
        found = {
            target: [option for option in options if option in wanted]
            for target, options in self.targets(picked).items()
            if picked.kind == "hand" and self._primary(target)
        }
        places = [target for target, options in found.items() if options]
        if len(places) == 1:
            self.picked = None
            self._carry_out(found[places[0]], picked, places[0], None)
        elif places and self.by_key:
            self.focus = places[0]
        else:
            return False
        return True

    def _same_sort(self, one: TableKey, other: TableKey) -> bool:
        """Return whether a click on the second means "rather this one" and not "drop it here"."""
        panel = ("crew", "card")
        same = one.kind == other.kind or (one.kind in panel and other.kind in panel)
        rather = other in self.sources and other.kind not in panel
        return same or rather or "button" in (one.kind, other.kind)

    def _click_source(self, key: TableKey, point: Point) -> None:
        position = self.host.position
        tap_key = self._tap_key(key)
        options = gestures.taps(self.gestures, tap_key)
        if position.placing is not None and tap_key.kind == "room":
            if not self._place(tap_key.room_id):
                self._refuse(position.placing.source or tap_key, tap_key, point)
        elif options:
            self._carry_out(options, key, tap_key, None)
        elif key.kind == "button":
            self._click_button(key)
        elif self.movable(key):
            if not self._refused_at_once(key, point):
                self.pick_up(key)
        elif key == POD:
            self._refuse(TableKey.meeple(position.active), key, point)
        elif key in PILES:
            self.host.command(key.kind)
        elif position.acting and tap_key.kind == "room":
            self._room_refusal(tap_key, point)
        elif not position.acting and self._click_goal(key, tap_key):
            pass
        elif key.kind == "crew" and not self._asks_crew():
            self.host.command(str(key))
        elif self._pickable(key):
            self._refuse(self._given or key, key, point)

    def _refused_at_once(self, key: TableKey, point: Point) -> bool:
        """Say why a meeple or a card cannot be moved where it can go nowhere; else return False."""
        if key.kind not in ("meeple", "card", "hand") or self.targets(key) or self.picked == key:
            return False
        self._refuse(key, HAND if key.kind == "card" else self._here(), point)
        return True

    def _here(self) -> TableKey:
        return TableKey.room(self.host.position.here["id"])

    @property
    def _given(self) -> TableKey | None:
        """Return what of the supply is being given to a crew member; None where nothing is."""
        given = (one.source for one in self.gestures if one.source.kind == "supply")
        return next(given, None) if self._asks_crew() else None

    def _asks_crew(self) -> bool:
        """Return whether what is asked is answered with a crew member."""
        return not self.host.position.acting and any(one.target.kind == "crew" for one in self.gestures)

    def _click_goal(self, *keys: TableKey) -> bool:
        """While something is asked a click on a place that takes things has the right one laid there."""
        for key in keys:
            found: list[OptionDict] = []
            for gesture in self.gestures:
                if gesture.target == key and gesture.option not in found:
                    found.append(gesture.option)
            if found:
                self._carry_out(found, key, key, None)
                return True
        return False

    def _tap_key(self, key: TableKey) -> TableKey:
        """The element whose click counts: a click on a part of a room is a click on the room."""
        below = key.lies_on
        if below is not None and not (key.kind == "card" and self.movable(key)):
            return below
        if key.kind == "meeple" and key not in self.sources and not self.movable(key):
            room = self.host.position.room_of(key.member)
            return TableKey.room(room) if room else key
        return key

    def _pickable(self, key: TableKey) -> bool:
        if key.kind in ("room", "slot", "divert", "crew"):
            return self.host.position.open is not None and not self.host.position.acting
        return key.kind in ("hand", "deck", "face-up", "die", "meeple", "card")

    def _room_refusal(self, key: TableKey, point: Point) -> None:
        """A click on a room that can neither be entered nor used says which of the two is the matter."""
        position, texts = self.host.position, self.host.texts
        if key == TableKey.room(position.here["id"]):
            reason = button_reason(texts, position, "activate")
        else:
            reason = why_not(texts, position, TableKey.meeple(position.active), key)
        if reason is not None:
            self.host.refuse(reason, point)

    def _click_button(self, key: TableKey) -> None:
        """An action button: where there is but one target it goes there at once, else it waits for one."""
        targets = self.targets(key)
        if not targets:
            reason = button_reason(self.host.texts, self.host.position, key.name)
            if reason is not None:
                self.host.refuse(reason, self.host.layout.centre(key))
            return
        places = {target: options for target, options in targets.items() if self._primary(target)}
        if len(places) == 1:
            target, options = next(iter(places.items()))
            self._carry_out(options, key, target, None)
        else:
            self.pick_up(key)

    def _primary(self, target: TableKey) -> bool:
        """Every option has one target of these kinds; the others are larger ground for the same."""
        return target.kind != "meeple" and (
            target.kind != "room" or self.host.position.acting
            and target != TableKey.room(self.host.position.here["id"])
        )  # fmt: skip

    @property
    def several(self) -> int:
        """Return how many cards are to be discarded, where it is more than one; 0 for anything else
        (R-15)."""
        position = self.host.position
        over = len(position.hand) - position.facts.hand_limit
        return over if position.interactions == {Interaction.DISCARD} and over > 1 else 0

    def _take_chosen(self, picked: TableKey, option: OptionDict) -> None:
        """Do the one thing that can be done with what is picked up, and with the cards marked before it."""
        marked = [next(iter(self.targets(key).values()))[0] for key in self.marked]
        self.picked, self.marked = None, ()
        if marked:
            self.host.propose_all([*marked, option], picked)
        else:
            self.host.propose(option, picked)

    def _mark(self, key: TableKey) -> None:
        """Mark a card of several, or take the mark back; one too many takes the place of the last."""
        if key in self.marked:
            self.marked = tuple(other for other in self.marked if other != key)
        elif key == self.picked:
            self.picked = self.marked[-1] if self.marked else None
            self.marked = self.marked[:-1]
        else:
            if self.picked is not None and len(self.marked) + 1 < self.several:
                self.marked += (self.picked,)
            self.picked = key

    def pick_up(self, key: TableKey) -> None:
        """Pick something up with a click or key; a second time puts it back."""
        if self.several and key.kind == "hand":
            self._mark(key)
            return
        self.picked = None if self.picked == key else key
        if self.picked is not None and self.by_key:
            self.focus = next(iter(self.walkable()), None)

    def _refuse(self, source: TableKey, target: TableKey, point: Point) -> None:
        reason = why_not(self.host.texts, self.host.position, source, target)
        if reason is not None:
            self.host.refuse(reason, point)

    # Light

    def legal(self) -> frozenset[TableKey]:
        """Everything that is lit as legal now."""
        return highlighting.legal(self)

    def walkable(self) -> list[TableKey]:
        """The legal elements to step through with keys; empty where the whole table is."""
        position = self.host.position
        if self.source is None and (position.acting or position.asked is None):
            return []
        return highlighting.stops(self)

    def marks(
        self, hidden: frozenset[TableKey] = frozenset(), lit: frozenset[TableKey] = frozenset()
    ) -> Highlights:
        """Everything the painter lights, greys, hides or outlines."""
        return highlighting.marks(self, hidden, lit)
