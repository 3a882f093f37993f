"""Define what may be said to the program when it is started: `SolarStorm --version`."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        # Not at the top: the first picture needs no lines.
        from game.json_lines import CommandParser

        CommandParser.print_help(self, file)


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Return what was asked for.

    Args:
        words: the command line without the program's own name.

    Raises:
        SystemExit: words that mean nothing, or a call for help, which has been answered.
    """
    parser = _Parser(prog="SolarStorm", description="Start Solar Storm.")
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    parser.add_argument(
        "--selftest",
        nargs="?",
        const=Path(),
        type=Path,
        metavar="FILE",
        help="check that the program is complete and works, then exit; also write the results to FILE",
    )
    parser.add_argument(
        "--replay-report",
        type=Path,
        metavar="FILE",
        help="replay what a crash report recorded, then exit with status 0 if the same error "
        "occurs, 1 if not, 2 if the report cannot be read or needs a room of your own that is not there",
    )
    parser.add_argument(
        "--own",
        type=Path,
        action="append",
        default=[],
        metavar="DIR",
        help="folder of a room or expansion of your own, or of several; repeat to add more",
    )
    # What is dropped on the program's icon, or what the system adds (macOS: -psn_0_1): it opens all the same.
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    return parser.parse_args([word for word in words if not word.startswith("-psn_")])


def lend_voice() -> None:
    """Give a program without a console somewhere to print to, so that no print fails.

    On Windows that is the console it was started from, if there is one.
    """
    _fill_handles()
    if sys.stdout is not None and sys.stderr is not None:
        return
    target = os.devnull
    if sys.platform == "win32":
        # Not at the top: only Windows needs it, and only without a console.
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            if ctypes.windll.kernel32.AttachConsole(-1):
                target = "CONOUT$"
    stream = Path(target).open("w", encoding="utf-8")  # noqa: SIM115 - open for as long as the program runs
    sys.stdout = sys.stdout or stream
    sys.stderr = sys.stderr or stream


def _fill_handles() -> None:
    """Open what is closed of input, output and errors on nothing, before any other file gets its number.

    Else a window's connection would be what libraries take for the terminal, and write their complaints to.
    """
    if sys.platform == "win32":  # a program with a window has none of them there, and their numbers stay free
        return
    for handle in range(3):
        try:
            os.fstat(handle)
        except OSError as error:
            if error.errno != errno.EBADF:
                continue
            # The lowest number that is free is this one; processes that are started get it, too.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
