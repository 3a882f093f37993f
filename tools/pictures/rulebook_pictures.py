"""Pictures of the rulebook: read at a table and from the title, and searched."""

from __future__ import annotations

from functools import partial

from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.scenes.rulebook.rulebook_view import A_TO_Z
from game.app.widgets.text_field import TextField
from tools.pictures.screen_pictures import started
from tools.studio import Shot, Studio


def at_table(page: str, studio: Studio) -> RulebookScene:
    """The rulebook over the table of a game in progress, opened at a page."""
    session = started(studio)
    texts = studio.app.texts
    studio.app.start(routes.Table(session))
    origin = texts("rulebook-of-deck")
    studio.app.open(routes.Rulebook((page,), session, origin, lambda keys: None))
    scene = studio.app.top
    assert isinstance(scene, RulebookScene)
    return scene


def from_title(page: str, studio: Studio) -> Scene:
    """The rulebook opened from the title."""
    studio.app.start(routes.Title())
    studio.app.open(routes.Rulebook((page,)))
    scene = studio.app.top
    assert scene is not None
    return scene


def searched(query: str, studio: Studio) -> Scene:
    """The rulebook while something is looked for."""
    scene = at_table("phases", studio)
    while scene.reading:
        studio.app.advance(16)
    scene.form.focus_on("search")
    field = scene.form.find("search")
    assert isinstance(field, TextField)
    field.set_text(query)
    return scene


def looked_up(studio: Studio) -> Scene:
    """The rulebook's subjects from A to Z, the first two letters of them in sight."""
    scene = at_table("repairing", studio)
    while scene.reading:
        studio.app.advance(16)
    scene.fold(scene.current.chapter)
    scene.fold(A_TO_Z)
    scene.fold(f"{A_TO_Z}/{scene.subjects[1].name}")
    return scene


SHOTS: dict[str, Shot] = {
    "rulebook": partial(at_table, "repairing"),
    "rulebook-deck": partial(at_table, "deck"),
    "rulebook-title": partial(from_title, "goal"),
    "rulebook-side": partial(from_title, "room-mess-hall-v2"),
    "rulebook-search": partial(searched, "card"),
    "rulebook-question": partial(searched, "how many cards can I hold"),
    "rulebook-subjects": looked_up,
    "rulebook-nothing": partial(searched, "xylophonix"),
}
