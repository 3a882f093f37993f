"""Everything that is not legal is refused where it was tried, in words that name what is missing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.app.table.input import gestures
from game.app.table.model.gestures.refusals import button_reason, why_not
from game.app.table.model.position import Position
from game.app.table.model.table_keys import DOCK, TAP, TableKey, parse
from game.app.table.motion.transients import TOAST_MS
from game.play.session import Session
from game.texts import Texts
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

TEXTS = Texts()
ACTION = {"give": "share", "take": "share"}


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def refusal(hands: Hands) -> str:
    """What the table says now; it must be on the screen, too."""
    toast = hands.table.transients.toast
    assert toast is not None and toast.reason is not None
    assert hands.refuses(toast.reason.title)
    return toast.reason.title


ROOMS = ["bridge", "bridge", "mess-hall"]
HANDS = [["data", "metal", "nanobots", "nanobots"], ["data"], ["energy", "energy"]]


@pytest.mark.parametrize(
    ("changes", "source", "target", "words"),
    [
        ({}, "hand/0", "divert/bridge",
         "Divert power from the Bridge: you have data and metal, but still need 1 energy"),
        ({"hands": [["nanobots"], [], []]}, "hand/0", "divert/bridge",
         "Divert power from the Bridge: you still need 1 data, 1 metal and 1 energy"),
        ({"hands": [["data", "metal", "energy", "nanobots"], [], []]}, "hand/3", "divert/bridge",
         "Divert power from the Bridge: nanobots is not part of the cost"),
        ({"cubes": {"bridge": "011"}}, "hand/0", "divert/bridge",
         "Divert power from the Bridge: repair it first (2 of 3 cubes in place)"),
        ({"diverted": ["bridge"]}, "hand/0", "divert/bridge",
         "Divert power from the Bridge: its power is already diverted"),
        ({}, "hand/0", "divert/mess-hall",
         "Divert power from the Mess Hall: you must be there, and you are in the Bridge"),
        ({"at": [4, 4, 4]}, "hand/0", "room/energy-core",
         "Repair the Energy Core: nothing here needs repair"),
        ({}, "hand/0", "slot/bridge/1", "Repair the Bridge: nothing here needs repair"),
        ({"cubes": {"bridge": "011"}}, "hand/0", "slot/bridge/0",
         "Repair the Bridge: this space takes nanobots, not data"),
        ({"cubes": {"bridge": "001"}, "diverted": ["bridge"]}, "hand/1", "slot/bridge/0",
         "Repair the Bridge: this space takes nanobots or data, not metal"),
        ({"cubes": {"mess-hall": "000"}}, "hand/0", "slot/mess-hall/2",
         "Use data in the Mess Hall: you must be there, and you are in the Bridge"),
        ({"cubes": {"bridge": "011"}, "held_cubes": [0, 1, 0]}, "hand/1", "room/bridge",
         "Repair the Bridge: it takes nanobots, not metal"),
        ({}, "hand/0", "crew/2",
         "Give data to Ines: Ines is in the Mess Hall, you are in the Bridge; you must share a room"),
        ({}, "hand/0", "crew/0", "Data: you already hold this card"),
        ({}, "card/2/0", "dock",
         "Take energy from Ines: Ines is in the Mess Hall, you are in the Bridge; you must share a room"),
        ({}, "card/1/0", "room/bridge", "Take data from Joon: a card you take goes to Mara’s hand"),
        ({}, "meeple/0", "room/energy-core",
         "Move to the Energy Core: it is 2 moves away; you move one room at a time, never diagonally"),
        ({}, "meeple/1", "room/crew-quarters",
         "Send Joon: you can move only Mara; the Crew Quarters can send anyone"),
        ({}, "meeple/0", "deck", "Move: a meeple can only go to a room"),
        ({}, "hand/0", "deck", "Data: cards cannot go back to the deck"),
        ({}, "hand/0", "face-up/0", "Data: cards cannot go back to the face-up row"),
        ({}, "hand/0", "discard", "Data: you discard cards only to pay, or above 6 at the end of your turn"),
        ({}, "hand/0", "die",
         "Data: cards go to a repair space, a divert cost or a crew member in your room"),
        ({"actions_left": 0}, "meeple/0", "room/crew-quarters",
         "Move to the Crew Quarters: no actions left this turn"),
        ({"actions_left": 0}, "hand/0", "crew/1", "Give data to Joon: no actions left this turn"),
        ({"actions_left": 0, "cubes": {"bridge": "101"}}, "hand/0", "slot/bridge/1",
         "Repair the Bridge: no actions left this turn"),
    ],
)  # fmt: skip
def test_a_drop_is_refused_with_its_reason(hands: Hands, changes, source, target, words) -> None:
    table = hands.position(position(3, **{"at": ROOMS, "hands": HANDS, **changes}))
    before = hands.state
    hands.drag(source, target)
    assert refusal(hands) == words
    assert hands.state == before and len(table.session.log) == 1


def test_a_reason_stays_as_long_as_it_takes_to_read(hands: Hands) -> None:
    table = hands.position(position(3, at=ROOMS, hands=HANDS))
    hands.drag("hand/0", "room/bridge")
    toast = table.transients.toast
    assert toast is not None and toast.reason is not None
    missing = [line.text for line in toast.reason.lines if not line.ok]
    letters = len(toast.reason.title) + sum(map(len, missing))
    assert toast.left >= max(TOAST_MS, 40 * letters) - 1 and letters > 60


def test_no_cube_in_the_supply(hands: Hands) -> None:
    """R-11: players may hold cubes; then there may be none to repair with."""
    cubes = {"bridge": "101"}
    hands.position(position(3, at=ROOMS, hands=HANDS, cubes=cubes, held_cubes=[0, 1, 0]))
    hands.drag("hand/0", "slot/bridge/1")
    assert refusal(hands) == "Repair the Bridge: the supply has no Repair cubes left"


@pytest.mark.parametrize(
    ("changes", "button", "words", "short"),
    [
        ({"at": ["mess-hall", "bridge", "bridge"]}, "share",
         "Share: no one else is in this room", "no one here"),
        ({"hands": [[], [], []]}, "share", "Share: neither side holds any cards", "no cards"),
        ({}, "repair", "Repair the Bridge: nothing here needs repair", "nothing broken"),
        ({"hands": [["metal"], [], []], "cubes": {"bridge": "001"}}, "repair",
         "Repair the Bridge: it takes nanobots or data, not metal", "no fitting card"),
        ({}, "divert", "Divert power from the Bridge: you have data and metal, but still need 1 energy",
         "lack 1 energy"),
        ({"hands": [["data"], [], []]}, "divert",
         "Divert power from the Bridge: you have data, but still need 1 metal and 1 energy", "lack 2 cards"),
        ({"at": [4, 4, 4]}, "divert",
         "Divert power from the Energy Core: the Energy Core receives power; it has none to divert",
         "no power here"),
        ({"cubes": {"bridge": "011"}}, "activate",
         "Activate the Bridge: repair it first (2 of 3 cubes in place)", "repair first"),
        ({"damage": []}, "activate", "Activate the Bridge: no Damage cards are left", "no damage cards"),
        ({"at": ["medical-bay", 4, 4]}, "activate",
         "Activate the Medical Bay: it works automatically; start your turn here while it is fully repaired "
         "to gain two Action tokens",
         "passive room"),
        ({"at": [4, 4, 4], "diverted": ["bridge", "armoury"]}, "activate",
         "Activate the Energy Core: 2 of 8 rooms diverted so far", "2 of 8 diverted"),
        ({"at": ["armoury", 4, 4], "protection": {"bridge": [1, 1], "mess-hall": [2, 2]}}, "activate",
         "Activate the Armoury: the supply has no Protection tokens left", "no Protection left"),
        ({"at": ["crew-quarters"] * 3}, "activate",
         "Activate the Crew Quarters: everyone is in one room, so there is no one to join", "nobody to join"),
        ({"at": ["engine-room", 4, 4], "hands": [[], [], []]}, "activate",
         "Activate the Engine Room: your hand is empty", "empty hand"),
        ({"at": ["engine-room", 4, 4]}, "activate",
         "Activate the Engine Room: the discard pile is empty", "empty discard pile"),
        ({"at": ["mess-hall", 4, 4], "hands": [[], [], []]}, "activate",
         "Activate the Mess Hall: no one holds a card", "no cards"),
        ({"at": ["repair-centre", 4, 4]}, "activate",
         "Activate the Repair Centre: no other room needs repair", "nothing broken"),
        ({"at": ["repair-centre", 4, 4], "cubes": {"armoury": "101"}, "hands": [["data"], [], []]},
         "activate",
         "Activate the Repair Centre: the damaged rooms take nanobots; you hold none", "no fitting card"),
        ({"actions_left": 0}, "move", "Move: no actions left this turn", "no actions left"),
        ({"actions_left": 0}, "scavenge", "Scavenge: no actions left this turn", "no actions left"),
    ],
)  # fmt: skip
def test_a_button_says_why_in_short_and_in_full(hands: Hands, changes, button, words, short) -> None:
    hands.position(position(3, **{"at": ROOMS, "hands": HANDS, **changes}))
    hands.move("room/energy-core")
    assert not hands.shows(short)
    hands.move(f"button/{button}")
    assert hands.shows(short)
    hands.click(f"button/{button}")
    assert refusal(hands) == words
    assert len(hands.table.session.log) == 1


def test_a_rested_pointer_shows_every_condition_of_a_button(hands: Hands) -> None:
    hands.position(position(3, at=ROOMS, hands=HANDS, cubes={"bridge": "011"}))
    hands.move("button/divert")
    hands.wait(800)
    for line in ("Repair it first (2 of 3 cubes in place)", "Cost", "3 actions left"):
        assert hands.shows(line)


@pytest.mark.parametrize("target", ["room/energy-core", "room/armoury", "room/engine-room"])
def test_a_click_on_a_room_that_cannot_be_entered_says_why(hands: Hands, target: str) -> None:
    hands.position(position(3, at=ROOMS, hands=HANDS))
    if target == "room/engine-room":
        hands.click(target)
        assert hands.table.position.here["id"] == "engine-room"
    else:
        hands.click(target)
        assert refusal(hands).startswith("Move to ")


@pytest.mark.parametrize("pile", ["deck", "face-up/0"])
def test_a_click_on_cards_that_cannot_be_taken_yet_says_when_they_can(hands: Hands, pile: str) -> None:
    hands.position(position(3, at=ROOMS, hands=HANDS))
    hands.click(pile)
    assert refusal(hands) == "Take a card: scavenge for one, or collect after your actions"


@pytest.mark.parametrize("pile", ["deck", "face-up/0"])
def test_so_do_cards_that_are_dragged_away(hands: Hands, pile: str) -> None:
    hands.position(position(3, at=ROOMS, hands=HANDS))
    hands.drag(pile, "room/bridge")
    assert refusal(hands) == "Take a card: scavenge for one, or collect after your actions"


def test_a_click_on_a_card_that_fits_nothing_says_why(hands: Hands) -> None:
    table = hands.position(position(3, at=["bridge", "mess-hall", "mess-hall"], hands=[["energy"], [], []]))
    assert not table.input.targets(TableKey.hand(0))
    hands.click("hand/0")
    assert table.input.picked is None
    need = "you have energy, but still need 1 data and 1 metal"
    assert refusal(hands) == f"Divert power from the Bridge: {need}"


@pytest.mark.parametrize("target", ["room/bridge", "deck", "sun"])
def test_a_die_that_cannot_be_thrown_says_why(hands: Hands, target: str) -> None:
    table = hands.position(position(3, at=ROOMS, hands=HANDS, actions_left=0))
    reason = why_not(TEXTS, table.position, TableKey("die"), parse(target))
    assert reason is not None and reason.title == "Scavenge: no actions left this turn"


def test_undo_says_what_stands_in_its_way(hands: Hands) -> None:
    table = hands.position(position(3, at=ROOMS, hands=HANDS))
    hands.key("z")
    assert hands.shows("Nothing to undo yet")
    table.session.dice = [1]
    table.session.apply({"do": "scavenge"})
    hands.sit_down(table.session)
    hands.click("undo")
    assert hands.shows("Cannot undo: the die has been rolled")


@pytest.mark.parametrize("seed", range(4))
def test_reasons_agree_with_the_rules_in_random_games(seed: int) -> None:
    """A button has a reason exactly where the rules offer nothing, and no legal gesture has one."""
    chance = random.Random(seed)
    session = Session.new({"players": 2 + seed % 3, "difficulty": "medium", "seed": seed}, ENGINE)
    assert session.decision is not None, "nothing would be looped over"
    while session.decision is not None:
        at = Position(session.state, session.pending, session.facts, session.menu, session.game)
        offered = {ACTION.get(option.get("do", ""), option.get("do")) for option in at.options}
        for action in ("move", "scavenge", "share", "repair", "divert", "activate"):
            assert (button_reason(TEXTS, at, action) is None) == (action in offered), (at.state, action)
        for gesture in gestures.gestures(at):
            held = gesture.source.kind in ("hand", "meeple", "crew", "card")
            if held and gesture.target != TAP:
                assert why_not(TEXTS, at, gesture.source, gesture.target) is None, gesture
        session.apply(chance.choice(session.decision["options"]))


@pytest.mark.parametrize("button", ["divert", "repair", "share", "activate"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_refusal_covers_no_button(tmp_path: Path, button: str, size: tuple[int, int]) -> None:
    """It once lay over End actions."""
    hands = Hands(tmp_path, size=size)
    table = hands.position(position(3, at=[4, 4, "bridge"], hands=HANDS))
    if hands.table.position.acting and any(b.action == button and b.enabled for b in table.view.dock.buttons):
        return
    hands.click(f"button/{button}")
    toast = table.transients.toast
    hands.app.draw()
    assert toast is not None and toast.link is not None
    foot = toast.link[1] + toast.link[3]
    assert foot <= table.layout.rect(DOCK)[1] + 12, "it ends above the dock"


def test_what_is_missing_is_told_once_and_first(hands: Hands) -> None:
    hands.position(position(3, at=ROOMS, hands=HANDS, cubes={"bridge": "011"}))
    hands.click("button/activate")
    words = " ".join(hands.texts())
    assert words.count("epair it first") == 1 and "Activate the Bridge" in words
    assert words.index("Not possible") < words.index("Repair it first") < words.index("3 actions left")
