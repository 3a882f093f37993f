"""Define what a parser is to the search: how a file is read, the errors that it declares, and real files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Read = Callable[[bytes], object]
"""Reads what a file holds, as the program does; raises what the parser declares."""
Mend = Callable[[bytes], bytes]


class Wrong(AssertionError):  # noqa: N818 - a finding, not an error of the program
    """A parser that raised nothing, and yet did what it must not."""


@dataclass(frozen=True)
class Parser:
    """A parser, ready to read.

    Attributes:
        read: what the program does with a file's bytes.
        declared: the errors that it may raise.
        seeds: what real files hold.
        form: how files are changed, one of `FORMS`.
        words: what stands in such files, and is put anywhere.
        mend: makes a checksum right that was right before the file was changed.
        longest: bytes of a file that is tried.
    """

    read: Read
    declared: tuple[type[Exception], ...]
    seeds: Sequence[bytes]
    form: str
    words: Sequence[bytes] = ()
    mend: Mend | None = None
    longest: int = 16_384


JSON, TEXT, BYTES = "json", "text", "bytes"
FORMS = (JSON, TEXT, BYTES)
