"""Solar Storm: a co-operative board game for one computer."""

__version__ = "0.2.0"
