"""The menu over the table."""

from __future__ import annotations

from typing import Any

from game.app.drawing.kit import Kit
from game.app.forms.confirm_scene import LEAVE_SAVED, ConfirmScene
from game.app.forms.daily_ships import DailyShips
from game.app.forms.save_words import refused_words
from game.app.forms.saving_told import SavingTold
from game.app.forms.view_dialog import ViewDialog
from game.app.navigation import routes
from game.app.table.leaving_question import is_unsafe, leave_game
from game.app.table.motion.pace import FIRST
from game.app.views.bits import HIGH, abreast, button, cap, continue_button, rule, segments, switch
from game.app.views.tree import View, column, first_that_fits, row, scroll, text
from game.app.widgets.widget import Action
from game.play.session import Session
from game.storage.settings.preferences import SPEEDS

SETTINGS = {"speed": "animation", "reduced-motion": "reduced_motion", "confirm": "confirm"}
"""The setting that each control changes."""


class MenuScene(SavingTold[tuple[str, bool]], ViewDialog):
    """Back to the game, how it moves, and the ways out of it.

    Args:
        session: the game in progress.
    """

    width = 720.0
    first_focus = "continue"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.actions = {
            "settings": self.open_settings,
            "rulebook": self.open_rulebook,
            "save": self.save_as,
            "load": self.load,
            "new": self.new_game,
            "share": lambda: self.app.open(routes.Share(self.session)),
            "title": self.to_title,
            "quit": self.quit,
        }

    def do(self, name: str, value: Any) -> None:
        """Change a setting, or do what an entry is for."""
        if name in SETTINGS:
            self.app.change_settings(**{SETTINGS[name]: value})
        else:
            super().do(name, value)

    def inside(self, kit: Kit) -> View:
        """Return the heading, then the entries on a page that is scrolled in a low window."""
        texts, settings = kit.texts, kit.settings
        note, warning = self.on_saving
        speeds = [(speed, texts(f"speed-{speed}")) for speed in SPEEDS]
        ways = column(
            continue_button(kit),
            text(texts("menu-speed"), "label", "note"),
            segments("speed", speeds, settings.animation or FIRST, high=HIGH),
            self._switch(kit, "reduced-motion", settings.reduced_motion),
            self._switch(kit, "confirm", settings.confirm),
            abreast(
                button("settings", texts("menu-settings"), key=cap(kit, kit.keys.label("settings", texts))),
                button("rulebook", texts("rulebook-open")),
            ),
            rule(),
            abreast(button("save", texts("menu-save-as")), button("load", texts("menu-load"))),
            abreast(button("new", texts("menu-new")), button("share", texts("share-open"))),
            abreast(button("title", texts("menu-title")), button("quit", texts("menu-quit"))),
            text(note, "small", "reason" if warning else "note", lines=0, align="center"),
            gap=14,
        )
        return column(self._head(kit), scroll(ways, "entries"), gap=20)

    def _head(self, kit: Kit) -> View:
        """Return the name of the menu and which game it is."""
        texts, state = kit.texts, self.session.state
        level = texts(f"difficulty-{state['settings']['difficulty']}")
        title = text(texts("menu-heading"), "dialog-title", grow=1)
        where = texts("menu-where", turn=state["turn"], difficulty=level)
        name = DailyShips(self.session.engine).name(texts, self.session.history.settings)
        ship = text(name, "body", "gold-text", lines=0) if name else None
        return first_that_fits(
            column(row(title, text(where, "body", "note", align="right"), gap=24), ship),
            column(title, text(where, "body", "note", lines=0), ship),
        )

    def _switch(self, kit: Kit, name: str, value: bool) -> View:
        return switch(name, kit.texts(f"menu-{name}"), value, kit.texts(f"menu-{name}-detail"))

    def tell_saving(self, kit: Kit) -> tuple[str, bool]:
        """Return what is to be said about saving, and whether it is a warning."""
        trouble = self.session.save_trouble  # asked once: the disk's thread may take the game at any moment
        if trouble is not None:
            return refused_words(kit.texts, trouble, self.session.decision is None), True
        return kit.texts("menu-unsaved" if self.app.shelf.paused else "menu-saved"), False

    def open_settings(self) -> None:
        """Go to the settings."""
        self.app.open(routes.Settings())

    def open_rulebook(self) -> None:
        """Read the rules."""
        self.app.open(routes.Rulebook((), self.session))

    def save_as(self) -> None:
        """Ask for a name to save the game under."""
        self.app.open(routes.SaveAs(self.session, self.form.show_message))

    def load(self) -> None:
        """Go to the saved games."""
        self._leave(lambda: self.app.open(routes.SavedGames()))

    def _leave(self, go: Action) -> None:
        """Leave the game; ask first if it is not safe on the disk, or if the player wants to be asked."""
        leave_game(self.app, self.session, go, asks=self.app.settings.confirm_leave)

    def quit(self) -> None:
        """End the program; ask first if the player wants that. An unsafe game is asked about anyway."""
        if self.app.settings.confirm_leave and not is_unsafe(self.app, self.session):
            self.app.push(ConfirmScene(*LEAVE_SAVED, self.app.quit))
        else:
            self.app.quit()

    def new_game(self) -> None:
        """Go to the setup screen; the game in progress stays saved until another starts."""

        def go() -> None:
            self.app.start(routes.Title())
            self.app.open(routes.Setup())

        self._leave(go)

    def to_title(self) -> None:
        """Leave the table for the title screen; the game is saved."""
        self._leave(lambda: self.app.start(routes.Title()))
