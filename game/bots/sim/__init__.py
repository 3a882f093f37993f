"""A compact simulator of the game for players that think: numbers in lists, hidden cards dealt by the player.

It plays what the content says in `data/bots/kernels.yaml`; tests check it against the rules step by step. Its
files are typed so that mypyc can compile them (`python -m game.bots.compile`); as they are they run as well.
"""
