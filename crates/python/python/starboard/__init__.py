"""Starboard for research: exact rules of space-empire games, played from Python.

>>> import starboard as sb
>>> "star-realms" in sb.games()
True
>>> g = sb.game("star-realms")
>>> s = g.start(seed=7)
>>> s.to_move in (0, 1)
True
>>> s.apply(s.legal()[0])
>>> s.plies
1

Seats count from 0 here, as arrays do. In views, records and positions, which other programs read too, they count from 1.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

from ._starboard import (
    BadInput,
    Batch,
    Bot,
    Busy,
    Game,
    IllegalAction,
    StarboardError,
    State,
    __version__,
    about,
    cards,
    games,
    hints,
    levels,
    read_position,
    read_record,
)
from ._starboard import arena as _arena
from ._starboard import make as _make
from ._starboard import take_in as _take_in
from . import display as _display

__all__ = [
    "BadInput",
    "Batch",
    "Bot",
    "Busy",
    "Game",
    "IllegalAction",
    "StarboardError",
    "State",
    "__version__",
    "about",
    "arena",
    "bot",
    "cards",
    "game",
    "games",
    "hints",
    "html",
    "levels",
    "read_position",
    "read_record",
    "show",
    "split",
    "take_in",
    "verb",
]


def game(name: str, *, edition: str | None = None, **options: Any) -> Game:
    """A game with its options settled; what is not said is default.

    >>> game("star-realms", players=4, format="free-for-all").players
    4
    >>> game("star-realms", players=3)
    Traceback (most recent call last):
    ...
    starboard.BadInput: players: standard is for 2 players, not 3
    """
    return _make(name, options, edition)


def bot(code: str, *, seed: int = 0, game: str | None = None) -> Bot:
    """An opponent of ours: a level (``novice`` to ``expert``) or any code that ``starboard arena`` takes, for any game or for one.

    >>> s = __import__("starboard").game("star-realms").start(seed=1)
    >>> bot("medium").choose(s) in s.legal()
    True
    """
    return Bot(code, seed, game)


def arena(
    game: Game | str,
    bots: list[str],
    deals: int = 100,
    seed: int = 0,
    threads: int | None = None,
    keep: str | PathLike[str] | None = None,
) -> dict[str, Any]:
    """Which bot is stronger: every deal is played in every seating. With ``keep``, a run that was stopped is taken up.

    >>> standings = arena("star-realms", ["easy", "novice"], deals=4, threads=1)
    >>> sorted(bot["name"] for bot in standings["bots"])
    ['easy', 'novice']
    """
    of = _make(game) if isinstance(game, str) else game
    result: dict[str, Any] = _arena(of, bots, deals, seed, threads, None if keep is None else str(keep))
    return result


def take_in(path: str | PathLike[str]) -> list[dict[str, Any]]:
    """Takes in the packs at a path: from then on ``game(..., data=key)`` and ``pack=key`` can name them."""
    taken: list[dict[str, Any]] = _take_in(Path(path))
    return taken


def verb(game: Game, action: int) -> tuple[str, tuple[int, ...]]:
    """What a number of the space of actions means: its verb, and its place along the verb's axes.

    >>> g = __import__("starboard").game("star-realms")
    >>> verb(g, g.verbs[0]["start"])
    ('play', (0,))
    """
    for part in game.verbs:
        if part["start"] <= action < part["stop"]:
            left, place = action - part["start"], []
            for size in reversed(part["shape"]):
                left, at = divmod(left, size)
                place.append(at)
            return part["name"], tuple(reversed(place))
    raise BadInput(f"there is no action {action}; there are {game.num_actions}")


def split(game: Game, tensor: Any) -> dict[str, Any]:
    """A tensor, or a batch of them, as its named parts: views, not copies.

    >>> g = __import__("starboard").game("star-realms")
    >>> int(split(g, g.start(seed=1).tensor())["row"].sum())
    5
    """
    return {
        part["name"]: tensor[..., part["start"] : part["stop"]].reshape((*tensor.shape[:-1], *part["shape"]))
        for part in game.parts
    }


def show(state: State, seat: int | str | None = None, language: str = "en") -> None:
    """Prints the table as a seat, ``"spectator"`` or ``"all"`` sees it."""
    print(state.text_view(seat, language))


def html(state: State, seat: int | str | None = None, language: str = "en") -> str:
    """The table as a fragment of HTML, as notebooks show it."""
    return _display.html(state, seat, language)
