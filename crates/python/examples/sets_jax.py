"""A net over sets of cards, taught by search against search.

    starboard teach GAME --to lessons            # games, written down
    python sets_jax.py lessons --to new.net      # this
    starboard arena GAME --bots search:weights=new.net,search --pairs 200

Needs NumPy and JAX. Every card has an embedding that all zones and all seats share; a zone adds up the embeddings of its cards. One net of two
layers judges how a seat stands (the seats' logits, set against one another, are chances) and which kinds of actions are worth trying. What it
learns from is in docs/strength.md. It knows no game: what the numbers mean is in the lessons.
"""

import argparse
import json
import math
import pickle
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

WIDE, NARROW = 64, 32  # as the file is read (crates/bots/src/sets.rs)
FORMAT = 1


def arrays_of(path):
    """The arrays of a file of lessons, by name."""
    raw = path.read_bytes()
    end = raw.index(b"\n")
    at, arrays = end + 1, {}
    for name, kind, length in json.loads(raw[:end])["arrays"]:
        arrays[name] = np.frombuffer(raw, kind, length, at)
        at += arrays[name].nbytes
    return arrays


def together(lessons):
    """Several files as one: where things begin counts on from file to file."""
    whole = {}
    for name in lessons[0]:
        columns = [lesson[name] for lesson in lessons]
        if name.endswith("_at"):
            ends = np.cumsum([0] + [int(column[-1]) for column in columns])
            columns = [column[:-1].astype(np.int64) + end for column, end in zip(columns, ends)] + [ends[-1:]]
        whole[name] = np.concatenate(columns)
    return whole


def spans(begin, end):
    """All numbers of some ranges, one range after another, and which range each is of."""
    lengths = end - begin
    which = np.repeat(np.arange(len(lengths)), lengths)
    return np.arange(len(which)) - np.repeat(np.cumsum(lengths) - lengths, lengths) + np.repeat(begin, lengths), which


class Lessons:
    """Samples: positions where a turn begins teach the value, decisions that were searched the policy."""

    def __init__(self, paths, about, trust, sharp):
        self.all = together([arrays_of(path) for path in paths])
        self.size = len(about["inputs"])
        self.teams = int(self.all["team"].max()) + 1
        self.positions = np.flatnonzero(self.all["start"])
        self.decisions = np.flatnonzero(np.diff(self.all["actions_at"]) > 1)
        self.sharp = sharp
        self.targets = self.expected(trust)

    def expected(self, trust):
        """What each sample's teams are to expect: how the game ended, drawn at every search on the way back towards what that thought."""
        a = self.all
        targets = np.zeros((len(a["game"]), self.teams), np.float32)
        ended = np.append(np.flatnonzero(np.diff(a["game"])), len(targets) - 1)
        first = 0
        for last in ended:
            expected = np.zeros(self.teams, np.float32)
            rows = slice(a["rows_at"][first], a["rows_at"][last + 1])
            expected[a["team"][rows]] = a["result"][rows]
            expected /= max(expected.sum(), 1e-9)
            for t in range(last, first - 1, -1):
                value, mover = a["value"][t], a["team"][a["rows_at"][t]]
                if value >= 0:
                    others = 1 - expected[mover]
                    thought = expected * ((1 - value) / others) if others > 1e-6 else np.full(self.teams, (1 - value) / max(self.teams - 1, 1))
                    thought[mover] = value
                    expected = trust * thought + (1 - trust) * expected
                targets[t] = expected
            first = last + 1
        return targets

    def seen(self, rows):
        """Some rows, as the net sees them."""
        at, which = spans(self.all["inputs_at"][rows], self.all["inputs_at"][rows + 1])
        places = which * self.size + self.all["input"][at]
        flat = np.bincount(places, self.all["amount"][at], len(rows) * self.size)
        return flat.reshape(len(rows), self.size).astype(np.float32)

    def some_positions(self, chosen, seats):
        rows, which = spans(self.all["rows_at"][chosen], self.all["rows_at"][chosen + 1])
        place = np.arange(len(rows)) - np.searchsorted(which, which)
        seen = np.zeros((len(chosen), seats, self.size), np.float32)
        team = np.zeros((len(chosen), seats, self.teams), np.float32)
        seen[which, place] = self.seen(rows)
        team[which, place, self.all["team"][rows]] = 1
        return seen, team, self.targets[chosen]

    def some_decisions(self, chosen, most):
        """What was weighed, and how the search would share its wish among it; of more than `most`, the best."""
        begin = self.all["actions_at"][chosen]
        end = np.minimum(self.all["actions_at"][chosen + 1], begin + most)
        at, which = spans(begin, end)
        place = np.arange(len(at)) - np.searchsorted(which, which)
        action = np.zeros((len(chosen), most), np.int32)
        wish = np.full((len(chosen), most), -np.inf, np.float32)
        action[which, place] = self.all["action"][at]
        wish[which, place] = self.all["mean"][at] / self.sharp
        wish = np.exp(wish - wish.max(1, keepdims=True))
        there = np.arange(most) < (end - begin)[:, None]
        return self.seen(self.all["rows_at"][chosen]), action, wish / wish.sum(1, keepdims=True), there


# ---- the net


class Shape:
    """Which inputs are cards of zones, and which actions are about cards: from the names."""

    def __init__(self, about):
        self.inputs, self.actions = len(about["inputs"]), about["actions"]
        named = [name.partition(":") for name in about["inputs"]]
        self.cards = sorted({card for _, colon, card in named if colon})
        number = {card: n for n, card in enumerate(self.cards)}
        zones = list(dict.fromkeys(zone for zone, colon, _ in named if colon))
        self.zones = len(zones)
        self.of_cards = np.array([n for n, (_, colon, _) in enumerate(named) if colon])
        self.zone = np.array([zones.index(zone) for zone, colon, _ in named if colon])
        self.card = np.array([number[card] for _, colon, card in named if colon])
        self.verbs = []
        for verb in about["verbs"]:
            # The axis along which the verb's cards lie; none if it is not about cards.
            found = [(axis, names) for axis, length in enumerate(verb["shape"]) for names in about["labels"].values() if len(names) == length and names[0] in number]
            axis, names = found[0] if found else (None, [])
            self.verbs.append((verb["shape"], axis, np.array([number[name] for name in names])))


def init(key, shape, embedding):
    keys = iter(jax.random.split(key, 16))

    def normal(*size, scale):
        return scale * jax.random.normal(next(keys), size)

    verbs = len(shape.verbs)
    return {
        "cards": normal(len(shape.cards), embedding, scale=0.5),
        "zones": normal(shape.zones, embedding, WIDE + 1, scale=0.2 / math.sqrt(embedding)),
        "own": normal(shape.inputs, WIDE + 1, scale=0.05).at[shape.of_cards].set(0.0),
        "base": jnp.zeros(WIDE + 1),
        "second": normal(WIDE, NARROW, scale=math.sqrt(2 / WIDE)),
        "second_base": jnp.zeros(NARROW),
        "value": jnp.zeros(NARROW + 1),
        "verbs": jnp.zeros((verbs, NARROW + 1)),
        "about": normal(verbs, embedding, NARROW + 1, scale=0.02),
        "actions": jnp.zeros((shape.actions, NARROW + 1)),
    }


def first_layer(net, shape):
    """What every input adds to the first layer: a card in a zone by its embedding, and whatever is the input's own."""
    by_zone = jnp.einsum("ce,zeu->zcu", net["cards"], net["zones"])
    return net["own"].at[shape.of_cards].add(by_zone[shape.zone, shape.card])


def policy_heads(net, shape):
    """A head for every number of an action: the verb's, the card's under that verb, and its own."""
    parts = []
    for n, (lengths, axis, cards) in enumerate(shape.verbs):
        heads = jnp.broadcast_to(net["verbs"][n], (*lengths, NARROW + 1))
        if axis is not None:
            by_card = net["cards"][cards] @ net["about"][n]
            heads = heads + by_card.reshape([lengths[a] if a == axis else 1 for a in range(len(lengths))] + [NARROW + 1])
        parts.append(heads.reshape(-1, NARROW + 1))
    return jnp.concatenate(parts) + net["actions"]


def think(net, first, seen):
    """The value of some rows in logits, and what both heads look at."""
    units = seen @ first + net["base"]
    last = jax.nn.relu(jax.nn.relu(units[..., 1:]) @ net["second"] + net["second_base"])
    return units[..., 0] + last @ net["value"][:-1] + net["value"][-1], last


def losses(net, shape, positions, decisions):
    first = first_layer(net, shape)
    seen, team, target = positions
    value, _ = think(net, first, seen)
    members = team.sum(1)
    logits = jnp.where(members > 0, jnp.einsum("bs,bst->bt", value, team) / jnp.maximum(members, 1), -1e9)
    of_value = -(target * jnp.maximum(jax.nn.log_softmax(logits), -20)).sum(1).mean()
    seen, action, wish, there = decisions
    _, last = think(net, first, seen)
    heads = policy_heads(net, shape)[action]
    logits = jnp.where(there, jnp.einsum("bu,bau->ba", last, heads[..., :-1]) + heads[..., -1], -1e9)
    surprise = (wish * (jnp.log(wish + 1e-9) - jnp.maximum(jax.nn.log_softmax(logits), -20))).sum(1).mean()
    best = (logits.argmax(1) == wish.argmax(1)).mean()
    return of_value, surprise, best


# ---- learning


def learner(shape, decay):
    """One step of Adam, whose weights lean towards zero."""

    def loss(net, positions, decisions):
        of_value, surprise, best = losses(net, shape, positions, decisions)
        return of_value + surprise, (of_value, surprise, best)

    @jax.jit
    def step(state, positions, decisions, rate):
        net, mean, square, n = state
        slope, told = jax.grad(loss, has_aux=True)(net, positions, decisions)
        n = n + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
        moved = jax.tree.map(lambda m, s: (m / (1 - 0.9**n)) / (jnp.sqrt(s / (1 - 0.999**n)) + 1e-8), mean, square)
        return (jax.tree.map(lambda w, m: w - rate * (m + decay * w), net, moved), mean, square, n), told

    return step, jax.jit(lambda net, positions, decisions: losses(net, shape, positions, decisions))


def write(path, net, shape, about, made_by):
    """The net as Starboard reads it: a line of JSON, then all numbers."""
    header = {
        "starboard_net": FORMAT,
        "game": about["game"],
        "encoding": about["encoding"],
        "made_by": made_by,
        "layers": [WIDE, NARROW],
        "actions": shape.actions,
        "inputs": about["inputs"],
    }
    numbers = [first_layer(net, shape), net["base"], net["second"], net["second_base"], net["value"], policy_heads(net, shape)]
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        file.write(json.dumps(header).encode() + b"\n")
        for array in numbers:
            file.write(np.asarray(array, "<f4").tobytes())
    part.replace(path)


def examples(net, shape, lessons, n):
    """What the net says of some rows, for whoever reads it elsewhere."""
    rows = lessons.all["rows_at"][lessons.decisions[:n]]
    value, last = think(net, first_layer(net, shape), lessons.seen(rows))
    heads = policy_heads(net, shape)
    told = []
    for i, row in enumerate(rows):
        at = slice(lessons.all["inputs_at"][row], lessons.all["inputs_at"][row + 1])
        actions = [int(x) for x in np.unique(lessons.all["action"][: 4 * n])]
        logits = heads[jnp.array(actions), :-1] @ last[i] + heads[jnp.array(actions), -1]
        told.append(
            {
                "seen": [[int(k), float(x)] for k, x in zip(lessons.all["input"][at], lessons.all["amount"][at])],
                "value": float(value[i]),
                "actions": actions,
                "policy": [float(x) for x in logits],
            }
        )
    return told


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lessons", type=Path, help="a folder that `starboard teach` filled")
    parser.add_argument("--to", type=Path, required=True, help="where the net goes; NAME.state and NAME.curve beside it")
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--embedding", type=int, default=24)
    parser.add_argument("--trust", type=float, default=0.15, help="how far a search's value replaces what came after it: 0 the game's end alone counts, 1 the search alone")
    parser.add_argument("--sharp", type=float, default=0.02, help="actions that are so much worse (in chances) are wished for less by a factor of e")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--every", type=int, default=500, help="steps between two looks at the games kept out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--examples", type=Path, help="where to write what the net says of a few rows")
    return parser.parse_args()


def main():
    asked, began = options(), time.perf_counter()
    about = json.loads((asked.lessons / "lessons.json").read_text())
    files = sorted(asked.lessons.glob("games-*.bin"))
    kept_out = files[9::10] or files[-1:]
    taught = [path for path in files if path not in kept_out] or files
    shape = Shape(about)
    lessons, exam = (Lessons(paths, about, asked.trust, asked.sharp) for paths in (taught, kept_out))
    print(f"{about['game']}: {len(taught)} files, {len(lessons.positions)} positions and {len(lessons.decisions)} decisions to learn from, read in {time.perf_counter() - began:.0f} s", flush=True)
    seats = int(np.diff(lessons.all["rows_at"]).max())
    most = int(np.diff(lessons.all["actions_at"]).clip(max=32).max())
    net = init(jax.random.key(asked.seed), shape, asked.embedding)
    state = (net, jax.tree.map(jnp.zeros_like, net), jax.tree.map(jnp.zeros_like, net), 0)
    kept = asked.to.with_suffix(".state")
    if kept.exists():
        state = pickle.loads(kept.read_bytes())
    step, look = learner(shape, asked.decay)
    settings = " ".join(f"--{name} {getattr(asked, name)}" for name in ("steps", "batch", "embedding", "trust", "sharp", "rate", "decay", "seed"))
    made_by = f"starboard teach {about['game']} --bot {about.get('bot')} --seed {about.get('seed')} --games {len(files) * about.get('chunk', 0)}; sets_jax.py {settings}"

    def draw(of, rng, n):
        return of.some_positions(rng.choice(of.positions, n), seats), of.some_decisions(rng.choice(of.decisions, n), most)

    def exam_now(net):
        told = [look(net, *draw(exam, np.random.default_rng([asked.seed, n]), asked.batch)) for n in range(16)]
        return [float(np.mean(column)) for column in zip(*told)]

    curve = asked.to.with_suffix(".curve")
    if not kept.exists():
        curve.write_text("step\tseconds\tvalue_loss\tpolicy_surprise\tsame_choice\n")
    for n in range(int(state[3]), asked.steps):
        rate = asked.rate * (0.05 + 0.95 * (0.5 + 0.5 * math.cos(math.pi * n / asked.steps)))
        state, _ = step(state, *draw(lessons, np.random.default_rng([asked.seed, 1, n]), asked.batch), rate)
        if (n + 1) % asked.every == 0 or n + 1 == asked.steps:
            value, surprise, best = exam_now(state[0])
            seconds = time.perf_counter() - began
            print(f"step {n + 1}, {seconds:.0f} s: games kept out: value's log loss {value:.4f}, policy's surprise {surprise:.4f}, the search's choice first {best:.1%}", flush=True)
            with curve.open("a") as file:
                file.write(f"{n + 1}\t{seconds:.0f}\t{value:.4f}\t{surprise:.4f}\t{best:.4f}\n")
            kept.write_bytes(pickle.dumps(jax.tree.map(np.asarray, state)))
            write(asked.to, state[0], shape, about, made_by)
    if asked.examples:
        asked.examples.write_text(json.dumps(examples(state[0], shape, lessons, 20)))


if __name__ == "__main__":
    main()
