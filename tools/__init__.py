"""For those who work on the game: pictures of screens, contact sheet, benchmark, a made-up language."""
