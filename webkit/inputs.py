"""The types of what people send: readable text of bounded length, bounded numbers.

Every text and number that a route takes is of one of these kinds, or of one made of
them; a test walks over all routes of both applications to see it.
"""

import re
from typing import Annotated

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

_UNREADABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_NO_LINE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def _text(text: str) -> str:
    if _UNREADABLE.search(text):
        raise ValueError("expected a text without control characters")
    return text


def _line(text: str) -> str:
    if _NO_LINE.search(text):
        raise ValueError("expected one line of readable text")
    return text


Readable = AfterValidator(_text)
"""Refuses what no keyboard types, NUL first of all; lines may break."""

OneLine = AfterValidator(_line)
"""Refuses besides what breaks a line or turns the direction of writing."""

BIGGEST = 2**31
Board = Annotated[int, Field(ge=0, lt=BIGGEST)]
"""The number of a board; a database keeps it in 32 bits."""

Text = Annotated[str, Field(max_length=500), Readable]
Line = Annotated[str, Field(max_length=120), OneLine]
Word = Annotated[str, Field(max_length=40), OneLine]
Name = Annotated[str, Field(min_length=1, max_length=120), OneLine]
Short = Annotated[str, Field(min_length=1, max_length=40), OneLine]

Bounded = Annotated[int, Field(ge=-BIGGEST, lt=BIGGEST)]
Options = Annotated[dict[Short, Short | Bounded | bool], Field(max_length=40)]

NameInPath = Annotated[str, Path(min_length=1, max_length=200), OneLine]
BoardInPath = Annotated[int, Path(ge=0, lt=BIGGEST)]


class Secret:
    """Marks a field that holds a secret; each attempt is counted."""


SECRET = Secret()

ShownPin = Annotated[str, Field(min_length=1, max_length=16), OneLine, SECRET]
ShownToken = Annotated[str, Field(min_length=1, max_length=64), OneLine, SECRET]


class Body(BaseModel):
    """Request body whose keys are all known; values are never coerced.

    A number that is sent as a text is refused.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Form(Body):
    """Request body of a form: text is coerced to numbers and enums."""

    model_config = ConfigDict(strict=False)
