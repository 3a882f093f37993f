"""Solar Storm: a co-operative board game for one computer."""

from game.interrupts import end_a_command

__version__ = "0.2.0"

end_a_command()
