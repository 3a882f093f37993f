"""The catalogue: every message can be read, and a wrong one says so."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from fluent.syntax import ast

from game.app.bindings.commands import Keys
from game.text_files import Entry, parsed
from game.texts import TextError, Texts, languages


def test_a_message_with_values() -> None:
    texts = Texts()
    assert texts("title-continue-detail", turn=3, difficulty="Hard", names="Ada") == "Turn 3 · Hard · Ada"


def test_unknown_messages_suggest_the_nearest() -> None:
    with pytest.raises(TextError, match="did you mean 'title-new'"):
        Texts()("title-nev")


@pytest.mark.parametrize("key", ["title-continue-detail", "saves-missing"])
def test_a_value_without_end_is_cut(key: str) -> None:
    values = {"turn": 3, "difficulty": "Hard", "names": "A" * 100_000, "count": 2, "ids": "A" * 100_000}
    said = Texts()(key, **values)
    assert 900 < said.count("A") < 1100 and "…" in said


def test_a_message_knows_its_places_only_where_somebody_asks() -> None:
    """They are a third of what a message takes, and the window holds thousands."""
    entry = Texts().entries["title-continue-detail"]
    (plain,), (placed,) = parsed(entry).body, parsed(entry, places=True).body
    assert plain.span is None and placed.span is not None and placed.span.start == 0


def test_missing_values() -> None:
    with pytest.raises(TextError, match="title-continue-detail"):
        Texts()("title-continue-detail", turn=3)


@pytest.mark.parametrize("text", ["this is no message", "title-new = twice"])
def test_bad_files_say_where(tmp_path: Path, text: str) -> None:
    (tmp_path / "more.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(TextError, match="more.ftl"):
        Texts("en", [tmp_path])


def test_more_folders(tmp_path: Path) -> None:
    (tmp_path / "more.ftl").write_text("room-observatory = Observatory\n", encoding="utf-8")
    texts = Texts("en", [tmp_path])
    assert texts.has("room-observatory") and texts("room-observatory") == "Observatory"


def test_a_file_without_messages(tmp_path: Path) -> None:
    (tmp_path / "more.ftl").write_text("### Nothing yet.\n", encoding="utf-8")
    assert Texts("en", [tmp_path]).ids == Texts().ids


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_said_without_the_library_is_what_it_would_say(language: str) -> None:
    """Words, values and keys alone are put together here; the first picture does without the library."""
    texts = Texts(language).naming(Keys())
    values = {
        name: f"<{name}>" for name in ("name", "names", "version", "path", "crew", "room", "count", "turn")
    }
    simple = 0
    for key in sorted(texts.own_ids)[::3]:
        said, _ = texts._simply(key, values)
        if said is not None:
            simple += 1
    assert simple > 100
    for key in sorted(texts.own_ids)[::12]:
        said, _ = texts._simply(key, values)
        if said is not None:
            assert texts._format(key, texts._message(key).value, values) == said, key


def test_a_value_that_is_no_text_is_left_to_the_library() -> None:
    texts = Texts()
    assert texts._simply("title-credit", {"version": "2.0"})[0] is not None
    assert texts._simply("title-credit", {"version": 1234})[0] is None, "numbers have customs of their own"
    assert texts._simply("title-credit", {})[0] is None


@pytest.mark.parametrize("language", languages())
def test_small_numbers_are_what_the_library_would_write(tmp_path: Path, language: str) -> None:
    (tmp_path / "more.ftl").write_text("some = { $n } cubes\n", encoding="utf-8")
    texts = Texts(language, [tmp_path])
    for number in (0, 1, 7, 10, 42, 100, 999, 1000, 12345, -3):
        said = texts("some", n=number)
        assert said == texts._format("some", texts._message("some").value, {"n": number})


def test_messages_read_ahead_are_known_to_texts_with_own_messages() -> None:
    own = {"zz-own": Entry(Path("own.ftl"), 1, "zz-own = Own\n")}
    texts = Texts()
    joined = texts.joined(lambda language: own)
    texts.read_ahead("title-")
    assert joined._simple.get("title-new") is not None
    assert joined("zz-own") == "Own" and "zz-own" not in texts._simple


def test_two_threads_may_ask_for_a_message_that_nobody_has_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one was told that there is no such message."""
    texts, told, begun, prepared = Texts("de"), list[str](), threading.Event(), Texts._prepared

    def slow(texts: Texts, resource: ast.Resource) -> ast.Resource:
        begun.set()
        time.sleep(0.1)
        return prepared(texts, resource)

    def ask() -> None:
        told.append(texts("saves-finished-name", won="yes", turn=3))

    monkeypatch.setattr(Texts, "_prepared", slow)
    texts._simple["saves-finished-name"] = None, False
    other = threading.Thread(target=ask)
    other.start()
    assert begun.wait(10)
    ask()
    other.join()
    assert told == ["Sieg in Zug 3"] * 2
