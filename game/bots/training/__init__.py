"""How the players' weights are found. Needs numpy; not in the executable."""
