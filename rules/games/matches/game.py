"""A match: rounds of one game until somebody has won it; a game itself.

While a round runs the game of the round answers. When it has ended and the match has
not, the position is between rounds: the one legal turn ('new') sets up the next round,
with as many acts and in whatever order the players like. Where the loser chooses who
begins, there is one such turn for each choice ('new:black'). They leave the same
board, so a referee has to ask, or sees it by who then plays.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.core.errors import IllegalTurnError, NotationError, OptionError
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.options import Choices, chosen, ordinary
from rules.core.pieces import Content
from rules.games.acts import changed_by, stages_within, touches
from rules.games.card import choices
from rules.games.matches.alone import of_game, of_match, round_result_in
from rules.games.matches.made_of import MadeOf
from rules.games.matches.position import MatchPosition, with_round
from rules.games.matches.record import MatchRecord, Starter
from rules.games.matches.rounds import awaiting, begun, judged, starters_after

PERSONS = ("first", "second", "third", "fourth")
"""What the players are called where each plays alone and nobody says otherwise."""


class MatchGame(MadeOf):
    """A match, played as its record says; satisfies ``rules.core.game.Game``.

    Parameters
    ----------
    game
        The game whose rounds are played.
    record
        What makes a match of them.
    settings
        What the record's own options are set to; None: as it says.
    """

    def __init__(
        self,
        game: Game,
        record: MatchRecord,
        settings: Mapping[str, Setting] | None = None,
    ) -> None:
        own = {**ordinary(choices(record.card.options)), **(settings or {})}
        changes: dict[str, Any] = {}
        for option, setting in own.items():
            changes |= record.card.options[option][setting]
        self.game = game
        self.wording = game.wording
        self.players = game.players
        self.record = replace(record, **changes) if changes else record
        self.settings: Mapping[str, Setting] = {**own, **game.settings}
        self._written = record
        self._variants: dict[tuple[Setting, ...], MatchGame] = {}

    def __repr__(self) -> str:
        return f"MatchGame({self.id})"

    @property
    def id(self) -> str:
        """Return the id in snake_case."""
        return self.record.card.id

    @property
    def title(self) -> str:
        """Return the name for people."""
        return self.record.card.title

    @property
    def aliases(self) -> tuple[str, ...]:
        """Return the other names that people know the match by."""
        return self.record.card.aliases

    @property
    def rules(self) -> str:
        """Return the rules of the match, then of the game, in plain words."""
        return f"{self.record.card.rules}\n\n{self.game.title}\n\n{self.game.rules}"

    @property
    def source(self) -> str:
        """Return rulebook and entry."""
        return self.record.card.source

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return (*self.record.card.notes, *self.game.notes)

    @property
    def most_changes(self) -> int:
        """Return how many sites a turn changes at most."""
        return len(self.sites)

    @property
    def options(self) -> Choices:
        """Return the options of the match, then of the game, and their settings."""
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
            record=self.record,
            terms=tuple(self.settings[option] for option in self._written.card.options),
            everybody=everybody,
            left=everybody,
            inner=inner,
            began=everybody[0],
            scored=nothing,
            won=nothing,
        )

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn of the round, or the set-up of the next."""
        here = _mine(position)
        if here.between:
            return here.between.turns
        turns = here.game.turns(here.inner)
        return tuple(of_match(here, turn) for turn in turns) if self._alone else turns

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        here = _mine(position)
        if here.between:
            return [turn for turn in here.between.turns if touches(turn, sites)]
        turns = here.game.turns_changing(here.inner, sites)
        return [of_match(here, turn) for turn in turns]

    def play(self, position: Position, turn: Turn) -> MatchPosition:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """
        here = _mine(position)
        if here.to_move not in (None, turn.side):
            raise IllegalTurnError(
                f"{turn}: out_of_turn: it is {here.to_move}'s turn, not {turn.side}'s"
            )
        if here.between is None:
            return _gone_on(here, here.game.play(here.inner, of_game(here, turn)))
        if turn not in here.between.turns:
            raise IllegalTurnError(
                f"{turn}: no_set_up: the round is over, and the next is to be set up "
                f"({_listed(here.between.turns)})"
            )
        number = here.between.turns.index(turn)
        return begun(here, here.between.starters[number])

    def passed(self, position: Position) -> MatchPosition:
        """Return the position with the next side to move, nothing else changed."""
        here = _mine(position)
        if here.ending:
            return here
        if here.between is None:
            return _gone_on(here, here.game.passed(here.inner))
        number = here.left.index(here.between.due) + 1
        due = here.left[number % len(here.left)]
        return awaiting(here, here.contents, due, here.between.starters)

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> MatchPosition:
        """Return the position with other contents and that side to move.

        Between rounds the next is then set up from that board.
        """
        here = _mine(position)
        if here.between:
            board = {**here.contents, **contents}
            return awaiting(here, board, to_move, here.between.starters)
        side = here.inner.sides[0] if self._alone else to_move
        return _gone_on(here, here.game.rearranged(here.inner, contents, side))

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so.
        """
        here = _mine(position)
        if here.between is None:
            return of_match(here, here.game.parse(here.inner, text))
        written = text.strip().casefold()
        for turn in here.between.turns:
            if turn.text.casefold() == written:
                return turn
        raise NotationError(
            f"{text!r} is no legal turn of {here.to_move}: the round is over; "
            f"the next is set up with {_listed(here.between.turns)}"
        )

    def result(self, position: Position) -> Result | None:
        """Return how the match ended, None while it goes on."""
        here = _mine(position)
        if here.ending is None:
            return None
        return Result(here.ending.winners, here.ending.reason, here.points)

    def round_result(self, position: Position) -> Result | None:
        """Return how the round ended that the position is the end of, None if none.

        Where nothing had to be set up, it is told until the next round's first turn.
        """
        here = _mine(position)
        if here.ending or here.between:
            return round_result_in(here, here.inner)
        return round_result_in(here, here.last) if here.last else None

    def points(self, position: Position) -> Mapping[str, int]:
        """Return what every side has scored in the rounds before, eliminated ones too.

        Sides that play together have their points together.
        """
        return _mine(position).points

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        here = _mine(position)
        if here.between:
            return changed_by(here.contents, turn.steps)
        return here.game.changes(here.inner, of_game(here, turn))

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
        return here.game.stages(here.inner, of_game(here, turn))

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips (mills) that the turn closes."""
        here = _mine(position)
        if here.between:
            return ()
        return here.game.closes(here.inner, of_game(here, turn))

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return what happened when the board came to hold ``contents``.

        Between rounds, any board on which every site holds what it held, what it
        will hold, or less, is on the way to the next round.
        """
        here = _mine(position)
        if here.between:
            return judged(here, contents)
        found = here.game.judge(here.inner, contents)
        match found:
            case Turn():
                return of_match(here, found)
            case Stage(turns=turns):
                mapped = tuple(of_match(here, turn) for turn in turns)
                return replace(found, turns=mapped)
            case _:
                return found

    def is_free(self, position: Position) -> bool:
        """Return whether the board is laid out freely."""
        here = _mine(position)
        return not here.between and here.game.is_free(here.inner)

    def supposed(self, position: Position) -> Iterable[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""
        here = _mine(position)
        return () if here.between else here.game.supposed(here.inner)

    def seconds(self, position: Position) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        here = _mine(position)
        if here.ending or here.between:
            return 0.0
        return here.game.seconds(here.inner)

    def out_of_time(self, position: Position) -> MatchPosition:
        """Return the position when that time has run out, the same if no rule says."""
        here = _mine(position)
        if here.ending or here.between:
            return here
        inner = here.game.out_of_time(here.inner)
        return here if inner == here.inner else _gone_on(here, inner)

    @property
    def _alone(self) -> bool:
        """Tell whether each player plays alone."""
        return self.record.starter is Starter.EACH_ALONE

    def _persons(self, sides: tuple[str, ...] | None) -> tuple[str, ...]:
        """Return the players' names; if they are given, they tell how many play."""
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


def _gone_on(here: MatchPosition, inner: Position) -> MatchPosition:
    """Return the position with another one of its round, which may be the last."""
    ended = round_result_in(here, inner)
    if ended is None:
        return replace(here, inner=inner, last=None)
    there = with_round(here, inner, ended)
    if there.ending:
        return there
    return awaiting(there, inner.contents, *starters_after(there, ended))


def _listed(turns: Sequence[Turn]) -> str:
    return " or ".join(repr(turn.text) for turn in turns)
