"""PPO from nothing against an opponent of ours, in one file of PyTorch.

    python ppo_torch.py --minutes 60 --opponent easy

A batch of tables is stepped by Starboard, the network chooses for seat 0, the opponent sits in seat 1, and who begins is drawn by lot. The
reward is the game's, 1 for a win and -1 for a loss. A beginner never wins, so what stands on the table is told on the way: a potential (the
difference in authority) whose sum over a game is the same for every way to play it. The same in JAX: ppo_jax.py.
"""

import argparse
import time

import numpy as np
import starboard as sb
import torch
from torch import nn

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


class Net(nn.Module):
    def __init__(self, inputs, actions):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        for layer, scale in [(self.body[0], 2**0.5), (self.body[2], 2**0.5), (self.policy, 0.01), (self.value, 1.0)]:
            nn.init.orthogonal_(layer.weight, scale)
            nn.init.zeros_(layer.bias)

    def forward(self, seen, mask):
        x = self.body(seen)
        logits = self.policy(x).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, -1), self.value(x)[..., 0]


@torch.no_grad()
def choose(net, seen, mask):
    logs, value = net(seen, mask)
    action = torch.multinomial(logs.exp(), 1)[:, 0]
    return action, logs.gather(1, action[:, None])[:, 0], value


@torch.no_grad()
def best(net, seen, mask):
    return net(seen, mask)[0].argmax(-1)


def looked(batch):
    """The batch's own arrays as tensors: no copy, by way of DLPack."""
    return torch.from_dlpack(batch.observations), torch.from_numpy(batch.masks)


# ---- PPO


def loss(net, data):
    logs, value = net(data["seen"], data["mask"])
    log = logs.gather(1, data["action"][:, None])[:, 0]
    gain = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-8)
    ratio = (log - data["log"]).exp()
    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
    policy = -torch.minimum(ratio * gain, clipped * gain).mean()
    worth = ((value - data["worth"]) ** 2).mean()
    entropy = -(logs.exp() * logs.masked_fill(~data["mask"], 0)).sum(-1).mean()
    return policy + VALUE * worth - ENTROPY * entropy


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
        batch.step(best(net, *looked(batch)).numpy())
        counts = batch.dones & (first < each)
        won += ((batch.rewards[counts, 0] + 1) / 2).sum()
        first += batch.dones
    return won / (each * len(batch))


def train(args):
    torch.manual_seed(args.seed)
    game = sb.game(args.game)
    batch = sb.Batch(game, n=args.tables, seed=args.seed, bots={1: args.opponent})
    net = Net(game.tensor_size, game.num_actions)
    adam = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
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
    began, spent, done, recent = time.time(), 0.0, 0, []
    while (spent := time.time() - began) < args.minutes * 60:
        for t in range(steps):
            room["seen"][t], room["mask"][t] = batch.observations, batch.masks
            action, log, value = choose(net, *looked(batch))
            room["action"][t], room["log"][t], values[t] = action, log, value
            before = lead(batch.observations)
            batch.step(room["action"][t])
            dones[t] = batch.dones
            rewards[t] = batch.rewards[:, 0] + lead(batch.observations) * ~batch.dones - before
            recent.extend(batch.rewards[batch.dones, 0].tolist())
        with torch.no_grad():
            last = net(*looked(batch))[1].numpy()
        gain = gains(rewards, dones, values, last)
        flat = {name: array.reshape(steps * n, *array.shape[2:]) for name, array in room.items()}
        flat |= {"gain": gain.reshape(-1), "worth": (gain + values).reshape(-1)}
        for group in adam.param_groups:
            group["lr"] = RATE * max(0.05, 1 - spent / (args.minutes * 60))
        for _ in range(args.epochs):
            order = rng.permutation(steps * n)
            for at in range(0, len(order), args.minibatch):
                part = {name: torch.from_numpy(array[order[at : at + args.minibatch]]) for name, array in flat.items()}
                adam.zero_grad()
                loss(net, part).backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                adam.step()
        done += 1
        recent = recent[-2000:]
        if done % 20 == 0 and recent:
            share = (np.mean(recent) + 1) / 2
            print(f"{spent:6.0f} s  {done:5} updates  {batch.games:8} games  {share:.1%} of the last {len(recent)}", flush=True)
    return net


if __name__ == "__main__":
    args = options()
    net = train(args)
    share = measure(net, args.game, args.opponent, args.games, args.seed + 1)
    print(f"against {args.opponent}: {share:.1%} of {args.games} games, after {args.minutes:g} minutes")
    if args.save:
        torch.save(net.state_dict(), args.save)
