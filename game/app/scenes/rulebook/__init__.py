"""The rulebook: contents, pages, search, and what a page means at the table now."""
