"""Handle what hands do on the table, by pointer, keyboard and controller."""
