"""Write out a page, in one language and in the numbers of one game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from game.rulebook.book import Book, RulePage, Subject
from game.rulebook.numbers import numbers_of
from game.rules.content import Content
from game.rules.queries.facts import action_cost
from game.wording import Catalogue, counted, difficulty_name, listing, resource_name

TOLD_KEYS = ("move", "scavenge", "share", "repair", "divert", "piles", "adviser", "take-over")
"""Commands whose keys pages tell."""
NO_KEY = "none"
"""Stands in texts for the key of a command that has none: a controller leaves many commands without a key."""


@dataclass(frozen=True, slots=True)
class PageText:
    """The words of a page.

    Attributes:
        title: its name.
        lead: the rule.
        may, never: what you do, and what limits it.
        may_head, never_head: the headings above these lines; empty where there is none.
        usual_head: whether `never_head` is the one that most pages have.
        head, special: the special case; empty where there is none.
        caption: what the figure shows; empty where there is nothing to say.
        words: under which it is found beside the words that it says.
    """

    title: str
    lead: str
    may: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    head: str = ""
    special: str = ""
    caption: str = ""
    words: str = ""
    may_head: str = ""
    never_head: str = ""
    usual_head: bool = False

    @property
    def lines(self) -> Iterator[str]:
        """Every sentence, in the order in which it is read."""
        said = (self.lead, self.caption, *self.may, *self.never, self.head, self.special)
        yield from filter(None, said)


@dataclass
class PageWriter:
    """Writes pages.

    Args:
        texts: the catalogue.
        book: the rulebook.
        content: that of the game in progress; None for the base content.
        keys: names of keys that texts tell, by `key-<command>`.
    """

    texts: Catalogue
    book: Book
    content: Content | None = None
    keys: Mapping[str, str] = field(default_factory=dict)
    _written: dict[str, PageText] = field(init=False, default_factory=dict)

    @cached_property
    def values(self) -> dict[str, Any]:
        """Return what every text may tell."""
        keys = {name: key or NO_KEY for name, key in self.keys.items()}
        return {**numbers_of(self.texts, self.book, self.content or self.book.content), **keys}

    def title(self, page: RulePage) -> str:
        """Return the name of a page."""
        subject = page.of
        if subject is None:
            return self._say(f"rulebook-{page.id}")
        if subject.family == "room":
            name, sides = self.texts(f"room-{subject.id}"), self.book.room(subject, self.content)[1].variants
            return (
                name
                if subject.side == next(iter(sides))
                else self.texts(f"rulebook-side-{subject.side}", name=name)
            )
        if subject.family == "difficulty":
            return difficulty_name(self.texts, subject.id)
        return self.texts(f"{subject.family}-{subject.id}")

    def text(self, page: RulePage) -> PageText:
        """Return what a page says."""
        found = self._written.get(page.id)
        if found is None:
            found = self._written[page.id] = self._text(page)
        return found

    def _text(self, page: RulePage) -> PageText:
        start, own = f"rulebook-{page.id}", page.written
        told = self._content(page.of) if page.of is not None else PageText("", self._say(f"{start}-lead"))
        never = (*told.never, *(self._say(f"{start}-not-{n}") for n in range(1, page.never + 1)))
        return PageText(
            title=self.title(page),
            lead=told.lead,
            may=(*told.may, *(self._say(f"{start}-may-{n}") for n in range(1, page.may + 1))),
            never=never,
            may_head=self._say(f"{start}-may-head") if "may" in page.heads else "",
            never_head=self._never_head(page) if never else "",
            usual_head="not" not in page.heads,
            head=self._say(f"{start}-special-head") if page.special else told.head,
            special=self._say(f"{start}-special") if page.special else told.special,
            caption=self._say(f"{start}-figure")
            if page.figure and own and self.texts.has(f"{start}-figure")
            else "",
            words=self._say(f"{start}-words") if own else "",
        )

    def _never_head(self, page: RulePage) -> str:
        return self._say(f"rulebook-{page.id}-not-head" if "not" in page.heads else "rulebook-limits")

    def _say(self, key: str) -> str:
        return self.texts(key, **self.values)

    # What the content says

    def _content(self, subject: Subject) -> PageText:
        return {
            "room": self._room,
            "resource": self._resource,
            "difficulty": self._difficulty,
            "expansion": self._expansion,
            "action": self._action,
        }[subject.family](subject)

    def _room(self, subject: Subject) -> PageText:
        texts = self.texts
        content, room, variant = self.book.room(subject, self.content)
        centre = content.rooms[content.centre].id == room.id
        lines = []
        if variant.passive:
            lines.append(texts("rulebook-room-passive"))
        else:
            lines.append(texts("rulebook-room-cost", cost=variant.cost))
        if room.repair:
            lines.append(texts("rulebook-room-whole", count=len(room.repair)))
            cost = [content.resources[index].id for index in room.divert]
            lines.append(texts("rulebook-room-divert", cards=counted(texts, sorted(cost))))
        never = (
            () if centre or variant.players < 2 else (texts("rulebook-room-players", count=variant.players),)
        )
        head = special = ""
        for expansion, other in self._changed(subject, variant.text):
            head, special = texts(f"expansion-{expansion}"), texts(f"{other}-full")
        return PageText("", texts(f"{variant.text}-full"), tuple(lines), never, head, special)

    def _changed(self, subject: Subject, text: str) -> Iterator[tuple[str, str]]:
        """The expansions in which a side of a room does something else, and the text of that."""
        if self.content is not None:
            return
        for expansion, content in self.book.editions():
            for room in content.rooms:
                other = room.variants.get(subject.side) if room.id == subject.id else None
                if other is not None and other.text != text:
                    yield expansion, other.text

    def _resource(self, subject: Subject) -> PageText:
        texts = self.texts
        content = self.book.where(subject, self.content)
        index = next(n for n, item in enumerate(content.resources) if item.id == subject.id)
        item = content.resources[index]
        name = resource_name(texts, subject.id)
        if item.wild:
            others = [resource_name(texts, one.id) for one in content.resources if not one.wild]
            lead = texts("card-about-wild", resources=listing(texts, others, "or"))
        else:
            lead = texts("card-about")
        if item.copies is not None:
            lines = [texts("rulebook-resource-copies", count=item.copies, card=name)]
        else:
            parts = [
                texts(
                    "rulebook-resource-level", level=difficulty_name(texts, level), count=extra.get(index, 0)
                )
                for level, extra in content.difficulties.items()
            ]
            lines = [texts("rulebook-resource-levels", levels=listing(texts, parts))]
        rooms = [texts(f"room-{room.id}") for room in content.rooms if index in room.repair]
        if rooms:
            lines.append(texts("rulebook-resource-rooms", rooms=listing(texts, rooms)))
        return PageText("", lead, tuple(lines))

    def _difficulty(self, subject: Subject) -> PageText:
        texts = self.texts
        content = self.book.where(subject, self.content)
        extra = content.difficulties[subject.id]
        cards = [content.resources[index].id for index, count in extra.items() for _ in range(count)]
        words = counted(texts, cards) if cards else NO_KEY
        whole = sum(content.copies(subject.id))
        return PageText("", texts("rulebook-difficulty-lead", cards=words, whole=whole))

    def _expansion(self, subject: Subject) -> PageText:
        texts = self.texts
        one = next(one for one in self.book.content.expansions if one.id == subject.id)
        players = listing(texts, [texts("number", number=number) for number in one.players], "or")
        lines = [texts("rulebook-expansion-players", players=players, most=max(one.players))]
        if one.apart:
            others = listing(texts, [texts(f"expansion-{other}") for other in sorted(one.apart)], "or")
            return PageText(
                "",
                texts(f"expansion-{one.id}-full"),
                tuple(lines),
                (texts("rulebook-expansion-apart", others=others),),
            )
        return PageText("", texts(f"expansion-{one.id}-full"), tuple(lines))

    def _action(self, subject: Subject) -> PageText:
        cost = action_cost(self.book.where(subject, self.content), subject.id)
        brings = next(
            (expansion for expansion, content in self.book.editions() if subject.id in content.actions), ""
        )
        source = self.texts(f"expansion-{brings}") if brings else NO_KEY
        return PageText("", self.texts("rulebook-action-lead", cost=cost, source=source))
