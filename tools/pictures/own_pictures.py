"""Pictures of the player's own rooms: none, some with one that is left out, and one picked for a game."""

from __future__ import annotations

from game.app.navigation.scene import Scene
from game.app.scenes.own_rooms_dialog import OwnRoomsDialog
from game.app.scenes.setup.setup_scene import SetupScene
from tools.pictures.screen_pictures import set_up
from tools.studio import Shot, Studio

ID = "garden"
FILES = {
    "expansion.yaml": f"id: {ID}\nadds: {{rooms: [{ID}]}}\nreplaces: {{rooms: {{PLACE: {ID}}}}}\n",
    f"rooms/{ID}.yaml": (
        f"id: {ID}\nrepair: [data, metal, energy]\ndivert: [energy, energy, data]\nvariants:\n"
        "  v1: {steps: [gain: {what: repair-cube, crew: active}]}\n"
        "  v2: {passive: true, turn-start: [gain: {what: action-token, crew: active}]}\n"
    ),
    f"texts/en/{ID}.ftl": (
        "expansion-garden = Garden\nexpansion-garden-text = A Garden.\nexpansion-garden-full = A Garden.\n"
        "room-garden = Garden\nplay-room-garden = the Garden\n"
        "room-garden-v1-short = Gain a Repair cube.\nroom-garden-v1-full = You gain a Repair cube.\n"
        "room-garden-v2-short = Begin your turn here for a token.\nroom-garden-v2-full = You gain a token.\n"
    ),
}


def _write(studio: Studio) -> str:
    """Write a room; return the id of the one whose place it takes."""
    content, folder = studio.app.engine().content, studio.app.own.home / ID
    place = content.rooms[content.ship[-1]].id
    for name, words in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(words.replace("PLACE", place), encoding="utf-8")
    return place


def _dialog(studio: Studio) -> Scene:
    set_up(studio, 2)
    scene = OwnRoomsDialog()
    studio.app.push(scene)
    return scene


def own_rooms_none(studio: Studio) -> Scene:
    """The dialog of somebody who has written none."""
    return _dialog(studio)


def own_rooms(studio: Studio) -> Scene:
    """One room in the game, and a folder that is left out."""
    home = studio.app.own.home
    _write(studio)
    (home / "orchard").mkdir(exist_ok=True)
    (home / "orchard" / "expansion.yaml").write_text("id: orchrad\n", encoding="utf-8")
    studio.app.read_own_again()
    return _dialog(studio)


def own_room_picked(studio: Studio) -> SetupScene:
    """The page of details, the room in the place of another one."""
    place = _write(studio)
    studio.app.read_own_again()
    scene = set_up(studio, 2, details=True)
    scene.do(f"room-{place}", f"{ID}/v2")
    return scene


SHOTS: dict[str, Shot] = {
    "own-rooms-none": own_rooms_none,
    "own-rooms": own_rooms,
    "setup-own-room": own_room_picked,
}
