"""Starts Solar Storm."""

from game.app.start import main

if __name__ == "__main__":
    main()
