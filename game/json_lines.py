"""Programs that are spoken to in lines: one JSON object in, one out (docs/protocol.md)."""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import json
import math
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, BinaryIO, NoReturn, Protocol, TextIO

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

LONGEST_NUMBER = 40
"""Digits of a number that is too large, where it is told."""
LONGEST_ERROR = 400
"""Characters of an error sentence; what was sent may be quoted in it and may be endless."""
LONGEST_LINE = 1024 * 1024
"""Bytes of a line. The longest holds a STATE or a VIEW with its options, some 10 KB; with the most cards and
rooms that a content can have it is below 400 KB. A longer line is passed over unread."""


LONGEST_PASSED_OVER = 64 * 1024 * 1024
"""Bytes of a line that is too long up to which its end is looked for."""
CANNOT_WRITE, CANNOT_READ = 74, 65
"""The status of a process whose answers the system refuses to write, and of one that cannot read on:
what Unix calls EX_IOERR and EX_DATAERR."""


class InputError(ValueError):
    """Lines that cannot be read on; the message is a sentence."""


class LineError(ValueError):
    """A line that is no JSON object; the message is a sentence."""


def read_object(line: bytes) -> dict[str, Any]:
    """Return what a line says.

    Raises:
        LineError: it is empty, too long, no JSON, no object, has a key twice or a number without end.
        RecursionError: it is nested too deeply.
    """
    if len(line) > LONGEST_LINE:
        raise LineError(f"The line is longer than {LONGEST_LINE} bytes.")
    if not line.strip():
        raise LineError("The line is empty.")
    try:
        words = line.decode("utf-8")
        found = json.loads(words, object_pairs_hook=_object, parse_constant=_no_constant, parse_float=_finite)
    except LineError:
        raise
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise LineError(f"The line is not JSON: {error}.") from error
    except ValueError as error:  # Python reads a number only up to so many digits
        raise LineError("A number in the line has too many digits.") from error
    if not isinstance(found, dict):
        raise LineError("The line is not a JSON object.")
    return found


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key in counts if counts[key] > 1)
        raise LineError(f"The key {twice!r} appears twice in one object.")
    return found


def _finite(word: str) -> float:
    value = float(word)
    if not math.isfinite(value):
        raise LineError(f"The number {word[:LONGEST_NUMBER]} in the line is too large.")
    return value


def _no_constant(name: str) -> NoReturn:
    raise LineError(f"The line is not JSON: {name} is not a number.")


def error_line(sentence: str) -> str:
    """Return the line that says what is wrong."""
    if len(sentence) > LONGEST_ERROR:
        sentence = sentence[: LONGEST_ERROR - 3] + "..."
    return json.dumps({"error": sentence})


def lines_of(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[bytes]:
    """Yield the lines of a stream; of one that is too long its beginning, which whoever reads it refuses.

    That comes before the end of the line is looked for: it may have none.

    Args:
        stream: to read.
        longest: bytes of a line.

    Raises:
        InputError: its end is not among the next 64 MiB, or the system refuses to read.
    """
    _let_wait(stream)
    while line := _line_of(stream, longest):
        yield line
        rest, passed = line, 0
        while len(rest) > longest and not rest.endswith(b"\n"):
            rest = _line_of(stream, longest)
            passed += len(rest)
            if passed > LONGEST_PASSED_OVER:
                raise InputError(f"A line has no end within {LONGEST_PASSED_OVER} bytes.")


def _let_wait(stream: BinaryIO) -> None:
    """Have a stream wait for its other side: who shares it may have told the system otherwise."""
    if hasattr(os, "set_blocking"):  # on Windows only since Python 3.12
        with contextlib.suppress(OSError, ValueError):  # it is no file of the system's
            os.set_blocking(stream.fileno(), True)


def _line_of(stream: BinaryIO, longest: int) -> bytes:
    try:
        return stream.readline(longest + 1)
    except OSError as error:
        raise InputError(f"The input cannot be read: {error.strerror or error}.") from error


class Respondent(Protocol):
    """Answer lines."""

    def answer(self, line: bytes) -> str | None:
        """Return the line to answer, without its end; None when the line was to quit."""


def serve(respondent: Respondent, lines: Iterable[bytes], out: BinaryIO) -> int:
    """Answer every line until one says to quit, there are no more, or nobody listens any more.

    Returns:
        The status of the process: 0, as programs have whose reader has gone (`| head`); 130 where Ctrl+C ends
        it; `CANNOT_WRITE` or `CANNOT_READ`, with a sentence on standard error.
    """
    _let_wait(out)
    try:
        for line in lines:
            answer = respondent.answer(line)
            if answer is None:
                break
            _write(out, answer.encode("ascii") + b"\n")
    except OSError as error:
        return end_of_output(out, error)
    except InputError as error:
        complain(str(error))
        return CANNOT_READ
    except KeyboardInterrupt:
        return 130
    return 0


def _write(out: BinaryIO, data: bytes) -> None:
    """Write all of something: a stream without a buffer takes as much of it as it likes.

    Raises:
        OSError: the system refuses.
    """
    while data:
        count = out.write(data)
        if not count:  # it does not wait for its reader
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        data = data[count:]
    out.flush()


def status_of_closed() -> int | None:
    """Return the status of a process whose input or output is closed, and say so; None if both are open."""
    if sys.stdin is None:
        complain("The input cannot be read: it is closed.")
        return CANNOT_READ
    if sys.stdout is None:
        complain("The answers could not be written: the output is closed.")
        return CANNOT_WRITE
    return None


def end_of_output(out: BinaryIO | None, error: OSError) -> int:
    """Return the status of a process whose output is taken no more; say so, unless its reader has gone.

    Args:
        out: the output; None where it is closed.
        error: what the system says.
    """
    if out is not None:
        listen_no_more(out)
    if isinstance(error, BrokenPipeError) or error.errno == errno.EINVAL:  # which Windows says for it
        return 0
    complain(f"The answer could not be written: {error.strerror or error}.")
    return CANNOT_WRITE


def say(words: str) -> None:
    """Print a line at once.

    Raises:
        SystemExit: nobody reads on (`| head`), or the system refuses; see `end_of_output`.
    """
    try:
        print_line(words)
    except OSError as error:
        sys.exit(end_of_printing(error))


class CommandParser(argparse.ArgumentParser):
    """Reads the command line of such a program, and tells whoever cannot be shown its help."""

    def print_help(self: argparse.ArgumentParser, file: SupportsWrite[str] | None = None) -> None:
        """Write the help to a file; None for standard output: then see `say`."""
        if file is None:
            say(self.format_help().rstrip("\n"))
        else:
            file.write(self.format_help())


def print_line(words: str) -> None:
    """Print a line at once, and all of it.

    Raises:
        OSError: nobody reads on, or the system refuses, or the output is closed.
    """
    out = sys.stdout
    if out is None:
        raise OSError(errno.EBADF, "the output is closed")
    buffer = getattr(out, "buffer", None)
    if buffer is not None:
        _let_wait(buffer)
    if isinstance(buffer, io.RawIOBase):  # it may take a part of a line, and Python would not look
        _write(buffer, f"{words}\n".encode(out.encoding, out.errors or "strict"))  # type: ignore[arg-type]
    else:
        print(words, flush=True)


def end_of_printing(error: OSError) -> int:
    """Return the status of a process that could not print; see `end_of_output`."""
    return end_of_output(getattr(sys.stdout, "buffer", None), error)


def complain(sentence: str) -> None:
    """Write a sentence to standard error, where there is one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):  # nobody listens there either
            print(sentence, file=sys.stderr, flush=True)


def speak_plainly(out: TextIO | None) -> None:
    """Print letters that the encoding of a stream lacks as escapes: a pipe on Windows has few."""
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="backslashreplace")


def listen_no_more(out: BinaryIO) -> None:
    """Let go what is not written yet: at its end Python would try again, and complain."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)
