"""What the desk's page may send."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

BoardInPath = Annotated[int, Path(ge=0, lt=2**31)]
GameInPath = Annotated[str, Path(min_length=1, max_length=200)]
Board = Annotated[int, Field(ge=0, lt=2**31)]
Name = Annotated[str, Field(min_length=1, max_length=60)]
CallNumber = Annotated[int, Field(ge=-(2**31), lt=2**31)]
GameName = Annotated[str, Field(min_length=1, max_length=200)]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SignIn(_Shape):
    """A person's name and PIN."""

    name: Name
    pin: Annotated[str, Field(pattern=r"^\d{4,12}$")]


class NewPerson(_Shape):
    """Somebody who is to get a PIN."""

    name: Name
    role: Literal["watch", "play", "arbiter", "owner"]


class Place(_Shape):
    """A board that is to join."""

    board: Board


class Code(_Shape):
    """The code of a machine that joins."""

    code: Annotated[str, Field(min_length=10, max_length=60)]


class CallTaken(_Shape):
    """A call that an arbiter takes, or gives back."""

    board: Board
    game: GameName
    n: CallNumber
    take: bool = True


class CallSettled(_Shape):
    """A player's call that is settled, without a decision."""

    board: Board
    game: GameName
    n: CallNumber


class Question(_Shape):
    """What a player calls an arbiter for."""

    says: Annotated[str, Field(max_length=200)] = ""


class NewDecision(_Shape):
    """What an arbiter decides.

    ``n`` is the line of the call that it answers, or the number below 0 of a player's
    own call. ``side`` is who is penalised, gets
    time, wins, or is to move; null where nobody is meant (a draw).
    """

    board: Board
    game: GameName
    n: CallNumber | None = None
    deed: Literal["confirm", "overrule", "penalty", "time", "result", "note"]
    side: Annotated[str | None, Field(max_length=40)] = None
    seconds: Annotated[float | None, Field(ge=-36_000, le=36_000)] = None
    says: Annotated[str, Field(max_length=500)] = ""
