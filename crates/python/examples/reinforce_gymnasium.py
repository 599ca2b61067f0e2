"""A policy gradient on Gymnasium's vector environment, with nothing but NumPy: the smallest learner that learns something.

    python reinforce_gymnasium.py --minutes 2
"""

import argparse
import time

import numpy as np
import starboard.gymnasium

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="star-realms")
parser.add_argument("--opponent", default="hand-first")
parser.add_argument("--minutes", type=float, default=2)
parser.add_argument("--envs", type=int, default=128)
parser.add_argument("--rate", type=float, default=0.02)
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()

envs = starboard.gymnasium.vector_env(args.game, args.envs, opponents=args.opponent)
rng = np.random.default_rng(args.seed)
actions = int(envs.single_action_space.n)
# How much an action is liked, whatever the table looks like.
bias = np.zeros(actions, np.float32)


def policy(mask):
    logits = np.where(mask, bias, -np.inf)
    logits -= logits.max(1, keepdims=True)
    odds = np.exp(logits)
    return odds / odds.sum(1, keepdims=True)


_, info = envs.reset(seed=args.seed)
# The gradient of every table's game so far, added up as it is played; a finished game says by how much it was better than usual.
game_bias = np.zeros((args.envs, actions), np.float32)
usual, recent, began = 0.0, [], time.time()
while time.time() - began < args.minutes * 60:
    odds = policy(info["action_mask"])
    chosen = (odds.cumsum(1) > rng.random((args.envs, 1))).argmax(1)
    chosen = np.where(info["action_mask"][np.arange(args.envs), chosen], chosen, odds.argmax(1))
    game_bias -= odds
    game_bias[np.arange(args.envs), chosen] += 1
    _, rewards, over, cut, info = envs.step(chosen)
    ended = np.flatnonzero(over | cut)
    if len(ended):
        bias += args.rate * ((rewards[ended] - usual)[:, None] * game_bias[ended]).mean(0)
        game_bias[ended] = 0
        recent = (recent + rewards[ended].tolist())[-1000:]
        usual = float(np.mean(recent))
print(f"against {args.opponent}: {(usual + 1) / 2:.1%} of the last {len(recent)} games")
