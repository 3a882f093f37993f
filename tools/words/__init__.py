"""The words of the game under the lens: faults of style and typography, and translations that lag behind."""
