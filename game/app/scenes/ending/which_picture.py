"""Which picture an ending has. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.scenes.ending.pod_ending import PodStory
from game.rules.protocol import ResultDict


@dataclass(frozen=True)
class EndingPicture:
    """One of the pictures of `assets/endings`.

    Attributes:
        path: its file, in the assets.
        light: the light of what has exploded there, to be given the colour of `room`; empty for none.
        room: id of the room that was destroyed; empty for none.
        cue: what is heard besides the music of the ending; empty for nothing.
    """

    path: str
    light: str = ""
    room: str = ""
    cue: str = ""


SAVED = EndingPicture("endings/saved.jpg")
ADRIFT = EndingPicture("endings/adrift.jpg")
OF_POD = {
    "lost": EndingPicture("endings/pod-behind.jpg", cue="pod-leaves"),
    "alone": EndingPicture("endings/pod-alone.jpg", cue="pod-leaves"),
    "all": EndingPicture("endings/pod-nobody.jpg"),
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
        return EndingPicture("endings/destroyed.jpg", "endings/destroyed-light.jpg", room)
    return ADRIFT
