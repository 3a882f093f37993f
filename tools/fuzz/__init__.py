"""Everything that hands, systems and devices can do to the window, at random: `python -m tools.fuzz`.

A run opens all screens in all settings and sizes, hands them events that make sense and events that make
none, and lets no time pass or hours. It looks for errors (each writes a report that can be replayed) and
for memory that grows.
"""
