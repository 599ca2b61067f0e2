"""The table as HTML, for notebooks: our own signs and colours, nothing to load."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

from ._starboard import cards

if TYPE_CHECKING:
    from . import State

COLOURS = {
    "blob": "#7bd84a",
    "trade_federation": "#4fa9ff",
    "star_empire": "#f3c63f",
    "machine_cult": "#ff5b4e",
    "consortium": "#2fd3c2",
    "kingdom": "#b08cff",
    "scavengers": "#dd9350",
}
SIGNS = {
    "trade_federation": '<path d="M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7z" fill="none" stroke="currentColor"'
    ' stroke-width="2.6"/><circle cx="12" cy="12" r="4" fill="currentColor"/>',
    "star_empire": '<path d="m12 1 3.1 7.6 8.2.6-6.3 5.3 2 8L12 18.2 5 22.5l2-8L.7 9.2l8.2-.6z" fill="currentColor"/>',
    "blob": '<circle cx="9" cy="10" r="7" fill="currentColor"/><circle cx="16.5" cy="16" r="5.5" fill="currentColor"/>'
    '<circle cx="18.5" cy="5.5" r="2.9" fill="currentColor"/><circle cx="8.6" cy="9.6" r="2.4" fill="#060913"/>',
    "machine_cult": '<path d="M4 4h16v16H4z" fill="none" stroke="currentColor" stroke-width="2.6"/>'
    '<path d="M8.5 8.5h7v7h-7z" fill="currentColor"/>'
    '<path d="M12 0v4m0 16v4M0 12h4m16 0h4" stroke="currentColor" stroke-width="2.6"/>',
    "consortium": '<circle cx="8.5" cy="12" r="6.5" fill="none" stroke="currentColor" stroke-width="2.6"/>'
    '<circle cx="15.5" cy="12" r="6.5" fill="none" stroke="currentColor" stroke-width="2.6"/>',
    "kingdom": '<path d="M2 20 1 6l6 5 5-9 5 9 6-5-1 14z" fill="currentColor"/>',
    "scavengers": '<path d="M14.5 2a6.500 6.500 0 0 0-5.700 9.600L2 18.400 5.600 22l6.800-6.800A6.500 6.500 0 0 0 21.600 7l-4 4'
    '-4-1.200L12.500 6l4-4z" fill="currentColor"/>',
}
ICONS = {
    "trade": '<path d="M12 1.3 21.3 6.6v10.8L12 22.7l-9.3-5.3V6.6z" fill="#f3c63f"/>'
    '<path d="M12 6.1l5.2 3v5.9l-5.2 3-5.2-3V9.1z" fill="none" stroke="#6b4d05" stroke-width="2"/>',
    "combat": '<path d="m12 .6 2.4 6.7 6.3-3.5-2.9 6.6 6 2.4-6.3 1.9 2.6 6.6-5.8-3.2L12 23.6l-2.3-5.5-5.8 3.2 2.6-6.6L.2 12.8l6-2.4'
    '-2.9-6.6 6.3 3.5z" fill="#ff5b4e"/><circle cx="12" cy="12.3" r="2.9" fill="#3a0a08"/>',
    "authority": '<path d="M12 1.2 21 4.3v7.3c0 5.5-3.7 9.2-9 11.2-5.3-2-9-5.7-9-11.2V4.3z" fill="#4fa9ff"/>'
    '<path d="m12 6.2 1.8 3.6 4 .5-3 2.8.8 4-3.6-1.9-3.6 1.9.8-4-3-2.8 4-.5z" fill="#fff"/>',
    "hand": '<rect x="2" y="6" width="9" height="14" rx="1.6" transform="rotate(-12 6 13)" fill="none" stroke="currentColor"'
    ' stroke-width="2"/><rect x="12" y="5" width="9" height="14" rx="1.6" transform="rotate(10 16 12)" fill="none"'
    ' stroke="currentColor" stroke-width="2"/>',
    "deck": '<rect x="6" y="2.5" width="13" height="17" rx="2" fill="none" stroke="currentColor" stroke-width="2"/>'
    '<path d="M4 5v16h12" fill="none" stroke="currentColor" stroke-width="2"/>',
    "base": '<path d="M12 1.5 21 4v9c0 5-4 8-9 9.7C7 21 3 18 3 13V4z" fill="#b9c7e6"/>',
    "ship": '<path d="M2 12 21 4l-5 8 5 8z" fill="#b9c7e6"/>',
}
PANEL = (
    "background:#0f182c;color:#dbe6ff;border:1px solid #22304d;border-radius:8px;padding:10px 12px;"
    "font:14px/1.4 Saira,system-ui,sans-serif;display:inline-block;max-width:100%;overflow-x:auto"
)
TILE = "display:inline-block;border-radius:6px;background:#16213b;padding:2px 7px 3px;margin:2px 4px 2px 0;white-space:nowrap"


def _icon(name: str) -> str:
    return f'<svg viewBox="0 0 24 24" width="14" height="14" style="vertical-align:-2px">{ICONS[name]}</svg>'


def html(state: State, seat: int | str | None = None, language: str = "en") -> str:
    """The table as a seat, ``"spectator"`` or ``"all"`` sees it; who is asked if nothing is said."""
    view = state.view(seat)
    prompt = state.prompt(language)
    head = escape(prompt["words"] if prompt else str((state.outcome or {}).get("why", "")))
    if "row" in view and "seats" in view:
        body = _realms(state.game.name, view, language)
    else:
        body = f'<pre style="margin:0;background:none;color:inherit;white-space:pre">{escape(state.text_view(seat, language))}</pre>'
    return f'<div style="{PANEL}"><div style="color:#9cc3ff;margin-bottom:6px"><b>{head}</b></div>{body}</div>'


@lru_cache(maxsize=16)
def _cards(game: str, language: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in cards(game, language)}


def _card(game: str, card: str | None, language: str, n: int = 1, used: bool = False) -> str:
    if card is None:
        return f'<span style="{TILE};opacity:.4">–</span>'
    known = _cards(game, language)
    info = known.get(card) or known.get(card.split("+")[0]) or {}
    faction = info.get("faction") or ""
    colour = COLOURS.get(faction, "#8fa3c8")
    sign = f'<svg viewBox="0 0 24 24" width="13" height="13" style="vertical-align:-2px">{SIGNS[faction]}</svg> ' if faction in SIGNS else ""
    cost = f' <span style="color:#f3c63f">{info["cost"]}</span>' if info.get("cost") else ""
    shield = f' {_icon("base")}<span style="color:#b9c7e6">{info["defense"]}</span>' if info.get("defense") else ""
    times = f" ×{n}" if n > 1 else ""
    dim = ";opacity:.55" if used else ""
    name = escape(str(info.get("name", card)))
    tip = escape(str(info.get("text", "")), quote=True)
    return f'<span title="{tip}" style="{TILE};border-left:3px solid {colour};color:{colour}{dim}">{sign}<span style="color:#dbe6ff">{name}</span>{cost}{shield}{times}</span>'


def _realms(game: str, view: dict[str, Any], language: str) -> str:
    def line(label: str, tiles: list[str]) -> str:
        mark = f'<span style="color:#7d92bd;display:inline-block;width:1.8em">{label}</span>'
        return f"<div>{mark}{''.join(tiles)}</div>" if tiles else ""

    lines = [line(_icon("trade"), [_card(game, card, language) for card in view["row"]])]
    for seat in view["seats"]:
        own = "#13233f" if seat["seat"] in view["acting"] else "transparent"
        told = [
            ("authority", seat["authority"]),
            ("trade", seat["trade"]),
            ("combat", seat["combat"]),
            ("hand", seat["hand"]),
            ("deck", f"{seat['deck']} + {seat['discard_size']}"),
        ]
        numbers = " &nbsp; ".join(f"{_icon(name)} {n}" for name, n in told)
        heaps = [_card(game, heap["card"], language, heap["n"]) for heap in seat["hand_cards"] or []]
        bases = [_card(game, piece["card"], language, used=piece["used"]) for piece in seat["bases"]]
        ships = [_card(game, piece["card"], language) for piece in seat["ships"]]
        fallen = "" if seat["alive"] else ";opacity:.4"
        lines.append(
            f'<div style="background:{own};border-top:1px solid #22304d;margin-top:6px;padding-top:4px{fallen}">'
            f'<b>{seat["seat"]}</b> &nbsp; {numbers}{line(_icon("base"), bases)}{line(_icon("ship"), ships)}{line(_icon("hand"), heaps)}</div>'
        )
    return "".join(lines)
