"""Pictures: read, scaled, cropped, tinted and kept."""
