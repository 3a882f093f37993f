"""The rulebook by mouse, keys and controller: contents, search, pages, and the way back."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pygame
import pytest

from game.app.drawing.viewport import inside
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.scenes.rulebook import book_reading
from game.app.scenes.rulebook.book_reading import BookReading
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.table_scene import TableScene
from game.app.widgets.text_field import TextField
from game.rules.protocol import StateDict
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.looped import some
from tests.play.driver import Hands
from tests.play.scripted import ScriptedSeat
from tests.play.test_pad import Pad
from tests.rules.positions import position
from tests.shares import mostly_slow
from tools.studio import Studio

HANDS = [["data", "metal"], ["energy"]]


def at(hands: Hands) -> RulebookScene:
    assert isinstance(hands.top, RulebookScene), hands.top
    return hands.top


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


@pytest.fixture
def pad(tmp_path: Path) -> Pad:
    return Pad(tmp_path, Preferences(animation="off", language="en"))


def broken(**more: object) -> StateDict:
    return position(2, at=["bridge", "cargo-hold"], hands=HANDS, **more)  # type: ignore[arg-type]


# From things on the table


def test_everything_on_the_table_has_a_page_and_a_right_click_opens_it(hands: Hands) -> None:
    table = hands.position(broken())
    plain = {"menu", "undo", "redo", "help", "adviser"}
    for key in list(table.layout.keys):
        hands.press(key, button=3)
        if key.kind in plain:
            assert hands.top is table, key
            continue
        scene = at(hands)
        subjects = scene.wanted
        assert subjects and scene.current is scene.book.find(subjects), key
        assert scene.current is not scene.book.pages[0] or key.kind == "hull", f"{key} has no page of its own"
        hands.key("esc")
        assert hands.top is table
    hands.press((960.0, 85.0), button=3)
    assert hands.top is table, "the ground is nothing to ask about"


@pytest.mark.parametrize(
    ("key", "page"),
    [
        ("room/medical-bay", "room-medical-bay-v1"),
        ("slot/bridge/0", "repairing"),
        ("divert/bridge", "diverting"),
        ("hand/1", "resource-metal"),
        ("face-up/0", "face-up"),
        ("button/scavenge", "scavenging"),
        ("supply/protection", "shields"),
        ("damage-deck", "damage-cards"),
        ("end", "ending"),
    ],
)
def test_the_help_key_asks_about_what_has_the_focus_and_comes_back_to_it(
    hands: Hands, key: str, page: str
) -> None:
    table = hands.position(broken())
    play = table.input
    play.by_key, play.focus = True, next(found for found in table.layout.keys if str(found) == key)
    hands.key("f1")
    assert at(hands).current.id == page
    hands.key("esc")
    assert hands.top is table and str(play.focus) == key and play.by_key


def test_a_side_that_lies_there_is_told(hands: Hands) -> None:
    hands.position(position(3, at=["bridge"] * 3, variants={"medical-bay": "v2"}))
    hands.press("room/medical-bay", button=3)
    assert at(hands).current.id == "room-medical-bay-v2"


def test_a_right_click_puts_back_what_is_held(hands: Hands) -> None:
    table = hands.position(position(2, at=["bridge", "bridge"], hands=HANDS))
    hands.click("hand/0")
    assert table.input.picked is not None
    hands.press("room/bridge", button=3)
    assert hands.top is table and table.input.picked is None


def test_a_button_on_a_controller_asks(pad: Pad) -> None:
    table = pad.position(broken())
    pad.hat("up")
    assert table.input.focus is not None
    pad.button("west")
    assert at(pad).wanted
    before = at(pad).current
    pad.hat("right")
    assert at(pad).current is not before
    pad.button("back")
    assert pad.top is table


# From refusals


def test_a_refusal_leads_to_its_rule_by_key_and_by_click(hands: Hands) -> None:
    table = hands.position(broken())
    hands.click("button/divert")
    toast = table.transients.toast
    assert toast is not None and toast.reason is not None and toast.reason.id == "play-cost"
    hands.key("f1")
    assert at(hands).current.id == "diverting" and at(hands).origin
    hands.key("esc")
    hands.click("button/share")
    hands.app.draw()
    toast = table.transients.toast
    assert toast is not None and toast.link is not None
    x, y, w, h = toast.link
    hands.press((x + w / 2, y + h / 2))
    assert at(hands).current.id == "sharing"


def test_a_button_that_cannot_be_used_leads_to_why(hands: Hands) -> None:
    table = hands.position(broken(actions_left=0))
    hands.move("button/scavenge")
    hands.key("f1")
    assert at(hands).wanted[0] == "play-left" and at(hands).current.id == "actions"
    assert at(hands).session is table.session


# At your table now


def test_what_a_page_means_now_is_what_the_rules_say(hands: Hands) -> None:
    table = hands.position(broken())
    table.app.open(routes.Rulebook(("action/divert",), table.session, "", table.light))
    now = at(hands).now
    assert now is not None and table.position.name(0) in now.lead
    assert [line.ok for line in now.lines].count(False) == 1
    hands.key("esc")
    table.app.open(routes.Rulebook(("supply/action",), table.session))
    now = at(hands).now
    assert now is not None and str(table.position.supply("action")) in now.lead


def test_no_counting_hides_numbers(hands: Hands) -> None:
    state = position(2, at=["bridge", "bridge"])
    state["settings"]["no_counting"] = True
    table = hands.position(state)
    for page in ("deck", "damage-cards", "deck-empty", "looking"):
        table.app.open(routes.Rulebook((page,), table.session))
        now = at(hands).now
        assert now is not None
        words = " ".join([now.lead, *(line.words for line in now.lines)])
        assert not any(letter.isdigit() for letter in words), words
        hands.key("esc")


def test_what_it_is_about_is_lit_on_the_table(hands: Hands) -> None:
    table = hands.position(broken())
    table.app.open(routes.Rulebook(("room-bridge-v1",), table.session, "", table.light))
    hands.post(pygame.KEYDOWN, key=pygame.K_F3, mod=0, unicode="", scancode=0)
    assert hands.top is table
    assert [str(key) for key in table._lit] == ["room/bridge"]
    hands.key("right")
    assert not table._lit


# Contents, pages and search


@pytest.fixture
def studio(tmp_path: Path) -> Studio:
    return Studio(tmp_path, (1280, 720), Preferences(language="en"))


def opened(studio: Studio, *page: str) -> RulebookScene:
    studio.app.start(routes.Title())
    studio.app.open(routes.Rulebook(page))
    scene = studio.app.top
    assert isinstance(scene, RulebookScene)
    while scene.reading:
        studio.app.advance(16)
    return scene


def typed(studio: Studio, words: str) -> None:
    for letter in words:
        studio.key(pygame.key.key_code("space" if letter == " " else letter), text=letter)


def words_of(studio: Studio) -> str:
    return " ".join(" ".join(line.text for line in studio.app.draw().texts).split())


def test_arrows_turn_pages_and_chapters_fold(studio: Studio) -> None:
    scene = opened(studio)
    assert scene.full and scene.now is None
    first = scene.current
    studio.key(pygame.K_RIGHT)
    assert scene.current is scene.book.pages[1]
    studio.key(pygame.K_LEFT)
    studio.key(pygame.K_LEFT)
    assert scene.current is first
    assert scene.form.find("page-repairing") is None
    row = scene.form.find("chapter-turn")
    assert row is not None
    row.press()
    page = scene.form.find("page-repairing")
    assert page is not None
    page.press()
    assert scene.current.id == "repairing"
    link = scene.form.find("see-cubes")
    assert link is not None
    link.press()
    assert scene.current.id == "cubes" and "tokens" in scene.opened
    studio.key(pygame.K_ESCAPE)
    assert isinstance(studio.app.top, TitleScene)


def test_subjects_from_a_to_z_lead_to_their_pages_and_stay_in_sight(studio: Studio) -> None:
    scene = opened(studio, "moving")
    for name, row in (("a-z", "chapter-a-z/H"), ("a-z/H", "subject-repairing-heal"), ("a-z/W", "")):
        chapter = scene.form.find(f"chapter-{name}")
        assert chapter is not None
        chapter.press()
        assert not row or scene.form.find(row) is not None
    assert scene.form.find("subject-repairing-heal") is None, "one letter is unfolded at a time"
    scene.fold("a-z/H")
    scene.form.focus_on("subject-repairing-heal", by_key=True)
    studio.key(pygame.K_RETURN)
    assert scene.current.id == "repairing" and "turn" in scene.opened  # that of the page it was opened at
    focus = scene.form.focus
    assert focus is not None and focus.key == "subject-repairing-heal"
    scene.form.focus_on("subject-cubes-health", by_key=True)
    studio.key(pygame.K_RETURN)
    assert scene.current.id == "cubes" and "tokens" not in scene.opened
    studio.app.change_settings(language="de")
    while scene.reading:
        studio.app.advance(16)
    assert scene.form.find("chapter-a-z/Ü") is None and scene.form.find("chapter-a-z/H") is not None


def test_letters_begin_a_search_and_the_first_hit_is_shown(studio: Studio) -> None:
    scene = opened(studio)
    typed(studio, "heal")
    assert scene.query == "heal" and scene.current.id == "repairing"
    assert scene.form.find("hit-repairing") is not None and scene.form.find("chapter-turn") is None
    studio.key(pygame.K_DOWN)
    assert scene.current.id == scene.hits[1].page
    studio.key(pygame.K_UP)
    studio.key(pygame.K_RETURN)
    assert scene.form.focus is not None and scene.form.focus.key == "hit-repairing"
    studio.key(pygame.K_ESCAPE)
    assert scene.query == "" and scene.current.id == "repairing"
    assert scene.form.find("chapter-turn") is not None and studio.app.top is scene
    studio.key(pygame.K_ESCAPE)
    assert studio.app.top is not scene


def test_words_are_typed_with_spaces_between_them(studio: Studio) -> None:
    scene = opened(studio)
    typed(studio, "divert power ")
    field = scene.form.find("search")
    assert isinstance(field, TextField) and field.text == "divert power "
    assert scene.query == "divert power" and scene.current.id == "diverting"


def test_the_key_of_the_search_writes_nothing(studio: Studio) -> None:
    scene = opened(studio)
    studio.key(pygame.K_SLASH, text="/")
    assert scene.form.focus is not None and scene.form.focus.key == "search" and scene.query == ""
    muted = studio.app.settings.mute
    typed(studio, "nanobots")
    assert scene.query == "nanobots" and studio.app.settings.mute == muted
    studio.key(pygame.K_ESCAPE)
    typed(studio, "hull")
    assert scene.current.id == "hull-breach"


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)])
def test_without_a_hit_no_page_is_shown_as_if_it_were_the_answer(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    studio = Studio(tmp_path, size, Preferences(text=text))
    scene = opened(studio, "moving")
    assert scene.writer.title(scene.current) in words_of(studio)
    typed(studio, "qqqqxxxx")
    title = scene.writer.title(scene.current)
    assert scene.hits == () and title not in words_of(studio)
    assert "Ask in a few plain words" in words_of(studio) and scene.form.find("previous") is None
    studio.key(pygame.K_ESCAPE)
    assert title in words_of(studio)


def test_without_a_hit_the_place_stays_and_a_near_word_finds_one(studio: Studio) -> None:
    scene = opened(studio, "moving")
    typed(studio, "protx")
    before = scene.current
    typed(studio, "xxxon")
    assert scene.hits == () and scene.current is before
    near = [widget for widget in scene.form.widgets if widget.key.startswith("word-")]
    assert len(near) == 3
    near[0].press()
    assert scene.hits and scene.query == near[0].key.removeprefix("word-")


@pytest.mark.parametrize(("side", "first"), [("v1", "room-bridge-v1"), ("v2", "room-bridge-v2")])
def test_the_side_of_a_room_that_is_in_the_game_is_found_first(hands: Hands, side: str, first: str) -> None:
    hands.position(broken(variants={"bridge": side}))
    hands.key("f1")
    if not isinstance(hands.top, RulebookScene):
        hands.app.open(routes.Rulebook((), hands.table.session))
    scene = at(hands)
    while scene.reading:
        hands.wait(20)
    scene.look_for("can i look at the damage deck")
    bridges = [hit.page for hit in scene.hits if hit.page.startswith("room-bridge")]
    assert bridges[0] == first and len(bridges) == 2
    for query in ("bridge v2", "Bridge (V2)", "bridge-v2?"):
        scene.look_for(query)
        assert scene.hits[0].page == "room-bridge-v2", "whoever names a side means it"


def test_another_language_has_its_own_words(studio: Studio) -> None:
    scene = opened(studio, "repairing")
    typed(studio, "heal")
    studio.app.change_settings(language="de")
    while scene.reading:
        studio.app.advance(16)
    assert scene.current.id == "repairing"
    assert scene.writer.title(scene.current) == Texts("de")("rulebook-repairing") and not scene.query
    typed(studio, "heilen")
    assert scene.current.id == "repairing"


def test_the_book_is_read_once_for_all_openings_and_anew_in_other_words(studio: Studio) -> None:
    first = opened(studio)
    typed(studio, "breach")
    studio.app.start(routes.Title())
    studio.app.open(routes.Rulebook(()))
    again = studio.app.top
    assert isinstance(again, RulebookScene) and again is not first
    assert not again.reading and again.search is first.search and again.query == ""
    studio.app.change_settings(language="de")
    other = opened(studio)
    assert other.search is not first.search


def test_its_pages_are_read_a_few_in_each_frame(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them were read in the first one: the clock that was asked stood still."""
    scene = opened(studio)
    reading, clock = BookReading(scene.writer, "en", scene.book), count(0.0, 0.001)
    with monkeypatch.context() as time:
        time.setattr(book_reading.time, "perf_counter", lambda: next(clock))
        reading.read_on(4.0)
    assert not reading.done and not reading.subjects, "four ms are over"
    reading.read_on(0.0)
    assert not reading.done and not reading.subjects
    frames = 0
    while not reading.done:
        reading.read_on(0.0)
        frames += 1
    assert frames > len(scene.book.pages) / 2, "one at a time"
    assert reading.subjects == scene.subjects


def test_large_type_has_one_column_and_the_contents_behind_a_button(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720), Preferences(language="en", text=200))
    scene = opened(studio, "repairing")
    assert scene.form.find("chapter-turn") is None
    button = scene.form.find("contents")
    assert button is not None
    button.press()
    assert scene.form.find("chapter-turn") is not None
    studio.key(pygame.K_ESCAPE)
    assert scene.form.find("chapter-turn") is None and studio.app.top is scene


def test_a_table_below_is_a_dialog(hands: Hands) -> None:
    table = hands.position(broken())
    table.app.open(routes.Rulebook((), table.session))
    assert not at(hands).full and at(hands).rises
    hands.press((40.0, 500.0), button=3)
    assert isinstance(hands.top, TableScene)


def test_a_lesson_lets_one_try_what_a_page_tells(hands: Hands) -> None:
    table = hands.position(broken())
    table.app.open(routes.Rulebook(("moving",), table.session))
    lesson = at(hands).lesson()
    assert lesson is not None and "moving" in (lesson.page, *lesson.pages)
    hands.press_widget("begin")
    if isinstance(hands.top, ConfirmScene):
        hands.key("enter")
    assert isinstance(hands.top.route, routes.Lesson) and hands.top.route.id == lesson.id


@pytest.mark.parametrize(
    ("room", "side", "page"),
    [("cargo-hold", "v1", "room-cargo-hold-v1"), ("cargo-hold", "v2", "room-cargo-hold-v2")],
)
def test_a_question_leads_to_the_rule_that_asks_it(hands: Hands, room: str, side: str, page: str) -> None:
    table = hands.position(
        position(2, at=[room, "bridge"], hands=HANDS, variants={room: "v2"} if side == "v2" else None)
    )
    hands.click("button/activate")
    hands.wait()
    assert table.position.asked is not None and not table.position.acting
    before = hands.top
    table.input.hover = None
    hands.key("f1")
    assert at(hands).current.id == page and at(hands).origin
    hands.key("esc")
    assert hands.top is before


def test_a_question_that_somebody_else_answers_leads_to_the_help(hands: Hands) -> None:
    table = hands.position(position(2, at=["cargo-hold", "bridge"], hands=HANDS))
    table.session.hand_over(0, ScriptedSeat(after=10**6))
    table.session.apply({"do": "activate"})
    table.renew()
    assert table.position.asked is not None and table.position.open is None
    table.input.hover = None
    hands.key("f1")
    assert hands.top is not table and not isinstance(hands.top, RulebookScene)


def test_every_question_of_the_base_rules_has_a_page(hands: Hands) -> None:
    table = hands.position(position(2, at=["bridge", "bridge"], hands=[["data"] * 8, []]))
    hands.click("end")
    hands.wait()
    if isinstance(hands.top, ConfirmScene):
        hands.key("enter")
    table.input.hover = None
    hands.key("f1")
    assert at(hands).current.id == "collecting"


SEVEN = ("bridge", "cargo-hold", "medical-bay", "crew-quarters", "engine-room", "armoury", "repair-centre")


@pytest.mark.parametrize(
    "state",
    mostly_slow(
        [
            position(1, hands=[["data", "universal"]]),
            position(3, at=["pod", "bridge", "bridge"], escape_pod=True, diverted=SEVEN, active=1),
            position(
                2, damage=[], damage_control=True, cubes={"bridge": "000"}, protection={"armoury": [0, 1]}
            ),
        ],
        1,
    ),
    ids=["solo", "deserter", "breach"],
)
def test_every_page_has_something_to_say_in_every_mode(hands: Hands, state: StateDict) -> None:
    table = hands.position(state)
    table.app.open(routes.Rulebook((), table.session))
    scene = at(hands)
    for page in some(scene.book.pages):
        scene.turn_to(page.id)
        assert scene.now is None or scene.now.lead


def test_letters_typed_at_the_help_begin_a_search_and_do_nothing_else(hands: Hands) -> None:
    """A stranger typed a word at the help: its letters switched the sound off and on."""
    hands.position(position(3))
    hands.key("f1")
    help_panel = hands.top
    for letter in "nanobots":
        code = pygame.key.key_code(letter)
        hands.post(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)
        hands.post(pygame.TEXTINPUT, text=letter)
        hands.post(pygame.KEYUP, key=code, mod=0, unicode=letter, scancode=0)
    assert isinstance(hands.top, RulebookScene) and help_panel not in hands.app.stack.scenes
    assert hands.top.query == "nanobots" and not hands.app.settings.mute


@pytest.mark.parametrize("text", [100, 200])
def test_the_button_that_closes_names_esc_only_where_that_closes_it(tmp_path: Path, text: int) -> None:
    studio = Studio(tmp_path, (1280, 720), Preferences(language="en", text=text))
    scene = opened(studio)
    escape = studio.kit.texts("key-escape")

    def named() -> bool:
        caps = [record.rect[:2] for record in studio.settle().texts if record.text == escape]
        # In large type the page is scaled, and no other button has this key.
        return any(text == 200 or inside(scene.laid.rect("close"), cap) for cap in caps)

    assert named()
    typed(studio, "heal")
    assert not named() and (scene.form.find("leave-search") is None) is (text == 200)
    studio.key(pygame.K_ESCAPE)
    assert scene.query == "" and studio.app.top is scene and named()
    studio.key(pygame.K_SLASH, text="/")
    assert named()
    studio.key(pygame.K_ESCAPE)
    assert studio.app.top is not scene, "a field with nothing in it holds nobody back"


def test_a_button_gives_the_contents_back(studio: Studio) -> None:
    scene = opened(studio)
    typed(studio, "heal")
    back = scene.form.find("leave-search")
    assert back is not None
    back.press()
    assert scene.query == "" and scene.form.find("chapter-turn") is not None and studio.app.top is scene
