"""Checks that the program has all it needs: libraries, content, texts, pictures, a place for saves, a window.

Made for a packaged program on a machine that nobody looks at: every check prints one line.
"""

from __future__ import annotations

import logging
import os
import platform
import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

import pygame

from game import __version__
from game.app.audio.decoding import sound_of
from game.app.audio.sounds import Sounds
from game.app.drawing.images.damaged import WRONG, picture_in
from game.app.drawing.images.foreign_drawings import check_own
from game.app.drawing.type.fallback_fonts import font_files, sound_content
from game.app.navigation import routes
from game.app.shell.app import App
from game.app.shell.ending_signals import answer_by
from game.bots.lent.strength import Strength
from game.bots.lent.thinkers import Thinkers
from game.bots.players.rank_list import RANKS
from game.json_lines import say
from game.patience import read_bytes
from game.play.session import Session, load_engine
from game.program_files import asset_folder, data_folder
from game.rules import Engine
from game.rules.queries.seat_view import seat_view
from game.storage.files.paths import Home, find_home
from game.storage.files.plain_text import plain
from game.storage.games.saves import Shelf
from game.storage.settings.preferences import Preferences
from game.suppressing import suppress_and_log
from game.texts import Texts, languages

_log = logging.getLogger(__name__)
SETUP = {"players": 3, "seed": 7, "names": ["Mara", "Joon", "Teo"], "first": 0}
SEED = 11
SAMPLES, PLAYER_S = 4, 60.0
"""Number of ways that a player may try, and the seconds that its process may take, start included."""
PICTURES = (".svg", ".jpg", ".webp", ".png")


def run(environment: Mapping[str, str], report: Path | None = None) -> int:
    """Make every check.

    Args:
        environment: of the process; tells where the player's files lie.
        report: a file that gets the findings, too.

    Returns:
        The exit code: 0 when all is well and `report` is written, 1 otherwise.
    """
    lines = [f"Solar Storm {__version__}, Python {platform.python_version()}, {platform.platform()}"]
    failed = 0
    for check in CHECKS:
        try:
            found = check(environment)
        except Exception as error:  # noqa: BLE001 - whatever is wrong is what is looked for
            found, failed = f"{type(error).__name__}: {error}", failed + 1
            lines.append(f"FAILED  {check.__name__}: {found}")
        else:
            lines.append(f"ok      {check.__name__}: {found}")
    lines.append("all is well" if not failed else f"{failed} of {len(CHECKS)} checks failed")
    text = "\n".join(lines)
    if report is not None:
        try:
            report.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            say(text)
            say(f"the results cannot be written to {plain(str(report))}: {error.strerror}")
            return 1
    say(text)
    return 1 if failed else 0


def content(environment: Mapping[str, str]) -> str:
    """The rules can be read, with every text they name."""
    engine = load_engine(data_folder(), Texts().ids)
    return f"{len(engine.content.rooms)} rooms, {len(engine.content.resources)} resources"


def texts(environment: Mapping[str, str]) -> str:
    """Every language can be read and has the same messages."""
    known = {name: Texts(name).ids for name in languages()}
    for name, ids in known.items():
        if ids != known["en"]:
            raise ValueError(f"{name} differs in {sorted(ids ^ known['en'])[:5]}")
    return ", ".join(f"{name} ({len(ids)})" for name, ids in known.items())


def pictures(environment: Mapping[str, str]) -> str:
    """Every picture can be loaded."""
    found = [path for path in sorted(asset_folder().rglob("*")) if path.suffix in PICTURES]
    if not found:
        raise FileNotFoundError(asset_folder())
    for path in found:
        try:
            if path.suffix == ".svg":
                check_own(read_bytes(path).decode("utf-8"))
            picture_in(path)
        except WRONG as error:
            raise ValueError(f"{path.relative_to(asset_folder()).as_posix()}: {error}") from error
    return f"{len(found)} pictures"


def fonts(environment: Mapping[str, str]) -> str:
    """Every font is whole."""
    # Not at the top: pygame_gui takes long to read, and nothing else here needs it.
    from game.app.widgets.entry_line import library_fonts

    pygame.font.init()
    files = [*font_files(), *library_fonts()]
    for file in files:
        sound_content(file)
    return f"{len(files)} fonts"


def sounds(environment: Mapping[str, str]) -> str:
    """Every sound is there, and the program can read such files."""
    known = Sounds.read(asset_folder() / "sounds")
    files = [known.folder / file for names in known.files.values() for file in names]
    if not files:
        raise FileNotFoundError(known.folder)
    for path in files:
        held = read_bytes(path)
        if held[:4] != b"OggS" or not known.is_whole(path.relative_to(known.folder).as_posix(), held):
            raise ValueError(f"{path.name} is not a whole sound file")
    driver = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"  # no loudspeaker is needed to read a file
    try:
        pygame.mixer.init(44100, -16, 2, 512)
        seconds = sound_of(pygame.mixer, read_bytes(files[0])).get_length()
        pygame.mixer.quit()
    finally:
        del os.environ["SDL_AUDIODRIVER"]
        if driver is not None:
            os.environ["SDL_AUDIODRIVER"] = driver
    if seconds <= 0:
        raise ValueError(f"{files[0].name} is empty")
    return f"{len(known.files)} sounds in {len(files)} files"


def game(environment: Mapping[str, str]) -> str:
    """A whole game can be played, saved after every choice, and read again."""
    engine = load_engine(data_folder())
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        session = Session.new(_setup(engine), engine, shelf)
        cut: dict[str, Any] | None = None
        while session.decision is not None:
            cut = shelf.read().game
            session.apply(chance.choice(session.decision["options"]))
        if session.save_trouble or cut is None or Session.resume(cut, engine).decision is None:
            raise session.save_trouble or OSError("the saved game cannot be continued")
    result = session.state["result"]
    return f"{len(session.log)} choices, {result['reason'] if result else 'unfinished'}"


def players(environment: Mapping[str, str]) -> str:
    """Every player of the program thinks in a process of its own, and that process ends."""
    session = Session.new(_setup(engine := load_engine(data_folder())), engine)
    view = seat_view(session.state, session.knowledge, 0)
    thinkers = Thinkers(_nobody)
    try:
        for rank in RANKS:
            thought = thinkers.ask(
                Strength(rank, samples=SAMPLES), {"view": view, "decision": session.decision}
            )
            answer = thought.wait(PLAYER_S)
            if answer is None or "choose" not in answer:
                raise ChildProcessError(f"the {rank} does not answer")
    finally:
        thinkers.close()
    return ", ".join(RANKS)


def _nobody(question: Mapping[str, Any]) -> Mapping[str, Any]:
    """Nobody answers in the place of a process."""
    return {"error": "no process answers"}


def _setup(engine: Engine) -> dict[str, Any]:
    return {**SETUP, "difficulty": engine.content.usual}


def home(environment: Mapping[str, str]) -> str:
    """The player's folder can be written to; where there was none, there is none afterwards."""
    folder = find_home(environment).data
    made = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"solar")
    finally:
        for place in made:
            # It may hold something by now: then it stays.
            with suppress_and_log(_log, "take away a folder that was made to try it", OSError):
                place.rmdir()
    return "can be written to"


def window(environment: Mapping[str, str]) -> str:
    """A window opens and shows the title and the table."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Home(Path(folder), Path(folder) / "logs"), (1280, 720), Preferences(animation="off"))
        app.open(routes.Title())
        app.show()
        title = pygame.transform.average_color(app.screen)
        engine = app.engine()
        app.start(routes.Table(Session.new(_setup(engine), engine, app.shelf)))
        app.show()
        table = pygame.transform.average_color(app.screen)
        if max(title[:3]) < 5 or max(table[:3]) < 5 or title == table:
            raise ValueError("the window stays dark")
        driver = pygame.display.get_driver()
        app.stack.clear()
    return f"{driver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


CHECKS: tuple[Callable[[Mapping[str, str]], str], ...] = (
    content,
    texts,
    pictures,
    fonts,
    sounds,
    game,
    players,
    home,
    window,
)
"""In the order in which they are made; each returns what it found, or raises."""


def main(environment: Mapping[str, str], report: Path | None) -> None:
    """Check and leave with the exit code; a signal that ends the program leaves nothing lying about."""
    answer_by(_leave)
    sys.exit(run(environment, report))


def _leave(number: int, _: FrameType | None) -> None:
    sys.exit(128 + number)
