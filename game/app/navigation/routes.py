"""The ways from one screen to another: a route names a screen and holds what it needs to open.

No screen knows another: whoever wants one says `app.open(routes.Settings())`, and the program, which knows
them all, makes it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.app.navigation.said import Said
from game.storage.games.claim import Claim

if TYPE_CHECKING:  # the first picture needs no rules
    from game.play.session import Session
    from game.rules.history import History
    from game.rules.protocol import OptionDict
    from game.rules.settings import Settings as GameSettings
    from game.storage.logbook.kept_turns import KeptTurn


@dataclass(frozen=True)
class Title:
    """The title screen.

    Args:
        notice: something the player must be told there.
    """

    notice: Said | None = None


@dataclass(frozen=True)
class SecondCopy:
    """Open what is asked when another copy of the program runs.

    Args:
        claim: which that copy holds.
    """

    claim: Claim


@dataclass(frozen=True)
class Setup:
    """The settings of a new game.

    Args:
        ship: what another game was set up with; None opens with what was started last.
    """

    ship: GameSettings | None = None


@dataclass(frozen=True)
class OwnRooms:
    """The player's own rooms and expansions, and what is wrong with them."""


@dataclass(frozen=True)
class Flight:
    """The flight of a line.

    Args:
        line: of the flight.
        history: of the flight, with the default names.
        names: suggested for the crew.
    """

    line: str
    history: History
    names: tuple[str, ...]


@dataclass(frozen=True)
class Share:
    """The ways to hand a flight on.

    Args:
        session: of the flight.
    """

    session: Session


@dataclass(frozen=True)
class ChoosePace:
    """Open what a new player is asked once, before the first game.

    Args:
        go_on: begins the game; called once a pace has been chosen.
    """

    go_on: Callable[[], None]


@dataclass(frozen=True)
class FlightSchool:
    """The lessons there are.

    Args:
        after: id of the lesson that has just been done; empty for none.
    """

    after: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson at the table, where it was left.

    Args:
        id: of the lesson.
        anew: it begins at its first step.
    """

    id: str
    anew: bool = False


@dataclass(frozen=True)
class Table:
    """The table of a game in progress, or of one that is over and is looked at once more.

    Args:
        session: the game.
        guided: the captain says what to do; so he does in a game that was saved while he did.
    """

    session: Session
    guided: bool = False


@dataclass(frozen=True)
class GuidedGame:
    """The guided first game, dealt anew on its fixed ship."""


@dataclass(frozen=True)
class Menu:
    """The menu over the table of a game."""

    session: Session


@dataclass(frozen=True)
class Ending:
    """Open how a game ended, and what is next.

    Args:
        session: of the game that is over.
        heard: its music begins here, for no picture comes before it.
    """

    session: Session
    heard: bool = False


@dataclass(frozen=True)
class LastPicture:
    """The picture of how a game ended; the page about it lies below."""

    session: Session


@dataclass(frozen=True)
class Replay:
    """A game that is watched again, step by step.

    Args:
        session: the game.
        start: after which choice to begin; None for the very beginning.
        plan: choices that could have been made there, seen as ghosts.
    """

    session: Session
    start: int | None = None
    plan: tuple[OptionDict, ...] = ()


@dataclass(frozen=True)
class Film:
    """Open why a game went as it did, turn by turn."""

    session: Session


@dataclass(frozen=True)
class Beside:
    """Two flights on one ship beside each other, turn by turn.

    Args:
        yours: the player's own flight.
        theirs: somebody else's.
    """

    yours: Session
    theirs: Session


@dataclass(frozen=True)
class SavedGames:
    """The games saved under a name."""


@dataclass(frozen=True)
class Records:
    """Open what the log of flights adds up to."""


@dataclass(frozen=True)
class Descent:
    """Ten kinds of ship for each crew size."""


@dataclass(frozen=True)
class Challenges:
    """Today's ship."""


@dataclass(frozen=True)
class TurnsAgain:
    """The turns to fly again."""


@dataclass(frozen=True)
class TurnAgain:
    """The table of a turn that is flown again, one that can be flown here."""

    turn: KeptTurn


@dataclass(frozen=True)
class SaveAs:
    """The name that a game is to be saved under.

    Args:
        session: the game.
        say: told in a few words that it is saved.
    """

    session: Session
    say: Callable[[str], None]


@dataclass(frozen=True)
class Keyboard:
    """The keyboard on the screen, over a screen with a field.

    Args:
        below: that screen.
        field: the field's key.
    """

    below: Any
    field: str


@dataclass(frozen=True)
class Settings:
    """The player's settings.

    Args:
        page: the one that is open at first; empty for the first of all.
        setting: the control on it that has the focus; empty for the names of the pages.
    """

    page: str = ""
    setting: str = ""


@dataclass(frozen=True)
class Rulebook:
    """The rulebook.

    Args:
        page: what it is opened at: ids of pages (`data/rulebook`), ids of reasons and keys of the table, the
            most particular first; the first that there is a page about is shown. Empty for the first page.
        session: the game at whose table it is read.
        origin: what it was opened from, in words.
        show: lights elements of the table up.
    """

    page: tuple[str, ...] = ()
    session: Session | None = None
    origin: str = ""
    show: Callable[[frozenset[Any]], None] | None = None


@dataclass(frozen=True)
class Failure:
    """Open what happened when the program failed, and the ways on.

    Args:
        report: where the crash report is; None if the disk refused it.
        error: what was raised.
        session: the game that was open, if there was one.
        log: of what went wrong before; None where there is none.
        resumes: whether it arose where the game in progress is gone on with.
    """

    report: Path | None
    error: Exception
    session: Session | None
    log: Path | None = None
    resumes: bool = False


Route = (
    Title | SecondCopy | Setup | OwnRooms | Flight | Share | ChoosePace | FlightSchool | Lesson | Table
    | GuidedGame | Menu | Ending | LastPicture | Replay | Film | Beside | SavedGames | Records | Challenges
    | Descent | TurnsAgain | TurnAgain | SaveAs | Settings | Rulebook | Failure | Keyboard
)  # fmt: skip
"""Every screen that another one can open."""
