"""Processes of their own in which the program's players think, and what a game hears of them."""
