"""Lots are drawn once for a game, and only where its rules leave something to them."""

import json
from pathlib import Path

from device.game.choice import Choice
from device.game.lots import with_lots


def test_what_is_left_to_the_lot_is_drawn_and_what_is_set_stays(tmp_path: Path) -> None:
    new = tmp_path / "game.jsonl"

    drawn = {with_lots(Choice("chess960"), new).options["position"] for _ in range(20)}
    assert len(drawn) > 1
    assert drawn <= {*range(960)}
    assert with_lots(Choice("chess960", {"position": 7}), new).options["position"] == 7
    assert with_lots(Choice("breakthrough"), new).options == {}


def test_a_game_that_has_begun_keeps_its_lot(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    first = {
        "type": "game",
        "format": 1,
        "game": "chess960",
        "options": {"position": 3},
    }
    log.write_text(json.dumps(first) + "\n", encoding="utf-8")

    assert with_lots(Choice("chess960"), log).options == {"position": 3}
