"""Tables of records keyed by a unique id."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Protocol, TypeVar

from rules.core.errors import DefinitionError


class _Named(Protocol):
    @property
    def id(self) -> str: ...


_T = TypeVar("_T", bound=_Named)


def by_id(kind: str, things: Iterable[_T]) -> Mapping[str, _T]:
    """Return things by their ids.

    Parameters
    ----------
    kind
        What one of them is called: a game, a board.

    Raises
    ------
    DefinitionError
        If two bear the same id.
    """
    found: dict[str, _T] = {}
    for thing in things:
        if thing.id in found:
            raise DefinitionError(
                f"two {kind}s have the id {thing.id!r}: give one of them another"
            )
        found[thing.id] = thing
    return MappingProxyType(found)
