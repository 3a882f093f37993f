"""The window on the dummy driver plays by itself until killed: it prints every choice once it is saved."""

from __future__ import annotations

import os
import random
import sys

import pygame

from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.disk import DiskThread
from game.storage.files.paths import find_home
from game.storage.games.claim import Claim
from game.storage.settings.preferences import Preferences


def main() -> None:
    """Continue or begin a game from the title screen, then choose at every step of the loop."""
    chance = random.Random(int(sys.argv[1]))
    home = find_home(os.environ)
    claim = Claim(home.saves)
    assert claim.acquire()
    app = App(home, (960, 540), Preferences(animation="fast"), claim=claim, disk=DiskThread())
    title = TitleScene()
    app.push(title)
    if title.found.game is None:
        setup = {"players": 2, "difficulty": "easy", "seed": 3}
        app.reset(TableScene(Session.new(setup, app.engine(), app.shelf)))
    else:
        title.go_on()
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    while True:
        app.step(pygame.event.get())
        if table.session.decision is not None:
            moves = [o for o in table.session.decision["options"] if o.get("do") == "move"]
            table.propose(chance.choice(moves or table.session.decision["options"]))
            assert app.disk.settle(60)
            print(table.session.history.to_json()["cursor"], flush=True)
            while len(app.stack.scenes) > 1:
                app.pop()


if __name__ == "__main__":
    main()
