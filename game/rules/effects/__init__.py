"""The effect engine: lists of steps from YAML, bound once into small closures and run one after the other.

`vocabulary` names every verb, condition, source and number; each has its home in one of the family files.
"""
