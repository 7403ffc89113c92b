"""Questions to people where the evidence is ambiguous."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from rules.boards.quarter_turns import quarter_turns
from rules.core.events import Question
from rules.core.evidence import holds_seeds
from rules.core.model import Ruling, Turn
from rules.core.pieces import Content
from rules.referee.disputes import Found
from rules.referee.ledger import Ledger
from rules.referee.residuals import CLEAR, Gaps, differing

_PLAYED = 2
"""Fewest turns of a game that may be broken off."""

_CHANGED = 3
"""Fewest sites that differ where a board was cleared or set up again."""

_MANY = 6
"""Fewest sites that differ where that is not yet done."""


def is_unseen(ledger: Ledger, turns: tuple[Turn, ...], gaps: Gaps) -> bool:
    """Return True if no single turn of several from one look was seen by itself.

    A turn that was ruled on or taken back has been seen; so has one for each hand.
    """
    if len(turns) < 2 or ledger.dispute is not None or ledger.by_hand is not None:
        return False
    return gaps.hands is None or gaps.hands.visits < len(turns)


def which_history(ledger: Ledger, found: Sequence[Found], gaps: Gaps) -> Question:
    """Return the question which history led to a board that is itself clear.

    Parameters
    ----------
    ledger
        What stands of the game: histories of the side to move come first.
    found
        The ways to explain the board, best first.
    gaps
        What is seen of it.
    """
    due, limit = ledger.position.to_move, found[0][1].score + CLEAR
    ways = {e.turns for _, e in found if e.turns and e.score < limit}
    alternatives = tuple(
        sorted(ways, key=lambda way: (way[0].side != due, [str(t) for t in way]))
    )
    unseen = is_unseen(ledger, alternatives[0], gaps)
    return Question(len(ledger.past) + 1, alternatives, unseen=unseen)


def which_board(n: int, found: Sequence[Found], suspected: Ruling | None) -> Question:
    """Return the question which board it is; nothing is played on meanwhile."""
    near = (e.turns for _, e in found if e.score - found[0][1].score < CLEAR)
    alternatives = tuple(dict.fromkeys(near))
    return Question(n, alternatives, taken=False, suspected=suspected)


def which_game(ledger: Ledger, gaps: Gaps) -> Question | None:
    """Return the question whether a board that was cleared or set up begins a new game.

    None where it is neither, differs from the position on few sites, or people have
    said that the game goes on.
    """
    if ledger.goes_on or len(ledger.past) < _PLAYED:
        return None
    contents = ledger.position.contents
    if not gaps.visible(contents) or len(differing(gaps, contents)) < _CHANGED:
        return None
    nothing: Content = 0 if holds_seeds(contents) else ()
    firsts = [*_firsts(ledger)]
    boards = [dict.fromkeys(contents, nothing), *firsts]
    begun = any(gaps.fits(board) for board in boards)
    if not begun and not any(_is_begun(gaps, contents, f, nothing) for f in firsts):
        return None
    return Question(len(ledger.past) + 1, (), taken=False, new_game=True)


def _firsts(ledger: Ledger) -> Iterator[Mapping[str, Content]]:
    """Yield the first boards, and how they look to who changed seats."""
    turns = quarter_turns(ledger.game.board).values()
    for first in (position.contents for position in ledger.firsts):
        yield first
        for turn in turns:
            if all(turn.get(site) in first for site in first):
                yield {site: first[turn[site]] for site in first}


def _is_begun(
    gaps: Gaps,
    contents: Mapping[str, Content],
    first: Mapping[str, Content],
    nothing: Content,
) -> bool:
    """Return True if a board is half cleared, or half set up again.

    Every site is as it was, bare, or as at first; and as many have changed as half of
    what stood. Whether such men were put away or fell off, only people can say.
    """
    board = {
        site: min((held, nothing, first[site]), key=partial(gaps.of, site))
        for site, held in contents.items()
    }
    stood = sum(held != nothing for held in contents.values())
    changed = sum(board[site] != held for site, held in contents.items())
    return changed >= max(_MANY, stood / 2) and gaps.fits(board)


def in_any_order(alternatives: Sequence[tuple[Turn, ...]]) -> bool:
    """Return True if several histories are the same turns in another order."""
    same = {tuple(sorted((t.side, t.text) for t in way)) for way in alternatives}
    return len(alternatives) > 1 and len(same) == 1
