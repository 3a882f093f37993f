"""The last picture of a game: three seconds of it, nothing counted, before the page of facts."""

from __future__ import annotations

import pygame

from game.app.audio.captions import caption_height
from game.app.audio.cues import Cue
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, VERDICTS, Gradient, colour, fade
from game.app.drawing.kit import Kit
from game.app.navigation.scene import Program, Scene
from game.app.scenes.ending.pod_ending import POD_ICON
from game.app.table.model.crew_moods import GLAD, HURT
from game.app.table.model.ending_picture import EndingPicture, picture_of
from game.app.table.model.pod_story import pod_story
from game.app.table.paint import tokens
from game.play.session import Session

LASTS_MS = 3000.0
HELD_MS = 450.0
"""For so long nothing skips it: a key that was meant for what came before is not its end."""
LOOK_MS = 30.0
"""Time in ms between two looks whether the picture has been read."""
FOCUS = (0.5, 0.5)
FACE = 164.0


class LastPictureScene(Scene):
    """The picture of an ending, and the names of the crew; the page of facts lies below.

    Args:
        session: of the game that is over.
    """

    quiet = True

    def __init__(self, session: Session) -> None:
        self.session = session
        result = session.state["result"]
        assert result is not None, "the game goes on"
        self.result = result
        events = ((entry.turn, event) for entry in session.log for event in entry.events)
        self.pod = pod_story(events, session.state)
        self.picture: EndingPicture = picture_of(result, self.pod)
        self._ms = 0.0
        self._there = False

    def enter(self, app: Program) -> None:
        """Have the picture read."""
        self.app = app
        self._look(app.kit)
        if self.picture.cue:
            app.audio.cue(Cue(self.picture.cue))
        app.audio.last_piece(self.picture.music, self.picture.after)

    def resize(self, kit: Kit) -> None:
        """Another size: the picture is read for it."""
        self._there = False
        self._look(kit)

    def _look(self, kit: Kit) -> None:
        self._there = self._there or self._painted(kit) is not None

    def _painted(self, kit: Kit) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """Return what the window shows of the picture, which fills the page, and where it lies on it.

        Returns:
            None while it is being read.
        """
        view, picture = kit.viewport, self.picture
        tone = kit.looks.room(picture.room).frame
        seen = pygame.Rect(kit.view.box)
        return kit.pictures.lit_px(picture.path, picture.light, tone, (view.width, view.height), FOCUS, seen)

    def handle(self, event: pygame.Event) -> bool:
        """Any key, button or click goes on, and lets the music of the ending fade."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and self._ms >= HELD_MS:
            self.app.audio.end_piece()
            self.app.pop()
        return pressed

    def update(self, ms: float) -> bool:
        """Let time pass, once the picture is there."""
        if not self._there:
            self._look(self.app.kit)
            return self._there
        self._ms += ms
        if self._ms >= LASTS_MS:
            self.app.pop()
        return False

    def wake(self) -> float | None:
        """Return when it ends, or when to look for the picture again."""
        return max(0.0, LASTS_MS - self._ms) if self._there else LOOK_MS

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture, how it ended, and the crew."""
        width, height = canvas.kit.viewport.design
        whole = (0.0, 0.0, width, height)
        painted = self._painted(canvas.kit) if self._there else None
        if painted is None:
            canvas.box(whole, colour.SPACE)
            return
        canvas.surface.blit(*painted)
        # The pictures are calm at the left; type of any size must stand out from stars and plasma there.
        shade = min(width, 1150.0 * canvas.kit.text)
        canvas.box((0, 0, shade, height), Gradient(fade(colour.SPACE, 0.86), (*colour.SPACE, 0)))
        self._words(canvas, width, height)

    def _words(self, canvas: Canvas, width: float, height: float) -> None:
        texts, text = canvas.kit.texts, canvas.kit.text
        won = self.result["won"]
        left, wide = 96.0, width - 192.0
        label = texts("over-won" if won else "over-lost")
        high = 34 * text
        top = height * 0.08
        tone = colour.GOOD if won else colour.DANGER
        canvas.text(label, (left, top, wide, high), "number-large", tone, valign="middle", shrink=True)
        title = texts(f"over-{self.result['reason']}")
        tall = canvas.kit.fonts.line_height("verdict") + 6
        place = (left - 3, top + high + 4, min(wide, 1250.0), tall)
        canvas.text(title, place, "verdict", VERDICTS[won], valign="middle", shrink=True)
        self._subject(canvas, left, top + high + tall + 6, min(wide, 1100.0))
        hint = texts("over-go-on")
        line = canvas.kit.fonts.line_height("small") + 8
        foot = height - 48 - line - (caption_height(canvas.kit.fonts) if self.app.audio.caption else 0)
        box = (left, foot, min(wide, 1100.0), line)
        canvas.text(hint, box, "small", colour.TEXT, valign="middle", shrink=True)
        self._crew(canvas, left, foot - 24, min(wide, 940.0))

    def _subject(self, canvas: Canvas, x: float, y: float, wide: float) -> None:
        """Name the room that was destroyed, or say what became of the deserter."""
        texts, kit = canvas.kit.texts, canvas.kit
        high = kit.fonts.line_height("active-name") + 6
        if self.pod is not None:
            name = self.session.state["crew"][self.pod.crew]["name"]
            tone = colour.GOLD if self.pod.ending == "alone" else colour.DANGER
            words = texts(f"over-pod-{self.pod.ending}", name=name)
            canvas.icon(POD_ICON, x, y + high / 2 - 20, 40)
        elif self.picture.room:
            look = kit.looks.room(self.picture.room)
            tone, words = look.frame, texts(f"room-{self.picture.room}")
            canvas.icon(look.icon, x, y + high / 2 - 20, 40, tint=look.frame)
        else:
            return
        canvas.text(words, (x + 54, y, wide - 54, high), "active-name", tone, valign="middle", shrink=True)

    def _crew(self, canvas: Canvas, x: float, bottom: float, wide: float) -> None:
        """Draw everybody's face above their name; the pod stands by whoever left the ship."""
        crew = self.session.state["crew"]
        pitch = min(226.0, wide / len(crew))
        side = min(FACE, pitch - 24)
        line = canvas.kit.fonts.line_height("crew-name") + 6
        y = bottom - line - 6 - side
        for seat, member in enumerate(crew):
            mark = self.session.colours[seat]
            mood = GLAD if seat in self.result["winners"] else HURT
            left = x + pitch * seat
            tokens.face(canvas, (left, y, side), mark, mood)
            if self.pod is not None and self.pod.crew == seat:
                canvas.icon(POD_ICON, left + side - 26, y - 20, 46)
            broad = min(canvas.kit.fonts.width(member["name"], "crew-name") + 20, pitch - 12)
            top = y + side + 6
            # The sun's edge may lie behind it.
            canvas.panel((left - 4, top, broad, line), fill=fade(colour.SPACE, 0.8), corners=(6, 3, 6, 3))
            name = (left + 6, top, broad - 20, line)
            canvas.text(member["name"], name, "crew-name", CREW[mark].colour, valign="middle", shrink=True)
