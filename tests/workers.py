"""How many processes the tests are spread over."""

from __future__ import annotations

import os
from pathlib import Path

MOST = 8
"""More win nothing: each reads and collects all tests first."""
MEMORY_MB = 1500
"""What a process needs that draws large windows."""
QUOTA = Path("/sys/fs/cgroup/cpu.max")
MEMORY = Path("/proc/meminfo")
OWN = Path("/proc/self/statm")


def count(quota: Path = QUOTA, memory: Path = MEMORY) -> int:
    """Return how many processes this machine bears; 0 if the tests are best run in this one.

    Args:
        quota: where a container says how much of the processors it may use (cgroup 2).
        memory: where Linux says how much memory is free.
    """
    affinity = getattr(os, "sched_getaffinity", None)
    cores = len(affinity(0)) if affinity else os.cpu_count() or 1
    found = min(cores, MOST, _allowed(quota), _fitting(memory))
    return found if found > 1 else 0


def _allowed(quota: Path) -> int:
    """The whole processors of a container's share."""
    try:
        most, period = quota.read_text(encoding="utf-8").split()
        return max(1, int(most) // int(period))
    except (OSError, ValueError):
        return MOST


def _fitting(memory: Path) -> int:
    """How many processes there is memory for."""
    try:
        lines = memory.read_text(encoding="utf-8").splitlines()
    except OSError:
        return MOST
    free = next((int(line.split()[1]) for line in lines if line.startswith("MemAvailable")), None)
    return MOST if free is None else max(1, free // 1024 // MEMORY_MB)


def resident() -> int:
    """Return how many bytes of memory this process takes; 0 where the system does not tell."""
    try:
        return int(OWN.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
