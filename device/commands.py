"""Commands of people to the game, from buttons, the page or tests."""

from collections import deque
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from enum import StrEnum
from threading import Lock
from typing import Any, Protocol

from calibration.find import South
from rules.core.events import Decided
from rules.core.facts import Sentence
from rules.core.pieces import Content


@dataclass(frozen=True, slots=True)
class Confirm:
    """An open turn stands now; of an open question, its first alternative."""


@dataclass(frozen=True, slots=True)
class Press:
    """End of a side's turn by word: accepts a pending turn, or presses its clock."""

    side: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The last turn is taken back; the board is then guided back."""


@dataclass(frozen=True, slots=True)
class CallRuling:
    """Request to repeat the state: side to move, pending step, ruling in force."""


@dataclass(frozen=True, slots=True)
class SayBoard:
    """Request to announce the whole board, for people who cannot see it."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The game ends as it stands; a new one begins with the same choice."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the open question: its alternative, counted from 0."""

    alternative: int


@dataclass(frozen=True, slots=True)
class Enter:
    """A turn of the side to move, as text, that the camera never saw."""

    turn: str


@dataclass(frozen=True, slots=True)
class Amend:
    """Past turn ``n`` (counted from 1) was another one; what follows is replayed."""

    n: int
    turn: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause of the observation: a child's hands, dinner."""


@dataclass(frozen=True, slots=True)
class Play:
    """Resumption of the observation."""


@dataclass(frozen=True, slots=True)
class Concede:
    """A side gives up: the others win."""

    side: str


@dataclass(frozen=True, slots=True)
class Adopt:
    """A refused board counts as it stands; then ``to_move`` plays, or who was to."""

    to_move: str | None = None


@dataclass(frozen=True, slots=True)
class AgreeDraw:
    """A draw by agreement."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The side to move claims that the game is over by a rule, such as 'threefold'."""

    rule: str


@dataclass(frozen=True, slots=True)
class Decide:
    """An arbiter of the hall has decided; said again, it is carried out once."""

    decided: Decided


@dataclass(frozen=True, slots=True)
class SouthIs:
    """Statement that south is at this edge of the picture, where it is ambiguous."""

    edge: South


@dataclass(frozen=True, slots=True)
class Propose:
    """A machine that plays a side has chosen its turn; ``meant``: said again."""

    turn: str
    level: int
    meant: bool = False


class By(StrEnum):
    """Player of a side: a person, the machine, or the simulated table's own player."""

    PERSON = "person"
    MACHINE = "machine"
    SIMULATED = "simulated"


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """Player of a side, and a machine's level.

    At level 0 it plays as well as whoever plays against it, and learns from the games.
    """

    by: By
    level: int = 1


@dataclass(frozen=True, slots=True)
class WhoPlays:
    """Command: the player of each side; a side that is not named stays as it is."""

    seats: Mapping[str, PlayedBy]


@dataclass(frozen=True, slots=True)
class Hint:
    """Request a hint: a good turn's site; at the second request the turn."""


@dataclass(frozen=True, slots=True)
class WasThatGood:
    """Request a judgement of the last turn."""


@dataclass(frozen=True, slots=True)
class ShowTurns:
    """Request to announce, and light, the targets of turns from a site."""

    site: str


@dataclass(frozen=True, slots=True)
class LayOut:
    """A board is to be laid out from which the game goes on, as a teacher asks."""

    layout: Mapping[str, Content]
    to_move: str
    hands: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Learn:
    """A course is taught; of a past game, the puzzles that were found in it.

    Attributes
    ----------
    log
        The past game's name; '' for the course of the game that is played.
    puzzle
        Which of its puzzles, from 1; 0: all.
    """

    log: str = ""
    puzzle: int = 0


@dataclass(frozen=True, slots=True)
class StopLearning:
    """Nothing is taught any more; the game goes on from where it stands."""


Aside = WhoPlays | Hint | WasThatGood | ShowTurns | Learn | StopLearning
"""What is asked of a machine that plays or teaches; it changes nothing in the game."""


class CompanionPort(Protocol):
    """A machine that plays a side, and teaches."""

    @property
    def playing(self) -> tuple[str, int] | None:
        """Return the side that it plays, and its level; None: it plays none.

        Of several it is the one that is to move.
        """

    @property
    def seats(self) -> Mapping[str, PlayedBy]:
        """Return the player of each side that is configured."""

    @property
    def lesson(self) -> Mapping[str, Any] | None:
        """Return the current lesson step (``at``, ``of``, ``task``, ``laid``)."""

    def obey(self, command: Aside) -> str:
        """Execute a command; return its immediate response."""

    def close(self) -> None:
        """End the thinking; may be called twice."""


Command = (
    Confirm
    | Press
    | TakeBack
    | CallRuling
    | SayBoard
    | NewGame
    | Answer
    | Enter
    | Amend
    | Pause
    | Play
    | Concede
    | Adopt
    | AgreeDraw
    | Claim
    | Decide
    | SouthIs
    | Propose
    | LayOut
    | Aside
)


@dataclass(frozen=True, slots=True)
class Unlock:
    """Request to unlock the page from the machine itself."""


@dataclass(frozen=True, slots=True)
class Who:
    """Author of a command: a role ('play', 'arbiter', 'owner', 'button'), maybe a name.

    A record of the log that came of the act bears it as ``who``.
    """

    role: str
    name: str = ""

    @property
    def plain(self) -> dict[str, str]:
        """Return its form in the log and on the page."""
        return {"role": self.role, **({"name": self.name} if self.name else {})}


@dataclass(frozen=True, slots=True)
class Answered:
    """Result of a command, with one plain English sentence.

    Attributes
    ----------
    done, told
        Whether it was done, and a message in English.
    why
        The reason of a refusal, if it is available in other languages.
    """

    done: bool
    told: str
    why: Sentence | None = None


class Asked(Future[Answered]):
    """The answer to a command, when it comes.

    Attributes
    ----------
    who
        Who asked; None: it is not known.
    """

    def __init__(self, who: Who | None = None) -> None:
        super().__init__()
        self.who = who


Wish = tuple[Command, Asked]
"""A command, and where its answer is put."""


class CommandBox:
    """Thread-safe queue of commands until the loop executes them.

    Any thread may put; the loop alone takes.

    Attributes
    ----------
    wished_new
        Who wished the last new game.
    companion
        The machine that plays in the game, or teaches; None: there is none.
    """

    companion: CompanionPort | None = None

    def __init__(self) -> None:
        self._lock = Lock()
        self._waiting: deque[Wish] = deque()
        self.wished_new: Who | None = None

    def put(self, command: Command, who: Who | None = None) -> Asked:
        """Enqueue a command; the loop executes it and then resolves the answer."""
        answer = Asked(who)
        with self._lock:
            self._waiting.append((command, answer))
        return answer

    def take(self) -> list[Wish]:
        """Return the commands that wait, in the order in which they were put."""
        with self._lock:
            waiting = list(self._waiting)
            self._waiting.clear()
        return waiting
