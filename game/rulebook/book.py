"""The rulebook as it is: chapters, pages, and which page is about what. The words stand in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from game.rules.content import Content, Room, Variant


@dataclass(frozen=True, slots=True)
class Subject:
    """A thing of the content that a page is about.

    Attributes:
        family: `room`, `resource`, `difficulty`, `expansion` or `action`.
        id: its id in the content.
        side: of a room, which variant.
    """

    family: str
    id: str
    side: str = ""

    @property
    def page(self) -> str:
        """The id of its page."""
        return "-".join(filter(None, (self.family, self.id, self.side)))

    @property
    def key(self) -> str:
        """Return how objects of the table name it: `room/<id>/<side>`."""
        return "/".join(filter(None, (self.family, self.id, self.side)))


@dataclass(frozen=True, slots=True)
class FigurePiece:
    """One thing in a figure, drawn by the painters of the table.

    Attributes:
        kind: `room`, `card`, `damage`, `breach`, `token`, `meeple`, `die`, `back`, `icon`,
            `then` (what follows), `to` and `from` (where something goes).
        what: a room, a resource, rooms that a Damage card names, a token, an icon; a number for the others.
        gone: of a room, how many cubes are missing, from the top.
        side: of a room, which variant.
        diverted: of a room, whether its power has been diverted; of the one in the centre, how many have.
        crew: the crew members in a room, by number.
        shields: Protection tokens on a room.
    """

    kind: str
    what: str | int | tuple[str, ...] = ""
    gone: int = 0
    side: str = "v1"
    diverted: int = 0
    crew: tuple[int, ...] = ()
    shields: int = 0


@dataclass(frozen=True, slots=True)
class RulePage:
    """One page.

    Attributes:
        id: its name; its texts begin with `rulebook-<id>`.
        chapter: the chapter it stands in.
        sign: an icon of `assets/icons`; empty where the content has a sign of its own.
        of: the thing of the content that it is about, if it is about one.
        written: whether a file says more than the content does: it has texts of its own.
        rules: numbers of the rules that it tells.
        about: what on the table opens it, as keys of the table are written.
        reasons: ids of the reasons that it explains.
        may, never: how many lines say what you do, and what limits it.
        heads: which of these lines, `may` or `not`, have a heading of their own.
        special: whether there is a special case.
        figure: what is drawn, from left to right.
        see: pages to read next.
        now: what is said of the game in progress; empty for nothing.
    """

    id: str
    chapter: str
    sign: str = ""
    of: Subject | None = None
    written: bool = True
    rules: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()
    may: int = 0
    never: int = 0
    heads: tuple[str, ...] = ()
    special: bool = False
    figure: tuple[FigurePiece, ...] = ()
    see: tuple[str, ...] = ()
    now: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its title is the text `rulebook-chapter-<id>`."""

    id: str
    pages: tuple[RulePage, ...]


@dataclass(frozen=True)
class Book:
    """All pages, in the order in which they are read.

    Attributes:
        content: the content without expansions, which knows that of each of them.
        chapters: in order, none of them empty.
    """

    content: Content
    chapters: tuple[Chapter, ...]
    _by_id: dict[str, RulePage] = field(init=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._by_id.update((page.id, page) for page in self.pages)

    @cached_property
    def pages(self) -> tuple[RulePage, ...]:
        """Every page."""
        return tuple(page for chapter in self.chapters for page in chapter.pages)

    def page(self, id: str) -> RulePage:
        """Return the page of that id.

        Raises:
            KeyError: there is none.
        """
        return self._by_id[id]

    @cached_property
    def _about(self) -> dict[str, RulePage]:
        return {key: page for page in reversed(self.pages) for key in page.about}

    @cached_property
    def _reasons(self) -> dict[str, tuple[RulePage, ...]]:
        found: dict[str, tuple[RulePage, ...]] = {}
        for page in self.pages:
            for reason in page.reasons:
                found[reason] = (*found.get(reason, ()), page)
        return found

    def find(self, wanted: Iterable[str]) -> RulePage:
        """Return the page about the first of these that there is one about; the first page if there is none.

        Args:
            wanted: ids of pages, ids of reasons, and keys of the table, the most particular first; of
                `button/repair` there is also the shorter form `button`. A reason that several pages explain
                is read on the one that is about something else that is wanted.
        """
        names = tuple(wanted)
        meant = {page.id for name in names if (page := self._about_key(name)) is not None}
        for name in names:
            telling = self._reasons.get(name, ())
            told = next((page for page in telling if page.id in meant), next(iter(telling), None))
            found = self._by_id.get(name) or told or self._about_key(name)
            if found is not None:
                return found
        return self.pages[0]

    def _about_key(self, key: str) -> RulePage | None:
        while key:
            if key in self._about:
                return self._about[key]
            key = key.rpartition("/")[0]
        return None

    def explains(self, reason: str) -> bool:
        """Tell whether a page explains the reason of that id."""
        return reason in self._reasons

    def beside(self, page: RulePage, by: int) -> RulePage | None:
        """Return the page so many places on; None where the book ends."""
        place = self.pages.index(page) + by
        return self.pages[place] if 0 <= place < len(self.pages) else None

    # What the content says, with that of all expansions

    def editions(self, first: Content | None = None) -> Iterable[tuple[str, Content]]:
        """Yield contents that a thing may stand in: a game's own, the base, then that of each expansion.

        Args:
            first: the content of a game.

        Yields:
            The id of the expansion that brings it, empty for none, and the content.
        """
        if first is not None:
            yield "", first
        yield "", self.content
        for one in self.content.expansions:
            yield one.id, self.content.editions[one.id,]

    def room(self, subject: Subject, first: Content | None = None) -> tuple[Content, Room, Variant]:
        """Return a side of a room, and the content that it stands in.

        Args:
            subject: the side.
            first: the content of a game: an expansion may change what the side does there.

        Raises:
            KeyError: no content has it.
        """
        for _, content in self.editions(first):
            for room in content.rooms:
                if room.id == subject.id and subject.side in room.variants:
                    return content, room, room.variants[subject.side]
        raise KeyError(subject)

    def where(self, subject: Subject, first: Content | None = None) -> Content:
        """Return a content that has a resource, a difficulty or an action; the base content if none has."""
        for _, content in self.editions(first):
            names: Iterable[str] = {
                "resource": (item.id for item in content.resources),
                "difficulty": content.difficulties,
                "action": content.actions,
            }.get(subject.family, ())
            if subject.id in names:
                return content
        return self.content
