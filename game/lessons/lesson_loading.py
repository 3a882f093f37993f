"""Lessons from YAML: `data/lessons/lessons.yaml` says which there are, `data/lessons/<id>.yaml` what one is.

A mistake is a `ContentError` that names file, line, what was found and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.lessons.arranging import arranged, settings_of
from game.lessons.goals import GoalBinder, names_of, plain
from game.lessons.lesson import Arrow, Lesson, LessonCard, LessonStep
from game.rules.engine import Engine
from game.rules.loader.folders import entries_in
from game.rules.loader.yaml_nodes import Node, read_yaml
from game.rules.protocol import StateDict

BRANCHES = ("basics", "expansions")
KEYS = ("minutes", "picture", "settings", "steps", "learned")
MORE_KEYS = ("position", "dice", "page", "forecast")
ELEMENTS = {
    **dict.fromkeys(("room", "divert"), "room"),
    **dict.fromkeys(("slot",), "space"),
    **dict.fromkeys(("meeple", "crew"), "crew"),
    **dict.fromkeys(("card",), "their card"),
    **dict.fromkeys(("hand", "face-up"), "card"),
    **dict.fromkeys(("button", "supply", "held"), "word"),
    **dict.fromkeys(
        (
            "deck",
            "discard",
            "damage-deck",
            "damage-discard",
            "die",
            "pod",
            "end",
            "stepper",
            "threat",
            "undo",
        ),
        "",
    ),
}
"""Elements that a lesson may light, named as the table names them, and what follows the name."""
MOST_STEPS, MOST_MINUTES, MOST_LIT = 12, 4, 6


def _page_of(node: Node) -> str:
    """The page of the rulebook that a lesson or a step names; empty for none."""
    page = node.mapping("a lesson, or a step").get("page")
    return page.string("a page of the rulebook") if page is not None else ""


def lessons_folder(data: Path) -> Path:
    """Return the folder of the lessons."""
    return data / "lessons"


class LessonShelf:
    """All lessons there are: their cards at once, each lesson when it is opened.

    Args:
        data: the folder of the YAML files.
        texts: the known message ids; a lesson without its texts is an error. None does not look.

    Raises:
        ContentError: a file is wrong; it says where.
    """

    def __init__(self, data: Path, texts: frozenset[str] | None = None) -> None:
        self.data = data
        self._texts = texts
        listed = read_yaml(data, lessons_folder(data) / "lessons.yaml").record("the lessons", BRANCHES)
        self._nodes: dict[str, Node] = {}
        cards = []
        for branch in BRANCHES:
            for number, one in enumerate(listed[branch].items(f"the lessons under {branch!r}"), 1):
                cards.append(self._card(one, branch, number))
        self.cards: tuple[LessonCard, ...] = tuple(cards)

    def _card(self, named: Node, branch: str, number: int) -> LessonCard:
        id = named.string("the id of a lesson")
        if id in self._nodes:
            raise named.error(f"the lesson {id!r} twice", "each lesson once")
        # By the names that are there: a name may be none that any file can have.
        files = entries_in(lessons_folder(self.data), "*.yaml")
        known = {file.stem: file for file in files if file.stem != "lessons"}
        if id not in known:
            raise named.error(repr(id), f"a lesson: one of {', '.join(sorted(known))}", known)
        node = self._nodes[id] = read_yaml(self.data, known[id])
        record = node.record("a lesson", KEYS, MORE_KEYS)
        steps = record["steps"].items("the steps")
        if not 1 <= len(steps) <= MOST_STEPS:
            raise record["steps"].error(f"{len(steps)} steps", f"1 to {MOST_STEPS}")
        picture = record["picture"].record("the picture", (), ("of", "variant", "file", "sign"))
        if ("of" in picture) == ("file" in picture):
            raise record["picture"].error(
                "a picture of nothing, or of two things", "'of' a room, or a 'file'"
            )
        found = LessonCard(
            id=id,
            branch=branch,
            number=number,
            minutes=record["minutes"].integer("minutes", 1, MOST_MINUTES),
            room=picture["of"].string("a room") if "of" in picture else "",
            file=picture["file"].string("a file of assets") if "file" in picture else "",
            sign=picture["sign"].string("an icon") if "sign" in picture else "",
            variant=picture["variant"].name("a variant", ("v1", "v2")) if "variant" in picture else "v1",
            steps=len(steps),
            page=record["page"].string("a page of the rulebook") if "page" in record else "",
            forecast="forecast" in record and record["forecast"].flag("forecast"),
            pages=tuple(dict.fromkeys(filter(None, map(_page_of, (node, *steps))))),
        )
        self._has(node, (f"lesson-{id}", f"lesson-{id}-text"))
        return found

    def _has(self, node: Node, ids: Iterable[str]) -> None:
        for id in ids:
            if self._texts is not None and id not in self._texts:
                raise node.error(f"no text {id!r}", "a text in data/texts/en", near="")

    def open(self, id: str, engine: Engine) -> Lesson:
        """Return a lesson, ready to be played.

        Args:
            id: of one of the cards.
            engine: the rules.

        Raises:
            ContentError: something in its file is wrong.
            KeyError: there is no such lesson.
        """
        card = next((card for card in self.cards if card.id == id), None)
        if card is None:
            raise KeyError(id)
        node = self._nodes[id]
        record = node.record("a lesson", KEYS, MORE_KEYS)
        settings = settings_of(engine, record["settings"])
        start = arranged(engine, settings, record.get("position"), node)
        rolls = record["dice"].items("rolls") if "dice" in record else ()
        binder = GoalBinder(engine.content_of(settings), len(start["crew"]), node)
        steps = tuple(_step(one, binder, start) for one in record["steps"].items("the steps"))
        ids = [step.id for step in steps]
        for one, inner in zip(ids, record["steps"].children, strict=True):
            if ids.count(one) > 1:
                raise inner.error(f"the step {one!r} twice", "each step once")
        learned = tuple(names_of(record["learned"].items("icons of what was learned")))
        self._has(node, (f"lesson-{id}-{one}" for one in ids))
        self._has(node, (f"lesson-{id}-learned-{n}" for n in range(1, len(learned) + 1)))
        return Lesson(card, start, tuple(roll.integer("a roll", 1, 6) for roll in rolls), steps, learned)


def _step(node: Node, binder: GoalBinder, start: StateDict) -> LessonStep:
    more = ("lit", "arrow", "free", "told", "lost", "turns", "page")
    record = node.record("a step", ("id", "goal", "show"), more)
    lit = record["lit"].items("what is lit") if "lit" in record else ()
    if len(lit) > MOST_LIT:
        raise record["lit"].error(f"{len(lit)} elements", f"at most {MOST_LIT}")
    free = "free" in record and record["free"].flag("free")
    if free and ("lit" in record or "arrow" in record):
        raise node.error("light in a free step", "nothing lit, no arrow: it is a problem of its own", near="")
    arrow = None
    if "arrow" in record:
        ends = record["arrow"].record("an arrow", ("from", "to"))
        arrow = Arrow(_element(ends["from"], start), _element(ends["to"], start))
    shown = record["show"].items("choices")
    if not shown:
        raise record["show"].error("no choices", "the choices that lead to the goal")
    return LessonStep(
        id=record["id"].string("the id of a step"),
        goal=binder.goal(record["goal"], "a goal"),
        show=tuple(_choice(one) for one in shown),
        lit=tuple(_element(one, start) for one in lit),
        arrow=arrow,
        free=free,
        told="told" in record and record["told"].flag("told"),
        lost=binder.goal(record["lost"], "what puts the goal out of reach") if "lost" in record else None,
        turns="turns" in record and record["turns"].flag("turns"),
        page=record["page"].string("a page of the rulebook") if "page" in record else "",
    )


def _choice(node: Node) -> dict[str, object]:
    node.mapping("a choice")
    return {key.text: plain(value) for key, value in node.entries}


def _element(node: Node, start: StateDict) -> str:
    """An element of the table, as `TableKey` writes it."""
    text = node.string("an element of the table")
    kind, *rest = text.split("/")
    if kind not in ELEMENTS:
        raise node.error(
            repr(text), f"an element of the table: {', '.join(sorted(ELEMENTS))}", ELEMENTS, near=kind
        )
    follows = ELEMENTS[kind]
    wanted = {"": 0, "space": 2, "their card": 2}.get(follows, 1)
    if len(rest) != wanted:
        raise node.error(repr(text), f"{kind!r} with {wanted} parts after it", near="")
    rooms = [room["id"] for room in start["rooms"]]
    if follows in ("room", "space") and rest[0] not in rooms:
        raise node.error(repr(text), f"a room: one of {', '.join(sorted(rooms))}", rooms, near=rest[0])
    if follows in ("crew", "their card") and not (rest[0].isdigit() and int(rest[0]) < len(start["crew"])):
        raise node.error(repr(text), f"a crew member, 0 to {len(start['crew']) - 1}", near="")
    if follows == "space":
        spaces = len(next(room["cubes"] for room in start["rooms"] if room["id"] == rest[0]))
        if not (rest[1].isdigit() and int(rest[1]) < spaces):
            raise node.error(repr(text), f"a repair space, 0 to {spaces - 1}", near="")
    return text
