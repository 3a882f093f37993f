"""What may stand behind the program's name."""

from __future__ import annotations

import pytest

from game.app.shell.arguments import parse


@pytest.mark.parametrize("words", [["holiday.jpg"], ["/a/game.json", "/b c"], ["-psn_0_40970"], [""]])
def test_what_is_dropped_on_the_icon_keeps_nobody_from_playing(words: list[str]):
    """Where there is no console, nobody sees why a program ends at once."""
    asked = parse(words)
    assert not asked.version and asked.selftest is None and asked.replay_report is None


def test_an_option_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        parse(["--frobnicate"])
    assert "--frobnicate" in capsys.readouterr().err
