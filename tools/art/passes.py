"""Keep what the damage painter needs to know of a room: where everything lies, how it is turned, what glows.

One ray a pixel without lamps, haze and bounces: 10 to 20 seconds a room.  What fire and emergency lamps light
up is then worked out from these maps (``relight.py``), which is a hundred times faster than rendering it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import bpy
import cv2
import numpy as np
import OpenEXR
import stage
from mathutils import Matrix, Vector
from shapes import Point

SIZE = (784, 523)
"""Pixels of every map: the whole 3:2 picture at the width of the overlays."""
OUTSIDE = 20.0
"""Distance in metres from which on something is behind a window."""


@dataclass(frozen=True)
class Survey:
    """Hold where the things of a picture lie; maps are (h, w, ...), metres.

    ``eye`` turns a point of the scene into camera coordinates (x right, y up, z towards the eye);
    ``zoom`` is the width of the picture at a distance of 1, so that x / -z * zoom is in picture widths.
    """

    place: np.ndarray
    normal: np.ndarray
    skin: np.ndarray
    glow: np.ndarray
    eye: np.ndarray
    zoom: float

    @property
    def depth(self) -> np.ndarray:
        """Distance of every pixel from the plane of the camera."""
        return -(self.place @ self.eye[2, :3] + self.eye[2, 3]).astype(np.float32)

    def project(self, point: np.ndarray) -> tuple[float, float, float]:
        """Return column, row (pixels of the passes) and distance of a point of the scene."""
        x, y, z = self.eye[:3, :3] @ np.asarray(point, float) + self.eye[:3, 3]
        far = max(-z, 0.05)
        return SIZE[0] * (0.5 + x / far * self.zoom), SIZE[1] / 2 - SIZE[0] * y / far * self.zoom, far

    def project_all(self, points: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return columns, rows and distances of many points (..., 3)."""
        seen = points @ self.eye[:3, :3].T.astype(np.float32) + self.eye[:3, 3].astype(np.float32)
        far = np.maximum(-seen[..., 2], 0.05)
        zoom = self.zoom * SIZE[0]
        return SIZE[0] / 2 + seen[..., 0] / far * zoom, SIZE[1] / 2 - seen[..., 1] / far * zoom, far

    def pixels(self, metres: float, far: float) -> float:
        """Return how many pixels a length takes at a distance."""
        return metres / far * self.zoom * SIZE[0]


def _write(stem: Path, outputs: dict[str, str]) -> None:
    """Render and write the outputs of the render layer (slot by name) as ``stem``_<name>_0001.exr."""
    layers, writer = stage.exr_writer(stem.parent, "32")
    tree = bpy.context.scene.node_tree
    writer.file_slots.clear()
    for name, slot in outputs.items():
        writer.file_slots.new(f"{stem.name}_{name}_")
        tree.links.new(layers.outputs[slot], writer.inputs[-1])
    bpy.ops.render.render()


@contextmanager
def _without(things: Iterable[bpy.types.Object]) -> Iterator[None]:
    hidden = [thing for thing in things if not thing.hide_render]
    for thing in hidden:
        thing.hide_render = True
    yield
    for thing in hidden:
        thing.hide_render = False


def _air() -> list[bpy.types.Object]:
    return [t for t in bpy.data.objects if t.name.startswith(stage.HAZE) or t.get(stage.UNLINED)]


def _lamps() -> list[bpy.types.Object]:
    return [t for t in bpy.data.objects if t.type == "LIGHT"]


def survey(stem: Path) -> None:
    """Write place, normal, skin (colour of things), glow and the camera of the scene that is open."""
    stage.set_up_cycles(1, 100, SIZE)
    scene = bpy.context.scene
    scene.cycles.max_bounces = scene.cycles.diffuse_bounces = scene.cycles.glossy_bounces = 0
    layer = scene.view_layers[0]
    layer.use_pass_position = layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_emit = (
        True
    )
    scene.cycles.use_denoising = scene.cycles.use_adaptive_sampling = False
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BOX", 0.01
    with _without(_air() + _lamps()):
        _write(stem, {"place": "Position", "normal": "Normal", "skin": "DiffCol", "glow": "Emit"})
    camera = scene.camera
    eye = camera.matrix_world.inverted()
    facts = {"eye": [list(row) for row in eye], "zoom": camera.data.lens / camera.data.sensor_width}
    stem.with_name(f"{stem.name}_camera.json").write_text(json.dumps(facts), encoding="utf-8")


def load_map(stem: Path, name: str) -> np.ndarray:
    """Return one pass as (h, w, 3) floats, whatever its channels are called."""
    channels = OpenEXR.File(f"{stem}_{name}_0001.exr").channels()
    if "RGB" in channels:
        return np.ascontiguousarray(channels["RGB"].pixels.astype(np.float32))
    keys = "XYZ" if "X" in channels else "RGB"
    if not set(keys) <= channels.keys():
        one = next(iter(channels.values())).pixels.astype(np.float32)
        return np.repeat(one.reshape(*one.shape[:2], -1)[..., :1], 3, -1)
    return np.stack([channels[k].pixels for k in keys], -1).astype(np.float32)


def _fitted(picture: np.ndarray) -> np.ndarray:
    if picture.shape[1::-1] == SIZE:
        return picture
    return cv2.resize(picture, SIZE, interpolation=cv2.INTER_NEAREST)


def load_survey(stem: Path) -> Survey:
    """Read what ``survey`` wrote."""
    facts = json.loads(stem.with_name(f"{stem.name}_camera.json").read_text(encoding="utf-8"))
    maps = (_fitted(load_map(stem, name)) for name in ("place", "normal", "skin", "glow"))
    return Survey(*maps, np.array(facts["eye"]), facts["zoom"])


def survey_alone(stem: Path, where: Survey, build: Callable[[], None]) -> None:
    """Write the maps of things that ``build`` makes, seen by a room's camera without the room."""
    scene = stage.clear()
    build()
    eye = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(eye)
    eye.matrix_world = Matrix(where.eye.tolist()).inverted()
    eye.data.lens = where.zoom * eye.data.sensor_width
    scene.camera = eye
    stage.world()
    survey(stem)


def pixel(at: tuple[float, float]) -> tuple[int, int]:
    """Return column and row of a point of the picture (0..1)."""
    return int(at[0] * (SIZE[0] - 1)), int(at[1] * (SIZE[1] - 1))


def in_front(survey_: Survey, at: Point, metres: float) -> tuple[float, float, float]:
    """Return the place ``metres`` before the surface that is seen at a point of the picture (0..1)."""
    x, y = int(at[0] * (SIZE[0] - 1)), int(at[1] * (SIZE[1] - 1))
    place = Vector(survey_.place[y, x]) + Vector(survey_.normal[y, x]) * metres
    return tuple(place)
