"""Every game's second, simple implementation, and what it counts."""

from typing import Any

from tests.rules.simple import (
    amazons,
    breakthrough,
    captures,
    chess,
    congo,
    explocus,
    focus,
    line_games,
    lines_of_action,
    los_alamos,
    ordo,
    pilare,
    placing,
    solo,
    sowing,
    stacking,
    tableaux,
    trio,
    xiangqi,
)

SIMPLE: dict[str, Any] = {
    name: module
    for module in (
        amazons,
        breakthrough,
        captures,
        chess,
        congo,
        explocus,
        focus,
        line_games,
        lines_of_action,
        los_alamos,
        ordo,
        pilare,
        placing,
        solo,
        sowing,
        stacking,
        tableaux,
        trio,
        xiangqi,
    )
    for name in module.GAMES
}
WRAPPED = {
    "mabambo_tournament": "mabambo",
    "soli_bi_tournament": "soli_bi",
    "team_play": "nine_mens_morris",
}
"""Games that play rounds of another, or in teams."""


def options_and_turns(line: str) -> tuple[dict[str, Any], list[str]]:
    """Return the game's options and the turns: 'flying=yes a5 e1', or 'start'."""
    words = [word for word in line.split() if word != "start"]
    options: dict[str, Any] = {}
    for word in words:
        if "=" in word:
            name, value = word.split("=")
            said: Any = {"yes": True, "no": False}.get(value, value)
            options[name] = int(value) if value.isdigit() else said
    return options, [word for word in words if "=" not in word]


def simple_count(name: str, line: str, depth: int) -> int:
    """Return how many ways there are to play so many turns after a line of turns."""
    simple, rules = SIMPLE[name], SIMPLE[name].GAMES[name]
    count: int = simple.perft(rules, _reached(name, line), depth)
    return count


def simple_turns(name: str, line: str) -> list[str]:
    """Return all turns after a line of turns; none if the game is over."""
    simple, rules = SIMPLE[name], SIMPLE[name].GAMES[name]
    return [str(turn[0]) for turn in simple.turns(rules, _reached(name, line))]


def _reached(name: str, line: str) -> Any:
    simple, rules = SIMPLE[name], SIMPLE[name].GAMES[name]
    options, turns = options_and_turns(line)
    state = simple.start(rules, **options)
    for text in turns:
        state = simple.played(rules, state, text)
    return state
