"""Keep games: the one in progress and the library, one writer at a time."""
