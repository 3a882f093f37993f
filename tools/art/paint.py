"""The painterly pass: a graded render becomes brush strokes with ink lines."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from grade import WHOLE, Part, bloom, brightness, load_passes, piece, save, split_tone, tone_map, vignette
from scipy import ndimage

BRUSHES = (96, 54, 30, 17)
THRESHOLDS = (0.0, 0.018, 0.026, 0.036)


@dataclass(frozen=True)
class Style:
    """Hold how one picture is painted.

    ``exposure`` in stops; ``focus`` the point (0..1) that stays sharp and bright; ``ink`` and ``strokes``
    the strength of lines and of the coarse brush; ``tone`` extra arguments of ``split_tone``.
    """

    exposure: float = 0.25
    focus: tuple[float, float] = (0.5, 0.48)
    bloom: float = 0.35
    ink: float = 0.75
    strokes: float = 0.5
    tone: dict[str, Any] = field(default_factory=dict)


def structure(picture: np.ndarray, blur: float) -> tuple[np.ndarray, np.ndarray]:
    """Return the direction along edges and how one-directional the picture is there (0..1)."""
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
    gx = cv2.Scharr(soft, cv2.CV_32F, 1, 0) / 16
    gy = cv2.Scharr(soft, cv2.CV_32F, 0, 1) / 16
    e, f, g = (cv2.GaussianBlur((a * b).sum(-1), (0, 0), blur) for a, b in ((gx, gx), (gx, gy), (gy, gy)))
    root = np.sqrt((e - g) ** 2 + 4 * f * f)
    return np.arctan2(2 * f, e - g) / 2 + np.pi / 2, root / (e + g + 1e-8)


def kuwahara(picture: np.ndarray, radius: float, angle: np.ndarray, stretch: np.ndarray) -> np.ndarray:
    """Smooth like a brush: of eight oriented sectors the calmest give the colour."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[:height, :width].astype(np.float32)
    longer = np.clip(1 + stretch, 1, 2)
    c, s = np.cos(angle), np.sin(angle)
    along, across = radius * longer, radius / longer
    total: Any = 0
    weights: Any = 0
    for sector in range(8):
        mean: Any = 0
        square: Any = 0
        weight = 0.0
        for far, count in ((0, 1), (0.33, 3), (0.62, 4), (0.92, 5)):
            spread = np.linspace(-0.5, 0.5, count) * (np.pi / 4) * 1.3 if count > 1 else [0]
            for offset in spread:
                t = np.pi / 4 * sector + offset
                u, v = far * np.cos(t) * along, far * np.sin(t) * across
                at_x, at_y = (x + u * c - v * s).astype(np.float32), (y + u * s + v * c).astype(np.float32)
                tap = cv2.remap(picture, at_x, at_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
                share = float(np.exp(-1.6 * far * far))
                mean = mean + tap * share
                square = square + tap * tap * share
                weight += share
        mean = mean / weight
        noise = np.sqrt(np.maximum(square / weight - mean * mean, 0).sum(-1))
        trust = 1 / (1 + (255 * noise) ** 4)
        total = total + mean * trust[..., None]
        weights = weights + trust
    return total / (weights[..., None] + 1e-12)


def _brush_tips(count: int, length: int, rng: np.random.RandomState) -> list[tuple[np.ndarray, np.ndarray]]:
    """Make bristle masks and their relief, long axis = x: opaque body, ragged dry ends."""
    tips = []
    for _ in range(count):
        height = int(length * 0.34) | 1
        v = np.linspace(-1, 1, height)[:, None]
        u = np.linspace(-1, 1, length)[None]
        bristle = ndimage.gaussian_filter1d(rng.rand(height), max(0.7, length * 0.012))[:, None]
        bristle = (bristle - bristle.min()) / (np.ptp(bristle) + 1e-6)
        wobble = ndimage.gaussian_filter1d(rng.randn(length), length * 0.2) * 2
        side = np.clip((1 - np.abs(v - wobble[None] * 0.3)) * 5, 0, 1)
        ends = np.clip((0.72 + 0.28 * bristle - np.abs(u)) * 5, 0, 1)
        ends = ends * np.clip((0.86 + 0.14 * bristle - np.maximum(u, 0)) * 8, 0, 1)
        mask = np.clip(side * ends * (0.72 + 0.4 * bristle), 0, 1)
        tips.append((mask.astype(np.float32), (mask * bristle).astype(np.float32)))
    return tips


def _turned(tip: tuple[np.ndarray, np.ndarray], length: int, angle: float) -> tuple[np.ndarray, np.ndarray]:
    mask, relief = tip
    edge = int(length * 1.1) | 1
    matrix = cv2.getRotationMatrix2D((mask.shape[1] / 2, mask.shape[0] / 2), -np.degrees(angle), 1)
    matrix[0, 2] += edge / 2 - mask.shape[1] / 2
    matrix[1, 2] += edge / 2 - mask.shape[0] / 2
    return cv2.warpAffine(mask, matrix, (edge, edge)), cv2.warpAffine(relief, matrix, (edge, edge))


def brush(
    source: np.ndarray, angles: list[np.ndarray], detail: np.ndarray, jitter: float = 0.016
) -> tuple[np.ndarray, np.ndarray]:
    """Lay four layers of strokes, coarse to fine; fine ones only where the coarse layer loses detail."""
    rng = np.random.RandomState(1)
    height, width = source.shape[:2]
    canvas = cv2.GaussianBlur(source, (0, 0), BRUSHES[0] * 0.2)
    relief = np.zeros((height, width), np.float32)
    for layer, length in enumerate(BRUSHES):
        colours = cv2.GaussianBlur(source, (0, 0), max(0.6, length * 0.07))
        tips = _brush_tips(10, length, rng)
        step = max(3, length * 0.22)
        grid = [(x, y) for y in np.arange(0, height, step) for x in np.arange(0, width, step)]
        rng.shuffle(grid)
        lost = None
        if layer:
            coarse = cv2.GaussianBlur(source, (0, 0), BRUSHES[layer - 1] * 0.16)
            lost = np.abs(coarse - cv2.GaussianBlur(source, (0, 0), length * 0.05)).mean(-1)
            lost = cv2.GaussianBlur(lost, (0, 0), length * 0.12) / (0.35 + brightness(source)) ** 0.5
            lost = lost * (0.6 + 0.9 * detail)
        turned: dict[tuple[int, int], tuple[np.ndarray, np.ndarray]] = {}
        for gx, gy in grid:
            x = min(width - 1, max(0, int(gx + rng.uniform(-0.6, 0.6) * step)))
            y = min(height - 1, max(0, int(gy + rng.uniform(-0.6, 0.6) * step)))
            if lost is not None and lost[y, x] < THRESHOLDS[layer]:
                continue
            angle = angles[layer][y, x] + rng.randn() * (0.16 if layer < 2 else 0.06)
            key = (rng.randint(len(tips)), int(round(angle / np.pi * 32)) % 32)
            if key not in turned:
                turned[key] = _turned(tips[key[0]], length, key[1] * np.pi / 32)
            mask, bump = turned[key]
            half = mask.shape[0] // 2
            xa, ya = max(0, x - half), max(0, y - half)
            xb, yb = min(width, x - half + mask.shape[0]), min(height, y - half + mask.shape[0])
            if xb - xa < 2 or yb - ya < 2:
                continue
            cut = np.s_[ya - y + half : yb - y + half, xa - x + half : xb - x + half]
            wild = jitter if layer < 3 else jitter * 0.5
            colour = colours[y, x] * (1 + rng.randn() * wild)
            colour = colour + rng.randn(3) * wild * 0.25 * (0.2 + colours[y, x].mean())
            cover = mask[cut] * 0.9
            patch = canvas[ya:yb, xa:xb]
            patch += (colour.astype(np.float32) - patch) * cover[..., None]
            ground = relief[ya:yb, xa:xb]
            ground += (bump[cut] - ground) * cover
    return np.clip(canvas, 0, 1), relief


def ink_lines(depth: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Return 0..1 lines where depth or normals jump."""
    far = np.log(np.clip(depth, 0.1, 200))
    step = np.abs(cv2.Laplacian(far, cv2.CV_32F, ksize=3))
    bend = np.zeros_like(depth)
    for dx, dy in ((1, 0), (0, 1)):
        bend = np.maximum(bend, 1 - (normal * np.roll(normal, (dy, dx), (0, 1))).sum(-1))
    return np.clip(np.clip(step * 2.2 - 0.12, 0, 1) + 0.55 * np.clip(bend - 0.35, 0, 1), 0, 1)


def _canvas(height: int, width: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the fine weave and the slow unevenness of a canvas."""
    rng = np.random.RandomState(3)
    weave = cv2.GaussianBlur(rng.randn(height, width).astype(np.float32), (0, 0), 0.7) * 1.2
    slow = np.zeros((height, width), np.float32)
    for k in (6, 20, 60):
        small = rng.randn(height // k + 2, width // k + 2).astype(np.float32)
        slow += cv2.resize(small, (width, height), interpolation=cv2.INTER_CUBIC) * k**0.5 * 0.35
    return weave, slow / np.std(slow)


def develop(stem: Path, style: Style) -> np.ndarray:
    """Return the graded render without any painting (for drafts)."""
    light = load_passes(stem)[0]
    lit = bloom(np.minimum(light, 60), amount=style.bloom)
    picture = split_tone(tone_map(lit, style.exposure), **style.tone)
    return picture * vignette(*picture.shape[:2], 0.5, style.focus)


def _as_rendered(picture: np.ndarray, style: Style, size: tuple[int, int]) -> np.ndarray:
    """Return about the light that was painted as ``picture`` (0..1)."""
    grey = np.linspace(0, 3, 400, dtype=np.float32) ** 2
    shown = tone_map(np.repeat(grey[:, None], 3, 1), style.exposure)[:, 0]
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    return np.interp(small, shown, grey).astype(np.float32)


def _patchwork(stem: Path, style: Style, parts: tuple[Part, ...], old: np.ndarray) -> tuple[np.ndarray, ...]:
    """Return light, depth and normals with new ``parts``, and what is to be seen of a new painting (0..1)."""
    light = depth = normal = None
    seen = np.zeros(old.shape[:2], np.float32)
    for number, part in enumerate(parts):
        passes = load_passes(piece(stem, number))
        if light is None or depth is None or normal is None:
            light = _as_rendered(old, style, passes[0].shape[1::-1])
            depth, normal = np.full_like(passes[1], 100.0), np.zeros_like(passes[2])
        for target, source in zip((light, depth, normal), passes, strict=True):
            target[_inside(part, target)] = source[_inside(part, source)]
        patch = np.zeros_like(seen)
        patch[_inside(part, patch, 0.012)] = 1
        seen = np.maximum(seen, cv2.GaussianBlur(patch, (0, 0), old.shape[1] * 0.004))
    return light, depth, normal, seen[..., None]


def _inside(part: Part, picture: np.ndarray, less: float = 0.0) -> tuple[slice, slice]:
    """Return rows and columns of a part, without its edges (``less``) where they are not the picture's."""
    height, width = picture.shape[:2]
    left, top, right, bottom = (
        edge + sign * less * (0.001 < edge < 0.999) for edge, sign in zip(part, (1, 1, -1, -1), strict=True)
    )
    return (
        slice(math.ceil(top * height), math.floor(bottom * height)),
        slice(math.ceil(left * width), math.floor(right * width)),
    )


def paint(
    stem: Path, target: Path, style: Style, width: int = 1440, parts: tuple[Part, ...] = (WHOLE,)
) -> None:
    """Paint the render at ``stem`` and write it to ``target``, ``width`` pixels wide.

    With ``parts`` only these were rendered; they are painted into the picture that is there.
    """
    began = time.time()
    old, seen = None, np.ones((1, 1, 1), np.float32)
    if parts == (WHOLE,):
        light, depth, normal = load_passes(stem)
    else:
        old = cv2.imread(str(target))[..., ::-1].astype(np.float32) / 255
        light, depth, normal, seen = _patchwork(stem, style, parts, old)
    glowing = np.clip(brightness(light) - 1.0, 0, 1)
    lit = bloom(np.minimum(light, 60), amount=style.bloom)
    graded = split_tone(tone_map(lit, style.exposure), **style.tone)
    height = round(width * graded.shape[0] / graded.shape[1])
    size = (width, height)
    y = np.clip(cv2.resize(graded, size, interpolation=cv2.INTER_CUBIC), 0, 1).astype(np.float32)
    smooth = kuwahara(y, 7.0, *structure(y, 3.5)).astype(np.float32)
    rows, columns = np.mgrid[:height, :width]
    near = ((columns / width - style.focus[0]) / 0.32) ** 2 + ((rows / height - style.focus[1]) / 0.36) ** 2
    focus = np.exp(-near).astype(np.float32)[..., None]
    angles = [structure(smooth, blur)[0] for blur in (16, 9, 5, 3)]
    strokes, relief = brush(smooth * 0.7 + y * 0.3, angles, np.clip(0.25 + focus[..., 0] * 0.8, 0, 1))
    p = strokes * style.strokes + smooth * (1 - style.strokes)
    p = p * (1 - 0.30 * focus) + (0.5 * smooth + 0.5 * y) * 0.30 * focus
    # Screens and other glowing things stay crisp.
    glowing = cv2.dilate(cv2.resize(glowing, size), np.ones((5, 5)))
    crisp = cv2.GaussianBlur(glowing, (0, 0), 3)[..., None] * 0.65
    p = p * (1 - crisp) + (0.35 * smooth + 0.65 * y) * crisp
    far = cv2.resize(depth, size, interpolation=cv2.INTER_NEAREST)
    weave, slow = _canvas(height, width)
    ink = cv2.resize(ink_lines(depth, normal), size, interpolation=cv2.INTER_LINEAR)
    ink = cv2.GaussianBlur(ink, (0, 0), 0.7) * np.clip(0.75 + 0.35 * slow, 0.15, 1)
    ink = ink * np.clip(1.15 - 1.1 * brightness(p), 0.08, 1) * np.clip(1.25 - far / 16, 0.25, 1)
    ink = (style.ink * ink)[..., None]
    p = p * (1 - ink) + np.array((0.03, 0.02, 0.035), np.float32) * ink * 0.5
    bump = cv2.GaussianBlur(relief, (0, 0), 0.8)
    bump = 0.010 * 0.7 * (ndimage.sobel(bump, 0) + ndimage.sobel(bump, 1))
    p = p + bump[..., None] * (0.35 + brightness(p)[..., None])
    p = p * (1 + 0.010 * weave[..., None] + 0.020 * slow[..., None])
    halo = cv2.GaussianBlur(np.clip(p - 0.72, 0, 1), (0, 0), width * 0.012)
    p = 1 - (1 - np.clip(p, 0, 1)) * (1 - 0.55 * halo)
    p = np.clip(p * vignette(height, width, 0.5, style.focus), 0, 1).astype(np.float32)
    p = p + 0.45 * (p - cv2.GaussianBlur(p, (0, 0), 1.6))
    save(target, p if old is None else old + (np.clip(p, 0, 1) - old) * seen)
    print(f"{target.name}: painted in {time.time() - began:.0f} s", flush=True)
