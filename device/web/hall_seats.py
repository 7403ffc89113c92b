"""Take game, options and names from the hall's seats."""

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from device.game.choice import choice_in
from device.ports import DeviceError
from device.web import acts
from device.web.chosen import Chosen
from device.web.table import Table
from rules.core.errors import RulesError

log = logging.getLogger(__name__)

MEMORY = ".mwamuzi-seat.json"
"""Beside the logs: the seat that was chosen last. The hall says it again and again."""


def seating(table: Table) -> Callable[[Mapping[str, Any]], None]:
    """Return the handler of seats from the hall, callable from any thread."""

    def take(seat: Mapping[str, Any]) -> None:
        table.ask(lambda: _seated(table, seat))

    return take


def _seated(table: Table, seat: Mapping[str, Any]) -> str:
    """Choose the seat that the hall names; once, and never during a game."""
    memory = table.outfit.games / MEMORY
    if not seat.get("kind") or table.playing or _kept(memory) == seat:
        return ""
    if acts.going_on(table):
        if _is_theirs(table.chosen, seat):
            _keep(memory, seat)  # or they would be asked to play it once more
        return ""
    game = {"game": seat["kind"]}
    game |= {key: seat[key] for key in ("options", "clock") if seat.get(key)}
    try:
        choice = choice_in(game)
        wished = acts.Wished(choice, seat.get("first"), dict(seat.get("players") or {}))
        told = acts.choose(table, wished)
    except (DeviceError, RulesError, ValueError) as error:
        log.warning("the hall's seat cannot be taken: %s", error)
        return ""
    _keep(memory, seat)
    return told


def _is_theirs(chosen: Chosen | None, seat: Mapping[str, Any]) -> bool:
    """Return True if a game is the one that a seat is about."""
    if chosen is None or chosen.choice.record["game"] != seat["kind"]:
        return False
    named = {*chosen.players.values()}
    return not named or named == {*(seat.get("players") or {}).values()}


def _keep(memory: Path, seat: Mapping[str, Any]) -> None:
    try:
        memory.write_text(json.dumps(seat), encoding="utf-8")
    except OSError as error:
        log.warning("%s cannot be written: %s", memory, error)


def _kept(memory: Path) -> Any:
    try:
        return json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
