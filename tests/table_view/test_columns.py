"""The columns beside the ship as one view each: neighbours fold together, hands have room, words are few."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.table.model.gestures.highlights import Highlights
from game.app.table.model.places.frames import LAYOUTER, TARGET, decks_column
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DISCARD, END, TableKey
from game.app.table.paint.panels.crew_panel import FACE, crew_heads
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.table_view.test_layout import PLAIN, SHAPES
from tools.pictures import demo
from tools.pictures.table_pictures import picture, ruled
from tools.studio import Studio

LONG = "Maximiliane Freifrau von"
AT_REST = 92
"""So many texts stand on a table that nobody touches: two thirds of what stood there once."""


@pytest.mark.parametrize("text", [100, 150, 200])
def test_crew_panels_fold_together(tmp_path: Path, text: int) -> None:
    """Where one name is too long for a way to show it, all panels take the next."""
    kit = Studio(tmp_path, (1280, 720), Preferences(text=text, language="de")).kit
    view = ruled(kit, demo.state())
    frame = Layout.of(view.shape, kit.viewport.design, kit.text).frames[TableKey.crew(0)]
    size = frame.rect("head")[2:]
    short = [(crew, n) for n, crew in enumerate(view.crew)]
    first = replace(view.crew[0], name=LONG, tokens=9, cubes=2, shields=2)
    for crew in (short, [(first, 0), *short[1:]]):
        heads = crew_heads(kit, crew, size)
        assert len({head.rect(FACE) for head in heads}) == 1
        assert all(head.size == size for head in heads)


def test_the_column_of_the_decks_says_less_where_it_is_low() -> None:
    view = decks_column(PLAIN, 1.0)
    high, low = (LAYOUTER.laid(view, 288, height).places for height in (778, 560))
    assert "turns" in high and "turns" not in low
    assert {key for key in high if isinstance(key, TableKey)} == {
        key for key in low if isinstance(key, TableKey)
    }


@pytest.mark.parametrize("shape", [shape for name, shape in SHAPES.items() if "four" not in name])
def test_what_is_pressed_is_as_high_as_a_finger(shape) -> None:
    keys = Layout.of(shape, (1920, 1080)).keys
    for key in (*(key for key in keys if key.kind == "button"), END, DISCARD, TableKey.card(0, 0)):
        if key in keys and key.kind != "card":
            assert keys[key][3] >= TARGET, key
    if not shape.pod:
        assert keys[TableKey.supply("cube")][3] >= TARGET


def test_few_texts_stand_on_a_table_at_rest(tmp_path: Path) -> None:
    assert len(Studio(tmp_path, (1280, 720)).take("table-three").texts) <= AT_REST


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(Viewport(1280, 720), Texts())


@pytest.mark.parametrize("mark", ["hover", "focus"])
def test_why_a_button_cannot_be_used_stands_on_it_while_it_is_looked_at(kit: Kit, mark: str) -> None:
    view = ruled(kit, demo.state())
    button = next(one for one in view.dock.buttons if not one.enabled)
    key, label = TableKey.button(button.action), kit.keys.label(button.action, kit.texts)
    said = [text.text for text in picture(kit, view).texts]
    looked = [text.text for text in picture(kit, view, Highlights(**{mark: key})).texts]
    for words in (button.line, label):
        assert words not in said and words in looked
    enabled = [one.line for one in view.dock.buttons if one.enabled]
    assert enabled and all(line in said for line in enabled)


def test_keys_stand_on_cards_and_tools_while_keys_are_in_use(kit: Kit) -> None:
    view = ruled(kit, demo.state())
    tools = {kit.keys.label(name, kit.texts) for name in ("undo", "redo", "adviser", "log", "help")}
    said = {text.text for text in picture(kit, view).texts}
    used = {text.text for text in picture(kit, view, Highlights(focus=END)).texts}
    assert not tools & said and tools <= used
    numbers = [text.text for text in picture(kit, view, Highlights(focus=END)).texts]
    pointed = [text.text for text in picture(kit, view, Highlights(hover=TableKey.hand(1))).texts]
    assert numbers.count("1") > pointed.count("1") and pointed.count("2") >= 1
