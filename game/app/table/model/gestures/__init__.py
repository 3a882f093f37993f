"""What hands may do: tried, refused, lit and carried out. Pure."""
