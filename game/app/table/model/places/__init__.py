"""Find where everything lies, in units. Pure."""
