"""Kernel of sowing games (mancala)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.errors import OptionError
from rules.core.model import Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.pieces import Content
from rules.games.kernel import Kernel
from rules.games.sowing.acts import on_the_way, stood
from rules.games.sowing.fill import first_phase, first_seeds
from rules.games.sowing.flow import after_play, plays_of, settled
from rules.games.sowing.judging import reason_against, supposed, turn_or_stage
from rules.games.sowing.position import Phase, SowPosition
from rules.games.sowing.record import Rounds, SowRecord, Starts
from rules.games.sowing.ring import SowRules
from rules.games.sowing.rulings import rule_on
from rules.games.sowing.variants import read_variant, unlisted


class SowKernel(Kernel[SowRecord, SowPosition]):
    """The rules of a sowing game.

    A turn is written as the pit that is lifted first: 'S3'. Where the player chooses
    the way, 'S3>' sows along the own row from left to right, 'S3<' the other way.
    'S3~N4' is a sowing in which a four that came to be on N4 was forgotten, 'S3+N7'
    one in which a seed fell into the closed pit N7 and opened it. Boards are filled
    by 'fill:4,5,6,7,8,6/9,8,6,5,4,4' (each row from its own player's left), 'double',
    'fours:C1' (the first of the houses that get four) and 'turn' (the board is turned
    round); the next round by 'new' or 'buy:N3,N4'; 'S6-N1' gives the other side a
    seed.
    """

    lists_all = False
    settled = staticmethod(settled)

    def __init__(self, record: SowRecord) -> None:
        self.record = record
        self.rules = SowRules(record)
        while 2 * record.poor >= self.rules.total:  # then there were more in each pit
            record = replace(record, seeds=record.seeds + 1)
            self.rules = SowRules(record)
        self.sites = self.rules.names
        self.most_chips = self.rules.total

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> SowPosition:
        """Return the first position.

        Parameters
        ----------
        sides
            The names of the seats, from the side that begins: a side's name gives its
            seat.
        settings
            What the options are set to.

        Raises
        ------
        OptionError
            If the sides are no seats.
        """
        rules, card = self.rules, self.record.card
        seats = rules.seats
        order = seats if sides is None else sides
        turned = [seats[n:] + seats[:n] for n in range(len(seats))]
        if order not in turned:
            raise OptionError(
                f"{card.title} is played by {', '.join(seats)}, in this order "
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
            terms=(card.id, *settings.values()),
            seeds=seeds,
            held=(0,) * len(seats),
            sides=order,
            mover=first,
            phase=first_phase(rules),
            owners=rules.owner,
            began=first,
            memory=memory,
            lister=plays_of,
        )
        return settled(position)

    def after(self, position: SowPosition, turn: Turn) -> SowPosition:
        """Return the position after a legal turn, settled."""
        plays = position.plays
        listed = next((play for play in plays if play.turn is turn), None)
        if listed is None:
            listed = next((play for play in plays if play.turn == turn), None)
        if listed is not None:
            return after_play(position, listed)
        unlisted = read_variant(position, turn.text.lower())
        assert unlisted is not None
        return after_play(position, unlisted)

    def changes(self, position: SowPosition, turn: Turn) -> Mapping[str, Content]:
        """Return the seeds on each site that the turn changes."""
        for play in position.plays:
            if play.turn is turn:
                return _differing(position, play.seeds)
        return _differing(position, stood(position, turn))

    def stages(
        self, position: SowPosition, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between, seed by seed, and the kind of act then owed.

        More of them are recognised: seeds that are won may be taken a little later.
        """
        found: dict[tuple[int, ...], StepKind] = {}
        for seeds, owed in on_the_way(position, turn):
            found.setdefault(seeds, owed)
        return [(_differing(position, seeds), owed) for seeds, owed in found.items()]

    def recognised(
        self, position: SowPosition, board: Mapping[str, Content]
    ) -> Turn | Stage | None:
        """Return the legal turn, listed or not, that made a board or is on its way."""
        return turn_or_stage(position, board)

    def read(self, position: SowPosition, text: str) -> Turn | None:
        """Return the unlisted legal turn that is written so, None if there is none.

        Fours are forgotten in it, or a closed pit is opened by accident.
        """
        unlisted = read_variant(position, text)
        return None if unlisted is None else unlisted.turn

    def reason(self, position: SowPosition, text: str) -> str:
        """Return the reason that a pit may not be sown, '' if unknown."""
        return reason_against(position, text)

    def rule_on(self, position: SowPosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return rule_on(position, board)

    def is_free(self, position: SowPosition) -> bool:
        """Return True if the players fill the board freely."""
        return position.phase is Phase.FILL

    def supposed(self, position: SowPosition) -> Sequence[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""
        return [_differing(position, seeds) for seeds in supposed(position)]

    def unlisted(self, position: SowPosition) -> Sequence[Turn]:
        """Return the sowings in which fours are forgotten, or closed pits opened."""
        return unlisted(position)

    def round_result(self, position: SowPosition) -> Result | None:
        """Return the last round's result, until the next one's first turn."""
        last = position.last_round
        if self.record.rounds is Rounds.ONE or last is None:
            return None
        return position.told(last)

    def points(self, position: SowPosition) -> Mapping[str, int]:
        """Return every side's surplus, or rounds won; {} where one round is all."""
        if self.record.rounds is Rounds.ONE:
            return {}
        points = position.points or (0,) * len(position.sides)
        return dict(zip(self.rules.seats, points, strict=True))


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
