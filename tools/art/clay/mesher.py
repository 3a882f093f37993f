"""From a field to a mesh, with the curvature of every point: paint knows its edges and hollows from it."""

from __future__ import annotations

import numpy as np
from skimage.measure import marching_cubes

from clay.fields import Field, Place

Mesh = tuple[np.ndarray, np.ndarray, np.ndarray]
BLOCK = 8
AT_ONCE = 400
"""Blocks evaluated together."""
PROBES = 400
"""Points by which a field is known again."""
_made: dict[tuple, Mesh] = {}


def mesh(field: Field, low: Place, high: Place, cell: float = 0.012) -> Mesh:
    """Return points, triangles and curvature: 0 flat, more at edges, less in hollows.

    What was made before is given again: the same helmet is worn in every mood.
    """
    lo, hi = np.array(low, np.float32), np.array(high, np.float32)
    probes = lo + np.random.RandomState(1).rand(PROBES, 3).astype(np.float32) * (hi - lo)
    key = (*lo, *hi, cell, field(probes).tobytes())
    if key not in _made:
        _made[key] = _mesh(field, lo, hi, cell)
    return _made[key]


def _mesh(field: Field, lo: np.ndarray, hi: np.ndarray, cell: float) -> Mesh:
    """Make a mesh; only the blocks near the surface are evaluated finely."""
    blocks = np.ceil((hi - lo) / (cell * BLOCK)).astype(int)
    grid = np.stack(np.meshgrid(*[np.arange(n) for n in blocks], indexing="ij"), -1).reshape(-1, 3)
    coarse = field((lo + (grid + 0.5) * BLOCK * cell).astype(np.float32))
    volume = coarse.reshape(blocks)
    for axis in range(3):
        volume = np.repeat(volume, BLOCK, axis)
    volume = np.pad(volume, ((0, 1),) * 3, mode="edge").astype(np.float32)
    fine = np.stack(np.meshgrid(*[np.arange(BLOCK + 1)] * 3, indexing="ij"), -1).reshape(-1, 3)
    near = grid[np.abs(coarse) < BLOCK * cell * 1.35]
    for start in range(0, len(near), AT_ONCE):
        index = (near[start : start + AT_ONCE, None] * BLOCK + fine).reshape(-1, 3)
        volume[tuple(index.T)] = field((lo + index * cell).astype(np.float32))
    for axis in range(3):  # closed where the box ends
        for side in (0, -1):
            edge = [slice(None)] * 3
            edge[axis] = side
            volume[tuple(edge)] = 1
    points, triangles, _, _ = marching_cubes(volume, 0.0)
    points = (lo + points * cell).astype(np.float32)
    step = max(0.02, cell * 1.6)
    curvature = -6 * field(points)
    for axis in range(3):
        for side in (-step, step):
            beside = points.copy()
            beside[:, axis] += side
            curvature = curvature + field(beside)
    return points, triangles[:, ::-1], (curvature / step).astype(np.float32)
