"""Render turns in words."""

import re
from collections.abc import Sequence
from itertools import groupby

from device.words.sayings import Sayings
from rules.core.model import Step, StepKind, Turn
from rules.core.piece_turns import PieceTurn, Threat, piece_turn
from rules.core.pieces import ARROW, Piece
from rules.core.site_names import SITE
from words.keys import Key
from words.values import Noun, Value

_MANY = 9  # acts: more are no turn of a game but a board that is set up
_FOUR = 4
_SOWING = {StepKind.LIFT, StepKind.DROP, StepKind.TAKE, StepKind.TURN}
_SET_UP = {
    "fill": Key("spoken-fill"),
    "fours": Key("spoken-fours"),
    "new": Key("spoken-new"),
    "double": Key("spoken-double"),
    "turn": Key("spoken-turn"),
}
"""Turns that set up the board, by how their notation begins."""

_ACTS = {
    StepKind.PLACE: Key("spoken-place-arrow"),
    StepKind.REMOVE: Key("spoken-remove-takes"),
    StepKind.FLIP: Key("spoken-flip-turns-over"),
    StepKind.ENTER: Key("spoken-enter"),
    StepKind.RECOLOUR: Key("spoken-recolour-wins"),
    StepKind.EXPLODE: Key("spoken-explode-explodes"),
}
"""What is done at a site, or at several."""

_BECOMES = {
    "K": Key("spoken-becomes-king"),
    "Q": Key("spoken-becomes-queen"),
    "R": Key("spoken-becomes-rook"),
    "B": Key("spoken-becomes-bishop"),
    "N": Key("spoken-becomes-knight"),
    "S": Key("spoken-becomes-superpawn"),
}
"""What a piece is made on the farthest rank, by the letter of its new kind."""

_BY_PIECE = {
    (False, True): Key("spoken-piece-to"),
    (False, False): Key("spoken-piece-from"),
    (True, True): Key("spoken-piece-takes"),
    (True, False): Key("spoken-piece-from-takes"),
}
"""A turn by its piece, by whether it captures, and no other could go there."""

_THREATS = {Threat.CHECK: Key("spoken-check"), Threat.MATE: Key("spoken-mate")}

_CASTLES = {
    "O-O": Key("spoken-o-o"),
    "O-O-O": Key("spoken-o-o-o"),
}
"""King and rook move together, by how it is written."""

_CASTLING = {
    "O-O": Key("spoken-castling-o-o"),
    "O-O-O": Key("spoken-castling-o-o-o"),
}
"""The same by itself, without who does it."""

_STILL = {
    "pass": Key("spoken-pass"),
    "swap": Key("spoken-swap"),
}
"""Turns that change nothing on the board."""

ROW = ".."
"""What the notation of a turn holds that moves a row: 'a2..c2-a3..c3'."""

_BUYS = re.compile(rf"buy:({SITE}(?:,{SITE})*)")
_GIVES = re.compile(rf"({SITE})-({SITE})")


def told(turn: Turn, words: Sayings, by: PieceTurn | None = None) -> str:
    """Return a turn to be put into a sentence: 'white a4 to a7, takes d6'.

    Where pieces have names it is described by its piece: 'white knight takes d4';
    ``by`` holds what the game knows of that, and is otherwise derived from the turn.
    """
    by = by or _by_piece(turn, words)
    if by is not None:
        return acts_by_piece(by, words, coloured=True)
    return _by_side(Key("spoken-turn-within"), turn, words)


def turn_alone(turn: Turn, words: Sayings, by: PieceTurn | None = None) -> str:
    """Return a turn as a sentence of its own: 'white: knight takes d4, check'."""
    by = by or _by_piece(turn, words)
    if by is None:
        return _by_side(Key("spoken-turn-acts"), turn, words)
    side, acts = words.side(by.piece.side), acts_by_piece(by, words)
    return words.say(Key("spoken-by-piece"), side=side, acts=acts)


def _by_side(message: Key, turn: Turn, words: Sayings) -> str:
    castles = _CASTLES.get(turn.text)
    acts = words.say(castles) if castles else acts_told(turn, words)
    return words.say(message, side=words.side(turn.side), acts=acts)


def acts_told(turn: Turn, words: Sayings, by: PieceTurn | None = None) -> str:
    """Return a turn without whose it is: 'a4 to a7, takes d6', 'knight takes d4'."""
    by = by or _by_piece(turn, words)
    if by is not None:
        return acts_by_piece(by, words)
    if any(step.kind in _SOWING for step in turn.steps):
        acts = _sown(turn, words) if turn.stood is None else [_missown(turn, words)]
    elif ROW in turn.text:
        acts = [_row(turn, words)]
    else:
        acts = _moved(turn, words)
    moves = any(step.kind is StepKind.MOVE for step in turn.steps)
    if len(acts) >= _MANY and not moves:
        acts = [words.say(_SET_UP["new"])]
    return ", ".join(acts)


def _by_piece(turn: Turn, words: Sayings) -> PieceTurn | None:
    """Return a turn by its piece, where pieces have names."""
    return piece_turn(turn) if words.kinds else None


def acts_by_piece(by: PieceTurn, words: Sayings, *, coloured: bool = False) -> str:
    """Return a turn by its piece alone: 'knight takes d4, check'.

    ``coloured``: whose it is stands in the piece's name, 'white knight takes d4'.
    """
    bare = Noun(words.kind_key(by.piece))
    way: dict[str, Value] = {
        "piece": words.piece(by.piece) if coloured else bare,
        "here": words.site(by.here),
        "there": words.site(by.there),
    }
    acts = [words.say(_BY_PIECE[by.taken is not None, by.alone], **way)]
    if by.becomes:
        acts.append(words.say(_BECOMES[by.becomes]))
    if by.threat in _THREATS:
        acts.append(words.say(_THREATS[by.threat]))
    return ", ".join(acts)


def _moved(turn: Turn, words: Sayings) -> list[str]:
    if still := {**_STILL, **_CASTLING}.get(turn.text):
        return [words.say(still)]
    acts: list[str] = []
    stands = ""  # where the last move has ended
    for kind, alike in groupby(turn.steps, lambda step: step.kind):
        steps = list(alike)
        if kind is StepKind.TRIM:
            acts += [men_leaving(steps[0].pieces, turn.side, words)]
        elif kind is StepKind.MOVE and steps[0].site == stands:
            goes_on, ends = Key("spoken-goes-on-to"), (step.to or "" for step in steps)
            acts += [words.say(goes_on, there=words.site(there)) for there in ends]
        else:
            acts += _alike(kind, steps, words, first=not acts)
        stands = steps[-1].to or stands
    return acts


def _alike(
    kind: StepKind, steps: Sequence[Step], words: Sayings, *, first: bool
) -> list[str]:
    """Return acts of one kind in words, the first ones each by itself."""
    if kind is StepKind.MOVE:
        return _ways(steps, words)
    if kind is StepKind.GIVE:
        gives = Key("spoken-gives-chip")
        return [words.say(gives, side=words.side(step.piece)) for step in steps]
    if kind is StepKind.PROMOTE:
        return [words.say(_BECOMES[step.piece.kind]) for step in steps]
    sites = list(dict.fromkeys(step.site for step in steps))
    if kind is StepKind.FLIP and not first:
        return [words.say(Key("spoken-flips"), count=len(sites))]
    if kind is StepKind.PLACE and steps[0].piece != ARROW:
        return [words.site(site) for site in sites]
    each = [words.site(site) for site in sites] if first else [words.sites(sites)]
    return [words.say(_ACTS[kind], site=site) for site in each]


def _ways(moves: Sequence[Step], words: Sayings) -> list[str]:
    """Return moves in words; those of one piece are one way."""
    ways: list[str] = []
    way = Key("spoken-way-spoken") if words.ears else Key("spoken-to")
    last: Step | None = None
    for step in moves:
        here, there = words.site(step.site), words.site(step.to or "")
        if last is not None and last.to == step.site:
            ways[-1] = words.say(Key("spoken-way-on"), way=ways[-1], there=there)
        else:
            ways.append(words.say(way, here=here, there=there))
            if len(step.pile) > 1:
                men, count = Key("spoken-moves-men"), str(len(step.pile))
                ways[-1] = words.say(men, count=count, way=ways[-1])
        last = step
    return ways


def way_told(moves: Sequence[Step], words: Sayings) -> str:
    """Return the way of one piece: 'a4 to a7'."""
    return ", ".join(_ways(moves, words))


def men_leaving(men: Sequence[Piece], side: str, words: Sayings) -> str:
    """Return the fate of men taken out of a stack: '1 to the reserve'."""
    own = sum(man.side == side for man in men)
    ends = (
        (Key("spoken-reserve"), own),
        (Key("spoken-captured"), len(men) - own),
    )
    parts = [words.say(each, count=n) for each, n in ends if n]
    return words.listed(parts)


def _row(turn: Turn, words: Sayings) -> str:
    """Return the sentence for a row that moves sideways."""
    here = words.sites([step.site for step in turn.steps])
    there = words.sites([step.to for step in turn.steps if step.to])
    return words.say(Key("spoken-moves-row"), here=here, there=there)


def _sown(turn: Turn, words: Sayings) -> list[str]:
    kind = turn.text.partition(":")[0]
    if kind in _SET_UP:
        return [words.say(_SET_UP[kind])]
    bought, given = _BUYS.fullmatch(turn.text), _GIVES.fullmatch(turn.text)
    if bought is not None:
        pits = words.sites(bought[1].split(","))
        return [words.say(Key("spoken-buys"), pits=pits)]
    if given is not None:
        here, there = (words.site(site) for site in given.groups())
        act = Key("spoken-gives-seed-from")
        return [words.say(act, here=here, there=there)]
    lifted = [step for step in turn.steps if step.kind is StepKind.LIFT]
    pit = words.pit_of(turn.side, lifted[0].site)
    acts = [words.say(Key("spoken-sows"), pit=pit)]
    acts += [_taken(step, words) for step in turn.steps if step.kind is StepKind.TAKE]
    return acts[: _MANY - 1]


def _missown(turn: Turn, words: Sayings) -> str:
    """Return the pits that an illegal sowing has changed."""
    pits = list(dict.fromkeys(step.site for step in turn.steps))
    return words.say(Key("spoken-changes"), pits=words.sites(pits))


def _taken(step: Step, words: Sayings) -> str:
    pit = words.site(step.site)
    if words.wording.four and step.count == _FOUR:
        return words.say(Key("spoken-takes-calf-from"), pit=pit)
    return words.say(Key("spoken-takes-from"), count=step.count, pit=pit)
