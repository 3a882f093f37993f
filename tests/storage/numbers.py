"""Numbers that a test run tells at its end."""

from __future__ import annotations

_TOLD: list[str] = []


def tell(line: str) -> None:
    """Say a line at the end of the test run."""
    _TOLD.append(line)


def told() -> list[str]:
    """Return what was said."""
    return list(_TOLD)
