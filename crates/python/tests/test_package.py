"""The package as a researcher uses it."""

import copy
import doctest
import importlib
import json
import pickle
import random
import threading

import numpy as np
import pytest
import starboard as sb

GAMES = sb.games()


def walk(state: sb.State, plies: int, rng: random.Random) -> sb.State:
    for _ in range(plies):
        if state.is_over:
            break
        state.apply(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize("module", ["starboard", "starboard.pettingzoo", "starboard.gymnasium"])
def test_docs_run(module):
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0 and found.failed == 0


def test_every_game_is_there():
    assert GAMES == ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"]
    for name in GAMES:
        assert sb.about(name)["formats"] and sb.about(name, "fr")["title"]
        assert sb.cards(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name):
    game, rng = sb.game(name), random.Random(5)
    state = game.start(seed=11)
    mask, tensor = np.zeros(game.num_actions, bool), np.zeros(game.tensor_size, np.float32)
    plies = 0
    while not state.is_over and plies < 3000:
        legal = state.legal()
        assert state.mask(mask) is mask and sorted(np.flatnonzero(mask)) == sorted(legal)
        assert state.tensor(out=tensor) is tensor and np.isfinite(tensor).all()
        action = rng.choice(legal)
        if plies % 17 == 0:
            text = state.text(action)
            assert state.number(text) == action and text in state.legal_texts()
            name_, place = sb.verb(game, action)
            assert name_ == "other" or len(place) >= 1
            state.apply(text)
        else:
            state.apply(action)
        plies += 1
    assert state.plies == plies
    if state.is_over:
        assert state.to_move is None and state.legal() == [] and state.outcome["ranks"]
        assert set(state.rewards) <= {-1.0, 0.0, 1.0}
        with pytest.raises(sb.IllegalAction, match="the game is over"):
            state.apply(0)


@pytest.mark.parametrize("name", GAMES)
def test_parts_and_labels_fit(name):
    game = sb.game(name)
    assert game.parts[-1]["stop"] == game.tensor_size and game.verbs[-1]["stop"] == game.num_actions
    named = sb.split(game, game.start(seed=1).tensor())
    assert all(named[part["name"]].shape == part["shape"] for part in game.parts)
    assert game.labels and all(all(names) for names in game.labels.values())
    assert game.encoding_version == 1


def test_equal_seeds_are_equal_games():
    game = sb.game("star-realms")
    one, two = (walk(game.start(seed=3), 200, random.Random(1)) for _ in range(2))
    assert one == two and one.record() == two.record() and one != game.start(seed=4)


@pytest.mark.parametrize("name", GAMES)
def test_records_positions_copies(name):
    game = sb.game(name)
    state = walk(game.start(seed=8), 60, random.Random(2))
    again = sb.read_record(state.record())
    assert again == state and again.record() == state.record()
    assert sb.read_position(state.position()) == state
    assert game.place(json_of(state)) == state
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        if not state.is_over:
            before = state.position()
            other.apply(other.legal()[0])
            assert state.position() == before
    assert pickle.loads(pickle.dumps(game)) == game


def json_of(state):
    import sys

    if sys.version_info >= (3, 11):
        import tomllib

        return tomllib.loads(state.position())["position"]
    pytest.skip("reading TOML needs Python 3.11")


@pytest.mark.parametrize("name", ["star-realms", "rise-to-power"])
def test_imagined_tables_look_the_same(name):
    state = walk(sb.game(name).start(seed=2), 40, random.Random(3))
    seat = state.to_move
    rng = np.random.default_rng(1)
    worlds = [state.imagine(seat, rng) for _ in range(6)]
    for world in worlds:
        assert (world.tensor(seat) == state.tensor(seat)).all() and world.view(seat) == state.view(seat)
    assert any(world != state for world in worlds)


def test_views_hide():
    state = sb.game("star-realms").start(seed=1)
    seat = state.to_move
    view = state.view(seat)
    assert view["seats"][seat]["hand_cards"] and view["seats"][1 - seat]["hand_cards"] is None
    assert state.view("all")["seats"][1 - seat]["hand_cards"]
    assert state.view("spectator")["seats"][seat]["hand_cards"] is None


def test_bots_and_hints():
    for name in GAMES:
        state = walk(sb.game(name).start(seed=4), 10, random.Random(4))
        assert sb.bot("easy", game=name).choose(state) in state.legal()
    state = sb.game("star-realms").start(seed=1)
    best = sb.hints(state, samples=50)
    assert best[0]["action"] in state.legal() and 0 <= best[0]["chance"] <= 1
    assert [level["code"] for level in sb.levels()] == ["novice", "easy", "medium", "hard", "expert"]


def test_what_is_wrong_is_said():
    game = sb.game("star-realms")
    state = game.start(seed=1)
    before = state.position()
    for wrong, says in [
        (lambda: sb.game("chess"), "there is no game `chess`"),
        (lambda: sb.game("star-realms", players=9), "2 players, not 9"),
        (lambda: sb.game("star-realms", colour="red"), "unknown field `colour`"),
        (lambda: sb.bot("nobody"), "there is no such bot"),
        (lambda: game.start(seed=-1), "a seed is"),
        (lambda: game.start(seed="abc"), "64 hexadecimal digits"),
        (lambda: state.apply(10**9), "is not legal now"),
        (lambda: state.apply("fly away"), "is not an action"),
        (lambda: state.apply([1]), "an action is a number"),
        (lambda: state.tensor(7), "there is no seat 7"),
        (lambda: state.view("nobody"), "a viewer is a seat"),
        (lambda: state.mask(np.zeros(3, bool)), "has room for 3"),
        (lambda: state.text_view(language="tlh"), "there is no language `tlh`"),
        (lambda: sb.read_record("{}"), "this is not a record"),
        (lambda: sb.read_position("game = 3"), "position"),
        (lambda: sb.Batch("star-realms", 0), "from 1 to"),
        (lambda: sb.Batch("star-realms", 1, bots={0: "easy", 1: "easy"}), "bots sit in every seat"),
        (lambda: sb.Batch("star-realms", 1, bots={5: "easy"}), "there is no seat 5"),
        (lambda: sb.verb(game, 10**9), "there is no action"),
        (lambda: sb.arena("star-realms", []), "name at least one bot"),
    ]:
        with pytest.raises(sb.StarboardError, match=says):
            wrong()
    assert state.position() == before


def test_fuzzed_input_is_refused_and_changes_nothing():
    rng = random.Random(6)
    game = sb.game("star-realms")
    state = walk(game.start(seed=5), 25, rng)
    record, position = state.record(), state.position()
    junk = [None, -1, 1.5, "", "buy", "buy buy buy", [], {}, b"x", 2**70, "concede now", "\0", "attack 9", object()]
    for _ in range(300):
        what = rng.choice([state.apply, state.text, state.number, state.tensor, state.view, state.imagine, game.start, game.place])
        try:
            what(rng.choice(junk))
        except (sb.StarboardError, TypeError, OverflowError, ValueError):
            pass
        if state.position() != position:
            state = sb.read_record(record)
    for _ in range(150):
        at = rng.randrange(len(record))
        try:
            sb.read_record(record[:at] + rng.choice(["", "}", "9", '"', "\\", "ü"]) + record[at + rng.randrange(3) :])
        except sb.StarboardError:
            pass
        try:
            cut = rng.randrange(len(position))
            sb.read_position(position[:cut] + rng.choice(["", "=", "[", "7"]) + position[cut + 1 :])
        except sb.StarboardError:
            pass


def test_rich_display():
    for name in GAMES:
        html = walk(sb.game(name).start(seed=1), 15, random.Random(1))._repr_html_()
        assert html.startswith("<div") and html.endswith("</div>")
    assert "<svg" in sb.html(sb.game("star-realms").start(seed=1))
    assert sb.html(sb.game("star-realms").start(seed=1), language="fr") != sb.html(sb.game("star-realms").start(seed=1))


def test_arena_tells_who_is_stronger(tmp_path):
    keep = tmp_path / "run.jsonl"
    found = sb.arena("star-realms", ["medium", "novice"], deals=10, seed=1, threads=2, keep=keep)
    assert found["bots"][0]["name"] == "medium" and found["games"] == 20 and keep.exists()


def test_batches():
    batch = sb.Batch("star-realms", n=64, seed=3, threads=2)
    game = batch.game
    assert batch.observations.shape == (64, game.tensor_size) and batch.masks.shape == (64, game.num_actions)
    arrays = (batch.observations, batch.masks, batch.to_move, batch.rewards, batch.dones)
    ended = 0
    for _ in range(400):
        actions = batch.sample()
        assert batch.masks[np.arange(64), actions].all()
        batch.step(actions)
        ended += int(batch.dones.sum())
        rewards = batch.rewards[batch.dones & ~batch.truncated]
        assert (rewards.sum(axis=1) == 0).all()
    assert batch.games == ended > 0 and batch.decisions == 64 * 400
    now = (batch.observations, batch.masks, batch.to_move, batch.rewards, batch.dones)
    assert all(one is two for one, two in zip(arrays, now))
    state = batch.state(7)
    assert state.to_move == batch.to_move[7]
    assert (state.tensor() == batch.observations[7]).all() and (state.mask() == batch.masks[7]).all()
    before = batch.observations.copy()
    wrong = batch.sample().copy()
    wrong[9] = -5
    with pytest.raises(sb.IllegalAction, match="not legal at table 9"):
        batch.step(wrong)
    assert (batch.observations == before).all()
    shared = np.from_dlpack(batch.observations)
    batch.step(batch.sample())
    assert (shared == batch.observations).all() and np.shares_memory(shared, batch.observations)


def test_batches_of_equal_seeds_are_equal():
    def run(threads):
        batch = sb.Batch("star-realms", n=40, seed=9, bots={1: "easy"}, threads=threads)
        for _ in range(120):
            batch.step(batch.sample())
            assert (batch.to_move == 0).all()
        return batch.observations.copy(), batch.games

    (one, games), (two, more) = run(1), run(2)
    assert (one == two).all() and games == more > 0


def test_too_long_games_are_stopped():
    batch = sb.Batch("star-realms", n=8, max_decisions=10)
    for _ in range(10):
        batch.step(batch.sample())
    assert batch.dones.all() and batch.truncated.all() and (batch.rewards == 0).all()


def test_other_threads_are_refused_or_wait():
    batch = sb.Batch("star-realms", n=256, threads=1)
    refused, wrong = [], []

    def hammer():
        for _ in range(60):
            try:
                batch.step(batch.sample())
            except sb.Busy as e:
                refused.append(str(e))
            except sb.StarboardError as e:
                # Another thread stepped between sample and step.
                if "not legal" not in str(e) and "borrowed" not in str(e):
                    wrong.append(str(e))

    threads = [threading.Thread(target=hammer) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert not wrong and all("another thread" in why for why in refused)
    batch.step(batch.sample())


def test_outcomes_are_a_distribution():
    openspiel = pytest.importorskip("pyspiel")
    assert openspiel
    from starboard.openspiel import skirmish

    starts = skirmish().outcomes()
    assert abs(sum(chance for chance, _ in starts) - 1) < 1e-9 and len(starts) > 1
    state = starts[0][1]
    for action in state.legal():
        assert abs(sum(chance for chance, _ in state.outcomes(action)) - 1) < 1e-9
    with pytest.raises(sb.StarboardError, match="too many"):
        sb.game("star-realms").outcomes()
