"""Put a new game in the place of the one in progress: asked first, the pace chosen, the old game kept."""

from __future__ import annotations

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.table.saving_games import once_kept
from game.app.widgets.widget import Action
from game.wording import difficulty_name


def start_game(app: Program, deal: Action) -> None:
    """Begin a game; ask first if another one is in progress, and for a pace whoever has never chosen one.

    Args:
        app: the program.
        deal: sets the game up and opens its table.
    """

    def kept() -> None:
        once_kept(app, app.texts("setup-replace-yes"), deal)

    def begin() -> None:
        if app.settings.animation:
            kept()
        else:
            app.open(routes.ChoosePace(kept))

    summary = app.shelf.read().summary
    if summary is None or not app.settings.confirm_replace:
        begin()
        return
    texts = app.texts
    words = texts(
        "setup-replace-text",
        turn=summary.turn,
        difficulty=difficulty_name(texts, summary.difficulty),
        names=", ".join(summary.names),
    )
    app.push(ConfirmScene(texts("setup-replace-title"), words, texts("setup-replace-yes"), begin))
