"""Kernel of chess-like games: kinds of pieces, of which one is royal.

Records define the motions of each kind, the rule of the royal piece, castling, and
where pieces drown.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from rules.core.claims import ClaimRule
from rules.core.model import Ruling, Setting, StepKind, Turn
from rules.core.options import named
from rules.core.piece_turns import PieceTurn, Threat, piece_turn
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.kinds.castling import ROOK
from rules.games.kinds.change import change_between
from rules.games.kinds.chasing import chased
from rules.games.kinds.claiming import claims_of
from rules.games.kinds.ends import ending_of
from rules.games.kinds.fen import read_fen
from rules.games.kinds.fen_writer import write_fen
from rules.games.kinds.foreign_notation import called, name_of, twins_of
from rules.games.kinds.history import KindsPast
from rules.games.kinds.legal_moves import NOBODY, Goes, OwnView
from rules.games.kinds.record import (
    Castling,
    KindRecord,
    Perpetual,
    RecordSpelling,
    Royal,
)
from rules.games.kinds.rulings import TABLE
from rules.games.kinds.set_up import pieces_in
from rules.games.kinds.shown_end import winners_shown
from rules.games.kinds.stages import stages_between
from rules.games.kinds.tables import ONWARD, tables_of
from rules.games.kinds.turns import listed, spelled
from rules.games.moves.stages import Stages
from rules.games.pits.pits import in_order
from rules.games.table_kernel import TableKernel
from rules.games.table_position import TablePosition

_SIGNS = {Threat.NONE: "", Threat.CHECK: "+", Threat.MATE: "#"}
_GOING = (StepKind.MOVE, StepKind.CASTLE)


class KindKernel(TableKernel[KindRecord]):
    """The rules of a game with kinds of pieces.

    Parameters
    ----------
    record
        The game.
    begins
        The position that it begins from, as FEN; '' as its record says.
    """

    most_chips = 1
    first_begins = True
    spells = True

    def __init__(self, record: KindRecord, begins: str = "") -> None:
        self.record = record
        self.begins = begins
        self.tables = tables_of(record.card.board, record.kinds)
        self.sites = self.tables.names
        self.most_changes = len(self.sites) if record.river else 4
        self.notations = [spelling.name.lower() for spelling in record.spellings]
        self.shows_end = bool(record.shown)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: each side's pieces stand where they begin."""
        del settings  # the record is set as they say
        if self.begins:
            return self.at_fen(self.begins, sides)
        players = named(self.record.card.name, 2, sides or self.record.sides)
        stands = pieces_in(self.record, self.record.set_up, players)
        return self.remembered(self.position(players, stands, 0, self._rooks(stands)))

    def at_fen(self, text: str, sides: tuple[str, ...] | None = None) -> TablePosition:
        """Return the position that a FEN describes.

        Raises
        ------
        NotationError
            If it is no FEN of this board.
        """
        players = named(self.record.card.name, 2, sides or self.record.sides)
        fen = read_fen(self.record, text, players)
        past = KindsPast(rooks=fen.rooks, quiet=fen.quiet)
        position = self.position(players, fen.stands, fen.mover, past)
        if fen.passed:
            position = self.passing(position, fen.passed)
        return self.settled(self.remembered(position))

    def position(
        self,
        players: tuple[str, ...],
        stands: Mapping[str, Piece],
        mover: int,
        past: KindsPast,
    ) -> TablePosition:
        """Return a position that is set up, not yet settled."""
        standing = {site: (piece,) for site, piece in stands.items()}
        return replace(self.first(players, standing, memory=past), mover=mover)

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        look = OwnView.at(self.record, position)
        return in_order([*listed(look, position.sides[position.mover])], self.sites)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        mover, held = position.mover, list(position.held)
        own = position.sides[mover]
        held[mover] += sum(
            step.kind is StepKind.REMOVE and step.piece.side != own
            for step in turn.steps
        )
        there = replace(
            there,
            mover=1 - mover,
            held=tuple(held),
            memory=self._past(position, turn),
        )
        return self.settled(self.remembered(self._after_passing(there, turn)))

    def uncounted(self, position: TablePosition) -> TablePosition:
        """Return a position that remembers how kings may castle, and nothing else."""
        past = position.memory
        assert isinstance(past, KindsPast)
        return replace(position, memory=KindsPast(rooks=past.rooks))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position with its result, if it is won, drawn or stuck."""
        there = self._newly_there(self._with_rooks_there(position))
        return replace(there, ending=ending_of(OwnView.at(self.record, there)))

    def _with_rooks_there(self, position: TablePosition) -> TablePosition:
        """Return the position without castling where king or rook is away by hand."""
        past, stands = position.memory, position.contents
        assert isinstance(past, KindsPast)
        rooks = frozenset(site for site in past.rooks if self._is_home(site, stands))
        if rooks == past.rooks:
            return position
        return replace(position, memory=replace(past, rooks=rooks))

    def _is_home(self, rook: str, stands: Mapping[str, Content]) -> bool:
        """Return True if a rook stands there, and its king in the same row."""
        pile = stands[rook]
        piece = Piece(pile[-1]) if isinstance(pile, tuple) and pile else Piece("")
        king = (Piece.of(piece.side, self.record.royal or ""),)
        row = rook[1:]
        return piece.kind == ROOK and any(
            stands[site] == king for site in stands if site[1:] == row
        )

    def stages(self, position: TablePosition, turn: Turn) -> Stages:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return stages_between(position.contents, turn)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.record, position, board))

    def name(self, position: TablePosition, turn: Turn, notation: str = "") -> str:
        """Return a legal turn in a named notation; '' for the usual one."""
        if not self.record.spellings:
            return turn.text
        usual = self.record.spellings[0]
        spelling = RecordSpelling[notation.upper()] if notation else usual
        text = name_of(spelling, OwnView.at(self.record, position), position, turn)
        if spelling is not RecordSpelling.SAN:
            return text
        return text + _SIGNS[self._threat(position, turn)]

    def by_piece(self, position: TablePosition, turn: Turn) -> PieceTurn | None:
        """Return a legal turn by its piece; None for castling and chains."""
        found = piece_turn(turn)
        if found is None:
            return None
        alone, threat = not twins_of(position, turn), self._threat(position, turn)
        return replace(found, alone=alone, threat=threat)

    def _threat(self, position: TablePosition, turn: Turn) -> Threat:
        """Return a legal turn's threat to the other royal piece: check or mate."""
        after = OwnView.at(self.record, self.after(position, turn))
        if self.record.guard is not Royal.GUARDED or not after.in_check:
            return Threat.NONE
        return Threat.CHECK if after.can_move else Threat.MATE

    def fen(self, position: TablePosition) -> str:
        """Return a first position as FEN has it, '' where others write none."""
        if self.begins:
            number = read_fen(self.record, self.begins).number
            return write_fen(self.record, position, number)
        return write_fen(self.record, position) if self.record.spellings else ""

    def called(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn that other programs write so, None if there is none."""
        look = OwnView.at(self.record, position)
        return called(self.record.spellings, look, position, text)

    def claims(self, position: TablePosition) -> Sequence[ClaimRule]:
        """Return the claims open to the side to move, rightful or not; () when over."""
        past = position.memory
        assert isinstance(past, KindsPast)
        return () if position.ending else tuple(claims_of(self.record, past))

    def winners_shown(
        self,
        position: TablePosition,
        board: Mapping[str, Content],
        exchanged: Collection[str] = (),
    ) -> tuple[str, ...] | None:
        """Return the winners shown by a whole board, () for a draw; None if none."""
        return winners_shown(self.record, position, board, exchanged)

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        look = OwnView.at(self.record, position)
        side = position.sides[position.mover]
        return spelled(look, side, text, position.contents)

    def remembered(self, position: TablePosition) -> TablePosition:
        """Return a position that remembers that it has been there."""
        past = position.memory
        assert isinstance(past, KindsPast)
        look = OwnView.at(self.record, position)
        newest = past.with_newest(_key(position), check=look.in_check)
        if self.record.chase is Perpetual.LOSES:
            hunted = (*newest.hunted, chased(look))
            laid = ((NOBODY, NOBODY),) * (len(hunted) - len(newest.moves))
            newest = replace(newest, hunted=hunted, moves=(*newest.moves, *laid))
        return replace(position, memory=newest)

    def _newly_there(self, position: TablePosition) -> TablePosition:
        """Return a position that remembers itself, as one laid out does not yet."""
        past = position.memory
        assert isinstance(past, KindsPast)
        known = past.seen[-1:] == (_key(position),)
        return position if known else self.remembered(position)

    def _rooks(self, stands: Mapping[str, Piece]) -> KindsPast:
        """Return the initial castling rights: of the rooks beside each king."""
        if self.record.castling is Castling.NONE:
            return KindsPast()
        places = dict(zip(self.sites, self.tables.places, strict=True))
        rooks = set()
        for king, piece in stands.items():
            if piece.kind != self.record.royal:
                continue
            file, rank = places[king]
            row = [
                site
                for site, other in stands.items()
                if other == Piece.of(piece.side, ROOK) and places[site][1] == rank
            ]
            left = [site for site in row if places[site][0] < file]
            right = [site for site in row if places[site][0] > file]
            rooks.update(sorted(left)[:1] + sorted(right)[-1:])
        return KindsPast(rooks=frozenset(rooks))

    def _past(self, position: TablePosition, turn: Turn) -> KindsPast:
        """Return the history after a turn, without the passed square."""
        past = position.memory
        assert isinstance(past, KindsPast)
        touched = {site for step in turn.steps for site in (step.site, step.to)}
        rooks = past.rooks - touched
        moved = next(s for s in turn.steps if s.kind in _GOING)
        if rooks and moved.piece.kind == self.record.royal:
            own = {
                site
                for site in rooks
                if position.contents[site] == (Piece.of(moved.piece.side, ROOK),)
            }
            rooks -= own
        progress = (
            any(step.kind is StepKind.REMOVE for step in turn.steps)
            or not self.record.by_letter[moved.piece.kind].is_quiet
        )
        if progress:
            return KindsPast(rooks=rooks)
        went = (self.sites.index(moved.site), self.sites.index(moved.to or moved.site))
        return KindsPast(
            rooks=rooks,
            quiet=past.quiet + 1,
            seen=past.seen,
            checks=past.checks,
            hunted=past.hunted,
            moves=(*past.moves, went) if past.hunted else (),
        )

    def passing(self, position: TablePosition, middle: str) -> TablePosition:
        """Return a position in which a piece has just passed over a site.

        Only where it can be taken for that, it is remembered.
        """
        past, lattice = position.memory, self.record.lattice
        assert isinstance(past, KindsPast)
        at = next((at for at, name in lattice.names.items() if name == middle), (0, 0))
        beyond = -ONWARD[position.mover]
        victim = lattice.names.get((at[0], at[1] + beyond))
        if victim is None:
            return position
        passed = replace(position, memory=replace(past, passed=middle, victim=victim))
        taken = (self.sites.index(victim),)
        look = OwnView.at(self.record, passed)
        can = any(goes.taken == taken for goes in look.legal() if _is_aside(look, goes))
        return passed if can else position

    def _after_passing(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return a position with what its last turn passed over."""
        step = turn.steps[0]
        if step.piece.kind != self.record.en_passant or step.to is None:
            return position
        places = self.record.lattice.places
        (file, rank), (to_file, to_rank) = places[step.site], places[step.to]
        if file != to_file or abs(to_rank - rank) != 2:
            return position
        middle = self.record.lattice.names[file, (rank + to_rank) // 2]
        return self.passing(position, middle)


def _is_aside(look: OwnView, goes: Goes) -> bool:
    """Return True if a piece takes another than the one where it lands."""
    return bool(goes.taken) and not look.stands[goes.way[-1]]


def _key(position: TablePosition) -> int:
    """Return the repetition key of a position: board, mover, rights."""
    past = position.memory
    assert isinstance(past, KindsPast)
    return hash((position.stands, position.mover, past.rooks, past.passed))
