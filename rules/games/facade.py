"""A whole game made of a kernel: all that is the same whatever is played.

A kernel knows one family's rules: what begins, which turns there are, what follows,
and which rule a board breaks. `KernelGame` does the rest once for all families. What
some kernels can do besides stands in `rules.games.abilities`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar, cast

from rules.boards.table import find_board
from rules.core.abilities import Named, PieceKind, Showing, Sifting
from rules.core.board import Board
from rules.core.claims import Claim
from rules.core.errors import IllegalTurnError, NotationError
from rules.core.model import (
    Position,
    Result,
    Ruling,
    Setting,
    Stage,
    StepKind,
    Turn,
)
from rules.core.options import Choices, chosen, ordinary
from rules.core.pieces import Content, all_fit, fits
from rules.games.abilities import (
    Claiming,
    Crowned,
    Drawn,
    Forgiving,
    Laid,
    Many,
    P,
    Passing,
    Plain,
    Reasoned,
    Rounds,
    Rowed,
    Skipping,
    Spelled,
    Tallied,
    Timed,
    Unlisted,
)
from rules.games.acts import missing
from rules.games.card import Record, choices, choosing_board, varied
from rules.games.kernel import Kernel

_PLAIN = Plain()

R = TypeVar("R", bound=Record)


class KernelGame(Generic[P]):
    """A game made of a kernel; satisfies ``rules.core.game.Game``.

    Parameters
    ----------
    make
        Makes the kernel of a record.
    record
        The record, its options unset.
    settings
        What the options are set to; None: as is ordinary.
    """

    def __init__(
        self,
        make: Callable[[R], Kernel[P]],
        record: R,
        settings: Mapping[str, Setting] | None = None,
    ) -> None:
        self._set = partial(KernelGame[P], make, record)
        self._variants: dict[tuple[Setting, ...], KernelGame[P]] = {}
        self.options: Choices = choices(record.card.options)
        self.choose_board = choosing_board(record.card.options)
        self.settings = {**ordinary(self.options), **(settings or {})}
        self.kernel = kernel = make(varied(record, self.settings))
        self.wording = record.card.wording
        self.lots: tuple[str, ...] = getattr(record, "lots", ())
        self.kinds: tuple[PieceKind, ...] = getattr(record, "kinds", ())
        self.named = kernel if isinstance(kernel, Named) else None
        self.showing = kernel if isinstance(kernel, Showing) else None
        self.sifting = kernel if isinstance(kernel, Sifting) else None
        self.players = record.card.players
        self._timed: Timed[P] = kernel if isinstance(kernel, Timed) else _PLAIN
        self._rowed: Rowed[P] = kernel if isinstance(kernel, Rowed) else _PLAIN
        self._drawn: Drawn[P] = kernel if isinstance(kernel, Drawn) else _PLAIN
        self._crowned: Crowned = kernel if isinstance(kernel, Crowned) else _PLAIN
        self._laid: Laid[P] = kernel if isinstance(kernel, Laid) else _PLAIN
        forgiving: Forgiving[P] = kernel if isinstance(kernel, Forgiving) else _PLAIN
        self._forgiving = forgiving
        self._rounds: Rounds[P] = kernel if isinstance(kernel, Rounds) else _PLAIN
        self._skips: Skipping[P] = kernel if isinstance(kernel, Skipping) else _PLAIN
        self.first_begins: bool = getattr(kernel, "first_begins", False)
        self.two_sided = getattr(kernel, "two_sided", False)
        self._claiming: Claiming[P] = kernel if isinstance(kernel, Claiming) else _PLAIN
        self._many: Many[P] = kernel if isinstance(kernel, Many) else _PLAIN
        self._tallied: Tallied[P] = kernel if isinstance(kernel, Tallied) else _PLAIN
        self._reasoned: Reasoned[P] = kernel if isinstance(kernel, Reasoned) else _PLAIN
        self._spelled: Spelled[P] | None = (
            kernel if isinstance(kernel, Spelled) else None
        )
        self._unlisted: Unlisted[P] | None
        self._unlisted = kernel if isinstance(kernel, Unlisted) else None
        self._passing: Passing[P] | None
        self._passing = kernel if isinstance(kernel, Passing) else None

    def __repr__(self) -> str:
        return f"KernelGame({self.id})"

    @property
    def id(self) -> str:
        """Return the id in snake_case."""
        return self.kernel.record.card.id

    @property
    def title(self) -> str:
        """Return the name for people."""
        return self.kernel.record.card.title

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names that people know the game by."""
        return self.kernel.record.card.aliases

    @property
    def rules(self) -> str:
        """Return the rules in plain words."""
        return self.kernel.record.card.rules

    @property
    def source(self) -> str:
        """Return rulebook and entry."""
        return self.kernel.record.card.source

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return self.kernel.record.card.notes

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""
        return find_board(self.kernel.record.card.board)

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses, in board order."""
        return self.kernel.sites

    @property
    def most_chips(self) -> int:
        """Return how many chips a site may hold, one on another."""
        return self.kernel.most_chips

    @property
    def most_changes(self) -> int:
        """Return how many sites a turn changes at most: all, if nobody knows."""
        return self._many.most_changes or len(self.sites)

    def configured(self, **options: Setting) -> "KernelGame[P]":
        """Return the game with some options set, the others as they are."""
        settings = chosen(self.title, self.options, self.settings, options)
        if settings == self.settings:
            return self
        key = tuple(settings.values())
        if key not in self._variants:
            self._variants[key] = self._set(settings)
        return self._variants[key]

    def start(self, *, sides: tuple[str, ...] | None = None, **options: Setting) -> P:
        """Return the position before the first turn.

        Raises
        ------
        OptionError
            If an option or a setting is not known, or the sides are not fit.
        """
        if options:
            return self.configured(**options).start(sides=sides)
        return self.kernel.begin(sides, self.settings)

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, in order, without duplicates."""
        return cast("P", position).turns

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        return self._many.turns_changing(cast("P", position), sites)

    def turns_played(
        self, position: Position, board: Mapping[str, Content]
    ) -> int | None:
        """Return how many turns led to a whole board, None if it does not tell."""
        return self._tallied.turns_played(cast("P", position), board)

    def play(self, position: Position, turn: Turn) -> P:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """
        here = cast("P", position)
        for legal in here.turns:
            if legal is turn:
                return self.kernel.after(here, legal)
        if turn in here.turns or turn == self._read(here, turn.text):
            return self.kernel.after(here, turn)
        raise IllegalTurnError(f"{turn}: {self._fault(here, turn)}")

    def passed(self, position: Position) -> P:
        """Return the position with the next side to move, nothing else changed."""
        here = cast("P", position)
        if self._passing is not None:
            return self._passing.passed(here)
        return self.kernel.settled(here.following())

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> P:
        """Return the position with other contents and that side to move.

        Pieces more than before have come from the hand, pieces fewer are lost.
        """
        return self.kernel.settled(cast("P", position).rearranged(contents, to_move))

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so; says why.
        """
        here = cast("P", position)
        written = text.strip().casefold()
        for turn in here.turns:
            if turn.text.casefold() == written:
                return turn
        unlisted = self._read(here, written)
        if unlisted is not None:
            return unlisted
        reason = self._reasoned.reason(here, written)
        if not reason and self._spelled is not None:
            reason = self._fault(here, self._spelled.spelled(here, written))
        near = ", ".join(turn.text for turn in here.turns[:3]) or "none, it is over"
        raise NotationError(
            f"{text!r} is no legal turn of {here.to_move}"
            f"{reason and ': '}{reason}; legal are such as {near}"
        )

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""
        return cast("P", position).result

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        return self._drawn.changes(cast("P", position), turn)

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return self._drawn.stages(cast("P", position), turn)

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips that the turn closes."""
        return self._rowed.closes(cast("P", position), turn)

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return what happened when the board came to hold ``contents``.

        Sites that are not listed are unchanged. A piece without a kind may be any of
        its side.

        Raises
        ------
        ValueError
            If a site is not one of the game's.
        """
        here = cast("P", position)
        before = here.contents
        strange = [site for site in contents if site not in before]
        if strange:
            raise ValueError(
                f"{self.title} has no site {strange[0]!r}; "
                f"its sites are {', '.join(before)}"
            )
        meant = {site: self._crowned.meant(now) for site, now in contents.items()}
        wanted = {
            site: now for site, now in meant.items() if not fits(now, before[site])
        }
        board = {**before, **wanted}
        found: Turn | Stage | None = None
        if wanted and here.result is None:
            found = (
                self._turn_or_stage(here, wanted, {**before, **meant})
                if self._unlisted is None
                else self._unlisted.recognised(here, board)
            )
        return self.kernel.rule_on(here, board) if found is None else found

    def is_free(self, position: Position) -> bool:
        """Return whether the board is laid out freely."""
        return self._laid.is_free(cast("P", position))

    def supposed(self, position: Position) -> Sequence[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""
        return self._laid.supposed(cast("P", position))

    def unlisted(self, position: Position) -> Sequence[Turn]:
        """Return the likely ones of the legal turns that are not listed."""
        return self._forgiving.unlisted(cast("P", position))

    def forced(self, position: Position) -> Turn | None:
        """Return the pass of a side that can do nothing else, None if it can."""
        return self._skips.forced(cast("P", position))

    def claims(self, position: Position) -> Sequence[Claim]:
        """Return what the side to move may claim, rightly or not."""
        return self._claiming.claims(cast("P", position))

    def seconds(self, position: Position) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        return self._timed.seconds(cast("P", position))

    def out_of_time(self, position: Position) -> P:
        """Return the position when that time has run out, the same if no rule says."""
        return self._timed.out_of_time(cast("P", position))

    def round_result(self, position: Position) -> Result | None:
        """Return how the round ended that the position is the end of, None if none."""
        return self._rounds.round_result(cast("P", position))

    def points(self, position: Position) -> Mapping[str, int]:
        """Return what every side has scored in the rounds before; {} without rounds."""
        return self._rounds.points(cast("P", position))

    def _turn_or_stage(
        self, here: P, wanted: Mapping[str, Content], seen: Mapping[str, Content]
    ) -> Turn | Stage | None:
        def shows(there: Mapping[str, Content]) -> bool:
            # where one piece took another's place, both may look alike
            told = {site: seen[site] for site in there}
            return wanted.keys() <= there.keys() and all_fit(told, there)

        passing: list[Turn] = []
        owed = StepKind.REMOVE
        for turn in self.turns_changing(here, wanted):
            if shows(self.changes(here, turn)):
                return turn
            for board, kind in self.stages(here, turn):
                if shows(board):
                    passing.append(turn)
                    owed = kind
        return Stage(tuple(passing), owed) if passing else None

    def _read(self, here: P, text: str) -> Turn | None:
        """Return the unlisted legal turn that is written so, None if there is none."""
        if self._unlisted is None or here.result is not None:
            return None
        return self._unlisted.read(here, text.casefold())

    def _fault(self, here: P, turn: Turn) -> str:
        """Return why a turn is not legal, its rule first."""
        if here.to_move is not None and turn.side != here.to_move:
            return f"out_of_turn: it is {here.to_move}'s turn, not {turn.side}'s"
        board = dict(here.contents)
        named = {site for step in turn.steps for site in (step.site, step.to) if site}
        if not named <= board.keys():
            return f"no_such_site: {self.title} is played on {', '.join(board)}"
        reason = self._reasoned.reason(here, turn.text.casefold())
        if reason:
            return reason
        lacking = missing(board, turn.steps)
        if lacking is not None:
            return f"nothing_there: no {lacking.piece} chip stands on {lacking.site}"
        return self._judged(here, turn)

    def _judged(self, here: P, turn: Turn) -> str:
        """Return what is to be said of the board that a turn, not legal, leaves."""
        drawn = self._drawn if self._spelled is None else _PLAIN
        match self.judge(here, drawn.changes(here, turn)):
            case Turn() as known:
                return f"misnamed: what it does is written {known}"
            case Stage(owed=StepKind.REMOVE):
                return "removal_owed: the turn is not whole, a removal is due"
            case Stage(owed=owed):
                return f"unfinished: the turn is not whole, to {owed.value} is due"
            case Ruling(rule=rule, why=why):
                return f"{rule}: {why}"
