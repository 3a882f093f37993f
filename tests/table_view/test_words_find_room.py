"""Words that were left out, cut or laid over what they speak of, though there was room for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.drawing.canvas import Canvas
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_view import TableView
from game.app.table.paint import overlays
from game.app.table.paint.rooms.room_card import room_card
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.looped import some
from tests.spoken import spoken
from tools.pictures import demo
from tools.studio import Studio


@pytest.mark.parametrize("language", spoken())
def test_diverted_is_written_on_the_room_in_every_language(tmp_path: Path, language: str) -> None:
    kit = Studio(tmp_path, (1280, 720), Preferences(language=language)).kit
    view = TableView.of(demo.state(), None, facts=demo.facts(), texts=kit.texts)
    plan = Layout.of(view.shape, kit.viewport.design).plan
    room = next(room for room in view.rooms if room.diverted)
    canvas = Canvas.of_size(kit, plan.w, plan.h)
    room_card(canvas, room, plan=plan)
    said = [text for text in canvas.texts if text.text == kit.texts("room-diverted")]
    assert len(said) == 1 and not said[0].cut
    assert said[0].rect[0] + said[0].rect[2] <= plan.crew_left + 13, "nobody stands on it"


def words(folder: Path, language: str) -> list[str]:
    """What stands on a table of four in type of 200 %."""
    studio = Studio(folder, (1280, 720), Preferences(text=200, language=language))
    return [text.text for text in studio.take("table-four").texts]


@pytest.mark.parametrize("language", spoken())
def test_where_somebody_is_has_a_name_in_large_type(tmp_path: Path, language: str) -> None:
    """Two stand where there is room for a name beside their own: the room's card and their panel say it."""
    texts = Texts(language)
    core = texts("room-energy-core")
    said = words(tmp_path, language)
    assert said.count(core) + said.count(texts("room-energy-core-brief")) >= 2


def test_a_room_keeps_its_whole_name_where_narrower_type_is_enough(tmp_path: Path) -> None:
    assert {"The Bridge", "Mess Hall"} <= set(words(tmp_path, "en"))


@pytest.mark.parametrize("text", [100, 200])
def test_a_note_never_lies_over_what_it_speaks_of(tmp_path: Path, text: int) -> None:
    kit = Studio(tmp_path, (1280, 720), Preferences(text=text)).kit
    state = demo.with_crew(4)
    view = TableView.of(state, None, facts=demo.facts(state), texts=kit.texts)
    layout = Layout.of(view.shape, kit.viewport.design, kit.text)
    note = kit.texts("play-tip-pod", **{"pod-rooms": 7})
    for key in some(layout.keys):
        if key.kind in ("dock", "hull", "table"):
            continue
        anchor = layout.rect(key)
        canvas = Canvas.of_size(kit, *kit.viewport.design)
        x, y, w, h = overlays.draw_note(canvas, note, anchor)
        beside = x >= anchor[0] + anchor[2] or x + w <= anchor[0]
        assert beside or y >= anchor[1] + anchor[3] or y + h <= anchor[1], key
        assert x >= 0 and y >= 0 and x + w <= kit.viewport.design[0] and y + h <= kit.viewport.design[1]
