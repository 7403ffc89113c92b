"""Corrections of a board in words: each act with piece, number and place."""

from device.words.sayings import Sayings
from rules.core.events import Illegal
from rules.core.facts import OR, Several
from rules.core.mends import Act, ActKind, carried_out, is_long
from rules.core.pieces import Piece
from rules.core.saying import listing
from words.keys import Key
from words.values import Noun, Value

_ONE = {
    ActKind.MOVE: Key("spoken-mend-move"),
    ActKind.TAKE: Key("spoken-mend-take"),
    ActKind.PUT: Key("spoken-mend-put"),
    ActKind.TURN: Key("spoken-mend-turn"),
    ActKind.EXCHANGE: Key("spoken-mend-exchange"),
}
_MANY = {
    ActKind.MOVE: Key("spoken-mend-move-many"),
    ActKind.TAKE: Key("spoken-mend-take-many"),
    ActKind.PUT: Key("spoken-mend-put-many"),
}
_SEEDS = {
    ActKind.MOVE: Key("spoken-mend-move-seeds"),
    ActKind.TAKE: Key("spoken-mend-take-seeds"),
    ActKind.PUT: Key("spoken-mend-put-seeds"),
}
_STRANGE = Key("spoken-mend-strange")
_WHOLE = Key("spoken-mend-whole")
_SEEDS_WHOLE = Key("spoken-mend-seeds-whole")


def mend_said(event: Illegal, words: Sayings) -> str:
    """Return the correction's sentence, '' where the ruling contains it."""
    mend = event.ruling.mends
    sown = all(act.seeds for act in mend)
    if not mend or (sown and isinstance(event.ruling.facts.get("told"), Several)):
        return ""
    if not is_long(mend):
        return words.listed([act_said(act, words) for act in mend])
    if not sown:
        return words.say(_WHOLE, count=len(event.ruling.sites))
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
        return words.say(_SEEDS[act.kind], count=act.seeds, **at)
    if not act.pieces:
        return words.say(_STRANGE, **at)
    pieces = [words.piece(piece) for piece in act.pieces]
    if len(pieces) > 1:
        listed = ", ".join(map(words.piece_named, act.pieces))
        return words.say(_MANY[act.kind], count=len(pieces), pieces=listed, **at)
    others = listing((_into(act, piece, words) for piece in act.into), OR)
    return words.say(_ONE[act.kind], piece=pieces[0], others=others, **at)


def _into(act: Act, piece: Piece, words: Sayings) -> Value:
    """Return the replacement of an exchanged piece; its side only if it differs."""
    if piece.kind and piece.side == act.pieces[-1].side:
        return Noun(words.kind_key(piece))
    return words.piece(piece)
