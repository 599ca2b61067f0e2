"""OpenSpiel's CFR+ and ISMCTS on the small variant of Star Realms: how exploitable is what they find?

    python cfr_skirmish.py --turns 4 --iterations 100
"""

import argparse
import time

import numpy as np
import pyspiel
import starboard.openspiel
from open_spiel.python.algorithms import ismcts, mcts


def count(state, seen):
    """Histories, decisions among them, and different information states."""
    if state.is_terminal():
        return np.array([1, 0])
    if state.is_chance_node():
        return np.array([1, 0]) + sum(count(state.child(a), seen) for a, _ in state.chance_outcomes())
    seen.add((state.current_player(), state.information_state_string()))
    return np.array([1, 1]) + sum(count(state.child(a), seen) for a in state.legal_actions())


def play(game, bots, rng):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choice(actions, p=np.array(chances) / sum(chances)))
        else:
            state.apply_action(bots[state.current_player()](state))
    return state.returns()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=starboard.openspiel.SKIRMISH_TURNS)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=50, help="games of ISMCTS against the solution")
    args = parser.parse_args()
    starboard.openspiel.register()
    game = pyspiel.load_game("python_starboard_skirmish", {"turns": args.turns})
    seen: set = set()
    histories, decisions = count(game.new_initial_state(), seen)
    print(f"{histories} histories, {decisions} of them decisions, {len(seen)} information states")

    solver, began = pyspiel.CFRPlusSolver(game), time.time()
    for iteration in range(1, args.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, 2, 5, 10, 20, 50) or iteration % 100 == 0 or iteration == args.iterations:
            found = pyspiel.exploitability(game, solver.average_policy())
            print(f"CFR+ after {iteration:4} iterations, {time.time() - began:5.0f} s: exploitability {found:.5f}", flush=True)
    policy = solver.average_policy()

    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=1.0, max_simulations=100, random_state=rng
    )

    def solved(state):
        chances = policy.action_probabilities(state)
        actions = list(chances)
        odds = np.array([chances[action] for action in actions])
        return int(rng.choice(actions, p=odds / odds.sum()))

    won = [play(game, (searcher.step, solved), rng)[0] for _ in range(args.games)]
    won += [play(game, (solved, searcher.step), rng)[1] for _ in range(args.games)]
    print(f"ISMCTS of 100 simulations against it, {len(won)} games in both seats: {np.mean(won):+.3f} a game")
