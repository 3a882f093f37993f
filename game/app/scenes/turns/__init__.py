"""Turns to fly again: the list, the table on which one is flown, and what came of it."""
