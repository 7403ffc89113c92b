"""Request bodies of the desk."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import Field

from webkit.inputs import BIGGEST, SECRET, Body, OneLine, Readable, ShownPin, Word
from webkit.inputs import Board as Board

GameInPath = Annotated[str, Path(min_length=1, max_length=200), OneLine]
Name = Annotated[str, Field(min_length=1, max_length=60), OneLine]
CallNumber = Annotated[int, Field(ge=-BIGGEST, lt=BIGGEST)]
GameName = Annotated[str, Field(min_length=1, max_length=200), OneLine]


class SignIn(Body):
    """A person's name and PIN."""

    name: Name
    pin: ShownPin


class NewPerson(Body):
    """Request body: an account to create."""

    name: Name
    role: Literal["watch", "play", "arbiter", "owner"]


class JoiningBoard(Body):
    """Request body: a board to enrol."""

    board: Board


class Code(Body):
    """The code of a machine that joins."""

    code: Annotated[str, Field(min_length=10, max_length=60), OneLine, SECRET]


class CallTaken(Body):
    """A call that an arbiter takes, or gives back."""

    board: Board
    game: GameName
    n: CallNumber
    take: bool = True


class CallSettled(Body):
    """A player's call that is settled, without a decision."""

    board: Board
    game: GameName
    n: CallNumber


class PlayerCall(Body):
    """Request body of a player's call for an arbiter, with its reason."""

    says: Annotated[str, Field(max_length=200), Readable] = ""


class NewDecision(Body):
    """Request body of an arbiter's decision.

    ``n`` is the line of the call that it answers, or the number below 0 of a player's
    own call. ``side`` is who is penalised, gets
    time, wins, or is to move; null where nobody is meant (a draw).
    """

    board: Board
    game: GameName
    n: CallNumber | None = None
    deed: Literal["confirm", "overrule", "penalty", "time", "result", "note"]
    side: Word | None = None
    seconds: Annotated[
        float | None, Field(ge=-36_000, le=36_000, allow_inf_nan=False)
    ] = None
    says: Annotated[str, Field(max_length=500), Readable] = ""
