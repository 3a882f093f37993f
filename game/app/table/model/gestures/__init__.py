"""Tell what hands may do: tried, refused, lit and carried out. Pure."""
