"""Answer questions about the rules: facts, reasons, odds, and what a seat may know."""
