"""Writing files so that a crash leaves either the old or the new one, never half of it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write_text(path: Path, text: str, keep: Path | None = None) -> None:
    """Write a text file: beside it first, then renamed over it.

    Args:
        path: of the file; its folder is made if it does not exist.
        text: its content, written as UTF-8.
        keep: where the file that was there before goes; None drops it.

    Raises:
        OSError: the disk refuses; what was there before is still there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if keep is not None:
            with contextlib.suppress(FileNotFoundError):
                path.replace(keep)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def set_aside(path: Path, kind: str = "broken") -> Path | None:
    """Rename a file to the first free `<name>.<kind>-<n>`, so that nothing overwrites it.

    Returns:
        Its new path; None if it could not be renamed.
    """
    for n in range(1, 10_000):
        target = path.with_name(f"{path.name}.{kind}-{n}")
        if target.exists():
            continue
        try:
            path.rename(target)
        except OSError:
            return None
        return target
    return None
