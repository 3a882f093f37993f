"""Measure what a player hears, measured: nobody has to listen. `python -m tools.listening` prints the
tables."""
