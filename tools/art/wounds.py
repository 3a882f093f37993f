"""Keep where every room is hurt: what breaks, sparks, burns and falls, for each of the sixteen pictures.

Points are parts of the whole 3:2 picture (0, 0 is the top left).  Facts of a card cover the lower 27 %, a
column at either side and the upper left corner: what must be seen lies between (.13, .2) and (.86, .72).
"""

from __future__ import annotations

from dataclasses import dataclass

Spot = tuple[float, float]


@dataclass(frozen=True)
class Impact:
    """The wall that is seen at a point is torn over about ``metres``; ``step`` is the cube that it costs.

    ``turn`` is the rent's angle on the wall (0 level, 90 upright), a point before which nothing stands.
    """

    at: Spot
    metres: float
    step: int = 1
    turn: float = 60
    seed: int = 0


@dataclass(frozen=True)
class Shower:
    """Sparks that spray from a point in a direction; ``reach`` in widths of the picture, in these steps."""

    at: Spot
    turn: float = 90
    reach: float = 0.12
    steps: tuple[int, ...] = (1, 2)
    spread: float = 70


@dataclass(frozen=True)
class Fire:
    """Flames on the floor at a point; width and height in parts of the picture's, in these steps."""

    at: Spot
    wide: float
    high: float
    seed: int = 0
    steps: tuple[int, ...] = (3,)
    kind: str = "tall"
    nearer: float = 0.0


@dataclass(frozen=True)
class Cable:
    """A torn cable that hangs from a point; ``long`` in heights of the picture, ``sway`` in widths."""

    at: Spot
    long: float
    sway: float = 0.02
    step: int = 2


@dataclass(frozen=True)
class Wreck:
    """A girder, duct or panel that came down, between two points, ``off`` metres before what is there."""

    kind: str
    start: Spot
    end: Spot
    off: tuple[float, float] = (0.3, 0.1)
    size: float = 0.3
    steps: tuple[int, ...] = (3,)


@dataclass(frozen=True)
class Wounds:
    """All that happens to one picture.

    ``lamps`` are the emergency lamps, ``air`` how thick the smoke gets, ``daylight`` where the sun shines in,
    ``afterglow`` how much dead lamps still show, ``gap`` where the hull is torn open when the room is lost,
    ``wall`` how many metres away it is there, told where something large stands before it.
    """

    impacts: tuple[Impact, ...] = ()
    showers: tuple[Shower, ...] = ()
    fires: tuple[Fire, ...] = ()
    cables: tuple[Cable, ...] = ()
    wrecks: tuple[Wreck, ...] = ()
    lamps: tuple[Spot, ...] = ((0.2, 0.2), (0.8, 0.2))
    air: float = 1.0
    daylight: tuple[Spot, ...] = ()
    afterglow: float = 0.04
    gap: Spot = (0.52, 0.38)
    wall: float = 0.0


WOUNDS: dict[str, Wounds] = {
    "armoury": Wounds(
        impacts=(
            Impact((0.32, 0.39), 1.4),
            Impact((0.69, 0.39), 1.4, 2),
            Impact((0.3, 0.25), 1.2, 3),
        ),
        showers=(
            Shower((0.66, 0.43), 100, 0.12),
            Shower((0.31, 0.42), 80, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.24, 0.77), 0.14, 0.2, 1, (2,), "low"),
            Fire((0.68, 0.79), 0.16, 0.26, 2, (2,), "low"),
            Fire((0.5, 0.735), 0.1, 0.09, 3, (2,), "low"),
            Fire((0.25, 0.8), 0.24, 0.52, 4),
            Fire((0.72, 0.82), 0.26, 0.6, 5),
            Fire((0.46, 0.75), 0.18, 0.2, 6, (3,), "low"),
        ),
        cables=(
            Cable((0.6, 0.1), 0.15, 0.02),
            Cable((0.4, 0.1), 0.18, -0.03, 3),
        ),
        wrecks=(Wreck("girder", (0.74, 0.12), (0.62, 0.8), (0.4, 0.2), 0.4),),
        lamps=((0.33, 0.22), (0.66, 0.22)),
    ),
    "bridge": Wounds(
        impacts=(
            Impact((0.2, 0.33), 1.1),
            Impact((0.45, 0.205), 1.5, 2),
            Impact((0.79, 0.36), 1.2, 3),
        ),
        showers=(
            Shower((0.78, 0.34), 100, 0.13),
            Shower((0.24, 0.36), 80, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.22, 0.73), 0.14, 0.18, 1, (2,), "low"),
            Fire((0.8, 0.73), 0.15, 0.22, 2, (2,), "low"),
            Fire((0.38, 0.72), 0.08, 0.1, 3, (2,), "low"),
            Fire((0.21, 0.76), 0.22, 0.48, 4),
            Fire((0.8, 0.77), 0.22, 0.55, 5),
            Fire((0.4, 0.75), 0.14, 0.22, 6, (3,), "low"),
            Fire((0.63, 0.73), 0.1, 0.2, 7),
        ),
        cables=(
            Cable((0.57, 0.08), 0.18),
            Cable((0.3, 0.1), 0.22, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.84, 0.12), (0.68, 0.76), (0.5, 0.2), 0.9),),
        lamps=((0.14, 0.22), (0.86, 0.22)),
        daylight=((0.27, 0.5), (0.68, 0.5)),
    ),
    "cargo-hold": Wounds(
        impacts=(
            Impact((0.8, 0.43), 1.6),
            Impact((0.2, 0.47), 1.6, 2),
            Impact((0.55, 0.47), 1, 3),
        ),
        showers=(
            Shower((0.49, 0.31), 90, 0.13),
            Shower((0.3, 0.47), 60, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.38, 0.76), 0.12, 0.2, 1, (2,), "low"),
            Fire((0.64, 0.83), 0.16, 0.26, 2, (2,), "low"),
            Fire((0.31, 0.8), 0.2, 0.52, 3),
            Fire((0.68, 0.85), 0.24, 0.62, 4),
            Fire((0.49, 0.75), 0.14, 0.2, 5, (3,), "low"),
            Fire((0.47, 0.385), 0.16, 0.17, 6, (3,), "low"),
        ),
        cables=(
            Cable((0.6, 0.13), 0.16),
            Cable((0.4, 0.12), 0.16, -0.02, 3),
        ),
        wrecks=(Wreck("girder", (0.72, 0.1), (0.58, 0.78), (0.5, 0.2), 0.55),),
        lamps=((0.36, 0.25), (0.68, 0.26)),
    ),
    "crew-quarters": Wounds(
        impacts=(
            Impact((0.55, 0.44), 1.3),
            Impact((0.14, 0.53), 1.3, 2),
            Impact((0.6, 0.3), 1.2, 3),
        ),
        showers=(
            Shower((0.54, 0.25), 100, 0.12),
            Shower((0.7, 0.29), 90, 0.09, (2, 3)),
        ),
        fires=(
            Fire((0.19, 0.735), 0.12, 0.18, 1, (2,), "low"),
            Fire((0.58, 0.76), 0.14, 0.16, 2, (2,), "low"),
            Fire((0.68, 0.61), 0.09, 0.1, 3, (2,), "low"),
            Fire((0.17, 0.76), 0.18, 0.5, 4),
            Fire((0.59, 0.79), 0.18, 0.42, 5),
            Fire((0.72, 0.62), 0.16, 0.3, 6),
            Fire((0.7, 0.465), 0.12, 0.18, 7, (3,), "low"),
        ),
        cables=(
            Cable((0.57, 0.18), 0.18),
            Cable((0.33, 0.12), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.62, 0.08), (0.5, 0.8), (0.4, 0.2), 0.7),),
        lamps=((0.16, 0.24), (0.6, 0.3)),
        daylight=((0.49, 0.48),),
    ),
    "engine-room": Wounds(
        impacts=(
            Impact((0.83, 0.36), 1.6),
            Impact((0.125, 0.34), 1.6, 2),
            Impact((0.25, 0.3), 1.2, 3),
        ),
        showers=(
            Shower((0.62, 0.22), 110, 0.13),
            Shower((0.26, 0.5), 70, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.22, 0.72), 0.13, 0.2, 1, (2,), "low"),
            Fire((0.76, 0.72), 0.14, 0.22, 2, (2,), "low"),
            Fire((0.2, 0.75), 0.2, 0.52, 3, nearer=0.8),
            Fire((0.77, 0.76), 0.22, 0.58, 4),
            Fire((0.4, 0.68), 0.1, 0.22, 5),
            Fire((0.57, 0.67), 0.09, 0.26, 6),
        ),
        cables=(
            Cable((0.57, 0.08), 0.16),
            Cable((0.36, 0.1), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("duct", (0.72, 0.12), (0.6, 0.8), (0.5, 0.3), 0.5),),
        lamps=((0.26, 0.22), (0.72, 0.22)),
        afterglow=0.1,
    ),
    "medical-bay": Wounds(
        impacts=(
            Impact((0.18, 0.47), 1.3),
            Impact((0.735, 0.5), 1.2, 2),
            Impact((0.52, 0.37), 1.1, 3),
        ),
        showers=(
            Shower((0.31, 0.5), 90, 0.1),
            Shower((0.76, 0.36), 90, 0.11, (2, 3)),
        ),
        fires=(
            Fire((0.23, 0.73), 0.13, 0.2, 1, (2,), "low"),
            Fire((0.79, 0.72), 0.12, 0.2, 2, (2,), "low"),
            Fire((0.21, 0.76), 0.2, 0.52, 3),
            Fire((0.79, 0.74), 0.2, 0.52, 4),
        ),
        cables=(
            Cable((0.63, 0.07), 0.18),
            Cable((0.4, 0.1), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.7, 0.06), (0.8, 0.7), (0.4, 0.2), 0.7),),
        lamps=((0.18, 0.2), (0.83, 0.3)),
    ),
    "mess-hall": Wounds(
        impacts=(
            Impact((0.19, 0.34), 1.5),
            Impact((0.8, 0.42), 1.3, 2),
            Impact((0.27, 0.23), 1.2, 3),
        ),
        showers=(
            Shower((0.63, 0.24), 90, 0.12),
            Shower((0.8, 0.33), 110, 0.09, (2, 3)),
        ),
        fires=(
            Fire((0.8, 0.67), 0.15, 0.2, 1, (2,), "low"),
            Fire((0.22, 0.72), 0.14, 0.16, 2, (2,), "low"),
            Fire((0.4, 0.58), 0.12, 0.12, 3, (2,), "low"),
            Fire((0.8, 0.7), 0.22, 0.52, 4),
            Fire((0.2, 0.74), 0.22, 0.46, 5),
            Fire((0.45, 0.58), 0.22, 0.22, 6),
            Fire((0.6, 0.8), 0.16, 0.24, 7, (3,), "low"),
        ),
        cables=(
            Cable((0.63, 0.12), 0.12),
            Cable((0.3, 0.13), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("duct", (0.7, 0.1), (0.86, 0.72), (0.6, 0.2), 0.3),),
        lamps=((0.12, 0.3), (0.8, 0.3)),
    ),
    "repair-centre": Wounds(
        impacts=(
            Impact((0.7, 0.36), 1.5),
            Impact((0.26, 0.34), 1.5, 2),
            Impact((0.68, 0.62), 1.2, 3),
        ),
        showers=(
            Shower((0.6, 0.31), 60, 0.12),
            Shower((0.72, 0.42), 90, 0.09, (2, 3)),
        ),
        fires=(
            Fire((0.3, 0.75), 0.12, 0.2, 1, (2,), "low"),
            Fire((0.72, 0.76), 0.14, 0.22, 2, (2,), "low"),
            Fire((0.26, 0.78), 0.2, 0.52, 3, nearer=2.0),
            Fire((0.75, 0.79), 0.22, 0.56, 4, nearer=2.0),
            Fire((0.5, 0.78), 0.12, 0.18, 5, (3,), "low", nearer=1.0),
        ),
        cables=(
            Cable((0.66, 0.08), 0.2),
            Cable((0.38, 0.1), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("girder", (0.64, 0.1), (0.82, 0.78), (0.5, 0.2), 0.45),),
        lamps=((0.22, 0.22), (0.78, 0.22)),
        wall=13.2,
    ),
    "armoury-v2": Wounds(
        impacts=(
            Impact((0.56, 0.23), 1.4),
            Impact((0.155, 0.29), 1.1, 2, 75),
            Impact((0.82, 0.35), 1.1, 3),
        ),
        showers=(
            Shower((0.75, 0.37), 100, 0.12),
            Shower((0.45, 0.26), 90, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.3, 0.75), 0.12, 0.2, 1, (2,), "low"),
            Fire((0.8, 0.74), 0.14, 0.22, 2, (2,), "low"),
            Fire((0.24, 0.79), 0.2, 0.52, 3),
            Fire((0.8, 0.78), 0.2, 0.58, 4),
            Fire((0.56, 0.74), 0.12, 0.16, 5, (3,), "low"),
        ),
        cables=(
            Cable((0.58, 0.08), 0.16),
            Cable((0.4, 0.09), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("girder", (0.62, 0.06), (0.78, 0.78), (0.4, 0.2), 0.4),),
        lamps=((0.16, 0.2), (0.7, 0.16)),
    ),
    "bridge-v2": Wounds(
        impacts=(
            Impact((0.24, 0.46), 1.5),
            Impact((0.78, 0.46), 1.5, 2),
            Impact((0.7, 0.62), 1.2, 3),
        ),
        showers=(
            Shower((0.82, 0.3), 110, 0.12),
            Shower((0.25, 0.32), 80, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.29, 0.75), 0.13, 0.2, 1, (2,), "low"),
            Fire((0.76, 0.75), 0.14, 0.22, 2, (2,), "low"),
            Fire((0.25, 0.78), 0.2, 0.52, 3),
            Fire((0.77, 0.79), 0.22, 0.56, 4),
            Fire((0.62, 0.74), 0.1, 0.16, 5, (3,), "low"),
        ),
        cables=(
            Cable((0.58, 0.09), 0.16),
            Cable((0.34, 0.1), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.66, 0.18), (0.76, 0.8), (0.8, 0.2), 0.7),),
        lamps=((0.3, 0.24), (0.72, 0.24)),
        afterglow=0.05,
    ),
    "cargo-hold-v2": Wounds(
        impacts=(
            Impact((0.19, 0.4), 0.9),
            Impact((0.8, 0.52), 0.9, 2),
            Impact((0.76, 0.27), 0.8, 3),
        ),
        showers=(
            Shower((0.29, 0.3), 70, 0.1),
            Shower((0.72, 0.3), 110, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.2, 0.76), 0.13, 0.22, 1, (2,), "low"),
            Fire((0.78, 0.77), 0.14, 0.22, 2, (2,), "low"),
            Fire((0.2, 0.8), 0.2, 0.54, 3),
            Fire((0.8, 0.81), 0.22, 0.58, 4),
            Fire((0.5, 0.78), 0.2, 0.16, 5, (3,), "low"),
        ),
        cables=(
            Cable((0.62, 0.13), 0.16),
            Cable((0.36, 0.12), 0.16, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.66, 0.14), (0.78, 0.8), (0.3, 0.2), 0.4),),
        lamps=((0.27, 0.25), (0.74, 0.25)),
        afterglow=0.3,
    ),
    "crew-quarters-v2": Wounds(
        impacts=(
            Impact((0.67, 0.46), 1.4),
            Impact((0.2, 0.45), 1.3, 2),
            Impact((0.66, 0.3), 1.1, 3),
        ),
        showers=(
            Shower((0.62, 0.26), 90, 0.12),
            Shower((0.77, 0.49), 110, 0.09, (2, 3)),
        ),
        fires=(
            Fire((0.22, 0.74), 0.13, 0.2, 1, (2,), "low"),
            Fire((0.71, 0.74), 0.13, 0.2, 2, (2,), "low"),
            Fire((0.2, 0.79), 0.2, 0.54, 3),
            Fire((0.71, 0.78), 0.2, 0.54, 4),
        ),
        cables=(
            Cable((0.66, 0.1), 0.18),
            Cable((0.4, 0.12), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.7, 0.08), (0.74, 0.8), (0.4, 0.2), 0.7),),
        lamps=((0.2, 0.25), (0.74, 0.22)),
        daylight=((0.61, 0.5),),
    ),
    "engine-room-v2": Wounds(
        impacts=(
            Impact((0.8, 0.4), 1.5),
            Impact((0.14, 0.55), 1.3, 2),
            Impact((0.61, 0.22), 1.2, 3),
        ),
        showers=(
            Shower((0.61, 0.42), 100, 0.12),
            Shower((0.7, 0.2), 110, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.8, 0.73), 0.13, 0.2, 1, (2,), "low"),
            Fire((0.3, 0.77), 0.14, 0.2, 2, (2,), "low"),
            Fire((0.79, 0.77), 0.2, 0.56, 3),
            Fire((0.22, 0.8), 0.22, 0.52, 4),
            Fire((0.55, 0.74), 0.12, 0.22, 5),
        ),
        cables=(
            Cable((0.62, 0.09), 0.18),
            Cable((0.4, 0.1), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("duct", (0.72, 0.1), (0.86, 0.74), (0.4, 0.2), 0.4),),
        lamps=((0.7, 0.14), (0.84, 0.3)),
    ),
    "medical-bay-v2": Wounds(
        impacts=(
            Impact((0.2, 0.5), 1.2),
            Impact((0.79, 0.25), 1.3, 2),
            Impact((0.3, 0.24), 1.1, 3),
        ),
        showers=(
            Shower((0.76, 0.36), 90, 0.1),
            Shower((0.24, 0.36), 100, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.19, 0.74), 0.13, 0.2, 1, (2,), "low"),
            Fire((0.83, 0.73), 0.13, 0.2, 2, (2,), "low"),
            Fire((0.18, 0.78), 0.2, 0.54, 3, nearer=1.0),
            Fire((0.84, 0.77), 0.2, 0.54, 4, nearer=1.0),
            Fire((0.5, 0.74), 0.14, 0.14, 5, (3,), "low"),
        ),
        cables=(
            Cable((0.64, 0.06), 0.2),
            Cable((0.35, 0.06), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("panel", (0.74, 0.08), (0.84, 0.72), (0.4, 0.2), 0.7),),
        lamps=((0.19, 0.2), (0.83, 0.2)),
        afterglow=0.22,
    ),
    "mess-hall-v2": Wounds(
        impacts=(
            Impact((0.2, 0.34), 1.5),
            Impact((0.43, 0.36), 1.4, 2),
            Impact((0.57, 0.3), 1.2, 3),
        ),
        showers=(
            Shower((0.7, 0.31), 100, 0.12),
            Shower((0.57, 0.38), 90, 0.09, (2, 3)),
        ),
        fires=(
            Fire((0.2, 0.6), 0.12, 0.16, 1, (2,), "low"),
            Fire((0.84, 0.66), 0.12, 0.18, 2, (2,), "low"),
            Fire((0.53, 0.58), 0.08, 0.1, 3, (2,), "low"),
            Fire((0.2, 0.63), 0.18, 0.44, 4, nearer=0.8),
            Fire((0.82, 0.64), 0.2, 0.46, 5, nearer=1.0),
            Fire((0.52, 0.6), 0.14, 0.24, 6),
        ),
        cables=(
            Cable((0.68, 0.1), 0.16),
            Cable((0.4, 0.14), 0.2, -0.03, 3),
        ),
        wrecks=(Wreck("duct", (0.78, 0.1), (0.86, 0.6), (0.3, 0.2), 0.3),),
        lamps=((0.2, 0.25), (0.62, 0.16)),
        air=0.55,
    ),
    "repair-centre-v2": Wounds(
        impacts=(
            Impact((0.705, 0.31), 1.1),
            Impact((0.19, 0.27), 1.4, 2),
            Impact((0.86, 0.33), 1.1, 3),
        ),
        showers=(
            Shower((0.4, 0.31), 110, 0.12),
            Shower((0.62, 0.36), 70, 0.1, (2, 3)),
        ),
        fires=(
            Fire((0.42, 0.78), 0.12, 0.2, 1, (2,), "low"),
            Fire((0.62, 0.78), 0.12, 0.18, 2, (2,), "low"),
            Fire((0.22, 0.72), 0.2, 0.5, 3),
            Fire((0.7, 0.81), 0.2, 0.52, 4, nearer=4.0),
            Fire((0.5, 0.79), 0.14, 0.18, 5, (3,), "low"),
        ),
        cables=(
            Cable((0.64, 0.06), 0.2),
            Cable((0.34, 0.08), 0.18, -0.03, 3),
        ),
        wrecks=(Wreck("girder", (0.66, 0.08), (0.73, 0.8), (0.5, 0.2), 0.45),),
        lamps=((0.26, 0.2), (0.78, 0.22)),
        afterglow=0.16,
        gap=(0.67, 0.33),
    ),
    "energy-core": Wounds(lamps=((0.16, 0.42), (0.84, 0.42)), afterglow=0.22),
}
