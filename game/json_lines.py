"""Programs that are spoken to in lines: one JSON object in, one out (docs/protocol.md)."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, NoReturn, Protocol, TextIO

LONGEST_ERROR = 400
"""Characters of an error sentence; what was sent may be quoted in it and may be endless."""
LONGEST_LINE = 1024 * 1024
"""Bytes of a line. The longest holds a STATE or a VIEW with its options, some 10 KB; with the most cards and
rooms that a content can have it is below 400 KB. A longer line is passed over unread."""


class LineError(ValueError):
    """A line that is no JSON object; the message is a sentence."""


def read_object(line: bytes) -> dict[str, Any]:
    """Return what a line says.

    Raises:
        LineError: it is empty, too long, no JSON, no object, or a key stands in it twice.
        RecursionError: it is nested too deeply.
    """
    if len(line) > LONGEST_LINE:
        raise LineError(f"The line is longer than {LONGEST_LINE} bytes.")
    if not line.strip():
        raise LineError("The line is empty.")
    try:
        found = json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_constant)
    except LineError:
        raise
    except ValueError as error:
        raise LineError(f"The line is not JSON: {error}.") from error
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


def _no_constant(name: str) -> NoReturn:
    raise LineError(f"The line is not JSON: {name} is not a number.")


def error_line(sentence: str) -> str:
    """Return the line that says what is wrong."""
    if len(sentence) > LONGEST_ERROR:
        sentence = sentence[: LONGEST_ERROR - 3] + "..."
    return json.dumps({"error": sentence})


def lines_of(stream: BinaryIO, longest: int = LONGEST_LINE) -> Iterator[bytes]:
    """Yield the lines of a stream; of one that is too long its beginning, which whoever reads it refuses.

    Args:
        stream: to read.
        longest: bytes of a line.
    """
    while line := stream.readline(longest + 1):
        rest = line
        while len(rest) > longest and not rest.endswith(b"\n"):
            rest = stream.readline(longest + 1)
        yield line


class Respondent(Protocol):
    """Whoever answers lines."""

    def answer(self, line: bytes) -> str | None:
        """Return the line to answer, without its end; None when the line was to quit."""


def serve(respondent: Respondent, lines: Iterable[bytes], out: BinaryIO) -> int:
    """Answer every line until one says to quit, there are no more, or nobody listens any more.

    Returns:
        The status of the process: 0, as programs have whose reader has gone (`| head`); 130 where Ctrl+C ends
        it.
    """
    try:
        for line in lines:
            answer = respondent.answer(line)
            if answer is None:
                break
            out.write(answer.encode("ascii") + b"\n")
            out.flush()
    except BrokenPipeError:
        listen_no_more(out)
    except OSError as error:
        if error.errno != errno.EINVAL:  # what Windows says of a reader that has gone
            raise
        listen_no_more(out)
    except KeyboardInterrupt:
        return 130
    return 0


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
