"""OpenSpiel's own game tests, and its solvers on the small variant."""

import json

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.long

import starboard as sb  # noqa: E402
import starboard.openspiel  # noqa: E402

starboard.openspiel.register()
starboard.openspiel.register()


@pytest.mark.parametrize("name", sb.games())
def test_openspiels_own_game_tests(name):
    game = pyspiel.load_game("python_starboard", {"game": name, "deals": 64, "max_decisions": 400})
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_more_players():
    options = json.dumps({"players": 4, "format": "free-for-all"})
    game = pyspiel.load_game("python_starboard", {"options": options, "max_decisions": 300})
    assert game.num_players() == 4
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_the_small_variant():
    game = pyspiel.load_game("python_starboard_skirmish")
    pyspiel.random_sim_test(game, num_sims=10, serialize=False, verbose=False)


def test_cfr_solves_the_small_variant():
    game = pyspiel.load_game("python_starboard_skirmish", {"turns": 3})
    solver = pyspiel.CFRPlusSolver(game)
    found = []
    for _ in range(2):
        for _ in range(5):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert found[1] < found[0]


def test_ismcts_plays():
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("python_starboard", {"deals": 16})
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=3,
        random_state=rng,
    )
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 4
