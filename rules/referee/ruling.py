"""Find the ruling on an illegal board, by the game and by the turn before."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType

from rules.core.events import Illegal
from rules.core.evidence import NO_HANDS, holds_seeds
from rules.core.facts import Notation, Sentence, Sides, Sites, cited
from rules.core.game import Game
from rules.core.model import Position, Ruling, Stage, StepKind, Turn
from rules.core.pieces import Content
from rules.core.wording import Wording
from rules.referee.cached_game import judged
from rules.referee.disputes import SOWN_ON, Dispute, sowing
from rules.referee.late_correction import Played
from rules.referee.mistakes import made
from rules.referee.reminders import still_due
from rules.referee.residuals import Gaps
from rules.rulings import common
from rules.rulings.engine import Row, RulingTable
from rules.rulings.mended import mended
from words.keys import Key


class UnwrittenLaw(Enum):
    """Law that holds in all games, whatever their books say."""

    TURNS = Key("referee-law-turns")
    EARNED = Key("referee-law-earned")
    OWED = Key("referee-law-owed")


@dataclass(frozen=True, slots=True)
class Before:
    """Context of a board: the turn before it.

    Attributes
    ----------
    position
        The last confirmed position.
    last
        The turn that led to it, None at the start.
    owed
        The board on which a removal, or turning pieces over, was called for and not yet
        done; {} for none.
    """

    position: Position
    last: Played | None
    owed: Mapping[str, Content]


def disputed(
    game: Game, before: Before, gaps: Gaps, known: Dispute | None
) -> Dispute | None:
    """Return the dispute that a board begins, None if it is legal.

    Where it differs only at sites of a dispute that is ``known`` nothing is ruled anew.
    For seeds the current contents are stored, as the next may be sown from it, unless a
    sowing is under way or nearly nothing is wrong any more. Chips that only seem to
    have changed their colour are doubted while no hand has been there.
    """
    contents, last = before.position.contents, before.last
    board = made(game, before.position, gaps)
    if holds_seeds(board) and last is not None and gaps.fits(last.before.contents):
        board = dict(last.before.contents)
    sites = frozenset(site for site in contents if board[site] != contents[site])
    if not sites:
        return None
    if gaps.hands == NO_HANDS and all(
        _recoloured(contents[s], board[s]) for s in sites
    ):
        return None
    if known is not None and sites <= known.sites:
        if len(sites) < SOWN_ON or not holds_seeds(board):
            return known
        under_way = sowing(game, before.position, known, gaps)
        return known if under_way else replace(known, board=board, seen=gaps)
    illegal = ruled(game, before, board, sites)
    if illegal is None:
        return None
    return Dispute(board, frozenset(illegal.ruling.sites), illegal, gaps)


def _recoloured(stood: Content, seen: Content) -> bool:
    """Return True if as many chips stand there, of other sides."""
    if isinstance(stood, int) or isinstance(seen, int):
        return False
    return len(stood) == len(seen) > 0


def ruled(
    game: Game, before: Before, board: Mapping[str, Content], sites: frozenset[str]
) -> Illegal | None:
    """Return the ruling on a board that differs at ``sites``, None if it is legal."""
    position = before.position
    ruling: Turn | Stage | Ruling | None
    ruling = AFTER_A_TURN.first(AfterTurn(game, before, board))
    waited = ruling is not None
    ruling = ruling or judged(game, position, board)
    if not isinstance(ruling, Ruling):
        return None
    contents = position.contents
    on = sites if ruling.held is None else ruling.belongs  # the turn has its own event
    wrong = ruling.wrong if ruling.held is None else ()
    ruling = replace(ruling, sites=tuple(s for s in contents if s in on), wrong=wrong)
    waited = waited or ruling.rule == common.out_of_turn.rule
    side = _waiting_side(before) if waited else position.to_move
    assert side is not None
    return led_back(game, position, board, side, ruling)


def led_back(
    game: Game,
    position: Position,
    board: Mapping[str, Content],
    side: str,
    ruling: Ruling,
) -> Illegal:
    """Return a ruling on a board with the acts that mend it."""
    stands = MappingProxyType({site: board[site] for site in ruling.sites})
    if not ruling.mends:
        ruling = mended(game, position, board, ruling)
    return Illegal(side, ruling, stands)


@dataclass(frozen=True, slots=True)
class AfterTurn:
    """Board that may break a rule which depends on the previous turn."""

    game: Game
    before: Before
    board: Mapping[str, Content]

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the sites that differ from the position."""
        contents = self.before.position.contents
        return tuple(site for site in contents if self.board[site] != contents[site])

    @property
    def last_spoken(self) -> Notation:
        """Return the notation of the last turn, which must exist."""
        last = self.before.last
        assert last is not None
        return self.game.spoken(last.before, last.turn)

    @property
    def is_taken_back(self) -> bool:
        """Return True if the board is what it was before the last turn."""
        last = self.before.last
        return last is not None and self.board == dict(last.before.contents)

    @property
    def is_shot_again(self) -> bool:
        """Return True if only chips of the side to move went, after it was shot at."""
        last, position = self.before.last, self.before.position
        if last is None:
            return False
        if all(step.kind is not StepKind.REMOVE for step in last.turn.steps):
            return False
        return all(
            self.board[site] == () and position.contents[site] == (position.to_move,)
            for site in self.sites
        )

    @property
    def is_owing(self) -> bool:
        """Return True if another side has played on, and a removal is still owed."""
        owed, mover = self.before.owed, self.before.position.to_move
        piles = [self.board[s] for s, stood in owed.items() if self.board[s] != stood]
        return any(isinstance(p, tuple) and p[-1:] not in {(), (mover,)} for p in piles)

    @property
    def owed(self) -> StepKind | None:
        """Return the pending kind of step, None if unknown."""
        stage = judged(self.game, self.before.position, self.before.owed)
        return stage.owed if isinstance(stage, Stage) else None

    @property
    def due(self) -> tuple[str, ...]:
        """Return the sites of pending steps, if known."""
        ways = still_due(self.game, self.before.position, self.before.owed)
        return ways[0] if len(ways) == 1 else ()

    @property
    def wording(self) -> Wording:
        """Return the game's terms for its pieces."""
        return self.game.wording

    def cite(self, law: UnwrittenLaw) -> Sentence:
        """Return rulebook, entry and the law."""
        return cited(self.game.source, Sentence(law.value))


AFTER_A_TURN: RulingTable[AfterTurn] = RulingTable(
    (
        Row(
            "turn_taken_back",
            UnwrittenLaw.TURNS,
            lambda it: it.is_taken_back,
            Key("referee-turn-taken-back-has-taken-back"),
        ),
        common.one_removal_only(
            UnwrittenLaw.EARNED,
            lambda it: it.is_shot_again,
            Key("referee-one-removal-only"),
        ),
        Row(
            "turning_owed",
            UnwrittenLaw.OWED,
            lambda it: it.is_owing and it.owed is StepKind.FLIP,
            Key("referee-turning-owed"),
        ),
        Row(
            "trimming_owed",
            UnwrittenLaw.OWED,
            lambda it: it.is_owing and it.owed is StepKind.TRIM,
            Key("referee-trimming-owed"),
        ),
        Row(
            "removal_owed",
            UnwrittenLaw.OWED,
            lambda it: it.is_owing,
            Key("referee-removal-owed"),
        ),
    ),
    {
        "own": lambda it: Sides((str(it.before.position.to_move),)),
        "who": lambda it: Sides((_last(it).side,)),
        "due": lambda it: Sites(it.due),
        "turn": lambda it: it.last_spoken,
    },
)
"""The rules that the side which is not to move can break, by the turn before."""


def _last(it: AfterTurn) -> Turn:
    assert it.before.last is not None
    return it.before.last.turn


def _waiting_side(before: Before) -> str:
    """Return the side that has played last, else one that is not to move."""
    position, last = before.position, before.last
    if last is not None and last.turn.side != position.to_move:
        return last.turn.side
    others = [side for side in position.sides if side != position.to_move]
    return others[-1] if others else position.sides[0]
