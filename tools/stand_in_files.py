"""Write the templates of rooms and cards that nobody has drawn: `python -m tools.stand_in_files`.

They are in `assets/stand-ins`; `game/app/drawing/stand_ins/templates.py` reads them.
"""

from __future__ import annotations

from pathlib import Path

from game.app.drawing.stand_ins.emblem_cards import FACES
from game.app.drawing.stand_ins.room_templates import SHAPES
from game.program_files import asset_folder
from tools.stand_in_cards import SOLIDS, card_svg, outlines_svg
from tools.stand_in_overlays import overlay_svg
from tools.stand_in_rooms import Art, room_svg

ROOMS = ("lit", "dark", "lost")


def write(folder: Path) -> None:
    """Write all templates into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "emblems.svg", outlines_svg())
    for face in FACES:
        for shape in range(len(SOLIDS)):
            _write(folder / f"card-{face}-{shape}.svg", card_svg(shape, face))
    for state, shapes in SHAPES.items():
        for shape in range(shapes):
            art = Art(state, shape)
            text = room_svg(art) if state in ROOMS else overlay_svg(art)
            _write(folder / f"{state}-{shape}.svg", text)


def _write(file: Path, text: str) -> None:
    file.write_text(text.replace("><", ">\n<") + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(asset_folder() / "stand-ins")
