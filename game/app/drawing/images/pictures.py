"""Icons and pictures at the exact pixels of one window size."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.app.drawing import shapes
from game.app.drawing.allowance import Allowance, BeingReadError
from game.app.drawing.colours.colour_scheme import ColourScheme
from game.app.drawing.colours.theme import Colour, colour
from game.app.drawing.images.brought_pictures import BroughtPictures
from game.app.drawing.images.damaged import content_of, picture_in, read_or_stand_in
from game.app.drawing.images.drawn_shapes import DrawnShapes
from game.app.drawing.images.figures import SIMPLE, figure_path, in_the_sun, painted, stands, tone_of
from game.app.drawing.images.foreign_drawings import check_own
from game.app.drawing.images.foreign_pictures import ForeignPicture, checked
from game.app.drawing.images.large_picture import LargePicture, crop, for_scaling
from game.app.drawing.images.other_light import in_other_light, in_other_light_as_told
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.pictures_to_come import PicturesToCome
from game.app.drawing.images.surface_cache import BYTES, SurfaceCache, weight
from game.app.drawing.looks import CardArt, Drawing, Emblem, Icon, Picture, RoomArt, Shine, SignedArt
from game.app.drawing.stand_ins.emblem_cards import card_svg, put_letters, put_sign
from game.app.drawing.stand_ins.emblems import emblem
from game.app.drawing.stand_ins.room_templates import SIZE, room_svg
from game.app.drawing.stand_ins.templates import FOLDER
from game.program_files import asset_folder
from game.storage.files.documents import may_be_there

OUTLINES = f"{FOLDER}/emblems"
"""The file of the outlines of icons that nobody has drawn."""
DRAWING = (300, 420)
"""Width and height of every picture of a card, in its own units."""
SCREENS, LEAST_KEPT, MOST_KEPT = 3.4, 28_000_000, 44_000_000
"""Limits of what is kept after loading or drawing: times the area of the screen, within so many bytes."""
LET_GO = 16_000_000
"""Bytes of pictures that a frame lets go: the system takes milliseconds to take memory back."""
LARGE_PAGE, LESS_KEPT = 3840 * 2160, 40_000_000
"""Beside a page of more pixels, of which a few pictures are kept, so many bytes at most."""
SMALL_SCREENS, MOST_SMALL = 1, 24_000_000
"""The same of small pictures that come again all the time."""


class Pictures:
    """Everything that is loaded or drawn once and shown often.

    Args:
        scale: pixels per unit.
        folder: where `icons/`, `rooms/`, ... lie; the program's own assets if None.
        more: for what it does not hold: folders laid out like it, and pictures that have been read.
        scheme: what becomes of colours; None for nothing.

    Attributes:
        reader: reads pictures before they are needed; None where they are read when they are.
        allowance: for how long pictures may be made in a frame.
        shapes: panels and lights.
    """

    reader: PictureReader | None = None

    def __init__(
        self,
        scale: float,
        folder: Path | None = None,
        scheme: ColourScheme | None = None,
        more: Sequence[Path | BroughtPictures] = (),
    ) -> None:
        self.scale = scale
        self.scheme = scheme or ColourScheme()
        self.folder = folder or asset_folder()
        self._more = tuple(more)
        screen = (1920 * scale) * (1080 * scale) * BYTES
        self._kept = SurfaceCache(min(MOST_KEPT, max(LEAST_KEPT, int(SCREENS * screen))))
        self._small = SurfaceCache(min(MOST_SMALL, int(SMALL_SCREENS * screen)))
        self.allowance = Allowance()
        self._there: dict[str, bool] = {}
        self._looked_through: set[str] = set()
        """Drawings of the program's own without a number that the decoder is not to see."""
        self._large = LargePicture()
        self.shapes = DrawnShapes(scale, self.shape)
        # Its own: another window's or palette's pictures have the same keys.
        self._coming = PicturesToCome()
        self._leaving: list[pygame.Surface] = []

    def beside(self, page: int) -> None:
        """Keep what there is room for beside pictures of a page of so many pixels."""
        if page > LARGE_PAGE:
            self._kept.limit = min(self._kept.limit, LESS_KEPT)

    def drop_coming(self) -> None:
        """Forget what is being made beside the drawing: the screens that asked for it are gone."""
        self._coming.drop()

    def begin_frame(self) -> None:
        """Keep everything that is asked for from now on until a frame begins again."""
        self._kept.begin_frame()
        self._small.begin_frame()
        left = LET_GO
        while self._leaving and left > 0:
            left -= weight(self._leaving.pop())

    def let_go(self, pictures: Iterable[pygame.Surface]) -> None:
        """Let go of pictures that nobody shows any more, some in each frame: all at once may take one.

        Args:
            pictures: of a screen that is gone.
        """
        self._leaving.extend(pictures)

    def px(self, units: float) -> int:
        """Return a length in whole pixels, at least one."""
        return max(1, round(units * self.scale))

    def icon(self, name: Icon, size: float, tint: Colour | None = None, grey: bool = False) -> pygame.Surface:
        """Return an icon of `assets/icons`; it is shared, so never draw on it.

        Args:
            name: file name without its ending, for example `res-data`, a figure of the crew (`figures.py`),
                or an icon that nobody has drawn.
            size: height and width in units.
            tint: multiplied with the icon's colours; white line icons become this colour.
            grey: without its colours.
        """
        pixels = self.px(size)
        key = "icon", name, pixels, tint, grey
        found = self._kept.get(key)
        if found is None:
            found = self.allowance.make(lambda: self._icon(name, pixels))
            if grey:
                found = pygame.transform.grayscale(found)
            if tint is not None:
                ink = self.scheme.mark(tint)
                found.fill(ink if len(ink) > 3 else (*ink, 255), None, pygame.BLEND_RGBA_MULT)
            self._kept.put(key, found)
        return found

    def _icon(self, name: Icon, pixels: int) -> pygame.Surface:
        if isinstance(name, Emblem):
            frame, ground = (self.scheme.mark(name.frame), self.scheme.other(name.ground))
            seen = replace(name, frame=frame, ground=ground)
            return read_or_stand_in(lambda: emblem(seen, pixels), OUTLINES, (pixels, pixels))
        if self.has(figure_path(name)):
            return self._figure(name, pixels)
        return self._file(f"icons/{name}.svg", (pixels, pixels))

    def _figure(self, name: str, pixels: int) -> pygame.Surface:
        """Return one of the crew (`figures.py`) at a size in pixels."""
        path = figure_path(name, simple=True)
        if pixels > SIMPLE or not self.has(path):
            path = figure_path(name)
        key, make = self._sculpture(path, name)
        whole = self._kept.get(key)
        if whole is None:
            self._wait(key, make)
            whole = self._coming.take(key)
            whole = make() if whole is None else whole
            self._kept.put(key, whole)
        found = pygame.transform.smoothscale(whole, (pixels, pixels))
        return in_the_sun(found) if stands(name) else found

    def _sculpture(self, path: str, name: str) -> tuple[Hashable, Callable[[], pygame.Surface]]:
        """Return the key of a figure's picture and what makes it; whoever makes it asks for no colour."""
        crew = tone_of(name)
        tone = self.scheme.other(crew) if crew is not None else None

        def make() -> pygame.Surface:
            found = painted(self._loaded(path), tone)
            return found.convert_alpha() if pygame.display.get_surface() is not None else found

        return ("figure", path), make

    def prepare_icons(self, names: Iterable[str]) -> None:
        """Have figures of the crew read ahead of their time, by the names of their icons."""
        for name in names:
            for path in (figure_path(name), figure_path(name, simple=True)):
                key, make = self._sculpture(path, name)
                if self.has(path) and not self._kept.has(key):
                    self._begun(key, make)

    def _file(self, path: str, size: tuple[int, int]) -> pygame.Surface:
        def read() -> pygame.Surface:
            found = self._found(path)
            if isinstance(found, ForeignPicture):
                return self._drawn(found.data.decode("utf-8"), size)
            if self.scheme.palette != "normal":
                return self._vector(content_of(found).decode("utf-8"), size)
            if path not in self._looked_through:
                check_own(content_of(found).decode("latin-1"))
                self._looked_through.add(path)
            # By its path: where memory fails, SDL never ends asking a file of Python's for more.
            try:
                return pygame.image.load_sized_svg(found, size)
            except (pygame.error, FileNotFoundError):  # pygame takes whatever the system says for the latter
                content_of(found)  # says whether the system refuses it
                return pygame.image.load_sized_svg(found, size)

        return read_or_stand_in(read, path, size)

    def _vector(self, source: str, size: tuple[int, int]) -> pygame.Surface:
        check_own(source)
        return self._drawn(source, size)

    def _drawn(self, source: str, size: tuple[int, int]) -> pygame.Surface:
        return pygame.image.load_sized_svg(io.BytesIO(self.scheme.svg(source).encode()), size)

    def _card(self, card: CardArt | SignedArt, size: tuple[int, int]) -> pygame.Surface:
        if isinstance(card, SignedArt):
            found = self._file(card.path, size)
            put_sign(found, lambda pixels: self._icon(card.sign, pixels))
            return found
        face = f"{FOLDER}/card-{card.face}"
        found = read_or_stand_in(lambda: self._vector(card_svg(card.emblem, card.face), size), face, size)
        frame, ground = (self.scheme.other(paint) for paint in (card.emblem.frame, card.emblem.ground))
        put_letters(found, replace(card.emblem, frame=frame, ground=ground), card.face)
        return found

    def drawing(self, path: Drawing, width: int, height: int) -> pygame.Surface:
        """Return a vector picture drawn to cover a size in pixels, what is too much cut off on both sides.

        Nothing is kept: it is for those who keep what they make of it.

        Args:
            path: in the assets, for example `cards/data.svg`, 300 x 420 of its own units, or a face that
                nobody has drawn.
        """
        # The loader keeps proportions inside the size it is given: one pixel more leaves none uncovered.
        factor = max(width / DRAWING[0], height / DRAWING[1])
        size = round(DRAWING[0] * factor) + 1, round(DRAWING[1] * factor) + 1
        found = self._file(path, size) if isinstance(path, str) else self._card(path, size)
        if found.get_width() < width or found.get_height() < height:  # a damaged file tells another size
            found = pygame.transform.smoothscale(found, size)
        x, y = (found.get_width() - width) // 2, (found.get_height() - height) // 2
        return found.subsurface((max(0, x), max(0, y), width, height)).copy()

    def has(self, path: str) -> bool:
        """Tell whether a file such as `rooms/bridge.jpg` exists in the assets."""
        if path not in self._there:
            # Asked for every picture that is painted; a disk may take longer to answer than a frame.
            self._there[path] = any(_holds(place, path) for place in (self.folder, *self._more))
        return self._there[path]

    def _found(self, path: str) -> Path | ForeignPicture:
        """Return where a file of the program lies, or one that an expansion brings: of that nothing is
        believed.

        Raises:
            FileNotFoundError: nobody has it.
            PictureError: it is not let through.
            OSError: it cannot be read.
        """
        place = next((one for one in (self.folder, *self._more) if _holds(one, path)), None)
        if place is None:
            raise FileNotFoundError(self.folder / path)
        if isinstance(place, BroughtPictures):
            return place.picture(path)
        return place / path if place == self.folder else checked(place / path)

    def picture(
        self, path: Picture, w: float, h: float, focus: tuple[float, float] = (0.5, 0.5)
    ) -> pygame.Surface:
        """Return a picture cropped to cover a size; it is shared, so never draw on it.

        Args:
            path: in the assets, for example `rooms/bridge.jpg`, or what is painted in its place.
            w: width in units.
            h: height in units.
            focus: which part stays when it is cropped: (0, 0) the top left, (1, 1) the bottom right.
        """
        return self.picture_px(path, self.px(w), self.px(h), focus)

    def picture_px(
        self, path: Picture, width: int, height: int, focus: tuple[float, float]
    ) -> pygame.Surface:
        """Return a picture cropped to cover a size in pixels."""
        key = "picture", path, width, height, focus
        found = self._kept.get(key)
        if found is None:
            read = self._reading(path, width, height)
            if not isinstance(path, RoomArt):
                self._wait(key, lambda: cover(read(), width, height, focus))

            def make() -> pygame.Surface:
                made = self._coming.take(key)
                if made is None:
                    made = cover(read(), width, height, focus)
                return self.scheme.art(made, path if isinstance(path, str) else "", self.scale)

            found = self.allowance.make(make)
            self._kept.put(key, found)
        return found

    def part_px(
        self, path: str, size: tuple[int, int], focus: tuple[float, float], box: pygame.Rect
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the part that is seen of a very large picture, and where it lies in it.

        Only the latest is kept: it is for backdrops of pages larger than the window.

        Args:
            path: in the assets.
            size: of all of it, in pixels, which it covers.
            focus: as for `picture`.
            box: what is seen of it, in pixels; what is returned is a little larger.
        """
        key = "large", path
        if not self._large.has(path, size, focus):
            self._wait(key, lambda: self._read(path))
        part, at = self._large.part(
            path, lambda: self._coming.take(key) or self._read(path), size, focus, box
        )
        return self.scheme.art(part, path, self.scale), at

    def prepare_px(self, path: Picture, width: int, height: int, focus: tuple[float, float]) -> bool:
        """Have a picture of `picture_px` read ahead of its time.

        Returns:
            Whether it is there: `picture_px` would not wait for a file.
        """
        key = "picture", path, width, height, focus
        # Looked at is used: what is asked for is not to be dropped before it is drawn.
        if isinstance(path, RoomArt) or self._kept.get(key) is not None:
            return True
        read = self._reading(path, width, height)
        return self._begun(key, lambda: cover(read(), width, height, focus))

    def lit_px(
        self,
        path: str,
        light: str,
        tone: Colour,
        size: tuple[int, int],
        focus: tuple[float, float],
        box: pygame.Rect | None = None,
        corner: bool = False,
    ) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """Return a picture with a light of some colour on it, cropped to cover a size in pixels.

        Args:
            path: in the assets.
            light: the light alone, in white; empty for none. Under high contrast there is none.
            tone: its colour.
            size: in pixels.
            focus: as for `picture`.
            box: what is seen of it, where that is less than all; then no more than that is made of it, and
                only the latest is kept, as for `part_px`.
            corner: whether it stands in the upper right corner of something dark, into which it fades.

        Returns:
            The picture, or the part that is seen, and where it lies in all of it. None while it is being made
            beside the drawing; it is shared, so never draw on it.
        """
        paint = self.scheme.other(tone)
        whole = box is None or box.size == size
        key = "lit", path, light, paint, size if whole else None, focus, corner

        def fitted(name: str) -> pygame.Surface:
            # Nothing in between is kept: as read, converted and scaled a picture takes three times a page.
            return _deep(cover(self._read(name), *size, focus) if whole else for_scaling(self._read(name)))

        def make() -> pygame.Surface:
            found = fitted(path)
            if light and not self.scheme.contrast:
                shine = fitted(light)
                if shine.get_size() != found.get_size():
                    shine = pygame.transform.smoothscale(shine, found.get_size())
                shine.fill((*paint[:3], 255), None, pygame.BLEND_RGBA_MULT)
                found.blit(shine, (0, 0), None, pygame.BLEND_RGB_ADD)
            if corner:
                found.blit(shapes.corner_fade(found.get_size(), colour.SPACE), (0, 0))
            return self.scheme.art(found, path, self.scale)

        if box is not None and not whole:
            if not self._large.has(key, size, focus) and not self._begun(key, make):
                return None
            return self._large.part(key, lambda: self._coming.take(key) or make(), size, focus, box)
        found = self._kept.get(key)
        if found is None and self._begun(key, make):
            found = self._coming.take(key)
            found = make() if found is None else found
            self._kept.put(key, found)
        return (found, (0, 0)) if found is not None else None

    def file(self, path: str) -> pygame.Surface:
        """Return a picture as it is in its file, in the colours of the scheme; nothing is kept."""
        found = self._coming.take(path)
        if found is None:
            found = self._loaded(path)
        return self.scheme.art(found, Path(path).name, 1)

    def prepare_file(self, path: str) -> bool:
        """Have a file read ahead of its time; tell whether `file` would not wait for it."""
        return self._begun(path, lambda: self._loaded(path))

    def made_beside(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """Return a picture that is made beside the drawing; nothing is kept, it is for who keeps it.

        Args:
            key: names it.
            make: makes it, of files and of nothing that anybody else draws on.

        Returns:
            None while it is being made.
        """
        if not self._begun(key, make):
            return None
        found = self._coming.take(key)
        return make() if found is None else found

    def _begun(self, key: Hashable, make: Callable[[], pygame.Surface]) -> bool:
        """Have a picture made beside the drawing, unless it is; tell whether nothing is waited for."""
        if self.reader is None:
            return True
        return self._coming.begun(self.reader, key, make)

    def _wait(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture made beside the drawing, where whoever draws comes back for it.

        Raises:
            BeingReadError: it is being made.
        """
        if self.allowance.waits and not self._begun(key, make):
            raise BeingReadError

    def _read(self, path: str) -> pygame.Surface:
        """Return a picture as it is in its file, or what stands in for it."""

        def read() -> pygame.Surface:
            found = self._found(path)
            if isinstance(found, Path):
                return picture_in(found)
            return pygame.image.load(io.BytesIO(found.data), f"picture.{found.ending}")

        return read_or_stand_in(read, path)

    def _loaded(self, path: str) -> pygame.Surface:
        # In its file's order of colours a see-through picture would take many times as long to draw.
        return _deep(for_scaling(self._read(path)))

    def _reading(self, path: Picture, width: int, height: int) -> Callable[[], pygame.Surface]:
        """Return what reads a picture as it is in its file, or paints it at least as large as it is needed.

        Whoever reads a file asks for no colour: it may be done beside the drawing.
        """
        if isinstance(path, str):
            return lambda: self._read(path)
        if isinstance(path, RoomArt):
            return lambda: self._stand_in(path, width, height)
        tone, other = path.tone, self.scheme.other(path.tone)
        if other == tone:
            return lambda: self._read(path.path)
        return lambda: self._in_other_light(path, other)

    def _in_other_light(self, shine: Shine, tone: Colour) -> pygame.Surface:
        picture = self._read(shine.path)
        if not shine.light:
            return in_other_light(picture, shine.tone, tone)
        light = self._read(shine.light)
        if light.get_size() != picture.get_size():  # one of them stands in for a damaged file
            light = pygame.transform.smoothscale(light.convert(32), picture.get_size())
        return in_other_light_as_told(picture, light, shine.tone, tone)

    def _stand_in(self, path: RoomArt, width: int, height: int) -> pygame.Surface:
        factor = max(width / SIZE[0], height / SIZE[1])
        size = round(SIZE[0] * factor) + 1, round(SIZE[1] * factor) + 1
        name = f"{FOLDER}/{path.state}"
        return read_or_stand_in(lambda: self._vector(room_svg(path), size), name, size)

    def has_shape(self, key: Hashable) -> bool:
        """Return whether `shape` would make nothing."""
        return self._kept.has(("shape", key))

    def shape(
        self,
        key: Hashable,
        make: Callable[[], pygame.Surface],
        worded: bool = False,
        alone: bool = False,
    ) -> pygame.Surface:
        """Return a picture by its key, made the first time; it is shared, so never draw on it.

        Args:
            key: names it.
            make: draws it.
            worded: whether it may have words in it, such as the names of cards and rooms: then it is made
                anew in another language.
            alone: whether making it takes most of a frame (`Allowance.make`).
        """
        found = self._kept.get(("shape", key))
        if found is None:
            found = self.allowance.make(make, alone)
            self._kept.put(("shape", key), found, worded)
        return found

    def small(
        self, key: Hashable, make: Callable[[], pygame.Surface], worded: bool = False
    ) -> pygame.Surface:
        """Return what `shape` would, but kept where large pictures of passing effects do not push it out.

        It is for small pictures that take long to make and come again all the time, such as cards.

        Args:
            key, make, worded: as for `shape`.
        """
        found = self._small.get(key)
        if found is None:
            found = self._coming.take(key)
            found = self.allowance.make(make) if found is None else found
            self._small.put(key, found, worded)
        return found

    def forget_words(self) -> None:
        """Let the pictures go that have words in them: the language is another."""
        self._small.forget_words()
        self._kept.forget_words()

    def prepare_small(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Have a picture of `small` made ahead of its time, where it can be done beside the drawing.

        Args:
            key, make: as for `small`; what `make` uses must be nobody else's meanwhile.
        """
        if not self._small.has(key):
            self._begun(key, make)


def _holds(place: Path | BroughtPictures, path: str) -> bool:
    """Tell whether a picture is in a folder, or among those that have been read."""
    if isinstance(place, BroughtPictures):
        return path in place
    return may_be_there((place / path).is_file)


def _deep(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with four bytes for each pixel."""
    return picture.convert(32) if picture.get_bitsize() < 32 else picture


def cover(
    source: pygame.Surface, width: int, height: int, focus: tuple[float, float] = (0.5, 0.5)
) -> pygame.Surface:
    """Scale and crop a picture so that it fills a size in pixels without changing its proportions."""
    size = max(1, width), max(1, height)
    part = crop(source, *size, focus)
    fit = for_scaling(part)
    if fit.get_size() != size:
        return pygame.transform.smoothscale(fit, size)
    return fit.copy() if fit is part else fit
