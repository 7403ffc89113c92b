"""The lines of a log as typed records; fields that nobody knows are kept."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
Fields = Mapping[str, Any]
"""The fields of a record that is being made."""

Layout = Mapping[str, str | list[str] | int | None]
"""What stands on each site: nothing, a chip, a stack from the bottom, or seeds."""

TYPE = "type"
"""The field that names the type of a line."""

_REQUIRED: Any = object()


class Field(Generic[T]):
    """Descriptor of a record's field, read by its own name on access.

    Parameters
    ----------
    default
        What it is where the line leaves it out; without one a KeyError is raised.
    """

    def __init__(self, default: T = _REQUIRED) -> None:
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, record: None, owner: type) -> "Field[T]": ...
    @overload
    def __get__(self, record: "Record", owner: type) -> T: ...
    def __get__(self, record: "Record | None", owner: type) -> "Field[T] | T":
        if record is None:
            return self
        if self._default is _REQUIRED:
            found: T = record.plain[self._name]
            return found
        told: T = record.plain.get(self._name, self._default)
        return told


@dataclass(frozen=True, slots=True, eq=False)
class Record(Mapping[str, Any]):
    """One line of a log; known types are the subclasses below.

    Who writes a record again, or another's format, takes its fields as a mapping. Who
    reads one takes the attributes of its class.

    Attributes
    ----------
    plain
        All its fields, as they stand in the line.
    """

    plain: Fields

    type = Field[str]()
    t = Field[float](0.0)
    frame = Field[int](-1)
    by = Field[str]("camera")
    clocks = Field[Mapping[str, float]](MappingProxyType({}))
    sites = Field[Sequence[str]](())
    mills = Field[Sequence[Sequence[str]]](())

    @property
    def by_hand(self) -> bool:
        """Return True if people stated it, and no camera saw it."""
        return self.by == "hand"

    def __getitem__(self, name: str) -> Any:
        return self.plain[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.plain)

    def __len__(self) -> int:
        return len(self.plain)

    __hash__ = None  # type: ignore[assignment]  # its fields may be lists

    def __eq__(self, other: object) -> bool:
        return self.plain == (other.plain if isinstance(other, Record) else other)


class GameHeader(Record):
    """Header, the first line: game, players, board."""

    __slots__ = ()
    game = Field[str]()
    format = Field[int | None](None)
    sides = Field[Sequence[str] | None](None)
    players = Field[Mapping[str, str] | None](None)
    teams = Field[Mapping[str, Sequence[str]] | None](None)
    options = Field[Mapping[str, Any] | None](None)
    match = Field[str | None](None)
    position = Field[str | None](None)
    board = Field[str | None](None)
    first = Field[str | None](None)
    clock = Field[str | None](None)
    started = Field[str]("")
    source = Field[str]("")
    follows = Field[str]("")
    from_frame = Field[int](0)


class _Played(Record):
    __slots__ = ()
    n = Field[int]()
    side = Field[str]()
    turn = Field[str]()
    steps = Field[Sequence[Sequence[Any]]]()
    layout = Field[Layout]()
    confidence = Field[float]()
    unseen = Field[bool](False)


class TurnRecord(_Played):
    """Legal turn that was seen, or stated by hand."""

    __slots__ = ()


class StandsRecord(_Played):
    """An illegal turn that stands."""

    __slots__ = ()
    rule = Field[str]()


class CorrectionRecord(Record):
    """Correction of a turn that was logged before."""

    __slots__ = ()
    n = Field[int]()
    side = Field[str]()
    turn = Field[str]()
    instead_of = Field[Mapping[str, Any]]()
    goes_on = Field[bool](False)


class TakenBackRecord(Record):
    """The last turn, which no longer stands."""

    __slots__ = ()
    n = Field[int]()
    side = Field[str]()
    turn = Field[str]()
    layout = Field[Layout]()
    to_move = Field[str]()


class QuestionRecord(Record):
    """Ambiguity among several histories; ``taken`` is the one that is played on."""

    __slots__ = ()
    n = Field[int]()
    alternatives = Field[Sequence[Sequence[Mapping[str, Any]]]]()
    taken = Field[int | None]()
    suspected = Field[Mapping[str, Any] | None](None)
    unseen = Field[bool](False)
    new_game = Field[bool](False)

    @property
    def played(self) -> Sequence[Mapping[str, Any]]:
        """Return the turns that are played on, none if it waits for an answer."""
        return () if self.taken is None else self.alternatives[self.taken]


class IllegalRecord(Record):
    """A ruling; logs of old have ``guide`` and ``neutral`` instead of ``mends``."""

    __slots__ = ()
    side = Field[str]()
    rule = Field[str]()
    sites = Field[Sequence[str]]()
    says = Field[str]("")
    source = Field[str]("")
    guide = Field[Sequence[Sequence[str | None]]](())
    neutral = Field[Mapping[str, str]](MappingProxyType({}))
    wrong = Field[Sequence[str]](())
    mends = Field[Sequence[Mapping[str, Any]]](())
    stands = Field[Layout](MappingProxyType({}))
    held = Field[Mapping[str, str] | None](None)
    belongs = Field[Layout](MappingProxyType({}))

    @property
    def faulty(self) -> list[str]:
        """Return the sites to be shown as wrong."""
        return list(self.wrong or self.sites)


class AdoptedRecord(Record):
    """Adopted board; one that was set up anew lists the reserves."""

    __slots__ = ()
    layout = Field[Layout]()
    to_move = Field[str]()
    lost = Field[int](0)
    may_move = Field[Sequence[str]](())
    hands = Field[Mapping[str, int] | None](None)
    by = Field[str]("")
    undone = Field[bool](False)

    @property
    def laid_out(self) -> bool:
        """Return True if the board was laid out anew."""
        return "hands" in self.plain


class TroubleRecord(Record):
    """Trouble with the camera or the board, and its end."""

    __slots__ = ()
    kind = Field[str]()


class ResumedRecord(TroubleRecord):
    """The end of a trouble."""

    __slots__ = ()


class RestoredRecord(Record):
    """A board that is as it was again."""

    __slots__ = ()


class PausedRecord(Record):
    """A game that is paused."""

    __slots__ = ()


class UnpausedRecord(Record):
    """A game that goes on."""

    __slots__ = ()


class TimeRecord(Record):
    """Time that ran out."""

    __slots__ = ()
    side = Field[str]()
    seconds = Field[float]()
    source = Field[str]()


class FlagRecord(Record):
    """A flag that fell."""

    __slots__ = ()
    side = Field[str]()


class ClockRecord(Record):
    """State of the clocks, and which one was pressed."""

    __slots__ = ()
    pressed = Field[str | None](None)


class _Ended(Record):
    __slots__ = ()
    winners = Field[Sequence[str]]()
    reason = Field[str]()
    scores = Field[Mapping[str, int]]()


class ResultRecord(_Ended):
    """Result of a game."""

    __slots__ = ()


class RoundRecord(_Ended):
    """Result of a game of a match, and the points by then."""

    __slots__ = ()
    points = Field[Mapping[str, int]]()


class ClaimRecord(Record):
    """A claim, and whether it was right."""

    __slots__ = ()
    side = Field[str]()
    rule = Field[str]()
    right = Field[bool]()
    says = Field[str]()


class DecisionRecord(Record):
    """Decision of an arbiter."""

    __slots__ = ()
    id = Field[str]()
    deed = Field[str]()
    side = Field[str | None](None)
    seconds = Field[float](0.0)
    says = Field[str]("")
    call = Field[int | None](None)


class ProposalRecord(Record):
    """A turn that the machine proposed."""

    __slots__ = ()
    n = Field[int]()
    side = Field[str]()
    turn = Field[str]()


class NoteRecord(Record):
    """Comment on a game from another format."""

    __slots__ = ()
    says = Field[str]()
    of = Field[str]("")


class RewrittenRecord(Record):
    """End of a log rewritten after its file was damaged."""

    __slots__ = ()
    of = Field[str]()
    why = Field[str]()


TYPES: Mapping[str, type[Record]] = MappingProxyType(
    {
        "game": GameHeader,
        "turn": TurnRecord,
        "stands": StandsRecord,
        "correction": CorrectionRecord,
        "taken_back": TakenBackRecord,
        "question": QuestionRecord,
        "illegal": IllegalRecord,
        "restored": RestoredRecord,
        "adopted": AdoptedRecord,
        "trouble": TroubleRecord,
        "resumed": ResumedRecord,
        "paused": PausedRecord,
        "unpaused": UnpausedRecord,
        "time": TimeRecord,
        "flag": FlagRecord,
        "clock": ClockRecord,
        "round": RoundRecord,
        "claim": ClaimRecord,
        "decision": DecisionRecord,
        "result": ResultRecord,
        "proposal": ProposalRecord,
        "note": NoteRecord,
        "rewritten": RewrittenRecord,
    }
)
"""The class of each type of line."""

_NAMES = {made: name for name, made in TYPES.items()}
_BEGINNINGS = {made: f'{{"type":"{name}"'.encode() for name, made in TYPES.items()}


def typed(fields: Fields) -> Record:
    """Return fields as a record of their type."""
    if isinstance(fields, Record):
        return fields
    kind = fields.get(TYPE)
    made = TYPES.get(kind, Record) if isinstance(kind, str) else Record
    return made(fields)


def named(made: type[Record], /, **fields: Any) -> Fields:
    """Return the fields of a record of a class, its type the first of them."""
    return {TYPE: _NAMES[made], **fields}


def begins(line: bytes, made: type[Record]) -> bool:
    """Return True if a line begins as one of a class does, as every log has it."""
    return line.startswith(_BEGINNINGS[made])
