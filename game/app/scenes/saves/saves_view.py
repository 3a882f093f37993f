"""The view of the saved games: the head with the tabs, the tiles, and the drawer of the chosen game."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from game.app.drawing.kit import Kit
from game.app.forms.save_words import (
    Known,
    flaw_words,
    missing_or_changed_words,
    missing_words,
    mode_words,
    path_words,
    when_words,
)
from game.app.views.bits import HIGH, MARGIN, button, cap, command_button, icon_button, page_head, segments
from game.app.views.tree import Act, View, column, first_that_fits, row, text
from game.storage.games.library import LibraryEntry
from game.storage.games.savefile import LOST, PLAYING, WON

TABS = {PLAYING: "flight", WON: "saved", LOST: "lost"}
"""The tabs: what cannot be read is among the games in progress."""
WAYS = {"records": ("records-title", "ui-star"), "paste": ("flight-paste", "ui-copy")}
"""Further buttons of the head: their words and signs."""
SEEN = 180.0
"""Least height of the list, units."""


def tab_of(entry: LibraryEntry) -> str:
    """Return the tab in which a game is shown."""
    return entry.summary.status if entry.summary else PLAYING


def page(heads: Sequence[View], tiles: View, drawers: Sequence[View]) -> View:
    """Return the screen: of all heads and drawers the first that leave the tiles a row to be seen in."""
    ways = [
        column(top, tiles.but(high=(SEEN, math.inf)), row(told, pad=(MARGIN, 8, MARGIN, 28)))
        for top in heads
        for told in drawers
    ]
    return first_that_fits(*ways)


def heads(kit: Kit, counts: Mapping[str, int], tab: str, deleted: bool) -> list[View]:
    """Return ways to show the head of the screen, best first.

    Args:
        kit: of the page.
        counts: of the games of each tab; empty where there are none at all.
        tab: that is shown.
        deleted: whether a game can be brought back.
    """
    texts = kit.texts
    title, tip = texts("ships-title"), texts("saves-back")
    told, half, signs = _ways(kit, deleted, True, True), _ways(kit, deleted, True), _ways(kit, deleted)
    if not counts:
        return [page_head(kit, title, tip, ways) for ways in (told, half, signs)]
    cells = [(name, texts(f"ships-{TABS[name]}", count=count)) for name, count in counts.items()]
    tabs = segments("tab", cells, tab, wide=(480, 700), high=HIGH)
    small = tabs.but(wide=(390, 700))
    below = row(tabs.but(grow=1, wide=(0, 2000)), pad=(MARGIN, 0))
    return [
        page_head(kit, title, tip, told, tabs),
        page_head(kit, title, tip, half, tabs),
        page_head(kit, title, tip, signs, small),
        *[column(page_head(kit, title, tip, ways), below) for ways in (told, half, signs)],
        page_head(kit, "", tip, tabs.but(wide=(560, 700)), signs),
    ]


def _ways(kit: Kit, deleted: bool, undo: bool = False, others: bool = False) -> View:
    """Return what can be done besides looking at games: in words, or signs alone.

    Args:
        kit: of the page.
        deleted: whether a game can be brought back.
        undo: whether that is said in words.
        others: whether all else is said in words.
    """
    restore = _by_key(kit, "restore", "saves-restore", "undo", sign="ui-undo")
    if not undo:
        act = Act(tip=kit.texts("saves-restore"), keys=(kit.keys.code("undo"),))
        restore = icon_button("restore", "ui-undo", act)
    key = kit.texts("flight-paste-key")
    tips = {"paste": kit.texts("flight-paste-tip", key=key)}
    made = [
        button(name, kit.texts(label), Act(tip=tips.get(name)), sign=sign)
        if others
        else icon_button(name, sign, Act(tip=tips.get(name, kit.texts(label))))
        for name, (label, sign) in WAYS.items()
    ]
    return row(restore if deleted else None, *made, gap=12)


def nothing(kit: Kit, words: str, start: bool) -> View:
    """Return what is told where there is nothing to show.

    Args:
        kit: of the page.
        words: what is told.
        start: whether a first game can be begun from here.
    """
    told = text(words, "lead", lines=0, valign="top", wide=(300, 640))
    begin = button(
        "start", kit.texts("title-new"), sign="ui-play", primary=True, style="button-large", pad=(40, 12)
    )
    return column(told, begin if start else None, gap=32, align="start", pad=(MARGIN, 20))


def drawers(kit: Kit, entry: LibraryEntry, known: Known, problem: str, ship: str) -> list[View]:
    """Return ways to tell of the chosen game and what can be done with it, best first.

    Args:
        kit: of the page.
        entry: the game.
        known: what games can be played with.
        problem: why it could not be loaded, empty if that was not tried or went well.
        ship: what its ship is called; empty for one without a name.
    """
    told = column(
        text(entry.name, "crew-name", "gold", cut=True),
        *_facts_below(kit, entry, known, problem, ship),
        grow=1,
    )
    when = text(when_words(kit.texts, entry.saved), "small", "note")
    missing = missing_or(kit, entry, known, problem)
    doings, brief_doings = (_doings(kit, entry, missing, named) for named in (True, False))
    alone = doings if entry.summary is None else ()
    name = row(text(entry.name, "crew-name", "gold", cut=True, grow=1), when, *alone, gap=16)
    close, brief = (
        column(name, *_facts_below(kit, entry, known, problem, ship, short=True, seal=seal), gap=6)
        for seal in (False, True)
    )
    wide = [one.but(grow=1.0, high=HIGH) for one in doings]
    ways = [
        row(told.but(wide=(least, 2000)), row(*some, gap=gap), gap=2 * gap)
        for some, least, gap in ((doings, 400, 10), (brief_doings, 480, 12))
    ]
    if alone:
        ways.append(close)
    else:
        ways += [
            column(close, row(*wide, gap=12), gap=10),
            column(brief, row(*wide[:-2], gap=12), row(*wide[-2:], gap=12), gap=10),
        ]
    return [way.but(look="panel", pad=(24, 14, 18, 16), grow=1) for way in ways]


def missing_or(kit: Kit, entry: LibraryEntry, known: Known, problem: str) -> str | None:
    """Return why a game cannot be used: it lacks an expansion, or could not be loaded; None if it can.

    A game with the player's own content can always be tried: its folders are read again then.
    """
    summary = entry.summary
    missing = missing_words(kit.texts, summary, known) if summary is not None and not summary.own else None
    return missing or (kit.texts("ships-cannot") if problem else None)


def _facts_below(
    kit: Kit,
    entry: LibraryEntry,
    known: Known,
    problem: str,
    ship: str,
    short: bool = False,
    seal: bool = False,
) -> list[View]:
    """Return what stands below the name of a game.

    Args:
        kit: of the page.
        entry: the game.
        known: what games can be played with.
        problem: why it could not be loaded.
        ship: what its ship is called; empty for one without a name.
        short: whether the time it was saved is beside the name.
        seal: whether it is left to the tile's seal how many rooms are diverted.
    """
    texts, when = kit.texts, "" if short else f" · {when_words(kit.texts, entry.saved)}"
    if entry.summary is None:
        assert entry.error is not None
        advice = texts(f"saves-{entry.error.kind}-advice", path=path_words(entry.path))
        detail = texts("saves-detail", detail=entry.error.detail)
        return [text(words, "small", "note", lines=0) for words in (f"{detail}{when}", advice)]
    summary = entry.summary
    modes = texts("saves-row", turn=summary.turn, modes=mode_words(texts, summary, known.expansions))
    power = texts("ships-power", count=summary.diverted, goal=summary.goal)
    wrong = (missing_or_changed_words(texts, summary, known), flaw_words(texts, entry.flaws), problem)
    names = ", ".join(summary.names)
    first = [*([ship] if ship else []), modes, *([] if seal else [power]), *([names] if short else [])]
    return [
        text(" · ".join(first), "body", lines=0),
        text("" if short else f"{names}{when}", "small", "note", lines=0),
        *[text(words, "small", "reason", lines=0) for words in wrong if words],
    ]


def _doings(kit: Kit, entry: LibraryEntry, problem: str | None, named: bool = True) -> list[View]:
    """Return the buttons; what cannot be read can only be deleted.

    Args:
        kit: of the page.
        entry: the game.
        problem: why it cannot be used; None if it can.
        named: whether all of them are in words.
    """
    delete = _by_key(kit, "delete", "saves-delete", "delete")
    if entry.summary is None:
        return [delete]
    over = entry.summary.status != PLAYING
    watch = _by_key(kit, "watch", "over-watch" if over else "saves-watch", "watch", problem, "ui-fast")
    film = _by_key(kit, "film", "over-film", "film", problem, "ui-target") if over else None
    load = button(
        "load",
        kit.texts("saves-look" if over else "saves-load"),
        Act(reason=problem),
        sign="ui-eye" if over else "ui-play",
        key=cap(kit, kit.texts("key-enter")),
        primary=problem is None,
    )
    act, words = Act(reason=problem, tip=kit.texts("share-open-tip")), kit.texts("saves-share")
    share = button("share", words, act, sign="ui-copy") if named else icon_button("share", "ui-copy", act)
    doings = _by_key(kit, "rename", "saves-rename", "rename"), delete, share, watch, film, load
    return [one for one in doings if one is not None]


def _by_key(
    kit: Kit,
    name: str,
    label: str,
    command: str,
    reason: str | None = None,
    sign: str = "",
) -> View:
    """Return a button that a command's key presses, too."""
    words = kit.texts(label)
    return command_button(kit, name, words, command, Act(reason=reason), sign=sign)
