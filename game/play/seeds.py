"""Seeds of new ships: by chance, or made of words."""

from __future__ import annotations

import hashlib
import random
import unicodedata

LEAST, END = 10_000_000, 100_000_000
"""Seeds of eight digits: such are dealt by chance, and made of words."""


def random_seed() -> int:
    """Return the seed of a ship that nobody has chosen: eight digits, from the system's own chance."""
    return random.SystemRandom().randrange(LEAST, END)


def seed_of_words(words: str) -> int:
    """Return the seed that words stand for: eight digits, the same on every computer and for ever.

    Args:
        words: as typed; capitals and the spaces between and around them make no difference.
    """
    meant = " ".join(unicodedata.normalize("NFKC", words).casefold().split())
    digest = hashlib.sha256(meant.encode("utf-8", "surrogatepass")).digest()
    return LEAST + int.from_bytes(digest, "big") % (END - LEAST)
