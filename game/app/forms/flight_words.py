"""Put into words what screens know of flights and of their log."""

from __future__ import annotations

from datetime import date, datetime

from game.app.forms.save_words import path_words
from game.storage.files.atomic import kind_of
from game.storage.files.documents import FileError
from game.storage.logbook.flight_log import Flights
from game.texts import Texts


def log_trouble_words(texts: Texts, log: Flights, where: bool = False) -> str:
    """Return what is wrong with the log, in sentences; empty if all is well.

    Args:
        texts: the catalogue.
        log: as it was read.
        where: whether to name its file where that cannot be read.
    """
    told = []
    if log.unread or isinstance(log.trouble, FileError):
        told.append(texts("records-unread"))
        told += [texts("records-unread-file", path=path_words(log.path))] if where else []
    elif log.trouble is not None:
        told.append(texts(f"records-refused-{kind_of(log.trouble)}"))
    if log.newer:
        told.append(texts("records-newer"))
    if log.damaged:
        told.append(texts("records-damaged", count=log.damaged))
    return " ".join(told)


def day_words(texts: Texts, day: date) -> str:
    """Return a day as the language writes it."""
    return texts("records-day", day=datetime(day.year, day.month, day.day))
