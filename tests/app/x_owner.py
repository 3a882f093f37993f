"""A program that holds the clipboard under X11 and hands it over as it is told to, in pieces or not at all.

`python -m tests.app.x_owner MODE TEXT` prints `held` once it holds it. The text is in hexadecimal digits.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator

PIECE = 1000
"""Bytes of a piece."""
MODES = ("whole", "pieces", "stuck", "late", "refused", "once", "tardy")
"""At once, in pieces, in pieces of which only the first comes, in pieces that never end, not as a text, at
once, but only to the first who asks, and each time to the question before."""
_PROPERTY, _REQUEST, _ANSWER = 28, 30, 31
_DELETED = 1


class _Screens(ctypes.Structure):
    _fields_ = (("roots", ctypes.POINTER(ctypes.c_uint32)), ("rem", ctypes.c_int), ("index", ctypes.c_int))


class Owner:
    """Hold the clipboard.

    Args:
        mode: one of `MODES`.
        text: what is handed over.
    """

    def __init__(self, mode: str, text: bytes) -> None:
        self._mode, self._text = mode, text
        self._xcb = ctypes.CDLL("libxcb.so.1")
        self._connect = self._xcb.xcb_connect
        self._connect.restype = ctypes.c_void_p
        self._wait, self._reply, self._setup = (
            self._xcb.xcb_wait_for_event,
            self._xcb.xcb_intern_atom_reply,
            self._xcb.xcb_get_setup,
        )
        self._wait.restype = self._reply.restype = self._setup.restype = ctypes.c_void_p
        self._at = ctypes.c_void_p(self._connect(None, None))
        self._window = self._xcb.xcb_generate_id(self._at)
        root = self._root()
        place = (ctypes.c_int16(0),) * 2
        size = (ctypes.c_uint16(1), ctypes.c_uint16(1), ctypes.c_uint16(0))
        self._xcb.xcb_create_window(self._at, 0, self._window, root, *place, *size, 2, 0, 0, None)
        self._clipboard, self._form, self._pieces = map(self._atom, ("CLIPBOARD", "UTF8_STRING", "INCR"))
        self._xcb.xcb_set_selection_owner(self._at, self._window, self._clipboard, 0)
        self._xcb.xcb_flush(self._at)
        self._round()

    def _root(self) -> int:
        screens = self._xcb.xcb_setup_roots_iterator
        screens.restype = _Screens
        root: int = screens(ctypes.c_void_p(self._setup(self._at))).roots[0]
        return root

    def _atom(self, name: str) -> int:
        ask = self._xcb.xcb_intern_atom
        ask.restype = ctypes.c_uint
        asked = ctypes.c_uint(ask(self._at, 0, ctypes.c_uint16(len(name)), name.encode()))
        reply = self._reply(self._at, asked, None)
        found: int = ctypes.c_uint32.from_address(reply + 8).value
        return found

    def _round(self) -> None:
        self._atom("CLIPBOARD")

    def _put(self, window: int, place: int, kind: int, form: int, data: bytes) -> None:
        count = len(data) * 8 // form
        self._xcb.xcb_change_property(self._at, 0, window, place, kind, form, count, data)

    def _events(self) -> Iterator[bytes]:
        while event := self._wait(self._at):
            yield ctypes.string_at(event, 32)

    def serve(self) -> None:
        """Answer whoever asks."""
        asked, where = 0, (0, 0)
        left: Iterator[bytes] = iter(())
        waiting: bytes | None = None
        for event in self._events():
            kind = event[0] & 0x7F
            if kind == _REQUEST:
                waiting, question = event, event if self._mode != "tardy" else waiting
                if question is None:
                    continue
                time, _, window, clipboard, form, place = struct.unpack_from("<6I", question, 4)
                asked += 1
                if self._mode == "once" and asked > 1:
                    continue
                told, where = place, (window, place)
                if self._mode == "refused" or form != self._form:
                    told = 0
                elif self._mode in ("whole", "once", "tardy"):
                    self._put(window, place, self._form, 8, self._text)
                else:
                    mask = ctypes.byref(ctypes.c_uint32(0x400000))
                    self._xcb.xcb_change_window_attributes(self._at, window, 0x800, mask)
                    self._put(window, place, self._pieces, 32, struct.pack("<I", len(self._text)))
                    left = self._parts()
                answer = struct.pack("<BxH5I8x", _ANSWER, 0, time, window, clipboard, form, told)
                self._xcb.xcb_send_event(self._at, 0, window, 0, answer)
            elif kind == _PROPERTY and event[16] == _DELETED and struct.unpack_from("<2I", event, 4) == where:
                part = next(left, None)
                if part is not None:
                    self._put(*where, self._form, 8, part)
            self._xcb.xcb_flush(self._at)

    def _parts(self) -> Iterator[bytes]:
        parts = [self._text[at : at + PIECE] for at in range(0, len(self._text), PIECE)]
        if self._mode == "stuck":
            yield parts[0]
            return
        while True:
            yield from parts
            if self._mode != "late":
                yield b""
                return


if __name__ == "__main__":
    owner = Owner(sys.argv[1], bytes.fromhex(sys.argv[2]))
    print("held", flush=True)
    owner.serve()
