"""How many decisions a second: batched, one by one, and OpenSpiel's crazy_eights beside it, in the same run.

    python speed.py --seconds 5

Told by the clock, and by a second of one core's work, which says the same on a machine that has other things to do.
"""

import argparse
import random
import time

import numpy as np
import starboard as sb


class Watch:
    def __init__(self, seconds):
        self.clock, self.work, self.seconds = time.perf_counter(), time.process_time(), seconds

    def runs(self):
        return time.perf_counter() - self.clock < self.seconds

    def tell(self, decisions):
        clock, work = time.perf_counter() - self.clock, time.process_time() - self.work
        return f"{decisions / clock:12,.0f} decisions/s, {decisions / work:12,.0f} a second of work"


def batched(game, n, threads, seconds):
    """Masks and tensors of every table, at every step."""
    batch = sb.Batch(game, n=n, threads=threads)
    batch.step(batch.sample())
    watch, before = Watch(seconds), batch.decisions
    while watch.runs():
        batch.step(batch.sample())
    return watch.tell(batch.decisions - before)


def one_by_one(game, seconds):
    """Mask and tensor at every decision; the action is drawn from the legal list."""
    game, rng = sb.game(game), random.Random(1)
    mask, tensor = np.zeros(game.num_actions, bool), np.zeros(game.tensor_size, np.float32)
    watch, seed, decisions = Watch(seconds), 0, 0
    while watch.runs():
        state = game.start(seed)
        seed += 1
        while legal := state.legal():
            state.mask(mask)
            state.tensor(None, tensor)
            state.apply(legal[int(rng.random() * len(legal))])
            decisions += 1
    return watch.tell(decisions)


def crazy_eights(seconds):
    """The same loop at a table of OpenSpiel's: legal actions, mask and observation tensor at every decision."""
    import pyspiel

    game, rng = pyspiel.load_game("crazy_eights"), random.Random(1)
    watch, decisions = Watch(seconds), 0
    while watch.runs():
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.legal_actions_mask()
            state.observation_tensor()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return watch.tell(decisions)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    for name in sb.games():
        game = sb.game(name)
        print(f"{name}: {game.num_actions} actions, tensors of {game.tensor_size}")
        for n in (256, 1024, 4096) if name == "star-realms" else (256,):
            print(f"  batch of {n:5}, {args.threads} threads: {batched(name, n, args.threads, args.seconds)}", flush=True)
        print(f"  one by one:                {one_by_one(name, args.seconds)}", flush=True)
    try:
        print(f"OpenSpiel crazy_eights, one by one: {crazy_eights(args.seconds)}")
    except ImportError:
        print("OpenSpiel is not installed")
