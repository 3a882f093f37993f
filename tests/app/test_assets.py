"""Pictures in `assets/`: everything has its own, nothing lies about unused, none is larger than needed."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing import portrait
from game.app.drawing.colours.theme import CREW
from game.app.drawing.images import damaged, pictures
from game.app.drawing.images.figures import SIMPLE
from game.app.drawing.images.pictures import Pictures
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.model.crew_moods import MOODS
from game.app.table.model.places.layout import ROOM_W
from game.app.table.model.words.log_text import LogLine, lines_of
from game.app.table.motion.beats import beats_of
from game.app.table.paint import tokens
from game.play.session import Session, load_engine
from game.program_files import asset_folder, data_folder
from game.rules import events as event_kinds
from game.rules.content import VARIANTS, Content
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.oracle.lockstep import keen
from tools.pictures import demo

ASSETS = asset_folder()
CODE = Path(__file__).resolve().parents[2] / "game"
DATA = data_folder()
ENGINE = load_engine(DATA)
PICTURES = (".svg", ".jpg", ".webp", ".png")
FACES = ("", "-plain", "-small", "-bare")
"""How a resource card is drawn: with a name, without, small, of which only a strip is seen."""
DIE = range(1, 7)
BUTTON = {"give": "share", "take": "share", "repair-with-cube": "repair"}
"""Actions that share the button of another; ending the actions is no action and has a chevron."""
SCREEN = (3840, 2160)
"""The largest window that pictures are made for, pixels; two pixels for a unit."""
BANNER = 116
"""Side of a crew member in the banner of a turn, units."""
DIALOG = 1260
"""Width of the widest dialog, units."""
RESERVE = 1.1
TOTAL = 60_000_000


@pytest.fixture(scope="module")
def content() -> Content:
    return ENGINE.content


def files() -> list[str]:
    """Return every file that comes with the game, as the game names it."""
    found = (path for path in ASSETS.rglob("*") if path.is_file())
    return sorted(path.relative_to(ASSETS).as_posix() for path in found)


def owed(content: Content) -> dict[str, str]:
    """Return the pictures that the content and the rules ask for: path -> what it shows."""
    wanted: dict[str, str] = {}
    for room in content.rooms:
        wanted[f"icons/room-{room.id}.svg"] = f"the sign of {room.id}"
        for variant in room.variants:
            side = "" if variant == VARIANTS[0] else f"-{variant}"
            wanted[f"rooms/{room.id}{side}.jpg"] = f"{room.id}, {variant}"
            wanted[f"rooms/{room.id}{side}_dark.jpg"] = f"{room.id}, {variant}, its lamps out"
            if room.repair:
                wanted[f"rooms/{room.id}{side}_lost.jpg"] = f"{room.id}, {variant}, its hull torn open"
                wanted[f"rooms/{room.id}{side}_lost-light.jpg"] = f"{room.id}, {variant}, its light then"
            states = ("1", "2", "3", "diverted") if room.repair else ("blazing",)
            for state in states:
                wanted[f"overlays/{room.id}{side}_{state}.webp"] = f"{room.id}, {variant}, {state}"
    for kind in content.resources:
        wanted[f"icons/res-{kind.id}.svg"] = f"the sign of {kind.id}"
        wanted |= {f"cards/{kind.id}{face}.svg": f"a card of {kind.id}" for face in FACES}
    wanted["cards/resource-back.svg"] = "the back of a resource card"
    for kind in sorted({card.type for card in content.damage}):
        wanted[f"icons/damage-{kind}.svg"] = f"the sign of type {kind}"
        wanted[f"cards/damage-back-{kind}.svg"] = f"the back of a Damage card of type {kind}"
        wanted[f"cards/damage-face-{kind}.svg"] = f"the face of a Damage card of type {kind}"
    wanted |= {f"icons/{name}.svg": f"a token, {kind}" for kind, name in tokens.TOKEN_ICON.items()}
    wanted |= {f"icons/die-{value}.svg": f"a die that shows {value}" for value in DIE}
    for n, crew in enumerate(CREW):
        wanted[f"crew/{crew.icon}.webp"] = f"crew member {n + 1}"
        wanted[f"crew/{crew.icon}-small.webp"] = f"crew member {n + 1}, small"
        wanted |= {f"crew/{crew.face}-{mood}.webp": f"crew member {n + 1}, {mood}" for mood in MOODS}
        wanted[f"icons/mark-{n + 1}.svg"] = f"the mark of crew member {n + 1}"
    moods = (portrait.CALM, portrait.EARNEST, portrait.STRAINED, portrait.GLAD)
    wanted |= {f"crew/captain-{mood}.webp": f"the captain, {mood}" for mood in moods}
    for path, what in (("icons/hull-breach.svg", "the Hull Breach"), ("cards/hull-breach.svg", "its card")):
        wanted[path] = what
    if any(expansion.id == "escape-pod" for expansion in content.expansions):
        wanted |= {"pod.webp": "the Escape Pod", "icons/pod.svg": "its sign"}
    # Base actions and what expansions add to them: a button each.
    for action in {action for edition in content.editions.values() for action in edition.actions}:
        wanted[f"icons/act-{BUTTON.get(action, action)}.svg"] = f"the action {action}"
    del wanted["icons/act-finish.svg"]
    return wanted


def test_everything_in_the_content_has_its_picture(content: Content) -> None:
    wanted = owed(content)
    assert len(wanted) > 80
    assert {path: what for path, what in wanted.items() if not (ASSETS / path).is_file()} == {}
    assert len(content.crew) <= len(CREW)


def test_two_sides_of_a_room_are_two_pictures(content: Content) -> None:
    two = [room.id for room in content.rooms if len(room.variants) == 2]
    assert len(two) == 8
    for room in two:
        sides = [(ASSETS / f"rooms/{room}{side}.jpg").read_bytes() for side in ("", "-v2")]
        assert sides[0] != sides[1]


# Events


def kinds_of_events() -> set[str]:
    """Return the type of every event there is, read from the module that defines them."""
    found = set()
    for _, kind in inspect.getmembers(event_kinds, inspect.isclass):
        if hasattr(kind, "_fields"):
            found |= set(re.findall(r'"type": "([a-z-]+)"', inspect.getsource(kind)))
    return found


SEEN_AS = {
    "chose": "what the choice does is seen by its other events",
    "phase": "the stepper at the top",
    "action": "the crew member's lights for actions",
    "seen": "the cards lie open in the room's dialog, and stay marked on the deck",
    "ordered": "the cards lie in their order in the room's dialog, and stay marked on the deck",
}
"""Events that no piece or line of the log tells, and what shows them instead."""


def games() -> Iterator[Session]:
    """Yield games with everything on, for one to four, and one that has come to its last Damage card."""
    for seed in range(8):
        rng = random.Random(seed)
        sides = {room.id: rng.choice(list(room.variants)) for room in ENGINE.content.rooms}
        players = 1 + seed % 4
        setup: dict[str, Any] = {
            "players": players,
            "difficulty": "easy",
            "seed": seed,
            "damage_control": seed % 2 == 0,
            "escape_pod": players > 2,
            "rooms": {room: side for room, side in sides.items() if side != "v1"} if seed % 3 else {},
        }
        yield Session.new(setup, ENGINE)
    state = demo.state()
    last = ["medical-bay", "crew-quarters"]
    state["damage_deck"].remove(last)
    state["damage_discard"] = [*state["damage_deck"], *state["damage_discard"]]
    state["damage_deck"] = [last]
    yield Session.load(state, ENGINE)


@pytest.fixture(scope="module")
def told() -> tuple[dict[str, set[str]], list[LogLine]]:
    """What is shown of the events of whole games: kind of event -> the ways; and the log."""
    texts = Texts()
    ways: dict[str, set[str]] = {kind: set() for kind in kinds_of_events()}
    log: list[LogLine] = []
    met: set[str] = set()
    for seed, session in enumerate(games()):
        rng = random.Random(seed)
        names = [member["name"] for member in session.state["crew"]]
        while session.decision is not None:
            happened = session.apply(keen(rng, list(session.decision["options"])))
            met |= {event["type"] for event in happened}
            for beat in beats_of(happened):
                for flight in beat.flights:
                    ways[flight.event["type"]].add(f"flies as a {flight.kind}")
                for event in (*beat.before, *beat.after) if beat.effect else ():
                    ways[event["type"]].add(f"shown as {beat.effect}")
            log += lines_of(texts, names, happened, session.facts)
            chosen = [event for event in happened if event["type"] == "chose"]
            for event in happened:
                if event["type"] != "chose" and lines_of(texts, names, [*chosen, event], session.facts):
                    ways[event["type"]].add("told in the log")
    assert met == kinds_of_events(), "some kind of event never happened: the games must be others"
    return ways, log


def test_every_kind_of_event_is_seen(told: tuple[dict[str, set[str]], list[LogLine]]) -> None:
    ways, _ = told
    unseen = {kind for kind, how in ways.items() if not how} - set(SEEN_AS)
    assert unseen == set()
    assert set(SEEN_AS) <= kinds_of_events(), "no such event any more"


def test_every_line_of_the_log_has_its_sign(told: tuple[dict[str, set[str]], list[LogLine]]) -> None:
    _, log = told
    assert len(log) > 500
    missing = {line.icon for line in log if not (ASSETS / "icons" / f"{line.icon}.svg").is_file()}
    assert missing == set()


# Nothing unused


def words_in_code() -> set[str]:
    """Return every quoted word or path of the game's own code, and every word of its data."""
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        found |= set(re.findall(r'"([\w./-]+)"', path.read_text(encoding="utf-8")))
    for path in DATA.rglob("*.yaml"):
        found |= set(re.findall(r"[\w./-]+", path.read_text(encoding="utf-8")))
    return found


def parts_in_code() -> list[re.Pattern[str]]:
    """Return patterns of the names that the code puts together, such as `f"overlays/damage_{n}.webp"`.

    `f"icons/{name}.svg"` is none: there the signs' own names must stand somewhere.
    """
    patterns = set()
    for path in CODE.rglob("*.py"):
        for quoted in re.findall(r'f"([^"\n]*\{[^"\n]*)"', path.read_text(encoding="utf-8")):
            plain = re.sub(r"\{[^{}]*\}", "\0", quoted)
            # Cards and rooms follow from the content: `owed` lists them one by one.
            own = re.sub(r"^(icons|cards|rooms)/|\.[a-z]+$", "", plain)
            if re.fullmatch(r"[\w./\0-]+", plain) and re.search(r"[a-z]{2,}", own):
                patterns.add("([a-z0-9-]+)".join(re.escape(part) for part in plain.split("\0")))
    return [re.compile(pattern) for pattern in sorted(patterns)]


def unused(names: list[str], content: Content) -> list[str]:
    """Return the files that neither the content asks for nor the code names."""
    wanted, words, parts = owed(content), words_in_code(), parts_in_code()
    words |= {f"{room.id}-{side}" for room in content.rooms for side in room.variants if side != VARIANTS[0]}
    left = []
    for name in names:
        called = [name, Path(name).stem] if name.startswith("icons/") else [name]
        if name in wanted or words.intersection(called):
            continue
        matches = [found for part in parts for text in called if (found := part.fullmatch(text))]
        if not any(all(word in words or word.isdigit() for word in found.groups()) for found in matches):
            left.append(name)
    return left


def test_no_file_lies_about_unused(content: Content) -> None:
    names = [name for name in files() if Path(name).suffix in PICTURES]
    assert unused(names, content) == []


def test_unused_files_are_found(content: Content) -> None:
    strays = ["icons/act-dance.svg", "rooms/attic.jpg", "cards/gold.svg", "backdrop/moon.jpg", "spare.png"]
    assert unused(strays, content) == strays


# No larger than needed


def shown_at_most(name: str) -> tuple[float, float]:
    """Return the largest size in which a picture is shown in the largest window, pixels."""
    folder = name.split("/")[0]
    scale = SCREEN[0] / 1920
    if folder in ("backdrop", "endings"):
        return SCREEN
    if folder == "rooms":
        # The heading of a dialog: as wide as that, cut to a band.
        return DIALOG * scale, DIALOG * scale * 2 / 3
    if folder == "overlays":
        # Whole pictures, of which a card shows the middle.
        return ROOM_W * scale, ROOM_W * scale * 2 / 3
    if folder == "crew":
        # Two squares, each as large as in the banner of a turn; a face fills it, and the simple ones are for
        # 48 pixels.
        side = 2 * SIMPLE if name.endswith("-small.webp") else BANNER * scale
        return 2 * side, side
    if name == "pod.webp":
        return 480 * scale, 320 * scale
    return 256, 256


BYTES = {
    "crew": 30_000,
    "rooms": 450_000,
    "overlays": 350_000,
    "backdrop": 900_000,
    "endings": 700_000,
    "cards": 70_000,
    "icons": 12_000,
}
"""No file of a folder is larger."""


@pytest.mark.parametrize("name", [name for name in files() if Path(name).suffix in (".jpg", ".webp", ".png")])
def test_no_picture_has_more_pixels_than_are_shown(name: str) -> None:
    w, h = pygame.image.load(ASSETS / name).get_size()
    most = shown_at_most(name)
    assert w <= most[0] * RESERVE and h <= most[1] * RESERVE


def test_no_file_is_larger_than_its_kind_needs() -> None:
    for name in files():
        most = BYTES.get(name.split("/")[0])
        if most is not None:
            assert (ASSETS / name).stat().st_size <= most, name
    assert sum((ASSETS / name).stat().st_size for name in files()) < TOTAL


@pytest.mark.parametrize("name", [name for name in files() if name.endswith(".svg")])
def test_drawings_hold_nothing_that_the_loader_leaves_out(name: str) -> None:
    text = (ASSETS / name).read_text(encoding="utf-8")
    used = set(re.findall(r"<([a-zA-Z]+)", text))
    known = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
    assert used <= known | {"linearGradient", "radialGradient", "stop"}
    picture = pygame.image.load_sized_svg(ASSETS / name, (32, 32))
    assert picture.get_bounding_rect(min_alpha=40).w > 4, "nothing is drawn"


# Loaded when shown


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The asset files that are opened from now on."""
    # Programs of a test process share what was read before (`tests/sharing.py`): here each reads for itself.
    monkeypatch.setattr(Pictures, "_read", getattr(Pictures._read, "__wrapped__", Pictures._read))
    found: list[str] = []
    for name in ("load", "load_sized_svg", "load_extended"):
        load = getattr(pygame.image, name)

        def watched(file: Any, *more: Any, load: Any = load) -> pygame.Surface:
            if isinstance(file, (str, Path)) and Path(file).is_relative_to(ASSETS):
                found.append(Path(file).relative_to(ASSETS).as_posix())
            return load(file, *more)

        monkeypatch.setattr(pygame.image, name, watched)
    content = pictures.content_of

    def read(file: Path) -> bytes:
        found.append(file.relative_to(ASSETS).as_posix())
        return content(file)

    for module in (pictures, damaged):
        monkeypatch.setattr(module, "content_of", read)
    return found


def test_the_first_frame_opens_only_what_it_shows(tmp_path: Path, opened: list[str]) -> None:
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(animation="off"))
    app.reset(TitleScene())
    app.draw()
    assert "backdrop/title.jpg" in opened
    assert [name for name in opened if name.split("/")[0] in ("rooms", "overlays", "cards")] == []
    assert [name for name in opened if name.startswith("backdrop/")] == ["backdrop/title.jpg"]
    assert len(set(opened)) <= 10 and max(map(opened.count, opened)) <= 2, "drawings are looked through first"
    before = len(opened)
    app.draw()
    assert len(opened) == before, "a second frame opens nothing again"


def test_a_screen_opens_every_file_once(tmp_path: Path, opened: list[str]) -> None:
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(animation="off"))
    app.reset(SetupScene())
    app.draw()
    raster = [name for name in opened if not name.endswith(".svg")]
    assert raster and len(raster) == len(set(raster))


def test_a_missing_picture_says_which(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(damaged, "_told", set())
    assert Pictures(1.0, tmp_path).drawing("cards/gold.svg", 10, 10).get_size() == (10, 10)
    assert "gold.svg" in caplog.text
