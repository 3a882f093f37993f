"""How the table moves: every event has its picture, skipping ends at the truth, off is off, no flashes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.timing import HOP_MS
from game.app.scenes.menu_scene import MenuScene
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DISCARD, DOCK, TableKey
from game.app.table.model.table_view import TableView, shape_of
from game.app.table.motion import beats, easing
from game.app.table.motion.beats import Beat, beats_of
from game.app.table.motion.idle_motion import ASLEEP_MS, AWAKE_MS, CALM_MS, CALM_PACE, IdleMotion
from game.app.table.motion.pace import STORM
from game.app.table.motion.shown_state import ShownState
from game.app.table.motion.sky import FRAME_MS
from game.app.table.motion.spectacle.aftereffects import ECHOES
from game.app.table.motion.spectacle.event_effects import EFFECTS
from game.app.table.motion.spectacle.opening import opening
from game.app.table.paint.compositor import MOST_WAITS
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

TEXTS = Texts()
SETUP = {"players": 3, "difficulty": "medium", "seed": 7, "first": 0}
SEEN_DIRECTLY = {"chose", "action", "phase", "seen", "ordered", "turn"}
"""Events that no beat of their own tells of: pips, the top bar, dialogs, the dock."""
FACTORS = {"fast": 0.5, "normal": 1.0, "slow": 1.7}


def played(seed: int, choices: int = 400, **setup: Any) -> list[tuple[dict, list[dict]]]:
    """STATE before and events of every choice of a random game."""
    chance = random.Random(seed)
    session = Session.new({**SETUP, "seed": seed, **setup}, ENGINE)
    found = []
    while session.decision is not None and len(found) < choices:
        before = session.state
        found.append((before, session.apply(chance.choice(session.decision["options"]))))
    return found


def picture(beat: Beat) -> bool:
    return bool(beat.flights or beat.effect)


class TestBeats:
    @pytest.mark.parametrize("seed", range(4))
    def test_every_event_has_a_picture(self, seed: int) -> None:
        told = set()
        for _, events in played(seed, players=2 + seed % 3):
            for beat in beats_of(events):
                told |= {flight.event["type"] for flight in beat.flights}
                if beat.effect:
                    told |= {event["type"] for event in (*beat.before, *beat.after)}
                    told.add(beat.effect)
                assert not beat.effect or beat.effect in EFFECTS
        kinds = {event["type"] for _, events in played(seed, players=2 + seed % 3) for event in events}
        assert kinds - SEEN_DIRECTLY <= told

    def test_times_are_those_of_the_design(self) -> None:
        assert (beats.DRAW_MS, beats.STAGGER_MS, beats.SLIDE_MS, HOP_MS) == (320, 60, 240, 280)
        assert (beats.CUBE_MS, beats.DIE_MS, beats.COIN_MS, beats.SHIELD_MS) == (260, 750, 300, 400)
        assert (beats.FLIP_MS, beats.HIT_MS, beats.CRITICAL_MS, beats.BREACH_MS) == (250, 350, 700, 1600)
        assert beats.MERGE_MS + beats.DIVERT_MS == 1100
        assert beats.MERGE_MS + beats.DIVERT_MS + beats.SURGE_MS == 1800
        assert (beats.WIN_MS, beats.LOST_STAGGER_MS) == (3000, 120)
        assert ECHOES["turn"][0] == 450
        for rooms, low, high in ((1, 600, 600), (2, 600, 1300), (3, 1300, 1300)):
            assert low <= beats.FLIP_MS + rooms * beats.HIT_MS <= high

    def test_three_cards_merge_where_the_coin_lands(self) -> None:
        state = position(3, at=["bridge", "bridge", "mess-hall"], hands=[["data", "metal", "energy"], [], []])
        events = Session.load(state, ENGINE).apply({"do": "divert", "cards": ["data", "energy", "metal"]})
        flights = [flight for beat in beats_of(events) for flight in beat.flights if flight.kind == "card"]
        assert [flight.end for flight in flights] == [TableKey.divert("bridge")] * 3
        assert {flight.path for flight in flights} == {"merge"}

    @pytest.mark.parametrize(("diverted", "surges"), [(6, False), (7, True)])
    def test_only_the_eighth_room_makes_all_conduits_pulse(
        self, tmp_path: Path, diverted: int, surges: bool
    ) -> None:
        rooms = ["cargo-hold", "medical-bay", "crew-quarters", "engine-room", "armoury", "repair-centre"]
        rooms += ["mess-hall"] if diverted == 7 else []
        hands = [["data", "metal", "energy"], [], []]
        state = position(3, at=["bridge"] * 3, hands=hands, diverted=rooms)
        seats = Hands(tmp_path, Preferences(animation="normal"))
        table = seats.position(state)
        table.propose({"do": "divert", "cards": ["data", "energy", "metal"]})
        seen = set()
        while table.director.busy:
            seats.app.advance(16)
            effect = table.director.effect()
            seen.add(effect[0] if effect else "")
        assert "divert" in seen
        assert ("surge" in seen) is surges

    def test_somebody_sent_across_the_ship_hops_from_room_to_room(self, tmp_path: Path) -> None:
        state = position(3, at=["crew-quarters", "bridge", "mess-hall"], hands=[[], [], []])
        seats = Hands(tmp_path, Preferences(animation="normal"))
        table = seats.position(state)
        table.propose({"do": "activate"})
        table.director.skip()
        ids = [room["id"] for room in table.session.state["rooms"]]
        option = table.session.decision["options"][0]
        start = table.session.state["crew"][option["crew"]]["at"]
        end = ids.index(option["room"])
        hops = abs(start % 3 - end % 3) + abs(start // 3 - end // 3)
        table.propose(option)
        seats.app.advance(1)
        moving = [piece for piece in table.director.moving() if piece.flight.kind == "meeple"]
        assert [piece.flight.ms for piece in moving] == [HOP_MS * hops]


class TestOpening:
    def test_it_begins_with_a_closed_box_and_ends_at_the_truth(self) -> None:
        session = Session.new(SETUP, ENGINE)
        found = opening(session.state, session.log[0].events)
        assert found is not None
        before, events, absent = found
        assert all(not member["hand"] for member in before["crew"])
        assert all(all(room["cubes"]) for room in before["rooms"])
        assert absent == {TableKey.meeple(0), TableKey.meeple(1), TableKey.meeple(2)}
        shown = ShownState(before, 3)
        shown.empty.update(absent)
        for beat in beats_of(events):
            for event in (*beat.before, *(flight.event for flight in beat.flights), *beat.after):
                shown.apply(event)
        assert not shown.empty
        for key in ("rooms", "face_up", "damage_deck", "damage_discard", "resource_deck"):
            assert shown.state[key] == session.state[key], key
        hands = [sorted(member["hand"]) for member in shown.state["crew"]]
        assert hands == [sorted(member["hand"]) for member in session.state["crew"]]

    @pytest.mark.parametrize("press", ["click", "key"])
    @pytest.mark.parametrize("ms", [0, 400, 1500, 3000])
    def test_any_press_skips_it(self, tmp_path: Path, press: str, ms: float) -> None:
        seats = Hands(tmp_path, Preferences(animation="normal"))
        table = seats.sit_down(Session.new(SETUP, ENGINE))
        seats.wait(ms)
        assert table.director.busy
        if press == "click":
            seats.click((1000, 70))
        else:
            seats.key("tab")
        assert not table.director.busy
        assert table.view == table.shown_table.truth

    @pytest.mark.parametrize("settings", [Preferences(animation="off"), Preferences(reduced_motion=True)])
    def test_without_motion_the_table_is_laid_at_once(self, tmp_path: Path, settings: Preferences) -> None:
        table = Hands(tmp_path, settings).sit_down(Session.new(SETUP, ENGINE))
        assert not table.director.busy and table.view == table.shown_table.truth

    def test_a_game_that_is_continued_is_not_dealt_again(self, tmp_path: Path) -> None:
        session = Session.new(SETUP, ENGINE)
        session.apply({"do": "finish"})
        table = Hands(tmp_path, Preferences()).sit_down(session)
        assert not table.director.busy


class TestSkipping:
    @pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2))])
    def test_a_key_at_any_moment_ends_at_the_truth(self, tmp_path: Path, seed: int) -> None:
        seats = Hands(tmp_path, Preferences(animation="normal"), (960, 540))
        chance = random.Random(seed)
        table = seats.sit_down(Session.new({**SETUP, "seed": seed}, ENGINE))
        for _ in range(40):
            if table.session.decision is None:
                break
            table.propose(chance.choice(table.session.decision["options"]))
            for _ in range(chance.randrange(30)):
                seats.app.advance(chance.choice((7, 33, 160)))
            seats.app.draw()
            table.showing.hurry()
            assert not table.director.busy and not table.transients.moving
            assert table.view == table.shown_table.truth
            while seats.top is not table:
                seats.app.pop()


class TestStillness:
    """What never moves by itself does not wake the program."""

    def settled(self, tmp_path: Path, settings: Preferences, **changes: Any) -> Hands:
        seats = Hands(tmp_path, settings)
        state = position(3, at=["bridge"] * 3, hands=[["data"], [], []], diverted=["armoury"], **changes)
        seats.position(state)
        for _ in range(900):
            seats.app.advance(50)
        seats.app.draw()
        seats.app.show()
        return seats

    CRITICAL = {"mess-hall": "000"}  # noqa: RUF012

    def frames(self, seats: Hands, ms: float = 4000) -> list[bytes]:
        """The screen, for as long as the time."""
        found = []
        for _ in range(round(ms / 50)):
            seats.app.advance(50)
            seats.app.show()
            found.append(pygame.image.tobytes(seats.app.screen, "RGB"))
        return found

    def test_a_living_table_pulses_and_flows_at_a_low_rate(self, tmp_path: Path) -> None:
        seats = self.settled(tmp_path, Preferences(animation="normal"), cubes=self.CRITICAL)
        drawn = seats.app.frames
        frames = self.frames(seats)
        assert len(set(frames)) > 10
        # At most once: the words for a sound may have been there long enough.
        assert seats.app.frames <= drawn + 1, "the table at rest is touched up, not drawn anew"

    @pytest.mark.parametrize("settings", [Preferences(animation="off"), Preferences(reduced_motion=True)])
    def test_off_is_off(self, tmp_path: Path, settings: Preferences) -> None:
        seats = self.settled(tmp_path, settings, cubes=self.CRITICAL)
        assert len(set(self.frames(seats))) == 1
        assert seats.table.wake() is None

    def test_what_lives_leaves_no_trace(self, tmp_path: Path) -> None:
        """After any number of ticks the screen is what a fresh drawing of that moment is."""
        seats = self.settled(tmp_path, Preferences(animation="normal"), cubes=self.CRITICAL)
        for n in range(60):
            seats.app.advance(37 + n % 9)
            seats.app.show()
        touched = pygame.image.tobytes(seats.app.screen, "RGB")
        seats.app.draw()
        assert pygame.image.tobytes(seats.app.screen, "RGB") == touched

    def test_a_table_that_nobody_touches_falls_asleep_and_wakes(self, tmp_path: Path) -> None:
        seats = self.settled(tmp_path, Preferences(animation="normal"), cubes=self.CRITICAL)
        for _ in range(round(ASLEEP_MS / 50)):
            seats.app.advance(50)
            seats.app.show()
        moment = seats.table.idle.time
        asleep = self.frames(seats)
        assert len(set(asleep)) == 1, "nothing moves by itself"
        assert seats.table.idle.wake() is None and seats.table.idle.time == moment
        seats.app.dispatch(pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=0.02))
        assert seats.table.idle.wake() is None, "a stick that trembles is no touch"
        seats.app.dispatch(pygame.Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="", scancode=0))
        wake = seats.table.idle.wake()
        assert wake is not None and wake <= FRAME_MS
        assert len(set(self.frames(seats))) > 10

    def test_the_sky_of_a_table_that_nobody_touches_goes_more_slowly(self, tmp_path: Path) -> None:
        """Its steps stay as fine as they are, and come a third as often."""
        seats = Hands(tmp_path, Preferences(animation="normal"))
        seats.position(position(3, at=["bridge"] * 3, hands=[["data"], [], []]))
        idle = seats.table.idle

        def passed(ms: int) -> tuple[float, int]:
            """Return how far the sky goes in so many ms, and how many pictures of it are seen."""
            begun, pictures = idle.sky_time, 0
            for _ in range(ms // 50):
                seats.app.advance(50)
                pictures += seats.app.show()
            return idle.sky_time - begun, pictures

        def touch() -> None:
            seats.app.dispatch(pygame.Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="", scancode=0))

        passed(30_000)
        touch()
        passed(3_000)
        assert passed(4_000) == pytest.approx((4_000, 16))
        passed(int(CALM_MS))
        assert passed(6_000) == pytest.approx((6_000 * CALM_PACE, 24 * CALM_PACE))
        touch()
        assert passed(4_000) == pytest.approx((4_000, 16))

    def test_for_a_moment_after_a_touch_of_the_table_something_is_painted_ahead(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seats = self.settled(tmp_path, Preferences(animation="normal"))
        painted: list[bool] = []
        monkeypatch.setattr(seats.table.idle, "_paint_ahead", lambda: painted.append(True))

        def steps() -> int:
            """Return in how many of the steps of two seconds something is painted ahead."""
            painted.clear()
            for _ in range(round(2 * AWAKE_MS / 100)):
                seats.app.advance(100)
            return len(painted)

        shift = pygame.Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="", scancode=0)
        assert not steps(), "a table at rest is left alone"
        seats.app.dispatch(shift)
        assert 0 < steps() <= AWAKE_MS / 100
        seats.table.resize(seats.app.kit)
        assert 0 < steps() <= AWAKE_MS / 100, "what is new in this size"
        seats.app.push(MenuScene(seats.table.session))
        seats.app.dispatch(shift)
        assert not steps(), "who is at something else"

    def test_no_table_falls_asleep_while_something_happens(self, tmp_path: Path) -> None:
        seats = self.settled(tmp_path, Preferences(animation="normal"), cubes=self.CRITICAL)
        for _ in range(round(ASLEEP_MS / 50) - 5):
            seats.app.advance(50)
        seats.table.idle.keep_all()
        for _ in range(10):
            seats.app.advance(50)
        assert len(set(self.frames(seats))) > 10

    def test_hover_comes_softly_and_then_rests(self, tmp_path: Path) -> None:
        seats = self.settled(tmp_path, Preferences(animation="normal", reduced_motion=False))
        seats.move("button/scavenge")
        assert seats.table.transients.dissolves.busy
        seats.app.advance(100)
        assert not seats.table.transients.dissolves.busy

    def test_undo_is_one_short_fade(self, tmp_path: Path) -> None:
        seats = self.settled(tmp_path, Preferences(animation="normal"))
        seats.table.propose({"do": "move", "room": "crew-quarters"})
        seats.wait(2000)
        seats.key("z")
        assert not seats.table.director.busy and seats.table.transients.dissolves.busy
        seats.app.advance(121)
        assert not seats.table.transients.dissolves.busy

    def test_after_undo_the_table_is_old_or_new_and_never_half(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Also right after the first choice, and where frames have no time: then it is new a little later."""
        seats = self.settled(tmp_path, Preferences(animation="normal"))
        table = seats.table
        table.propose({"do": "move", "room": "crew-quarters"})
        seats.wait(4000)
        monkeypatch.setattr(IdleMotion, "budget", None)
        seats.app.draw()
        compositor = table.painter.compositor
        dock = seats.app.kit.viewport.rect(table.layout.rect(DOCK))

        def shown() -> bytes:
            return pygame.image.tobytes(compositor.surface.subsurface(dock), "RGB")

        compositor._pictures.clear()  # as where none of them has been painted yet
        compositor._bytes = 0
        monkeypatch.setattr(IdleMotion, "budget", -60_000.0)
        before, seen = shown(), []
        seats.key("z")
        while compositor.behind or not seen:
            seats.app.draw()
            seen.append(shown())
        monkeypatch.setattr(IdleMotion, "budget", None)
        seats.app.draw()
        assert shown() == seen[-1] != before, "it is whole in the end"
        assert set(seen) == {before, seen[-1]} and 2 < len(seen) <= MOST_WAITS + 2
        assert seen == [before] * seen.count(before) + [seen[-1]] * seen.count(seen[-1])

    def test_no_fade_without_animation(self, tmp_path: Path) -> None:
        seats = self.settled(tmp_path, Preferences(animation="off"))
        seats.table.propose({"do": "move", "room": "crew-quarters"})
        seats.key("z")
        seats.move("button/scavenge")
        assert not seats.table.transients.dissolves.busy


class TestReducedMotion:
    def test_only_fades_of_120(self, tmp_path: Path) -> None:
        """No piece travels: what moves is drawn where it lands, and a beat lasts no longer than a fade, but
        for what strikes: that is to be read."""
        seats = Hands(tmp_path, Preferences(animation="normal", reduced_motion=True))
        table = seats.sit_down(Session.new(SETUP, ENGINE))
        chance = random.Random(1)
        for _ in range(30):
            if table.session.decision is None:
                break
            table.propose(chance.choice(table.session.decision["options"]))
            assert table.director.busy, "nothing would be looped over"
            while table.director.busy:
                effect = table.director.effect()
                told = effect is not None and (effect[0] in STORM or effect[0] == "die")
                assert table.director.ms <= 120 or told
                assert not table.transients.aftereffects
                seats.app.advance(20)
                seats.app.draw()
            while seats.top is not table:
                seats.app.pop()


def flashes(light: list[float]) -> int:
    """How many pairs of opposing changes of a tenth or more there are: up and down again, or down and up."""
    changes, way, turned = 0, 0, light[0]
    for value in light:
        if way * (value - turned) > 0:
            turned = value
        elif abs(value - turned) >= 0.1:
            changes, way, turned = changes + 1, 1 if value > turned else -1, value
    return changes // 2


def lengths() -> dict[str, float]:
    return {
        "divert": beats.DIVERT_MS,
        "surge": beats.SURGE_MS,
        "critical": beats.CRITICAL_MS,
        "damage": beats.FLIP_MS,
        "breach": beats.BREACH_MS,
    }


class TestFlashing:
    """No flashing above 3 Hz in any mode; white-outs at most 80 % for 100 ms."""

    @pytest.mark.parametrize("speed", FACTORS)
    def test_no_effect_flashes_more_than_three_times_a_second(self, speed: str) -> None:
        assert lengths().keys() == easing.LIGHT.keys()
        curves = [(effect, easing.LIGHT[effect], length) for effect, length in lengths().items()]
        curves += [("won", easing.ENDS[True], beats.WIN_MS), ("lost", easing.ENDS[False], beats.LOSS_MS)]
        for effect, curve, length in curves:
            ms = length * FACTORS[speed]
            light = [curve(t / ms, ms) for t in range(0, round(ms) + 1, 2)]
            for start in range(0, max(1, len(light) - 500) + 1, 25):
                window = light[start : start + 500]
                if window:
                    assert flashes(window) <= easing.FLASHES_A_SECOND, effect

    @pytest.mark.parametrize("speed", FACTORS)
    @pytest.mark.parametrize("wanted", [1, 2, 3, 8])
    @pytest.mark.parametrize("ms", [120.0, 350.0, 700.0, 1450.0])
    def test_pulses_are_fewer_where_time_is_short(self, speed: str, wanted: int, ms: float) -> None:
        ms *= FACTORS[speed]
        count = easing.pulses(ms, wanted)
        light = [easing.pulse(t / ms, ms, wanted) for t in range(0, round(ms), 2)]
        assert flashes(light) <= count <= max(1, ms * easing.FLASHES_A_SECOND / 1000)

    def test_critical_rooms_pulse_every_two_seconds(self) -> None:
        light = [easing.resting_pulse(t) for t in range(0, 20000, 10)]
        assert flashes(light) == 10
        assert max(light) > 0.95 and light.count(0.0) > len(light) / 2

    @pytest.mark.parametrize("speed", FACTORS)
    def test_white_is_no_more_than_80_percent_and_gone_after_100_ms(self, speed: str) -> None:
        ms = beats.WIN_MS * FACTORS[speed]
        light = [easing.ENDS[True](t / ms, ms) for t in range(round(ms))]
        assert max(light) == pytest.approx(easing.WHITE_OUT, abs=0.01)
        assert sum(value > 0.95 * easing.WHITE_OUT for value in light) <= easing.WHITE_MS
        assert light[0] < 0.01 and light[-1] < 0.01

    def test_the_counter_counts(self) -> None:
        wave = [0.5 * (n // 10 % 2) for n in range(100)]
        assert flashes(wave) == 4
        assert flashes([0.05 * (n // 10 % 2) for n in range(100)]) == 0
        assert flashes([0.0] * 50 + [0.4] * 50) == 0


@pytest.mark.parametrize("setup", [{}, {"players": 1}, {"players": 4, "escape_pod": True}, {"rooms": "v2"}])
def test_the_shape_of_a_state_is_that_of_its_view(setup: dict[str, Any]) -> None:
    chance = random.Random(3)
    session = Session.new({**SETUP, **setup}, ENGINE)
    assert session.decision is not None, "nothing would be looped over"
    while session.decision is not None:
        view = TableView.of(session.state, session.pending, facts=session.facts, texts=TEXTS)
        assert shape_of(session.state, session.facts) == view.shape
        Layout.of(view.shape, (1920, 1080))
        session.apply(chance.choice(session.decision["options"]))


def test_what_is_laid_out_is_told_meanwhile(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="slow", language="en"))
    table = hands.sit_down(Session.new(SETUP, ENGINE))
    hands.wait(1000)
    assert table.director.busy
    told = table.prompt_words()
    assert told == tuple(table.texts(f"play-prompt-deal{part}") for part in ("", "-text"))
    hands.key("enter")
    hands.wait()
    assert not table.director.busy and table.prompt_words() is None


def test_pieces_fly_to_where_they_lie_in_large_type(tmp_path: Path) -> None:
    """Flights were laid out for type of 100 %: they ended beside their places."""
    hands = Hands(tmp_path, Preferences(animation="off", language="en", text=200))
    hands.position(position(3))
    table = hands.table
    planned = table.shown_table.layout_of(table.session.state)
    for key in (TableKey.room("bridge"), TableKey.hand(0), TableKey.crew(1), DISCARD):
        if key in table.layout.keys:
            assert planned.rect(key) == table.layout.rect(key), key
