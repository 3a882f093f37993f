"""For those who work on the game: pictures of screens, contact sheet, benchmark, a made-up language."""

from game.interrupts import end_a_command

end_a_command()
