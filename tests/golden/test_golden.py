"""The golden games, played again from their transcripts, must read the same to the last letter."""

from __future__ import annotations

import pytest

from tests.golden.regenerate import MODES, PLANS, transcript_file
from tests.golden.transcript import read, write
from tests.rules.table import the_engine


@pytest.mark.parametrize("plan", (*PLANS, *MODES), ids=lambda plan: plan.name)
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


def test_every_mode_and_every_ending_of_the_pod_is_among_them():
    texts = {plan.name: transcript_file(plan).read_text(encoding="utf-8") for plan in MODES}
    endings = {name: text.rstrip().splitlines()[-1] for name, text in texts.items()}
    assert (
        "GAME OVER: won" in endings["pod-saved-easy"] and "winners: Joon, Ines" in endings["pod-saved-easy"]
    )
    assert "GAME OVER: lost" in endings["pod-alone-easy"] and "winners: Mara" in endings["pod-alone-easy"]
    assert "GAME OVER: lost" in endings["pod-lost-easy"] and "winners: nobody" in endings["pod-lost-easy"]
    assert all("(last-chance)" in texts[f"pod-{ending}-easy"] for ending in ("alone", "lost"))
    together = "".join(texts.values())
    for kind in (
        "damage-control",
        "crew-quarters",
        "engine-room",
        "mess-hall",
        "repair-centre",
        "medical-bay",
        "armoury",
        "protection",
    ):
        assert f": [{kind}] " in together, kind
    for action in ("trade give=", "repair cube=True", "board"):
        assert f": {action}" in together, action
    assert "> " in texts["damage-control-hard"].split("Turn 1:")[0], "a choice during setup"
