"""What the window's owner of sound makes of what it is told, from real games and real hands."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.app.audio.score import Signs
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tests.audio.recorder import SOUNDS, Recorder, recording
from tests.play.driver import ENGINE

SETUP = {"players": 3, "difficulty": "medium", "seed": 5, "names": ["Mara", "Joon", "Teo"], "first": 0}


def _app(home: Path, **settings: object) -> tuple[App, Recorder]:
    audio, recorder = recording()
    settings.setdefault("animation", "off")
    app = App(Home(home, home / "logs"), (1280, 720), Preferences(**settings), audio=audio)  # type: ignore[arg-type]
    pygame.event.clear()
    return app, recorder


def _key(app: App, key: int, mod: int = 0) -> None:
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    app.advance(1)


def test_nothing_sounds_before_the_first_picture(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path)
    app.push(TitleScene())
    assert not recorder.begun and not recorder.opened
    app.show()
    assert recorder.opened == 1
    assert {file for file, _ in recorder.begun} >= {SOUNDS.files[f"bed-{n}"][0] for n in ("calm", "peril")}
    assert recorder.faded[SOUNDS.files["bed-calm"][0]] == 1.0


def test_volumes_and_mute_hold_at_once(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path, master=100, effects=100, music=50, ambience=0)
    assert recorder.levels["effects"] == 1.0
    assert 0 < recorder.levels["music"] < 0.5 and recorder.levels["ambience"] == 0
    app.change_settings(music=100, master=50)
    assert recorder.levels["music"] == recorder.levels["effects"] < 1.0
    app.push(TitleScene())
    _key(app, pygame.K_n)
    assert app.settings.mute and not any(recorder.levels.values())
    assert app.texts("sound-off") in [record.text for record in app.draw().texts]
    _key(app, pygame.K_n)
    assert not app.settings.mute and recorder.levels["effects"] > 0


def test_the_mute_key_is_a_letter_where_a_name_is_typed(tmp_path: Path) -> None:
    from game.app.scenes.setup.setup_scene import SetupScene

    app, _ = _app(tmp_path)
    app.push(TitleScene())
    scene = SetupScene()
    app.push(scene)
    field = next(widget for widget in scene.form.widgets if widget.typing)
    scene.form.focus_on(field.key)
    _key(app, pygame.K_n)
    assert not app.settings.mute
    scene.form.focus_on(next(widget.key for widget in scene.form.widgets if not widget.typing))
    _key(app, pygame.K_n, pygame.KMOD_CTRL)
    assert not app.settings.mute
    _key(app, pygame.K_n)
    assert app.settings.mute


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_whole_game_is_heard_to_its_end(tmp_path: Path, speed: str) -> None:
    app, recorder = _app(tmp_path, animation=speed)
    session = Session.new(SETUP, ENGINE)
    table = TableScene(session)
    app.reset(table)
    chance, choices = random.Random(4), 0
    while session.decision is not None:
        before = len(recorder.played)
        table.propose(chance.choice(session.decision["options"]))
        for _ in range(400):
            app.advance(50)
            if not table.director.busy:
                break
        choices += 1
        # Dialogs would wait for hands: the rules are asked directly.
        while app.stack.top is not table and session.decision is not None:
            app.stack.pop()
        if speed == "off":
            assert len(recorder.played) - before <= 10, "no chord of twenty"
    app.advance(200)
    names = set(recorder.cues())
    assert choices > 30
    result = session.state["result"]
    end = "victory" if result["won"] else "loss" if result.get("room") else "power-dies"
    assert {"turn", "damage-card", end} <= names
    assert {"card-draw", "meeple", "phase"} & names
    assert recorder.ducks, "the end makes the music step back"
    app.advance(50)
    assert not any(recorder.faded[SOUNDS.files[f"bed-{n}"][0]] for n in ("calm", "strained", "peril"))


def test_hands_are_heard(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path)
    app.push(TitleScene())
    app.show()
    recorder.played.clear()
    _key(app, pygame.K_TAB)
    assert recorder.cues() == ["hover"]
    table = TableScene(Session.new(SETUP, ENGINE))
    app.reset(table)
    app.advance(10_000)
    app.advance(10_000)
    recorder.played.clear()
    _key(app, pygame.K_1)
    assert recorder.cues() == ["card-pick"]
    _key(app, pygame.K_1)
    assert recorder.cues() == ["card-pick", "back"]
    _key(app, pygame.K_z)
    assert recorder.cues()[-1] == "refused"
    move = next(o for o in table.session.decision["options"] if o.get("do") == "move")  # type: ignore[index]
    table.propose(move)
    recorder.played.clear()
    _key(app, pygame.K_z)
    assert recorder.cues() == ["undo"]
    _key(app, pygame.K_y)
    assert recorder.cues() == ["undo", "redo"]
    _key(app, pygame.K_ESCAPE)
    _key(app, pygame.K_ESCAPE)
    assert recorder.cues()[2:] == ["open", "press", "close"]


def test_hidden_it_stands_still_and_out_of_focus_as_the_settings_say(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path)
    app.push(TitleScene())
    app.show()
    app.dispatch(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert recorder.held and app.audio.wake() is None
    app.dispatch(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert not recorder.held
    app.change_settings(background=True)
    app.dispatch(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not recorder.held
    app.dispatch(pygame.Event(pygame.WINDOWMINIMIZED))
    assert recorder.held
    app.dispatch(pygame.Event(pygame.WINDOWRESTORED))
    assert not recorder.held


def test_a_device_that_comes_or_goes_is_told_to_the_player(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path)
    app.push(TitleScene())
    app.dispatch(pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    app.dispatch(pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False))
    app.dispatch(pygame.Event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=True))
    app.dispatch(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    assert recorder.devices == [False, True]


def test_a_room_that_turns_critical_is_heard_once_and_again_only_after_another() -> None:
    audio, recorder = recording()
    audio.sit_down((0, 1), 0)
    audio.watch(Signs(deck=30, critical=(1,)))
    assert "critical" not in recorder.cues(), "it was so before"
    audio.watch(Signs(deck=29, critical=(1, 2)))
    audio.beat("critical", "bridge", "begin")
    assert recorder.cues().count("critical") == 1
    audio.update(5000)
    audio.watch(Signs(deck=28, critical=(2,)))
    audio.watch(Signs(deck=28, critical=(2, 5)))
    assert recorder.cues().count("critical") == 2


def test_undo_neither_warns_again_nor_spoils_the_row_of_tones() -> None:
    audio, recorder = recording()
    audio.sit_down((0, 1), 3)
    audio.watch(Signs(deck=11))
    audio.watch(Signs(deck=10))
    assert recorder.cues() == ["deck-10"]
    audio.rewound(3)
    audio.watch(Signs(deck=11))
    audio.rewound(3)
    audio.watch(Signs(deck=10, critical=(4,)))
    assert recorder.cues() == ["deck-10"]
    audio.beat("divert", "bridge", "begin")
    assert recorder.played[-1][0] == SOUNDS.files["divert"][3]


def test_captions_tell_what_alarms_say_and_go_again(tmp_path: Path) -> None:
    app, _ = _app(tmp_path, captions=True)
    app.push(TitleScene())
    app.audio.sit_down((0,), 0)
    app.audio.watch(Signs(critical=()))
    app.audio.watch(Signs(critical=(3,)))
    app.advance(1)
    assert app.texts("sound-critical") in [record.text for record in app.draw().texts]
    app.change_settings(captions=False)
    app.audio.watch(Signs(critical=(3, 4)))
    app.advance(4000)
    assert app.texts("sound-critical") not in [record.text for record in app.draw().texts]


def test_a_faster_pace_brings_what_follows_sooner() -> None:
    audio, recorder = recording()
    audio.beat("flight/meeple", {"crew": 0, "from": "a", "to": "b", "rooms": 3}, "lift", pace=0.5)
    assert recorder.cues().count("meeple") == 1
    audio.update(290)
    assert recorder.cues().count("meeple") == 3


def test_a_new_game_is_heard_being_laid_out(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path, animation="normal")
    app.reset(TableScene(Session.new(SETUP, ENGINE)))
    for _ in range(160):
        app.advance(100)
    names = recorder.cues()
    assert names[0] == "shuffle"
    assert names.count("deal") == 9 and names.count("meeple") == 3
    assert {"card-draw", "damage-card", "turn"} <= set(names)


def test_a_click_ends_the_show_and_the_rest_is_told_in_three_sounds(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path, animation="slow")
    table = TableScene(Session.new(SETUP, ENGINE))
    app.reset(table)
    for _ in range(200):
        app.advance(100)
    while table.session.decision["kind"] == "action":  # type: ignore[index]
        table.propose(table.session.decision["options"][-1])  # type: ignore[index]
    assert table.director.busy
    recorder.played.clear()
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1))
    app.advance(1000)
    assert not table.director.busy and len(recorder.played) <= 4


def test_a_slider_lets_one_hear_how_loud_it_is(tmp_path: Path) -> None:
    from game.app.scenes.settings.settings_scene import SettingsScene

    app, recorder = _app(tmp_path)
    app.push(TitleScene())
    scene = SettingsScene()
    app.push(scene)
    recorder.played.clear()
    scene.sample("music")(50)
    assert recorder.cues() == []
    scene.sample("effects")(50)
    assert recorder.cues() == ["share"]


def test_a_replay_that_leaps_is_silent_and_one_that_walks_is_not(tmp_path: Path) -> None:
    from game.app.scenes.replay.replay_scene import ReplayScene

    app, recorder = _app(tmp_path)
    session, chance = Session.new(SETUP, ENGINE), random.Random(4)
    while session.decision is not None:
        session.apply(chance.choice(session.decision["options"]))
    replay = ReplayScene(session)
    app.reset(replay)
    app.advance(100)
    recorder.played.clear()
    for at in (0, len(session.log) - 1, 3, 0):
        replay.seek(at)
        app.advance(100)
    assert recorder.cues() == []
    for _ in range(6):
        replay.step("on")
        app.advance(300)
    assert recorder.cues()


def test_an_error_is_heard_and_a_broken_loudspeaker_does_not_hide_it(tmp_path: Path) -> None:
    app, recorder = _app(tmp_path)
    app.push(TitleScene())
    app.audio.watch(Signs(deck=30, critical=(1,)))
    app.fail(RuntimeError("the reactor took a wrong turn"))
    assert recorder.cues()[-1] == "error"
    for _ in range(20):
        app.audio.update(5000)
    assert not any(name.startswith("alarm") for name in recorder.cues()), "the table is gone"
    app.recovered()
    recorder.play = None  # type: ignore[assignment, method-assign]
    app.fail(RuntimeError("again"))
    assert type(app.stack.top).__name__ == "ErrorScene"


def test_the_die_stops_rolling_when_it_lies() -> None:
    audio, recorder = recording()
    roll = {"type": "roll", "crew": 0, "value": 4, "for": "scavenge"}
    audio.beat("die", roll, "begin")
    assert not recorder.hushed
    audio.beat("die", roll, "end")
    assert set(recorder.hushed) == set(SOUNDS.files["die-roll"])
    assert recorder.cues() == ["die-roll", "die-settle"]
