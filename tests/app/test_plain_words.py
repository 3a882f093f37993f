"""The words of the game keep its voice, and each language its typography (docs/languages.md)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.texts import FALLBACK, languages
from tests.looped import some
from tools.words import made_from, said, screens
from tools.words.__main__ import sample
from tools.words.faults import every_fault, faults, faults_of, style
from tools.words.mend import mended


@pytest.mark.parametrize("language", languages())
def test_a_language_has_no_faults(language: str) -> None:
    found = faults(language)
    lines = "\n".join(f"{fault.file} {fault.key}: {fault.kind}: {fault.problem}" for fault in found)
    assert not found, f"{len(found)} faults {dict(Counter(fault.kind for fault in found))}\n{lines}"


def test_what_is_allowed_is_needed() -> None:
    found = {(fault.kind, fault.key) for fault in every_fault(FALLBACK)}
    allowed = [(kind, key, why) for kind, keys in style()["allowed"].items() for key, why in keys.items()]
    assert [(kind, key) for kind, key, _ in allowed if (kind, key) not in found] == [], (
        "no such fault any more"
    )
    assert [key for _, key, why in allowed if len(why.split()) <= 2] == [], "without a reason"


def test_what_is_allowed_stays_little() -> None:
    assert sum(len(keys) for keys in style()["allowed"].values()) <= 25


# the linter itself

LONG = "This sentence says far more than a player at the table would ever want to read in one go."


@pytest.mark.parametrize(
    ("language", "file", "line", "kind"),
    [
        ("en", "play.ftl", "m = The next hit loses the ship", "struck"),
        ("en", "play.ftl", "m = A token lies in { $room }", "struck"),
        ("en", "play.ftl", "m = { $name } uses { $room }", "struck"),
        ("en", "play.ftl", "m = Somebody is here", "struck"),
        ("en", "play.ftl", f"m = {LONG}", "long"),
        ("en", "play.ftl", "m = { $n ->\n    [one] Good\n   *[other] By chance\n}", "struck"),
        ("en", "play.ftl", "m = Good\n    .form = An open space", "struck"),
        ("en", "rulebook.ftl", "rulebook-moving-not-1 = Diagonally.", "forbids"),
        ("en", "play.ftl", "play-board-title = Leave.", "heading"),
        ("en", "play.ftl", "play-cube-short = no cube left here", "button"),
        ("en", "play.ftl", "m = Well done!", "cry"),
        ("en", "play.ftl", "m = It's here", "typography"),
        ("de", "play.ftl", "m = { $n } % hier", "typography"),
        ("de", "play.ftl", "m = Das „Schiff", "typography"),
        ("fr", "play.ftl", "m = Pourquoi ?", "typography"),
        ("fr", "play.ftl", "m = Pourquoi?", "typography"),
        ("es", "play.ftl", "m = Por qué?", "typography"),
        ("pl", "play.ftl", "m = Karta w { $room }", "typography"),
        ("ru", "play.ftl", "m = Карта в руке", "typography"),
        ("ru", "play.ftl", "m = Карта — это", "typography"),
        ("zh", "play.ftl", "m = 一张牌, 两张牌", "typography"),
        ("zh", "play.ftl", "m = { $keys }: 撤销", "typography"),
        ("zh-Hant", "play.ftl", "m = 一張牌, 兩張牌", "typography"),
        ("zh-Hant", "play.ftl", "m = 選“繼續”", "typography"),
        ("zh-Hant", "play.ftl", "m = 選「繼續", "typography"),
        ("zh-Hant", "play.ftl", "m = 用 { $card } 修理", "typography"),
        ("zh-Hant", "play.ftl", "m = 信息", "struck"),
        ("zh-Hant", "play.ftl", "m = 飛船", "struck"),
        ("ja", "play.ftl", "m = カード(青)", "typography"),
        ("ko", "play.ftl", "m = 카드 2장。", "typography"),
        ("ko", "play.ftl", "m = { $name }를 보냄", "typography"),
        ("ko", "play.ftl", "m = { $name }을(를) 보냄", "typography"),
        ("ko", "play.ftl", "m = 당신의 턴", "struck"),
    ],
)
def test_a_fault_is_found(language: str, file: str, line: str, kind: str) -> None:
    (message,) = said.read([(file, line)]).values()
    assert kind in {kind for kind, _ in faults_of(language, message)}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "m = You lose the ship if the crew loses the ship"),
        ("en", "m = A Universal stands for { $shields }"),
        ("en", "m = Activate { $room }. { $count } cubes are left, and you may undo this."),
        ("en", "rulebook-moving-not-1 = You cannot move diagonally."),
        ("de", "m = Noch 5\u00a0%: „Los“, dann"),
        ("fr", "m = Pourquoi\u202f? Voir https://example.org à 10:30"),
        ("es", "m = ¿Por qué?"),
        ("pl", "m = Karta w\u00a0ręce"),
        ("ru", "m = Карта\u00a0— это 5%"),
        ("zh", "m = { $keys }：撤销 · 重做"),
        ("zh-Hant", "m = { $keys }：「復原」 · 重做"),
        ("ja", "m = カード：5%"),
        ("ko", 'm = { PARTICLE($name, "을") } “{ $room }”에 { $count }장: 5%'),
    ],
)
def test_what_is_right_is_no_fault(language: str, line: str) -> None:
    (message,) = said.read([("play.ftl", line)]).values()
    assert list(faults_of(language, message)) == []


@pytest.mark.parametrize(
    ("language", "text", "better"),
    [
        ("fr", "m = Pourquoi ? { $a } : oui", "m = Pourquoi\u202f? { $a }\u202f: oui"),
        ("de", "m = { $n } %", "m = { $n }\u00a0%"),
        ("pl", "m = { $w ->\n   *[other] w { $room }\n}", "m = { $w ->\n   *[other] w\u00a0{ $room }\n}"),
        ("ru", "# в начале\nm = и в трюме — там", "# в начале\nm = и\u00a0в\u00a0трюме\u00a0— там"),
        ("zh", "m = { $keys }: 撤销", "m = { $keys }：撤销"),
        ("zh-Hant", "m = { $keys }: 復原", "m = { $keys }：復原"),
    ],
)
def test_mending_changes_words_alone(language: str, text: str, better: str) -> None:
    assert mended(language, text) == better
    assert mended(language, better) == better


# translations that are behind


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """English and a made-up language, recorded as they are."""
    for language, line in {
        "en": "one = The ship\ntwo = A card",
        "xx": "one = Das Schiff\ntwo = Eine Karte",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(line, encoding="utf-8")
    monkeypatch.setattr(said, "folder_of", lambda language: tmp_path / language)
    monkeypatch.setattr(made_from, "FOLDER", tmp_path / "made_from")
    assert made_from.record("xx") == 0
    return tmp_path


def test_a_message_is_behind_until_it_is_written_anew(told: Path) -> None:
    (told / "en" / "all.ftl").write_text("one = Your ship.\ntwo = A card.", encoding="utf-8")
    assert made_from.record("xx") == 1
    assert made_from.behind("xx") == ["one"]
    (told / "xx" / "all.ftl").write_text("one = Dein Schiff.\ntwo = Eine Karte.", encoding="utf-8")
    assert made_from.behind("xx") == []
    made_from.record("xx")
    (told / "en" / "all.ftl").write_text("one = That ship.\ntwo = A card.", encoding="utf-8")
    assert made_from.behind("xx") == ["one"]


def test_a_message_may_be_right_as_it_is(told: Path) -> None:
    (told / "en" / "all.ftl").write_text("one = Your ship\ntwo = Any card", encoding="utf-8")
    assert made_from.record("xx", ["two"]) == 1
    assert made_from.behind("xx") == ["one"]
    assert made_from.record("xx", ["all.ftl"]) == 0
    assert made_from.behind("xx") == []


def test_every_translation_is_recorded() -> None:
    for language in some(set(languages()) - {FALLBACK}):
        assert made_from.recorded(language), language


def test_a_sample_is_drawn_by_its_seed() -> None:
    first = sample(FALLBACK, 1, 50)
    assert len(first) == 50
    assert first == sample(FALLBACK, 1, 50)
    assert first != sample(FALLBACK, 2, 50)


def test_a_screen_of_a_message_is_found(tmp_path: Path) -> None:
    found = screens.take(FALLBACK, {"title-quit", "not-there"}, tmp_path, "title")
    assert list(found) == ["title-quit"]
    assert (tmp_path / f"{found['title-quit']}.png").stat().st_size > 1000
