"""Keep what is kept of an unexpected error, and how it is seen again."""
