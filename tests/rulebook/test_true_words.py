"""What the rulebook says of a rule is so: sentences that were once wrong or misleading, held to the rules."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.rulebook.book import Book
from game.rulebook.page_text import TOLD_KEYS, PageText, PageWriter
from game.storage.settings.preferences import Preferences
from game.texts import FALLBACK, Texts, languages
from tests.rules.table import Table, table

KEY_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "all": "everyone loses",
        "estimate": "estimates",
        "type": "type",
        "token": "Protection token",
        "breach": "Hull Breach",
    },
    "de": {
        "all": "alle verlieren",
        "estimate": "geschätzt",
        "type": "Typ",
        "token": "Schutzmarker",
        "breach": "Hüllenbruch",
    },
    "es": {
        "all": "pierden todos",
        "estimate": "estimación",
        "type": "tipo",
        "token": "fichas de protección",
        "breach": "Brecha",
    },
    "fr": {
        "all": "tout le monde perd",
        "estimate": "estimation",
        "type": "type",
        "token": "jetons Protection",
        "breach": "Brèche",
    },
    "it": {
        "all": "perdono tutti",
        "estimate": "stima",
        "type": "tipo",
        "token": "segnalini Protezione",
        "breach": "Breccia",
    },
    "ja": {
        "all": "全員",
        "estimate": "目安",
        "type": "タイプ",
        "token": "防御トークン",
        "breach": "船体破損",
    },
    "ko": {
        "all": "모두가 집니다",
        "estimate": "추정",
        "type": "유형",
        "token": "보호 토큰",
        "breach": "선체 파열",
    },
    "pl": {
        "all": "przegrywają wszyscy",
        "estimate": "szacun",
        "type": "Rodzaj",
        "token": "Żetony ochrony",
        "breach": "wyrw",
    },
    "pt-BR": {
        "all": "todos perdem",
        "estimate": "estimativa",
        "type": "tipo",
        "token": "Fichas de proteção",
        "breach": "Ruptura",
    },
    "ru": {
        "all": "проигрывают все",
        "estimate": "оценка",
        "type": "Тип",
        "token": "Жетоны защиты",
        "breach": "пробоин",
    },
    "zh-Hant": {
        "all": "所有人",
        "estimate": "估計",
        "type": "類型",
        "token": "防護標記",
        "breach": "船體破裂",
    },
    "zh": {"all": "所有人", "estimate": "估计", "type": "类型", "token": "防护标记", "breach": "船体破裂"},
}
"""Words that a true sentence has in each language."""


@pytest.fixture(scope="module", params=sorted(languages()))
def writer(request: pytest.FixtureRequest, book: Book) -> PageWriter:
    """What writes the pages in every language: truth is asked of all of them."""
    keys = {f"key-{name}": "X" for name in TOLD_KEYS}
    return PageWriter(Texts(request.param), book, None, keys)


def page(writer: PageWriter, id: str) -> PageText:
    return writer.text(writer.book.page(id))


def said(text: str) -> str:
    """A text with plain spaces and small letters, as it is compared."""
    return re.sub(r"\s+", " ", text).lower()


def has(writer: PageWriter, key: str, text: str) -> bool:
    """Whether a text has the key word of a truth in its language."""
    return said(KEY_WORDS[writer.texts.language][key]) in said(text)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


class TestR4Setup:
    def test_the_last_cards_above_the_hull_breach_are_discarded_and_six_cubes_go(
        self, writer: PageWriter
    ) -> None:
        state = Table.new(seed=5).state
        cubes = writer.values["repair-cubes"] - sum(sum(room["cubes"]) for room in state["rooms"])
        told = numbers(page(writer, "setting-up").special)
        assert told == [len(state["damage_discard"]), cubes]
        assert has(writer, "breach", page(writer, "setting-up").special)

    def test_other_numbers_of_the_content_are_told(self, writer: PageWriter, book: Book) -> None:
        content = replace(book.content, damage=tuple(c for c in book.content.damage if c.type < 3))
        other = PageWriter(writer.texts, book, content, writer.keys)
        assert numbers(page(other, "setting-up").special) == [2, 4]


class TestR6EndOfPhase1:
    def test_actions_may_end_automatically_and_the_setting_is_named(self, writer: PageWriter) -> None:
        assert Preferences().auto_end is False, "Phase 1 ends when you say so, unless you choose otherwise"
        setting = writer.texts("settings-auto-end")
        assert setting in " ".join(page(writer, "phases").never)
        assert setting in page(writer, "ending").special

    def test_nothing_says_that_it_never_ends(self, writer: PageWriter) -> None:
        if writer.texts.language == FALLBACK:
            said_there = " ".join((*page(writer, "phases").lines, *page(writer, "ending").lines))
            assert not re.search(r"\bnever\b", said_there) and "automatically" in said_there


class TestR14Core:
    def test_activating_the_core_costs_an_action(self, writer: PageWriter, book: Book) -> None:
        core = book.content.rooms[book.content.centre].variants["v1"]
        assert core.cost == 1
        assert writer.texts("rulebook-room-cost", cost=1) in page(writer, "room-energy-core-v1").may
        if writer.texts.language == FALLBACK:
            assert "costs an action" in " ".join(page(writer, "goal").may)


class TestR17HullBreach:
    def test_it_is_protection_tokens_that_do_not_help(self, writer: PageWriter) -> None:
        assert any(has(writer, "token", line) for line in page(writer, "hull-breach").never)


class TestR18LastCard:
    def test_the_turns_left_are_an_estimate(self, writer: PageWriter) -> None:
        assert has(writer, "estimate", page(writer, "deck-empty").special)

    @pytest.mark.parametrize("room", ["cargo-hold", "engine-room"])
    def test_r20_r22_the_last_card_may_be_taken_and_loses(self, room: str, writer: PageWriter) -> None:
        game = table(at=[room], deck=["data"], discard=["metal"], variants={room: "v2"}, hands=[[]])
        game.do("activate")
        assert game.options, "it is not forbidden"
        deck = [option for option in game.options if option.get("take") == "deck"]
        game.choose(**(deck or game.options)[0])
        assert game.state["result"]["reason"] == "deck-empty"
        text = page(writer, f"room-{room}-v2")
        assert text.never_head and text.never_head != writer.texts("rulebook-limits")
        if writer.texts.language == FALLBACK:
            assert text.never[-1].startswith("If") and "ship is lost" in text.never[-1]


class TestR23HeldCubes:
    def test_a_diverted_room_takes_as_many_of_your_own_as_are_needed(self, writer: PageWriter) -> None:
        game = table(
            at=["bridge"],
            cubes={"bridge": "000"},
            diverted=["bridge"],
            held_cubes=[3],
            variants={"repair-centre": "v2"},
        )
        game.do("repair", cube=True, slot=0)
        assert game.state["crew"][0]["repair_cubes"] == 0
        if writer.texts.language == FALLBACK:
            told = f"{page(writer, 'power').may[0]} {page(writer, 'cubes').special}"
            assert told.count("as many as are needed") == 2 and "one held cube" not in told


class TestR24MedicalBay:
    def test_it_pays_only_while_fully_repaired(self, writer: PageWriter) -> None:
        text = page(writer, "room-medical-bay-v1")
        assert writer.texts("rulebook-room-whole", count=3) in text.may
        if writer.texts.language == FALLBACK:
            assert "fully repaired" in writer.texts("room-medical-bay-v1-short").lower()


class TestR28Solo:
    def test_the_hand_starts_with_four_and_six_is_the_limit(self, writer: PageWriter) -> None:
        hand = len(Table.new(players=1, expansions=["solo"]).state["crew"][0]["hand"])
        limit = writer.values["hand-limit"]
        (line,) = (text for text in page(writer, "expansion-solo").may if limit in numbers(text))
        assert numbers(line) == [hand, limit]
        assert hand < writer.values["hand-limit"]


class TestR31DamageControl:
    def test_the_type_says_how_many_rooms(self, writer: PageWriter, book: Book) -> None:
        cards = [card for card in book.content.editions["damage-control",].damage if card.swapped_in]
        assert cards and all(card.any == card.type for card in cards)
        assert has(writer, "type", page(writer, "expansion-damage-control").caption)


class TestR34Deserter:
    def test_all_lose_if_the_last_roll_fails(self, writer: PageWriter) -> None:
        assert has(writer, "all", page(writer, "goal").special)
        text = page(writer, "last-roll")
        assert text.never_head != writer.texts("rulebook-limits")
        assert any(has(writer, "all", line) for line in text.never)
