"""Schemas of requests and responses; anything else is refused."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from calibration.find import South
from device import commands
from webkit.inputs import Body as Schema
from webkit.inputs import (
    Line,
    Name,
    OneLine,
    Options,
    Short,
    ShownPin,
    ShownToken,
    Word,
)

Fraction = Annotated[float, Field(ge=-0.5, le=1.5, allow_inf_nan=False)]
Corner = Annotated[list[Fraction], Field(min_length=2, max_length=2)]


_PLAIN: Mapping[str, commands.Command] = {
    "confirm": commands.Confirm(),
    "take_back": commands.TakeBack(),
    "call_ruling": commands.CallRuling(),
    "say_board": commands.SayBoard(),
    "new_game": commands.NewGame(),
    "pause": commands.Pause(),
    "play": commands.Play(),
    "agree_draw": commands.AgreeDraw(),
    "hint": commands.Hint(),
    "was_that_good": commands.WasThatGood(),
    "stop_learning": commands.StopLearning(),
}


PHONE = "^[a-z0-9]{8,40}$"
"""A word by which a phone that lends its camera is known from others."""


class Lend(Schema):
    """A phone that lends its camera, or does so no more."""

    phone: Annotated[str, StringConstraints(pattern=PHONE)]


class Pin(Schema):
    """The machine's PIN and a name; '' where no name is given."""

    pin: ShownPin
    name: Word = ""


class Once(Schema):
    """A token that opens once, and who shows it."""

    token: ShownToken
    name: Word = ""


class Forget(Schema):
    """A game, or a person by name, to be deleted for good."""

    name: Name


class Machine(Schema):
    """Request body: parameters of a verb of the machine's service."""

    network: Annotated[str, Field(max_length=20), OneLine] = ""
    password: Annotated[str, Field(max_length=63), OneLine] = ""


class Seat(Schema):
    """Request body: player of a side; a machine of level 0 adapts."""

    by: Literal["person", "machine", "simulated"]
    level: Annotated[int, Field(ge=0, le=20)] = 1


Seats = Annotated[dict[Short, Seat], Field(max_length=8)]


def seats_of(told: Mapping[str, Seat]) -> dict[str, commands.PlayedBy]:
    """Return the players of a request's seats."""
    return {
        side: commands.PlayedBy(commands.By(one.by), one.level)
        for side, one in told.items()
    }


class Choose(Schema):
    """Request body: the game to be played."""

    game: Name
    options: Options = Field(default_factory=dict)
    match: Annotated[str, Field(max_length=6), OneLine] | None = None
    teams: Annotated[
        dict[Short, Annotated[list[Short], Field(max_length=8)]], Field(max_length=8)
    ] = Field(default_factory=dict)
    first: Short | None = None
    players: Annotated[dict[Short, Short], Field(max_length=8)] = Field(
        default_factory=dict
    )
    seats: Seats = Field(default_factory=dict)
    board: Short | None = None
    strict: bool | None = None
    clock: Annotated[str, Field(max_length=16), OneLine] | None = None
    flag: Literal["told", "ends"] | None = None


class Calibrate(Schema):
    """Request body: side of south, and the corners if a person marked them."""

    south: Literal["bottom", "left", "top", "right"] = "bottom"
    corners: Annotated[list[Corner], Field(min_length=4, max_length=4)] | None = None


class Teach(Schema):
    """Request body: chips by site, or the number of seeds in every pit."""

    pieces: (
        Annotated[
            dict[Short, Annotated[list[Short], Field(min_length=1, max_length=60)]],
            Field(max_length=8),
        ]
        | None
    ) = None
    fill: Annotated[int, Field(ge=1, le=60)] | None = None


class Resume(Schema):
    """A past game."""

    name: Name


class Plain(Schema):
    """Request body: a command without parameters."""

    do: Literal[
        "confirm",
        "take_back",
        "call_ruling",
        "say_board",
        "new_game",
        "pause",
        "play",
        "agree_draw",
        "hint",
        "was_that_good",
        "stop_learning",
    ]

    def wish(self) -> commands.Command:
        """Return the command."""
        return _PLAIN[self.do]


class Answer(Schema):
    """The answer to the referee's question."""

    do: Literal["answer"]
    alternative: Annotated[int, Field(ge=0, le=999)]

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Answer(self.alternative)


class Enter(Schema):
    """A turn that the camera never saw."""

    do: Literal["enter"]
    turn: Name

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Enter(self.turn)


class Amend(Schema):
    """Request body: correction of a past turn."""

    do: Literal["amend"]
    n: Annotated[int, Field(ge=1, le=100_000)]
    turn: Name

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Amend(self.n, self.turn)


class Concede(Schema):
    """A side gives up."""

    do: Literal["concede"]
    side: Short

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Concede(self.side)


class Press(Schema):
    """A side says that its turn is over."""

    do: Literal["press"]
    side: Short

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Press(self.side)


class Claim(Schema):
    """The side to move claims that the game is over."""

    do: Literal["claim"]
    rule: Short

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Claim(self.rule)


class Adopt(Schema):
    """A refused board counts as it stands."""

    do: Literal["adopt"]
    to_move: Short | None = None

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Adopt(self.to_move)


class SouthIs(Schema):
    """Request body: the edge of the picture at which south lies."""

    do: Literal["south_is"]
    edge: Literal["bottom", "left", "top", "right"]

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.SouthIs(South(self.edge))


class WhoPlays(Schema):
    """Request body: the player of each side from now on."""

    do: Literal["who_plays"]
    seats: Seats

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.WhoPlays(seats_of(self.seats))


class Learn(Schema):
    """A course is taught; of a past game, the puzzles that were found in it."""

    do: Literal["learn"]
    log: Line = ""
    puzzle: Annotated[int, Field(ge=0, le=20)] = 0

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.Learn(self.log, self.puzzle)


class ShowTurns(Schema):
    """Request body: announce and light the turns of the side to move from a site."""

    do: Literal["show_turns"]
    site: Short

    def wish(self) -> commands.Command:
        """Return the command."""
        return commands.ShowTurns(self.site)


Wished = Annotated[
    Plain
    | Answer
    | Enter
    | Amend
    | Concede
    | Press
    | Claim
    | Adopt
    | SouthIs
    | WhoPlays
    | Learn
    | ShowTurns,
    Field(discriminator="do"),
]


class Done(BaseModel):
    """Result of an act; a refusal holds its reason, if possible in all languages."""

    done: bool
    told: str
    texts: dict[str, str] = {}


class Taken(Schema):
    """Response: True if the phone's picture was used."""

    taken: bool


class Which(Schema):
    """Response: the board recognised in a photograph, or None, with confidence."""

    board: str | None
    confidence: float


class Put(Done):
    """Result of an import, with the game's name here."""

    name: str


class MayAct(BaseModel):
    """Response: rights and identity of this phone."""

    may_act: bool
    role: str
    name: str
    sees_camera: bool
    sees_pictures: bool
    pictures_for: str
    may_have_it_said: bool
    names: bool


class Invited(BaseModel):
    """Response: one-time invitation of another phone, as link and QR code."""

    address: str
    svg: str


class Session(BaseModel):
    """Session of a phone."""

    number: int
    role: str
    name: str
    began: float
    seen: float
    address: str
    device: str
    own: bool


class Sessions(BaseModel):
    """Response: open sessions, and the number of wrong PINs within a day."""

    sessions: list[Session]
    wrong_today: int


class Refused(BaseModel):
    """Response: the reason for a refusal, in one sentence."""

    detail: str
