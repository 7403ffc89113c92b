"""Base of games that wrap another: they delegate what they do not change."""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from rules.core.claims import ClaimRule
from rules.core.facts import Man, Notation
from rules.core.game import NO_ABILITIES, Abilities, Game, MayHold, SeenBoard
from rules.core.model import Position, Result, Ruling, Stage, StepKind, Turn
from rules.core.piece_turns import PieceTurn
from rules.core.pieces import Content, Piece
from rules.core.texts import Texts


class WrappedGame(Game):
    """Game that delegates to another one, which is played within it.

    Where nothing is played within a position, as between the rounds of a match, it
    answers as a game without any ability, and whoever is made of it must do the rest.

    Parameters
    ----------
    game
        The game that is played.

    Attributes
    ----------
    game
        The game that is played.
    """

    def __init__(self, game: Game) -> None:
        for ability in Abilities.__annotations__:
            setattr(self, ability, getattr(game, ability))
        self.game = self.wraps = game
        self.players, self.wording, self.record = (
            game.players,
            game.wording,
            game.record,
        )
        self.board, self.sites = game.board, game.sites
        self.labels, self.written_as = game.labels, game.written_as
        self.most_chips, self.most_changes = game.most_chips, game.most_changes

    @abstractmethod
    def within(self, position: Position) -> tuple[Game, Position] | None:
        """Return the game that is played in a position, and its own position."""

    @abstractmethod
    def _with(self, position: Position, inner: Position) -> Position:
        """Return a position with another one of the game that is played within it."""

    def _named(self, position: Position, turn: Turn) -> Turn:
        """Return a turn of the game that is played as one of this game."""
        del position
        return turn

    def _unnamed(self, position: Position, turn: Turn) -> Turn:
        """Return a turn of this game as one of the game that is played."""
        del position
        return turn

    def _ended(self, position: Position, result: Result | None) -> Result | None:
        """Return a result of the game that is played, its sides as in this game."""
        del position
        return result

    def _able(self, position: Position) -> tuple[Abilities, Position]:
        """Return the wrapped game's abilities, and its own position."""
        return self.within(position) or (NO_ABILITIES, position)

    def _asked(self, position: Position) -> tuple[Game, Position]:
        within = self.within(position)
        assert within is not None, f"nothing is played: {position}"
        return within

    def person(self, position: Position) -> str | None:
        able, inner = self._able(position)
        return able.person(inner)

    # -- turns -------------------------------------------------------------

    def turns(self, position: Position) -> Sequence[Turn]:
        game, inner = self._asked(position)
        return self._all_named(position, game.turns(inner))

    def _all_named(self, position: Position, turns: Sequence[Turn]) -> Sequence[Turn]:
        """Return turns of the game that is played as those of this game."""
        if not turns or self._named(position, turns[0]) is turns[0]:
            return turns
        return [self._named(position, turn) for turn in turns]

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        game, inner = self._asked(position)
        return self._all_named(position, game.turns_changing(inner, sites))

    def turns_played(
        self, position: Position, board: Mapping[str, Content]
    ) -> int | None:
        able, inner = self._able(position)
        return able.turns_played(inner, board)

    def unlisted(self, position: Position) -> Sequence[Turn]:
        able, inner = self._able(position)
        return self._all_named(position, able.unlisted(inner))

    def forced(self, position: Position) -> Turn | None:
        able, inner = self._able(position)
        turn = able.forced(inner)
        return None if turn is None else self._named(position, turn)

    def play(self, position: Position, turn: Turn) -> Position:
        game, inner = self._asked(position)
        return self._with(position, game.play(inner, self._unnamed(position, turn)))

    def passed(self, position: Position) -> Position:
        game, inner = self._asked(position)
        return self._with(position, game.passed(inner))

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> Position:
        game, inner = self._asked(position)
        return self._with(position, game.rearranged(inner, contents, to_move))

    # -- ends --------------------------------------------------------------

    def uncounted(self, position: Position) -> Position:
        game, inner = self._asked(position)
        return self._with(position, game.uncounted(inner))

    def result(self, position: Position) -> Result | None:
        game, inner = self._asked(position)
        return self._ended(position, game.result(inner))

    def claims(self, position: Position) -> Sequence[ClaimRule]:
        able, inner = self._able(position)
        return [
            replace(claim, result=self._ended(position, claim.result))
            for claim in able.claims(inner)
        ]

    def winners_shown(
        self,
        position: Position,
        board: Mapping[str, Content],
        exchanged: Collection[str] = (),
    ) -> tuple[str, ...] | None:
        able, inner = self._able(position)
        return able.winners_shown(inner, board, exchanged)

    def round_result(self, position: Position) -> Result | None:
        able, inner = self._able(position)
        return able.round_result(inner)

    def points(self, position: Position) -> Mapping[str, int]:
        able, inner = self._able(position)
        return able.points(inner)

    def round_given_up(self, position: Position, ended: Result) -> Position | None:
        able, inner = self._able(position)
        there = able.round_given_up(inner, ended)
        return None if there is None else self._with(position, there)

    def tally(self, position: Position) -> Mapping[str, int]:
        able, inner = self._able(position)
        return able.tally(inner)

    def allies(self, position: Position, side: str) -> tuple[str, ...]:
        able, inner = self._able(position)
        return able.allies(inner, side)

    def winners_without(self, position: Position, side: str) -> tuple[str, ...]:
        able, inner = self._able(position)
        return able.winners_without(inner, side)

    def seconds(self, position: Position) -> float:
        able, inner = self._able(position)
        return able.seconds(inner)

    def out_of_time(self, position: Position) -> Position:
        able, inner = self._able(position)
        late = able.out_of_time(inner)
        return position if late == inner else self._with(position, late)

    # -- boards ------------------------------------------------------------

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        game, inner = self._asked(position)
        return game.changes(inner, self._unnamed(position, turn))

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        game, inner = self._asked(position)
        return game.stages(inner, self._unnamed(position, turn))

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        able, inner = self._able(position)
        return able.closes(inner, self._unnamed(position, turn))

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        game, inner = self._asked(position)
        match game.judge(inner, contents):
            case Ruling(held=Turn() | Stage() as held) as ruling:
                return replace(ruling, held=self._held_named(position, held))
            case Ruling() as ruling:
                return ruling
            case held:
                return self._held_named(position, held)

    def _held_named(self, position: Position, held: Turn | Stage) -> Turn | Stage:
        """Return a turn or stage of the game that is played as one of this game."""
        if isinstance(held, Turn):
            return self._named(position, held)
        return replace(held, turns=tuple(self._all_named(position, held.turns)))

    def is_free(self, position: Position) -> bool:
        able, inner = self._able(position)
        return able.is_free(inner)

    def supposed(self, position: Position) -> Iterable[Mapping[str, Content]]:
        able, inner = self._able(position)
        return able.supposed(inner)

    def is_sifted(self, position: Position) -> bool:
        able, inner = self._able(position)
        return able.is_sifted(inner)

    def boards_seen(self, position: Position, may_hold: MayHold) -> Iterable[SeenBoard]:
        able, inner = self._able(position)
        for turn, board, owed in able.boards_seen(inner, may_hold):
            yield self._named(position, turn), board, owed

    def turns_towards(
        self, position: Position, may_hold: MayHold, replies: int
    ) -> Iterable[Turn]:
        able, inner = self._able(position)
        for turn in able.turns_towards(inner, may_hold, replies):
            yield self._named(position, turn)

    # -- names -------------------------------------------------------------

    def parse(self, position: Position, text: str) -> Turn:
        game, inner = self._asked(position)
        return self._named(position, game.parse(inner, text))

    def name(self, position: Position, turn: Turn, notation: str = "") -> str:
        able, inner = self._able(position)
        return able.name(inner, self._unnamed(position, turn), notation)

    def by_piece(self, position: Position, turn: Turn) -> PieceTurn | None:
        able, inner = self._able(position)
        return able.by_piece(inner, self._unnamed(position, turn))

    def written(self, position: Position, turn: Turn) -> str:
        within = self.within(position)
        if within is None:
            return super().written(position, turn)
        game, inner = within
        return game.written(inner, self._unnamed(position, turn))

    def spoken(self, position: Position, turn: Turn) -> Notation:
        within = self.within(position)
        if within is None:
            return super().spoken(position, turn)
        game, inner = within
        return replace(game.spoken(inner, self._unnamed(position, turn)), turn=turn)

    def called(self, position: Position, text: str) -> Turn | None:
        able, inner = self._able(position)
        turn = able.called(inner, text)
        return None if turn is None else self._named(position, turn)

    def fen(self, position: Position) -> str:
        able, inner = self._able(position)
        return able.fen(inner)

    def kind_name(self, piece: Piece) -> Man:
        return self.game.kind_name(piece)

    def named_on(self, piece: Piece, site: str) -> Man:
        return self.game.named_on(piece, site)


def made_of(game: Texts, own: Texts) -> Texts:
    """Return the texts of a game that is made of another: its own before that one's."""
    rules = (*own.rules, game.title, *game.rules)
    return Texts(own.title, rules, (*own.notes, *game.notes))
