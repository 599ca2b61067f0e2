"""Work spread over a local Ray of two workers."""

import os
import signal

import pytest

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.long

import starboard as sb  # noqa: E402
import starboard.ray as sr  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def without_times(standings):
    return {
        "bots": [{k: v for k, v in bot.items() if k != "thinks_ms"} for bot in standings["bots"]],
        "meetings": standings["meetings"],
        "places": standings["places"],
    }


def test_results_do_not_depend_on_the_cut():
    bots = ["medium", "easy"]
    here = without_times(sb.arena("star-realms", bots, deals=12, seed=3, threads=1))
    for piece in (12, 6, 5, 1):
        assert without_times(sr.arena("star-realms", bots, deals=12, seed=3, piece=piece)) == here


def test_calibration_in_pieces():
    whole = sr.calibration("star-realms", "easy", games=6, samples=20, seed=1, piece=6)
    assert sr.calibration("star-realms", "easy", games=6, samples=20, seed=1, piece=2) == whole
    assert whole["positions"] > 0


def test_self_play_reviews_and_puzzles(tmp_path):
    records = sr.self_play("star-realms", ["easy", "novice"], games=4, seed=1, piece=2)
    assert records == sr.self_play("star-realms", ["easy", "novice"], games=4, seed=1, piece=1, keep=tmp_path)
    assert all(sb.read_record(record).is_over for record in records)
    found = sr.reviews(records[:1], samples=8)
    assert found[0] and all(0 <= decision["best_chance"] <= 1 for decision in found[0])
    for puzzle in sr.puzzles(records[:1], samples=8, gap=0.05):
        assert puzzle["solution"] in sb.read_position(puzzle["position"]).legal_texts()


def test_a_run_is_taken_up(tmp_path):
    first = sr.self_play("star-realms", ["novice"], games=4, seed=2, piece=1, keep=tmp_path)
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == 4
    ages = {file: file.stat().st_mtime_ns for file in files}
    files[0].unlink()
    assert sr.self_play("star-realms", ["novice"], games=4, seed=2, piece=1, keep=tmp_path) == first
    assert all(file.stat().st_mtime_ns == ages[file] for file in files[1:])


def test_a_worker_that_dies_costs_its_piece(tmp_path):
    def dies_once(marker, number):
        if number == 1 and not os.path.exists(marker):
            open(marker, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    marker = str(tmp_path / "died")
    assert sr.spread(dies_once, [(marker, n) for n in range(4)]) == [0, 1, 4, 9]
    assert os.path.exists(marker)
