"""Parse untrusted JSON within bounds of size and depth."""

import json

from device.json_types import JsonValue


def _refused(name: str) -> None:
    raise ValueError(f"{name} is no number of JSON")


_DECODER = json.JSONDecoder(parse_constant=_refused)


def value_in(content: bytes, most_bytes: int) -> JsonValue:
    """Return the value that a text in UTF-8 holds; its time grows with its length.

    Raises
    ------
    ValueError
        If it is too long, nests too deep, or is no JSON.
    """
    if len(content) > most_bytes:
        raise ValueError(f"{len(content)} bytes are too many: expected {most_bytes}")
    try:
        return _DECODER.decode(content.decode())
    except RecursionError as error:
        raise ValueError("it nests too deep") from error
