"""Find the players' weights. Needs numpy; not in the executable."""
