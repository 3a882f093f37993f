"""Where everything lies, in units. Pure."""
