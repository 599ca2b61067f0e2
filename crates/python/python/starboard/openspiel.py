"""Any game of ours as an OpenSpiel game.

``register()`` makes two games known: ``python_starboard`` (any game of ours; its first chance node picks one of ``deals`` shuffles) and
``python_starboard_skirmish`` (a small variant of Star Realms whose every deal is a chance node, so that CFR can solve it).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from . import Game, State, take_in
from . import game as make

SKIRMISH = Path(__file__).parent / "packs" / "skirmish"
SKIRMISH_TURNS = 4


def _type(short: str, long: str, players: tuple[int, int], zero_sum: bool, parameters: dict[str, Any]) -> Any:
    of = pyspiel.GameType
    return of(
        short_name=short,
        long_name=long,
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.ZERO_SUM if zero_sum else of.Utility.GENERAL_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


PARAMETERS = {"game": "star-realms", "options": "{}", "deals": 1024, "max_decisions": 10_000}
GAME_TYPE = _type("python_starboard", "Starboard", (2, 6), False, PARAMETERS)
SKIRMISH_TYPE = _type("python_starboard_skirmish", "Starboard skirmish", (2, 2), True, {"turns": SKIRMISH_TURNS})


def skirmish(turns: int = SKIRMISH_TURNS) -> Game:
    """The small variant: decks of five cards, two kinds of cards to buy, a few turns."""
    key = take_in(SKIRMISH)[0]["key"]
    return make("star-realms", sets=["core"], data=key, first=1, turn_limit=turns)


class Outcomes(list[tuple[float, Any]]):
    """What chance may do: never changed, so that states can share it when they are copied."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Outcomes:
        return self


NOTHING = Outcomes()


class Node:
    """A table that is never changed, with what was worked out of it: states of one game share their nodes."""

    def __init__(self, rules: StarboardGame, table: State) -> None:
        self.rules, self.table = rules, table
        self.to_move = table.to_move
        self.over = table.is_over or table.plies >= rules.longest
        self.legal = [] if self.over else sorted(table.legal())
        self._seen: dict[int, str] = {}
        self._after: dict[int, Outcomes] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def digest(self, player: int) -> str:
        """What the player sees, as a short text."""
        if player not in self._seen:
            seen = self.table.tensor(player).tobytes()
            self._seen[player] = hashlib.blake2b(seen, digest_size=8).hexdigest()
        return self._seen[player]

    def after(self, action: int) -> Outcomes:
        if action in self._after:
            return self._after[action]
        after = self.rules.after(self.table, action)
        if self.rules.small:
            self._after[action] = after
        return after


class StarboardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours, with one of ``deals`` shuffles."""

    small = False  #: The whole tree fits into memory.

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {**PARAMETERS, **(params or {})}
        self.table = make(self.params["game"], **json.loads(self.params["options"]))
        self.deals = int(self.params["deals"])
        self.longest = int(self.params["max_decisions"])
        self.first = Outcomes((1 / self.deals, seed) for seed in range(self.deals))
        players = self.table.players
        kind = _type("python_starboard", "Starboard", (2, 6), players == 2, PARAMETERS)
        super().__init__(kind, _info(self.table, self.deals, self.longest), params or {})

    def new_initial_state(self) -> StarboardState:
        return StarboardState(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> StarboardGame:
        return self

    def after(self, table: State, action: int) -> Outcomes:
        copy = table.clone()
        copy.apply(action)
        return Outcomes([(1.0, Node(self, copy))])

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> StarboardObserver:
        return StarboardObserver(self, iig_obs_type)


class SkirmishGame(StarboardGame):
    """The small variant, with every deal a chance node. Nobody is asked what they would do in any case: hands are played out
    and all combat is used, so that what is left to decide is what to buy."""

    small = True

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        turns = int((params or {}).get("turns", SKIRMISH_TURNS))
        self.table, self.longest, self.deals = skirmish(turns), 200, 0
        verbs = {verb["name"]: range(verb["start"], verb["stop"]) for verb in self.table.verbs}
        self.sure = [verbs["play_all"], verbs["play"], verbs["attack"]]
        self.first = Outcomes((chance, self._played_out(table)) for chance, table in self.table.outcomes())
        pyspiel.Game.__init__(self, SKIRMISH_TYPE, _info(self.table, 512, self.longest), params or {})

    def after(self, table: State, action: int) -> Outcomes:
        return Outcomes((chance, self._played_out(after)) for chance, after in table.outcomes(action))

    def _played_out(self, table: State) -> Node:
        while sure := [action for verb in self.sure for action in table.legal() if action in verb]:
            table.apply(sure[0])
        return Node(self, table)


def _info(table: Game, chance: int, longest: int) -> Any:
    sum_ = {"utility_sum": 0.0} if table.players == 2 else {}
    return pyspiel.GameInfo(
        num_distinct_actions=table.num_actions,
        max_chance_outcomes=chance,
        num_players=table.players,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=longest,
        **sum_,
    )


class StarboardState(pyspiel.State):  # type: ignore[misc]
    """A table, and what chance may do next."""

    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self.rules = game
        self.node: Node | None = None
        self.open = game.first
        #: By player: what they saw and did at each of their decisions.
        self.seen: tuple[str, ...] = ("",) * game.table.players

    def _now(self) -> Node:
        if self.node is None:
            raise RuntimeError("nothing has been dealt yet")
        return self.node

    def current_player(self) -> int:
        if self.open:
            return int(pyspiel.PlayerId.CHANCE)
        node = self._now()
        return int(pyspiel.PlayerId.TERMINAL) if node.over or node.to_move is None else node.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, chance) for i, (chance, _) in enumerate(self.open)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._now().legal

    def _apply_action(self, action: int) -> None:
        if self.open:
            dealt = self.open[action][1]
            self.node = dealt if isinstance(dealt, Node) else Node(self.rules, self.rules.table.start(dealt))
            self.open = NOTHING
            return
        node, player = self._now(), self.current_player()
        told = f"{self.seen[player]}{node.digest(player)}:{action} "
        self.seen = tuple(told if seat == player else own for seat, own in enumerate(self.seen))
        after = node.after(action)
        if len(after) == 1:
            self.node = after[0][1]
        else:
            self.open = after

    def told(self, player: int, perfect_recall: bool) -> str:
        now = "" if self.node is None or self.open else self.node.digest(player)
        return f"{self.seen[player]}{now}" if perfect_recall else now

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.node is None:
            return f"deal {action}"
        return self.node.table.text(action) if action in self.node.legal else f"action {action}"

    def is_terminal(self) -> bool:
        return self.node is not None and not self.open and self.node.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.rules.table.players
        return [float(reward) for reward in self._now().table.rewards]

    def resample_from_infostate(self, player: int, sampler: Any) -> StarboardState:
        """The same situation as the player could imagine it, for ISMCTS."""
        copy: StarboardState = self.clone()
        copy.node = Node(self.rules, self._now().table.imagine(player, int(sampler() * 2**53)))
        return copy

    def __str__(self) -> str:
        if self.node is None:
            return "before the deal"
        dealing = "while something is dealt\n" if self.open else ""
        return f"{dealing}{self.node.table.position()}"


class StarboardObserver:
    """What a player sees: our tensor; as text, with what they saw and did before where perfect recall is asked for."""

    def __init__(self, game: StarboardGame, kind: Any) -> None:
        self.recalls = kind is None or kind.perfect_recall
        self.tensor = np.zeros(game.table.tensor_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StarboardState, player: int) -> None:
        self.tensor.fill(0)
        if state.node is not None and not state.open:
            state.node.table.tensor(player, self.tensor)

    def string_from(self, state: StarboardState, player: int) -> str:
        return state.told(player, self.recalls)


def register() -> None:
    """Makes ``python_starboard`` and ``python_starboard_skirmish`` known to ``pyspiel.load_game``. Told again, it changes nothing."""
    known = set(pyspiel.registered_names())
    if GAME_TYPE.short_name not in known:
        pyspiel.register_game(GAME_TYPE, StarboardGame)
    if SKIRMISH_TYPE.short_name not in known:
        pyspiel.register_game(SKIRMISH_TYPE, SkirmishGame)
