"""One scene per room: ``build()`` models it, ``STYLE`` says how it is painted."""
