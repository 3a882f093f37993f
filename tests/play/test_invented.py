"""Questions and actions that no shipped room knows are answered in the window without a line of Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.table.dialogs.option_list import OptionListDialog
from game.app.table.dialogs.panels.more_actions import MoreActions
from game.app.table.model.table_keys import MORE
from game.app.table.model.words.log_text import lines_of
from tests.play.driver import Hands
from tests.play.hand import Pad as PadWay
from tests.play.invented import lay
from tests.play.test_pad import Pad

WAYS = pytest.mark.parametrize("how", ["mouse", "keys", "pad"])
HANDS = [["data", "metal"], ["energy"], []]


class Person:
    """Somebody with one way to use the program.

    Args:
        home: for the player's folders.
        how: `mouse`, `keys` or `pad`.
    """

    def __init__(self, home: Path, how: str) -> None:
        self.how = how
        self.hands: Hands = Pad(home / "home") if how == "pad" else Hands(home / "home")
        self.home = home

    def sit_down(self, variant: str = "v1", **changes: Any) -> None:
        """Go to a table with the Observatory."""
        lay(self.hands, self.home / "game", variant, **{"hands": HANDS, **changes})

    def use_the_room(self) -> None:
        """Activate it."""
        if self.how == "mouse":
            self.hands.click("button/activate")
        elif self.how == "keys":
            self.hands.key("a")
        else:
            self._walk("button/activate")
        self.hands.wait()

    def more(self) -> None:
        """Open the list of further actions."""
        if self.how == "mouse":
            self.hands.click("more")
        elif self.how == "keys":
            self.hands.key("x")
        else:
            self._walk("more")
        self.hands.wait()

    def take(self, words: str) -> None:
        """Press the tile with these words."""
        tiles = [tile for tile in self._tiles() if tile.label == words]
        assert len(tiles) == 1, [tile.label for tile in self._tiles()]
        if self.how == "keys" and tiles[0].number < 9:
            self.hands.key(str(tiles[0].number + 1))
        else:
            self._press(tiles[0].key)
        self.hands.wait()

    def press(self, key: str) -> None:
        """Press a button of the dialog."""
        self._press(key)
        self.hands.wait()

    def _press(self, key: str) -> None:
        if self.how == "mouse":
            x, y, w, h = self.hands.top.form.find(key).place
            self.hands.click((x + w / 2, y + h / 2))
        elif self.how == "keys":
            for _ in range(60):
                if self.hands.top.form.focus.key == key:
                    break
                self.hands.key("tab")
            self.hands.key("enter")
        else:
            self._walk(key)

    def _walk(self, key: str) -> None:
        assert isinstance(self.hands, Pad)
        PadWay(self.hands, {}).press(key)

    def _tiles(self) -> list[Any]:
        return [widget for widget in self.hands.top.form.widgets if widget.key.startswith("way/")]

    @property
    def made(self) -> Any:
        """The option chosen last."""
        return self.hands.table.session.log[-1].events[0]["option"]

    def told(self) -> list[str]:
        """The log lines of the last choice."""
        session = self.hands.table.session
        names = [member["name"] for member in session.state["crew"]]
        return [
            line.text
            for line in lines_of(self.hands.table.texts, names, session.log[-1].events, session.facts)
        ]


@pytest.fixture
def person(tmp_path: Path, how: str) -> Person:
    return Person(tmp_path, how)


@WAYS
def test_a_struck_card_and_a_crew_member_are_chosen_from_a_list(person: Person) -> None:
    person.sit_down(damage=[["bridge"], ["armoury"]])
    person.use_the_room()
    dialog = person.hands.top
    assert isinstance(dialog, OptionListDialog)
    assert person.hands.shows("Observatory") and person.hands.shows("Choose how to activate Observatory.")
    assert len(dialog.offers) > 10, "so many that the parts are chosen one after the other"
    person.take("The Engine Room and the Repair Centre")
    assert person.hands.shows("Choose a crew member")
    person.press("step-back")
    assert person.hands.shows("Choose a Damage card")
    person.take("The Crew Quarters")
    person.take("The Crew Quarters · Joon")
    assert person.made == {"struck": ["crew-quarters"], "who": 1}
    assert person.hands.top is person.hands.table
    assert person.hands.state["crew"][1]["action_tokens"] == 1


@WAYS
def test_few_options_stand_in_one_list_with_their_own_words(person: Person) -> None:
    person.sit_down()
    person.use_the_room()
    person.take("Watch the sun")
    person.press("confirm")
    assert person.made == {"watch": "sun"}


@WAYS
def test_a_question_without_words_parts_and_choice_is_gone_on_from(person: Person) -> None:
    person.sit_down("v2")
    person.use_the_room()
    assert not person.hands.shows("Which way?")
    assert person.hands.shows("Go on")
    person.press("confirm")
    assert person.made == {"shut": True}


@WAYS
def test_an_action_without_parts_is_done_from_the_list(person: Person) -> None:
    person.sit_down()
    assert person.hands.shows("More actions") and person.hands.shows("2 possible now")
    person.more()
    assert isinstance(person.hands.top, MoreActions)
    person.take("Rest: 2 actions")
    assert person.made == {"do": "rest"}
    assert person.hands.top is person.hands.table
    assert person.hands.state["actions_left"] == 1
    assert person.told()[0] == "Mara: Rest"


@WAYS
def test_an_action_with_parts_asks_for_them(person: Person) -> None:
    person.sit_down()
    person.more()
    person.take("Shore a room up: one action")
    assert isinstance(person.hands.top, OptionListDialog)
    person.take("Metal")
    person.take("Metal · the Bridge")
    assert person.made == {"do": "shore-up", "card": "metal", "room": "bridge"}
    assert person.hands.state["rooms"][0]["protection"] == [0]
    assert person.told() == ["Mara discards metal", "Mara protects the Bridge"]
    assert person.hands.table.session.can_undo, "chosen at once, for undo is the way back"


@WAYS
def test_an_action_is_left_before_it_is_done(person: Person) -> None:
    person.sit_down()
    before = person.hands.state
    person.more()
    person.take("Shore a room up: one action")
    person.press("step-back")
    assert person.hands.top is person.hands.table and person.hands.state == before
    person.more()
    person.press("cancel")
    assert person.hands.top is person.hands.table and person.hands.state == before


@pytest.mark.parametrize("how", ["mouse"])
def test_what_cannot_be_done_says_why(person: Person) -> None:
    person.sit_down(actions_left=1)
    assert person.hands.shows("one possible now") and not person.hands.shows("Rulebook")
    person.more()
    tile = person._tiles()[0]
    assert not tile.enabled and tile.reason == "Rest: it costs 2 actions, one is left"
    assert person.hands.shows("costs 2 actions")
    person.press("way/0")
    dialog = person.hands.top
    assert isinstance(dialog, MoreActions)
    x, y, w, h = tile.place
    for ask in (lambda: person.hands.key("f1"), lambda: person.hands.press((x + w / 2, y + h / 2), button=3)):
        person.hands.move((x + w / 2, y + h / 2))
        person.hands.app.advance(1000)
        assert person.hands.shows("Rulebook"), "the foot of the note"
        ask()
        book = person.hands.top
        assert isinstance(book, RulebookScene) and book.current.id == "actions" and book.origin
        person.hands.key("esc")
        assert person.hands.top is dialog


@pytest.mark.parametrize("how", ["mouse"])
def test_a_list_that_is_incomplete_leads_to_the_page_of_its_action(person: Person) -> None:
    person.sit_down()
    person.more()
    person.take("Shore a room up: one action")
    dialog = person.hands.top
    assert isinstance(dialog, OptionListDialog)
    confirm = dialog.form.find("confirm")
    assert confirm is not None and not confirm.enabled
    x, y, w, h = confirm.place
    person.hands.press((x + w / 2, y + h / 2), button=3)
    assert isinstance(person.hands.top, RulebookScene) and person.hands.top.current.id == "action-shore-up"
    person.hands.key("esc")
    assert person.hands.top is dialog


def test_games_without_such_actions_have_no_such_button(tmp_path: Path) -> None:
    from tests.rules.positions import position

    hands = Hands(tmp_path)
    table = hands.position(position(3))
    assert MORE not in table.layout.keys
    hands.key("x")
    assert hands.top is table
