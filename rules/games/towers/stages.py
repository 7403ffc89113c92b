"""Intermediate boards within a turn with towers."""

from collections.abc import Iterator, Mapping, Sequence

from rules.core.model import StepKind, Turn
from rules.core.pieces import Content
from rules.games.acts import Board
from rules.games.table_position import chips

Stages = Sequence[tuple[Board, StepKind]]


def stages_of(contents: Mapping[str, Content], turn: Turn) -> Stages:
    """Return the boards within a turn, and what is then owed."""
    return tuple(_stages(contents, turn))


def _stages(
    contents: Mapping[str, Content], turn: Turn
) -> Iterator[tuple[Board, StepKind]]:
    """Yield them: men too many leave one by one, before the others come or after."""
    act, *trims = turn.steps
    site, lifted = act.to or act.site, _lifted(contents, turn)
    stood, come = chips(contents[site]), act.pieces
    leave = sum(len(trim.pieces) for trim in trims)
    for gone in range(leave + 1):
        made_room: Board = {site: stood[gone:]} if gone else {}
        if gone:
            yield made_room, act.kind
        if lifted:
            yield lifted | made_room, StepKind.PLACE
        if gone < leave:
            yield lifted | {site: (*stood, *come)[gone:]}, StepKind.TRIM


def _lifted(contents: Mapping[str, Content], turn: Turn) -> Board:
    """Return the rest where men were lifted, {} if they come from the reserve."""
    act = turn.steps[0]
    if act.kind is not StepKind.MOVE:
        return {}
    return {act.site: chips(contents[act.site])[: -len(act.pieces)]}
