"""Read the clipboard under X11 without SDL, from the program that holds it.

SDL 2 waits a second for a program that is stopped or hangs, and then takes the clipboard away from it: what
was on it is lost, even when that program goes on. It calls the clipboard empty where a long text is handed
over in pieces (`INCR` in the protocol). So the text is asked for by a connection of its own, once, and nobody
waits long for it. That connection stays open: a program that answers late answers a window that is still
there.
"""

from __future__ import annotations

import ctypes
import logging
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)
WAIT_S = 0.4
"""Seconds to wait for an answer, or for the next piece; a program that runs needs some milliseconds."""
WHOLE_S = 1.0
"""Seconds to wait for all pieces: so long the window stands still."""
LARGEST = 4 * 1024 * 1024
"""Bytes of a text, at most."""
_LOOK_S = 0.004
_DRIVER = "x11"
_LIBRARY = "libxcb.so.1"
_ADDRESSES = (
    *("connect", "get_setup", "poll_for_event"),
    *("intern_atom_reply", "get_selection_owner_reply", "get_property_reply"),
)
"""Functions of the library that return an address."""
_QUESTIONS = ("intern_atom", "get_selection_owner", "get_property")
"""Functions that ask the X server something."""
_NAMES = ("CLIPBOARD", "UTF8_STRING", "SOLAR_STORM", "INCR")
"""Names of the clipboard, of the form that is asked for, of the place where the owner puts it, and of what it
puts there first if it hands the text over in pieces."""
_INPUT_ONLY, _EVENTS, _OF_PLACES = 2, 0x800, 0x400000
"""The class of a window that nobody sees; what is said of it, which events are sent to it, and that these are
those that tell of its places (X Window System Protocol)."""
_PUT, _ANSWER, _SENT = 28, 31, 0x80
"""Events that say that something was put into a place, or taken from it, and what came of a request; and the
bit that all events have that another program sent."""
_VALUE = 8
"""The place of the only value in a reply to the questions that are asked here; of the kind of what is in a
place, too."""
_LEFT, _COUNT, _DATA = 12, 16, 32
"""Offsets in a reply that tells what is in a place: of the bytes left, the count of items, the first item."""
_WORD = 4
"""Bytes of the unit in which lengths are asked for."""


class SilentError(OSError):
    """The program that holds the clipboard does not hand it over, or not in time."""


class LongError(OSError):
    """The text on the clipboard is longer than `LARGEST`."""


class _Put(NamedTuple):
    """Hold what is in a place."""

    kind: int
    data: bytes


class _Cookie(ctypes.Structure):
    """Hold the number of a question."""

    _fields_ = (("sequence", ctypes.c_uint),)


class _Screens(ctypes.Structure):
    """Hold the screens of a display; the first number of each is its root window."""

    _fields_ = (
        ("roots", ctypes.POINTER(ctypes.c_uint32)),
        ("rem", ctypes.c_int),
        ("index", ctypes.c_int),
    )


class OwnerAsker:
    """Ask the owner of the clipboard.

    Raises:
        OSError: there is no X server, or the library for it is not there.
    """

    def __init__(self) -> None:
        self._xcb = ctypes.CDLL(_LIBRARY)
        self._functions: dict[str, ctypes._NamedFuncPointer] = {}
        self._free = ctypes.CDLL(None).free
        self._free.argtypes, self._free.restype = (ctypes.c_void_p,), None
        for name in _ADDRESSES:
            self._function(name).restype = ctypes.c_void_p
        for name in _QUESTIONS:
            self._function(name).restype = _Cookie
        self._function("setup_roots_iterator").restype = _Screens
        self._connection = ctypes.c_void_p(self._function("connect")(None, None))
        if self.lost:
            raise ConnectionError("no X server")
        self._make_window()
        self._clipboard, self._text, self._place, self._pieces = map(self._atom, _NAMES)

    def _make_window(self) -> None:
        """Make another window to be answered at: what was not handed over may still come to the last one.

        That one stays, too: an owner that answered a window which is gone could end with an error of X.
        """
        self._window = self._call("generate_id")
        screens = self._function("setup_roots_iterator")(ctypes.c_void_p(self._call("get_setup")))
        root, place = screens.roots[0], (ctypes.c_int16(0), ctypes.c_int16(0))
        size, told = (ctypes.c_uint16(1), ctypes.c_uint16(1), ctypes.c_uint16(0)), ctypes.c_uint32(_OF_PLACES)
        what = *size, _INPUT_ONLY, 0, _EVENTS, ctypes.byref(told)
        self._call("create_window", 0, self._window, root, *place, *what)

    def _function(self, name: str) -> ctypes._NamedFuncPointer:
        """Return a function of the library by its name without `xcb_`; always the same one."""
        if name not in self._functions:  # each look-up makes another, which knows no types
            self._functions[name] = self._xcb[f"xcb_{name}"]
        return self._functions[name]

    def _call(self, name: str, *words: object) -> Any:
        """Call a function with the connection; of a question the answer is its number (`_Cookie`)."""
        return self._function(name)(self._connection, *words)

    def _reply(self, name: str, *words: object) -> int:
        """Return the value that the X server gives; 0 where it gives none."""
        cookie = self._call(name, *words)
        reply = self._call(f"{name}_reply", cookie, None)
        if not reply:
            return 0
        value: int = ctypes.c_uint32.from_address(reply + _VALUE).value
        self._free(reply)
        return value

    def _atom(self, name: str) -> int:
        return self._reply("intern_atom", 0, ctypes.c_uint16(len(name)), name.encode("ascii"))

    @property
    def lost(self) -> bool:
        """Return whether the X server is gone."""
        return bool(self._call("connection_has_error"))

    def _events(self) -> Iterator[tuple[int, ...]]:
        """Yield the events that are there: kind, window, place and state; 0 for what is not told."""
        while event := self._call("poll_for_event"):
            kind: int = ctypes.c_uint8.from_address(event).value & ~_SENT
            words = tuple((ctypes.c_uint32 * 8).from_address(event))
            state: int = ctypes.c_uint8.from_address(event + 16).value
            self._free(event)
            if kind == _ANSWER:
                yield kind, words[2], words[5], 0
            elif kind == _PUT:
                yield kind, words[1], words[2], state
            else:
                yield kind, 0, 0, 0

    def _take(self) -> _Put:
        """Take what is in the place; the owner is told that it may put the next piece there.

        Raises:
            LongError: it is too long.
        """
        words = self._place, 0, 0, LARGEST // _WORD
        cookie = self._call("get_property", 1, self._window, *words)
        reply = self._call("get_property_reply", cookie, None)
        if not reply:
            raise SilentError("nothing can be taken")
        form: int = ctypes.c_uint8.from_address(reply + 1).value
        kind, left, count = (ctypes.c_uint32.from_address(reply + at).value for at in (_VALUE, _LEFT, _COUNT))
        data = ctypes.string_at(reply + _DATA, count * form // 8)
        self._free(reply)
        if left:
            self._call("delete_property", self._window, self._place)
            raise LongError("the clipboard holds too much")
        return _Put(kind, data)

    def _await(self, wanted: tuple[int, int], until: float) -> int:
        """Return the place that an event of the window tells.

        Args:
            wanted: kind and state of the event.
            until: the time at which nobody waits any longer.

        Raises:
            SilentError: none has come.
        """
        while not self.lost:
            for kind, window, place, state in self._events():
                if window == self._window and (kind, state) == wanted:
                    return place
            if time.monotonic() >= until:
                break
            pygame.event.pump()  # this program may be the owner
            time.sleep(_LOOK_S)
        raise SilentError("the owner of the clipboard does not answer")

    def owned(self) -> bool:
        """Tell whether anybody holds the clipboard."""
        pygame.event.pump()  # what this program has copied may not have been told yet
        return bool(self._reply("get_selection_owner", self._clipboard))

    def text(self) -> bytes:
        """Return the text on the clipboard, as its owner hands it over; empty where it has none.

        Raises:
            SilentError: the owner does not answer, or does not go on.
            LongError: it is too long.
        """
        whole = False
        try:
            data = self._asked(time.monotonic())
            whole = True
        finally:
            if not whole:  # what comes later must not be taken for the answer to another question
                self._make_window()
                self._call("flush")
        return data

    def _asked(self, begun: float) -> bytes:
        for _ in self._events():
            pass  # of what was asked before
        self._call("delete_property", self._window, self._place)
        self._call("convert_selection", self._window, self._clipboard, self._text, self._place, 0)
        self._call("flush")
        if not self._await((_ANSWER, 0), begun + WAIT_S):
            return b""  # there is no text
        for _ in self._events():
            pass  # before the answer, something was put into the place
        put = self._take()
        if put.kind != self._pieces:
            return put.data
        pieces: list[bytes] = []
        while not pieces or pieces[-1]:
            if time.monotonic() >= begun + WHOLE_S:  # each piece may be there at once, and another after it
                raise SilentError("what the clipboard holds has no end")
            self._await((_PUT, 0), min(time.monotonic() + WAIT_S, begun + WHOLE_S))
            pieces.append(self._take().data)
            if sum(map(len, pieces)) > LARGEST:
                raise LongError("the clipboard holds too much")
        return b"".join(pieces)


class _Kept:
    """Keep the connection once it was needed."""

    asker: OwnerAsker | None = None


def text_of_owner() -> bytes | None:
    """Return the text of the program that holds the clipboard; empty where it has none.

    Returns:
        None where SDL is to be asked: nobody holds it, this is no X server, or it cannot be asked from here.

    Raises:
        SilentError: the program does not hand it over.
        LongError: it is too long.
    """
    if pygame.display.get_driver() != _DRIVER:
        return None
    try:
        if _Kept.asker is None or _Kept.asker.lost:
            _Kept.asker = OwnerAsker()
        return _Kept.asker.text() if _Kept.asker.owned() else None
    except (SilentError, LongError):
        raise
    except (OSError, AttributeError) as error:
        log_suppressed(_log, "ask who holds the clipboard", error)
        return None
