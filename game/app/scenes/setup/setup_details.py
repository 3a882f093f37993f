"""The second page of the setup screen, as a tree of views: all that a newcomer need not know."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.chance_bar import draw_chance_bar, draw_empty_bar
from game.app.drawing.colours.theme import colour
from game.app.drawing.rank_badge import rank_icon
from game.app.drawing.viewport import Rect
from game.app.scenes.setup.draft import MARKS, SEED_LIMIT
from game.app.scenes.setup.measured_words import chance_words, change_words, outlook_notes
from game.app.scenes.setup.outlook import RankChance
from game.app.scenes.setup.setup_pictures import draw_face, draw_ship
from game.app.scenes.setup.setup_view import DraftView
from game.app.views.bits import (
    HIGH,
    button,
    cell,
    fact,
    field,
    headed,
    icon_button,
    page_head,
    rule,
    segments,
    switch,
)
from game.app.views.tree import (
    Act,
    View,
    blank,
    column,
    drawn,
    first_that_fits,
    grid,
    icon,
    on,
    row,
    scroll,
    text,
    with_room_for,
)
from game.bots.measured import Difference
from game.rules.content import VARIANTS, Expansion, Room
from game.rules.gamecode import seed_text
from game.storage.settings.new_game import ROOMS, Participant
from game.texts import Texts
from game.wording import difficulty_name

COLUMNS = (560.0, 680.0, 512.0)
WIDEST = 860.0
"""Most width of a single column, units."""
GAP = 24.0
BAR_H = 13.0


class DetailsView(DraftView):
    """Makes the page of a draft's details."""

    def view(self) -> View:
        """Return the page: three columns, two or one; scrolled where there is no room for all, over Start."""
        left, middle, right = COLUMNS
        crew, rooms, deal, outlook = self._crew(), self._rooms(), self._deal(), self._outlook()
        facts, expansions = self._facts(), self._expansions()
        own = button("own-rooms", self.texts("own-rooms-title"), sign="ui-cards")
        ways = (
            (
                column(crew, facts, gap=GAP, wide=left),
                column(rooms, expansions, gap=GAP, wide=middle),
                column(deal, outlook, own, gap=GAP, wide=right),
            ),
            (
                column(crew, deal, facts, own, gap=GAP, wide=left),
                column(rooms, expansions, outlook, gap=GAP, wide=middle),
            ),
            (column(crew, rooms, own, expansions, deal, facts, outlook, gap=GAP, wide=(0, WIDEST), grow=1),),
        )
        head = page_head(self.kit, self.texts("setup-details"), self.texts("setup-details-back"))
        foot = self.foot()
        pages = [
            row(*columns, gap=GAP, pack="middle", align="start", pad=(60, 12, 60, 16)) for columns in ways
        ]
        return first_that_fits(*(column(head, scroll(page, "details-page"), foot) for page in pages))

    # the crew

    def _crew(self) -> View:
        """Marks, the first turn, and what the crew may count."""
        texts, draft = self.texts, self.draft
        names = [
            (None, texts("setup-first-chance")),
            *((n, player.name.strip() or "?") for n, player in enumerate(draft.players)),
        ]
        note = texts("setup-no-counting-note")
        return headed(
            texts("setup-marks"),
            *(self._marks(seat, player) for seat, player in enumerate(draft.players)),
            rule("faint"),
            text(texts("setup-first"), "label"),
            segments("first", names, draft.first, high=HIGH),
            rule("faint"),
            switch("no-counting", texts("setup-no-counting"), draft.no_counting, note, high=(HIGH, 300)),
            gap=12,
            pad=(20, 10, 20, 16),
        )

    def _marks(self, seat: int, player: Participant) -> View:
        """A crew member's colour and shape: one of those that nobody else has."""
        texts = self.texts
        cells = []
        for mark in range(MARKS):
            owner = next((p for p in self.draft.players if p.mark == mark and p is not player), None)
            name = owner.name.strip() or texts("setup-name") if owner else ""
            taken = texts("setup-mark-taken", name=name) if owner else None
            sign = icon(f"mark-{mark + 1}", 30, None, alpha=70 if taken else 255, grey=bool(taken))
            act = Act("cell", mark, taken)
            cells.append(
                cell(
                    (f"mark-{seat}", mark), act, mark == player.mark, sign, pack="middle", wide=72, high=HIGH
                )
            )
        choice = row(*cells, gap=6).named(f"mark-{seat}", Act("choice", player.mark))
        face = drawn(draw_face, player.mark, "", wide=HIGH, high=HIGH)
        return row(face, text(player.name, "button", cut=True, grow=1), choice, gap=14)

    # the rooms

    def _rooms(self) -> View:
        """Return which sides: for all rooms at once, then room by room (R-30)."""
        texts, draft, change = self.texts, self.draft, self.outlook.rooms
        ways = [(way, texts(f"setup-rooms-{way}")) for way in ROOMS]
        forms = draft.offer.rooms_with_texts(draft.expansions)
        places = {draft.room_at(place): place for place in draft.offer.sides}
        names = {room: texts(f"room-{places.get(room, room)}") for room in self.mission.rooms}
        order = sorted(names, key=lambda room: names[room])
        rooms = [self._room(room, forms[room], places.get(room, room)) for room in order]
        note = texts(f"setup-rooms-{draft.rooms}-note") if change is None else texts("setup-against-first")
        return headed(
            texts("setup-rooms"),
            segments("rooms", ways, draft.rooms, (22, 22, 33, 23), high=HIGH),
            grid(2, *rooms, gap=6, gap_down=2, pack="even"),
            note=note,
            aside=self._change(change) if change is not None else None,
            gap=10,
            pad=(20, 8, 20, 12),
        )

    def _room(self, room: str, forms: Sequence[Room], place: str) -> View:
        """A room, its two sides, and what the chosen one can do; both in full when pointed at.

        Args:
            room: that stands there.
            forms: it, as it is with each number of players.
            place: the game's own room there, where the player's own may stand.
        """
        texts, draft, look = self.texts, self.draft, self.kit.looks.room(place)
        value, problem = draft.variant(room), self.scene.words(draft.variant_problem(room))
        said = {name: variant.text for name, variant in draft.room(room).variants.items()}
        tip = "\n\n".join(texts("setup-both", variant=n, ability=texts(f"{t}-full")) for n, t in said.items())
        wrong = problem is not None and draft.wishes_second(room)
        chance = texts("setup-variant-chance")
        line = problem if wrong else chance if value is None else short_words(texts, said[value])
        own, chosen = room != place, value
        if own:
            chosen = f"{self._bringing(place, room)}/{value}"
            problem = self.scene.words(draft.with_side(place, "", "v1", ()).variant_problem(place))
        cells = []
        for name in VARIANTS:
            reason = problem if name == "v2" else None
            lock = icon("ui-lock", 16) if reason else None
            words = text(texts(f"setup-variant-{name}"), "key", align="center")
            cells.append(
                cell(
                    (f"room-{place}", name),
                    Act("cell", name, reason),
                    name == chosen,
                    lock,
                    words,
                    pack="middle",
                    wide=HIGH,
                    high=HIGH,
                )
            )
        may_say = [text(words, "fact", lines=0) for words in room_lines(texts, forms, draft.offer.counts)]
        ability = with_room_for(text(line or "", "fact", "note", 0), *may_say)
        title = text(texts(f"room-{place}"), "tag", lines=2, grow=1)
        head = row(icon(look.icon, 24, "tone"), title, row(*cells), gap=4)
        sides = [side for one in draft.offer.sides.get(place, ()) for side in self._sides(one, chosen)]
        body = column(head, *sides, ability, gap=2, pad=(6, 2, 2, 4), grow=1)
        bar = blank(wide=4, look="bar")
        tones = (look.frame, look.plate)
        return row(bar, body, align="fill", look="room", states=on(wrong=wrong), tones=tones).named(
            f"room-{place}", Act("choice", chosen, tip=tip)
        )

    def _bringing(self, place: str, room: str) -> str:
        """Return the expansion that has put a room in the place of another one."""
        there = self.draft.in_effect
        return next(one.id for one in self.draft.offer.sides[place] if one.id in there)

    def _sides(self, one: Expansion, chosen: str | None) -> list[View]:
        """Return the sides of a room of the player's own that can stand in the place of a room."""
        assert one.side is not None
        texts, problem = self.texts, self.draft.side_problem(one)
        room, reason = one.side.after, self.scene.words(problem) if problem else None
        sign = icon("ui-lock", 20) if reason else icon(self.kit.looks.room(room).icon, 24)
        found = []
        for variant in one.side.variants:
            value = f"{one.id}/{variant}"
            side = text(texts(f"setup-variant-{variant}"), "key") if len(one.side.variants) > 1 else None
            name = text(texts(f"room-{room}"), "tag", grow=1)
            act = Act("cell", value, reason, texts(f"expansion-{one.id}-full"))
            key = (f"room-{one.side.before}", value)
            found.append(cell(key, act, value == chosen, sign, name, side, pad=(10, 0), gap=8, high=HIGH))
        return found

    def _expansions(self) -> View | None:
        """Return each expansion: its line, what it changes, or why this game cannot have it."""
        if not self.draft.offer.switches:
            return None
        rows = [self._expansion(one) for one in self.draft.offer.switches]
        return headed(self.texts("setup-modes"), *rows, gap=8, pad=(24, 8, 24, 10))

    def _expansion(self, one: Expansion) -> View:
        texts, change = self.texts, self.outlook.expansions[one.id]
        problem = self.draft.expansion_problem(one)
        told = self._change(change) if change is not None and problem is None else None
        return switch(
            f"expansion-{one.id}",
            texts(f"expansion-{one.id}"),
            one.id in self.draft.in_effect,
            texts(f"expansion-{one.id}-text"),
            self.scene.words(problem),
            told,
            " ".join((texts(f"expansion-{one.id}-full"), self.changed(change))).strip(),
            high=(HIGH, 300),
        )

    def _change(self, change: Difference) -> View:
        """The chip that says how much more or less often the ship is saved with something."""
        words, good = change_words(self.texts, change)
        sign = icon(rank_icon(self.outlook.rank), 20)
        states = on(good=good, bad=good is False)
        said = text(words, "fact-bold", align="center", grow=1)
        return row(sign, said, gap=8, look="chip", states=states, pad=(12, 0), wide=(208, 400), high=34)

    # what will be dealt

    def _deal(self) -> View:
        """The seed, and the ship that it deals."""
        texts, draft, mission = self.texts, self.draft, self.mission
        problem = self.scene.words(draft.seed_problem())
        hint = texts("setup-seed-chance")
        seed = field(
            "seed", draft.seed, grow=1, limit=SEED_LIMIT, placeholder=hint, problem=problem is not None
        )
        clear = Act(reason=None if draft.seed else texts("setup-seed-none"), tip=texts("setup-seed-clear"))
        entry = row(seed, icon_button("clear", "ui-cross", clear, 24), gap=9)
        usual, number = texts("setup-seed-note"), draft.seed_number()
        if draft.seed_in_words and number is not None:
            made = text(texts("setup-seed-words", seed=seed_text(number)), "small", "gold-text", 0)
        else:
            made = text(problem or usual, "small", "reason" if problem else "note", 0)
        said = with_room_for(made, text(usual, "small", lines=0))
        ship = drawn(draw_ship, mission.layout, mission.variants, high=156)
        name = self.scene.ship_name
        named = text(name, "small", "gold-text") if name else None
        return headed(texts("setup-seed"), entry, said, named, ship, gap=10, pad=(24, 10, 24, 16))

    def _facts(self) -> View:
        """Return what the draft will deal, line by line."""
        texts, draft, mission = self.texts, self.draft, self.mission
        stars, card = mission.universals[mission.difficulty], texts(f"resource-{mission.card}")
        hands = "setup-fact-hands-shared" if draft.content.one_hand else "setup-fact-hands-value"
        rooms = [
            side
            for room, side in zip(mission.layout, mission.variants, strict=True)
            if room != mission.centre
        ]
        second = len(rooms) - rooms.count(VARIANTS[0])
        facts = {
            "hands": texts(hands, cards=mission.hand),
            "deck": texts("setup-fact-deck-value", cards=mission.cards, universals=stars, resource=card),
            "damage": texts("setup-fact-damage-value", cards=mission.damage),
            "damaged": texts("setup-fact-damaged-value", spaces=mission.damaged),
            "rooms": texts("setup-fact-rooms-value", first=len(rooms) - second, second=second),
        }
        rows = [
            part
            for key, value in facts.items()
            for part in (rule("faint"), fact(texts(f"setup-fact-{key}"), value))
        ]
        return headed(texts("setup-mission"), *rows[1:], gap=3, pad=(24, 8, 24, 10))

    def _outlook(self) -> View:
        """For crews of every rank how often they save such a ship, and how many games say so."""
        texts, level = self.texts, self.mission.difficulty
        rows = [self._chance(chance) for chance in self.outlook.chances(level)]
        note = text(outlook_notes(texts, self.outlook, level), "small", "note", 0)
        return headed(
            texts("setup-outlook"),
            *rows,
            note,
            note=difficulty_name(texts, level),
            gap=8,
            pad=(24, 10, 24, 14),
        )

    def _chance(self, chance: RankChance) -> View:
        texts, known = self.texts, chance.found is not None
        nearest = chance.nearest.found if chance.nearest is not None else None
        found, ink = chance.found or nearest, "ink" if known else "note"
        label = text(texts("setup-ranks", rank=chance.rank), "tag", ink, wide=98)
        start, edge = (icon(rank_icon(chance.rank), 22, ink), label), {"gap": 10, "high": (32, 60)}
        if found is None:
            words = text(texts("setup-not-measured"), "small", "note", align="right", wide=188)
            return row(*start, drawn(draw_empty_bar, high=BAR_H, grow=1), words, **edge)
        bar = drawn(_bar, found.share, found.interval, known, high=BAR_H, grow=1)
        games = texts("setup-games", games=found.games) if known else texts("setup-nearest")
        value = text(chance_words(texts, found), "tag", ink, align="right", wide=92)
        return row(*start, bar, value, text(games, "small", "note", align="right", wide=88), **edge)


def room_lines(texts: Texts, forms: Sequence[Room], counts: Sequence[int]) -> list[str]:
    """Return all that a room's row may say.

    Args:
        texts: the catalogue.
        forms: the room as it is with each number of players.
        counts: these numbers.
    """
    lines = {texts("setup-variant-chance"): None}
    for variant in (variant for room in forms for variant in room.variants.values()):
        lines[short_words(texts, variant.text)] = None
        few = (count for count in counts if count < variant.players)
        lines.update((texts(f"{variant.text}-few", players=count), None) for count in few)
    return list(lines)


def short_words(texts: Texts, words: str) -> str:
    """Return the short text of an ability in one line."""
    return " ".join(texts(f"{words}-short").split())


def _bar(canvas: Canvas, rect: Rect, share: float, interval: tuple[float, float], told: bool) -> None:
    draw_chance_bar(canvas, rect, share, interval, colour.LINE_STRONG, told)
