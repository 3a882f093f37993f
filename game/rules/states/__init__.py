"""The state of a game, and its way to and from the protocol's STATE."""
