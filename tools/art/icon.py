"""The program icon: the sun of the logo, with its ring and rays."""

from __future__ import annotations

import math
import struct
from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

EDGE = 1024
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = {"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256}


def draw() -> Image.Image:
    """Return the icon, 1024 pixels square: disc, dark ring, cream ring, 24 rays in two lengths."""
    middle = EDGE / 2
    y, x = np.mgrid[:EDGE, :EDGE].astype(np.float32)
    far = np.hypot(x - middle, y - middle) / middle
    plate = Image.new("L", (EDGE, EDGE), 0)
    ImageDraw.Draw(plate).rounded_rectangle((16, 16, EDGE - 17, EDGE - 17), 210, fill=255)
    back = np.zeros((EDGE, EDGE, 3), np.float32)
    back += np.array((14, 16, 28), np.float32) / 255
    back += np.clip(1 - far / 1.15, 0, 1)[..., None] ** 1.5 * np.array((0.46, 0.17, 0.03), np.float32)
    marks = Image.new("L", (EDGE, EDGE), 0)
    pen = ImageDraw.Draw(marks)
    for i in range(24):
        a = 2 * math.pi * i / 24
        low, high = 0.70, 0.90 if i % 2 == 0 else 0.81
        ends = [(middle * (1 + r * math.cos(a)), middle * (1 + r * math.sin(a))) for r in (low, high)]
        pen.line(ends, fill=255, width=30 if i % 2 == 0 else 22)
    rays = ndimage.gaussian_filter(np.asarray(marks, np.float32) / 255, 1.5)
    ring = np.clip((0.045 - np.abs(far - 0.60)) * 130 + 0.5, 0, 1)
    disc = np.clip((0.50 - far) * 256 + 0.5, 0, 1)
    shade = np.clip(np.hypot(x - middle * 0.86, y - middle * 0.82) / middle / 0.62, 0, 1)[..., None]
    hot = np.array((255, 236, 190), np.float32) / 255
    deep = np.array((255, 118, 20), np.float32) / 255
    sun = hot * (1 - shade**0.9) + deep * shade**0.9
    cream = np.array((255, 227, 176), np.float32) / 255
    gold = np.array((255, 176, 84), np.float32) / 255
    halo = ndimage.gaussian_filter(np.maximum(np.maximum(rays, ring), disc), 34)[..., None] * 0.55
    picture = 1 - (1 - back) * (1 - halo * np.array((1, 0.45, 0.10), np.float32))
    for mask, colour in ((rays, gold), (ring, cream), (disc, sun)):
        picture = picture * (1 - mask[..., None]) + colour * mask[..., None]
    rgb = Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    rgb.putalpha(plate)
    return rgb


def write_icon(folder: Path) -> None:
    """Write ``icon.png`` (256 pixels), ``icon.ico`` (16 to 256 pixels) and ``icon.icns`` (32 to 256)."""
    large = draw()
    large.resize((256, 256), Image.LANCZOS).save(folder / "icon.png", optimize=True)
    large.save(folder / "icon.ico", sizes=[(size, size) for size in ICO_SIZES])
    (folder / "icon.icns").write_bytes(icns(large))


def icns(large: Image.Image) -> bytes:
    """Return the icon in the container of macOS: one PNG a size."""
    parts = b""
    for kind, size in ICNS_SIZES.items():
        png = BytesIO()
        large.resize((size, size), Image.LANCZOS).save(png, "png", optimize=True)
        parts += kind.encode() + struct.pack(">I", len(png.getvalue()) + 8) + png.getvalue()
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts
