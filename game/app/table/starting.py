"""Put a new game in the place of the one in progress: asked first, the pace chosen, the old game kept."""

from __future__ import annotations

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Program
from game.app.table.replacing import once_kept
from game.app.widgets.widget import Action
from game.texts import Texts
from game.wording import difficulty_name


def start_game(app: Program, deal: Action) -> None:
    """Begin a game; ask first if another one is in progress, and for a pace whoever has never chosen one.

    Args:
        app: the program.
        deal: sets the game up and opens its table.
    """

    def kept() -> None:
        once_kept(app, message("setup-replace-yes"), deal)

    def begin() -> None:
        if app.settings.animation:
            kept()
        else:
            app.open(routes.ChoosePace(kept))

    summary = app.shelf.read().summary
    # What waits for the disk is no game in progress: it has a question of its own.
    if summary is None or not app.settings.confirm_replace or app.shelf.owes_end:
        begin()
        return
    turn, level, names = summary.turn, summary.difficulty, ", ".join(summary.names)

    def words(texts: Texts) -> str:
        difficulty = difficulty_name(texts, level)
        return texts("setup-replace-text", turn=turn, difficulty=difficulty, names=names)

    title, yes = message("setup-replace-title"), message("setup-replace-yes")
    app.push(ConfirmScene(title, words, yes, begin))
