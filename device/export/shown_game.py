"""View model of a game for the page, from its log, live or past."""

from collections.abc import Callable, Mapping

from device.game.first_line import history_in
from device.json_types import Json
from device.log.lines import (
    AdoptedRecord,
    Fields,
    IllegalRecord,
    Layout,
    Record,
    RestoredRecord,
    ResultRecord,
    StandsRecord,
    TakenBackRecord,
    TurnRecord,
)
from device.log.records import layout_of, steps_of
from device.log.replay import LoggedTurn, Replay
from device.voice.sentences import in_all_languages, mends_told, told, turn_told
from rules.core.errors import NotationError
from rules.core.events import Event, Illegal
from rules.core.game import Game
from rules.core.labels import Labels, Written
from rules.core.mends import is_long
from rules.core.model import Position, StepKind, Turn
from rules.referee.same_looks import becoming
from rules.referee.stood_turns import closes

KINDS: Mapping[str, str] = {
    "Moved": "turn",
    "Owed": "owed",
    "Illegal": "illegal",
    "Restored": "restored",
    "Adopted": "adopted",
    "Question": "question",
    "Corrected": "correction",
    "TakenBack": "taken_back",
    "Trouble": "trouble",
    "Resumed": "resumed",
    "TimeUp": "time",
    "Flagged": "flag",
    "RoundScored": "round",
    "Claimed": "claim",
    "Decided": "decision",
    "Over": "over",
    "Paused": "paused",
    "Unpaused": "unpaused",
    "Standing": "standing",
    "BoardTold": "board",
    "Proposed": "proposed",
}
"""What the page calls each event."""

_SETTLES = (
    *(RestoredRecord, AdoptedRecord, TurnRecord, StandsRecord),
    *(TakenBackRecord, ResultRecord),
)
"""The records after which no ruling stands."""


def sites_of(turn: Turn) -> list[str]:
    """Return the sites that a turn touches, each once, in its order."""
    both = [site for step in turn.steps for site in (step.site, step.to)]
    return list(dict.fromkeys(site for site in both if site))


def turn_plain(game: Game, before: Position, turn: Turn) -> Json:
    """Return a turn's side, notation and steps, and how its players write it.

    Parameters
    ----------
    before
        The position in which it is played.
    """
    plain = {"side": turn.side, "turn": turn.text, "steps": steps_of(turn)}
    if game.written_as is Written.SIGNS:
        return plain
    return {**plain, "written": game.written(before, turn)}


def _written(game: Game, before: Position, text: str) -> str:
    """Return a turn of the log as the game's players write it."""
    try:
        return game.written(before, game.parse(before, text))
    except NotationError:  # an illegal turn that stood, or another position's
        return game.labels.text(text)


def labels_plain(labels: Labels) -> Json:
    """Return the players' labels of sites that differ from the names.

    With it, the numbers of files as south and as north count them, if they do.
    """
    counts = {file: list(both) for file, both in labels.counts.items()}
    return {"sites": dict(labels.by_site), "counts": counts}


def becomes(game: Game, before: Position, turn: Turn) -> list[Json]:
    """Return the promotions among which a turn chooses, with the notation of each.

    [] where none becomes anything, or nothing else can come of it.
    """
    return [
        {"kind": step.piece.kind, "turn": other.text}
        for other in becoming(game, before, turn)
        for step in other.steps
        if step.kind is StepKind.PROMOTE
    ]


class ShownGame:
    """A game replayed from its log, with what the page shows of every turn.

    Parameters
    ----------
    header
        The log's first line.
    language
        In which the referee speaks.
    picture
        Returns where the page finds a record's pictures, as at it and before it.

    Raises
    ------
    LogError
        If the first line names no game.

    Attributes
    ----------
    history
        The game so far.
    turns
        The turns that stand, as the page shows them.
    rulings
        Everything that was refused.
    dispute
        The ruling that still stands, None if there is none.
    """

    def __init__(
        self,
        header: Fields,
        language: str,
        picture: Callable[[Record], tuple[str | None, str | None]],
    ) -> None:
        self.header = header
        self.history = history_in(header)
        self._replay = Replay(self.history)
        self.sides = self.history.position.sides
        self.turns: list[Json] = []
        self.rulings: list[Json] = []
        self.dispute: Json | None = None
        self._language, self._picture = language, picture

    def take(self, record: Fields) -> Event | None:
        """Process the next line of the log; return its event, None if it has none.

        Raises
        ------
        LogError
            If it contradicts the rules or the lines before it.
        """
        state = self._replay.take(record)
        same, event = state.same, state.event
        self.turns[same:] = [
            self._shown(n, turn)
            for n, turn in enumerate(self._replay.turns[same:], start=same + 1)
        ]
        match state.record:
            case IllegalRecord() as ruled:
                assert isinstance(event, Illegal)
                self._rule(ruled, event)
            case _ if isinstance(state.record, _SETTLES):
                self.dispute = None
        return event

    def _shown(self, n: int, logged: LoggedTurn) -> Json:
        played, game, seen = (
            self.history.ledger.past[n - 1],
            self.history.game,
            logged.seen,
        )
        was = seen.plain.get("turn") if logged.is_corrected else None
        return {
            "n": n,
            **turn_plain(game, played.before, played.turn),
            "sites": sites_of(played.turn),
            "mills": [list(m) for m in closes(game, played.before, played.turn)],
            "stood": None if played.turn.stood is None else played.turn.stood.rule,
            "confidence": seen.plain.get("confidence"),
            "t": seen.t,
            "frame": seen.frame,
            "by": logged.told.by,
            "corrected": logged.is_corrected,
            "was": was,
            "was_written": was and _written(game, played.before, was),
            "unseen": played.unseen,
            "becomes": becomes(game, played.before, played.turn),
            "lost": self._replay.lost.get(n, 0),
            "picture": self._picture(seen)[0],
            **turn_told(played.before, played.turn, self.sides, self._language, game),
        }

    def _rule(self, record: IllegalRecord, event: Illegal) -> None:
        at, before = self._picture(record)
        self.dispute = {
            "id": len(self.rulings) + 1,
            "side": event.side,
            "rule": event.ruling.rule,
            "sites": record.faulty,
            "law": in_all_languages(event.ruling.law),
            "guide": [list(act.way) for act in event.ruling.mends],
            "mends": mends_told(event, self._language, self.history.game),
            "is_long": is_long(event.ruling.mends),
            "why": event.ruling.why,
            "n": len(self.turns) + 1,
            "t": record.t,
            "frame": record.frame,
            "before": before,
            "after": at,
            **told(event, self.sides, self._language, self.history.game),
        }
        self.rulings.append(self.dispute)

    @property
    def layout(self) -> Layout:
        """Return the board by the rules, in the log's form."""
        return layout_of(self.history.position.contents)

    @property
    def last(self) -> Json | None:
        """Return the last turn, None before the first and on a board laid out anew."""
        if len(self.turns) <= (self._replay.laid_out or 0):
            return None
        keys = ("n", "side", "turn", "written", "sites", "mills")
        return {key: self.turns[-1][key] for key in keys if key in self.turns[-1]}

    def pictured(self, frame: int, at: str, before: str | None) -> None:
        """Note the stored pictures of a frame."""
        self.turns = [
            {**turn, "picture": at} if turn["frame"] == frame else turn
            for turn in self.turns
        ]
        for number, ruling in enumerate(self.rulings):
            if ruling["frame"] == frame:
                mended = {**ruling, "after": at, "before": before}
                self.rulings[number] = mended
                if self.dispute is ruling:
                    self.dispute = mended
