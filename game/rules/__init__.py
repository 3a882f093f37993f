"""The rules of Solar Storm: pure Python, no pictures, no files written, no clock, no global chance."""

from game.rules.content import Content
from game.rules.decisions import Decision, Option
from game.rules.effects.bound_rules import BoundRules
from game.rules.effects.bound_rules import GameState as State
from game.rules.engine import Engine, IllegalOption, Outcome
from game.rules.events import Event
from game.rules.loader.loading import load_content, load_edition
from game.rules.loader.yaml_nodes import ContentError
from game.rules.queries.explain import explain
from game.rules.queries.seat_view import seat_view
from game.rules.settings import Settings, SettingsError
from game.rules.states.state_json import StateError

__all__ = [
    "BoundRules",
    "Content",
    "ContentError",
    "Decision",
    "Engine",
    "Event",
    "IllegalOption",
    "Option",
    "Outcome",
    "Settings",
    "SettingsError",
    "State",
    "StateError",
    "explain",
    "load_content",
    "load_edition",
    "seat_view",
]
