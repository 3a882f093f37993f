"""Do what else happens by chance: screens opened, settings changed, windows of any shape, time that
passes."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.app.bindings.commands import COMMANDS
from game.app.navigation import routes
from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.bots.players.rank_list import RANKS
from game.play.session import Session
from game.rules import SettingsError
from game.rules.protocol import GameDict
from game.storage.settings.new_game import ROOMS, NewGame
from game.storage.settings.preferences import (
    ADVICE,
    INTERFACE,
    PALETTES,
    SPEEDS,
    TEXT,
    VERSION,
    VOLUME,
    Preferences,
)
from game.texts import languages
from tools.fuzz.random_events import KEYS, LETTERS

SIZES = ((1, 1), (2, 900), (3000, 1), (8000, 200), (200, 3000), (7, 7), (100, 100), (2560, 1080))
"""Windows that nobody makes, and a large one."""
TIMES = (0.0, 0.1, 1.0, 16.0, 16.7, 16.7, 33.0, 100.0, 400.0, 3000.0, 60_000.0, 7_200_000.0, 1e9)
"""Milliseconds since the last step: a frame mostly, at times the hours that a laptop slept."""
SEEDS = ("7", "4817-2206", "9" * 15, "9" * 16, "no seed")
LENT = 0.5
"""Share of the games with seats at which the program may play."""
GAMES = 14
DEEPEST = 160
"""Number of games to open, and the largest number of choices in one."""


class Games:
    """Games of every kind at any point, made by chance.

    Args:
        chance: makes them.
        app: whose rules they follow.
    """

    def __init__(self, chance: random.Random, app: App) -> None:
        self.chance = chance
        self.app = app
        self.playing: list[GameDict] = []
        self.over: list[GameDict] = []
        self.book = app.rulebook()
        self.screens: list[Callable[[random.Random, App, Games], None]] = []
        """The screens whose turn has not come: all have one before any has the next."""
        self.been_everywhere = False
        """Every screen has had a turn."""
        while len(self.playing) + len(self.over) < GAMES or not self.over or not self.playing:
            self._make()

    def _make(self) -> None:
        engine, chance = self.app.engine(), self.chance
        offer = Available(engine.content)
        draft = Draft.of(last_game(chance, offer), engine.content.crew, offer)
        try:
            session = Session.new(draft.setup(chance.randrange(10**8)), engine, None, draft.marks)
        except SettingsError:
            return
        left = chance.choice((0, 3, 20, 60, DEEPEST, 10**6))
        while session.decision is not None and left > 0:
            session.apply(chance.choice(session.decision["options"]))
            left -= 1
        (self.over if session.decision is None else self.playing).append(session.to_json())

    def open(self, over: bool | None = None) -> Session:
        """Return a game at random: one that is over, one that is not, or (None) either."""
        chance = self.chance
        kind = chance.random() < 0.25 if over is None else over
        session = self.app.take_up(chance.choice(self.over if kind else self.playing))
        if chance.random() < LENT:
            for crew in range(len(session.seats)):
                session.hand_over(crew, self.app.seat(chance.choice(("", *RANKS))))
        return session


def last_game(chance: random.Random, offer: Available) -> NewGame:
    """Return a new game as a settings file may have it, with things that are not there among its own."""
    marks = chance.sample(range(4), chance.randint(2, 4))
    names = [chance.choice(("Ada", "Bo", "조", "👩\u200d🚀", "W" * 14)) + str(n) for n in range(4)]
    ids = [one.id for one in offer.chooseable]
    rooms = [offer.content.rooms[index].id for index in offer.content.ship]
    told = {
        "players": [{"name": names[mark], "mark": mark} for mark in marks] if chance.random() < 0.9 else [],
        "difficulty": chance.choice((*offer.content.difficulties, "gone", "")),
        "first": chance.choice((None, 0, 1, 3)),
        "seed": chance.choice(SEEDS) if chance.random() < 0.3 else "",
        "seats": chance.choice((0, 0, *offer.counts)),
        "rooms": chance.choice(ROOMS),
        "picked": chance.sample([*rooms, "gone"], chance.randint(0, len(rooms))),
        "expansions": chance.sample([*ids, "gone"], chance.randint(0, len(ids))),
        "no_counting": chance.random() < 0.3,
    }
    return Preferences.judged({"version": VERSION, "new_game": told})[0].new_game


def change_setting(chance: random.Random, app: App) -> None:
    """Change one setting, as the screen of settings does."""
    app.change_settings(**chance.choice(_CHANGES)(chance))


_CHANGES: tuple[Callable[[random.Random], dict[str, Any]], ...] = (
    lambda chance: {"animation": chance.choice(SPEEDS)},
    lambda chance: {"animation": chance.choice(SPEEDS)},
    lambda chance: {"animation": "off"},
    lambda chance: {"reduced_motion": chance.random() < 0.5},
    lambda chance: {"contrast": chance.random() < 0.3},
    lambda chance: {"palette": chance.choice(PALETTES)},
    lambda chance: {"language": chance.choice(("", "xx", *languages()))},
    lambda chance: {"interface": chance.choice((*INTERFACE, 100, 100, chance.randint(*INTERFACE)))},
    lambda chance: {"text": chance.choice((*TEXT, 100, 100, chance.randint(*TEXT)))},
    lambda chance: {name: chance.random() < 0.5 for name in ("confirm", "confirm_leave")},
    lambda chance: {name: chance.random() < 0.5 for name in ("confirm_replace", "confirm_delete")},
    lambda chance: {"captions": chance.random() < 0.5, "background": chance.random() < 0.5},
    lambda chance: {name: chance.random() < 0.5 for name in ("recap", "ready", "auto_end")},
    lambda chance: {"mute": chance.random() < 0.5, "master": chance.randint(*VOLUME)},
    lambda chance: {"adviser": chance.choice(ADVICE)},
    lambda chance: {"fullscreen": chance.random() < 0.2, "display": chance.choice((0, 0, 1, 15))},
    lambda chance: {"keys": _keys(chance)},
)


def _keys(chance: random.Random) -> tuple[tuple[str, str], ...]:
    names = [pygame.key.name(code) for code in chance.sample(KEYS, 4)]
    commands = [command.name for command in chance.sample(COMMANDS, 3)]
    return tuple(zip((*commands, "gone"), (*names[:3], chance.choice(LETTERS)), strict=True))


def resize(chance: random.Random, app: App) -> list[pygame.Event]:
    """Give the window another size, and return the event that tells of it."""
    if app.settings.interface > 100 and chance.random() < 0.5:
        app.change_settings(interface=100)
    if chance.random() < 0.3:
        size = chance.choice(SIZES)
    else:
        height = chance.choice((160, 180, 240, 270, 360))
        size = round(height * chance.choice((4 / 3, 1.6, 16 / 9, 16 / 9, 2.4))), height
    return give_size(size)


def give_size(size: tuple[int, int]) -> list[pygame.Event]:
    """Give the window this size in pixels, and return the event that tells of it."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return [pygame.Event(pygame.WINDOWSIZECHANGED, {"x": size[0], "y": size[1], "window": None})]


def open_screen(chance: random.Random, app: App, games: Games) -> None:
    """Open a screen by its route, over those below which it is opened in the program."""
    if not games.screens:
        games.screens = chance.sample(_SCREENS, len(_SCREENS))
    opening = games.screens.pop()
    games.been_everywhere = games.been_everywhere or not games.screens
    opening(chance, app, games)


def _setup(chance: random.Random, app: App, games: Games) -> None:
    app.change_settings(new_game=last_game(chance, Available(app.engine().content)))
    app.start(routes.Title())
    app.open(routes.Setup())


def _deal(chance: random.Random, app: App, games: Games) -> None:
    """A setup, and what it deals."""
    _setup(chance, app, games)
    if isinstance(app.top, SetupScene):
        app.top.start()


def _table(chance: random.Random, app: App, games: Games) -> None:
    app.start(routes.Table(games.open()))


def _over_the_table(chance: random.Random, app: App, games: Games) -> None:
    session = games.open(over=False)
    app.start(routes.Table(session))
    app.open(chance.choice((routes.Menu(session), routes.SaveAs(session, _nobody), routes.Settings())))


def _ending(chance: random.Random, app: App, games: Games) -> None:
    app.start(routes.Ending(games.open(over=True)))


def _last_picture(chance: random.Random, app: App, games: Games) -> None:
    session = games.open(over=True)
    app.start(routes.Ending(session))
    app.open(routes.LastPicture(session))


def _film(chance: random.Random, app: App, games: Games) -> None:
    session = games.open(over=True)
    app.start(routes.Title() if chance.random() < 0.5 else routes.Ending(session))
    app.open(routes.Film(session))


def _share(chance: random.Random, app: App, games: Games) -> None:
    session = games.open()
    app.start(routes.Title() if session.decision is not None else routes.Ending(session))
    app.open(routes.Share(session))


def _second_copy(chance: random.Random, app: App, games: Games) -> None:
    assert app.shelf.claim is not None
    app.start(routes.SecondCopy(app.shelf.claim))


def _replay(chance: random.Random, app: App, games: Games) -> None:
    app.start(routes.Title())
    app.open(routes.Replay(games.open()))


def _saved(chance: random.Random, app: App, games: Games) -> None:
    entries = app.library.list()
    for old in entries[6:]:
        with contextlib.suppress(OSError):
            old.path.unlink()
    app.library.save(f"game {chance.choice(LETTERS)}", games.open().to_json(), None)
    app.start(routes.Title())
    app.open(routes.SavedGames())


def _school(chance: random.Random, app: App, games: Games) -> None:
    app.start(routes.Title())
    app.open(routes.FlightSchool())


def _lesson(chance: random.Random, app: App, games: Games) -> None:
    """A lesson, mostly where it was left."""
    _school(chance, app, games)
    app.start(routes.Lesson(chance.choice(app.lessons().cards).id, anew=chance.random() < 0.4))


def _guided(chance: random.Random, app: App, games: Games) -> None:
    app.start(routes.Table(games.open(over=False), guided=True))


def _rulebook(chance: random.Random, app: App, games: Games) -> None:
    """The book, from the title or from a table, at any of its pages or at one that is not there."""
    session = games.open() if chance.random() < 0.6 else None
    app.start(routes.Title() if session is None else routes.Table(session))
    pages = games.book.pages
    wanted = chance.choice(((), ("gone",), (chance.choice(pages).id,), (chance.choice(pages).id,)))
    app.open(routes.Rulebook(wanted, session, chance.choice(("", "told " * 9))))


def _pace(chance: random.Random, app: App, games: Games) -> None:
    """Answer what a new player is asked before the first game."""
    _setup(chance, app, games)
    app.open(routes.ChoosePace(partial(_table, chance, app, games)))


def _settings(chance: random.Random, app: App, games: Games) -> None:
    app.open(routes.Settings())


def _failure(chance: random.Random, app: App, games: Games) -> None:
    error: Exception = chance.choice((ValueError("\x1b[31m\ud800" * 9), OSError(28, "full"), KeyError()))
    session = games.open(over=False) if chance.random() < 0.5 else None
    app.start(routes.Failure(chance.choice((None, app.home.logs / "x.txt")), error, session))


def _title(chance: random.Random, app: App, games: Games) -> None:
    app.start(routes.Title(chance.choice((None, "told " * 40))))


def _nobody(words: str) -> None:
    """Nobody is told."""


_SCREENS = (
    *(_setup, _deal, _deal, _table, _table, _table, _table, _over_the_table, _over_the_table),
    *(
        _ending,
        _last_picture,
        _film,
        _film,
        _share,
        _second_copy,
        _replay,
        _replay,
        _saved,
        _settings,
        _settings,
        _failure,
        _title,
    ),
    *(_school, _lesson, _lesson, _lesson, _guided, _rulebook, _rulebook, _pace),
)


def first_settings() -> Preferences:
    """Return the settings a run begins with."""
    return Preferences(animation="fast", language="en")
