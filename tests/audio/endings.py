"""The ways in which a game can end, as the pictures of endings tell them apart."""

from __future__ import annotations

from game.app.table.model.ending_picture import OF_POD, EndingPicture, picture_of
from game.app.table.model.pod_story import PodStory
from game.rules.protocol import ResultDict

WON: ResultDict = {"won": True, "reason": "any", "winners": [0]}
LOST: ResultDict = {"won": False, "reason": "any", "winners": []}


def pictures_of_endings() -> list[EndingPicture]:
    """Saved, run dry, destroyed, and what can become of the pod."""
    burst: ResultDict = {**LOST, "room": "attic"}
    found = [picture_of(WON, None), picture_of(LOST, None), picture_of(burst, None)]
    stories = {how: PodStory(1, 3, 2, 1, how) for how in OF_POD}
    return found + [picture_of(WON if how == "lost" else LOST, story) for how, story in stories.items()]
