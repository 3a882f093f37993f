"""Saved games: the list, names, two copies of the program."""
