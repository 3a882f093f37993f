"""The table as a whole: undo, the log, banners, the end of the actions, animation that never blocks."""

from __future__ import annotations

import errno
from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.theme import PLAIN
from game.app.table.dialogs.peek import PEEK_MS
from game.app.table.model.table_keys import DECK, DOCK, MENU, TableKey
from game.app.table.model.words.tooltips import tip_of
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out
from tests.rules.positions import position

AT = ["bridge", "bridge", "mess-hall"]
CARDS = [["data", "metal", "energy", "nanobots"], ["data", "metal"], ["energy"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


@pytest.fixture
def moving(tmp_path: Path) -> Hands:
    """Hands at a window with animation."""
    return Hands(tmp_path, Preferences(animation="normal"))


class TestUndo:
    @pytest.mark.parametrize("way", ["button", "key", "ctrl"])
    def test_undo_and_redo(self, hands: Hands, way: str) -> None:
        hands.position(position(3, at=AT, hands=CARDS))
        before = hands.state
        hands.drag("hand/0", "divert/bridge")
        diverted = hands.state
        assert diverted != before

        def press(key: str, button: str) -> None:
            if way == "button":
                hands.click(button)
            else:
                hands.key(key, pygame.KMOD_LCTRL if way == "ctrl" else 0)

        press("z", "undo")
        assert hands.state == before
        press("y", "redo")
        assert hands.state == diverted

    def test_undo_snaps_in_the_middle_of_an_animation(self, moving: Hands) -> None:
        table = moving.position(position(3, at=AT, hands=CARDS))
        moving.wait(4000)
        before = moving.state
        moving.drag("meeple/0", "room/crew-quarters")
        assert table.director.busy
        moving.key("z")
        assert not table.director.busy and moving.state == before
        assert table.view == table.shown_table.truth

    def test_a_roll_cannot_be_undone_but_what_follows_can(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.click("die")
        while table.session.decision["kind"] == "scavenge":
            hands.click("end")
        hands.drag("meeple/0", "room/crew-quarters")
        hands.key("z")
        assert table.position.here["id"] == "bridge"
        for _ in range(3):
            hands.key("z")
        assert hands.shows("Cannot undo: the die has been rolled")
        assert any(event["type"] == "roll" for event in table.session.log[-1].events)


class TestEndOfActions:
    def test_no_question_where_every_action_becomes_a_token(self, hands: Hands) -> None:
        hands.position(position(3, at=AT, hands=CARDS))
        hands.click("end")
        assert hands.state["phase"] == "collect"
        assert hands.state["crew"][0]["action_tokens"] == 3

    def test_a_question_where_actions_would_be_lost(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS, tokens=[3, 2, 2]))
        hands.key("space")
        assert hands.shows("2 actions would be lost")
        hands.key("esc")
        assert hands.top is table and hands.state["phase"] == "actions"
        hands.key("space")
        for key in ("space", "enter"):
            hands.key(key)
            assert hands.top is table and hands.state["phase"] == "actions", "no key answers what it asked"
            hands.click("end")
        hands.press_widget("yes")
        assert hands.state["phase"] == "collect"

    def test_no_question_when_the_player_does_not_want_it(self, tmp_path: Path) -> None:
        hands = Hands(tmp_path, Preferences(animation="off", confirm=False))
        hands.position(position(3, at=AT, hands=CARDS, tokens=[4, 2, 2]))
        hands.click("end")
        assert hands.state["phase"] == "collect"


class TestWaysToPay:
    def test_the_way_that_keeps_universals_comes_first(self, hands: Hands) -> None:
        cards = [["data", "metal", "energy", "universal"], [], []]
        hands.position(position(3, at=AT, hands=cards))
        hands.drag("hand/0", "divert/bridge")
        assert hands.shows("Divert power from the Bridge: pay with")
        first = hands.top.ways[0]
        assert first.pieces == (("card", "data"), ("card", "energy"), ("card", "metal"))
        hands.key("enter")
        assert hands.state["crew"][0]["hand"] == ["universal"]

    def test_a_chooser_can_be_left_without_choosing(self, hands: Hands) -> None:
        cards = [["data", "metal", "energy", "universal"], [], []]
        for leave in (lambda: hands.key("esc"), lambda: hands.click((20.0, 20.0))):
            table = hands.position(position(3, at=AT, hands=cards))
            hands.drag("hand/0", "divert/bridge")
            leave()
            assert hands.top is table and len(table.session.log) == 1

    def test_the_ship_can_be_looked_at_before_choosing(self, hands: Hands) -> None:
        """By its button and by Tab; whatever is pressed then only comes back."""
        cards = [["data", "metal", "energy", "universal"], [], []]
        table = hands.position(position(3, at=AT, hands=cards))
        hands.drag("hand/0", "divert/bridge")
        chooser, back = hands.top, hands.app.texts("play-peek-back")
        for press in (
            lambda: hands.key("enter"),
            lambda: hands.key("esc"),
            lambda: hands.click((20.0, 20.0)),
        ):
            hands.press_widget("look")
            assert hands.shows(back) and not hands.shows("pay with")
            press()
            assert hands.top is chooser and hands.shows("pay with") and len(table.session.log) == 1
        hands.key_down("tab")
        hands.wait(PEEK_MS + 1)
        assert hands.shows(back)
        hands.post(pygame.KEYUP, key=pygame.K_TAB, mod=0, unicode="\t")
        assert hands.shows("pay with") and hands.top is chooser
        hands.key("tab")
        assert chooser.form.focus.key == "cancel", "pressed shortly it moves the focus on"

    def test_a_universal_dropped_on_a_room_with_several_open_spaces_asks_which(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=[["universal"], [], []], cubes={"bridge": "010"}))
        hands.drag("hand/0", "room/bridge")
        assert [way.option["slot"] for way in hands.top.ways] == [0, 2]
        hands.key("2")
        assert table.session.state["rooms"][0]["cubes"] == [False, True, True]


class TestLog:
    def test_a_line_lights_up_what_it_touched(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        carry_out(hands, {"do": "give", "card": "data", "to": 1})
        carry_out(hands, {"do": "move", "room": "crew-quarters"})
        hands.key("l")
        panel = hands.top
        lines = [line.text for line in panel.lines]
        assert lines[-2:] == ["Mara gives data to Joon", "Mara moves to the Crew Quarters"]
        rects = dict(panel._shown())
        x, y, w, h = rects[len(lines) - 1]
        hands.move((x + 80, y + h / 2))
        assert TableKey.room("crew-quarters") in table._lit
        x, y, w, h = rects[len(lines) - 2]
        hands.move((x + 80, y + h / 2))
        assert {TableKey.crew(0), TableKey.crew(1)} <= table._lit
        hands.key("l")
        assert hands.top is table and not table._lit

    def test_its_lines_are_as_large_as_what_is_read(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        carry_out(hands, {"do": "give", "card": "data", "to": 1})
        carry_out(hands, {"do": "move", "room": "crew-quarters"})
        dock = table.layout.rect(DOCK)
        hands.key("l")
        panel = hands.top
        said = [hands.app.texts("play-log-title"), *(line.text for line in panel.lines)]
        sizes = {record.text: record.size for record in hands.app.draw().texts}
        assert len(said) >= 3 and all(sizes[words] == PLAIN for words in said), sizes
        assert panel.rows * panel.columns >= 8 and panel.frame(hands.app.kit)[1] > dock[1] - 24

    def test_undone_choices_leave_the_log(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        carry_out(hands, {"do": "move", "room": "crew-quarters"})
        hands.key("z")
        hands.key("l")
        assert not any("moves" in line.text for line in hands.top.lines)
        assert len(table.session.log) == 1

    def test_a_long_log_scrolls(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        for _ in range(20):
            where = table.position.here["id"]
            step = "crew-quarters" if where == "bridge" else "bridge"
            if table.session.decision["kind"] != "action" or table.position.actions == 0:
                break
            carry_out(hands, {"do": "move", "room": step})
        table.session.apply({"do": "finish"})
        hands.key("l")
        panel = hands.top
        panel.lines = panel.lines * 20
        last = panel._first()
        assert last > 0
        hands.key("up")
        assert panel._first() == last - 1
        hands.post(pygame.MOUSEWHEEL, y=1, x=0)
        assert panel._first() == last - 4


class TestTurnChange:
    def test_a_banner_names_the_next_player_and_goes_by_itself(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.wait(4000)
        assert table.transients.banner is None
        hands.click("end")
        hands.click("deck")
        hands.wait(60)
        assert table.transients.banner is not None
        hands.wait(500)
        assert hands.shows("Joon’s turn") and hands.shows("Turn 6. Hand over the mouse.")
        hands.wait(2500)
        assert table.transients.banner is None

    def test_a_click_through_the_banner_counts(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.click("end")
        hands.click("deck")
        assert table.transients.banner is not None
        hands.click("room/crew-quarters")
        assert table.transients.banner is None and table.position.here["id"] == "crew-quarters"


class TestAnimation:
    def test_rules_are_final_before_the_picture_moves(self, moving: Hands) -> None:
        table = moving.position(position(3, at=AT, hands=CARDS))
        moving.wait(4000)
        moving.click("room/crew-quarters")
        assert table.position.here["id"] == "crew-quarters"
        assert table.view.dock.room == "bridge"
        moving.wait(2000)
        assert table.view.dock.room == "crew-quarters" and not table.director.busy

    def test_a_key_finishes_everything_and_still_counts(self, moving: Hands) -> None:
        table = moving.position(position(3, at=AT, hands=CARDS))
        moving.wait(4000)
        moving.click("room/crew-quarters")
        assert table.director.busy
        moving.key("2")
        assert not table.director.busy
        assert table.input.picked == TableKey.hand(1)

    def test_phase_three_is_shown_room_by_room(self, moving: Hands) -> None:
        damage = [["repair-centre", "cargo-hold"], ["bridge"]]
        table = moving.position(position(3, at=AT, hands=CARDS, damage=damage))
        moving.wait(4000)
        moving.click("end")
        moving.wait(2000)
        moving.click("deck")
        effects, gone = [], []
        for _ in range(400):
            moving.app.advance(16)
            effect = table.director.effect()
            if effect and (not effects or effects[-1] != effect[:2]):
                effects.append(effect[:2])
            missing = {room.id: room.gone for room in table.view.rooms}
            gone.append((missing["repair-centre"], missing["cargo-hold"]))
        told = [("damage", damage[0]), ("open", damage[0]), ("hit", "repair-centre"), ("hit", "cargo-hold")]
        assert effects == told
        assert list(dict.fromkeys(gone)) == [(0, 0), (1, 0), (1, 1)]

    def test_the_hull_breach_is_announced_once(self, moving: Hands) -> None:
        table = moving.position(position(3, at=AT, hands=CARDS, damage=[["armoury"]]))
        moving.wait(4000)
        moving.click("end")
        moving.wait(2000)
        moving.click("deck")
        names = set()
        for _ in range(300):
            moving.app.advance(16)
            effect = table.director.effect()
            names.add(effect[0] if effect else "")
        assert "breach" in names
        assert not table.director.busy

    @pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
    def test_speeds(self, tmp_path: Path, speed: str) -> None:
        hands = Hands(tmp_path, Preferences(animation=speed))
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.wait(4000)
        hands.click("room/crew-quarters")
        passed = 0
        while table.director.busy and passed < 5000:
            hands.app.advance(10)
            passed += 10
        low, high = {"off": (0, 0), "fast": (100, 200), "normal": (250, 350), "slow": (400, 600)}[speed]
        assert low <= passed <= high

    @pytest.mark.parametrize("reduced", [False, pytest.param(True, marks=pytest.mark.slow)])
    def test_a_random_game_is_played_to_its_end_in_every_picture(self, tmp_path: Path, reduced: bool) -> None:
        """Every beat of a game is drawn; afterwards the table shows the truth."""
        hands = Hands(tmp_path, Preferences(animation="normal", reduced_motion=reduced), (960, 540))
        setup = {"players": 2, "difficulty": "easy", "seed": 5, "first": 0}
        table = hands.sit_down(Session.new(setup, ENGINE))
        choices = 0
        assert table.session.decision is not None, "nothing would be looped over"
        while table.session.decision is not None and choices < 40:
            options = table.session.decision["options"]
            table.propose(options[choices * 7 % len(options)])
            choices += 1
            for _ in range(60):
                hands.app.advance(90)
                hands.app.draw()
                if not table.director.busy:
                    break
            table.director.skip()
            hands.app.advance(1)
            assert table.view == table.shown_table.truth
            while hands.top is not table and table.session.decision is not None:
                hands.app.pop()


class TestFocus:
    def test_tab_goes_dock_board_crew_decks(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        kinds = []
        for _ in range(60):
            hands.key("tab")
            kind = table.input.focus.kind
            if not kinds or kinds[-1] != kind:
                kinds.append(kind)
        for first, then in (("hand", "button"), ("end", "room"), ("room", "crew"), ("crew", "deck")):
            assert kinds.index(first) < kinds.index(then)

    def test_arrows_go_from_room_to_room_and_enter_goes_there(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.key("right")
        assert table.input.focus == TableKey.room("crew-quarters")
        hands.key("enter")
        assert table.position.here["id"] == "crew-quarters"

    def test_the_focus_is_seen_only_after_a_key(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.key("tab")
        assert table.input.marks().focus is not None
        hands.click((960.0, 836.0))
        assert table.input.marks().focus is None


def test_an_action_done_by_its_letter_explains_nothing_that_had_the_focus_long_ago(hands: Hands) -> None:
    table = hands.position(position(3, at=AT, hands=CARDS))
    hands.key("tab")
    assert table.input.by_key and table.input.focus is not None
    hands.drag("meeple/0", "room/crew-quarters")
    hands.drag("meeple/0", "room/bridge")
    assert not table.input.by_key, "the hand is on the mouse"
    before = hands.state
    hands.key("d")
    assert hands.state != before and not table.input.by_key
    hands.wait(5000)
    assert table.attention() is None


def test_a_key_that_has_decided_something_does_not_explain_what_has_the_focus(hands: Hands) -> None:
    table = hands.position(position(3, at=AT, hands=CARDS))
    hands.key("right")
    hands.wait(5000)
    assert table.input.focus == TableKey.room("crew-quarters") and hands.shows("Repair with")
    hands.key("enter")
    hands.wait(5000)
    assert table.position.here["id"] == "crew-quarters"
    assert not hands.shows("Repair with"), "the card would cover the ship"
    hands.key("left")
    hands.wait(5000)
    assert hands.shows("Repair with")


def test_nothing_is_drawn_while_nothing_changes(hands: Hands) -> None:
    hands.position(position(3, at=AT, hands=CARDS))
    hands.wait(4000)
    hands.app.show()
    assert not any(hands.app.show() for _ in range(50))
    assert hands.app.stack.top.wake() is None


def menu_picture(hands: Hands) -> bytes:
    """Return the button of the menu as it looks."""
    hands.app.draw()
    place = hands.app.kit.viewport.rect(hands.table.layout.rect(MENU))
    return pygame.image.tobytes(hands.app.screen.subsurface(place), "RGB")


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(hands: Hands) -> None:
    class Disk:
        full = True
        trouble = None

        def write(self, game: dict) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "no space left")

    disk = Disk()
    table = hands.sit_down(Session.load(position(3, at=AT, hands=CARDS), ENGINE, disk))
    hands.click("room/crew-quarters")
    assert table.position.here["id"] == "crew-quarters"
    assert hands.shows("could not be saved: the disk is full")
    hands.wait(4000)
    assert hands.shows("could not be saved: the disk is full"), "for as long as it takes to read it"
    hands.wait(20_000)
    assert not hands.shows("could not be saved")
    hands.move("menu")
    hands.wait(2000)
    assert hands.shows("could not be saved: the disk is full"), "the menu tells it for as long as it is so"
    marked = menu_picture(hands)
    hands.move("room/crew-quarters")
    hands.wait(2000)
    hands.click("undo")
    assert not hands.shows("could not be saved"), "it is said once"
    disk.full = False
    hands.click("room/crew-quarters")
    assert hands.shows("The game is saved again.")
    hands.wait(20_000)
    hands.move("menu")
    hands.wait(2000)
    assert not hands.shows("could not be saved") and menu_picture(hands) != marked


def test_what_the_system_says_of_a_save_is_told_without_its_files(hands: Hands) -> None:
    class Disk:
        trouble = None

        def write(self, game: dict) -> None:
            raise OSError(errno.EIO, "Input/output error", "/home/me/game.json.1-2.new")

    hands.sit_down(Session.load(position(3, at=AT, hands=CARDS), ENGINE, Disk()))
    hands.click("room/crew-quarters")
    assert hands.shows("could not be saved (Input/output error)")


class TestTips:
    def test_buttons_under_a_question_say_nothing(self, hands: Hands) -> None:
        table = hands.position(position(2, at=["bridge", "bridge"], hands=[["data"], []]))
        hands.move("button/repair")
        hands.wait(3000)
        assert table.foreground.notes.explained() == TableKey.button("repair")
        hands.click("end")
        assert table.session.decision["kind"] == "collect"
        hands.move("button/repair")
        hands.wait(3000)
        assert table.foreground.notes.explained() is None
        hands.move("deck")
        hands.wait(3000)
        assert table.foreground.notes.explained() == DECK


@pytest.mark.parametrize(("do", "words"), [("finish", "top two cards"), ("scavenge", "top card")])
def test_the_deck_says_what_a_click_does_now(tmp_path: Path, do: str, words: str) -> None:
    """R-9, R-15: a click on the deck takes from it, and does nothing where nothing can be taken."""
    hands = Hands(tmp_path)
    table = hands.position(position(2))

    def note() -> str:
        tip = tip_of(table.texts, table.position, DECK, table.rewinding.undo_state())
        assert tip is not None
        return tip.note

    assert "whenever you may take cards" in note() and words not in note()
    while table.session.decision["kind"] == "action":
        carry_out(hands, {"do": do})
    assert words in note()
