"""Starts Solar Storm."""

from game.app.shell.start import main

if __name__ == "__main__":
    main()
