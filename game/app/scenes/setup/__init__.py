"""A new game: who plays, which rooms, which expansions."""
