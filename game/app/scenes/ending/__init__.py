"""The end of a game: what came of it, its course as a chart, the story of its turns."""
