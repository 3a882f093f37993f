"""A content of its own for the window: a room and actions that no Python knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session, load_engine
from game.rules import Engine
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.content.folder import copied
from tests.play.driver import SIZE, Hands
from tests.rules.positions import position

OBSERVATORY = """\
id: observatory
repair: [data, energy, metal]
divert: [data, data, nanobots]
variants:
  # What has struck is shown to somebody, or the sun is watched.
  v1:
    steps:
      - choose:
          kind: observatory
          ask: pick
          options:
            - gather:
                struck: {cards: damage-discard}
                who: {crew: {}}
              steps:
                - gain: {what: action-token, crew: who}
            - answer: {watch: sun}
              text: observatory-sun
              steps:
                - look: {deck: deck, count: 1, as: seen}
  # One way only, without parts.
  v2:
    steps:
      - choose:
          kind: observatory
          options:
            - answer: {shut: true}
              steps:
                - gain: {what: action-token, crew: active}
"""
ACTIONS = """
  rest:
    cost: 2
    answer: {do: rest}
    when:
      - {if: {supply: {of: action-tokens}}, why: play-tokens}
    steps:
      - gain: {what: action-token, crew: active}

  shore-up:
    cost: 1
    answer: {do: shore-up}
    when:
      - {if: {supply: {of: protection-tokens}}, why: play-shields}
    gather:
      card: {cards: {hand: active}}
      room: {rooms: {centre: false}}
    steps:
      - move-card: {card: card, from: {hand: active}, to: discard}
      - protect: {room: room, by: active}
"""
WORDS = """\
room-observatory = Observatory
room-observatory-v1-short = Show what has struck, or watch the sun.
room-observatory-v1-brief = Show damage
room-observatory-v1-full = Show a Damage card that has struck to somebody, or watch the sun.
room-observatory-v2-short = Shut the dome.
room-observatory-v2-brief = Shut the dome
room-observatory-v2-full = Shut the dome and take an Action token.
observatory-sun = Watch the sun
action-rest = Rest
action-shore-up = Shore a room up
"""


def content(folder: Path) -> Path:
    """Return a copy of the data folder with the Observatory for the Mess Hall, and two actions more."""
    data = copied(folder)
    (data / "rooms" / "observatory.yaml").write_text(OBSERVATORY, encoding="utf-8")
    for name in ("ship.yaml", "cards.yaml"):
        file = data / name
        text = file.read_text(encoding="utf-8").replace("mess-hall", "observatory")
        file.write_text(text, encoding="utf-8")
    with (data / "actions.yaml").open("a", encoding="utf-8") as file:
        file.write(ACTIONS)
    solo = data / "expansions" / "solo" / "expansion.yaml"
    text = solo.read_text(encoding="utf-8")
    solo.write_text(text[: text.index("\nreplaces:")], encoding="utf-8")
    (data / "texts").mkdir()
    (data / "texts" / "own.ftl").write_text(WORDS, encoding="utf-8")
    return data


def program(player: Hands, folder: Path, size: tuple[int, int] = SIZE) -> Engine:
    """Give hands a program with that content, and return its rules."""
    data = content(folder)

    def speak(language: str, preferred: object = ()) -> Texts:
        return Texts(language or "en", [data / "texts"])

    home = Home(folder, folder / "logs")
    player.app = App(home, size, Preferences(animation="off"), speak=speak)
    player.app._engine = load_engine(data, player.app.texts.ids)
    return player.app._engine


def lay(player: Hands, folder: Path, variant: str = "v1", **changes: Any) -> TableScene:
    """Go to a table of that game: the active crew member in the whole Observatory."""
    engine = program(player, folder)
    state = position(3, **{"at": ["mess-hall", "bridge", "cargo-hold"], **changes})
    state = json.loads(json.dumps(state).replace("mess-hall", "observatory"))
    place = next(room for room in state["rooms"] if room["id"] == "observatory")
    place["variant"] = variant
    return player.sit_down(Session.load(state, engine, player.app.shelf))
