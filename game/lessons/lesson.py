"""Define what a lesson is: a position inside the rules, and steps that wait for something to happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.lessons.goals import Goal
from game.rules.protocol import OptionDict, StateDict


@dataclass(frozen=True)
class Arrow:
    """An arrow over the table, from one element to another, each named as `TableKey` writes it."""

    start: str
    end: str


@dataclass(frozen=True)
class LessonStep:
    """One thing at a time.

    Args:
        id: the last part of its text's id.
        goal: what must have happened; how is the player's business.
        show: the choices by which the captain would get there: what `Show me` shows, and what is played when
            the step is skipped.
        lit: elements of the table under the light, named as `TableKey` writes them; a card of the hand may be
            named by its resource (`hand/energy`).
        arrow: from where to where; None for no arrow.
        free: a problem of its own: nothing is lit, and no move is called another one while the goal can
            still be reached.
        told: only words and a picture: the captain goes on by himself once they have been read.
        lost: what puts the goal out of reach for good; None for nothing but what the rules say by themselves.
        turns: whether the goal may be reached in a later turn.
        page: of the rulebook; empty for none.
    """

    id: str
    goal: Goal
    show: tuple[OptionDict, ...]
    lit: tuple[str, ...] = ()
    arrow: Arrow | None = None
    free: bool = False
    told: bool = False
    lost: Goal | None = None
    turns: bool = False
    page: str = ""


@dataclass(frozen=True)
class LessonCard:
    """Hold what is known of a lesson before it is opened.

    Args:
        id: of its file and its texts.
        branch: `basics` or `expansions`.
        number: its place among those of its branch, from 1.
        minutes: how long it takes.
        room: that its picture shows; empty where it shows a file.
        variant: of that room.
        file: of the assets, where its picture shows no room.
        sign: an icon in place of its number; empty for none.
        steps: how many there are.
        page: of the rulebook.
        pages: every page of the rulebook that one of its steps is about.
        forecast: whether the forecast of the top bar stays to be seen.
    """

    id: str
    branch: str
    number: int
    minutes: int
    room: str
    variant: str
    steps: int
    file: str = ""
    sign: str = ""
    page: str = ""
    pages: tuple[str, ...] = ()
    forecast: bool = False


@dataclass(frozen=True)
class Lesson:
    """A lesson that can be played.

    Args:
        card: what is known before.
        start: STATE of the position.
        dice: the next rolls, in place of chance.
        steps: in order.
        learned: icons of what was learned, each with its text `lesson-<id>-learned-<n>`.
    """

    card: LessonCard
    start: StateDict
    dice: tuple[int, ...]
    steps: tuple[LessonStep, ...]
    learned: tuple[str, ...] = field(default=())

    @property
    def id(self) -> str:
        """Its name in files and texts."""
        return self.card.id

    def text(self, step: int) -> str:
        """The id of a step's text."""
        return f"lesson-{self.id}-{self.steps[step].id}"


def located(name: str, state: StateDict) -> str | None:
    """Return an element's name, a card's place in place of its resource; None if no such card is there.

    Args:
        name: as a lesson writes it: `hand/energy`, `room/bridge`, `card/1/metal`.
        state: STATE.
    """
    kind, *rest = name.split("/")
    if kind not in ("hand", "card", "face-up") or not rest or rest[-1].isdigit():
        return name
    cards: Sequence[str]
    if kind == "face-up":
        cards = state["face_up"]
    else:
        cards = state["crew"][int(rest[0]) if kind == "card" else state["active"]]["hand"]
    if rest[-1] not in cards:
        return None
    return "/".join((kind, *rest[:-1], str(list(cards).index(rest[-1]))))
