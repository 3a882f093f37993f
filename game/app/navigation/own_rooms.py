"""The folders of the player's own rooms and expansions, and what was found in them."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.navigation.own_pictures import OwnPictures
from game.storage.files.disk import Disk
from game.storage.files.documents import may_be_there
from game.texts import Texts

if TYPE_CHECKING:  # the first picture needs no rules
    from game.app.drawing.looks_file import Lines
    from game.own_content import Fault, OwnContent
    from game.own_texts import OwnTexts
    from game.text_files import Entry

MOST_S = 30.0
"""Seconds after which a disk that does not answer is taken for one that refuses."""


class OwnRooms:
    """Keep what the player has added to the game.

    Threads of their own read it: where their disk never answers, games are saved on another one all the same.

    Args:
        home: the folder in the player's own, which need not be there.
        named: folders named on the command line.
        disk: the one that reads the player's other files; None does so at once.

    Attributes:
        home: the same.
        named: the same.
        found: what was read; None before that, and where there is no such folder.
        looks: what it says of looks.
        pictures: those that have come with it.
        shown_faults: the faults that the player has been told of.
    """

    def __init__(self, home: Path, named: Sequence[Path] = (), disk: Disk | None = None) -> None:
        self.home, self.named = home, tuple(named)
        disk = disk or Disk()
        self._disk = disk.another()
        self.pictures = OwnPictures(disk.another())
        self.looks: Lines = {}
        self.found: OwnContent | None = None
        self._silent: tuple[Fault, ...] = ()
        """The faults of a disk that has not answered."""
        self.shown_faults: tuple[Fault, ...] = ()
        self._texts: list[OwnTexts] = []

    @property
    def speaks(self) -> bool:
        """Return whether there are messages of the player's own."""
        return bool(self._texts)

    def messages(self, language: str) -> Mapping[str, Entry]:
        """Return all messages of the player's own in a language, also those that were read earlier.

        A game that is open below may be with an expansion that has gone since.

        Args:
            language: folder name under `data/texts`.
        """
        found: dict[str, Entry] = {}
        for texts in self._texts:
            found.update(texts.of(language))
        return found

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Return why folders are left out."""
        return self.found.faults if self.found is not None else self._silent

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders of the expansions that can be played."""
        return self.found.folders if self.found is not None else ()

    @property
    def untold(self) -> bool:
        """Return whether folders are left out of which the player has not been told yet."""
        return bool(self.faults) and self.faults != self.shown_faults

    def fault_of(self, id: str) -> Fault | None:
        """Return why an expansion is left out; None where nothing is known of it.

        Args:
            id: of the expansion, which is the name of its folder: that may be in one that is refused.
        """
        about = [fault for fault in self.faults if fault.folder.name == id]
        above = [one for one in self.faults if one.refused and one.folder in (self.home, *self.named)]
        return next(iter((*about, *above)), None)

    def forget(self) -> None:
        """Forget what was read, except for its messages."""
        self.found, self.looks, self._silent = None, {}, ()

    def read(self, data: Path, texts: Texts) -> OwnContent | None:
        """Read the folders anew, and wait for that; a disk that does not answer is a fault.

        What is read the next time does not stand behind it.

        Args:
            data: the game's data folder.
            texts: the game's own catalogue.

        Raises:
            ContentError: the game's own content is wrong.
        """
        try:
            self.found, self.looks = self._disk.run(partial(self._read, data, texts), MOST_S)
        except TimeoutError:
            self.found, self.looks, self._silent = None, {}, self._unanswered()
            self._disk = self._disk.another()
            return None
        self._silent = ()
        self.pictures.read(self.folders)
        self._disk.run(self.pictures.wait)
        if self.found is not None:
            self._texts.append(self.found.texts)
        return self.found

    def _unanswered(self) -> tuple[Fault, ...]:
        """Return that the folders could not be read in time."""
        # Not at the top: see `_read`.
        from game.own_content import of_system

        error = TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        return tuple(of_system(folder, error) for folder in (self.home, *self.named))

    def _read(self, data: Path, texts: Texts) -> tuple[OwnContent | None, Lines]:
        home = may_be_there(self.home.lstat)  # if only a file or a link that leads nowhere: that is told
        folders = (*((self.home,) if home else ()), *self.named)
        if not folders:
            return None, {}
        # Not at the top: reading the rules' code takes as long as the first picture, which needs none.
        from game.app.drawing.looks_file import OwnLooks, read_looks
        from game.own_content import read_own

        looks = OwnLooks(read_looks((data,)))
        found = read_own(data, texts, folders, looks)
        return found, looks.of(found.folders)
