"""Korean particles follow the last sound of the word before them, whoever typed it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.particles import PAIRS, with_particle
from game.texts import TextError, Texts, Words
from game.wording import listing, room_name


@pytest.mark.parametrize(
    ("word", "object", "direction"),
    [
        ("함교", "함교를", "함교로"),
        ("기관실", "기관실을", "기관실로"),
        ("식당", "식당을", "식당으로"),
        ("Vega", "Vega를", "Vega로"),
        ("Orion", "Orion을", "Orion으로"),
        ("Michelle", "Michelle을", "Michelle로"),
        ("Jack", "Jack을", "Jack으로"),
        ("Mark", "Mark를", "Mark로"),
        ("Chloé", "Chloé를", "Chloé로"),
        ("V2", "V2를", "V2로"),
        ("R", "R을", "R로"),
        ("D", "D를", "D로"),
        ("3", "3을", "3으로"),
        ("1", "1을", "1로"),
        ("10", "10을", "10으로"),
        ("“민준”", "“민준”을", "“민준”으로"),
        ("데이터 (2장)", "데이터 (2장)을", "데이터 (2장)으로"),
        ("愛", "愛을(를)", "愛(으)로"),
        ("Мила", "Мила을(를)", "Мила(으)로"),
        ("…", "…을(를)", "…(으)로"),
        ("", "을(를)", "(으)로"),
    ],
)
def test_a_particle_suits_the_word(word: str, object: str, direction: str) -> None:
    assert with_particle(word, "을") == object
    assert with_particle(word, "으로") == direction


def test_every_pair() -> None:
    assert [with_particle("칸", particle) for particle in PAIRS] == [f"칸{after}" for after in PAIRS]
    assert [with_particle("카드", particle) for particle in PAIRS] == [
        f"카드{after}" for after in PAIRS.values()
    ]


def test_only_known_particles() -> None:
    with pytest.raises(ValueError, match="를"):
        with_particle("칸", "를")


def test_sentences_ask_for_them() -> None:
    korean = Texts("ko")
    bridge, mess = room_name(korean, "bridge"), room_name(korean, "mess-hall")
    assert korean("play-log-move", name="민준", room=bridge) == "민준이 함교로 이동"
    assert korean("play-log-move", name="Vega", room=mess) == "Vega가 식당으로 이동"
    assert listing(korean, [bridge, mess]) == "함교와 식당"
    assert listing(korean, [mess, bridge], "or") == "식당이나 함교"


def test_a_wrong_particle_is_a_fault_of_the_text(tmp_path: Path) -> None:
    folder = tmp_path
    (folder / "own.ftl").write_text(
        'odd = { PARTICLE($name, "를") }\nright = { PARTICLE($name, "이") }\n', "utf-8"
    )
    texts = Texts("en", [folder])
    assert texts("right", name=Words("함교", str)) == "함교가"
    with pytest.raises(TextError):
        texts("odd", name="함교")
