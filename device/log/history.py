"""Rebuild a game from the lines of its log."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from device.log.facts import law_in, said_in
from device.log.lines import (
    AdoptedRecord,
    ClaimRecord,
    CorrectionRecord,
    DecisionRecord,
    Fields,
    FlagRecord,
    IllegalRecord,
    PausedRecord,
    QuestionRecord,
    Record,
    RestoredRecord,
    ResultRecord,
    ResumedRecord,
    RoundRecord,
    StandsRecord,
    TakenBackRecord,
    TimeRecord,
    TroubleRecord,
    TurnRecord,
    UnpausedRecord,
    typed,
)
from device.log.mends import mend_of, stood_once
from device.log.records import contents_of, decided_in, layout_of, result_of, steps_of
from device.ports import LogError
from rules.core.errors import RulesError
from rules.core.events import (
    Adopted,
    Claimed,
    Corrected,
    Event,
    Flagged,
    Illegal,
    LetStandBy,
    Moved,
    Over,
    Paused,
    Question,
    Restored,
    Resumed,
    RoundScored,
    TakenBack,
    TimeUp,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Stage, StepKind, Turn
from rules.referee.answered import illegal_turn
from rules.referee.claims import open_claims
from rules.referee.forfeit import GIVEN_UP, by_players
from rules.referee.late_correction import due
from rules.referee.ledger import Ledger
from rules.rulings.mended import mended

_PLAYED = (
    *(TurnRecord, StandsRecord, QuestionRecord, CorrectionRecord, TakenBackRecord),
    *(AdoptedRecord, TimeRecord, RoundRecord),
)
_Laid = TurnRecord | StandsRecord | TakenBackRecord
_Ended = ResultRecord | RoundRecord


class History:
    """A game rebuilt from the records of its log: the log is the truth.

    Parameters
    ----------
    game
        The rules.
    sides
        The sides as the log's first line names them.

    Attributes
    ----------
    ledger
        What stands of the game.
    """

    def __init__(self, game: Game, sides: tuple[str, ...]) -> None:
        self.game = game
        self.sides = sides
        self.ledger = Ledger(game, sides, None)
        self._out_of_order = False
        self._readers: Mapping[type[Record], Callable[[Any], Event | None]] = {
            TurnRecord: self._moved,
            StandsRecord: self._stood,
            QuestionRecord: self._question,
            CorrectionRecord: self._corrected,
            TakenBackRecord: self._taken_back,
            RoundRecord: self._round,
            ClaimRecord: self._claimed,
            ResultRecord: self._over,
            AdoptedRecord: _adopted,
            IllegalRecord: self._illegal,
            DecisionRecord: decided_in,
            RestoredRecord: lambda _: Restored(),
            PausedRecord: lambda _: Paused(),
            UnpausedRecord: lambda _: Unpaused(),
            TroubleRecord: lambda told: Trouble(TroubleKind(told.kind)),
            ResumedRecord: lambda told: Resumed(TroubleKind(told.kind)),
            TimeRecord: lambda told: TimeUp(told.side, told.seconds, law_in(told)),
            FlagRecord: lambda told: Flagged(told.side),
        }

    @property
    def position(self) -> Position:
        """Return the position after the turns that stand."""
        return self.ledger.position

    @property
    def turns(self) -> list[Turn]:
        """Return the turns that stand, corrections made."""
        return [played.turn for played in self.ledger.past]

    @property
    def result(self) -> Result | None:
        """Return the result of the game, by the rules or by the players."""
        return self.ledger.result

    def before(self, n: int) -> Position:
        """Return the position from which turn ``n``, counted from 1, was played."""
        return self.ledger.past[n - 1].before

    def take(self, fields: Fields) -> Event | None:
        """Process one record; return its event, None if it carries none.

        Raises
        ------
        LogError
            If the record contradicts the rules or the records before it.
        """
        record = typed(fields)
        try:
            return self._take(record)
        except RulesError as error:
            raise LogError(str(error)) from error
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, LogError):
                raise
            told = dict(record.plain)
            raise LogError(f"a record is incomplete: {error!r} in {told}") from error

    def _take(self, record: Record) -> Event | None:
        reader = self._readers.get(type(record))
        event = None if reader is None else reader(record)
        if event is None:
            return None
        self.ledger.take(event)
        match event:
            case Moved() | TakenBack():
                assert isinstance(record, _Laid)
                self._check(record)
                self._out_of_order = False
            case Illegal() | Question():
                self._out_of_order = True  # the players may let it stand
            case Restored() | Adopted() | Corrected():
                self._out_of_order = False
            case _:
                pass
        return event

    def _check(self, record: _Laid) -> None:
        """Compare the layout in a record with the position after it."""
        layout = layout_of(self.position.contents)
        if dict(record.layout) != layout:
            wrong = [s for s in layout if record.layout.get(s) != layout[s]]
            raise LogError(f"after turn {record['n']} the layout differs at {wrong}")

    def _moved(self, record: TurnRecord) -> Moved:
        played = len(self.ledger.past)
        if record.n != played + 1:
            raise LogError(f"turn {record['n']} follows turn {played}")
        before = self._before(record.side, record.turn)
        turn = self.game.parse(before, record.turn)
        steps = steps_of(turn)
        if record.steps != steps:
            raise LogError(f"{turn} is {steps}, not {record['steps']}")
        contents = self.game.play(before, turn).contents
        mills = tuple(tuple(mill) for mill in record.mills)
        sure, by_hand = record.confidence, record.by_hand
        unseen = record.unseen
        by_piece = self.game.by_piece(before, turn)
        return Moved(record.n, turn, mills, sure, contents, by_hand, unseen, by_piece)

    def _stood(self, record: StandsRecord) -> Moved:
        played = len(self.ledger.past)
        if record.n != played + 1:
            raise LogError(f"turn {record['n']} follows turn {played}")
        before = self._before(record.side)
        layout = contents_of(record.layout)
        turn = illegal_turn(self.game, before, layout, record.rule)
        if record.turn != turn.text:
            raise LogError(f"by its layout {record['turn']} is {turn}")
        return Moved(record.n, turn, (), 1.0, layout, record.by_hand)

    def _before(self, side: str, text: str = "") -> Position:
        """Return the position from which a side plays.

        Whoever acts first begins; and a turn out of order, once it was ruled on, may
        have been let stand.
        """
        due_now = {position.to_move for position in self.ledger.positions}
        if side not in due_now and not self._out_of_order:
            raise LogError(
                f"{side} is said to play, but {self.position.to_move} is due"
            )
        return self.ledger.before(side, text)

    def _illegal(self, record: IllegalRecord) -> Illegal:
        ruling, stands = _ruling(record.plain), contents_of(record.stands)
        if record.guide:  # a log of old
            here, side = self.position, record.side
            board = stood_once(here, side, record.guide, record.neutral)
            stands = {site: board[site] for site in ruling.sites if site in board}
            ruling = mended(self.game, here, board, ruling)
        if record.held is not None:
            belongs = contents_of(record.belongs)
            ruling = replace(ruling, held=self._held(record.held), belongs=belongs)
        return Illegal(record.side, ruling, stands)

    def _held(self, said: Mapping[str, str]) -> Turn | Stage:
        """Return the turn, or the stage of one, that an illegal board holds."""
        if owed := said.get("owed"):
            return Stage(
                (self.game.parse(self.position, said["turn"]),), StepKind(owed)
            )
        for played in reversed(self.ledger.past):
            if (played.turn.side, played.turn.text) == (said["side"], said["turn"]):
                return played.turn
        return self.game.parse(self._before(said["side"]), said["turn"])

    def _question(self, record: QuestionRecord) -> Question | None:
        ways = [
            [(turn["side"], turn["turn"]) for turn in way]
            for way in record.alternatives
        ]
        taken = record.taken
        if taken is not None:
            ways.insert(0, ways.pop(taken))
        try:
            alternatives = tuple(self._read(way) for way in ways)
        except RulesError:
            if taken is None:
                return None  # it was asked of an illegal board, and nothing came of it
            raise
        doubt = record.suspected
        suspected = None if doubt is None else _ruling(doubt)
        unseen, new_game = record.unseen, record.new_game
        played = taken is not None
        return Question(record.n, alternatives, played, suspected, unseen, new_game)

    def _read(self, way: list[tuple[str, str]]) -> tuple[Turn, ...]:
        """Return the turns of a history that people were asked about."""
        turns: list[Turn] = []
        for side, text in way:
            if not turns:
                self._out_of_order = True  # the players may have played so
                position = self._before(side, text)
            else:
                position = due(self.game, position, side)
            turns.append(self.game.parse(position, text))
            position = self.game.play(position, turns[-1])
        return tuple(turns)

    def _corrected(self, record: CorrectionRecord) -> Corrected:
        n, past = record.n, self.ledger.past
        if not 1 <= n <= len(past):
            raise LogError(f"turn {n} is corrected, but there are {len(past)}")
        before = self.ledger.before_past(n, record.side, record.turn)
        turn = self.game.parse(before, record.turn)
        by_piece, was = self.game.by_piece(before, turn), past[n - 1].turn
        return Corrected(n, turn, was, record.goes_on, record.by_hand, by_piece)

    def _taken_back(self, record: TakenBackRecord) -> TakenBack:
        n, past = record.n, self.ledger.past
        if not past or n != len(past):
            raise LogError(f"turn {n} is taken back, but the last is {len(past)}")
        last = past[-1]
        if (last.turn.side, last.turn.text) != (record.side, record.turn):
            raise LogError(f"turn {n} was {last.turn}, not {record['turn']}")
        by_piece = self.game.spoken(last.before, last.turn).by_piece
        layout = last.before.contents
        return TakenBack(n, last.turn, layout, record.to_move, by_piece)

    def _round(self, record: RoundRecord) -> RoundScored | None:
        if (ended := self._by_people(record)) is not None:
            return RoundScored(ended, dict(record.points))
        _checked(record, self.game.round_result(self.position), "round")
        return None

    def _claimed(self, record: ClaimRecord) -> Claimed:
        claim = open_claims(self.game, self.position).get(record.rule)
        if claim is None or (claim.result is not None) is not record.right:
            raise LogError(f"by the rules {record['rule']} was not claimed so")
        return Claimed(record.side, claim)

    def _over(self, record: ResultRecord) -> Over:
        ended = self._by_people(record)
        return Over(ended or _checked(record, self.game.result(self.position), "game"))

    def _by_people(self, record: _Ended) -> Result | None:
        """Return a result that people have made, or claimed; None of any other."""
        if record.reason in GIVEN_UP:
            return self._given_up(record)
        claims = open_claims(self.game, self.position).values()
        right = (claim.result for claim in claims if claim.result is not None)
        return next((result for result in right if _is_said(record, result)), None)

    def _given_up(self, record: _Ended) -> Result:
        """Return a result that people have made; of a drawn game an arbiter may."""
        if self.result is not None and self.result.winners:
            raise LogError("the log says that a game was given up that is over")
        possible = by_players(self.game, self.position)
        said = [result for result in possible if _is_said(record, result)]
        if not said:
            raise LogError(f"nobody can have given up so: {dict(record.plain)}")
        return said[0]


def _checked(said: _Ended, result: Result | None, what: str) -> Result:
    """Return a result by the rules, if the log says the same.

    Raises
    ------
    LogError
        If it does not.
    """
    if result is None:
        raise LogError(f"the log says that the {what} is over; by the rules it is not")
    if not _is_said(said, result):
        written = {key: said.plain[key] for key in result_of(result)}
        raise LogError(f"the log says {written}, the rules {result_of(result)}")
    return result


def _is_said(record: _Ended, result: Result) -> bool:
    """Return True if a record holds a result."""
    told = result_of(result)
    return {key: record.plain[key] for key in told} == told


def _adopted(record: AdoptedRecord) -> Adopted:
    layout, due = contents_of(record.layout), record.to_move
    lost, may_move = record.lost, record.may_move
    of_old = "people" if record.laid_out else "unseen" if lost else "turns"
    by = LetStandBy(record.by or of_old)
    hands, undone = record.hands, record.undone
    return Adopted(layout, due, lost, tuple(may_move), hands, by, undone)


def _ruling(record: Fields) -> Ruling:
    sites, wrong = tuple(record["sites"]), tuple(record.get("wrong", ()))
    mends, says = mend_of(record.get("mends", ())), said_in(record)
    return Ruling(record["rule"], sites, law_in(record), says, wrong, mends=mends)


def events_of(history: History, records: Iterable[Fields]) -> list[Event]:
    """Return the events that a referee must remember to go on from the records."""
    events = [history.take(record) for record in records]
    return [event for event in events if event is not None]


def ended_in(records: Sequence[Record]) -> bool:
    """Return True if the game is over by the last record of its turns."""
    for record in reversed(records):
        if isinstance(record, (ResultRecord, *_PLAYED)):
            return isinstance(record, ResultRecord)
    return False
