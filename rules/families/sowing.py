"""Games of sowing seeds: mancala of every kind, played as a record says."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.board import Board
from rules.errors import IllegalTurnError, NotationError, OptionError
from rules.families.sowing_acts import on_the_way, stood
from rules.families.sowing_fill import first_phase, first_seeds
from rules.families.sowing_flow import after_play, plays_of, settled
from rules.families.sowing_judging import reason_against, supposed, turn_or_stage
from rules.families.sowing_position import Ended, Phase, SowPosition
from rules.families.sowing_record import Rounds, SowRecord, Starts
from rules.families.sowing_ring import SowRules
from rules.families.sowing_rulings import rule_on
from rules.families.sowing_variants import read_variant, variants
from rules.games.card import choices
from rules.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.options import Choices, chosen, ordinary
from rules.pieces import Content


class SowGame:
    """A sowing game, played as its record says; satisfies ``rules.model.Game``.

    A turn is written as the pit that is lifted first: 'S3'. Where the player chooses
    the way, 'S3>' sows along the own row from left to right, 'S3<' the other way.
    'S3~N4' is a sowing in which a four that came to be on N4 was forgotten, 'S3+N7'
    one in which a seed fell into the closed pit N7 and opened it. Boards are filled
    by 'fill:4,5,6,7,8,6/9,8,6,5,4,4' (each row from its own player's left), 'double',
    'fours:C1' (the first of the houses that get four) and 'turn' (the board is turned
    round); the next round by 'new' or 'buy:N3,N4'; 'S6-N1' gives the other side a
    seed.
    """

    def __init__(
        self, record: SowRecord, settings: Mapping[str, Setting] | None = None
    ) -> None:
        self.record = record
        self.options: Choices = choices(record.card.options)
        self.settings: Mapping[str, Setting] = (
            ordinary(self.options) if settings is None else settings
        )
        fields: dict[str, Any] = {}
        for option, setting in self.settings.items():
            fields |= record.card.options[option][setting]
        played = replace(record, **fields) if fields else record
        self.laid_out = SowRules(played, tuple(self.settings.values()))
        while (
            2 * played.poor >= self.laid_out.total
        ):  # then there were more in each pit
            played = replace(played, seeds=played.seeds + 1)
            self.laid_out = SowRules(played, tuple(self.settings.values()))

    def __repr__(self) -> str:
        return f"SowGame({self.id})"

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
        """Return the other names that people know the game by."""
        return self.record.card.aliases

    @property
    def rules(self) -> str:
        """Return the rules in plain words."""
        return self.record.card.rules

    @property
    def source(self) -> str:
        """Return rulebook and entry."""
        return self.record.card.source

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return self.record.card.notes

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""
        return self.laid_out.board

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the pits and stores that the game uses, in board order."""
        return self.laid_out.names

    @property
    def most_chips(self) -> int:
        """Return how many seeds a site may hold: all of them."""
        return self.laid_out.total

    def configured(self, **options: Setting) -> "SowGame":
        """Return the game with some options set, the others as they are."""
        settings = chosen(self.title, self.options, self.settings, options)
        return SowGame(self.record, settings)

    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> SowPosition:
        """Return the position before the first turn.

        Parameters
        ----------
        sides
            The names of the seats, from the side that begins: a side's name tells
            where it sits.
        options
            Settings of the game's options.

        Raises
        ------
        OptionError
            If an option or a setting is not known, or the sides are no seats.
        """
        if options:
            return self.configured(**options).start(sides=sides)
        rules = self.laid_out
        seats = rules.seats
        order = seats if sides is None else sides
        turned = [seats[n:] + seats[:n] for n in range(len(seats))]
        if order not in turned:
            raise OptionError(
                f"{self.title} is played by {', '.join(seats)}, in this order "
                f"whoever begins, not by {sides}"
            )
        first = seats.index(order[0])
        seeds = first_seeds(rules)
        if rules.record.poor and first:
            seeds = _swapped(rules, seeds)
        memory = None
        if rules.record.starts is Starts.FOLLOWING:
            memory = (rules.row(0)[0], 0, seeds)
        position = SowPosition(
            rules=rules,
            terms=rules.terms,
            seeds=seeds,
            held=(0,) * len(seats),
            sides=order,
            mover=first,
            phase=first_phase(rules),
            owners=rules.owner,
            began=first,
            memory=memory,
        )
        return _filled(settled(position))

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, in order; of free fillings, some."""
        return [play.turn for play in _mine(position).plays]

    def unlisted(self, position: Position) -> Sequence[Turn]:
        """Return legal turns that ``turns`` leaves out, as long as the seeds are sown.

        Up to two fours are forgotten in them, or a closed pit is opened by accident.
        """
        here = _mine(position)
        return [] if here.ending else [play.turn for play in variants(here)]

    def play(self, position: Position, turn: Turn) -> SowPosition:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """
        here = _mine(position)
        for known in here.plays:
            if known.turn is turn or known.turn == turn:
                return _filled(after_play(here, known))
        unlisted = None if here.ending else read_variant(here, turn.text.lower())
        if unlisted is not None and unlisted.turn == turn:
            return _filled(after_play(here, unlisted))
        raise IllegalTurnError(f"{turn}: {self._fault(here, turn)}")

    def passed(self, position: Position) -> SowPosition:
        """Return the position with the next side to move, nothing else changed."""
        here = _mine(position)
        mover = (here.mover + 1) % len(here.rules.seats)
        phase = Phase.SOW if here.phase in (Phase.FEED, Phase.ACCEPT) else here.phase
        return _filled(settled(here.but(mover=mover, phase=phase, ending=None)))

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> SowPosition:
        """Return the position with other contents and that side to move.

        Seeds that are no longer there are lost.
        """
        here = _mine(position)
        board = {**here.contents, **contents}
        seeds = tuple(seed if isinstance(seed, int) else 0 for seed in board.values())
        mover = here.rules.seats.index(to_move)
        phase = Phase.SOW if here.phase in (Phase.FEED, Phase.ACCEPT) else here.phase
        there = here.but(seeds=seeds, mover=mover, phase=phase, ending=None)
        return _filled(settled(there))

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so; says why.
        """
        here = _mine(position)
        written = text.strip().lower()
        for play in here.plays:
            if play.turn.text.lower() == written:
                return play.turn
        unlisted = None if here.ending else read_variant(here, written)
        if unlisted is not None:
            return unlisted.turn
        near = ", ".join(play.turn.text for play in here.plays[:3])
        reason = reason_against(here, written)
        raise NotationError(
            f"{text!r} is no legal turn of {here.to_move}{reason}; "
            f"legal are such as {near or 'none, it is over'}"
        )

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""
        here = _mine(position)
        return None if here.ending is None else _result(here, here.ending)

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what lies, after the turn, on each site that it changes."""
        here = _mine(position)
        for play in here.plays:
            if play.turn is turn:
                return _differing(here, play.seeds)
        return _differing(here, stood(here, turn))

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between, seed by seed, and the kind of act then owed.

        ``judge`` knows more of them: seeds that are won may be taken a little later.
        """
        here = _mine(position)
        found: dict[tuple[int, ...], StepKind] = {}
        for seeds, owed in on_the_way(here, turn):
            found.setdefault(seeds, owed)
        return [(_differing(here, seeds), owed) for seeds, owed in found.items()]

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return (): there are no lines of chips."""
        del turn
        _mine(position)
        return ()

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return what happened when the board came to hold ``contents``.

        Sites that are not listed are unchanged.

        Raises
        ------
        ValueError
            If a site is not one of the game's.
        """
        here = _mine(position)
        strange = [site for site in contents if site not in here.rules.number]
        if strange:
            raise ValueError(
                f"{self.title} has no site {strange[0]!r}; "
                f"its sites are {', '.join(here.rules.names)}"
            )
        board = {**here.contents, **contents}
        found = None
        if not here.ending and board != here.contents:
            found = turn_or_stage(here, board)
        return rule_on(here, board) if found is None else found

    def is_free(self, position: Position) -> bool:
        """Return whether the board is filled as somebody likes."""
        return _mine(position).phase is Phase.FILL

    def supposed(self, position: Position) -> Sequence[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""
        here = _mine(position)
        return [_differing(here, seeds) for seeds in supposed(here)]

    def seconds(self, position: Position) -> float:
        """Return 0: a turn takes what time it takes."""
        _mine(position)
        return 0.0

    def out_of_time(self, position: Position) -> SowPosition:
        """Return the same position."""
        return _mine(position)

    def round_result(self, position: Position) -> Result | None:
        """Return how the last round ended, until the next one's first turn."""
        here = _mine(position)
        if here.rules.record.rounds is Rounds.ONE or here.last_round is None:
            return None
        return _result(here, here.last_round)

    def points(self, position: Position) -> Mapping[str, int]:
        """Return every side's surplus, or rounds won; {} where one round is all."""
        here = _mine(position)
        if here.rules.record.rounds is Rounds.ONE:
            return {}
        points = here.points or (0,) * len(here.sides)
        return dict(zip(here.rules.seats, points, strict=True))

    def _fault(self, here: SowPosition, turn: Turn) -> str:
        if here.to_move is not None and turn.side != here.to_move:
            return f"out_of_turn: it is {here.to_move}'s turn, not {turn.side}'s"
        number = here.rules.number
        if any(step.site not in number for step in turn.steps if step.site):
            return f"no_such_site: {self.title} is played on {', '.join(number)}"
        seeds: dict[str, Content] = dict(
            zip(here.rules.names, stood(here, turn), strict=True)
        )
        reason = reason_against(here, turn.text.lower()).removeprefix(": ")
        if reason:
            return reason
        match None if here.ending else turn_or_stage(here, seeds):
            case Turn() as known:
                return f"misnamed: what it does is written {known}"
            case Stage(owed=owed):
                return f"unfinished: it is not over, to {owed.value} is due"
        ruling = rule_on(here, seeds)
        return f"{ruling.rule}: {ruling.why}"


def _mine(position: Position) -> SowPosition:
    if not isinstance(position, SowPosition):
        raise TypeError(f"a SowPosition is needed, not {type(position).__name__}")
    return position


def _filled(position: SowPosition) -> SowPosition:
    """Return the position with its legal turns."""
    return position if position.ending else replace(position, plays=plays_of(position))


def _swapped(rules: SowRules, seeds: tuple[int, ...]) -> tuple[int, ...]:
    """Return a board with the two stores' seeds exchanged."""
    board = list(seeds)
    one, two = rules.stores
    board[one], board[two] = board[two], board[one]
    return tuple(board)


def _differing(here: SowPosition, seeds: Sequence[int]) -> dict[str, Content]:
    return {
        name: now
        for name, before, now in zip(here.rules.names, here.seeds, seeds, strict=True)
        if now != before
    }


def _result(here: SowPosition, ended: Ended) -> Result:
    seats = here.rules.seats
    winners = tuple(seats[seat] for seat in ended.winners)
    return Result(winners, ended.reason, dict(zip(seats, ended.scores, strict=True)))
