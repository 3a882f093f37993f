"""The setup screen by mouse and keyboard, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.setup.draft import NAME_LIMIT, Draft
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.app.widgets.text_field import TextField
from game.play.session import Session
from game.rules.gamecode import seed_text
from game.rules.settings import Settings
from game.storage.settings.new_game import NewGame, Participant
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.setup_page import TWO, choose, details, focus, front
from tests.app.stage import Hands
from tools.studio import Studio


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands]) -> Hands:
    app.change_settings(new_game=TWO)
    hands = show(TitleScene())
    app.push(SetupScene())
    hands.run()
    return hands


def clear(hands: Hands, key: str) -> None:
    """Empty a field by its keys."""
    hands.click(key)
    for _ in range(20):
        hands.key(pygame.K_END)
        hands.key(pygame.K_BACKSPACE)


def started(hands: Hands) -> Session:
    """Return the game that has started."""
    assert isinstance(hands.scene, TableScene), hands.scene
    session: Session = hands.scene.session
    return session


def test_start_at_once(setup: Hands) -> None:
    setup.click("start")
    state = started(setup).state
    assert len(state["crew"]) == 2
    assert state["settings"]["difficulty"] == "medium"
    assert state["settings"]["first"] is None
    assert setup.app.shelf.read().summary is not None, "saved at once"


def test_who_has_never_played_gets_an_officer_and_an_easy_ship(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    hands = show(SetupScene())
    assert hands.scene.newcomer and hands.scene.draft.ranks == ("", "officer")
    assert "+\nProgram" in hands.words(), "a free seat is offered to another program"
    hands.click("start")
    session = started(hands)
    assert session.state["settings"]["difficulty"] == "easy"
    assert [seat.to_json().get("rank") for seat in session.seats] == [None, "officer"]
    again = show(SetupScene())
    assert not again.scene.newcomer


def test_a_free_seat_is_offered_to_a_person_once_two_play(setup: Hands) -> None:
    setup.click("add-2")
    assert setup.scene.draft.ranks == ("", "", "")
    choose(setup, "rank-1", "captain")
    choose(setup, "rank-2", "captain")
    setup.click("add-3")
    assert setup.scene.draft.ranks == ("", "captain", "captain", "officer")


def test_a_game_of_four_by_mouse(setup: Hands) -> None:
    setup.click("add-2")
    setup.click("add-3")
    assert not [k for k in setup.controls() if k.startswith("add")]
    clear(setup, "name-3")
    setup.type("Zoe")
    choose(setup, "difficulty", "realist")
    details(setup)
    choose(setup, "first", 3)
    setup.click("seed")
    setup.type("4817-2206")
    front(setup)
    setup.click("start")
    session = started(setup)
    settings = session.state["settings"]
    assert (settings["players"], settings["difficulty"], settings["first"]) == (4, "realist", 3)
    assert settings["seed"] == 48172206
    assert session.state["crew"][3]["name"] == "Zoe"
    assert session.state["active"] == 3
    assert session.colours == (0, 1, 2, 3)


def test_a_game_by_keyboard_alone(setup: Hands) -> None:
    setup.key(pygame.K_TAB)
    for key in ("back", "guided", "rulebook", "name-0"):
        assert setup.scene.form.focus.key == key
        setup.key(pygame.K_TAB)
    setup.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    setup.key(pygame.K_BACKSPACE)
    setup.type("a")
    for focused in ("remove-0", "rank-0"):
        setup.key(pygame.K_TAB)
        assert setup.scene.form.focus.key == focused
    focus(setup, "difficulty")
    setup.key(pygame.K_RIGHT)
    focus(setup, "details")
    setup.key(pygame.K_RETURN)
    assert setup.scene.detailed and setup.scene.form.focus.key == "back"
    focus(setup, "mark-0")
    setup.key(pygame.K_RIGHT)
    setup.key(pygame.K_ESCAPE)
    assert not setup.scene.detailed and setup.scene.form.focus.key == "details"
    focus(setup, "start")
    setup.key(pygame.K_RETURN)
    session = started(setup)
    assert session.state["crew"][0]["name"].endswith("a")
    assert session.colours[0] == 2, "the mark in between is taken by the other player"
    assert session.state["settings"]["difficulty"] == "hard"


def test_enter_in_a_name_ends_the_typing_and_starts_nothing(setup: Hands) -> None:
    setup.click("name-0")
    setup.type("x")
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene) and not setup.scene.typing
    setup.key(pygame.K_RETURN)
    assert started(setup).state["crew"][0]["name"].endswith("x")


def test_no_two_marks_alike(setup: Hands) -> None:
    details(setup)
    for wanted, marks in ((1, (0, 1)), (2, (2, 1)), (3, (3, 1)), (0, (0, 1))):
        choose(setup, "mark-0", wanted)
        assert setup.scene.draft.marks == marks, "what somebody has stays theirs"
    front(setup)
    setup.click("add-2")
    setup.click("add-3")
    details(setup)
    for wanted in range(4):
        choose(setup, "mark-0", wanted)
        assert setup.scene.draft.marks == (0, 1, 2, 3), "all others are taken"
    assert setup.widget("mark-0").explanation() == "Castor already has this mark."


def test_names_that_are_refused(setup: Hands) -> None:
    clear(setup, "name-0")
    assert setup.widget("start").reason
    assert "Every crew member needs a name." in setup.words()
    other = setup.scene.draft.players[1].name
    setup.type(other.upper())
    assert "Two crew members share a name. Rename one of them." in setup.words().replace("\n", " ")
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene), "not started"
    setup.click("start")
    assert isinstance(setup.scene, SetupScene)
    setup.click("name-0")
    setup.type("x")
    assert setup.widget("start").enabled


def test_a_name_of_the_most_letters_says_so(setup: Hands) -> None:
    clear(setup, "name-0")
    setup.type("A" * (NAME_LIMIT - 1))
    assert "characters" not in setup.words()
    setup.type("BCD")
    assert setup.scene.draft.players[0].name == "A" * (NAME_LIMIT - 1) + "B"
    assert f"At most {NAME_LIMIT} characters" in setup.words().replace("\n", " ")
    assert setup.widget("start").enabled
    setup.key(pygame.K_TAB)
    setup.app.advance(20)
    assert "characters" not in setup.words(), "the name is no longer typed"
    setup.app.reset(SetupScene())
    setup.app.advance(20)
    assert "characters" not in setup.words(), "nor after a game"


def test_letters_that_cannot_be_shown(setup: Hands) -> None:
    clear(setup, "name-0")
    setup.type("ሀ")
    assert "Character 1 cannot be used: it is an emoji" in " ".join(setup.words().split())
    clear(setup, "name-0")
    setup.type("Zoë")
    assert setup.widget("start").enabled


@pytest.mark.parametrize("seed", ["s", "12a", "1234567890123456", "A3NQ-K8C0-91VX-A"])
def test_seeds_that_are_refused(setup: Hands, seed: str) -> None:
    details(setup)
    setup.click("seed")
    setup.type(seed)
    assert setup.widget("start").reason
    assert setup.widget("start").reason in setup.words().replace("\n", " ")
    setup.key(pygame.K_RETURN)
    assert isinstance(setup.scene, SetupScene)


def test_words_are_a_seed_and_what_they_make_is_shown(setup: Hands) -> None:
    details(setup)
    setup.click("seed")
    setup.type("our wedding 2024")
    assert "make the seed 4094-1820" in " ".join(setup.words().split())
    setup.click("start")
    assert started(setup).state["settings"]["seed"] == 40941820
    assert setup.app.settings.new_game.seed == "our wedding 2024"


def test_the_ship_that_is_shown_is_dealt(setup: Hands) -> None:
    layout, dealt = setup.scene.mission.layout, setup.scene.dealt
    assert seed_text(dealt) in setup.words()
    setup.click("start")
    assert [room["id"] for room in started(setup).state["rooms"]] == list(layout)
    assert started(setup).state["settings"]["seed"] == dealt
    assert setup.app.settings.new_game.seed == "", "the next game has another ship"


def test_the_seed_shows_its_ship(setup: Hands) -> None:
    details(setup)
    setup.click("seed")
    setup.type("77")
    layout = setup.scene.mission.layout
    setup.click("start")
    assert [room["id"] for room in started(setup).state["rooms"]] == list(layout)
    assert started(setup).state["settings"]["seed"] == 77


def test_another_ship_is_dealt_and_the_cross_takes_a_seed_away(setup: Hands) -> None:
    dealt = setup.scene.dealt
    setup.click("dice")
    assert setup.scene.dealt != dealt and seed_text(setup.scene.dealt) in setup.words()
    details(setup)
    assert setup.widget("clear").reason
    setup.click("seed")
    setup.type("77")
    assert setup.scene.draft.seed_number() == 77
    setup.click("clear")
    assert setup.scene.draft.seed == ""
    setup.click("seed")
    setup.type("78")
    front(setup)
    assert "78" in setup.words()
    setup.click("dice")
    assert setup.scene.draft.seed == "", "another ship takes the place of the seed's"


def test_adding_by_key_and_removing(setup: Hands) -> None:
    assert setup.widget("remove-0").reason, "two are needed"
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+"))
    setup.run()
    assert len(setup.scene.draft.players) == 3
    setup.click("remove-0")
    assert setup.scene.draft.marks == (1, 2)


def test_the_facts_are_those_of_the_rules(setup: Hands) -> None:
    details(setup)
    words = setup.words()
    assert (
        "4 cards each" in words and "66 cards, 6 Universal" in words and "22 cards, then Hull Breach" in words
    )
    front(setup)
    setup.click("add-2")
    choose(setup, "difficulty", "easy")
    details(setup)
    words = setup.words()
    assert "3 cards each" in words and "68 cards, 8 Universal" in words


def test_everything_is_remembered(setup: Hands, show: Callable[[Scene], Hands]) -> None:
    setup.click("add-2")
    setup.click("name-0")
    setup.type("x")
    details(setup)
    setup.click("seed")
    setup.type("77")
    draft = setup.scene.draft
    setup.click("start")
    saved = PreferencesFile(setup.app.home.settings).load()[0]
    assert saved.new_game == draft.new_game
    again = show(SetupScene())
    assert again.scene.draft == draft


@pytest.mark.parametrize("way", ["back", "close"])
def test_what_was_entered_is_there_again_after_the_page_was_left(
    app: App, show: Callable[[Scene], Hands], way: str
) -> None:
    """Who looked something up on the title screen typed all names again."""
    hands = show(SetupScene())
    clear(hands, "name-0")
    hands.type("Xaver")
    draft = hands.scene.draft
    if way == "close":
        app.quit()
    else:
        app.push(SetupScene())
        app.pop()
        app.pop()
    saved = PreferencesFile(app.home.settings).load()[0].new_game
    assert saved.players == draft.players and saved.players[0].name == "Xaver" and saved.untried
    again = show(SetupScene())
    assert again.scene.draft == draft and again.scene.newcomer, "no game was started yet"
    again.click("start")
    assert not PreferencesFile(app.home.settings).load()[0].new_game.untried


def test_who_changes_something_and_starts_is_no_newcomer_any_more(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    hands = show(SetupScene())
    clear(hands, "name-0")
    hands.type("Xaver")
    hands.click("start")
    saved = PreferencesFile(app.home.settings).load()[0].new_game
    assert saved.players[0].name == "Xaver" and not saved.untried
    assert not show(SetupScene()).scene.newcomer


def test_who_enters_nothing_stays_a_newcomer(app: App, show: Callable[[Scene], Hands]) -> None:
    show(SetupScene())
    app.push(SetupScene())
    app.pop()
    app.quit()
    assert app.settings.new_game == NewGame()


def test_to_keep_it_lays_no_page_anew(app: App, setup: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    clear(setup, "name-0")
    setup.type("Xaver")
    laid: list[object] = []
    monkeypatch.setattr(app.stack, "resize", laid.append)
    app.pop()
    assert app.settings.new_game.players[0].name == "Xaver" and not laid


def test_a_name_that_was_taken_away_is_the_usual_one_the_next_time(app: App, setup: Hands) -> None:
    clear(setup, "name-0")
    assert setup.scene.draft.players[0].name == ""
    app.quit()
    loaded = PreferencesFile(app.home.settings).load()
    assert loaded[0].new_game.players[0].name == setup.scene.names[TWO.players[0].mark] and not loaded[1]
    clear(setup, "name-1")
    setup.type(setup.scene.names[TWO.players[0].mark])
    app.quit()
    names = [one.name for one in PreferencesFile(app.home.settings).load()[0].new_game.players]
    assert all(names) and len(set(names)) == len(names), "no two alike that nobody typed"


def test_of_a_ship_that_was_given_the_crew_alone_is_kept_when_it_starts(app: App, setup: Hands) -> None:
    """New game showed the seed of today's ship, and dealt it again."""
    ship = app.engine().complete(Settings(3, "realist", 5, expansions=("damage-control",)))
    app.push(SetupScene(ship=ship))
    setup.run()
    clear(setup, "name-0")
    setup.type("Xaver")
    crew = setup.scene.draft.players
    setup.click("start")
    assert isinstance(setup.scene, TableScene) and len(crew) == 3
    kept = PreferencesFile(app.home.settings).load()[0].new_game
    assert kept == replace(TWO, players=crew) and kept.players[0].name == "Xaver"


def test_a_ship_that_was_given_does_not_take_the_place_of_what_was_entered(app: App, setup: Hands) -> None:
    ship = app.engine().complete(Settings(2, "hard", 5))
    app.push(SetupScene(ship=ship))
    setup.run()
    app.pop()
    assert PreferencesFile(app.home.settings).load()[0].new_game == TWO


def test_a_game_in_progress_is_not_given_up_unasked(app: App, setup: Hands) -> None:
    running = Session.new({"players": 2, "difficulty": "easy", "seed": 3}, app.engine(), app.shelf)
    setup.click("start")
    assert isinstance(setup.scene, ConfirmScene)
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.scene, SetupScene)
    assert app.shelf.read().game == running.to_json()
    setup.click("start")
    setup.key(pygame.K_RETURN)
    assert started(setup).state["settings"]["difficulty"] == "medium"


def test_escape_goes_back(setup: Hands) -> None:
    details(setup)
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.scene, SetupScene) and not setup.scene.detailed
    setup.key(pygame.K_ESCAPE)
    assert isinstance(setup.scene, TitleScene)


def test_resize_while_typing(setup: Hands) -> None:
    clear(setup, "name-0")
    setup.type("Ad")
    setup.resize(1600, 1000)
    setup.type("a")
    assert setup.scene.draft.players[0].name == "Ada"


def test_tab_to_a_name_and_typing_replaces_it_but_only_once(setup: Hands) -> None:
    """A name that is given at first is rarely the player's own; what was typed is."""
    setup.scene.form.focus_on("name-0", by_key=True)
    setup.type("Ada")
    assert setup.widget("name-0").text == "Ada"
    setup.scene.form.focus_on("name-1", by_key=True)
    setup.scene.form.focus_on("name-0", by_key=True)
    setup.type("m")
    assert setup.widget("name-0").text == "Adam"


def test_a_name_that_is_left_shows_no_caret(setup: Hands) -> None:
    def pictures() -> list[bytes]:
        screen = setup.app.screen
        setup.app.draw()
        scale = screen.get_width() / 1920
        places = [setup.widget(key).place for key in ("name-0", "name-1")]
        inner = [(x + 6, y + 6, w - 12, h - 12) for x, y, w, h in places]
        parts = [screen.subsurface([round(side * scale) for side in place]) for place in inner]
        return [pygame.image.tobytes(part, "RGB") for part in parts]

    setup.app.advance(400)
    before = pictures()
    while setup.scene.form.focus is None or setup.scene.form.focus.key != "start":
        setup.key(pygame.K_TAB)
    setup.app.advance(700)
    assert pictures() == before


def test_a_newcomer_reads_under_forty_words(app: App, show: Callable[[Scene], Hands]) -> None:
    """Every word that is drawn counts, again and again where it stands again; what counts as none are
    numbers and signs, the names of crew members, which they give themselves, and the names of keys on caps.
    """
    hands = show(SetupScene())
    assert (
        hands.scene.draft.new_game == Draft.of(NewGame(), hands.scene.names, hands.scene.draft.offer).new_game
    )
    keys = app.kit.keys
    caps = {app.texts("key-enter"), *(keys.label(key, app.texts) for key in ("help", "plus"))}
    names = {player.name for player in hands.scene.draft.players}
    read = [
        word
        for line in app.draw().texts
        if line.text not in caps | names
        for word in line.text.split()
        if any(letter.isalpha() for letter in word)
    ]
    assert {"New", "Player", "Officer", "Easy", "Start"} <= set(read), "they are words"
    assert len(read) < 40, f"{len(read)}: {read}"


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_names_of_wide_letters_are_whole_while_nobody_types(
    tmp_path_factory: pytest.TempPathFactory, text: int, language: str
) -> None:
    """They were cut at the field's side."""
    settings = Preferences(language=language, text=text)
    studio = Studio(tmp_path_factory.mktemp("home"), (1280, 720), settings)
    written = studio.take("setup-wide-names").texts
    scene = studio.app.top
    assert isinstance(scene, SetupScene)
    fields = [scene.form.find(f"name-{seat}") for seat in range(4)]
    seen = fields if text == 100 else fields[:1]  # the page is scrolled in larger type
    for field in seen:
        assert isinstance(field, TextField) and field.explanation() is None
        assert field.text in "".join(one.text for one in written)
    assert not any(one.cut for one in written)


def test_a_name_that_has_no_room_at_all_is_told_where_one_points(setup: Hands) -> None:
    field = setup.widget("name-0")
    assert isinstance(field, TextField)
    field.limit, field.text = 400, "W" * 400
    setup.app.dirty = True
    setup.app.draw()
    assert field.explanation() == "W" * 400
    field.focused = True
    assert field.explanation() is None


@pytest.mark.parametrize("name", ["rank", "remove"])
def test_in_large_type_the_rows_of_two_seats_are_level(
    app: App, show: Callable[[Scene], Hands], name: str
) -> None:
    """The word below the name of a seat that the program plays moved what is below it."""
    seats = (Participant("Vega", 0), Participant("Orion", 1, "officer"))
    app.change_settings(new_game=NewGame(seats, "medium"), text=150)
    hands = show(TitleScene())
    app.push(SetupScene())
    hands.run()
    tops = [hands.scene.form.find(f"{name}-{seat}").rect[1] for seat in (0, 1)]  # type: ignore[attr-defined]
    assert tops[0] == pytest.approx(tops[1])


@pytest.mark.parametrize("text", [100, 150])
def test_the_names_of_all_ranks_have_letters_of_one_size(
    app: App, show: Callable[[Scene], Hands], text: int
) -> None:
    """Commander was smaller than the three beside it."""
    app.change_settings(new_game=TWO, text=text)
    show(SetupScene())
    names = {app.texts(f"rank-{rank}") for rank in ("cadet", "officer", "captain")}
    sizes = {record.size for record in app.draw().texts if record.text in names}
    assert len(sizes) == 1, sizes
