"""One seat of a game of ours as a Gymnasium environment; opponents of ours sit in the others.

>>> import starboard.gymnasium
>>> env = starboard.gymnasium.env("star-realms", opponents="easy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
>>> reward
0.0
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from . import Batch, Bot, Game, IllegalAction, State
from . import game as make

Array = npt.NDArray[Any]


class StarboardEnv(gymnasium.Env[Array, int]):
    """What is observed is the seat's tensor; ``info["action_mask"]`` says which actions are legal.

    An illegal action loses the game (``illegal="lose"``, and ``info["illegal_action"]`` says so) or raises (``"raise"``).
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        game: Game,
        seat: int = 0,
        opponents: str | dict[int, str] = "easy",
        render_mode: str | None = None,
        max_decisions: int = 100_000,
        illegal: Literal["lose", "raise"] = "lose",
    ) -> None:
        others = [other for other in range(game.players) if other != seat]
        self.game, self.seat, self.render_mode = game, seat, render_mode
        self.codes = {other: opponents if isinstance(opponents, str) else opponents[other] for other in others}
        self.max_decisions, self.illegal = max_decisions, illegal
        low, high = np.float32(-np.inf), np.float32(np.inf)
        self.observation_space = gymnasium.spaces.Box(low, high, (game.tensor_size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(game.num_actions)  # type: ignore[assignment]
        self._bots: dict[int, Bot] = {}
        self._table: State | None = None

    @property
    def table(self) -> State:
        """The table, whole: for looking on, not for playing."""
        if self._table is None:
            raise RuntimeError("reset() has to be called first")
        return self._table

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, by the name that sb3-contrib's MaskablePPO asks for."""
        table = self.table
        return table.mask() if table.to_move == self.seat else np.zeros(self.game.num_actions, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self._table = self.game.start(deal)
        self._bots = {other: Bot(code, deal + other, self.game.name) for other, code in self.codes.items()}
        self._let_others_play()
        return self._seen(), self._info()

    def _let_others_play(self) -> None:
        table = self.table
        while (asked := table.to_move) is not None and asked != self.seat:
            table.apply(self._bots[asked].choose(table))

    def _seen(self) -> Array:
        return self.table.tensor(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        table = self.table
        try:
            table.apply(int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return self._seen(), -1.0, True, False, self._info() | {"illegal_action": True}
        self._let_others_play()
        over = table.is_over
        reward = float(table.rewards[self.seat]) if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, not over and table.plies >= self.max_decisions, self._info()

    def render(self) -> str | None:
        text = self.table.text_view(self.seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None


class StarboardVectorEnv(VectorEnv[Array, Array, Array]):
    """Many tables at once on a :class:`starboard.Batch`. A finished game is followed by another in the same step.

    Observations and masks are the batch's own arrays, which the next step fills anew: copy what you keep.
    """

    def __init__(self, game: Game, num_envs: int, seat: int = 0, opponents: str | dict[int, str] = "easy", **more: Any) -> None:
        others = [other for other in range(game.players) if other != seat]
        codes = {other: opponents if isinstance(opponents, str) else opponents[other] for other in others}
        self.batch = Batch(game, num_envs, bots=codes, **more)
        self.game, self.seat, self.num_envs = game, seat, num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        low, high = np.float32(-np.inf), np.float32(np.inf)
        self.single_observation_space = gymnasium.spaces.Box(low, high, (game.tensor_size,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        self.batch.reset(seed)
        return self.batch.observations, {"action_mask": self.batch.masks}

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        b = self.batch
        b.step(actions)
        ended = b.dones & ~b.truncated
        return b.observations, b.rewards[:, self.seat].copy(), ended, b.truncated.copy(), {"action_mask": b.masks}


def env(
    game: str | Game,
    *,
    seat: int = 0,
    opponents: str | dict[int, str] = "easy",
    render_mode: str | None = None,
    max_decisions: int = 100_000,
    illegal: Literal["lose", "raise"] = "lose",
    **options: Any,
) -> StarboardEnv:
    """One seat of a game; ``opponents`` is a code for all others, or a dict by seat; ``options`` are the game's own."""
    of = make(game, **options) if isinstance(game, str) else game
    return StarboardEnv(of, seat, opponents, render_mode, max_decisions, illegal)


def vector_env(
    game: str | Game, num_envs: int, *, seat: int = 0, opponents: str | dict[int, str] = "easy", **options: Any
) -> StarboardVectorEnv:
    """Many tables at once, each with the same seat for the learner."""
    of = make(game, **options) if isinstance(game, str) else game
    return StarboardVectorEnv(of, num_envs, seat, opponents)
