"""A turn and a bump are two things: the legal turn that a board holds, and the rest.

A board is a legal turn, or a stage of one, plus a few pieces or seeds that are
displaced, missing or too many. The ruling is then on the rest alone.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from rules.core.errors import RulesError
from rules.core.evidence import holds_seeds
from rules.core.facts import Fact, Notation, Sentence, Several, Sides, Sites, Template
from rules.core.game import Game
from rules.core.guidance import guide_back
from rules.core.model import Position, Ruling, Stage, StepKind, Turn
from rules.core.pieces import Content, Piece, fits
from rules.rulings.common import BESIDE, SEVERAL, SHOULD_HOLD, out_of_turn

DISPLACED, MISSING, ADDED, EXCHANGED = (
    "piece_displaced",
    "piece_missing",
    "piece_added",
    "piece_exchanged",
)
SEEDS_BESIDE = "seeds_beside"
UNCLEAR = "turn_unclear"
"""The rule of a board that holds one of two turns, and something else."""

BUMPS = frozenset({DISPLACED, MISSING, ADDED, EXCHANGED, SEEDS_BESIDE})
"""The rules of rulings on what a turn has left in disorder elsewhere."""

_MOST_ACTS = 2
"""So many pieces or seeds, at most, are displaced, missing or too many."""

_MOST_SITES = 2 * _MOST_ACTS

_CLEAR = 2.0
"""So many times as far a piece must have slid if another turn is to be ruled out."""

_LAW = "what no turn moves stays where it lies"
"""What is so in all games, whatever their books say."""

_SAYS: Mapping[str, Template] = {
    DISPLACED: Template("what stood on {gone} now stands on {come}"),
    MISSING: Template("what stood on {gone} is gone"),
    ADDED: Template("something has come to {come}"),
    EXCHANGED: Template("something else stands on {come} than should"),
}
_EACH = Template("{told}")
_UNCLEAR = Template("{own} played {first} or {second}, and something else was moved")

Board = Mapping[str, Content]


@dataclass(frozen=True)
class _Rest:
    """What a turn or a stage does not explain of a board.

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
    def acts(self) -> tuple[tuple[str | None, str | None], ...]:
        """Return the ways that piles are to be carried, (from, to); () of seeds."""
        here = {site: self.board[site] for site in self.sites}
        there = {site: self.due[site] for site in self.sites}
        two_sided = self.game.two_sided
        ways = guide_back(self.game.board, here, there, two_sided=two_sided)
        return tuple(dict.fromkeys(ways))

    @property
    def is_told(self) -> bool:
        """Return whether the acts tell of every site, as they do not of a crown."""
        return not self.acts or set(chain(*self.acts)) >= set(self.sites)

    @cached_property
    def count(self) -> int:
        """Return how many piles or seeds lie otherwise."""
        pairs = [(self.board[site], self.due[site]) for site in self.sites]
        more = [a - b for a, b in pairs if isinstance(a, int) and isinstance(b, int)]
        seeds = sum(n for n in more if n > 0), -sum(n for n in more if n < 0)
        return len(self.acts) + max(seeds)

    @cached_property
    def far_mm(self) -> float:
        """Return how far piles have slid."""
        plan_mm = self.game.board.plan_mm
        return sum(
            abs(complex(*plan_mm[here]) - complex(*plan_mm[there]))
            for here, there in self.acts
            if here is not None and there is not None
        )

    @cached_property
    def cost(self) -> int:
        """Return how unlikely it is: a slide is one bump, a lost piece a worse one.

        So is a piece that is still in the hand.
        """
        odd = sum(None in act for act in self.acts)
        return self.count + odd + (not self.is_put_down)

    @property
    def is_put_down(self) -> bool:
        """Return whether no piece of the turn is still in the hand."""
        return not isinstance(self.held, Stage) or self.held.owed is not StepKind.PLACE

    @property
    def rank(self) -> tuple[int, float, bool]:
        """Return how unlikely it is; of as many bumps nearer ones are likelier."""
        return self.cost, self.far_mm, isinstance(self.held, Stage)

    @property
    def is_slide(self) -> bool:
        """Return whether pieces have only slid between sites that no act touched."""
        return bool(self.acts) and all(
            None not in act and act[0] != act[1] and self.touched.isdisjoint(act)
            for act in self.acts
        )

    def is_rather(self, side: str | None) -> bool:
        """Return whether a turn of a side and a bump are likelier than any one act."""
        return self.is_slide and self.is_put_down and not self._is_played(side)

    def _is_played(self, side: str | None) -> bool:
        """Return whether the rest may be a second turn of the same side."""
        movers = {
            Piece(held[-1]).side
            for _, there in self.acts
            if there and isinstance(held := self.due[there], tuple) and held
        }
        if movers != {side}:
            return False
        game, position = self.game, self.position
        now = {site: self.board[site] for site in self.sites}
        return any(
            all(fits(now[site], held) for site, held in changes.items() if site in now)
            for turn in game.turns_changing(position, self.sites)
            for changes in [game.changes(position, turn)]
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
    if others:
        return _unclear(game, ruling, near) if ruling.rule == SEVERAL else ruling
    if ruling.rule not in BESIDE and not rest.is_rather(position.to_move):
        return ruling
    rule, says = _told(rest)
    return replace(
        ruling,
        rule=rule,
        sites=rest.sites,
        law=f"{game.source}: {_LAW}",
        says=says,
        wrong=(),
        held=rest.held,
        belongs={site: rest.due[site] for site in rest.sites},
    )


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
        and rest.is_told
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


def _unclear(game: Game, ruling: Ruling, near: Sequence[_Rest]) -> Ruling:
    """Return the ruling where one of several turns was played, and something else."""
    helds = [rest.held for rest in near]
    turns = [
        held if isinstance(held, Turn) else held.turns[0] for held in helds if held
    ]
    texts = tuple(dict.fromkeys(turn.text for turn in turns))
    if len(texts) != len(("first", "second")):
        return ruling
    first, second = map(Notation, texts)
    own = Sides((turns[0].side,))
    facts: Mapping[str, Fact] = {"own": own, "first": first, "second": second}
    return replace(
        ruling,
        rule=UNCLEAR,
        law=f"{game.source}: {_LAW}",
        says=Sentence(_UNCLEAR, facts),
    )


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
    """Yield the turns and stages that a board may hold, and what they change.

    Where the ruling itself names the turn that comes nearest, it is that alone.
    """
    named = ruling.facts.get("turn")
    if isinstance(named, Notation):
        if ruling.rule in BESIDE and (turn := _written(game, position, named.text)):
            yield turn, game.changes(position, turn)
        return
    if holds_seeds(position.contents) or game.is_sifted(position):
        return
    each = (turn for s in changed for turn in game.turns_changing(position, [s]))
    for turn in dict.fromkeys(each):
        yield turn, game.changes(position, turn)
        for partial, owed in game.stages(position, turn):
            yield Stage((turn,), owed), partial


def _written(game: Game, position: Position, text: str) -> Turn | None:
    try:
        return game.parse(position, text)
    except RulesError:
        return None


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
        return SEEDS_BESIDE, Sentence(_EACH, {"told": Several(tuple(told))})
    each = [_on_pile(rest, *act) for act in rest.acts]
    says = [Sentence(_SAYS[rule], facts) for rule, facts in each]
    if len(says) == 1:
        return each[0][0], says[0]
    return each[0][0], Sentence(_EACH, {"told": Several(tuple(says))})


def _seeds(held: Content) -> int:
    assert isinstance(held, int)
    return held


def _on_pile(
    rest: _Rest, stands: str | None, belongs: str | None
) -> tuple[str, Mapping[str, Fact]]:
    """Return the rule and the facts of a pile that is carried back."""
    gone, come = Sites((belongs or "",)), Sites((stands or "",))
    if stands is not None and belongs is not None and _went(rest, stands, belongs):
        return DISPLACED, {"gone": gone, "come": come}
    if stands is None and belongs is not None and not rest.board[belongs]:
        return MISSING, {"gone": gone}
    if belongs is None and stands is not None and not rest.due[stands]:
        return ADDED, {"come": come}
    sites = dict.fromkeys(site for site in (belongs, stands) if site)
    return EXCHANGED, {"come": Sites(tuple(sites))}


def _went(rest: _Rest, stands: str, belongs: str) -> bool:
    """Return whether all that belongs on one site stands upon another."""
    pile, there = rest.due[belongs], rest.board[stands]
    if isinstance(pile, int) or isinstance(there, int):
        return False
    return stands != belongs and fits(there[-len(pile) :], pile)
