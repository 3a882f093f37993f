"""Put into words what the table shows. Pure."""
