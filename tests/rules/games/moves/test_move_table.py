"""Every rule of the table of moves is tried in some game."""

from dataclasses import replace

import pytest

from rules.core.errors import DefinitionError
from rules.games.moves.breakthrough import BREAKTHROUGH
from rules.games.moves.record import Shots
from rules.games.moves.rulings import TABLE
from tests.rules.games.moves import (
    test_amazons_rules,
    test_breakthrough_rules,
    test_lines_of_action_rules,
    test_ordo_rules,
)

ROOMS = (
    test_amazons_rules,
    test_breakthrough_rules,
    test_lines_of_action_rules,
    test_ordo_rules,
)


def test_every_rule_of_the_table_is_tried() -> None:
    tried = {case.verdict for room in ROOMS for case in room.CASES}

    assert {row.rule for row in TABLE.rows} <= tried


def test_what_is_shot_wants_a_law() -> None:
    with pytest.raises(DefinitionError, match="nothing is said on shooting"):
        replace(BREAKTHROUGH, shots=Shots.ARROW)
