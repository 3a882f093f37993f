"""Crash reports: what went wrong, with which versions, in which game."""

from __future__ import annotations

import contextlib
import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path

KEPT = 20


def write_crash_report(folder: Path, error: BaseException, game: Path, now: datetime) -> Path:
    """Write a crash report.

    Args:
        folder: of the reports; the oldest beyond twenty are removed.
        error: what was raised.
        game: the saved game in progress, whose choices go into the report.
        now: local time, names the file.

    Returns:
        The report's path.

    Raises:
        OSError: the disk refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"crash-{now:%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.txt"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    path.write_text(_report(error, game, now), encoding="utf-8")
    reports = sorted(folder.glob("crash-*.txt"), key=lambda p: p.stat().st_mtime)
    for old in reports[:-KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def _report(error: BaseException, game: Path, now: datetime) -> str:
    try:
        choices = game.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as unread:
        choices = f"none: {unread}"
    lines = [
        f"Solar Storm crash report, {now:%Y-%m-%d %H:%M:%S}",
        "",
        "Versions",
        *(f"  {name} {version}" for name, version in _versions()),
        "",
        "What happened",
        "".join(traceback.format_exception(error)),
        "The game in progress, with all choices",
        choices,
        "",
    ]
    return "\n".join(lines)


def _versions() -> list[tuple[str, str]]:
    from importlib.metadata import PackageNotFoundError, version

    found = [("system", platform.platform()), ("Python", sys.version.split()[0])]
    for package in ("pygame-ce", "pygame_gui", "fluent.runtime", "PyYAML"):
        try:
            found.append((package, version(package)))
        except PackageNotFoundError:
            found.append((package, "unknown"))
    return found
