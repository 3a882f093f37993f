"""Every command has a key, the player may change each, and no two fight for one."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.app.bindings.commands import (
    COMMANDS,
    DIALOG,
    GROUPS,
    RESULT,
    TABLE,
    Keys,
    code_of,
    key_label,
    refused,
    share_place,
)
from game.texts import Texts
from tests.looped import some


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()


def pressed(key: int, mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode)


def test_the_usual_keys_exist_and_do_not_fight() -> None:
    for command in COMMANDS:
        assert command.group in GROUPS
        assert refused(code_of(command.key)) is None, command
    for one, other in some(combinations(COMMANDS, 2)):
        assert one.key != other.key or not share_place(one.name, other.name), (one, other)


def test_every_command_has_words_and_its_key_a_label() -> None:
    from game.app.scenes.settings.settings_keys import command_words

    texts, keys = Texts("en"), Keys()
    assert all(command_words(texts, c.name) and keys.label(c.name, texts) for c in COMMANDS)
    assert keys.label("move", texts) == "M"
    assert keys.label("end", texts) == "Space"
    assert keys.label("help", texts) == "F1"
    assert key_label(pygame.K_KP4, texts) == "Num 4"


def test_a_key_means_what_its_place_says() -> None:
    keys = Keys()
    assert keys.command(pressed(pygame.K_b), TABLE) == "board"
    assert keys.command(pressed(pygame.K_b), RESULT) == "board-look"
    assert keys.command(pressed(pygame.K_r), DIALOG) == "reset"
    assert keys.command(pressed(pygame.K_z, pygame.KMOD_CTRL), TABLE) is None
    assert keys.command(pressed(pygame.K_q), TABLE) is None


def test_changed_keys_take_the_place_of_the_usual_ones() -> None:
    keys = Keys([("move", "g")])
    assert keys.command(pressed(pygame.K_g), TABLE) == "move"
    assert keys.command(pressed(pygame.K_m), TABLE) is None
    assert keys.label("move", Texts("en")) == "G"


@pytest.mark.parametrize(
    "wrong",
    [
        ("fly", "g"),
        ("move", "no such key"),
        ("move", "escape"),
        ("move", "left shift"),
        ("move", "s"),
        ("move", ""),
    ],
)
def test_what_makes_no_sense_is_passed_over(wrong: tuple[str, str]) -> None:
    keys = Keys([wrong, ("share", "h")] if wrong[1] != "s" else [wrong])
    assert keys.command(pressed(pygame.K_m), TABLE) == "move"


def test_two_that_want_one_key_both_keep_theirs() -> None:
    keys = Keys([("move", "g"), ("share", "g")])
    assert keys.code("move") == pygame.K_m or keys.code("share") == pygame.K_s
    assert len({keys.code("move"), keys.code("share")}) == 2


def test_digits_count_where_their_row_types_other_letters() -> None:
    keys = Keys()
    french = pressed(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1)
    assert keys.card(french) == 0
    assert keys.card(pressed(pygame.K_KP3)) == 2
    assert keys.card(pressed(pygame.K_9)) == 8
    assert keys.card(pressed(pygame.K_0)) == -1
    taken = Keys([("move", "&")])
    assert taken.command(french, TABLE) == "move"


def test_swapping() -> None:
    keys = Keys()
    changed = keys.swapped("share", "move")
    assert changed is not None
    swapped = Keys(changed)
    assert (swapped.code("share"), swapped.code("move")) == (pygame.K_m, pygame.K_s)
    back = swapped.swapped("share", "move")
    assert back == (), "the usual keys are not written down"


def test_a_third_in_the_way_is_told() -> None:
    # R resets in a dialog and repairs on the table; L is the log in both
    keys = Keys()
    assert keys.rivals("log", pygame.K_r) == ["repair", "reset"]
    assert keys.swapped("log", "repair") is None


def test_what_cannot_be_given_away() -> None:
    for code in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_TAB, pygame.K_LEFT):
        assert refused(code) == "protected"
    assert refused(pygame.K_LSHIFT) == "modifier"
    assert refused(0) == "unknown"
