"""Compose what the captain says at a lesson's table, and what can be answered: pure, no pixels."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.kit import Kit
from game.app.forms.speech_bubble import Answer
from game.app.table.model.words.log_text import lines_of
from game.lessons.reach import Verdict
from game.lessons.teacher import Mood, Teacher
from game.texts import Texts
from game.wording import resource_name, room_name

_OPEN, _CLOSE = "\ue000", "\ue001"
"""Around the name of a key, while a line is put together."""
_SPACE = "\xa0"


@dataclass(frozen=True)
class CaptainLine:
    """Hold what stands in the captain's bubble.

    Args:
        words: the line.
        caps: where keys are named in it: the first letter of each, and the one after it.
        note: a second thought; empty for none.
        answers: the buttons.
        warning: another move was made, or the goal is gone.
    """

    words: str
    note: str
    answers: tuple[Answer, ...]
    warning: bool = False
    caps: tuple[tuple[int, int], ...] = ()


def captain_line(kit: Kit, teacher: Teacher, refused: str = "", asked: str = "") -> CaptainLine | None:
    """Return what the captain says now; None when the lesson is over.

    Args:
        kit: texts and keys.
        teacher: of the lesson.
        refused: why something was refused just now; empty for nothing.
        asked: how the question is answered that is open on the table; empty while actions are chosen.
    """
    current = teacher.current
    if current is None:
        return None
    texts = kit.texts
    page = current.page or teacher.lesson.card.page
    short = texts("lesson-read")
    named = texts("lesson-read-page", page=_title(texts, page)) if page and _title(texts, page) else short
    read = Answer("read", named, kit.keys.label("help", texts), "ui-book", short=short)
    pages = (read,) if page else ()
    if teacher.mood in (Mood.OTHER, Mood.LOST):
        return _other(kit, teacher)
    words, caps = _capped(texts(teacher.lesson.text(teacher.step), **_values(kit)))
    if asked and teacher.aside:
        note = texts("lesson-refused", why=refused) if refused else texts("lesson-asked-note")
        return CaptainLine(asked, note, pages)
    note = texts("lesson-refused", why=refused) if refused else _way_there(texts, teacher)
    show = Answer("show-me", texts("lesson-show-me"), kit.keys.label("show-me", texts), "ui-play")
    if current.told:
        go_on = Answer("go-on", texts("lesson-walk-on"), texts("key-enter"), "ui-play", primary=True)
        return CaptainLine(words, note or texts("lesson-told"), (go_on, *pages), caps=caps)
    if current.free and not teacher.stuck:
        return CaptainLine(words, note or texts("lesson-free", key=show.key), pages, caps=caps)
    return CaptainLine(words, note, (show, *pages), caps=caps)


def _way_there(texts: Texts, teacher: Teacher) -> str:
    """Return which room comes first where a wrong move has made a way of several rooms; else nothing."""
    current, way = teacher.current, teacher.way
    if current is None or current.free or teacher.on_way or len(way) < 2:
        return ""
    first = way[0]
    if first.get("do") != "move" or first in current.show:
        return ""
    return texts("captain-go-first", room=room_name(texts, first["room"]))


def _title(texts: Texts, page: str) -> str:
    """Return the title of a page of the rulebook; empty where it is not said by one message."""
    return next((texts(key) for key in (f"rulebook-{page}", page) if texts.has(key)), "")


def _values(kit: Kit) -> dict[str, str]:
    """The names of keys that a line may tell; where a controller has none, those of the table's buttons."""
    names = ("move", "repair", "divert", "scavenge", "share", "activate", "end", "undo", "board")
    return {name: _value(kit, name) for name in names}


def _value(kit: Kit, name: str) -> str:
    label = kit.keys.label(name, kit.texts)
    if label:
        return f"{_OPEN}{label}{_CLOSE}"
    button = f"button-{name}"
    return kit.texts(button if kit.texts.has(button) else f"command-{name}")


def _capped(line: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return a line without its marks, and where the keys are in it; a key never breaks, nor does it begin a
    line: it stays with the word before it."""
    words, caps = "", []
    for part in re.split(f"({_OPEN}[^{_CLOSE}]*{_CLOSE})", line):
        if part.startswith(_OPEN):
            key = _SPACE + part[1:-1].replace(" ", _SPACE) + _SPACE
            words = words.removesuffix(" ") + _SPACE if words.endswith(" ") else words
            caps.append((len(words), len(words) + len(key)))
            words += key
        else:
            words += part
    return words, tuple(caps)


def _other(kit: Kit, teacher: Teacher) -> CaptainLine:
    texts = kit.texts
    happened = other_move(kit, teacher)
    enter = texts("key-enter")
    if teacher.mood is Mood.LOST:
        again = texts("lesson-back" if teacher.too_late else "lesson-again")
        answers = [Answer("again", again, enter, "ui-undo", primary=True)]
        if teacher.ship_lost:
            if teacher.step and not teacher.too_late:
                answers.append(Answer("back", texts("lesson-back"), "", "ui-undo"))
            answers.append(Answer("to-school", texts("lesson-leave"), "", "ui-school"))
            return CaptainLine(texts("lesson-ship-lost"), "", tuple(answers), warning=True)
        words = texts("lesson-lost", what=happened) if happened else texts("lesson-lost-turn")
        note = ""
        if teacher.too_late:
            words = texts("lesson-lost-next")
            note, _ = _capped(texts(teacher.lesson.text(teacher.step), **_values(kit)))
        if why := _why_lost(kit, teacher):
            words = texts("captain-two-sentences", first=words, second=why)
        if not teacher.too_late and teacher.session.can_undo:
            answers.append(Answer("take-back", texts("lesson-take-back"), _undo(kit), "ui-undo"))
        return CaptainLine(words, note, tuple(answers), warning=True)
    words = texts("lesson-other", what=happened)
    way = teacher.actions_to_go
    if teacher.costs_next:
        note = _costs_next(kit, teacher)
    elif teacher.reachable is Verdict.YES and way is not None:
        note = texts("lesson-reach", count=way)
        if there := _way_there(texts, teacher):
            note = texts("captain-two-sentences", first=note, second=there)
    elif teacher.reachable is Verdict.NO:
        note = texts("lesson-reach-later")
    else:
        note = ""
    back = (
        Answer("take-back", texts("lesson-take-back"), _undo(kit), "ui-undo", primary=True)
        if teacher.session.can_undo
        else Answer("again", texts("lesson-again"), kit.keys.label("show-me", texts), "ui-undo", primary=True)
    )
    return CaptainLine(words, note, (back, Answer("walk-on", texts("lesson-walk-on"), enter)), warning=True)


def _why_lost(kit: Kit, teacher: Teacher) -> str:
    """Return why the goal is out of reach; empty while nobody knows yet."""
    found, texts = teacher.obstacle, kit.texts
    if found is None:
        return ""
    name = teacher.session.state["crew"][found.crew]["name"]
    card = resource_name(texts, found.card) if found.card else ""
    return texts(f"lesson-why-{found.kind}", name=name, card=card)


def _costs_next(kit: Kit, teacher: Teacher) -> str:
    """Return what going on costs: the next step has no action left, or something else for it is gone."""
    state = teacher.session.state
    name = state["crew"][state["active"]]["name"]
    return kit.texts("lesson-costs-next", name=name, spent="yes" if teacher.spent_then else "no")


def _undo(kit: Kit) -> str:
    """The key that takes back."""
    return kit.keys.label("undo", kit.texts)


def other_move(kit: Kit, teacher: Teacher) -> str:
    """Return what the other move was, as the log tells it; empty where there was none."""
    if not teacher.other:
        return ""
    names: Sequence[str] = [member["name"] for member in teacher.session.state["crew"]]
    lines = lines_of(kit.texts, names, teacher.other, teacher.session.facts)
    return next((line.text for line in lines if not line.heading), "")
