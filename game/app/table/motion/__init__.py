"""The way from what is shown to what is true: beats, flights, effects, what moves by itself."""
