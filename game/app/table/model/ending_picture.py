"""Find which picture an ending has. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.drawing.viewport import Rect
from game.app.table.model.pod_story import PodStory
from game.rules.protocol import ResultDict

AFTER_POD_MS = 1800.0


@dataclass(frozen=True)
class EndingPicture:
    """One of the pictures of `assets/endings`, and what is heard with it.

    Attributes:
        path: its file, in the assets.
        subject: where what it shows lies in it, in shares of its sides.
        light: the light of what has exploded there, to be given the colour of `room`; empty for none.
        room: id of the room that was destroyed; empty for none.
        cue: what is heard besides the music of the ending; empty for nothing.
        music: the piece of this ending.
        after: ms until the piece begins: once what is heard besides has gone.
    """

    path: str
    subject: Rect
    light: str = ""
    room: str = ""
    cue: str = ""
    music: str = ""
    after: float = 0.0


SAVED = EndingPicture("endings/saved.jpg", (0.34, 0.19, 0.56, 0.57), music="ending-saved")
ADRIFT = EndingPicture("endings/adrift.jpg", (0.45, 0.20, 0.40, 0.38), music="ending-adrift")
OF_POD = {
    "lost": EndingPicture(
        "endings/pod-behind.jpg",
        (0.40, 0.12, 0.45, 0.55),
        music="ending-pod-behind",
    ),
    "alone": EndingPicture(
        "endings/pod-alone.jpg",
        (0.30, 0.20, 0.66, 0.55),
        cue="pod-leaves",
        music="ending-pod-alone",
        after=AFTER_POD_MS,
    ),
    "all": EndingPicture("endings/pod-nobody.jpg", (0.47, 0.13, 0.36, 0.54), music="ending-pod-nobody"),
}
"""By what became of the deserter (`PodStory.ending`)."""


def picture_of(result: ResultDict, pod: PodStory | None) -> EndingPicture:
    """Return the picture of an ending.

    Args:
        result: how the game ended.
        pod: the deserter's part; None where nobody left the ship.
    """
    if pod is not None:
        return OF_POD[pod.ending]
    if result["won"]:
        return SAVED
    room = result.get("room")
    if room:
        return EndingPicture(
            "endings/destroyed.jpg",
            (0.46, 0.24, 0.54, 0.60),
            "endings/destroyed-light.jpg",
            room,
            music="ending-destroyed",
        )
    return ADRIFT
