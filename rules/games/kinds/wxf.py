"""WXF notation of Xiangqi (World Xiangqi Federation): C2=5, H8+7, R+-1."""

import re
from collections.abc import Iterator

from rules.core.model import StepKind, Turn
from rules.games.kinds.legal_moves import OwnView
from rules.games.kinds.motions import PieceType
from rules.games.kinds.tables import ONWARD

WXF = re.compile(r"[A-Z1-9][1-9+-][=.+-][1-9]|[+-][A-Z][=.+-][1-9]", re.IGNORECASE)
"""What is surely written so."""


def wxf_of(look: OwnView, turn: Turn) -> str:
    """Return the WXF notation of a legal turn.

    Of two pieces alike on a file the one in front has + in place of the file, the other
    -. Where more stand on one file, or two on each of two files, they are counted from
    the front: 17=8 is the first on the seventh file.
    """
    return next(_names(look, turn))


def is_wxf(look: OwnView, turn: Turn, text: str) -> bool:
    """Return True if a text may mean a legal turn: in any manner that is in use."""
    written = text.upper().replace(".", "=")
    if written[:1] in ("+", "-"):
        written = written[1::-1] + written[2:]
    for kind in look.record.kinds:
        if kind.fen and written.startswith(kind.fen):
            written = kind.letter + written[1:]
    return written in _names(look, turn)


def _names(look: OwnView, turn: Turn) -> Iterator[str]:
    """Yield each manner in which a turn may be written, the best one first."""
    move = next(step for step in turn.steps if step.kind is StepKind.MOVE)
    assert move.to is not None
    places = look.record.lattice.places
    (file, rank), (to_file, to_rank) = places[move.site], places[move.to]
    ahead = (to_rank - rank) * ONWARD[look.side]
    goes = "=" if ahead == 0 else "+" if ahead > 0 else "-"
    far = abs(ahead) if file == to_file else _from_right(look, to_file)
    kind = move.piece.kind
    columns = _columns(look, kind)
    there, plain = columns[file], f"{kind}{_from_right(look, file)}"
    at, last = there.index(rank), len(there) - 1
    signed = f"{kind}{'+' if at == 0 else '-'}"
    counted = f"{at + 1}{_from_right(look, file)}"
    if last == 0 or _is_kept(look.record.by_letter[kind]):
        heads = [plain]
    elif last == 1 and sum(len(ranks) > 1 for ranks in columns.values()) == 1:
        heads = [signed, counted, plain]
    else:
        heads = [counted, *([signed] if at in (0, last) else []), plain]
    return (f"{head}{goes}{far}" for head in heads)


def _columns(look: OwnView, kind: str) -> dict[int, list[int]]:
    """Return the ranks of a side's pieces of a kind by their files, foremost first."""
    columns: dict[int, list[int]] = {}
    for site, held in enumerate(look.stands):
        if held and look.army.get(held[-1]) == (look.side, kind):
            file, rank = look.tables.places[site]
            columns.setdefault(file, []).append(rank)
    for ranks in columns.values():
        ranks.sort(reverse=ONWARD[look.side] > 0)
    return columns


def _is_kept(kind: PieceType) -> bool:
    """Return True if a kind may never leave its zone: advisors and elephants.

    Of two on a file one can only go ahead, the other only back.
    """
    return all(motion.within for motion in kind.motions)


def _from_right(look: OwnView, file: int) -> int:
    """Return the number of a file, counted from the mover's right."""
    return look.record.lattice.files + 1 - file if look.side == 0 else file
