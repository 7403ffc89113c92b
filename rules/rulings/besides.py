"""Separate a legal turn from a bump: the turn that a board holds, and the rest.

A board is a legal turn, or a stage of one, plus a few pieces or seeds that are
displaced, missing or too many. The ruling is then on the rest alone.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rules.core.evidence import holds_seeds
from rules.core.facts import (
    Fact,
    Man,
    Notation,
    Sentence,
    Several,
    Sides,
    Sites,
    cited,
)
from rules.core.game import Game
from rules.core.mends import Act, ActKind, Mend, mend_between
from rules.core.model import Position, Ruling, Stage, StepKind, Turn
from rules.core.pieces import Content, Piece, fits
from rules.core.saying import piece_key
from rules.rulings.common import (
    BESIDE,
    DISPLACED,
    EACH,
    PIECE_DISPLACED,
    SEEDS_BESIDE,
    SEVERAL,
    SHOULD_HOLD,
    out_of_turn,
)
from words.keys import Key

MISSING, ADDED, EXCHANGED = "piece_missing", "piece_added", "piece_exchanged"
UNCLEAR = "turn_unclear"
"""The rule of a board that holds one of two turns, and something else."""

BUMPS = frozenset({DISPLACED, MISSING, ADDED, EXCHANGED, SEEDS_BESIDE})
"""The rules of rulings on what a turn has left in disorder elsewhere."""

_VAGUE = frozenset({SEVERAL, "changed_beside"})
"""The rules whose sentences do not say what is wrong besides the turn."""

_TWICE = frozenset(
    {"two_chips_moved", "two_chips_placed", "two_chips_played", "moved_twice"}
)
"""The rules of boards on which one side has played more than once."""

_MOST_ACTS = 2
"""Most pieces or seeds that are displaced, missing or surplus."""

_MOST_SITES = 2 * _MOST_ACTS

_CLEAR = 4.0
"""Factor by which a piece's slide must be longer to rule out another turn."""

_LAW = Sentence(Key("rulings-unsaid-lies"))
"""What is so in all games, whatever their books say."""

_PIECE = {
    DISPLACED: PIECE_DISPLACED,
    MISSING: Key("rulings-piece-missing"),
    ADDED: Key("rulings-piece-added"),
}
_PILE = {
    DISPLACED: Key("rulings-pile-displaced"),
    MISSING: Key("rulings-pile-missing"),
    ADDED: Key("rulings-pile-added"),
    EXCHANGED: Key("rulings-pile-exchanged"),
}
_UNCLEAR = Key("rulings-turn-unclear")

Board = Mapping[str, Content]


@dataclass(frozen=True)
class _Rest:
    """Part of a board that a turn or a stage does not explain.

    Attributes
    ----------
    held, touched
        The turn or the stage, and the sites that it changes.
    due
        What it leaves on every site.
    board
        What stands there.
    sites
        Where that differs.
    """

    game: Game
    position: Position
    held: Turn | Stage | None
    touched: frozenset[str]
    due: Board
    board: Board
    sites: tuple[str, ...]

    @cached_property
    def acts(self) -> Mend:
        """Return the acts on piles that bring the rest where it belongs."""
        here = {site: self.board[site] for site in self.sites}
        there = {site: self.due[site] for site in self.sites}
        two_sided = self.game.two_sided
        mend = mend_between(self.game.board, here, there, two_sided=two_sided)
        return tuple(act for act in mend if not act.seeds)

    @cached_property
    def count(self) -> int:
        """Return the number of piles or seeds that differ."""
        pairs = [(self.board[site], self.due[site]) for site in self.sites]
        more = [a - b for a, b in pairs if isinstance(a, int) and isinstance(b, int)]
        seeds = sum(n for n in more if n > 0), -sum(n for n in more if n < 0)
        return len(self.acts) + max(seeds)

    @cached_property
    def far_mm(self) -> float:
        """Return the total distance that piles have slid."""
        plan_mm = self.game.board.plan_mm
        return sum(
            abs(complex(*plan_mm[act.here]) - complex(*plan_mm[act.there]))
            for act in self.acts
            if act.kind is ActKind.MOVE
        )

    @cached_property
    def cost(self) -> int:
        """Return the improbability: a slide counts as one bump, a lost piece more.

        So is a piece that is still in the hand.
        """
        odd = sum(act.kind is not ActKind.MOVE for act in self.acts)
        return self.count + odd + (not self.is_put_down)

    @property
    def is_put_down(self) -> bool:
        """Return True if no piece of the turn is still in the hand."""
        return not isinstance(self.held, Stage) or self.held.owed is not StepKind.PLACE

    @property
    def rank(self) -> tuple[int, float, bool]:
        """Return a sort key: fewer bumps first, then shorter ones."""
        return self.cost, self.far_mm, isinstance(self.held, Stage)

    @property
    def is_slide(self) -> bool:
        """Return True if pieces have only slid between sites that no act touched."""
        return bool(self.acts) and all(
            act.kind is ActKind.MOVE and self.touched.isdisjoint((act.here, act.there))
            for act in self.acts
        )

    def rule_of(self, act: Act) -> str:
        """Return the rule on what one act mends; other piles are exchanged."""
        match act.kind:
            case ActKind.MOVE:
                return DISPLACED
            case ActKind.PUT if not self.board[act.there]:
                return MISSING
            case ActKind.TAKE if not self.due[act.here]:
                return ADDED
            case _:
                return EXCHANGED

    def is_rather(self, side: str | None, rule: str) -> bool:
        """Return True if a turn of a side and a bump are likelier than any one act.

        So it is where the other side's pieces slid, or what would be a second turn is
        none that may be played.
        """
        if not self.is_slide or not isinstance(self.held, Turn):
            return False
        movers = {act.pieces[-1].side for act in self.acts}
        if movers == {side}:
            return rule in _TWICE and not self._is_played(side)
        return side not in movers and movers <= set(self.position.colours)

    def _is_played(self, side: str | None) -> bool:
        """Return True if the rest may be a second turn of the same side."""
        assert side is not None, "somebody has moved them"
        now = {site: self.board[site] for site in self.sites}
        again = self.game.rearranged(self.position, self.due, side)
        return any(
            all(fits(now[site], held) for site, held in changes.items())
            for position in (self.position, again)
            for turn in self.game.turns_changing(position, self.sites)
            for changes in [self.game.changes(position, turn)]
            if changes.keys() == now.keys()
        )


def besides(game: Game, position: Position, board: Board, ruling: Ruling) -> Ruling:
    """Return the ruling on what a legal turn leaves unexplained, if there is one.

    Else it is the ruling that was given: no turn or several explain as much, or an
    illegal act is rather what happened.

    Parameters
    ----------
    game
        The rules.
    position
        The last confirmed position.
    board
        What stands on every site, as no legal turn or stage leaves it.
    ruling
        What the game's own table says of it.
    """
    over = position.to_move is None or game.is_free(position)
    if over or ruling.rule == out_of_turn.rule:
        return ruling
    near = _nearest(game, position, board, ruling)
    if not near:
        return ruling
    rest, *others = near
    if ruling.rule not in BESIDE:
        if others or not rest.is_rather(position.to_move, ruling.rule):
            return ruling
    elif others:
        return _unclear(game, position, ruling, near)
    belongs = {site: rest.due[site] for site in rest.sites}
    apart = replace(ruling, wrong=rest.sites, held=rest.held, belongs=belongs)
    named = ruling.facts.get("turn")
    is_same = named is None or named == Notation(_text(rest))
    rule, says = _told(rest)
    says_more = ruling.rule not in _VAGUE or rule == EXCHANGED
    if ruling.rule in BESIDE - {SEVERAL} and says_more and is_same:
        return apart
    return replace(apart, rule=rule, law=cited(game.source, _LAW), says=says)


def _nearest(
    game: Game, position: Position, board: Board, ruling: Ruling
) -> Sequence[_Rest]:
    """Return the rest that the likeliest turn leaves, and those that are as likely."""
    nothing = _rest(game, position, None, {}, board)
    found = [
        rest
        for held, changes in _held(game, position, ruling, nothing.sites)
        if any(board[site] != position.contents[site] for site in changes)
        for rest in [_rest(game, position, held, changes, board)]
        if 0 < len(rest.sites) <= _MOST_SITES
        and rest.count <= _MOST_ACTS
        and rest.count < nothing.count
    ]
    found.sort(key=lambda rest: rest.rank)
    near: dict[tuple[str, ...], _Rest] = {}
    for rest in found:
        if ruling.rule in BESIDE:
            as_likely = rest.cost == found[0].cost
        else:  # it may as well be a piece that was taken or added
            as_likely = rest.count <= found[0].count and rest.is_put_down
        if as_likely and rest.far_mm <= _CLEAR * found[0].far_mm:
            near.setdefault(rest.sites, rest)
    return tuple(near.values())


def _unclear(
    game: Game, position: Position, ruling: Ruling, near: Sequence[_Rest]
) -> Ruling:
    """Return the ruling where one of several turns was played, and something else."""
    texts = tuple(dict.fromkeys(map(_text, near)))
    if len(texts) != len(("first", "second")) or position.to_move is None:
        return ruling
    first, second = map(Notation, texts)
    own = Sides((position.to_move,))
    facts: Mapping[str, Fact] = {"own": own, "first": first, "second": second}
    return replace(
        ruling,
        rule=UNCLEAR,
        law=cited(game.source, _LAW),
        says=Sentence(_UNCLEAR, facts),
    )


def _text(rest: _Rest) -> str:
    """Return the notation of a turn; of a stage, that of the first of its turns."""
    held = rest.held
    turn = held.turns[0] if isinstance(held, Stage) else held
    return "" if turn is None else turn.text


def _rest(
    game: Game,
    position: Position,
    held: Turn | Stage | None,
    changes: Board,
    board: Board,
) -> _Rest:
    due = {**position.contents, **changes}
    sites = tuple(site for site in due if not fits(board[site], due[site]))
    return _Rest(game, position, held, frozenset(changes), due, board, sites)


def _held(
    game: Game, position: Position, ruling: Ruling, changed: Collection[str]
) -> Iterator[tuple[Turn | Stage, Board]]:
    """Yield the turns and stages that a board may hold, and what they change."""
    if game.is_sifted(position):
        named = ruling.facts.get("turn")
        for turn in game.turns(position) if named else ():
            if named == Notation(turn.text):
                yield turn, game.changes(position, turn)
        return
    if holds_seeds(position.contents):
        if ruling.rule in BESIDE:
            yield from ((t, game.changes(position, t)) for t in game.turns(position))
        return
    each = (turn for s in changed for turn in game.turns_changing(position, [s]))
    for turn in dict.fromkeys(each):
        yield turn, game.changes(position, turn)
        for partial, owed in game.stages(position, turn):
            yield Stage((turn,), owed), partial


def _told(rest: _Rest) -> tuple[str, Sentence]:
    """Return the rule of a ruling on the rest, and its sentence."""
    if not rest.acts:
        told = [
            Sentence(
                SHOULD_HOLD,
                {
                    "site": Sites((site,)),
                    "wanted": _seeds(rest.due[site]),
                    "held": _seeds(rest.board[site]),
                },
            )
            for site in rest.sites
        ]
        return SEEDS_BESIDE, Sentence(EACH, {"told": Several(tuple(told))})
    each = [_on_act(rest, act) for act in rest.acts]
    rule = each[0][0]
    if len(each) == 1:
        return rule, each[0][1]
    return rule, Sentence(EACH, {"told": Several(tuple(says for _, says in each))})


def _seeds(held: Content) -> int:
    assert isinstance(held, int)
    return held


def _on_act(rest: _Rest, act: Act) -> tuple[str, Sentence]:
    """Return the rule of what one act mends, and its sentence."""
    rule = rest.rule_of(act)
    facts: dict[str, Fact] = {}
    if act.there:
        facts["gone"] = Sites((act.there,))
    if act.here:
        facts["come"] = Sites((act.here,))
    if rule is EXCHANGED:
        return rule, Sentence(_PILE[rule], {"come": Sites((act.here or act.there,))})
    if len(act.pieces) == 1:
        piece = _named(rest, act.pieces[0])
        return rule, Sentence(_PIECE[rule], {"piece": piece, **facts})
    return rule, Sentence(_PILE[rule], facts)


def _named(rest: _Rest, piece: Piece) -> Man:
    """Return a piece by its colour, and its kind or the book's word for it."""
    if piece.kind:
        return replace(rest.game.kind_name(piece), side=piece.side)
    return Man(piece_key(rest.game.wording.piece), side=piece.side)
