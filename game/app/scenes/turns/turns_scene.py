"""The turns to fly again: which wait, what each was, and the way to its table."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.disk_answer import Again, DiskAnswer
from game.app.forms.flown_turn import TurnToFly
from game.app.forms.view_scene import ViewScene
from game.app.forms.waiting_turns import Flown, ListedTurn, flight_of, waiting
from game.app.navigation.scene import Program
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.turns_view import TurnsShown, turns_page
from game.app.views.tree import View
from game.app.waits import soonest
from game.program_files import data_folder
from game.storage.logbook.kept_turns import KeptTurn, KeptTurns
from game.storage.logbook.turns_file import read_starters


class TurnsScene(ViewScene):
    """The turns to fly again. The file is read, and the chosen flight played again, beside the drawing.

    Attributes:
        turns: the player's own; None until they are read, and while the disk does not open their file.
        starters: those that come with the game.
        chosen: id of the turn that is looked at; empty for none.
    """

    first_focus = "fly"

    def __init__(self) -> None:
        self.turns: KeptTurns | None = None
        self.starters: tuple[KeptTurn, ...] = ()
        self.chosen = ""
        self._told = ""
        """Id of what the page says that the disk refuses; empty for nothing."""
        self._again = Again()
        self._flown: dict[str, Flown] = {}
        """Results of playing flights again, by the ids of their turns."""
        self._list_answer = DiskAnswer[tuple[KeptTurns, tuple[KeptTurn, ...]]]()
        self._flight_answer = DiskAnswer[tuple[str, Flown]]()

    def enter(self, app: Program) -> None:
        """Have the turns read."""
        self.app = app
        app.engine()  # here, not in the thread of the disk: what a player has added is met with it
        self._look()
        super().enter(app)

    def _look(self) -> None:
        self._list_answer.await_job(self.app.disk.ask(self._read))

    def _read(self) -> tuple[KeptTurns, tuple[KeptTurn, ...]]:
        return self.app.turns.read(), read_starters(data_folder())

    def resume(self) -> None:
        """Look again: a turn may have been solved."""
        self._look()
        self.rebuild()

    # what waits

    @property
    def listed(self) -> tuple[ListedTurn, ...]:
        """All turns that wait: the player's own, the dearest first, then those that come with the game."""
        if self.turns is None or not self.app.settings.turns_again:
            return ()
        return waiting(self.turns, self.starters)

    @property
    def looked_at(self) -> ListedTurn | None:
        """The turn that is chosen."""
        return next((one for one in self.listed if one.turn.id == self.chosen), None)

    def _choose(self, id: str) -> None:
        self.chosen = id
        self._replay_chosen()
        self.rebuild()

    def _replay_chosen(self) -> None:
        """Have the chosen turn's flight played again, unless it was."""
        one = self.looked_at
        if one is not None and one.turn.id not in self._flown and not self._flight_answer.awaited:
            self._flight_answer.await_job(self.app.disk.ask(partial(self._replayed, one.turn)))

    def _replayed(self, turn: KeptTurn) -> tuple[str, Flown]:
        return turn.id, flight_of(self.app, turn)

    def update(self, ms: float) -> bool:
        """Let time pass; the disk may have answered."""
        read, flown = self._list_answer.take(), self._flight_answer.take()
        if self._again.let_pass(ms, self.app.turns.unread and not self._list_answer.awaited):
            self._look()
        if read is not None:
            turns, self.starters = read.result
            self.turns = None if self.app.turns.unknown else turns
            if self.looked_at is None:
                self.chosen = self.listed[0].turn.id if self.listed else ""
        if flown is not None:
            id, found = flown.result
            self._flown[id] = found
        self._replay_chosen()
        if read is None and flown is None and self._told == self._trouble:
            return super().update(ms)
        self.rebuild()
        super().update(ms)
        return True

    def wake(self) -> float | None:
        """Return when to look for the disk's answer."""
        looks = self._list_answer.wake(), self._flight_answer.wake(), self._again.wake()
        return soonest(super().wake(), *looks)

    @property
    def _trouble(self) -> str:
        """Return the id of what is told because the disk refuses something; empty where it does not."""
        file = self.app.turns
        if file.refused and not file.unknown:
            return "turns-unsaved"
        return "turns-unread" if file.unread else ""

    # what is seen

    def view(self, kit: Kit) -> View:
        """Return the page."""
        file = self.app.turns
        flown = self._flown.get(self.chosen)
        self._told = self._trouble
        return turns_page(
            kit,
            TurnsShown(
                reading=self.turns is None,
                listed=self.listed,
                chosen=self.chosen,
                flown=flown if isinstance(flown, TurnToFly) else None,
                refused=self.chosen in self._flown and not isinstance(flown, TurnToFly),
                solved=self.turns.solved if self.turns is not None else 0,
                setback=file.setback,
                trouble=self._told,
            ),
        )

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the ship before the sun."""
        draw_backdrop(canvas, "title", sun=1, veil=0.6)

    # what is done

    def do(self, name: str, value: Any) -> None:
        """Look at a turn, fly it, let it go, or leave."""
        if name == "turn":
            self._choose(value)
        elif name == "fly":
            self.fly()
        elif name == "drop":
            self.drop()
        else:
            self.app.pop()

    def fly(self) -> None:
        """Fly the chosen turn again."""
        flown = self._flown.get(self.chosen)
        if isinstance(flown, TurnToFly):
            self.app.push(AgainScene(flown))

    def drop(self) -> None:
        """Take the chosen turn off the list; the one after it is looked at."""
        ids = [one.turn.id for one in self.listed]
        at = ids.index(self.chosen)
        rest = ids[at + 1 :] or ids[:at][-1:]
        self.app.turns.remove(self.chosen)
        self.turns = self.app.turns.turns
        self._choose(rest[0] if rest else "")
