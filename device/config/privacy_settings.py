"""Privacy settings: pictures and names that are kept, retention, and access."""

from dataclasses import dataclass
from typing import Annotated

from device.config.setting_kinds import Flag, Key, Number, OneOf

WHO = ("watch", "play", "arbiter", "owner")
"""The roles that something may be shown to, the widest circle first."""

KEPT = ("all", "rulings", "none")
"""Which pictures are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivacySettings:
    """Privacy settings: pictures and names that are kept, retention, and access."""

    pictures: Annotated[
        str,
        Key(
            OneOf(KEPT),
            "Which pictures of the board are kept: of every turn, only of rulings, "
            "questions and corrections, or none. What lies well beside the board "
            "is cut off.",
        ),
    ] = "all"
    picture_days: Annotated[
        int,
        Key(
            Number(0, 36500, "days"),
            "After so many days they are deleted; 0: when their room is used up.",
        ),
    ] = 30
    pictures_for: Annotated[
        str,
        Key(
            OneOf(WHO),
            "Who sees kept pictures: 'watch' is everybody who may watch, 'play' who "
            "has shown a PIN that lets them play, and so on.",
        ),
    ] = "play"
    camera_for: Annotated[
        str,
        Key(
            OneOf(WHO),
            "Who sees what the camera sees now, which may be more than the board.",
        ),
    ] = "play"
    names: Annotated[
        bool,
        Key(
            Flag(),
            "False where no names of people are written: neither of who plays nor of "
            "who did something on the page.",
        ),
    ] = True
