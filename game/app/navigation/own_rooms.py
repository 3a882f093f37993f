"""The folders of the player's own rooms and expansions, and what was found in them."""

from __future__ import annotations

import stat
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.storage.disk import Disk
from game.storage.documents import may_be_there
from game.texts import Texts

if TYPE_CHECKING:  # the first picture needs no rules
    from game.own_content import Fault, OwnContent
    from game.own_texts import OwnTexts
    from game.text_files import Entry


class OwnRooms:
    """Keep what the player has added to the game.

    Args:
        home: the folder in the player's own, which need not be there.
        named: folders named on the command line.

    Attributes:
        home: the same.
        named: the same.
        found: what was read; None before that, and where there is no such folder.
        shown_faults: the faults that the player has been told of.
    """

    def __init__(self, home: Path, named: Sequence[Path] = ()) -> None:
        self.home, self.named = home, tuple(named)
        self.found: OwnContent | None = None
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
        return self.found.faults if self.found is not None else ()

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders of the expansions that can be played."""
        return self.found.folders if self.found is not None else ()

    @property
    def untold(self) -> bool:
        """Return whether folders are left out of which the player has not been told yet."""
        return bool(self.faults) and self.faults != self.shown_faults

    def read(self, data: Path, texts: Texts, disk: Disk) -> OwnContent | None:
        """Read the folders anew, and wait for that.

        Args:
            data: the game's data folder.
            texts: the game's own catalogue.
            disk: reads files.

        Raises:
            ContentError: the game's own content is wrong.
        """
        self.found = disk.run(partial(self._read, data, texts))
        if self.found is not None:
            self._texts.append(self.found.texts)
        return self.found

    def _read(self, data: Path, texts: Texts) -> OwnContent | None:
        home = may_be_there(lambda: stat.S_ISDIR(self.home.stat().st_mode))
        folders = (*((self.home,) if home else ()), *self.named)
        if not folders:
            return None
        # Not at the top: reading the rules' code takes as long as the first picture, which needs none.
        from game.app.drawing.looks_file import check_own, read_looks
        from game.own_content import read_own

        known = read_looks((data,))
        return read_own(data, texts, folders, partial(check_own, known))
