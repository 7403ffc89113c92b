"""Verification of a ruling's statements about the board, independent of the rules.

What a sentence's facts claim is known by their names: sites that are 'gone' held a
piece that does not stand there any more, those 'come' hold one that did not.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from rules.core.facts import (
    Fact,
    Man,
    Sentence,
    Several,
    Sides,
    Sites,
    Together,
)
from rules.core.game import Game
from rules.core.model import Position, Ruling
from rules.core.pieces import Content, Piece, fits
from rules.rulings.common import SHOULD_HOLD

Board = Mapping[str, Content]
Told = Callable[[Content, Content, Collection[str]], bool]
"""Whether a site's contents before and now are as a fact says of a side's pieces."""


def _pieces(held: Content, sides: Collection[str]) -> int:
    """Return the number of pieces of some sides in a pile."""
    if isinstance(held, int):
        return held
    return sum(Piece(piece).side in sides for piece in held)


def _gone(before: Content, now: Content, sides: Collection[str]) -> bool:
    return _pieces(before, sides) > 0 and not fits(now, before)


def _come(before: Content, now: Content, sides: Collection[str]) -> bool:
    return _pieces(now, sides) > 0 and not fits(now, before)


def _lost(before: Content, now: Content, sides: Collection[str]) -> bool:
    return _pieces(now, sides) < _pieces(before, sides)


def _recoloured(before: Content, now: Content, _sides: Collection[str]) -> bool:
    if isinstance(before, int) or isinstance(now, int) or not before or not now:
        return False
    return Piece(before[-1]).side != Piece(now[-1]).side


def _strange(_: Content, now: Content, sides: Collection[str]) -> bool:
    return isinstance(now, tuple) and any(
        Piece(piece).side not in sides for piece in now
    )


def _stacked(_: Content, now: Content, _sides: Collection[str]) -> bool:
    return isinstance(now, int) or len(now) > 1


def _grown(before: Content, now: Content, _sides: Collection[str]) -> bool:
    return isinstance(before, int) and isinstance(now, int) and now > before


def _differs(before: Content, now: Content, _sides: Collection[str]) -> bool:
    return not fits(now, before)


_OWN: Mapping[str, Told] = {
    "own_gone": _gone,
    "own_come": _come,
    "own_taken": _lost,
    "own_lost": _lost,
}
_FOE: Mapping[str, Told] = {
    "foe_gone": _gone,
    "foe_come": _come,
    "foe_placed": _come,
}
_ANY: Mapping[str, Told] = {
    "gone": _gone,
    "come": _come,
    "placed": _come,
    "recoloured": _recoloured,
    "strange": _strange,
    "stacks": _stacked,
    "everything": _differs,
    "arrows": _come,
    "arrows_gone": _gone,
    "lost": _lost,
    "turned": _recoloured,
    "stores": _grown,
}


def untrue(
    game: Game, position: Position, board: Board, ruling: Ruling
) -> Iterator[str]:
    """Yield a ruling's false statements about a board and the one before."""
    seen = _Seen(game, position, board, ruling)
    for sentence in _sentences(ruling.says):
        facts = sentence.facts
        for name, fact in facts.items():
            if isinstance(fact, Sites):
                yield from seen.wrong_sites(name, fact)
            elif isinstance(fact, Man) and fact.site:
                yield from seen.wrong_man(name, fact)
            elif name == "own" and fact != Sides((str(position.to_move),)):
                yield f"it is the turn of {position.to_move}, not: {fact}"
        if sentence.key == SHOULD_HOLD:
            yield from seen.wrong_number(facts)


class _Seen:
    """A board, the one before, and whose pieces may be spoken of."""

    def __init__(
        self, game: Game, position: Position, board: Board, ruling: Ruling
    ) -> None:
        self.game, self.stood, self.board = game, position.contents, board
        self.before = {**board, **ruling.belongs} if ruling.held else self.stood
        self.colours = position.colours
        self.anybody = {*self.colours, *_colours(self.stood), *_colours(board)}
        own = str(position.to_move)
        self.owns: Collection[str] = [own]
        self.foes: Collection[str] = [side for side in self.colours if side != own]
        if len(self.colours) != len(position.sides):  # a side has several colours
            self.owns = self.foes = self.colours

    def wrong_sites(self, name: str, fact: Sites) -> Iterator[str]:
        """Yield the sites on which it is not as is said."""
        told, sides = self._claim(name)
        for site in fact.names:
            if site not in self.board:
                yield f"{name}: there is no {site}"
                continue
            before, now = self.before[site], self.board[site]
            if told is not None and not told(before, now, sides):
                yield f"{name}: {site} held {before}, holds {now}"

    def wrong_man(self, name: str, man: Man) -> Iterator[str]:
        """Yield a piece that stands, or stood, nowhere as is said."""
        boards = (self.before, self.stood, self.board)
        if not _stands(self.game, man, *boards):
            yield f"{name}: {man} stands nowhere so"

    def wrong_number(self, facts: Mapping[str, Fact]) -> Iterator[str]:
        """Yield a number of seeds that does not lie there, or is the right one."""
        sites, held, wanted = facts["site"], facts["held"], facts["wanted"]
        assert isinstance(sites, Sites)
        (site,) = sites.names
        if held != self.board[site] or held == wanted:
            yield f"{site} holds {self.board[site]}, not {held}; {wanted} is wanted"

    def _claim(self, name: str) -> tuple[Told | None, Collection[str]]:
        """Return the predicate that a named fact states of sites, and the sides."""
        if name == "strange":
            return _strange, self.colours
        if name in _OWN:
            return _OWN[name], self.owns
        if name in _FOE:
            return _FOE[name], self.foes
        return _ANY.get(name), self.anybody


def _colours(board: Board) -> Iterator[str]:
    for held in board.values():
        if isinstance(held, tuple):
            yield from (Piece(piece).side for piece in held)


def _sentences(says: Sentence) -> Iterator[Sentence]:
    """Yield a sentence, and those within it."""
    yield says
    for fact in says.facts.values():
        parts: Iterable[object] = ()
        match fact:
            case Several(sentences):
                parts = sentences
            case Sentence():
                parts = (fact,)
            case Together(several):
                parts = several
        for part in parts:
            if isinstance(part, Sentence):
                yield from _sentences(part)


def _stands(game: Game, man: Man, *boards: Board) -> bool:
    """Return True if a stated piece is, or was, on its stated site."""
    return any(
        man.term == game.kind_name(Piece(piece)).term or not Piece(piece).kind
        for board in boards
        for held in [board.get(man.site, ())]
        if isinstance(held, tuple)
        for piece in held
        if man.side in {"", Piece(piece).side}
    )
