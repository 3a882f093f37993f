"""The pictures of the player's own expansions that have been read: whoever draws asks no disk for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.app.drawing.images.foreign_pictures import ForeignPicture


class BroughtPictures:
    """Pictures that have been read and let through. They stay the same: who was told that there is none has
    drawn something plain, and goes on until there is another of these.

    Args:
        found: by their paths in the assets, such as `rooms/garden-v1.jpg`.
    """

    def __init__(self, found: Mapping[str, ForeignPicture]) -> None:
        self._found = dict(found)
        self._missed: set[str] = set()

    def __contains__(self, path: str) -> bool:
        """Tell whether a picture is there; one that is not is remembered as missed."""
        if path in self._found:
            return True
        self._missed.add(path)
        return False

    def picture(self, path: str) -> ForeignPicture:
        """Return one that is there."""
        return self._found[path]

    def missed_any(self, paths: Iterable[str]) -> bool:
        """Return whether somebody has asked for one of these, and it was not there."""
        return not self._missed.isdisjoint(paths)
