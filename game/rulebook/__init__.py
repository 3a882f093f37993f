"""The rulebook: its pages, what they say in a game's own numbers, and what finds them. Pure."""
