"""Pictures of a game that is watched again."""

from __future__ import annotations

from functools import partial

from game.app.navigation.scene import Scene
from game.app.scenes.replay.replay_scene import ReplayScene
from tools.pictures.screen_pictures import recorded
from tools.studio import Shot, Studio


def watched(studio: Studio, name: str, share: float) -> Scene:
    """A recorded game, walked through to a share of its choices."""
    session = recorded(studio.app.engine(), name)
    scene = ReplayScene(session, round(session.history.length * share))
    studio.app.reset(scene)
    studio.point(60, 1062)
    return scene


SHOTS: dict[str, Shot] = {
    "replay-begin": partial(watched, name="won", share=0.0),
    "replay-middle": partial(watched, name="won", share=0.5),
    "replay-end": partial(watched, name="destroyed", share=1.0),
}
