"""Figures of clay: distance fields, their meshes, and how they are lit and rendered."""
