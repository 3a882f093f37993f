"""Pictures of sounds, for those who judge them without hearing: look.py OUT.png NAME...

Every name is a file below `assets/sounds` without its ending, or the beginning of some. Above, the wave of
both sides; below, its spectrum from 40 Hz to 18 kHz; a line every 100 ms (every second in long ones).
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import soundfile
from measure import measures
from PIL import Image, ImageDraw
from scipy import signal
from synth import RATE

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
WIDTH, WAVE, SPECTRUM, HEAD = 380, 60, 130, 16


def main() -> None:
    out, names = Path(sys.argv[1]), sys.argv[2:]
    files = [
        path for path in sorted(FOLDER.glob("*/*.ogg")) if any(path.stem.startswith(name) for name in names)
    ]
    columns = min(4, len(files))
    rows = -(-len(files) // columns)
    sheet = Image.new("RGB", (columns * (WIDTH + 8), rows * (WAVE + SPECTRUM + HEAD + 8)), (10, 12, 20))
    for n, path in enumerate(files):
        place = ((n % columns) * (WIDTH + 8), (n // columns) * (WAVE + SPECTRUM + HEAD + 8))
        sheet.paste(_picture(path), place)
    sheet.save(out)


def _picture(path: Path) -> Image.Image:
    sound = soundfile.read(path, always_2d=True)[0]
    found = measures(sound, False)
    made = Image.new("RGB", (WIDTH, WAVE + SPECTRUM + HEAD), (16, 20, 34))
    made.paste(_spectrum(sound), (0, HEAD + WAVE))
    draw = ImageDraw.Draw(made)
    for x in range(WIDTH):
        part = sound[x * len(sound) // WIDTH : max(1, (x + 1) * len(sound) // WIDTH)]
        middle = HEAD + WAVE / 2
        for side, colour in ((0, (255, 170, 70)), (1, (90, 190, 255))):
            top, bottom = middle - part[:, side].max() * WAVE / 2, middle - part[:, side].min() * WAVE / 2
            draw.line((x, top, x, max(bottom, top)), fill=colour)
    step = 0.1 if found.seconds < 8 else 1.0
    for k in range(1, int(found.seconds / step) + 1):
        x = k * step / found.seconds * WIDTH
        draw.line((x, HEAD, x, HEAD + 4), fill=(255, 255, 255))
    words = f"{path.stem} {found.seconds:.2f}s {found.lufs} LUFS pk {found.peak} cr {found.crest}"
    draw.text((3, 2), words, fill=(255, 255, 255))
    return made


def _spectrum(sound: np.ndarray) -> Image.Image:
    size = 2048 if len(sound) > RATE // 3 else 512
    mono = np.pad(np.mean(sound, axis=1), size)
    at, when, spectrum = signal.stft(
        mono, RATE, nperseg=size, noverlap=size - max(1, len(mono) // (WIDTH * 2))
    )
    levels = 20 * np.log10(np.abs(spectrum) + 1e-7)
    rows = np.searchsorted(at, np.geomspace(18000, 40, SPECTRUM)).clip(0, len(at) - 1)
    inner = (when * RATE - size >= 0) & (when * RATE - size <= len(sound))
    columns = np.linspace(0, np.count_nonzero(inner) - 1, WIDTH).astype(int)
    share = np.clip((levels[:, inner][rows][:, columns] + 110) / 80, 0, 1)
    red, green, blue = (
        np.clip(share * 2.2, 0, 1),
        np.clip(share * 1.9 - 0.7, 0, 1),
        np.clip(share * 3 - 2.1, 0, 1),
    )
    blue = np.maximum(blue, np.where(share < 0.5, share * 0.9, 0.45 - (share - 0.5) * 0.6))
    return Image.fromarray((np.stack((red, green, blue), axis=2) * 255).astype(np.uint8))


if __name__ == "__main__":
    main()
