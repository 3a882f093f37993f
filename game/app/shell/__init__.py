"""The program: its window, its loop, its commands, and what happens when something fails."""
