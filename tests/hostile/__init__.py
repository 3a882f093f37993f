"""Files and lines that somebody made to break the program, and those that this search makes up itself."""
