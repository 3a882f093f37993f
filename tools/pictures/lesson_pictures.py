"""Pictures of the flight school and of every step of every lesson."""

from __future__ import annotations

from functools import partial

from game.app.navigation.scene import Scene
from game.app.scenes.lessons.guided_scene import TOPIC_LIST, GuidedScene
from game.app.scenes.lessons.lesson_end_scene import LessonEndScene
from game.app.scenes.lessons.lesson_scene import LessonScene
from game.app.scenes.lessons.school_scene import SchoolScene
from game.lessons.guide import GOAL
from game.lessons.guide_hint import Hint
from game.lessons.guided_ship import guided_ship
from game.lessons.lesson_loading import LessonShelf
from game.lessons.teacher import Teacher
from game.play.session import Session
from game.program_files import data_folder
from game.storage.settings.lesson_places import LessonPlace
from tools.studio import Shot, Studio


def step(id: str, number: int, studio: Studio) -> LessonScene:
    """A lesson at a step, reached the captain's way."""
    scene = _table(studio, id)
    for _ in range(number):
        scene.teacher.skip()
    studio.app.reset(scene)
    return scene


def _table(studio: Studio, id: str) -> LessonScene:
    engine = studio.app.engine()
    return LessonScene(Teacher(studio.app.lessons().open(id, engine), engine))


def other_move(studio: Studio) -> Scene:
    """After a legal move that leads nowhere: to the first room next door that is not the goal."""
    scene = _table(studio, studio.app.lessons().cards[0].id)
    while scene.teacher.current is not None and scene.teacher.current.told:
        scene.teacher.skip()
    studio.app.reset(scene)
    studio.settle()
    assert scene.session.decision is not None and scene.teacher.current is not None
    options = scene.session.decision["options"]
    kinds = [option for option in options if set(option) == set(scene.teacher.current.show[0])]
    wanted = scene.teacher.current.show[0]
    scene.propose(next(option for option in kinds if dict(option) != dict(wanted)))
    return scene


def lost(studio: Studio) -> Scene:
    """Show a lesson whose ship is lost: every turn ends at once, with no regard for the storm."""
    card = next(card for card in studio.app.lessons().cards if card.forecast)
    scene = _table(studio, card.id)
    scene.teacher.skip()
    while (decision := scene.session.decision) is not None:
        ends = [option for option in decision["options"] if option.get("do") == "finish"]
        scene.session.choose((ends or decision["options"])[0])
    return scene


def end(studio: Studio) -> Scene:
    """The end of a lesson."""
    card = studio.app.lessons().cards[0]
    studio.app.reset(step(card.id, card.steps - 1, studio))
    studio.settle()
    scene = LessonEndScene(studio.app.lessons().open(card.id, studio.app.engine()), studio.app)
    studio.app.push(scene)
    return scene


def menu(studio: Studio) -> Scene:
    """The menu of a lesson whose bar shows the forecast."""
    card = next(card for card in studio.app.lessons().cards if card.forecast)
    scene = step(card.id, 0, studio)
    studio.settle()
    scene.open_menu()
    assert studio.app.top is not None
    return studio.app.top


def guided(studio: Studio) -> Scene:
    """The first turn of the guided game, the goal read."""
    return goal_read(studio)


def goal_told(studio: Studio) -> GuidedScene:
    """The beginning of the guided game, before anything is known to be seen of it."""
    ship = guided_ship(data_folder())
    scene = GuidedScene(Session.new(ship.setup, studio.app.engine()))
    studio.app.reset(scene)
    studio.settle()
    studio.settle(2000)
    return scene


def goal_read(studio: Studio) -> GuidedScene:
    """The first turn, the goal read: in two parts, where it is too long for one."""
    scene = goal_told(studio)
    while scene.guide.hint is not None and scene.guide.hint.kind == GOAL:
        scene.close()
        scene.update(0)
    return scene


def missed(studio: Studio) -> Scene:
    """The actions were ended though something could have been done: there is a way back."""
    scene = goal_read(studio)
    scene.director.skip()
    assert _thought(scene) is not None
    scene.propose({"do": "finish"})
    scene.director.skip()
    assert scene.guide.hint is not None and scene.guide.hint.missed
    return scene


def topics(studio: Studio) -> Scene:
    """Return what the guided game is about: the topics that were learned, and those that are left."""
    scene = goal_told(studio)
    scene.do(TOPIC_LIST)
    return scene


def praised(studio: Studio) -> Scene:
    """The first room of the guided game has been diverted: what that changed."""
    scene = goal_read(studio)
    while not (hint := _thought(scene)) or hint.kind != "first-divert":
        options = scene.session.decision["options"] if scene.session.decision is not None else ()
        way = hint.line if hint is not None and hint.line else ()
        for form in way or options[:1]:
            scene.propose(form)
            scene.director.skip()
    return scene


def _thought(scene: GuidedScene) -> Hint | None:
    """Let the captain think to the end, and return what he says."""
    scene.guide.follow()
    while scene.guide.thinking:
        scene.guide.think()
    return scene.guide.hint


def school(studio: Studio) -> Scene:
    """The flight school of somebody who is in the middle of it."""
    cards = studio.app.lessons().cards
    file = studio.app.lesson_places
    if len(cards) > 2:
        for card in cards[:2]:
            file.keep(card.id, LessonPlace(True, 0, card.steps), len(cards))
        third = _table(studio, cards[2].id)
        third.teacher.skip()
        game = dict(third.session.to_json())
        file.keep(cards[2].id, LessonPlace(False, 1, cards[2].steps, game), len(cards))
    return SchoolScene()


SHOTS: dict[str, Shot] = {
    "flight-school": school,
    "lesson-other-move": other_move,
    "lesson-lost": lost,
    "lesson-end": end,
    "lesson-menu": menu,
    "guided-game": guided,
    "guided-game-goal": goal_told,
    "guided-game-missed": missed,
    "guided-game-topics": topics,
    "guided-game-first-divert": praised,
    **{
        f"lesson-{card.id}" + (f"-step-{number + 1}" if number else ""): partial(step, card.id, number)
        for card in LessonShelf(data_folder()).cards
        for number in range(card.steps)
    },
}
