"""The film of a game: the chance to win turn by turn, what luck did to it and what decisions did."""
