"""Keep what was flown: flights, films and turns, and what they add up to."""
