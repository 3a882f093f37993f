"""Pictures of the screens outside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.scenes.stack import Scene
from game.app.scenes.title import TitleScene

if TYPE_CHECKING:
    from game.app.shots import Shot, Studio


def title(studio: Studio) -> Scene:
    """The title without a game in progress."""
    studio.app.shelf.path.unlink(missing_ok=True)
    studio.app.shelf.previous.unlink(missing_ok=True)
    return TitleScene()


SHOTS: dict[str, Shot] = {"title": title}
