"""Reading the rulebook's folder: YAML in, `Book` out, every mistake a `ContentError`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from game.rulebook.book import Book, Chapter, FigurePiece, RulePage, Subject
from game.rules.content import VARIANTS, Content
from game.rules.loader.yaml_nodes import ContentError, Node, nearest_name, read_yaml

FOLDER = "rulebook"
CONTENTS = "contents.yaml"
FAMILIES = ("rooms", "resources", "difficulties", "expansions", "actions")
"""Families of things that a chapter can have a page for each of."""
NOW = (
    *("action", "cards", "centre", "damage", "deck", "difficulty", "expansion", "hand", "place", "repair"),
    *("supply", "turn"),
)
"""Facts that a page can tell of a game in progress; after a slash comes the thing they are about."""
TOKENS = ("cube", "action", "protection", "power")
ALIKE = 14
"""Texts whose ids begin so are those that were meant."""
HEADED = ("may", "not")
"""Lines that a page can give a heading of its own."""
_KEYS = ("sign", "rules", "about", "reasons", "may", "not", "heads", "special", "figure", "see", "now")


def load_book(data_dir: Path, content: Content, texts: Collection[str] | None = None) -> Book:
    """Read and check the rulebook.

    What the content has and no file speaks of gets a page of its own, with what the content says of it.

    Args:
        data_dir: the data folder.
        content: the game's, without expansions.
        texts: the known message ids; None leaves texts unchecked.

    Raises:
        ContentError: with file, line, what was found, what was expected and the nearest right name.
    """
    return _Reader(data_dir, content, texts).book()


class _Reader:
    """Makes the book of its files."""

    def __init__(self, data_dir: Path, content: Content, texts: Collection[str] | None) -> None:
        self.data_dir = data_dir
        self.content = content
        self.texts = texts
        self.subjects = {family: list(_subjects(family, content)) for family in FAMILIES}
        self.rooms = sorted({subject.id for subject in self.subjects["rooms"]})
        self.resources = sorted({subject.id for subject in self.subjects["resources"]})
        self.places: dict[str, Node] = {}
        self.told: dict[str, Node] = {}

    def book(self) -> Book:
        folder = self.data_dir / FOLDER
        contents = read_yaml(self.data_dir, folder / CONTENTS)
        nodes = contents.record("the contents", ("chapters",))["chapters"].items("the chapters")
        written: dict[str, tuple[list[RulePage], tuple[str, ...]]] = {}
        for node in nodes:
            name = node.string("the name of a chapter's file")
            if name in written:
                raise node.error(f"the chapter {name!r} twice", "each chapter once")
            self._text(f"rulebook-chapter-{name}", node)
            written[name] = self._chapter(name, read_yaml(self.data_dir, folder / f"{name}.yaml"))
        book = Book(self.content, tuple(self._whole(name, *found) for name, found in written.items()))
        self._check(book)
        return book

    # One chapter

    def _chapter(self, name: str, node: Node) -> tuple[list[RulePage], tuple[str, ...]]:
        record = node.record("a chapter", (), ("pages", "each"))
        each = record["each"].items("families") if "each" in record else ()
        families = tuple(item.name("a family", FAMILIES) for item in each)
        known = {subject.page: subject for family in families for subject in self.subjects[family]}
        items = record["pages"].items("pages") if "pages" in record else ()
        return [self._page(name, item, known) for item in items], families

    def _page(self, chapter: str, node: Node, known: dict[str, Subject]) -> RulePage:
        record = node.record("a page", ("id",), _KEYS)
        id = record["id"].string("the id of a page")
        if id in self.places:
            raise record["id"].error(f"the page {id!r} twice", "each page once")
        self.places[id] = node
        subject = known.get(id)
        families = ("room", "resource", "difficulty", "expansion", "action")
        if subject is None and id.partition("-")[0] in families and known:
            raise record["id"].error(repr(id), "the page of something that the content has", known)
        if subject is None and "sign" not in record:
            raise node.error(f"the page {id!r} without 'sign'", "an icon of assets/icons")
        page = RulePage(
            id=id,
            chapter=chapter,
            sign=record["sign"].string("an icon") if "sign" in record else "",
            of=subject,
            rules=self._names(record, "rules", "numbers of rules"),
            about=self._names(record, "about", "keys of the table") + ((subject.key,) if subject else ()),
            reasons=self._names(record, "reasons", "ids of reasons"),
            may=record["may"].integer("the number of lines", 0, 9) if "may" in record else 0,
            never=record["not"].integer("the number of lines", 0, 9) if "not" in record else 0,
            heads=self._heads(record),
            special=record["special"].flag("whether there is a special case")
            if "special" in record
            else False,
            figure=self._figure(record.get("figure")),
            see=self._names(record, "see", "ids of pages"),
            now=self._now(record.get("now")) or (now_of(subject) if subject else ""),
        )
        for text in texts_of(page):
            self._text(text, node)
        for reason in page.reasons:
            self._text(f"{reason}-no", record["reasons"])
        return page

    def _names(self, record: dict[str, Node], key: str, what: str) -> tuple[str, ...]:
        if key not in record:
            return ()
        found = []
        for node in record[key].items(what):
            name = node.string(what)
            if name in found:
                raise node.error(f"{name!r} twice", f"each of the {what} once")
            found.append(name)
        return tuple(found)

    def _heads(self, record: dict[str, Node]) -> tuple[str, ...]:
        found = self._names(record, "heads", "lines with a heading")
        for node in record["heads"].children if "heads" in record else ():
            kind = node.name("lines of a page", HEADED)
            if kind not in record:
                raise node.error(
                    f"a heading for {kind!r}, of which there is no line", "a heading above lines"
                )
        return found

    def _now(self, node: Node | None) -> str:
        if node is None:
            return ""
        now = node.string("what is said of the game")
        if now.partition("/")[0] not in NOW:
            raise node.error(repr(now), f"one of {', '.join(NOW)}", NOW, now.partition("/")[0])
        return now

    # Figures

    def _figure(self, node: Node | None) -> tuple[FigurePiece, ...]:
        return tuple(map(self._piece, node.items("the pieces of a figure"))) if node is not None else ()

    def _piece(self, node: Node) -> FigurePiece:
        entries = node.mapping("a piece")
        kinds = (
            "room",
            "card",
            "damage",
            "breach",
            "token",
            "meeple",
            "die",
            "back",
            "icon",
            "then",
            "to",
            "from",
        )
        kind = next((name for name in entries if name in kinds), None)
        if kind is None:
            first = next(iter(entries), "nothing")
            raise node.error(first, f"a piece: one of {', '.join(kinds)}", kinds, first)
        if kind != "room":
            node.record("a piece", (kind,))
            return FigurePiece(kind, self._what(kind, entries[kind]))
        record = node.record("a room", ("room",), ("gone", "side", "diverted", "crew", "shields"))
        crew = record["crew"].items("crew members") if "crew" in record else ()
        return FigurePiece(
            kind,
            self._what(kind, record["room"]),
            gone=record["gone"].integer("the number of cubes that are missing", 0, 9)
            if "gone" in record
            else 0,
            side=record["side"].name("a side", VARIANTS) if "side" in record else "v1",
            diverted=record["diverted"].integer("how many", 0, 8) if "diverted" in record else 0,
            crew=tuple(item.integer("a crew member", 0, 3) for item in crew),
            shields=record["shields"].integer("the number of tokens", 0, 4) if "shields" in record else 0,
        )

    def _what(self, kind: str, node: Node) -> str | int | tuple[str, ...]:
        if kind == "room":
            return node.name("a room", self.rooms)
        if kind == "card":
            return node.name("a resource", self.resources)
        if kind == "token":
            return node.name("a token", TOKENS)
        if kind == "damage":
            if node.is_integer:
                return node.integer("how many rooms the crew chooses", 1, 3)
            return tuple(item.name("a room", self.rooms) for item in node.items("rooms"))
        if kind in ("meeple", "die", "back"):
            return node.integer("a number", 0, 6)
        return node.string("an icon, or a word") if kind == "icon" else ""

    # The whole

    def _whole(self, name: str, pages: list[RulePage], families: tuple[str, ...]) -> Chapter:
        """A chapter with a page of each thing of its families: those that a file speaks of stand first."""
        there = {page.id for page in pages}
        for family in families:
            for subject in self.subjects[family]:
                if subject.page not in there and not self._spoken_of(subject):
                    pages.append(_neutral(name, subject))
        return Chapter(name, tuple(self._drawn(page) for page in pages))

    def _spoken_of(self, subject: Subject) -> bool:
        """Return whether a page of another kind is about it: actions are told by what they do."""
        return subject.family == "action" and any(
            subject.key in [item.text for item in self._about_of(node)] for node in self.places.values()
        )

    @staticmethod
    def _about_of(node: Node) -> tuple[Node, ...]:
        found = node.mapping("a page").get("about")
        return found.children if found is not None else ()

    def _drawn(self, page: RulePage) -> RulePage:
        """The page with the figure that its content makes, where no file arranges one."""
        subject = page.of
        if page.figure or subject is None:
            return page
        if subject.family == "room":
            return replace(page, figure=(FigurePiece("room", subject.id, side=subject.side, crew=(0,)),))
        if subject.family == "resource":
            return replace(page, figure=(FigurePiece("card", subject.id),))
        return page

    def _check(self, book: Book) -> None:
        """Whatever pages name is there, and nothing on the table has two of them."""
        known = [page.id for page in book.pages]
        about: dict[str, str] = {}
        for page in book.pages:
            node = self.places.get(page.id)
            if node is None:
                continue
            record = node.mapping("a page")
            for item in record["see"].children if "see" in record else ():
                if item.text not in known or item.text == page.id:
                    raise item.error(repr(item.text), "the id of another page", known)
            for item in record["about"].children if "about" in record else ():
                if item.text in about:
                    raise item.error(f"{item.text!r} on {about[item.text]!r}, too", "each on one page")
                about[item.text] = page.id

    def _text(self, name: str, node: Node) -> None:
        if self.texts is not None and name not in self.texts:
            raise ContentError(
                node.file, node.line, f"no text {name!r}", "a text with this id in data/texts",
                nearest_name(name, [known for known in self.texts if known[:ALIKE] == name[:ALIKE]]),
            )  # fmt: skip


def texts_of(page: RulePage) -> Iterator[str]:
    """Yield the ids of the texts that a page of a file has."""
    start = f"rulebook-{page.id}"
    yield f"{start}-words"
    if page.of is None:
        yield from (start, f"{start}-lead")
    yield from (f"{start}-may-{n}" for n in range(1, page.may + 1))
    yield from (f"{start}-not-{n}" for n in range(1, page.never + 1))
    yield from (f"{start}-{kind}-head" for kind in page.heads)
    if page.special:
        yield from (f"{start}-special-head", f"{start}-special")
    if page.figure:
        yield f"{start}-figure"


def _subjects(family: str, content: Content) -> Iterable[Subject]:
    """Return what a family of the content has, with what expansions add: each once, the game's own first."""
    found: dict[Subject, None] = {}
    for one in (content, *(content.editions[item.id,] for item in content.expansions)):
        if family == "rooms":
            centre = one.rooms[one.centre].id
            for room in sorted(one.rooms, key=lambda room: room.id != centre):
                found |= {Subject("room", room.id, side): None for side in room.variants}
        elif family == "resources":
            found |= {Subject("resource", item.id): None for item in one.resources}
        elif family == "difficulties":
            found |= {Subject("difficulty", name): None for name in one.difficulties}
        elif family == "expansions":
            found |= {Subject("expansion", item.id): None for item in content.expansions}
        else:
            found |= {Subject("action", name): None for name in one.actions}
    return found


def now_of(subject: Subject) -> str:
    """Return what the page of something says of the game in progress, if no file says it."""
    now = {"room": "place", "resource": "cards", "difficulty": "difficulty", "expansion": "expansion"}
    return f"action/{subject.id}" if subject.family == "action" else now[subject.family]


def _neutral(chapter: str, subject: Subject) -> RulePage:
    """The page of something of which only the content speaks."""
    return RulePage(
        id=subject.page,
        chapter=chapter,
        of=subject,
        written=False,
        about=(subject.key,),
        now=now_of(subject),
    )
