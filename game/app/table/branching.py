"""Playing on from a place in a game that was watched, as a new game."""

from __future__ import annotations

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.table.replacing import once_kept
from game.play.session import Session


def play_on(app: Program, session: Session) -> None:
    """Play on from where a game is, as a new one; ask first if another one is in progress.

    Args:
        app: the program.
        session: the game, at the place to go on from; it stays as it is.
    """

    yes = message("replay-replace-yes")

    def branch() -> None:
        app.start(routes.Table(session.branch(app.shelf)))

    def go_on() -> None:
        once_kept(app, yes, branch)

    summary = app.shelf.read().summary
    if summary is None or app.shelf.owes_end:  # what waits for the disk has a question of its own
        go_on()
        return
    title = message("replay-replace-title", turn=session.state["turn"])
    words = message("replay-replace-text", other=summary.turn)
    app.push(ConfirmScene(title, words, yes, go_on))
