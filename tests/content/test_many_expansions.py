"""Expansions by id, as many as there are: what they cost, what goes together, what is refused and how."""

from __future__ import annotations

import json
import time
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules import ContentError, Engine, Settings, SettingsError, gamecode, load_content
from game.rules.crockford import number_of, plain
from game.rules.flight_line import FlightLineError, flight_line, fly
from game.rules.gamecode import CodeError, decode, encode
from game.rules.history import History, HistoryError
from game.rules.loader import combining
from game.rules.setup_digits import Number
from tests.content.folder import copied
from tests.content.generated import write
from tests.content.test_expansions import expansion
from tests.rules.table import the_engine

OLD_CODES = {
    "AEBC-ZPC0-6MV3-S": {"players": 3, "difficulty": "medium"},
    "AEBC-ZPD6-K014-J": {
        "players": 4, "difficulty": "realist", "rooms": "mixed",
        "expansions": ["damage-control", "escape-pod"],
    },
    "AEBC-ZPCA-076D-V": {
        "players": 1, "difficulty": "easy", "no_counting": True, "expansions": ["damage-control"],
    },
    "A3JV-7XK2-1G9Q-DJM": {
        "players": 2, "difficulty": "hard", "rooms": {"bridge": "v2", "cargo-hold": "v2"}, "first": 1,
    },
}  # fmt: skip
WITHOUT_HOLDERS = """\
removes: {lists: [spend-protection]}
replaces:
  lists:
    damage-room:
      takes: {room: room}
      steps:
        - hit: {room: room, result: destroyed}
        - go: {list: room-destroyed, with: {room: room}}
"""

NEW = {"players": 3, "difficulty": "easy", "seed": 4}


def begin(engine: Engine, **more: object) -> dict:
    """The STATE that `new` gives."""
    return engine.to_json(engine.new_game(Settings.from_json(NEW | more)).state)


class TestTwenty:
    @pytest.fixture
    def twenty(self, tmp_path: Path) -> tuple[Path, tuple[str, ...]]:
        folder = copied(tmp_path)
        return folder, write(folder, 20)

    @pytest.mark.slow
    def test_twenty_load_in_under_a_second(self, twenty):
        folder, _ = twenty
        best = 99.0
        for _ in range(3):
            begun = time.process_time()
            load_content(folder)
            best = min(best, time.process_time() - begun)
        assert best < 1.0

    def test_reading_costs_as_many_bindings_as_there_are(self, twenty, monkeypatch: pytest.MonkeyPatch):
        from game.rules.loader import loading

        folder, ids = twenty
        bound = []
        real = loading.check
        monkeypatch.setattr(loading, "check", lambda content: bound.append(content) or real(content))
        content = load_content(folder)
        assert len(bound) == 1 + len(content.expansions) == 1 + 3 + len(ids)

    def test_all_of_them_in_one_game(self, twenty):
        folder, ids = twenty
        engine = Engine(load_content(folder))
        state = begin(engine, expansions=list(ids), difficulty="level-07", escape_pod=True)
        assert state["settings"]["expansions"] == ["escape-pod", *ids]
        hands = [card for member in state["crew"] for card in member["hand"]]
        cards = state["resource_deck"] + state["face_up"] + hands
        assert {f"thing-{n:02}" for n in range(20)} <= set(cards)
        assert cards.count("universal") == 7
        loaded = engine.from_json(state)
        offered = {option.to_json()["do"] for option in engine.decision(loaded).options}
        assert {f"rest-{n:02}" for n in range(20)} <= offered
        assert engine.to_json(loaded) == state

    def test_a_game_is_played_saved_and_coded(self, twenty):
        folder, ids = twenty
        engine = Engine(load_content(folder))
        settings = Settings.from_json(NEW | {"expansions": list(ids), "difficulty": "level-19"})
        history = History.new(engine, settings)
        history.apply({"do": "rest-03"})
        again = History.from_json(engine, json.loads(json.dumps(history.to_json())))
        assert again.to_json() == history.to_json()
        code = encode(engine, settings)
        assert code is not None
        assert decode(engine, code.lower()).expansions == ids
        assert begin(engine, **decode(engine, code).to_json() | {"names": ["A", "B", "C"]}) == begin(
            engine, **settings.to_json() | {"names": ["A", "B", "C"]}
        )


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The game with two expansions more: one with a key of its own, one without."""
    folder = copied(tmp_path_factory.mktemp("settings"))
    calm = "adds: {difficulties: {calm: {universal: 9}}}\n"
    expansion(folder, "storms", f"setting: storms\nplayers: [3, 4]\n{calm}")
    expansion(folder, "fog", "adds: {resources: {mist: {copies: 2}}}\n")
    return Engine(load_content(folder))


class TestSettings:
    def test_a_setting_of_its_own_is_a_key_of_new(self, engine: Engine):
        state = begin(engine, storms=True, difficulty="calm")
        assert state["settings"]["storms"] is True and "expansions" not in state["settings"]
        assert engine.to_json(engine.from_json(state)) == state

    def test_both_ways_are_the_same_game(self, engine: Engine):
        by_key, by_id = (
            begin(engine, storms=True, damage_control=True),
            begin(engine, expansions=["storms", "damage-control"]),
        )
        assert by_id["settings"].pop("expansions") == ["damage-control", "storms"]
        assert by_key == by_id

    def test_settings_list_all_once_they_list_any(self, engine: Engine):
        shown = begin(engine, damage_control=True, expansions=["fog"])["settings"]
        assert shown["expansions"] == ["damage-control", "fog"]
        assert (shown["damage_control"], shown["storms"]) == (True, False)
        assert begin(engine, **shown)["settings"] == shown, "what is shown can be given"

    def test_a_game_without_expansions_says_nothing_new(self, engine: Engine):
        assert set(begin(engine)["settings"]) == {
            "players", "difficulty", "seed", "rooms", "damage_control", "escape_pod", "storms", "no_counting",
            "first", "names",
        }  # fmt: skip

    def test_an_expansion_that_comes_by_itself_may_be_named(self, engine: Engine):
        assert begin(engine, players=1, expansions=["solo"])["settings"]["expansions"] == ["solo"]
        with pytest.raises(SettingsError, match="'solo' is for one player, not for three"):
            begin(engine, expansions=["solo"])

    @pytest.mark.parametrize(
        ("more", "says"),
        [
            ({"expansions": ["strom"]}, "no expansion 'strom'. Did you mean 'storms'?"),
            ({"expansions": "fog"}, "must be a list of strings"),
            ({"expansions": [1]}, "must be a string"),
            ({"expansions": None}, "must be a list of strings"),
            ({"expansions": ["fog", "fog"]}, "names 'fog' twice"),
            ({"expansions": ["storms"], "storms": False}, "is false, but 'expansions' names 'storms'"),
            ({"expansions": ["storms"], "players": 2}, "'storms' is for three or four players, not for two"),
            ({"storm": True}, "no expansion for the setting 'storm'. Did you mean 'storms'?"),
            ({"storms": "yes"}, "must be true or false"),
            ({"fog": True}, "no expansion for the setting 'fog'"),
            ({"fog": False}, "no expansion for the setting 'fog'"),
            ({"weather": 3}, "no setting 'weather'"),
            ({"difficulty": "calm"}, "no difficulty 'calm'"),
        ],
    )
    def test_what_is_refused_says_why(self, engine: Engine, more: dict, says: str):
        with pytest.raises(SettingsError) as caught:
            begin(engine, **more)
        assert says in str(caught.value)


class TestSaves:
    """Games saved before something was installed, or taken away, go on where nothing of it is in them."""

    def test_another_expansion_has_come_or_gone(self, tmp_path: Path):
        bare = Engine(load_content(copied(tmp_path / "a")))
        folder = copied(tmp_path / "b")
        expansion(folder, "storms", "setting: storms\nadds: {resources: {mist: {copies: 2}}}\n")
        more = Engine(load_content(folder))
        for one, other in ((bare, more), (more, bare)):
            saved = History.new(one, Settings.from_json(NEW | {"damage_control": True})).to_json()
            again = History.from_json(other, saved)
            assert again.state.table.settings.switches == other.complete(Settings(3, "easy", 4, switches=(
                ("damage_control", True),
            ))).switches  # fmt: skip
            loaded = other.to_json(other.from_json(saved["state"]))
            assert loaded["rooms"] == saved["state"]["rooms"] and loaded["turn"] == 1

    @pytest.mark.parametrize("how", [{"storms": True}, {"expansions": ["storms"]}])
    def test_what_is_missing_is_named(self, tmp_path: Path, how: dict):
        folder = copied(tmp_path / "a")
        expansion(folder, "storms", "setting: storms\nadds: {resources: {mist: {copies: 2}}}\n")
        saved = History.new(Engine(load_content(folder)), Settings.from_json(NEW | how)).to_json()
        with pytest.raises(HistoryError, match="storms"):
            History.from_json(Engine(load_content(copied(tmp_path / "b"))), saved)


class TestTogether:
    @pytest.mark.parametrize(
        ("id", "players", "crowd", "fits"),
        [
            ("escape-pod", 1, "alone", False),
            ("escape-pod", 2, "fewer", False),
            ("escape-pod", 3, None, True),
            ("solo", 1, None, True),
            ("solo", 2, "more", False),
        ],
    )
    def test_an_expansion_is_for_its_numbers_of_players(self, id: str, players: int, crowd: str, fits: bool):
        one = next(one for one in the_engine().content.expansions if one.id == id)
        (check,) = combining.checks(one, players, ("damage-control",))
        assert (check.id, check.met) == ("expansion-players", fits)
        assert combining.fits(one, players, ("damage-control",)) == fits
        values = {name: told.value for name, told in check.values.items()}
        assert (values["for"], values["most"]) == (list(one.players), max(one.players))
        assert crowd in (None, values["crowd"])

    def test_an_expansion_does_not_fit_beside_another_that_changes_the_same(self, tmp_path: Path):
        folder = copied(tmp_path)
        for name in ("quiet", "silence"):
            expansion(folder, name, "removes: {actions: [take]}\n")
        one = next(one for one in load_content(folder).expansions if one.id == "quiet")
        players, apart = combining.checks(one, 2, ("fog", "silence"))
        assert players.met and not apart.met and apart.id == "expansion-apart"
        assert {name: told.value for name, told in apart.values.items()} == {"other": "silence"}
        assert combining.fits(one, 2, ("fog",)) and not combining.fits(one, 2, ("silence",))

    def test_the_combinations_of_expansions_come_in_order_and_no_others(self):
        editions = the_engine().content.editions
        assert list(editions) == [
            *((), ("damage-control",), ("escape-pod",), ("solo",)),
            *(("damage-control", "escape-pod"), ("damage-control", "solo")),
        ]
        assert len(editions) == 6
        strange: tuple[object, ...] = (("escape-pod", "damage-control"), ("solo", "solo"), ("fog",), "solo")
        assert [ids for ids in (*strange, ("escape-pod", "solo")) if ids in editions] == []
        with pytest.raises(KeyError):
            editions[("escape-pod", "solo")]
        everyone = the_engine().content.expansions
        assert combining.coming(everyone, 1) == ("solo",) and combining.coming(everyone, 2) == ()
        assert not combining.possible(everyone, (), 1) and combining.possible(everyone, (), 2)
        assert combining.possible(everyone, ("solo",), 1)
        assert not combining.possible(everyone, ("escape-pod",), 2)

    def test_two_that_change_the_same_thing_are_never_in_one_game(self, tmp_path: Path):
        folder = copied(tmp_path)
        for name in ("quiet", "silence"):
            expansion(folder, name, "removes: {actions: [take]}\n")
        engine = Engine(load_content(folder))
        for name in ("quiet", "silence"):
            assert begin(engine, expansions=[name])
        with pytest.raises(SettingsError, match="'quiet' and 'silence' cannot be combined"):
            begin(engine, expansions=["quiet", "silence"])
        with pytest.raises(SettingsError, match="'silence' and 'solo' cannot be combined"):
            begin(engine, players=1, expansions=["silence"])
        assert ("quiet", "silence") not in engine.content.editions

    @pytest.mark.parametrize(
        ("one", "other", "together"),
        [
            ("replaces: {numbers: {hand-limit: 4}}", "replaces: {numbers: {hand-limit: 5}}", False),
            ("replaces: {numbers: {hand-limit: 4}}", "replaces: {numbers: {deck-cards: 3}}", True),
            ("adds: {resources: {mist: {copies: 1}}}", "adds: {resources: {mist: {copies: 2}}}", False),
            ("replaces: {numbers: {hand-limit: 4}}", "adds: {resources: {mist: {copies: 2}}}", True),
            (
                "adds: {damage: {1: {count: 0, cards: []}}}",
                "adds: {damage: {1: {count: 0, cards: []}}}",
                True,
            ),
        ],
    )
    def test_two_that_add_or_replace_the_same(self, tmp_path: Path, one: str, other: str, together: bool):
        folder = copied(tmp_path)
        expansion(folder, "fog", one)
        expansion(folder, "gale", other)
        content = load_content(folder)
        assert (("fog", "gale") in content.editions) == together
        assert ("fog",) in content.editions and ("gale",) in content.editions

    def test_steps_around_a_list_that_the_other_takes_away(self, tmp_path: Path):
        folder = copied(tmp_path)
        expansion(folder, "around", "before: {spend-protection: []}\n")
        expansion(folder, "bare", WITHOUT_HOLDERS)
        engine = Engine(load_content(folder))
        assert begin(engine, expansions=["around"]) and begin(engine, expansions=["bare"])
        with pytest.raises(SettingsError, match="'around' and 'bare' cannot be combined"):
            begin(engine, expansions=["around", "bare"])

    def test_together_they_make_no_rules(self, tmp_path: Path):
        """What only binding finds out is said when the game is asked for, with file and line."""
        folder = copied(tmp_path)
        expansion(
            folder,
            "other-cards",
            "replaces:\n  lists:\n    resolve-card:\n      - drawn-damage: {as: drawn}\n",
        )
        engine = Engine(load_content(folder))
        assert begin(engine, expansions=["other-cards"])
        with pytest.raises(SettingsError) as caught:
            begin(engine, expansions=["other-cards"], damage_control=True)
        assert "'damage-control', 'other-cards' cannot be combined" in str(caught.value)
        assert "expansions/damage-control/expansion.yaml:" in str(caught.value)

    @pytest.mark.parametrize(
        ("one", "other", "says"),
        [
            (
                "setting: wind\n",
                "setting: wind\n",
                "the setting 'wind', expected a setting of its own, unlike 'fog'",
            ),
            ("code: 1\n", "", "the code 1, expected a code of its own, unlike 'damage-control'"),
            (
                "setting: players\n",
                "",
                "the setting 'players', expected a name that is not already a setting",
            ),
            ("setting: wind\nalways: true\n", "", "expected only one of them"),
            ("crew: 2\n", "", "'crew' without 'always: true'"),
            ("setting: Big Wind\n", "", "did you mean 'big_wind'"),
        ],
    )
    def test_a_wrong_head_is_named(self, tmp_path: Path, one: str, other: str, says: str):
        folder = copied(tmp_path)
        expansion(folder, "fog", one)
        if other:
            expansion(folder, "gale", other)
        with pytest.raises(ContentError, match=says):
            load_content(folder)

    def test_its_texts_are_asked_for(self, tmp_path: Path):
        from game.texts import Texts

        folder = copied(tmp_path)
        expansion(folder, "fog", "adds: {difficulties: {grey: {universal: 3}}}\n")
        known = Texts().ids | {"difficulty-grey"}
        with pytest.raises(ContentError) as caught:
            load_content(folder, known)
        assert (caught.value.file, caught.value.line) == ("expansions/fog/expansion.yaml", 1)
        named = {"expansion-fog", "expansion-fog-text", "expansion-fog-full"}
        load_content(folder, known | named)
        with pytest.raises(ContentError, match="difficulty-grey"):
            load_content(folder, Texts().ids | named)


class TestCodes:
    STORMS = "players: [2, 3, 4]\nadds: {difficulties: {calm: {universal: 9}}}\n"

    def test_the_old_ones_mean_the_same_games(self):
        """Written by version 0.2.0."""
        for code, more in OLD_CODES.items():
            expected = Settings.from_json({"seed": 48172206} | more)
            assert decode(the_engine(), code) == expected
            assert encode(the_engine(), expected) == code

    def test_what_is_not_installed_is_named_by_its_kind(self, tmp_path: Path):
        folder = copied(tmp_path / "a")
        expansion(folder, "storms", self.STORMS)
        engine, bare = Engine(load_content(folder)), Engine(load_content(copied(tmp_path / "b")))
        other = copied(tmp_path / "c")
        expansion(other, "storms", self.STORMS.replace("calm", "wild"))
        code = encode(engine, Settings(2, "calm", 7, expansions=("storms",)))
        assert code is not None and decode(engine, code).difficulty == "calm"
        for rules, kind in ((bare, "expansion"), (Engine(load_content(other)), "difficulty")):
            with pytest.raises(CodeError) as caught:
                decode(rules, code)
            assert caught.value.kind == kind

    def test_rooms_are_named_in_the_longer_form_too(self, tmp_path: Path):
        folder = copied(tmp_path)
        expansion(folder, "storms", self.STORMS)
        engine = Engine(load_content(folder))
        settings = Settings(
            3, "calm", 10**15, rooms=(("armoury", "v2"), ("bridge", "v2")),
            expansions=("escape-pod", "storms"), no_counting=True, first=2,
        )  # fmt: skip
        assert decode(engine, encode(engine, settings) or "") == settings

    def test_a_flight_line_names_them_byte_by_byte(self, tmp_path: Path):
        folder, long = copied(tmp_path), "d" * 255
        levels = f"{{{long}: {{universal: 3}}, {long}d: {{universal: 3}}}}"
        expansion(folder, "fog", f"adds: {{difficulties: {levels}}}\n")
        engine = Engine(load_content(folder))
        history = History.new(engine, Settings(3, long, 0, expansions=("escape-pod", "fog")))
        line = flight_line(history)
        assert fly(engine, line).state.table.settings == history.state.table.settings
        number = Number((number_of(plain(line)[3:]) or 0) >> 35 + 30)
        assert [number.take(base) for base in (2, 2, 2, 4, 64)] == [0, 1, 1, 2, 2]
        ids = [bytes(number.take(256) for _ in range(number.take(256))) for _ in range(3)]
        assert ids == [long.encode(), b"escape-pod", b"fog"]
        with pytest.raises(FlightLineError) as caught:
            flight_line(History.new(engine, Settings(3, f"{long}d", 0, expansions=("fog",))))
        assert caught.value.kind == "settings"

    def test_the_longer_form_is_written_in_these_digits(self, tmp_path: Path):
        """A code that somebody has kept is read by every later version."""
        folder = copied(tmp_path)
        expansion(folder, "storms", self.STORMS)
        engine = Engine(load_content(folder))
        code = plain(encode(engine, Settings(3, "calm", 5, expansions=("storms",), chance=2)) or "")
        number = Number((number_of(code[1:]) or 0) >> 20)
        assert code[0] == "D" and [number.take(base) for base in (4, 64)] == [2, 1]
        for said in (b"difficulty calm", b"expansion storms"):
            assert number.take(1 << 20) == zlib.crc32(said) % (1 << 20)
        assert [number.take(base) for base in (2, 4, 5)] == [0, 0, 0] and number.rest == 5

    def test_two_expansions_of_the_same_mark_have_no_code(self, tmp_path: Path):
        folder = copied(tmp_path)
        for name in ("fog", "fog-8698", "fog-20044"):
            expansion(folder, name, "")
        engine = Engine(load_content(folder))
        assert gamecode._mark("expansion", "fog-8698") == gamecode._mark("expansion", "fog-20044")
        assert encode(engine, Settings(3, "easy", 4, expansions=("fog-8698",))) is None
        assert encode(engine, Settings(3, "easy", 4, expansions=("fog",)))

    def test_a_code_and_a_line_have_room_for_sixty_three_expansions(self, tmp_path: Path):
        folder, names = copied(tmp_path), tuple(f"fog-{n:02}" for n in range(64))
        for name in names:
            expansion(folder, name, "")
        engine = Engine(load_content(folder))
        most, over = (Settings(3, "easy", 4, expansions=names[:count]) for count in (63, 64))
        code = encode(engine, replace(most, seed=2**64 - 1))
        assert code is not None and len(code) == 346 and encode(engine, over) is None
        assert decode(engine, code) == replace(most, seed=2**64 - 1)
        assert encode(engine, replace(most, seed=10**200)) is None, "it would be too long to be read"
        line = flight_line(History.new(engine, most))
        assert fly(engine, line).state.table.settings.expansions == names[:63]
        with pytest.raises(FlightLineError) as caught:
            flight_line(History.new(engine, over))
        assert caught.value.kind == "settings"


class TestEndings:
    SIGNAL = """\
adds:
  actions:
    signal:
      cost: 1
      answer: {do: signal}
      steps:
        - go: signal
  lists:
    signal:
      - end: {won: true, reason: help-came}
"""

    def test_an_ending_of_its_own(self, tmp_path: Path):
        folder = copied(tmp_path)
        expansion(folder, "signals", self.SIGNAL)
        engine = Engine(load_content(folder))
        state = engine.new_game(Settings.from_json(NEW | {"expansions": ["signals"]})).state
        option = engine.find_option(engine.decision(state), {"do": "signal"})
        over = engine.to_json(engine.apply(state, option).state)
        assert over["result"] == {"won": True, "reason": "help-came", "winners": [0, 1, 2]}
        assert engine.to_json(engine.from_json(over)) == over

    @pytest.mark.parametrize(
        ("reason", "says"),
        [
            ("deck-empty", "won: false, without a room"),
            ("room-destroyed", "won: false, with a room"),
        ],
    )
    def test_one_reason_is_one_ending(self, tmp_path: Path, reason: str, says: str):
        folder = copied(tmp_path)
        expansion(folder, "signals", self.SIGNAL.replace("help-came", reason))
        with pytest.raises(ContentError, match=f"the reason '{reason}', expected {says}, as elsewhere"):
            load_content(folder)

    def test_its_texts_are_asked_for(self, tmp_path: Path):
        from game.texts import Texts

        folder = copied(tmp_path)
        expansion(folder, "signals", self.SIGNAL)
        named = {"action-signal", *(f"expansion-signals{form}" for form in ("", "-text", "-full"))}
        with pytest.raises(ContentError, match="over-help-came"):
            load_content(folder, Texts().ids | named)
