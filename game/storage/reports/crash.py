"""Crash reports: what went wrong, with which versions, in which game, and what it takes to see it again.

A report is a text that a person can read, with one JSON object at its end that the program can
(`SolarStorm --replay-report FILE`).
"""

from __future__ import annotations

import base64
import contextlib
import logging
import platform
import re
import sys
import traceback
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from game import __version__
from game.storage.files.documents import FileError, encode_json, parse_json, read_bytes
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

KEPT = 20
FORMAT = "solar-storm-report"
VERSION = 1
_OURS = re.compile(r"(^|[\\/])game[\\/](app|rules|storage|\w+\.py)")
"""The program's own files, also inside an executable, where their paths are relative."""
MARK = "---- for the program: do not change anything below this line ----"
LARGEST_FILE = 1024 * 1024
"""Bytes of a saved game that goes into a report."""
_PARTS: dict[str, type] = {"error": dict, "settings": dict, "size": list, "files": dict, "steps": list}
"""Parts of every report, with their types."""
MOST_PIXELS = 7680 * 4320
"""Of a window: more no screen shows, and few machines can hold."""
PACKAGES = (
    *("pygame-ce", "pygame_gui", "fluent.runtime", "PyYAML", "platformdirs", "filelock"),
    *("RapidFuzz", "uniseg", "miniaudio", "psutil"),
)
"""Packages whose versions a report names; `build.spec` packs what says them."""


def write_crash_report(
    folder: Path, error: BaseException, recorded: Mapping[str, Any], now: datetime
) -> Path:
    """Write a crash report.

    Args:
        folder: of the reports; the oldest beyond twenty are removed.
        error: what was raised.
        recorded: what it takes to see it again, as plain data: `game` (what `Session.to_json` gave),
            `attempt` (the option that was being chosen), `settings`, `size`, `files`, `start` and `steps`.
        now: local time, names the file.

    Returns:
        The report's path.

    Raises:
        OSError: the disk refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    data = _report(error, recorded, now)
    stem, number = f"crash-{now:%Y%m%d-%H%M%S}", 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        try:
            with path.open("xb") as file:
                file.write(data)
            break
        except FileExistsError:
            number += 1
        except OSError:
            with contextlib.suppress(OSError):  # half a report says nothing, and takes room that is missing
                path.unlink()
            raise
    _tidy(folder)
    return path


def _tidy(folder: Path) -> None:
    """Let the oldest reports go; what another copy of the program has removed meanwhile is gone."""
    reports = []
    with suppress_and_log(_log, "list reports", OSError):
        for path in folder.glob("crash-*.txt"):
            with suppress_and_log(_log, "look at a report", OSError):
                reports.append((path.stat().st_mtime, path))
    for _, old in sorted(reports)[:-KEPT]:
        with suppress_and_log(_log, "let an old report go", OSError):
            old.unlink()


def _report(error: BaseException, recorded: Mapping[str, Any], now: datetime) -> bytes:
    trace = "".join(traceback.format_exception(error))
    versions = _versions()
    lines = [
        f"Solar Storm crash report, {now:%Y-%m-%d %H:%M:%S}",
        "",
        "To see it again:",
        "  SolarStorm --replay-report THIS-FILE",
        "  python main.py --replay-report THIS-FILE",
        "",
        "Versions",
        *(f"  {name} {version}" for name, version in versions.items()),
        "",
        "What happened",
        trace,
        MARK,
        "",
    ]
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "when": now.isoformat(timespec="seconds"),
        "versions": versions,
        "error": describe(error),
        **recorded,
    }
    return "\n".join(lines).encode("utf-8", "backslashreplace") + encode_json(whole) + b"\n"


def read_crash_report(path: Path) -> dict[str, Any]:
    """Return what a crash report recorded.

    Raises:
        FileNotFoundError: no such file.
        FileError: it is no crash report, or of a later version; it says what is wrong with it.
    """
    text = read_bytes(path)
    _, mark, data = text.partition(MARK.encode())
    if not mark:
        raise FileError("foreign", f"{path.name}: not a crash report of Solar Storm")
    whole = parse_json(path.name, data)
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise FileError("foreign", f"{path.name}: 'format' is not {FORMAT!r}")
    version = whole.get("version")
    if not isinstance(version, int) or version < 1:
        raise FileError("value", f"{path.name}: 'version' is {version!r}, but must be a whole number from 1")
    if version > VERSION:
        raise FileError("newer", f"{path.name}: its version is {version}, this program reads up to {VERSION}")
    for key, kind in _PARTS.items():
        if not isinstance(whole.get(key), kind):
            words = "an object" if kind is dict else "a list"
            raise FileError("value", f"{path.name}: {key!r} is {whole.get(key)!r:.40}, but must be {words}")
    size = whole["size"]
    if len(size) != 2 or not all(type(side) is int and 0 < side < 20_000 for side in size):
        raise FileError("value", f"{path.name}: 'size' must be a width and a height in pixels")
    if size[0] * size[1] > MOST_PIXELS:
        raise FileError("value", f"{path.name}: 'size' is {size}, larger than any window")
    for number, step in enumerate(whole["steps"]):
        if not _is_step(step):
            wanted = "milliseconds and a list of events"
            raise FileError("value", f"{path.name}: 'steps[{number}]' is {step!r:.40}, but must be {wanted}")
    return whole


def _is_step(step: object) -> bool:
    """Tell whether something is a step of the loop as `game.app.shell.crashes.recorder` keeps it."""
    if not isinstance(step, list) or len(step) != 2 or type(step[0]) not in (int, float):
        return False
    return (
        step[0] >= 0
        and isinstance(step[1], list)
        and all(
            isinstance(event, list)
            and len(event) == 2
            and isinstance(event[0], str)
            and isinstance(event[1], dict)
            for event in step[1]
        )
    )


def describe(error: BaseException) -> dict[str, str]:
    """Return what tells one error from another: its type, its message, and the place in the program.

    The place is a file of the program and a function, without the line: that is what stays the same when the
    program is changed elsewhere.
    """
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _OURS.search(frame.filename)] or list(frames)
    where = f"{Path(ours[-1].filename).name}: {ours[-1].name}" if ours else ""
    return {"type": type(error).__name__, "message": str(error), "where": where}


def pack_files(paths: Iterable[Path]) -> dict[str, str]:
    """Return files by name as text (base64), so that a report holds them as they are, damage and all."""
    found = {}
    for path in paths:
        log = suppress_and_log(_log, "pack a file into a report", OSError, ValueError)
        with log, contextlib.suppress(FileNotFoundError):  # there need not be three generations
            found[path.name] = base64.b64encode(read_bytes(path, LARGEST_FILE)).decode("ascii")
    return found


def unpack_files(files: object, folder: Path) -> None:
    """Write files again that `pack_files` packed.

    Args:
        files: what stands in the report.
        folder: where they go; names that would lead out of it are left out.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items() if isinstance(files, dict) else ():
        if isinstance(text, str) and Path(name).name == name != "..":
            with suppress_and_log(_log, "unpack a file of a report", OSError, ValueError):
                (folder / name).write_bytes(base64.b64decode(text))


def _versions() -> dict[str, str]:
    found = {"Solar Storm": __version__, "system": platform.platform(), "Python": sys.version.split()[0]}
    return found | {package: _version(package) for package in PACKAGES}


def _version(package: str) -> str:
    try:
        # Not at the top: it takes longer to read than most of the program, and only a report needs it.
        from importlib.metadata import version

        return version(package)
    except Exception as error:  # noqa: BLE001 - whatever the system refuses, the rest of the report still counts
        log_suppressed(_log, f"ask for the version of {package}", error)
        return "unknown"
