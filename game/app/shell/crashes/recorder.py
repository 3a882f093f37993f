"""Keep what happened lately in the window, kept so that a crash report can make it happen again.

The record begins anew at every screen that stands for itself and at every choice; the last few beginnings
are kept, each with what followed, so that the choice at which something broke is made again in the replay.
"""

from __future__ import annotations

import math
import sys
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

BEGINNINGS = 3
LONGEST = 200
"""Steps of the loop with events that are kept after one beginning; the oldest fall out."""
MOST_EVENTS, LONGEST_TEXT = 20_000, 2000
"""Events that go into a report, the last ones, and letters of a text in one: a report has a largest size."""
MOST_IDLE_MS = 10_000.0
KINDS: dict[str, int] = {
    name: getattr(pygame, name)
    for name in (
        "QUIT", "KEYDOWN", "KEYUP", "TEXTINPUT", "TEXTEDITING", "MOUSEMOTION", "MOUSEBUTTONDOWN",
        "MOUSEBUTTONUP", "MOUSEWHEEL", "WINDOWSIZECHANGED", "VIDEORESIZE", "WINDOWEXPOSED",
        "WINDOWRESTORED", "WINDOWSHOWN",
        "WINDOWLEAVE", "WINDOWENTER", "WINDOWFOCUSLOST", "WINDOWFOCUSGAINED", "JOYBUTTONDOWN", "JOYBUTTONUP",
        "JOYAXISMOTION", "JOYHATMOTION", "JOYDEVICEADDED", "JOYDEVICEREMOVED",
    )
}  # fmt: skip
"""The events that are kept, by their names in pygame."""
_NAMES = {number: name for name, number in KINDS.items()}


@dataclass
class _Segment:
    start: Mapping[str, Any]
    steps: deque[list[Any]] = field(default_factory=lambda: deque(maxlen=LONGEST))


class Recorder:
    """The last steps of the program's loop."""

    def __init__(self) -> None:
        self._segments: deque[_Segment] = deque(maxlen=BEGINNINGS)

    def begin(self, start: Mapping[str, Any], afresh: bool = False) -> None:
        """A place from which what follows can be played again.

        Args:
            start: what a replay needs to get there: plain data.
            afresh: what was before plays no part: another screen.
        """
        if afresh:
            self._segments.clear()
        self._segments.append(_Segment(start))

    def step(self, ms: float, events: Iterable[pygame.Event]) -> None:
        """A step of the loop is about to be made.

        Args:
            ms: since the last one.
            events: that it hands out.
        """
        if not self._segments:
            return
        kept = [event for event in map(_plain, events) if event is not None][-MOST_EVENTS:]
        steps = self._segments[-1].steps
        before = steps[-1] if steps else None
        if before is not None and not kept and not before[1]:
            before[0] = min(MOST_IDLE_MS, round(before[0] + ms, 1))
        elif before is not None and _only_moves(kept) and _only_moves(before[1]):
            # a hand that waves about: where it ends counts
            steps[-1] = [min(MOST_IDLE_MS, round(before[0] + ms, 1)), kept]
        elif kept or ms:
            steps.append([min(MOST_IDLE_MS, round(ms, 1)), kept])

    def to_json(self) -> dict[str, Any]:
        """Return the oldest beginning that is kept, and every step since: [milliseconds, events]."""
        if not self._segments:
            return {"start": None, "steps": []}
        steps = [step for segment in self._segments for step in segment.steps]
        first, left = len(steps), MOST_EVENTS
        while first > 0 and (left := left - len(steps[first - 1][1])) >= 0:
            first -= 1
        return {"start": dict(self._segments[0].start), "steps": steps[first:]}


def _plain(event: pygame.Event) -> list[Any] | None:
    name = _NAMES.get(event.type)
    if name is None:
        return None
    values = {key: _writable(value) for key, value in event.dict.items()}
    return [name, {key: value for key, value in values.items() if value is not None}]


def _writable(value: Any) -> Any:
    """A value as a report can hold it; None where it can hold nothing of it."""
    if isinstance(value, str):
        return value[:LONGEST_TEXT].encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, float):
        return None if math.isnan(value) else min(sys.float_info.max, max(-sys.float_info.max, value))
    if isinstance(value, tuple):
        parts = [_writable(part) if isinstance(part, (int, float)) else None for part in value]
        return None if None in parts else parts
    return value if isinstance(value, int) else None


def _only_moves(events: list[Any]) -> bool:
    return bool(events) and all(
        name == "MOUSEMOTION" and not any(values.get("buttons", ())) for name, values in events
    )


def revive(events: Iterable[Any]) -> list[pygame.Event]:
    """Return events again that `Recorder.to_json` gave; what is none of them is left out."""
    found = []
    for event in events:
        name, values = event
        if name in KINDS and isinstance(values, dict):
            given = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items() if k != "type"}
            found.append(pygame.Event(KINDS[name], given))
    return found
