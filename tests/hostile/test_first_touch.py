"""A controller, finger, key or mouse touched for the first time, or other words and type, at any moment.

The first touch of another kind of device says all hints anew, and so every screen: it comes between what was
done and the frame that would have shown it. Each state of a turn meets everything that can be done in it, and
before any time passes each device and each setting that speaks anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.bindings.commands import COMMANDS, code_of
from game.app.scenes.error_scene import ErrorScene
from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.consent_scene import ConsentScene
from game.app.table.dialogs.panels.recap_sheet import RecapSheet
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import AtHand
from tests.looped import some
from tests.play.advised import OTHER, Asked, counselled, opened, press, question, seated
from tests.play.driver import ENGINE
from tests.play.test_changes_while_thinking import WHY, adviser, adviser_why, counsel, decided
from tests.play.test_pad import Pad
from tests.rules.positions import position
from tests.screens.words import write_only
from tests.shares import mostly_slow
from tools.studio import Studio, names

NEVER = 10**9
SIZE = (640, 360)


def first(do: str) -> Callable[[list[Any]], Any]:
    """Takes the first option of a kind, else the last there is."""
    return lambda options: next((one for one in options if one.get("do") == do), options[-1])


def lent(hands: Pad, place: AtHand, animation: str = "slow", **more: Any) -> TableScene:
    """A table at which a player of the program has the turn, and a person the next."""
    hands.app.change_settings(animation=animation, adviser="asked")
    state = position(2, hands=[["data", "metal"], ["energy"]], **more)
    seats = [BotSeat(Strength("officer"), place), PersonSeat()]
    return hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))


def until(hands: Pad, come: Callable[[], bool], step: float = 20) -> None:
    """Let time pass until something has come."""
    for _ in range(1500):
        if come():
            return
        hands.app.advance(step)
    raise AssertionError("it never comes")


def proposed(hands: Pad, table: TableScene) -> None:
    """Let time pass until a step is shown that is still to be done."""

    def shown() -> bool:
        view = table.lent()
        return view is not None and view.now is not None and not table.director.busy

    until(hands, shown)


def thinking(hands: Pad) -> None:
    table = lent(hands, AtHand(first("move"), WHY, after=NEVER))
    until(hands, lambda: table.session.awaited is not None and not table.director.busy)


def thinking_long(hands: Pad) -> None:
    thinking(hands)
    hands.app.advance(2000)


def step_shown(hands: Pad) -> None:
    proposed(hands, lent(hands, AtHand(first("move"), WHY)))


def second_step(hands: Pad) -> None:
    """One step is done, so there is something to take back."""
    table = lent(hands, AtHand(first("move"), WHY))
    proposed(hands, table)
    until(hands, lambda: len(table.session.log) > 1, 100)
    proposed(hands, table)


def step_moving(hands: Pad) -> None:
    """What was shown is being done, and seen."""
    table = lent(hands, AtHand(first("move"), WHY))
    proposed(hands, table)
    until(hands, lambda: table.director.busy > 0, 40)


def paused(hands: Pad) -> None:
    second_step(hands)
    press(hands, "space")


def taken_back(hands: Pad) -> None:
    """Undone to the beginning, while it was its turn."""
    second_step(hands)
    hands.table.session.seek(0)
    hands.table.renew()


def after_a_person(hands: Pad) -> None:
    """A person has had a turn: undo goes back to it through what the player has done."""
    hands.app.change_settings(animation="slow")
    state = position(2, hands=[[], ["energy"]], at=[0, 1])
    seats = [PersonSeat(), BotSeat(Strength("officer"), AtHand(first("move"), WHY))]
    table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
    while table.session.state["active"] == 0:
        options = table.session.decision["options"] if table.session.decision else []
        table.propose(next((one for one in options if one.get("do") == "finish"), options[0]))
    proposed(hands, table)
    done = table.session.history.cursor
    until(hands, lambda: table.session.history.cursor > done, 100)
    proposed(hands, table)
    assert table.session.can_undo or table.session.undo_blocked_by


def answer_unread(hands: Pad) -> None:
    """The player has an answer that the table has not looked at yet."""
    place = AtHand(first("move"), WHY)
    table = lent(hands, place)
    until(hands, lambda: bool(place.asked), 1)
    assert table.session.awaited is not None


def consent(hands: Pad) -> None:
    lent(hands, AtHand(first("take"), WHY), at=[0, 0])
    until(hands, lambda: isinstance(hands.top, ConsentScene), 50)


def at_once(hands: Pad) -> None:
    """Nothing is animated: the player's steps follow each other frame by frame."""
    table = lent(hands, AtHand(first("move"), WHY), "off")
    until(hands, lambda: len(table.session.log) > 1, 1)


def storm(hands: Pad) -> None:
    """The player has ended its turn, and the storm strikes."""
    table = lent(hands, AtHand(lambda options: options[-1], WHY))
    until(hands, lambda: table.session.state["turn"] > 1 and table.director.busy > 0, 5)


def recap(hands: Pad) -> None:
    hands.app.change_settings(recap=True, ready=True)
    lent(hands, AtHand(lambda options: options[-1], WHY), "fast")
    until(hands, lambda: isinstance(hands.top, RecapSheet), 50)


def who_plays(hands: Pad) -> None:
    second_step(hands)
    hands.click("crew/0")


def over_thinking(key: str) -> Callable[[Pad], None]:
    def opened_over(hands: Pad) -> None:
        thinking(hands)
        press(hands, key)

    return opened_over


def watched_by_programs(hands: Pad) -> None:
    """Nobody is left who sits at the table."""
    table = lent(hands, AtHand(first("move"), WHY))
    table.session.hand_over(1, BotSeat(Strength("cadet"), AtHand(first("move"), WHY)))
    proposed(hands, table)


def dialog(hands: Pad) -> None:
    question(hands, "cargo-hold")


def counsel_thinks(hands: Pad) -> None:
    found = question(hands, "cargo-hold")
    counselled(hands, found)
    press(hands, "h")


def adviser_thinks(hands: Pad) -> None:
    seated(hands, Asked())
    press(hands, "h")
    assert isinstance(hands.top, AdviserSheet)


def adviser_answers(hands: Pad) -> None:
    """The answer is there, and nobody has read it yet."""
    asked = Asked(share=0.4)
    seated(hands, asked)
    press(hands, "h")
    asked.tell()


def adviser_after_a_choice(hands: Pad) -> None:
    asked = Asked(share=0.4)
    table = seated(hands, asked)
    table.propose(OTHER[0])
    opened(hands, asked)


def ghosts_kept(hands: Pad) -> None:
    adviser(hands)
    press(hands, "k")


TURNS: dict[str, Callable[[Pad], None]] = {
    made.__name__: made
    for made in (
        *(
            thinking,
            thinking_long,
            step_shown,
            second_step,
            step_moving,
            paused,
            taken_back,
            answer_unread,
            after_a_person,
        ),
        *(consent, at_once, storm, recap, who_plays, watched_by_programs, dialog, counsel_thinks, counsel),
        *(
            adviser_thinks,
            adviser_answers,
            adviser,
            adviser_after_a_choice,
            adviser_why,
            ghosts_kept,
            decided,
        ),
    )
}
TURNS |= {f"{name} over a thinking player": over_thinking(key) for name, key in
          {"menu": "esc", "log": "l", "help": "f1", "piles": "c"}.items()}  # fmt: skip
"""Every state of a turn that a player of the program or the adviser has a part in."""

# What is done in it


def _key(code: int, mod: int = 0) -> list[pygame.Event]:
    return [
        pygame.Event(kind, key=code, mod=mod, unicode="", scancode=0, window=None)
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    ]


KEYS = (
    *dict.fromkeys(command.key for command in COMMANDS if command.group != "window"),
    *("return", "escape", "tab", "down"),
)
DOINGS: dict[str, tuple[str, ...]] = {
    "nothing": (),
    **{name: (name,) for name in KEYS if name not in "3456789"},
    "undo, undo": ("z", "z"),
    "undo, redo": ("z", "y"),
    "take over, undo": ("t", "z"),
    "skip, undo": ("return", "z"),
    "leave, undo": ("escape", "z"),
    "twice enter": ("return", "return"),
}

# The touches


def _pad(role: int) -> list[pygame.Event]:
    return [
        pygame.Event(kind, instance_id=7, button=role) for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
    ]


def _hat(way: tuple[int, int]) -> list[pygame.Event]:
    return [pygame.Event(pygame.JOYHATMOTION, instance_id=7, hat=0, value=value) for value in (way, (0, 0))]


def _pointed(touch: bool) -> list[pygame.Event]:
    values: dict[str, Any] = {"pos": (SIZE[0] - 3, 3), "touch": touch, "window": None}
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.99, "y": 0.01, "dx": 0.0, "dy": 0.0}
    told = [
        pygame.Event(pygame.MOUSEMOTION, {**values, "rel": (1, 1), "buttons": (0, 0, 0)}),
        pygame.Event(pygame.MOUSEBUTTONDOWN, {**values, "button": 1}),
        pygame.Event(pygame.MOUSEBUTTONUP, {**values, "button": 1}),
    ]
    if touch:
        told.insert(0, pygame.Event(pygame.FINGERDOWN, finger))
        told.append(pygame.Event(pygame.FINGERUP, finger))
    return told


DEVICES: dict[str, list[pygame.Event]] = {
    "cross": _hat((0, -1)),
    "key": _key(pygame.K_F8),
    "stick": [pygame.Event(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=value) for value in (0.9, 0.0)],
    "mouse": _pointed(touch=False),
    "shoulder": _pad(5),
    "finger": _pointed(touch=True),
    "appears": [pygame.Event(pygame.JOYDEVICEADDED, device_index=0, guid="0" * 32), *_hat((0, 1))],
    "goes": [pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7), *_key(pygame.K_F8)],
    "wheel": [pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, window=None)],
    "hidden": [
        pygame.Event(kind, window=None)
        for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED)
    ],
}
SETTINGS: dict[str, dict[str, Any]] = {
    "language": {"language": "ja"},
    "type": {"text": 200, "language": "de"},
    "contrast": {"text": 100, "contrast": True, "palette": "deuteranopia"},
    "pace": {"animation": "off"},
    "rest": {"reduced_motion": True, "animation": "normal", "language": "en"},
    "interface": {"interface": 150},
    "back": {"interface": 100, "contrast": False},
}


def touched(hands: Any, order: int = 0) -> None:
    """Touch everything for the first time, with no time between, and let it be shown.

    Args:
        hands: of the program.
        order: which device is the first.
    """
    app = hands.app
    devices = list(DEVICES.values())
    for told in devices[order:] + devices[:order]:
        for event in told:
            app.dispatch(event)
    for changes in SETTINGS.values():
        app.change_settings(**changes)
    app.draw()
    for ms in (0.0, 16.7, 900.0, 6000.0):
        app.advance(ms)
        app.draw()


def start(home: Path) -> Pad:
    """A small window in which advice is to be had."""
    wanted = Preferences(animation="off", reduced_motion=True, language="en", adviser="asked")
    return Pad(home, wanted, SIZE)


def meets(home: Path, state: Callable[[Pad], None], doings: dict[str, tuple[str, ...]]) -> None:
    """Arrange a state for each doing, do it, and touch everything before any time passes."""
    for number, (name, keys) in enumerate(doings.items()):
        hands = start(home / str(number))
        state(hands)
        try:
            for key in keys:
                for event in _key(code_of(key) or 0):
                    hands.app.dispatch(event)
            touched(hands, number % len(DEVICES))
        except Exception as error:
            raise AssertionError(f"after {name!r}") from error
        assert not isinstance(hands.top, ErrorScene)


def some_of(number: int) -> dict[str, tuple[str, ...]]:
    """A few doings for the state of this number: all doings have their turn in some state."""
    names = list(DOINGS)
    return {names[n % len(names)]: DOINGS[names[n % len(names)]] for n in range(2 * number, 2 * number + 3)}


@pytest.mark.parametrize("number", mostly_slow(range(len(TURNS)), 3), ids=lambda number: list(TURNS)[number])
def test_first_touches_in_turns(tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    write_only(monkeypatch.setattr)
    state = list(TURNS.values())[number]
    meets(tmp_path, state, {**some_of(number), "undo": ("z",)})


@pytest.mark.slow
@pytest.mark.parametrize("state", TURNS.values(), ids=TURNS)
def test_first_touches_after_all_that_can_be_done(
    tmp_path: Path, state: Callable[[Pad], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    meets(tmp_path, state, DOINGS)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_first_touches_on_every_screen(tmp_path: Path, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons, films, replays, dialogs and all others, as they are pictured."""
    write_only(monkeypatch.setattr)
    for number, name in some(list(enumerate(names()))[part::8]):
        studio = Studio(tmp_path / name, SIZE, Preferences(language="en", adviser="asked"))
        studio.take(name)
        if studio.app.stack.top is None:  # a drawing, not a screen
            continue
        try:
            touched(studio, number % len(DEVICES))
        except Exception as error:
            raise AssertionError(name) from error
        assert name.startswith("error") or not isinstance(studio.app.top, ErrorScene)


def test_a_touch_before_a_step_is_asked_for_anew_is_among_these(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What once broke: a proposal that the game has left was put into words again."""
    write_only(monkeypatch.setattr)
    hands = start(tmp_path)
    taken_back(hands)
    table = hands.table
    proposals = [offer.option for offer in table.position.offers]
    assert table.deciding.turn.view() is not None and table.session.awaited is None
    assert table.deciding.turn._option is not None and table.deciding.turn._option not in proposals
