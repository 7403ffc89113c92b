"""Mends in words: each act with piece, number and place."""

from device.words.catalogue import msg
from device.words.sayings import Sayings
from rules.core.events import Illegal
from rules.core.facts import Several
from rules.core.mends import Act, ActKind, carried_out, is_long
from rules.core.pieces import Piece

_ONE = {
    ActKind.MOVE: msg("put the {piece} on {here} back on {there}"),
    ActKind.TAKE: msg("take the {piece} on {here} off"),
    ActKind.PUT: msg("put the {piece} back on {there}"),
    ActKind.TURN: msg("turn the {piece} on {here} over"),
    ActKind.EXCHANGE: msg("exchange the {piece} on {here} for a {others}"),
}
_MANY = {
    ActKind.MOVE: msg("put the upper {count} on {here} back on {there}: {pieces}"),
    ActKind.TAKE: msg("take the upper {count} on {here} off: {pieces}"),
    ActKind.PUT: msg("put back on {there}, from below: {pieces}"),
}
_SEED = {
    ActKind.MOVE: msg("move 1 seed from {here} to {there}"),
    ActKind.TAKE: msg("take 1 seed out of {here}"),
    ActKind.PUT: msg("put 1 seed into {there}"),
}
_SEEDS = {
    ActKind.MOVE: msg("move {count} seeds from {here} to {there}"),
    ActKind.TAKE: msg("take {count} seeds out of {here}"),
    ActKind.PUT: msg("put {count} seeds into {there}"),
}
_STRANGE = msg("take what stands on {here} off")
_WHOLE = msg("put the board back as it stood; {count} places differ")
_SEEDS_WHOLE = msg("put the seeds back as they lay: {pits}")


def mend_said(event: Illegal, words: Sayings) -> str:
    """Return how an illegal board is mended, '' where the ruling has told it."""
    mend = event.ruling.mends
    sown = all(act.seeds for act in mend)
    if not mend or (sown and isinstance(event.ruling.facts.get("told"), Several)):
        return ""
    if not is_long(mend):
        return words.joined([act_said(act, words) for act in mend], "and")
    if not sown:
        return words.say(_WHOLE, count=str(len(event.ruling.sites)))
    pits = carried_out(event.stands, mend)
    listed = (f"{words.site(site)} {held}" for site, held in pits.items())
    return words.say(_SEEDS_WHOLE, pits=", ".join(listed))


def act_said(act: Act, words: Sayings) -> str:
    """Return one act in words."""
    at = {
        "here": words.site(act.here) if act.here else "",
        "there": words.site(act.there) if act.there else "",
    }
    if act.seeds:
        message = (_SEED if act.seeds == 1 else _SEEDS)[act.kind]
        return words.say(message, count=str(act.seeds), **at)
    if not act.pieces:
        return words.say(_STRANGE, **at)
    pieces = [words.piece(piece) for piece in act.pieces]
    if len(pieces) > 1:
        count, listed = str(len(pieces)), ", ".join(pieces)
        return words.say(_MANY[act.kind], count=count, pieces=listed, **at)
    others = words.joined([_into(act, piece, words) for piece in act.into], "or")
    return words.say(_ONE[act.kind], piece=pieces[0], others=others, **at)


def _into(act: Act, piece: Piece, words: Sayings) -> str:
    """Return what a piece is exchanged for; its side is named where it is another."""
    if piece.kind and piece.side == act.pieces[-1].side:
        return words.kind(piece)
    return words.piece(piece)
