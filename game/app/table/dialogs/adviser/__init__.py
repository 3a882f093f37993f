"""The adviser: its sheet, why, and what it says after somebody has decided."""
