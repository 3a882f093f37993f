"""Every language says everything: nothing missing, unused, misspelt, or with other values than in English."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest
from babel import Locale

import game.texts
from game.app.drawing.type.fonts import Fonts
from game.app.shell.locales import preferred_languages
from game.program_files import data_folder, program_root
from game.sentences import FORMS
from game.texts import FALLBACK, Texts, Words, language_name, language_of, languages
from game.wording import counted_or_plain, listing, room_name
from tests.app.catalogue import PLURALS, Facts, Uses, attributes, facts, named_in, uses_in
from tests.looped import some
from tests.spoken import spoken
from tools.pseudo_language import PseudoTexts

ENGLISH = Texts()
FUNCTIONS = {"NUMBER", "DATETIME", "FORM", "KEY", "DEVICE", "PARTICLE"}


@pytest.fixture(scope="module", params=spoken())
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.fixture(scope="module", params=spoken(without=FALLBACK))
def other(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def test_there_is_a_second_language() -> None:
    assert "de" in languages()


# every file


def test_every_message_is_fluent(texts: Texts) -> None:
    for key in some(texts.own_ids):
        assert texts.syntax(key).body, key


def test_no_message_is_missing_or_too_many(other: Texts) -> None:
    assert sorted(ENGLISH.own_ids - other.own_ids) == [], "missing"
    assert sorted(other.own_ids - ENGLISH.own_ids) == [], "not in English"


def test_messages_take_the_values_that_the_english_ones_take(other: Texts) -> None:
    """A count that is not shown may be left out in a language without plurals."""
    plurals = Locale.parse(other.language, sep="-").plural_form.tags  # all but "other"
    wrong = {}
    for key in some(other.own_ids & ENGLISH.own_ids):
        english, own = facts(ENGLISH, key), facts(other, key)
        unsaid = set() if plurals else english.counted
        odd = own.variables ^ english.variables
        if odd - unsaid:
            wrong[key] = sorted(odd)
    assert wrong == {}
    assert facts(ENGLISH, "over-fact-turns").counted == {"count"}
    assert facts(ENGLISH, "over-close").counted == set(), "it shows the number"


def test_choices_are_those_of_the_english_message_or_plurals(other: Texts) -> None:
    plurals = set(Locale.parse(other.language, sep="-").plural_form.tags) | {"other"}
    for key in some(other.own_ids & ENGLISH.own_ids):
        english, own = facts(ENGLISH, key), facts(other, key)
        for variable, chosen in own.choices.items():
            known = english.choices.get(variable, set()) - PLURALS
            odd = {c for c in chosen if not c.isdigit()} - known - plurals
            assert not odd, f"{key}: ${variable} is never {odd}"
        for variable, chosen in english.choices.items():
            named = {c for c in chosen - PLURALS if not c.isdigit()}
            assert named <= own.choices.get(variable, named), f"{key}: ${variable} may be {named}"


def test_where_english_counts_every_plural_is_there(other: Texts) -> None:
    plurals = set(Locale.parse(other.language, sep="-").plural_form.tags)
    for key in some(other.own_ids & ENGLISH.own_ids):
        for variable, chosen in facts(ENGLISH, key).choices.items():
            if "one" in chosen and variable in facts(other, key).choices:
                assert plurals <= facts(other, key).choices[variable], f"{key}: ${variable}"


def test_references_functions_and_forms_exist(texts: Texts) -> None:
    forms = attributes(texts) | set(FORMS)
    for key in some(texts.own_ids):
        found: Facts = facts(texts, key)
        assert found.functions <= FUNCTIONS, key
        assert found.forms <= forms, key
        assert all(name in texts._entries for name in found.references), key


def test_every_letter_can_be_shown(texts: Texts) -> None:
    pygame.font.init()
    fonts = Fonts(1.0)
    letters = set().union(*(facts(texts, key).letters for key in texts.own_ids)) - {"\n"}
    for style in ("body", "button", "fact-bold", "number"):
        lacking = sorted(letter for letter in letters if not fonts.shows(letter, style))
        assert lacking == [], f"{style}: {lacking}"


# code


@cache
def uses_in_program() -> Uses:
    """What the program asks for; shared, so never change it."""
    return uses_in(program_root() / "game")


def test_no_message_is_unused() -> None:
    found = uses_in_program()
    uses = replace(found, whole=found.whole | named_in(data_folder()))
    assert sorted(key for key in ENGLISH.own_ids if not uses.uses(key)) == []


def test_an_unused_message_would_be_found() -> None:
    uses = uses_in_program()
    assert not uses.uses("setup-moon-phase")
    assert not uses.uses("tides-of-the-moon")


def test_no_message_that_code_asks_for_is_missing() -> None:
    asked = uses_in_program().asked
    assert len(asked) > 100
    assert sorted(asked - ENGLISH.own_ids) == []


# while the program runs


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """A language with a gap and two mistakes, beside English."""
    for language, lines in {
        "en": "hello = Hello { $name }\nonly = Only here\nbad = Good\nodd = All is well\n",
        "xx": "hello = Olleh { $name }\nbad = { $name\nodd = { $nobody }\n",
    }.items():
        folder = tmp_path / "texts" / language
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(lines, encoding="utf-8")
    monkeypatch.setattr(game.texts, "data_folder", lambda: tmp_path)
    return Texts("xx")


def test_what_a_language_lacks_is_said_in_english_and_logged_once(
    broken: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert broken("hello", name="Ada") == "Olleh Ada"
        assert [broken("only"), broken("only"), broken("bad"), broken("odd")] == [
            "Only here",
            "Only here",
            "Good",
            "All is well",
        ]
    assert len(caplog.records) == 3
    assert broken.has("only") and {"only", "hello"} <= broken.ids


def test_numbers_follow_the_language() -> None:
    assert Texts("en")("menu-where", turn=1234, difficulty="x") == "Turn 1,234 · x"
    assert Texts("de")("menu-where", turn=1234, difficulty="x") == "Zug 1.234 · x"


def test_rooms_take_the_form_that_the_sentence_needs() -> None:
    german = Texts("de")
    bridge, hold = room_name(german, "bridge"), room_name(german, "cargo-hold")
    assert german("play-log-move", name="Ada", room=bridge) == "Ada geht zur Brücke"
    both = listing(german, [bridge, hold])
    assert both == "die Brücke und der Frachtraum"
    assert german("play-log-damage", rooms=both) == "Schaden trifft die Brücke und den Frachtraum"
    assert isinstance(both, Words) and both.form("at") == "auf der Brücke und im Frachtraum"
    paid = counted_or_plain(german, ["metal", "metal", "universal"])
    assert german("play-log-divert", name="Ada", room=hold, cards=paid) == (
        "Ada leitet den Strom des Frachtraums um, mit 2 Metall und einer Universalkarte"
    )


def test_several_universal_cards_are_counted_in_words() -> None:
    assert counted_or_plain(ENGLISH, ["universal", "universal"]) == "2 Universal cards"
    assert counted_or_plain(ENGLISH, ["universal", "data"]) == "a Universal card and data"


def test_languages_call_themselves_by_their_own_name() -> None:
    assert language_name("en") == "English" and language_name("de") == "Deutsch"
    assert len({language_name(language) for language in languages()}) == len(languages())


@pytest.mark.parametrize(
    ("wanted", "preferred", "spoken"),
    [
        ("", [], "en"),
        ("", ["de-AT"], "de"),
        ("", ["de_DE.UTF-8"], "de"),
        ("", ["mt-MT", "de-CH", "en"], "de"),
        ("", ["sr_RS@latin"], "en"),
        ("de", ["en-GB"], "de"),
        ("en", ["de-DE"], "en"),
        ("zz", ["de-DE"], "en"),
        ("", ["mt-MT"], "en"),
        ("", ["pt_BR.UTF-8"], "pt-BR"),
        ("", ["pt-BR"], "pt-BR"),
        ("", ["pt"], "pt-BR"),
        ("", ["pt-PT", "en"], "pt-BR"),
        ("pt-BR", ["en-GB"], "pt-BR"),
        ("", ["pt_br"], "pt-BR"),
        ("", ["zh_TW.UTF-8"], "zh-Hant"),
        ("", ["zh-HK"], "zh-Hant"),
        ("", ["zh-MO"], "zh-Hant"),
        ("", ["zh-Hant"], "zh-Hant"),
        ("", ["zh-Hant-TW", "en"], "zh-Hant"),
        ("", ["zh_Hant-HK"], "zh-Hant"),
        ("zh-Hant", ["zh-CN"], "zh-Hant"),
        ("", ["zh"], "zh"),
        ("", ["zh_CN.GB18030"], "zh"),
        ("", ["zh-SG"], "zh"),
        ("", ["zh-Hans-HK"], "zh"),
        ("zh", ["zh-TW"], "zh"),
    ],
)
def test_the_language_to_speak(wanted: str, preferred: list[str], spoken: str) -> None:
    assert language_of(wanted, preferred) == spoken


def test_the_system_is_asked_for_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        pygame.system,
        "get_pref_locales",
        lambda: [{"language": "de", "country": "AT"}, {"language": "en", "country": None}],
    )
    assert preferred_languages({}) == ["de-AT", "en"]
    assert preferred_languages({"LANG": "fr_FR.UTF-8"}) == ["fr_FR.UTF-8"]
    assert preferred_languages({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}) == []
    assert preferred_languages({"LC_ALL": "", "LANG": "de_DE"}) == ["de_DE"]


# the made-up language


def test_the_made_up_language_is_40_per_cent_longer() -> None:
    strange = PseudoTexts()
    assert strange.ids == ENGLISH.ids
    plain = [key for key in ENGLISH.own_ids if not facts(ENGLISH, key).variables and len(ENGLISH(key)) > 12]
    longer = [len(strange(key)) / len(ENGLISH(key)) for key in plain]
    assert len(plain) > 200 and min(longer) > 1.25
    assert sum(longer) / len(longer) == pytest.approx(1.4, abs=0.03)


def test_the_made_up_language_keeps_values() -> None:
    said = PseudoTexts()("title-continue-detail", turn=3, difficulty="Hard", names="Ada")
    assert "3" in said and "Hard" in said and "Ada" in said and said[0] == "[" and said[-1] == "]"
