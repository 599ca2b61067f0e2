"""PettingZoo's and Gymnasium's own tests, for every game, format and player count."""

import warnings

import numpy as np
import pytest
import starboard as sb

pytest.importorskip("pettingzoo")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

import starboard.gymnasium as sg  # noqa: E402
import starboard.pettingzoo as sp  # noqa: E402

TABLES = [
    (name, form["name"], players)
    for name in sb.games()
    for form in sb.about(name)["formats"]
    for players in form["players"]
]


@pytest.mark.parametrize(("name", "form", "players"), TABLES)
def test_pettingzoo(name, form, players, capsys):
    def make(render_mode=None):
        return sp.env(name, format=form, players=players, render_mode=render_mode)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=60)
        seed_test(make, num_cycles=60)
        render_test(make)
    capsys.readouterr()


@pytest.mark.parametrize(("name", "form", "players"), [table for table in TABLES if table[2] <= 3])
def test_gymnasium(name, form, players):
    env = sg.env(name, format=form, players=players, opponents="novice", seat=players - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    observation, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(2000):
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, cut, info = env.step(int(rng.choice(legal)))
        assert env.observation_space.contains(observation)
        if over or cut:
            assert reward in (-1.0, 0.0, 1.0)
            break
        assert reward == 0.0


def test_illegal_actions_lose_or_raise():
    env = sg.env("star-realms")
    _, info = env.reset(seed=2)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert reward == -1.0 and over and info["illegal_action"]
    env = sg.env("star-realms", illegal="raise")
    env.reset(seed=2)
    with pytest.raises(sb.IllegalAction):
        env.step(illegal)


def test_vector_env():
    envs = sg.vector_env("star-realms", 32, opponents="novice")
    observations, infos = envs.reset(seed=4)
    rng, ended = np.random.default_rng(0), 0
    for _ in range(300):
        mask = infos["action_mask"]
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in mask])
        observations, rewards, over, cut, infos = envs.step(actions)
        assert observations.shape == (32, envs.game.tensor_size) and (rewards[~over] == 0).all()
        ended += int(over.sum())
    assert ended > 0
