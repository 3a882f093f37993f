"""What a player hears, measured: nobody has to listen. `python -m game.dev.listening` prints the tables."""
