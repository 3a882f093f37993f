"""Starts Solar Storm."""

from game.app.app import main

if __name__ == "__main__":
    main()
