"""The game as an environment for programs that learn: PettingZoo's interface (docs/environment.md).

It needs `requirements-dev.txt`; nothing else in the game imports it.
"""

from game.environment.action_table import ActionTable
from game.environment.observation_table import ObservationTable
from game.environment.solar_storm_env import SolarStormEnv

__all__ = ["ActionTable", "ObservationTable", "SolarStormEnv"]
