"""Read and write files that anything may happen to, and know which folders are the player's."""
