"""The value network: how likely a crew of the kind it was fitted to wins from a position. Plain numbers."""

from __future__ import annotations

import math


class ValueNetwork:
    """Two hidden layers of rectified units and a chance.

    Args:
        sizes: numbers of features and of units in each hidden layer.
        numbers: for each layer the weights of each unit and its bias, one unit after the other.
    """

    def __init__(self, sizes: list[int], numbers: list[float]) -> None:
        self.sizes: list[int] = sizes
        self.layers: list[list[list[float]]] = []
        start = 0
        for layer in range(1, len(sizes)):
            units: list[list[float]] = []
            for _ in range(sizes[layer]):
                end = start + sizes[layer - 1] + 1
                units.append(numbers[start:end])
                start = end
            self.layers.append(units)

    def chance(self, given: list[float]) -> float:
        """The chance to win, from 0 to 1."""
        values = given
        last = len(self.layers) - 1
        for index in range(last + 1):
            units = self.layers[index]
            active: list[int] = []
            for n in range(len(values)):
                if values[n] != 0.0:
                    active.append(n)
            bias = len(values)
            outputs: list[float] = []
            for unit in units:
                total = unit[bias]
                for n in active:
                    total += unit[n] * values[n]
                outputs.append(total if total > 0.0 or index == last else 0.0)
            values = outputs
        return 1.0 / (1.0 + math.exp(-values[0]))
