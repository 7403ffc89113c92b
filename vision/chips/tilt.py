"""Check that the camera is tilted enough for stack heights to be measured."""

import numpy as np

from calibration.common.view import View
from rules.core.game import Game
from vision.chips.stacks import THICKNESS_MM

LEAST_PX = 1.5
"""Smallest shift of a stack's top by one chip that can be measured, in pixels."""
_MOST_BLIND = 0.3  # of the sites
_CROWNED = 2  # chips: which are crowned follows from the rules
WANTED_DEG = 20
"""What to lean the camera by, so that every site is seen aslant."""


def blind_part(view: View, thickness_mm: float = THICKNESS_MM) -> float:
    """Return the share of sites where one chip more or less is ambiguous."""
    sites = np.array([view.sites_mm[name] for name in view.board.names])
    foot, top = (
        view.camera.px_from_plan(np.column_stack([sites, np.full(len(sites), z)]))
        for z in (0.0, thickness_mm)
    )
    return float((np.linalg.norm(top - foot, axis=1) < LEAST_PX).mean())


def looks_straight_down(view: View, thickness_mm: float = THICKNESS_MM) -> bool:
    """Return True if the heights of stacks are hidden from where the camera is."""
    return blind_part(view, thickness_mm) > _MOST_BLIND


def needs_heights(game: Game) -> bool:
    """Return True if chips are stacked and rules alone leave heights ambiguous."""
    return game.most_chips > _CROWNED and not game.board.is_sown
