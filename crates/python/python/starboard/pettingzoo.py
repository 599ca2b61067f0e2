"""Any game of ours as a PettingZoo AEC environment.

>>> import starboard.pettingzoo
>>> env = starboard.pettingzoo.env("star-realms")
>>> env.reset(seed=3)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from . import Game, State
from . import game as make

Observation = dict[str, npt.NDArray[Any]]


class StarboardEnv(AECEnv):  # type: ignore[misc]
    """Seats are agents ``seat_0``, ``seat_1``, ... What an agent observes is its tensor and the mask of its legal actions."""

    def __init__(self, game: Game, render_mode: str | None = None, max_decisions: int = 100_000) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.metadata = {
            "name": f"starboard_{game.name.replace('-', '_')}_v{game.encoding_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = np.float32(-np.inf), np.float32(np.inf)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, (game.tensor_size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (game.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self.state_: State | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        self.state_ = self.game.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _table(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset() has to be called first")
        return self.state_

    def _asked(self) -> str:
        seat = self._table().to_move
        return self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        table, seat = self._table(), self._seat[agent]
        mask = table.mask().astype(np.int8) if table.to_move == seat else np.zeros(self.game.num_actions, np.int8)
        return {"observation": table.tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table()
        table.apply(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.is_over:
            for seat, reward in enumerate(table.rewards):
                self.rewards[self.possible_agents[seat]] = float(reward)
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.plies >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        if not table.is_over:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render mode shows nothing; say render_mode='ansi'")
            return None
        text = self._table().text_view()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass


def env(
    game: str | Game, *, render_mode: str | None = None, max_decisions: int = 100_000, **options: Any
) -> StarboardEnv:
    """A game of ours as an AEC environment; ``options`` are the game's own (``players``, ``format``, ...)."""
    of = make(game, **options) if isinstance(game, str) else game
    return StarboardEnv(of, render_mode, max_decisions)
