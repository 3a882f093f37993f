"""The golden games, played again from their transcripts, must read the same to the last letter."""

from __future__ import annotations

import pytest

from tests.golden.regenerate import PLANS, transcript_file
from tests.golden.transcript import read, write
from tests.rules.table import the_engine


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_game_reads_the_same(plan):
    text = transcript_file(plan).read_text(encoding="utf-8")
    settings, choices = read(the_engine(), text)
    assert settings == plan.settings
    assert write(the_engine(), settings, choices) == text


def test_every_ending_and_every_room_is_among_them():
    texts = [transcript_file(plan).read_text(encoding="utf-8") for plan in PLANS]
    endings = [text.rstrip().splitlines()[-1] for text in texts]
    assert len(endings) == 12
    assert sum("GAME OVER: won" in ending for ending in endings) >= 3
    assert any("lost, deck-empty" in ending for ending in endings)
    assert any("lost, room-destroyed" in ending for ending in endings)
    assert any("HULL BREACH" in text and "(hull-breach)" in text for text in texts)
    together = "".join(texts)
    for room in (
        "armoury",
        "bridge",
        "cargo-hold",
        "crew-quarters",
        "engine-room",
        "mess-hall",
        "repair-centre",
    ):
        assert f"activated: {room}" in together, room
    for word in ("token spent", "[discard]", "protection (absorbed)", "protection (returned)", "any,"):
        assert word in together, word
