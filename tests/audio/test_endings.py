"""Every ending has a piece of its own, heard once, alone, and as long as somebody waits for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.audio.background_loops import CAPTIONS
from game.app.audio.cues import WEIGHT
from game.app.audio.score import LEVELS, Signs
from game.app.audio.sounds import MUSIC
from game.app.navigation import routes
from game.app.scenes.ending.last_picture import HELD_MS, LASTS_MS, LastPictureScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.model.ending_picture import OF_POD
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tests.audio.endings import pictures_of_endings
from tests.audio.recorder import SOUNDS, Recorder, recording
from tests.play.driver import ENGINE
from tools.pictures.screen_pictures import DEMO, recorded

Make = Callable[..., tuple[App, Recorder]]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def made(**settings: object) -> tuple[App, Recorder]:
        audio, recorder = recording()
        app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(**settings), audio=audio)  # type: ignore[arg-type]
        pygame.event.clear()
        app.push(TitleScene())
        app.show()
        return app, recorder

    return made


def _pieces(recorder: Recorder) -> list[str]:
    return [cue for cue in recorder.cues() if cue.startswith("ending-")]


def _space(app: App) -> None:
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))


def test_each_ending_has_its_own_piece_which_is_music_and_nothing_takes_its_place() -> None:
    names = [picture.music for picture in pictures_of_endings()]
    assert len(set(names)) == len(names) == 6
    for name in names:
        assert SOUNDS.bus[name] == MUSIC and name in CAPTIONS
        assert WEIGHT[name] > max(weight for cue, weight in WEIGHT.items() if cue not in names)


@pytest.mark.parametrize(
    ("game", "piece"), [("won", "saved"), ("destroyed", "destroyed"), ("emptied", "adrift")]
)
def test_it_begins_with_the_picture_and_goes_on_below_the_facts(make: Make, game: str, piece: str) -> None:
    app, recorder = make(captions=True)
    app.open(routes.LastPicture(recorded(app.engine(), game)))
    app.draw()
    app.advance(50)
    assert _pieces(recorder) == [f"ending-{piece}"]
    assert not any(recorder.faded[SOUNDS.files[f"bed-{level}"][0]] for level in LEVELS)
    assert not any(recorder.faded[SOUNDS.files[loop][0]] for loop in ("hum", "sun-far"))
    words = [record.text for record in app.draw().texts]
    assert app.texts(f"sound-ending-{piece}") in words and app.texts("over-go-on") in words
    app.advance(LASTS_MS)
    app.advance(60_000)
    assert not isinstance(app.stack.top, LastPictureScene)
    assert not recorder.hushed, "it plays to its end"
    assert _pieces(recorder) == [f"ending-{piece}"] and not recorder.cues()[-1].startswith("phrase")


def test_who_skips_the_picture_lets_it_fade(make: Make) -> None:
    app, recorder = make()
    app.open(routes.LastPicture(recorded(app.engine(), "won")))
    app.draw()
    app.advance(HELD_MS + 10)
    _space(app)
    assert recorder.hushed == list(SOUNDS.files["ending-saved"])


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_a_game_that_ends_is_followed_by_one_piece_and_stillness(make: Make, animation: str) -> None:
    """Without animation there is no picture; the piece is heard with the facts."""
    app, recorder = make(animation=animation)
    game = json.loads((DEMO / "destroyed.json").read_text(encoding="utf-8"))
    *before, last = game["choices"]
    session = Session.new(game["settings"], ENGINE)
    for choice in before:
        session.apply(choice)
    app.reset(TableScene(session))
    app.advance(10_000)
    assert _pieces(recorder) == [] and session.decision is not None
    app.stack.scenes[0].propose(last)  # type: ignore[attr-defined]
    for _ in range(300):
        app.advance(50)
    assert len(_pieces(recorder)) == 1
    app.start(routes.Title())
    app.advance(100)
    assert recorder.hushed[-1] == SOUNDS.files[_pieces(recorder)[0]][0]
    assert recorder.faded[SOUNDS.files["bed-calm"][0]] == 1.0, "the score is back"


def test_what_waits_for_the_pod_to_leave_does_not_begin_once_it_is_put_away() -> None:
    audio, recorder = recording()
    picture = OF_POD["alone"]
    audio.last_piece(picture.music, picture.after)
    audio.update(picture.after - 100)
    audio.end_piece()
    audio.update(1000)
    assert _pieces(recorder) == []
    audio.last_piece(picture.music, picture.after)
    audio.update(picture.after + 100)
    assert _pieces(recorder) == [picture.music]


def test_a_game_taken_back_from_its_end_has_its_score_again() -> None:
    audio, recorder = recording()
    audio.sit_down((0, 1), 0)
    audio.watch(Signs(deck=20, over=True))
    audio.last_piece("ending-adrift")
    audio.rewound(0)
    audio.watch(Signs(deck=20))
    assert recorder.hushed == list(SOUNDS.files["ending-adrift"])
    assert recorder.faded[SOUNDS.files["bed-calm"][0]] == 1.0
