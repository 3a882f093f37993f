"""The one table of screens: which scene a route opens.

The code of a screen is read when it is first opened: all of it, with the rules and the table, takes the
program longer than everything that the first picture needs.
"""

from __future__ import annotations

from typing import assert_never

from game.app.navigation import routes
from game.app.navigation.said import Said, message
from game.app.navigation.scene import Program, Scene


def scene_of(route: routes.Route, app: Program) -> Scene:
    """Return the scene that a route opens.

    Args:
        route: names the screen and holds what it needs.
        app: the program that will show it.
    """
    match route:
        case routes.Title(notice):
            from game.app.scenes.title.title_scene import TitleScene

            title = TitleScene(notice)
            title.notices += _unread_words(app)
            return title
        case routes.SecondCopy(claim):
            from game.app.scenes.second_copy_scene import SecondCopyScene

            return SecondCopyScene(claim)
        case routes.Setup(ship):
            from game.app.scenes.setup.setup_scene import SetupScene

            return SetupScene(ship=ship)
        case routes.OwnRooms():
            from game.app.scenes.own_rooms_dialog import OwnRoomsDialog

            return OwnRoomsDialog()
        case routes.Flight(line, history, names):
            from game.app.scenes.flight_dialog import FlightDialog

            return FlightDialog(line, history, names)
        case routes.Share(session):
            from game.app.scenes.share.share_scene import ShareDialog

            return ShareDialog(session)
        case routes.ChoosePace(go_on):
            from game.app.scenes.pace_scene import PaceScene

            return PaceScene(go_on)
        case routes.FlightSchool(after):
            from game.app.scenes.lessons.school_scene import SchoolScene

            return SchoolScene(after)
        case routes.Lesson(id, anew):
            from game.app.scenes.lessons.lesson_scene import lesson_scene

            return lesson_scene(app, id, anew)
        case routes.Table(session, guided) if guided or session.notes.guided:
            from game.app.scenes.lessons.guided_scene import GuidedScene

            return GuidedScene(session)
        case routes.GuidedGame():
            from game.app.scenes.lessons.guided_scene import guided_scene

            return guided_scene(app)
        case routes.Table(session):
            from game.app.table.table_scene import TableScene

            return TableScene(session)
        case routes.Menu(session):
            from game.app.scenes.menu_scene import MenuScene

            return MenuScene(session)
        case routes.Ending(session, heard):
            from game.app.scenes.ending.ending_scene import EndingScene

            return EndingScene(session, heard)
        case routes.LastPicture(session):
            from game.app.scenes.ending.last_picture import LastPictureScene

            return LastPictureScene(session)
        case routes.Replay(session, start, plan):
            from game.app.scenes.replay.replay_scene import ReplayScene

            return ReplayScene(session, start, plan)
        case routes.Film(session):
            from game.app.scenes.film.film_scene import FilmScene

            return FilmScene(session)
        case routes.Beside(yours, theirs):
            from game.app.scenes.film.beside_scene import BesideScene

            return BesideScene((yours, theirs))
        case routes.SavedGames():
            from game.app.scenes.saves.saves_scene import SavesScene

            return SavesScene()
        case routes.Records():
            from game.app.scenes.records.records_scene import RecordsScene

            return RecordsScene()
        case routes.Challenges():
            from game.app.scenes.challenges.challenges_scene import ChallengesScene

            return ChallengesScene()
        case routes.Descent():
            from game.app.scenes.challenges.descent_scene import DescentScene

            return DescentScene()
        case routes.TurnsAgain():
            from game.app.scenes.turns.turns_scene import TurnsScene

            return TurnsScene()
        case routes.TurnAgain(turn):
            from game.app.scenes.turns.again_scene import again_scene

            return again_scene(app, turn)
        case routes.SaveAs(session, say):
            from game.app.scenes.saves.naming_scene import save_as_scene

            return save_as_scene(app, session, say)
        case routes.Keyboard(below, field):
            from game.app.forms.keyboard_scene import KeyboardScene

            return KeyboardScene(below, field)
        case routes.Settings(page, setting):
            from game.app.scenes.settings.settings_scene import SettingsScene

            return SettingsScene(page, setting)
        case routes.Rulebook(page, session, origin, show):
            from game.app.scenes.rulebook.rulebook_scene import RulebookScene

            full = app.top is None or isinstance(app.top.route, routes.Title)
            return RulebookScene(page, session, origin, show, full)
        case routes.Failure(report, error, session, log, resumes):
            from game.app.scenes.error_scene import ErrorScene

            return ErrorScene(report, error, session, log, resumes)
    assert_never(route)


def _unread_words(app: Program) -> list[Said]:
    """Return what the player must know of files that the system would not open."""
    told: list[Said] = []
    if app.settings_unread:
        app.settings_unread = False
        told.append(message("notice-settings-unread"))
    if app.lesson_places.places is not None and app.lesson_places.unread:
        told.append(message("notice-lessons-unread"))
    return told
