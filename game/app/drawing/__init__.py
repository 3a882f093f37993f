"""Define what every painter uses: canvas, type, pictures, colours, and the units everything is designed
in."""
