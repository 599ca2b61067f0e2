"""Work spread over a Ray cluster: matches, calibration, reviews, puzzles, self-play.

Every piece of work is numbered, and what a piece does depends on its numbers and the seed alone: the result is the same on one worker and on a
hundred, however the work was cut. With ``keep``, a folder, pieces that are done lie there and a later run takes them up.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import ray

from . import Bot, Game, hints, read_record
from . import game as make
from ._starboard import arena_piece, arena_result, calibration_piece, calibration_result

Folder = str | PathLike[str] | None


def spread(work: Callable[..., Any], pieces: Sequence[tuple[Any, ...]], keep: Folder = None, name: str = "") -> list[Any]:
    """``[work(*piece) for piece in pieces]`` on the cluster. A worker that dies costs its piece, which is done again elsewhere."""
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    folder = None if keep is None else Path(keep)
    results: dict[int, Any] = {}
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for i, piece in enumerate(pieces):
            at = _file(folder, work, name, piece)
            if at.is_file():
                results[i] = json.loads(at.read_text())
    task = ray.remote(work).options(max_retries=5)
    waiting = {task.remote(*piece): i for i, piece in enumerate(pieces) if i not in results}
    while waiting:
        done, _ = ray.wait(list(waiting), num_returns=1)
        i = waiting.pop(done[0])
        results[i] = ray.get(done[0])
        if folder is not None:
            at = _file(folder, work, name, pieces[i])
            part = at.with_suffix(".part")
            part.write_text(json.dumps(results[i]))
            part.replace(at)
    return [results[i] for i in range(len(pieces))]


def _file(folder: Path, work: Callable[..., Any], name: str, piece: tuple[Any, ...]) -> Path:
    told = json.dumps([getattr(work, "__name__", "work"), name, piece], default=str)
    return folder / f"{hashlib.sha256(told.encode()).hexdigest()[:24]}.json"


def _ranges(n: int, size: int) -> Iterator[tuple[int, int]]:
    return ((first, min(first + size, n)) for first in range(0, n, size))


def _told(game: Game | str) -> tuple[str, dict[str, Any], str | None]:
    """A game as any worker can make it again."""
    return (game, {}, None) if isinstance(game, str) else (game.name, game.options, game.edition)


def _made(told: Sequence[Any]) -> Game:
    name, options, edition = told
    return make(name, edition=edition, **options)


def _arena(told: Any, bots: list[str], first: int, stop: int, seed: int) -> str:
    return arena_piece(_made(told), bots, first, stop, seed)


def arena(game: Game | str, bots: list[str], deals: int = 100, seed: int = 0, piece: int = 10, keep: Folder = None) -> dict[str, Any]:
    """:func:`starboard.arena` on the cluster: the same standings, whatever ``piece`` is (thinking times apart)."""
    told = _told(game)
    pieces = [(told, bots, first, stop, seed) for first, stop in _ranges(deals, piece)]
    return arena_result(_made(told), bots, spread(_arena, pieces, keep))


def _calibration(told: Any, bot: str, first: int, stop: int, samples: int, seed: int) -> list[tuple[float, float]]:
    return calibration_piece(_made(told), bot, first, stop, samples, seed)


def calibration(
    game: Game | str, bot: str = "medium", games: int = 200, samples: int = 500, seed: int = 0, piece: int = 10, keep: Folder = None
) -> dict[str, Any]:
    """Are the chances that hints tell true? One position of each game, what was told of it and what came."""
    told = _told(game)
    pieces = [(told, bot, first, stop, samples, seed) for first, stop in _ranges(games, piece)]
    points = [(t, c) for part in spread(_calibration, pieces, keep) for t, c in part]
    return calibration_result(points)


def _self_play(told: Any, bots: list[str], first: int, stop: int, seed: int) -> list[str]:
    records, game = [], _made(told)
    for number in range(first, stop):
        state = game.start(seed * 1_000_003 + number)
        sits = [Bot(bots[seat % len(bots)], number * 16 + seat, game.name) for seat in range(game.players)]
        while (seat := state.to_move) is not None:
            state.apply(sits[seat].choose(state))
        records.append(state.record())
    return records


def self_play(game: Game | str, bots: list[str], games: int = 100, seed: int = 0, piece: int = 10, keep: Folder = None) -> list[str]:
    """Records of games between bots; of fewer codes than seats, they take turns. Codes with a budget in samples play the same again."""
    told = _told(game)
    pieces = [(told, bots, first, stop, seed) for first, stop in _ranges(games, piece)]
    return [record for part in spread(_self_play, pieces, keep) for record in part]


def review(record: str, samples: int = 500) -> list[dict[str, Any]]:
    """Decision by decision: what was done, what hints call best, and the chances to win after each."""
    told = json.loads(record)
    state = read_record(json.dumps(told | {"plies": [], "result": None}))
    found = []
    for ply in told["plies"]:
        seat, text = ply["seat"] - 1, ply["action"]
        if state.to_move == seat and len(state.legal()) > 1:
            best = hints(state, samples)
            taken = next((hint for hint in best if hint["text"] == text), None)
            if best:
                found.append(
                    {
                        "ply": state.plies,
                        "seat": seat,
                        "action": text,
                        "best": best[0]["text"],
                        "best_chance": best[0]["chance"],
                        "chance": None if taken is None else taken["chance"],
                        "second_chance": best[1]["chance"] if len(best) > 1 else None,
                        "position": state.position(),
                    }
                )
        state.apply(text, seat)
    return found


def reviews(records: Sequence[str], samples: int = 500, keep: Folder = None) -> list[list[dict[str, Any]]]:
    """:func:`review` of many records."""
    return spread(review, [(record, samples) for record in records], keep)


def puzzles(records: Sequence[str], samples: int = 500, gap: float = 0.2, keep: Folder = None) -> list[dict[str, Any]]:
    """Decisions where one action is better than every other by ``gap`` of a win: positions with their solution."""
    clear = [
        decision
        for decisions in reviews(records, samples, keep)
        for decision in decisions
        if decision["second_chance"] is not None and decision["best_chance"] - decision["second_chance"] >= gap
    ]
    return [
        {"position": d["position"], "solution": d["best"], "chance": d["best_chance"], "next": d["second_chance"]} for d in clear
    ]
