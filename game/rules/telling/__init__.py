"""What the rules tell: facts, reasons, odds, and what a seat may know."""
