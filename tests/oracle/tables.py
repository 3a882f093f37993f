"""What the printed cards say, copied out once more for the oracle."""

from __future__ import annotations

REPAIR = {
    "mess-hall": ["nanobots", "energy", "data"],
    "repair-centre": ["metal", "energy", "nanobots"],
    "medical-bay": ["metal", "nanobots", "energy"],
    "engine-room": ["data", "metal", "nanobots"],
    "crew-quarters": ["energy", "data", "metal"],
    "cargo-hold": ["energy", "metal", "data"],
    "armoury": ["data", "nanobots", "metal"],
    "bridge": ["nanobots", "data", "energy"],
}
DIVERT = {
    "mess-hall": ["data", "data", "energy"],
    "repair-centre": ["data", "energy", "nanobots"],
    "medical-bay": ["data", "energy", "energy"],
    "engine-room": ["metal", "nanobots", "nanobots"],
    "crew-quarters": ["metal", "metal", "nanobots"],
    "cargo-hold": ["data", "metal", "nanobots"],
    "armoury": ["metal", "energy", "nanobots"],
    "bridge": ["data", "metal", "energy"],
}
