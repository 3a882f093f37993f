"""Mistakes of a content that show only when its steps run.

Operations and sources raise these themselves; `running` makes a `ContentError` with file and line of them.
Any other exception is a mistake of the engine and stays what it is.
"""

from __future__ import annotations


class StepError(Exception):
    """The steps of a content cannot go on; the message says what was found."""


class EndlessError(StepError):
    """There are too many steps or answers; the message says which."""


class CannotError(StepError):
    """A step finds nothing to act on; the message says what is missing."""
