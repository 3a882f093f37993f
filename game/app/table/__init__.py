"""The table: what is seen of a game in progress, and what hands do with it."""
