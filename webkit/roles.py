"""Roles, each of which includes those below it, and the PIN of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from webkit.secret import is_pin


class Role(IntEnum):
    """Role of a session; each includes the rights of those before it."""

    NOBODY = 0
    WATCH = 1
    PLAY = 2
    ARBITER = 3
    OWNER = 4

    @property
    def word(self) -> str:
        """Return the role's name in pages and logs."""
        return self.name.lower()


def role_called(word: str) -> Role:
    """Return the role of a word.

    Raises
    ------
    KeyError
        If there is none of that name.
    """
    return Role[word.upper()]


@dataclass(frozen=True, slots=True)
class Pins:
    """The PIN of each role; '' where a role has none of its own.

    Raises
    ------
    ValueError
        If one is not 6 to 8 digits, or the owner has none.
    """

    owner: str
    arbiter: str = ""
    play: str = ""
    watch: str = ""

    def __post_init__(self) -> None:
        for pin in (self.owner, *filter(None, (self.arbiter, self.play, self.watch))):
            if not is_pin(pin):
                raise ValueError("a PIN has 6 to 8 digits")

    @property
    def by_role(self) -> Mapping[Role, str]:
        """Return the PINs that there are."""
        found = {role: str(getattr(self, role.word)) for role in Role if role > 0}
        return {role: pin for role, pin in found.items() if pin}
