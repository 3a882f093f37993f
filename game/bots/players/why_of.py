"""Say why an option is good, read from what lies on the table: one short reason that is true of it.

Whatever a reason says of rooms, cards and hits is looked up before; only where nothing of that kind
can be said it tells what the player thinks (`best`, `give`, `least`, ...).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.players.player import Why
from game.bots.players.table_reading import TableReading
from game.bots.players.why_answer import answer_why
from game.bots.players.why_cards import card_why, gift_why
from game.bots.players.why_repair import repair_why
from game.rules.content import Content
from game.rules.protocol import DecisionDict, OptionDict, RoomDict, ViewDict

PRELUDES = ("move", "activate")
"""Actions whose reason is in what is chosen after them."""
_DONE_IN_PLACE = ("repair", "divert", "activate", "give", "take")
"""Actions that somebody walks for: they are done in a certain room."""


def why_of(
    view: ViewDict,
    decision: DecisionDict,
    option: OptionDict,
    content: Content,
    then: Sequence[OptionDict] = (),
) -> Why | None:
    """The reason for an option; None where there was nothing to choose.

    Args:
        view: VIEW before it.
        decision: DECISION.
        option: the one that was chosen.
        content: that of the game.
        then: what the same player means to choose after it.
    """
    if len(decision["options"]) == 1:
        return None
    table = TableReading(view, content, decision["crew"])
    if "do" in option:
        return _Action(table, decision, then).why(option)
    return answer_why(table, decision, option)


class _Action:
    """The reason for an action of Phase 1."""

    def __init__(self, table: TableReading, decision: DecisionDict, then: Sequence[OptionDict]) -> None:
        self.table, self.decision, self.then = table, decision, then
        self.view = table.view
        self.here = table.place(table.who)

    def why(self, option: OptionDict) -> Why:
        here = self.here
        match option["do"]:
            case "divert" if here:
                return Why("divert", {"room": here["id"]})
            case "repair" if here:
                return repair_why(self.table, here, option.get("card"))
            case "activate" if here:
                return self._use(here)
            case "move" if here:
                return self._way(here, option["room"])
            case "scavenge":
                return self._search()
            case "give":
                return gift_why(self.table, option["card"], option["to"])
            case "take":
                return card_why(self.table, option["card"]) or Why("take", {"crew": option["from"]})
            case "trade":
                return card_why(self.table, option["take"], option["give"]) or Why("swap")
            case "board":
                return Why("leave")
            case "finish":
                return self._end()
        return Why("best")

    def _use(self, here: RoomDict) -> Why:
        """Return why a room is used: what is to come of it, else what it does."""
        if here["id"] == self.table.centre and not self.table.open_rooms:
            return Why("win")
        if self.then and "do" not in self.then[0]:
            found = answer_why(self.table, self.decision, self.then[0], here)
            if found.values:
                return found
        return Why("use", {"ability": self.table.ability(here)})

    def _way(self, here: RoomDict, room_id: str) -> Why:
        """Return why somebody goes: for what is done there, or can be done there the next time."""
        table = self.table
        centre, room = table.centre, table.room(room_id)
        if not table.open_rooms and table.steps(room_id, centre) < table.steps(here["id"], centre):
            return Why("core")
        end = room
        for later in self.then:
            what = later.get("do")
            if what == "move":
                end = table.room(later["room"])
            elif what in _DONE_IN_PLACE:
                return self._done(end, later)
            else:
                break
        return self._good_place(end)

    def _done(self, room: RoomDict, later: OptionDict) -> Why:
        """Return why somebody goes where something is to be done at once."""
        table, values = self.table, {"room": room["id"]}
        match later["do"]:
            case "repair" if table.storm and not table.bears(room):
                return Why("danger", values)
            case "repair":
                return Why("go-to-repair", values)
            case "divert":
                return Why("go-divert", values)
            case "give":
                return Why("go-share", {"crew": later["to"]})
            case "take":
                return Why("go-share", {"crew": later["from"]})
        return Why("go-use", {**values, "ability": table.ability(room)})

    def _good_place(self, room: RoomDict) -> Why:
        """Return why somebody goes where nothing is to be done yet."""
        table, hand, values = self.table, self.table.hand, {"room": room["id"]}
        if room in table.open_rooms and all(room["cubes"]) and not table.lacking(room, hand):
            return Why("go-divert", values)
        if any(table.fits(card, room) for card in hand):
            return Why("danger" if table.storm and not table.bears(room) else "go-repair", values)
        if table.works_by_itself(room):
            return Why("go-use", {**values, "ability": table.ability(room)})
        if room in table.open_rooms and table.lacking(room, hand) < len(table.cost(room)):
            return Why("go-need", values)
        return Why("go-near", values)

    def _search(self) -> Why:
        table = self.table
        aboard = [member for member in self.view["crew"] if member["at"] != "pod"]
        hands = [member["hand"] for member in (aboard[:1] if table.content.one_hand else aboard)]
        held = sum(map(len, hands))
        needed = sum(len(table.cost(room)) for room in table.open_rooms)
        if needed > held:
            return Why("search", {"need": needed, "count": held})
        return Why("scavenge")

    def _end(self) -> Why:
        """Return why nothing more is done: what is not used is kept, as far as there are tokens (R-7)."""
        if self.view["actions_left"] and self.table.supply("action-tokens") > 0:
            return Why("keep-safe" if self._critical_room_is_safe() else "keep")
        if not self.view["actions_left"] and self.view["crew"][self.table.who]["action_tokens"]:
            return Why("keep-tokens")
        return Why("stop")

    def _critical_room_is_safe(self) -> bool:
        """Return whether a room is critical, and no Damage card that may come next can hit one."""
        table, coming = self.table, self.table.coming
        rooms = {room["id"] for room in self.view["rooms"] if room["cubes"] and not table.bears(room)}
        if not rooms or not coming:
            return False
        return not any(isinstance(card, dict) or rooms.intersection(card) for card in coming)
