"""The value network: how likely a crew of the kind it was fitted to wins from a position. Plain numbers."""

from __future__ import annotations

import math
from typing import Final, final

from game.bots.sim.rows import Numbers, Whole, Wholes, blanks, noughts, numbers, wholes

TOGETHER: Final[Whole] = 4
"""Number of units added up side by side: each sum keeps its order, and none waits for another."""


@final
class ValueNetwork:
    """Two hidden layers of rectified units and a chance.

    Args:
        sizes: numbers of features and of units in each hidden layer.
        given: for each layer the weights of each unit and its bias, one unit after the other.
        second: the network for ships with second sides; None where this one judges them, too.
    """

    def __init__(self, sizes: list[int], given: list[float], second: ValueNetwork | None = None) -> None:
        self.sizes: Wholes = wholes(sizes)
        self.second: ValueNetwork | None = second
        # By layer; of each input the weights of all units, and then the biases.
        self.layers: list[Numbers] = []
        start = 0
        for layer in range(1, len(sizes)):
            inputs = sizes[layer - 1] + 1
            units = sizes[layer]
            self.layers.append(
                numbers([given[start + unit * inputs + n] for n in range(inputs) for unit in range(units)])
            )
            start += inputs * units

    def chance(self, features: Numbers) -> float:
        """The chance to win, from 0 to 1."""
        values = features
        for layer in range(1, len(self.sizes)):
            values = self.passed_on(self.layers[layer - 1], values, self.sizes[layer - 1], self.sizes[layer])
            if layer < len(self.sizes) - 1:
                for unit in range(self.sizes[layer]):
                    if not values[unit] > 0.0:
                        values[unit] = 0.0
        return 1.0 / (1.0 + math.exp(-values[0]))

    def passed_on(self, weights: Numbers, values: Numbers, count: Whole, units: Whole) -> Numbers:
        """Return what the units of a layer add up to.

        Args:
            weights: of the layer.
            values: what the units before it say, or the features.
            count: of those so many are its inputs.
            units: how many it has.
        """
        starts = noughts(count)
        counting = blanks(count)
        used: Whole = 0
        for n in range(count):
            if values[n] != 0.0:
                starts[used] = n * units
                counting[used] = values[n]
                used += 1
        totals = blanks(units)
        bias = count * units
        unit: Whole = 0
        while unit + TOGETHER <= units:
            first = weights[bias + unit]
            second = weights[bias + unit + 1]
            third = weights[bias + unit + 2]
            fourth = weights[bias + unit + 3]
            for n in range(used):
                at = starts[n] + unit
                value = counting[n]
                first += weights[at] * value
                second += weights[at + 1] * value
                third += weights[at + 2] * value
                fourth += weights[at + 3] * value
            totals[unit] = first
            totals[unit + 1] = second
            totals[unit + 2] = third
            totals[unit + 3] = fourth
            unit += TOGETHER
        while unit < units:
            total = weights[bias + unit]
            for n in range(used):
                total += weights[starts[n] + unit] * counting[n]
            totals[unit] = total
            unit += 1
        return totals
