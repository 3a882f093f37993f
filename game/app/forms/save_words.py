"""Say what the player is told about saved games and the disk, in words."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.storage.files.atomic import NEWER, UNREAD, is_newer, kind_of
from game.storage.files.plain_text import plain
from game.storage.games.generations import Trouble
from game.storage.games.savefile import WON, Summary, over, summarise
from game.texts import Texts
from game.wording import Catalogue, settings_words

_LONGEST_PATH = 1000

if TYPE_CHECKING:
    from game.own_content import Fault
    from game.rules.content import Expansion


def kept_name(texts: Texts, game: Mapping[str, Any]) -> str:
    """Return what a game is called that the program keeps among the saved ones by itself.

    Args:
        texts: the catalogue.
        game: what `Session.to_json` gave.
    """
    summary = summarise(game)
    if not over(game):
        return texts("saves-kept-name", turn=summary.turn)
    return texts("saves-finished-name", won="yes" if summary.status == WON else "no", turn=summary.turn)


def by_kind(troubles: Iterable[Trouble]) -> list[tuple[Trouble, ...]]:
    """Return troubles in groups of which the same is told, but for the names of their files.

    Args:
        troubles: with saves of the game in progress that could not be read.
    """
    groups: dict[Trouble, list[Trouble]] = {}
    for trouble in troubles:
        told = trouble if trouble.path is None else replace(trouble, path=Path())
        groups.setdefault(replace(told, detail="") if trouble.kind == NEWER else told, []).append(trouble)
    return [tuple(group) for group in groups.values()]


def trouble_words(texts: Texts, troubles: Sequence[Trouble], fallback: Path) -> str:
    """Return what is told about saves of the game in progress that could not be read.

    Args:
        texts: the catalogue.
        troubles: what happened; but for the files the same of all.
        fallback: where the file is if it could not be moved.
    """
    trouble = troubles[0]
    if trouble.kind == UNREAD:
        told = [texts("saves-unread", path=path_words(trouble.path or fallback))]
        told += [texts("saves-unread-rescued")] if trouble.rescued else []
        return " ".join([*told, texts("saves-detail", detail=trouble.detail)])
    key = "saves-newer" if trouble.kind == NEWER else "saves-broken"
    told = [
        texts(key, why=why_words(texts, trouble.why)),
        _kept_words(texts, [one.path for one in troubles if one.path], fallback),
        texts("saves-rescued") if trouble.rescued else texts("saves-not-rescued"),
    ]
    if trouble.detail and trouble.kind != NEWER:
        told.append(texts("saves-detail", detail=trouble.detail))
    return " ".join(told)


def _kept_words(texts: Texts, paths: Sequence[Path], fallback: Path) -> str:
    """Return where the files are that were put aside; those that could not be moved are where they were."""
    if not paths:
        return texts("saves-kept-there", path=path_words(fallback))
    if len(paths) == 1:
        return texts("saves-kept-as", path=path_words(paths[0]))
    return texts("saves-kept-files", paths=", ".join(map(path_words, paths)))


def path_words(path: Path) -> str:
    """Return the name of a file or folder as it can be shown: names need not be in UTF-8."""
    return plain(str(path), _LONGEST_PATH)


def setback_words(texts: Texts, id: str, path: Path) -> str:
    """Return what is told of a file of the player's of which not all could be read.

    Args:
        texts: the catalogue.
        id: of the message for a damaged one.
        path: where it is kept.
    """
    return texts("notice-newer" if is_newer(path) else id, path=path_words(path))


def flaw_words(texts: Texts, flaws: Sequence[str]) -> str:
    """Return what in a saved game's file makes no sense, some of `savefile.FLAWS`, in sentences."""
    return " ".join(texts(f"saves-flaw-{flaw}") for flaw in flaws)


def why_words(texts: Texts, why: str) -> str:
    """Return what is wrong with a file: one of `documents.WHYS`."""
    return texts(f"saves-why-{why}")


def refused_words(texts: Catalogue, trouble: OSError, over: bool = False, left: bool = False) -> str:
    """Return what is told when a game could not be saved, and what to do about it.

    Args:
        texts: the catalogue.
        trouble: what the system said.
        over: whether the game is over, so that no choice tries again.
        left: whether it may be another one than that on the screen, if there is one.
    """
    kind, detail = kind_of(trouble), plain(trouble.strerror or str(trouble))
    if over or left:
        return texts("over-unsaved", which="last" if left else "this", why=kind, detail=detail)
    return texts(f"saves-trouble-{kind}", detail=detail)


def mode_words(texts: Texts, summary: Summary, known: Sequence[Expansion]) -> str:
    """Return what a game is played with, its difficulty first.

    Args:
        texts: the catalogue.
        summary: of the game.
        known: the expansions there are.
    """
    ids = [one.id for one in known if one.always and summary.players in one.players]
    for id in summary.expansions:
        one = _named(id, known)
        ids.append(one.id if one else id)
    return settings_words(texts, summary.difficulty, summary.rooms, ids, summary.no_counting)


@dataclass(frozen=True)
class Known:
    """Hold what games can be played with.

    Attributes:
        expansions: those that there are.
        fault_of: returns why an expansion of the player's own is left out, by its id; None where nothing is
            known of it.
    """

    expansions: Sequence[Expansion]
    fault_of: Callable[[str], Fault | None] = lambda _: None

    def left_out(self, summary: Summary) -> dict[str, Fault]:
        """Return those of a game's own expansions that are there but left out, each with the reason."""
        there = {one.id for one in self.expansions}
        own = [id for id, _ in summary.own if id in summary.expansions and id not in there]
        return {id: fault for id in own if (fault := self.fault_of(id)) is not None}


def missing_words(texts: Texts, summary: Summary, known: Known) -> str | None:
    """Return which expansions of a game are not there or left out, in a sentence; None if none is."""
    out = known.left_out(summary)
    missing = [id for id in summary.expansions if _named(id, known.expansions) is None and id not in out]
    if missing:
        return texts("saves-missing", count=len(missing), ids=plain(", ".join(missing)))
    for id, fault in out.items():
        if fault.refused:
            return texts("own-rooms-unread", id=plain(id), detail=fault_words(texts, fault))
        return texts("own-rooms-wrong", id=plain(id), place=fault_words(texts, fault))
    return None


def changed_own(summary: Summary, known: Known) -> tuple[str, ...]:
    """Return the player's own expansions of a game whose rules are others than when it was saved.

    Args:
        summary: of the game.
        known: what games can be played with.
    """
    marks = {one.id: one.mark for one in known.expansions}
    return tuple(id for id, mark in summary.own if marks.get(id, mark) != mark)


def changed_words(texts: Catalogue, ids: Sequence[str]) -> str:
    """Return that the player's own expansions have changed since a game was saved.

    Args:
        texts: the catalogue.
        ids: of the expansions.
    """
    return texts("own-rooms-changed", count=len(ids), ids=plain(", ".join(ids)))


def missing_or_changed_words(texts: Texts, summary: Summary, known: Known) -> str | None:
    """Return which expansions of a game are missing or have changed since, in a sentence; None if none.

    Args:
        texts: the catalogue.
        summary: of the game.
        known: what games can be played with.
    """
    changed = changed_own(summary, known)
    return missing_words(texts, summary, known) or (changed_words(texts, changed) if changed else None)


def fault_words(texts: Texts, fault: Fault) -> str:
    """Return the reason of the system why a folder cannot be read, or the place of the mistake in it.

    Args:
        texts: the catalogue.
        fault: why the folder is left out.
    """
    if fault.refused:
        return plain(fault.refused)
    return texts("own-rooms-line", file=fault.file, line=fault.line) if fault.line else fault.file


def _named(id: str, known: Sequence[Expansion]) -> Expansion | None:
    """The expansion with an id; or with that key, as `savefile` writes it."""
    return next((e for e in known if id in (e.id, (e.setting or "").replace("_", "-"))), None)


def when_words(texts: Texts, when: datetime) -> str:
    """Return date and time as they were on this computer's clock."""
    try:
        # not `astimezone`: a computer may be set to a zone that Python has no word for
        local = datetime(*time.localtime(when.timestamp())[:5])
    except (ValueError, OverflowError, OSError):
        local = when.astimezone(UTC).replace(tzinfo=None)
    return texts("saves-when", when=local)
