"""Ask whether the program that holds the clipboard answers, before SDL asks it: under X11.

There SDL waits a second for a program that is stopped or hangs, and then takes the clipboard away from it:
what was on it is lost, even when that program goes on. So it is asked for the same text before, by a
connection of its own. That one stays open: a program that answers late answers a window that is still there.
"""

from __future__ import annotations

import ctypes
import logging
import time
from collections.abc import Iterator
from typing import Any

import pygame

from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)
WAIT_S = 0.4
"""Seconds to wait for an answer; a program that runs needs some milliseconds."""
_LOOK_S = 0.004
_DRIVER = "x11"
_LIBRARY = "libxcb.so.1"
_ADDRESSES = ("connect", "get_setup", "poll_for_event", "intern_atom_reply", "get_selection_owner_reply")
"""Functions of the library that return an address."""
_NAMES = ("CLIPBOARD", "UTF8_STRING", "SOLAR_STORM")
"""Names of the clipboard, of the form that is asked for, and of the place where the owner puts it."""
_INPUT_ONLY, _ANSWER, _SENT = 2, 31, 0x80
"""The class of a window that nobody sees; an event that says what came of a request, and the bit that all
events have that another program sent (X Window System Protocol)."""
_VALUE = 8
"""The place of the only value in a reply to the questions that are asked here."""


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
        self._function("intern_atom").restype = self._function("get_selection_owner").restype = _Cookie
        self._function("setup_roots_iterator").restype = _Screens
        self._connection = ctypes.c_void_p(self._function("connect")(None, None))
        if self.lost:
            raise ConnectionError("no X server")
        self._window = self._call("generate_id")
        screens = self._function("setup_roots_iterator")(ctypes.c_void_p(self._call("get_setup")))
        root, place = screens.roots[0], (ctypes.c_int16(0), ctypes.c_int16(0))
        size = ctypes.c_uint16(1), ctypes.c_uint16(1), ctypes.c_uint16(0)
        self._call("create_window", 0, self._window, root, *place, *size, _INPUT_ONLY, 0, 0, None)
        self._clipboard, self._text, self._place = map(self._atom, _NAMES)

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

    def _events(self) -> Iterator[int]:
        """Yield the kinds of the events that are there."""
        while event := self._call("poll_for_event"):
            kind: int = ctypes.c_uint8.from_address(event).value
            self._free(event)
            yield kind & ~_SENT

    def answers(self, wait: float) -> bool:
        """Tell whether the owner answers, or nobody owns the clipboard.

        Args:
            wait: seconds at most.
        """
        pygame.event.pump()  # what this program has copied may not have been told yet
        if not self._reply("get_selection_owner", self._clipboard):
            return True
        for _ in self._events():
            pass  # answers to what was asked before
        self._call("delete_property", self._window, self._place)
        self._call("convert_selection", self._window, self._clipboard, self._text, self._place, 0)
        self._call("flush")
        until = time.monotonic() + wait
        while not self.lost:
            if _ANSWER in self._events():
                self._call("delete_property", self._window, self._place)
                self._call("flush")
                return True
            if time.monotonic() >= until:
                return False
            pygame.event.pump()  # this program may be the owner
            time.sleep(_LOOK_S)
        return True  # SDL says what that means


class _Kept:
    """Keep the connection once it was needed."""

    asker: OwnerAsker | None = None


def owner_answers() -> bool:
    """Tell whether what is on the clipboard can be had at once, as far as that can be known here."""
    if pygame.display.get_driver() != _DRIVER:
        return True
    try:
        if _Kept.asker is None or _Kept.asker.lost:
            _Kept.asker = OwnerAsker()
        return _Kept.asker.answers(WAIT_S)
    except (OSError, AttributeError) as error:
        log_suppressed(_log, "ask who holds the clipboard", error)
        return True
