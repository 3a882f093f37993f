"""Going on after an error that stops nothing: it stands in the log, never nowhere."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

LONGEST = 300
"""Letters of an error: its words may come from outside and be endless."""


@contextlib.contextmanager
def suppress_and_log(log: logging.Logger, what: str, *errors: type[BaseException]) -> Iterator[None]:
    """Go on after an error, as `contextlib.suppress` does, and log it.

    Args:
        log: of the file that goes on.
        what: could not be done.
        errors: that stop nothing here.
    """
    try:
        yield
    except errors as error:
        log_suppressed(log, what, error)


def log_suppressed(log: logging.Logger, what: str, error: BaseException) -> None:
    """Log an error after which the program goes on.

    Args:
        log: of the file that goes on.
        what: could not be done.
        error: why.
    """
    log.info("%s: %s: %.*s", what, type(error).__name__, LONGEST, error)
