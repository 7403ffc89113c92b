"""Adapter that makes a `Game` of a family's kernel.

A kernel implements one family's rules: initial position, legal turns, transitions, and
the rule that a board breaks. `KernelGame` does the rest once for all families.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, cast

from rules.boards.table import find_board
from rules.core.claims import ClaimRule
from rules.core.errors import IllegalTurnError, NotationError
from rules.core.game import Game, MayHold, SeenBoard
from rules.core.labels import OWN_NOTATIONS, Labels
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
from rules.core.piece_turns import PieceTurn
from rules.core.pieces import Content, all_fit, fits
from rules.core.texts import Texts
from rules.games.acts import changed_by, missing
from rules.games.card import R, choices, choosing_board, varied
from rules.games.kernel import Kernel, P
from rules.rulings.besides import besides
from rules.rulings.mended import mended

_QUOTED = 60
"""Letters of a text that are quoted where it is no turn."""


class KernelGame(Game, Generic[P]):
    """Game implemented by a kernel.

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
        make: Callable[[R], Kernel[R, P]],
        record: R,
        settings: Mapping[str, Setting] | None = None,
    ) -> None:
        self._set = partial(KernelGame[P], make, record)
        self._variants: dict[tuple[Setting, ...], KernelGame[P]] = {}
        self._on_boards: dict[tuple[str, ...], KernelGame[P]] = {}
        self._options = choices(record.card.options)
        self.choose_board = choosing_board(record.card.options)
        self.settings = {**ordinary(self._options), **(settings or {})}
        self.wording = record.card.wording
        self.players = record.card.players
        self.lots = getattr(record, "lots", ())
        self.kinds = getattr(record, "kinds", ())
        self._take_over(make(varied(record, self.settings)))

    def _take_over(self, kernel: Kernel[R, P]) -> None:
        """Answer as a kernel, and the card of its record, say."""
        self.kernel, self.record = kernel, kernel.record
        card = kernel.record.card
        self.id, self.aliases = card.id, card.aliases
        self.board = find_board(card.board)
        self.labels, self.written_as = Labels(self.board, card.labelling), card.written
        self.sites, self.most_chips = kernel.sites, kernel.most_chips
        self.most_changes = kernel.most_changes or len(kernel.sites)
        self.first_begins, self.two_sided = kernel.first_begins, kernel.two_sided
        self.either_set_up = kernel.either_set_up
        self.notations, self.shows_end = kernel.notations, kernel.shows_end

    @property
    def texts(self) -> Texts:
        return self.kernel.record.card.texts

    @property
    def source(self) -> str:
        return self.kernel.record.card.book

    @property
    def options(self) -> Choices:
        return self._options

    def configured(self, **options: Setting) -> "KernelGame[P]":
        settings = chosen(self.title, self.options, self.settings, options)
        if settings == self.settings:
            return self
        key = tuple(settings.values())
        if key not in self._variants:
            self._variants[key] = self._set(settings)
        return self._variants[key]

    def _kernel(self, position: Position) -> Kernel[Any, P]:
        return self._on_board_of(position).kernel

    def _on_board_of(self, position: Position) -> "KernelGame[P]":
        """Return the game on the board of a position, which an option may choose."""
        if not self.choose_board:
            return self
        sites = tuple(position.contents)
        if sites == self.sites:
            return self
        if not self._on_boards:
            for option in self.choose_board:
                for setting in self.options[option]:
                    other = self.configured(**{option: setting})
                    self._on_boards[other.sites] = other
        return self._on_boards.get(sites, self)

    def start(self, *, sides: tuple[str, ...] | None = None, **options: Setting) -> P:
        if options:
            return self.configured(**options).start(sides=sides)
        return self.kernel.begin(sides, self.settings)

    def turns(self, position: Position) -> Sequence[Turn]:
        return cast("P", position).turns

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        return self._kernel(position).turns_changing(cast("P", position), sites)

    def turns_played(
        self, position: Position, board: Mapping[str, Content]
    ) -> int | None:
        return self._kernel(position).turns_played(cast("P", position), board)

    def play(self, position: Position, turn: Turn) -> P:
        here = cast("P", position)
        for legal in here.turns:
            if legal is turn:
                return self._kernel(position).after(here, legal)
        if turn in here.turns or turn == self._read(here, turn.text):
            return self._kernel(position).after(here, turn)
        raise IllegalTurnError(f"{turn}: {self._fault(here, turn)}")

    def passed(self, position: Position) -> P:
        return self._kernel(position).passed(cast("P", position))

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> P:
        return self._kernel(position).settled(
            cast("P", position).rearranged(contents, to_move)
        )

    def uncounted(self, position: Position) -> P:
        return self._kernel(position).uncounted(cast("P", position))

    def parse(self, position: Position, text: str) -> Turn:
        here = cast("P", position)
        written = text.strip().casefold()
        for turn in here.turns:
            if turn.text.casefold() == written:
                return turn
        unlisted = self._read(here, written)
        if unlisted is not None:
            return unlisted
        reason = self._kernel(position).reason(here, written)
        if not reason and self._kernel(position).spells:
            reason = self._fault(here, self._spelled(here, text.strip()))
        near = ", ".join(turn.text for turn in here.turns[:3]) or "none, it is over"
        raise NotationError(
            f"{_cut(text)!r} is no legal turn of {here.to_move}"
            f"{reason and ': '}{reason}; legal are such as {near}"
        )

    def result(self, position: Position) -> Result | None:
        return cast("P", position).result

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        return self._kernel(position).changes(cast("P", position), turn)

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        return self._kernel(position).stages(cast("P", position), turn)

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        return self._kernel(position).closes(cast("P", position), turn)

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return the turn, stage or ruling that explains a board of ``contents``.

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
        meant = {
            site: self._kernel(position).meant(now) for site, now in contents.items()
        }
        wanted = {
            site: now for site, now in meant.items() if not fits(now, before[site])
        }
        board = {**before, **wanted}
        found: Turn | Stage | None = None
        if wanted and here.result is None:
            found = (
                self._turn_or_stage(here, wanted, {**before, **meant})
                if self._kernel(position).lists_all
                else self._kernel(position).recognised(here, board)
            )
        if found is not None:
            return found
        ruling = self._kernel(position).rule_on(here, board)
        game = self._on_board_of(position)
        ruling = besides(game, here, board, ruling)
        lies = {site: contents[site] for site in wanted}
        return mended(game, here, self._carried({**before, **lies}, before), ruling)

    def _carried(
        self, board: Mapping[str, Content], before: Mapping[str, Content]
    ) -> Mapping[str, Content]:
        """Return a board with each pile that is one piece, gone elsewhere, as that."""
        gone = [held for site, held in before.items() if not fits(board[site], held)]
        meant = {site: self.kernel.meant(held) for site, held in board.items()}
        return {s: meant[s] if meant[s] in gone else held for s, held in board.items()}

    def is_free(self, position: Position) -> bool:
        return self._kernel(position).is_free(cast("P", position))

    def supposed(self, position: Position) -> Sequence[Mapping[str, Content]]:
        return self._kernel(position).supposed(cast("P", position))

    def unlisted(self, position: Position) -> Sequence[Turn]:
        return self._kernel(position).unlisted(cast("P", position))

    def forced(self, position: Position) -> Turn | None:
        return self._kernel(position).forced(cast("P", position))

    def claims(self, position: Position) -> Sequence[ClaimRule]:
        return self._kernel(position).claims(cast("P", position))

    def tally(self, position: Position) -> Mapping[str, int]:
        return cast("P", position).tally

    def allies(self, position: Position, side: str) -> tuple[str, ...]:
        return self._kernel(position).allies(cast("P", position), side)

    def seconds(self, position: Position) -> float:
        return self._kernel(position).seconds(cast("P", position))

    def out_of_time(self, position: Position) -> P:
        return self._kernel(position).out_of_time(cast("P", position))

    def round_result(self, position: Position) -> Result | None:
        return self._kernel(position).round_result(cast("P", position))

    def points(self, position: Position) -> Mapping[str, int]:
        return self._kernel(position).points(cast("P", position))

    def winners_shown(
        self,
        position: Position,
        board: Mapping[str, Content],
        exchanged: Collection[str] = (),
    ) -> tuple[str, ...] | None:
        return self._kernel(position).winners_shown(
            cast("P", position), board, exchanged
        )

    def is_sifted(self, position: Position) -> bool:
        return self._kernel(position).is_sifted

    def boards_seen(self, position: Position, may_hold: MayHold) -> Iterable[SeenBoard]:
        return self._kernel(position).boards_seen(cast("P", position), may_hold)

    def turns_towards(
        self, position: Position, may_hold: MayHold, replies: int
    ) -> Iterable[Turn]:
        return self._kernel(position).turns_towards(
            cast("P", position), may_hold, replies
        )

    def name(self, position: Position, turn: Turn, notation: str = "") -> str:
        return self._kernel(position).name(cast("P", position), turn, notation)

    def by_piece(self, position: Position, turn: Turn) -> PieceTurn | None:
        return self._kernel(position).by_piece(cast("P", position), turn)

    def written(self, position: Position, turn: Turn) -> str:
        if self.written_as in OWN_NOTATIONS and turn.stood is None:
            return self.name(position, turn, self.written_as.name.lower())
        return super().written(position, turn)

    def called(self, position: Position, text: str) -> Turn | None:
        return self._kernel(position).called(cast("P", position), text)

    def fen(self, position: Position) -> str:
        return self._kernel(position).fen(cast("P", position))

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
        if here.result is not None:
            return None
        return self._kernel(here).read(here, text.casefold())

    def _spelled(self, here: P, text: str) -> Turn:
        """Return the turn that is written so, legal or not.

        Raises
        ------
        NotationError
            If it is none at all; it quotes the text as it was written.
        """
        plain = text.casefold()
        try:
            return self._kernel(here).spelled(here, plain)
        except NotationError as error:
            told = str(error).replace(repr(plain), repr(_cut(text)))
            raise NotationError(told) from None

    def _fault(self, here: P, turn: Turn) -> str:
        """Return the rule that a turn breaks, and the reason."""
        if here.to_move is not None and turn.side != here.to_move:
            return f"out_of_turn: it is {here.to_move}'s turn, not {turn.side}'s"
        board = dict(here.contents)
        named = {site for step in turn.steps for site in (step.site, step.to) if site}
        if not named <= board.keys():
            return f"no_such_site: {self.title} is played on {', '.join(board)}"
        reason = self._kernel(here).reason(here, turn.text.casefold())
        if reason:
            return reason
        lacking = missing(board, turn.steps)
        if lacking is not None:
            return f"nothing_there: no {lacking.piece} chip stands on {lacking.site}"
        return self._judged(here, turn)

    def _judged(self, here: P, turn: Turn) -> str:
        """Return the ruling's text on the board after a turn that is illegal."""
        board = (
            changed_by(here.contents, turn.steps)
            if self._kernel(here).spells
            else self._kernel(here).changes(here, turn)
        )
        match self.judge(here, board):
            case Turn() as known:
                return f"misnamed: what it does is written {known}"
            case Stage(owed=StepKind.REMOVE):
                return "removal_owed: the turn is not whole, a removal is due"
            case Stage(owed=owed):
                return f"unfinished: the turn is not whole, to {owed.value} is due"
            case Ruling(rule=rule, why=why):
                return f"{rule}: {why}"


def _cut(text: str) -> str:
    """Return a text to be quoted: its beginning, if it is longer than any turn."""
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}..."
