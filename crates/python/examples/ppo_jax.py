"""PPO from nothing against an opponent of ours, in one file of JAX.

    python ppo_jax.py --minutes 60 --opponent easy

A batch of tables is stepped by Starboard, the network chooses for seat 0, the opponent sits in seat 1, and who begins is drawn by lot. The
reward is the game's, 1 for a win and -1 for a loss. A beginner never wins, so what stands on the table is told on the way: a potential (the
difference in authority) whose sum over a game is the same for every way to play it. The same in PyTorch: ppo_torch.py.
"""

import argparse
import pickle
import time
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import starboard as sb

HIDDEN, CLIP, GAMMA, LAMBDA, ENTROPY, VALUE, RATE = 256, 0.2, 1.0, 0.97, 0.01, 0.5, 5e-4


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="star-realms")
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="decisions of each table between two updates")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--save", help="where the weights go")
    return parser.parse_args()


# ---- the network: two layers, then a number for every action and one for the value


def init(key, inputs, actions):
    def layer(key, n, m, scale):
        return {"w": jax.random.orthogonal(key, max(n, m))[:n, :m] * scale, "b": jnp.zeros(m)}

    keys = jax.random.split(key, 4)
    return {
        "one": layer(keys[0], inputs, HIDDEN, 2**0.5),
        "two": layer(keys[1], HIDDEN, HIDDEN, 2**0.5),
        "policy": layer(keys[2], HIDDEN, actions, 0.01),
        "value": layer(keys[3], HIDDEN, 1, 1.0),
    }


def forward(net, seen, mask):
    x = jax.nn.relu(seen @ net["one"]["w"] + net["one"]["b"])
    x = jax.nn.relu(x @ net["two"]["w"] + net["two"]["b"])
    logits = jnp.where(mask, x @ net["policy"]["w"] + net["policy"]["b"], -1e9)
    return jax.nn.log_softmax(logits), (x @ net["value"]["w"] + net["value"]["b"])[..., 0]


@jax.jit
def choose(net, seen, mask, key):
    logs, value = forward(net, seen, mask)
    action = jax.random.categorical(key, logs)
    return action, jnp.take_along_axis(logs, action[:, None], 1)[:, 0], value


@jax.jit
def best(net, seen, mask):
    return forward(net, seen, mask)[0].argmax(-1)


# ---- PPO


def loss(net, data):
    logs, value = forward(net, data["seen"], data["mask"])
    log = jnp.take_along_axis(logs, data["action"][:, None], 1)[:, 0]
    gain = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-8)
    ratio = jnp.exp(log - data["log"])
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -jnp.minimum(ratio * gain, clipped * gain).mean()
    worth = ((value - data["worth"]) ** 2).mean()
    entropy = -(jnp.exp(logs) * jnp.where(data["mask"], logs, 0)).sum(-1).mean()
    return policy + VALUE * worth - ENTROPY * entropy


@partial(jax.jit, donate_argnums=(0, 1))
def update(net, adam, data, rate):
    grads = jax.grad(loss)(net, data)
    norm = jnp.sqrt(sum((g**2).sum() for g in jax.tree.leaves(grads)))
    grads = jax.tree.map(lambda g: g * jnp.minimum(1.0, 0.5 / (norm + 1e-8)), grads)
    n = adam["n"] + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, adam["mean"], grads)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, adam["square"], grads)
    size = rate * jnp.sqrt(1 - 0.999**n) / (1 - 0.9**n)
    net = jax.tree.map(lambda w, m, v: w - size * m / (jnp.sqrt(v) + 1e-5), net, mean, square)
    return net, {"n": n, "mean": mean, "square": square}


def gains(rewards, dones, values, last):
    """Generalised advantages, from the last step back; nothing is carried over the end of a game."""
    found, carry = np.zeros_like(values), np.zeros_like(last)
    for t in reversed(range(len(rewards))):
        goes_on = 1.0 - dones[t]
        after = values[t + 1] if t + 1 < len(values) else last
        carry = rewards[t] + GAMMA * after * goes_on - values[t] + GAMMA * LAMBDA * goes_on * carry
        found[t] = carry
    return found


# ---- playing


def potential(game):
    """How the table stands, from what is seen: the lead in authority, about -1 to 1."""
    seats = next(part for part in game.parts if part["name"] == "seats")
    own, rival = seats["start"] + 1, seats["start"] + seats["shape"][1] + 1
    return lambda seen: seen[:, own] - seen[:, rival]


def measure(net, game, opponent, games, seed):
    """The share of games won by the likeliest action, of `games` whole games at fresh tables."""
    batch = sb.Batch(game, n=min(256, games), seed=seed, bots={1: opponent})
    first = np.zeros(len(batch), int)  # Quick games must not count more often: each table plays equally many.
    won, each = 0.0, -(-games // len(batch))
    while (first < each).any():
        batch.step(np.asarray(best(net, batch.observations, batch.masks)))
        counts = batch.dones & (first < each)
        won += ((batch.rewards[counts, 0] + 1) / 2).sum()
        first += batch.dones
    return won / (each * len(batch))


def train(args):
    game = sb.game(args.game)
    batch = sb.Batch(game, n=args.tables, seed=args.seed, bots={1: args.opponent})
    key = jax.random.key(args.seed)
    key, first = jax.random.split(key)
    net = init(first, game.tensor_size, game.num_actions)
    zeros = jax.tree.map(jnp.zeros_like, net)
    adam = {"n": jnp.zeros(()), "mean": zeros, "square": jax.tree.map(jnp.zeros_like, net)}
    rng = np.random.default_rng(args.seed)
    n, steps = args.tables, args.steps
    room = {
        "seen": np.zeros((steps, n, game.tensor_size), np.float32),
        "mask": np.zeros((steps, n, game.num_actions), bool),
        "action": np.zeros((steps, n), np.int64),
        "log": np.zeros((steps, n), np.float32),
    }
    values, rewards, dones = (np.zeros((steps, n), np.float32) for _ in range(3))
    lead = potential(game)
    began, spent, done, recent, curve = time.time(), 0.0, 0, [], []
    while (spent := time.time() - began) < args.minutes * 60:
        for t in range(steps):
            key, now = jax.random.split(key)
            room["seen"][t], room["mask"][t] = batch.observations, batch.masks
            action, log, value = choose(net, batch.observations, batch.masks, now)
            room["action"][t], room["log"][t], values[t] = action, log, value
            before = lead(batch.observations)
            batch.step(room["action"][t])
            dones[t] = batch.dones
            rewards[t] = batch.rewards[:, 0] + lead(batch.observations) * ~batch.dones - before
            recent.extend(batch.rewards[batch.dones, 0].tolist())
        last = np.asarray(forward(net, batch.observations, batch.masks)[1])
        gain = gains(rewards, dones, values, last)
        flat = {name: array.reshape(steps * n, *array.shape[2:]) for name, array in room.items()}
        flat |= {"gain": gain.reshape(-1), "worth": (gain + values).reshape(-1)}
        rate = RATE * max(0.05, 1 - spent / (args.minutes * 60))
        for _ in range(args.epochs):
            order = rng.permutation(steps * n)
            for at in range(0, len(order), args.minibatch):
                part = {name: array[order[at : at + args.minibatch]] for name, array in flat.items()}
                net, adam = update(net, adam, part, rate)
        done += 1
        recent = recent[-2000:]
        if done % 20 == 0 and recent:
            share = (np.mean(recent) + 1) / 2
            curve.append((round(spent), batch.games, round(float(share), 3)))
            print(f"{spent:6.0f} s  {done:5} updates  {batch.games:8} games  {share:.1%} of the last {len(recent)}", flush=True)
    return net, curve


if __name__ == "__main__":
    args = options()
    net, curve = train(args)
    share = measure(net, args.game, args.opponent, args.games, args.seed + 1)
    print(f"against {args.opponent}: {share:.1%} of {args.games} games, after {args.minutes:g} minutes")
    if args.save:
        with open(args.save, "wb") as file:
            pickle.dump(jax.tree.map(np.asarray, net), file)
