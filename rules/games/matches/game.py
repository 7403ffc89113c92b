"""Match as a game: rounds of one game until somebody has won.

While a round runs the game of the round answers. When it has ended and the match has
not, the position is between rounds: the one legal turn ('new') sets up the next round,
with as many acts and in whatever order the players like. Where the loser chooses who
begins, there is one such turn for each choice ('new:black'). They leave the same
board, so a referee has to ask, or sees it by who then plays.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.core.errors import IllegalTurnError, NotationError, OptionError
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.options import Choices, chosen, ordinary
from rules.core.pieces import Content
from rules.core.texts import Texts
from rules.games.acts import changed_by, stages_within, touches
from rules.games.card import choices
from rules.games.matches.alone import named_result, of_game, of_match, round_result_in
from rules.games.matches.position import MatchPosition, with_round
from rules.games.matches.record import MatchRecord, Starter
from rules.games.matches.rounds import awaiting, begun, judged, starters_after
from rules.games.matches.wrapped import WrappedGame, made_of
from rules.rulings.mended import mended

PERSONS = ("first", "second", "third", "fourth")
"""What the players are called where each plays alone and nobody says otherwise."""


class MatchGame(WrappedGame):
    """A match, played as its record says.

    Parameters
    ----------
    game
        The game whose rounds are played.
    record
        What makes a match of them.
    settings
        What the record's own options are set to; None: as it says.

    Attributes
    ----------
    match
        What makes a match of the rounds, the options set.
    """

    def __init__(
        self,
        game: Game,
        record: MatchRecord,
        settings: Mapping[str, Setting] | None = None,
    ) -> None:
        super().__init__(game)
        own = {**ordinary(choices(record.card.options)), **(settings or {})}
        changes: dict[str, Any] = {}
        for option, setting in own.items():
            changes |= record.card.options[option][setting]
        self.match = replace(record, **changes) if changes else record
        self.settings = {**own, **game.settings}
        self._written = record
        self._variants: dict[tuple[Setting, ...], MatchGame] = {}
        card = self.match.card
        self.id, self.aliases = card.id, card.aliases
        self.most_changes = len(self.sites)  # the next round is set up

    @property
    def texts(self) -> Texts:
        return made_of(self.game.texts, self.match.card.texts)

    @property
    def source(self) -> str:
        return self.match.card.book

    @property
    def options(self) -> Choices:
        return {**choices(self._written.card.options), **self.game.options}

    def configured(self, **options: Setting) -> "MatchGame":
        """Return the match with some options set, the others as they are."""
        settings = chosen(self.title, self.options, self.settings, options)
        if settings == self.settings:
            return self
        key = tuple(settings.values())
        if key not in self._variants:
            own = {option: settings[option] for option in self._written.card.options}
            of_game = {
                option: settings[option]
                for option in options
                if option in self.game.options
            }
            game = self.game.configured(**of_game) if of_game else self.game
            self._variants[key] = MatchGame(game, self._written, own)
        return self._variants[key]

    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> MatchPosition:
        """Return the position before the first turn of the first round.

        Parameters
        ----------
        sides
            As for the game; where each plays alone, the names of the players.
        options
            Settings of the options of match and game.

        Raises
        ------
        OptionError
            If an option or a setting is not known, or the sides are too many or few.
        """
        if options:
            return self.configured(**options).start(sides=sides)
        if self._alone:
            inner = self.game.start()
            everybody = self._persons(sides)
        else:
            inner = self.game.start(sides=sides)
            everybody = inner.sides
        nothing = (0,) * len(everybody)
        return MatchPosition(
            game=self.game,
            record=self.match,
            terms=tuple(self.settings[option] for option in self._written.card.options),
            everybody=everybody,
            left=everybody,
            inner=inner,
            began=everybody[0],
            scored=nothing,
            won=nothing,
        )

    def within(self, position: Position) -> tuple[Game, Position] | None:
        here = _mine(position)
        return None if here.between else (here.game, here.inner)

    def _with(self, position: Position, inner: Position) -> MatchPosition:
        """Return the position with another one of its round, which may be the last."""
        here = _mine(position)
        ended = round_result_in(here, inner)
        if ended is None:
            return replace(here, inner=inner, last=None)
        return _round_over(here, inner, ended)

    def _named(self, position: Position, turn: Turn) -> Turn:
        return of_match(_mine(position), turn)

    def _unnamed(self, position: Position, turn: Turn) -> Turn:
        return of_game(_mine(position), turn)

    def _ended(self, position: Position, result: Result | None) -> Result | None:
        return None if result is None else named_result(_mine(position), result)

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn of the round, or the set-up of the next."""
        between = _mine(position).between
        return between.turns if between else super().turns(position)

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        between = _mine(position).between
        if between is None:
            return super().turns_changing(position, sites)
        return [turn for turn in between.turns if touches(turn, sites)]

    def play(self, position: Position, turn: Turn) -> Position:
        here = _mine(position)
        if here.to_move not in (None, turn.side):
            raise IllegalTurnError(
                f"{turn}: out_of_turn: it is {here.to_move}'s turn, not {turn.side}'s"
            )
        if here.between is None:
            return super().play(position, turn)
        if turn not in here.between.turns:
            raise IllegalTurnError(
                f"{turn}: no_set_up: the round is over, and the next is to be set up "
                f"({_listed(here.between.turns)})"
            )
        number = here.between.turns.index(turn)
        return begun(here, here.between.starters[number])

    def passed(self, position: Position) -> Position:
        here = _mine(position)
        if here.ending:
            return here
        if here.between is None:
            return super().passed(position)
        number = here.left.index(here.between.due) + 1
        due = here.left[number % len(here.left)]
        return awaiting(here, here.contents, due, here.between.starters)

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> Position:
        """Return the position with other contents and that side to move.

        Between rounds the next is then set up from that board.
        """
        here = _mine(position)
        if here.between is None:
            side = here.inner.sides[0] if self._alone else to_move
            return super().rearranged(position, contents, side)
        board = {**here.contents, **contents}
        return awaiting(here, board, to_move, here.between.starters)

    def parse(self, position: Position, text: str) -> Turn:
        here = _mine(position)
        if here.between is None:
            return super().parse(position, text)
        written = text.strip().casefold()
        for turn in here.between.turns:
            if turn.text.casefold() == written:
                return turn
        raise NotationError(
            f"{text!r} is no legal turn of {here.to_move}: the round is over; "
            f"the next is set up with {_listed(here.between.turns)}"
        )

    def result(self, position: Position) -> Result | None:
        """Return the match's result, None while it goes on."""
        here = _mine(position)
        if here.ending is None:
            return None
        return Result(here.ending.winners, here.ending.reason, here.points)

    def round_result(self, position: Position) -> Result | None:
        """Return the result of the round that ends in this position, None if none does.

        Where nothing had to be set up, it is returned until the next round's first
        turn.
        """
        here = _mine(position)
        if here.ending or here.between:
            return round_result_in(here, here.inner)
        return round_result_in(here, here.last) if here.last else None

    def points(self, position: Position) -> Mapping[str, int]:
        """Return each side's score of the previous rounds, eliminated ones included.

        Sides that play together have their points together.
        """
        return _mine(position).points

    def round_given_up(self, position: Position, ended: Result) -> Position | None:
        here = _mine(position)
        if here.ending or here.between or self._alone:
            return None
        return _round_over(here, here.inner, ended)

    def tally(self, position: Position) -> Mapping[str, int]:
        """Return the round's captures, else the scores of the previous rounds."""
        here = _mine(position)
        is_played = not (here.ending or here.between or self._alone)
        return super().tally(position) if is_played else here.points

    def allies(self, position: Position, side: str) -> tuple[str, ...]:
        party = _mine(position).party(side)
        return party if len(party) > 1 else super().allies(position, side)

    def winners_without(self, position: Position, side: str) -> tuple[str, ...]:
        """Return the winners if a side resigns.

        In elimination it is out, so the next in turn has won.
        """
        sides, lost = position.sides, self.allies(position, side)
        if self.match.elimination:
            return (sides[(sides.index(side) + 1) % len(sides)],)
        return tuple(other for other in sides if other not in lost)

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        here = _mine(position)
        if here.between:
            return changed_by(here.contents, turn.steps)
        return super().changes(position, turn)

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed.

        Between rounds these are those of one order of the acts; ``judge`` recognises
        the boards of all.
        """
        here = _mine(position)
        if here.between:
            return stages_within(here.contents, turn.steps)
        return super().stages(position, turn)

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return the turn, stage or ruling that explains a board of ``contents``.

        Between rounds, any board on which every site holds what it held, what it
        will hold, or less, is on the way to the next round.
        """
        here = _mine(position)
        if not here.between:
            return super().judge(here, contents)
        found = judged(here, contents)
        if isinstance(found, Ruling):
            return mended(self, here, {**here.contents, **contents}, found)
        return found

    def seconds(self, position: Position) -> float:
        return 0.0 if _mine(position).ending else super().seconds(position)

    def out_of_time(self, position: Position) -> Position:
        here = _mine(position)
        return here if here.ending else super().out_of_time(position)

    @property
    def _alone(self) -> bool:
        """Return True if each player plays alone."""
        return self.match.starter is Starter.EACH_ALONE

    def _persons(self, sides: tuple[str, ...] | None) -> tuple[str, ...]:
        """Return the players' names; given names determine the number of players."""
        if sides is None:
            return PERSONS[: int(self.settings["players"])]
        counts = self._written.card.options["players"]
        if len(sides) not in counts or len(set(sides)) != len(sides):
            wanted = " or ".join(map(str, counts))
            raise OptionError(f"{self.title} needs {wanted} players, not {sides}")
        return sides


def _mine(position: Position) -> MatchPosition:
    if not isinstance(position, MatchPosition):
        raise TypeError(f"a MatchPosition is needed, not {type(position).__name__}")
    return position


def _round_over(here: MatchPosition, inner: Position, ended: Result) -> MatchPosition:
    """Return the position when a round has ended so, with its last position."""
    there = with_round(here, inner, ended)
    if there.ending:
        return there
    return awaiting(there, inner.contents, *starters_after(there, ended))


def _listed(turns: Sequence[Turn]) -> str:
    return " or ".join(repr(turn.text) for turn in turns)
