"""The film of a game: what luck and what decisions did to the chance to win, turn by turn."""
