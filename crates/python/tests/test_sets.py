"""A net over sets of cards: lessons, training, and that Rust thinks what JAX does."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import starboard as sb
from starboard import _starboard

pytestmark = pytest.mark.long
SETS = Path(__file__).parent.parent / "examples" / "sets_jax.py"


@pytest.mark.parametrize("name", ["star-realms", "rise-to-power"])
def test_a_net_is_trained_and_thinks_alike_in_rust(name, tmp_path):
    pytest.importorskip("jax")
    game, bot, folder = sb.game(name), "search:samples=20:horizon=0", tmp_path / "lessons"
    folder.mkdir()
    (folder / "lessons.json").write_text(json.dumps(_starboard.lessons_about(game, bot)))
    for first in range(0, 12, 4):
        (folder / f"games-{first:07}.bin").write_bytes(_starboard.lessons_piece(game, bot, first, first + 4, 1))

    def train(steps):
        command = [sys.executable, SETS, folder, "--to", tmp_path / "new.net", "--examples", tmp_path / "examples", "--batch", "64"]
        done = subprocess.run([*map(str, command), "--every", "10", "--steps", str(steps)], capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert "step 20," in train(20)
    told = train(30)
    assert "step 30," in told and "step 20," not in told, "it did not go on where it was"
    curve = [line.split("\t") for line in (tmp_path / "new.curve").read_text().splitlines()]
    assert [row[0] for row in curve] == ["step", "10", "20", "30"]

    for example in json.loads((tmp_path / "examples").read_text()):
        seen = [(int(n), amount) for n, amount in example["seen"]]
        value, policy = _starboard.net_says(tmp_path / "new.net", seen, example["actions"])
        assert value == pytest.approx(example["value"], abs=1e-4)
        assert policy == pytest.approx(example["policy"], abs=1e-4)

    state = game.start(seed=3)
    assert sb.bot(f"search:samples=40:weights={tmp_path / 'new.net'}").choose(state) in state.legal()
