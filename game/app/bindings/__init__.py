"""What keys and buttons are for."""
