"""Reads files that nobody wrote, with every parser of the program: `python -m tools.fuzz.parsers`.

Real files are changed at random; what reaches a new line of the program is kept and changed further. Each
parser may raise what it declares and nothing else, within a second and 200 MB.
"""
