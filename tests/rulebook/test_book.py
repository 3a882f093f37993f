"""Every rule, every thing of the content and every reason has a page; what is wrong in a file says where."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.table.model.gestures.refusals import why_not
from game.lessons.lesson_loading import LessonShelf
from game.program_files import data_folder
from game.rulebook.book import Book, Subject
from game.rulebook.book_loading import load_book
from game.rulebook.numbers import numbers_of
from game.rulebook.page_text import TOLD_KEYS, PageWriter
from game.rules import load_content
from game.rules.loader.yaml_nodes import ContentError
from game.rules.queries.checks import OWN
from game.texts import Texts
from tests.content.folder import copied
from tests.looped import some

TESTS = Path(__file__).parents[1] / "rules"
NUMBERED = re.compile(r"R-(\d+)")


def rules_of_the_tests() -> set[str]:
    """Every number of a rule that a test of the rules pins."""
    texts = (path.read_text(encoding="utf-8") for path in TESTS.glob("test_r*.py"))
    numbers = {
        int(number)
        for text in texts
        for number in re.findall(r"class TestR(\d+)|R-(\d+)", text)
        for number in number
        if number
    }
    return {f"R-{number}" for number in numbers}


def test_every_rule_is_told_on_a_page(book: Book) -> None:
    rules = rules_of_the_tests()
    assert rules == {f"R-{number}" for number in range(1, 36)}
    told = {rule for page in book.pages for rule in page.rules}
    assert told == rules


def reasons_of(folder: Path) -> set[str]:
    """Every reason that the content's YAML gives."""
    found: set[str] = set()
    for file in (*folder.glob("*.yaml"), *folder.glob("rooms/*.yaml"), *folder.glob("expansions/**/*.yaml")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"\b(?:why|at): ([a-z][\w-]+)", text))
        for several in re.findall(r"\bwhy: \{([^}]*)\}", text):
            found |= set(re.findall(r": ([a-z][\w-]+)", several))
    return found


def test_every_reason_of_the_rules_has_a_page(book: Book) -> None:
    reasons = reasons_of(data_folder()) | set(OWN)
    assert len(reasons) > 45
    assert sorted(reason for reason in reasons if not book.explains(reason)) == []


def test_every_reason_of_a_gesture_has_a_page(book: Book) -> None:
    """What hands do that no option could mean is refused by the window, with reasons of its own."""
    source = Path(why_not.__code__.co_filename).read_text(encoding="utf-8")
    reasons = set(re.findall(r'"(play-(?!do-)[a-z-]+)"', source)) - {"play-aim-"}
    known = Texts().ids
    assert {reason for reason in reasons if f"{reason}-no" in known} and len(reasons) > 15
    assert sorted(r for r in reasons if f"{r}-no" in known and not book.explains(r)) == []
    places = {key.removesuffix("-no") for key in known if re.fullmatch(r"play-(card|aim)-[a-z-]+-no", key)}
    assert sorted(place for place in places if not book.explains(place)) == []


def test_all_that_the_content_has_has_a_page(book: Book) -> None:
    content = book.content
    for one in (content, *(content.editions[item.id,] for item in content.expansions)):
        for room in one.rooms:
            assert all(book.page(f"room-{room.id}-{side}").of for side in room.variants)
        assert all(book.page(f"resource-{item.id}").of for item in one.resources)
        assert all(book.page(f"difficulty-{name}").of for name in one.difficulties)
        for action in one.actions:
            assert book.find((f"action/{action}",)) is not book.pages[0], action
    assert all(book.page(f"expansion-{item.id}").of for item in content.expansions)


def test_a_reason_is_read_where_it_was_met(book: Book) -> None:
    assert book.find(("play-whole", "button/divert")).id == "diverting"
    assert book.find(("play-whole", "button/activate")).id == "activating"
    assert book.find(("play-whole",)).id == "diverting"
    assert book.find(("unheard-of", "slot/bridge/1")).id == "repairing"
    assert book.find(()) is book.pages[0] is book.find(("nothing",))


def test_pages_follow_each_other(book: Book) -> None:
    first, last = book.pages[0], book.pages[-1]
    assert book.beside(first, -1) is None and book.beside(last, 1) is None
    assert [book.beside(page, 1) for page in book.pages[:-1]] == list(book.pages[1:])


# What pages say


def test_every_page_says_its_rule(writer: PageWriter) -> None:
    titles = [writer.text(page).title for page in writer.book.pages]
    assert len(set(titles)) == len(titles)
    for page in writer.book.pages:
        text = writer.text(page)
        assert text.lead and "{" not in text.lead and len(text.may) >= (page.may or 0)
        assert not page.written or text.words
        assert bool(text.head) == bool(text.special)


def test_no_number_of_the_content_is_typed(writer: PageWriter) -> None:
    """Other numbers in the content change what pages say."""
    book = writer.book
    content = book.content
    changed = replace(content, face_up=4, supplies={name: n + 50 for name, n in content.supplies.items()})
    other = PageWriter(writer.texts, book, changed, writer.keys)
    assert "4" in re.findall(r"\d+", other.text(book.page("face-up")).lead)
    for page, supply in (
        ("cubes", "repair-cubes"),
        ("extra-actions", "action-tokens"),
        ("shields", "protection-tokens"),
    ):
        assert str(changed.supplies[supply]) in other.text(book.page(page)).lead
        assert str(changed.supplies[supply]) not in writer.text(book.page(page)).lead
    digits, first = re.compile(r"\d"), Texts()
    for page in book.pages:
        raw = [
            key for key in first.ids if key.startswith(f"rulebook-{page.id}-") and not key.endswith("-words")
        ]
        for key in raw:
            english = _plain(first, key)
            assert not digits.findall(re.sub(r"([Pp]hases?|[Tt]ypes?|V) ?\d", "", english)), (key, english)
            # Other languages name the same phases, types and sides, in words of their own.
            source = _plain(writer.texts, key)
            typed = Counter(digits.findall(source)) - Counter(digits.findall(english))
            assert not typed, (key, source)


def _plain(texts: Texts, key: str) -> str:
    """The words of a message as they stand in its file, without what is filled in."""
    entry = texts._entries[key].source.partition("=")[2]
    return re.sub(r"\{[^}]*\}|\[\w+\]|-?>|\*", "", re.sub(r"\$[\w-]+", "", entry))


def test_numbers_of_a_changed_content_are_told(tmp_path: Path) -> None:
    data = copied(tmp_path)
    numbers = data / "numbers.yaml"
    text = numbers.read_text(encoding="utf-8")
    numbers.write_text(
        text.replace("base-actions: 3 ", "base-actions: 5 ").replace("hand-limit: 6 ", "hand-limit: 9 ")
    )
    content = load_content(data)
    book = load_book(data_folder(), content)
    writer = PageWriter(Texts(), book, None, {f"key-{name}": "" for name in TOLD_KEYS})
    assert "5 actions" in writer.text(book.page("actions")).lead
    assert "9 cards" in writer.text(book.page("hand")).lead
    assert numbers_of(Texts(), book, content)["hand-limit"] == 9
    assert "press" not in " ".join(writer.text(book.page("moving")).lines), "a command without a key"


def test_a_side_that_an_expansion_changes_says_so(book: Book, writer: PageWriter) -> None:
    changed = writer.text(book.page("room-mess-hall-v1"))
    assert changed.head == writer.texts("expansion-solo")
    assert changed.special == writer.texts("room-mess-hall-solo-full")
    alone = PageWriter(writer.texts, book, book.content.editions["solo",], writer.keys)
    assert alone.text(book.page("room-mess-hall-v1")).lead == changed.special
    with pytest.raises(KeyError):
        book.room(Subject("room", "greenhouse", "v1"))


def test_limits_have_the_common_heading_or_their_own(book: Book, writer: PageWriter) -> None:
    common = writer.texts("rulebook-limits")
    for page in some(book.pages):
        text = writer.text(page)
        assert bool(text.never_head) == bool(text.never), page.id
        assert (text.never_head == common) == (bool(text.never) and "not" not in page.heads), page.id
        assert bool(text.may_head) == ("may" in page.heads), page.id


# Files that are wrong


Slip = tuple[str, str, str, str, str]
SLIPS: dict[str, Slip] = {
    "page": ("storm", "see: [critical, shields", "see: [critikal, shields", "critikal", "critical"),
    "key": ("storm", "    may: 3", "    mya: 3", "mya", "may"),
    "room": ("storm", "{room: armoury, gone", "{room: armory, gone", "armory", "armoury"),
    "card": ("turn", "{card: metal}", "{card: mettal}", "mettal", "metal"),
    "piece": ("storm", "{breach: true}", "{breech: true}", "breech", "breach"),
    "side": ("rooms", "id: room-bridge-v2", "id: room-bridge-v3", "room-bridge-v3", "room-bridge-v"),
    "twice": ("storm", "id: critical", "id: damage-cards", "twice", ""),
    "reason": ("storm", "    special: true", "    reasons: [play-gone]", "play-gone", ""),
    "text": ("storm", "    not: 1", "    not: 2", "rulebook-critical-not-2", "rulebook-critical-"),
    "about": ("storm", "about: [ask/protection, threat", "about: [slot", "slot", ""),
    "heads": ("storm", "    heads: [not]", "    heads: [nots]", "nots", "not"),
    "heading": ("storm", "    heads: [not]", "    heads: [not, may]", "rulebook-damage-cards-may-head", ""),
    "lineless": (
        "mission",
        "    may: 3\n    figure",
        "    may: 3\n    heads: [not]\n    figure",
        "no line",
        "",
    ),
    "now": ("storm", "now: damage", "now: damages", "damages", "damage"),
}
"""In which file what is written in place of what, what is found, and how the right name begins."""


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_a_file_says_where(slip: str, tmp_path: Path, book: Book) -> None:
    file, old, new, found, near = SLIPS[slip]
    shutil.copytree(data_folder() / "rulebook", tmp_path / "rulebook")
    path = tmp_path / "rulebook" / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load_book(tmp_path, book.content, Texts().ids)
    error = raised.value
    assert error.file == f"rulebook/{file}.yaml" and error.line >= 1
    assert found in str(error) and near in (error.nearest or "")


def test_a_chapter_without_a_file_says_so(tmp_path: Path, book: Book) -> None:
    shutil.copytree(data_folder() / "rulebook", tmp_path / "rulebook")
    (tmp_path / "rulebook" / "storm.yaml").unlink()
    with pytest.raises(ContentError, match=r"rulebook/storm\.yaml:1: found no such file"):
        load_book(tmp_path, book.content)


def test_the_pages_that_lessons_name_are_there(book: Book) -> None:
    cards = LessonShelf(data_folder(), Texts().ids).cards
    named = {page for card in cards for page in (card.page, *card.pages) if page}
    assert named and sorted(page for page in named if page not in {one.id for one in book.pages}) == []
