"""The examples run, and what is to learn something does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name, *args):
    done = subprocess.run([sys.executable, EXAMPLES / name, *args], capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr
    return done.stdout


def share(told):
    return float(re.findall(r"([\d.]+)% of", told)[-1]) / 100


def test_the_smallest_learner_learns():
    # Somebody who plays at random wins less than one game in a hundred.
    assert share(run("reinforce_gymnasium.py", "--minutes", "1.5")) > 0.3


def test_ppo_in_jax_learns():
    pytest.importorskip("jax")
    told = run("ppo_jax.py", "--minutes", "4", "--opponent", "hand-first", "--games", "200", "--tables", "128")
    assert share(told) > 0.3


def test_ppo_in_torch_runs():
    pytest.importorskip("torch")
    assert "against hand-first" in run("ppo_torch.py", "--minutes", "1", "--opponent", "hand-first", "--games", "50")


def test_speed_is_told():
    told = run("speed.py", "--seconds", "0.5")
    assert told.count("a second of work") >= 6


@pytest.mark.parametrize("name", ["first_steps", "learning"])
def test_notebooks_run(name):
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    book = nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4)
    assert all(cell.execution_count for cell in book.cells if cell.cell_type == "code"), "it was never executed"
    nbclient.NotebookClient(book, timeout=900, startup_timeout=300).execute()
