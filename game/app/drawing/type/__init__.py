"""Type: faces, setting, measuring, breaking lines, and writing on a surface."""
