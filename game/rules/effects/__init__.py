"""The effect engine: lists of steps from YAML, bound once into small closures and run one after the other.

`vocabulary` holds every verb, condition, source, number and telling; a family file defines each of them.
`docs/architecture.md` has the order of the files: each imports only those before it.
"""
