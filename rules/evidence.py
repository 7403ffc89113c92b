"""What the camera believes stands on the board, in rules' terms, without pixels."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Content = tuple[str, ...] | int
"""What a site holds: chips bottom to top by side, () for none; a pit: seeds."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """How likely each possible content of each visible site is.

    Attributes
    ----------
    log_likelihoods
        For each visible site, the natural logarithm of the likelihood of each
        possible content; a content left out is as unlikely as the floor.
    hidden
        The sites that nothing is known of: a hand, a foreign object, glare.
    heights
        Where chips are stacked: for each site the log-likelihoods of one, two ...
        chips, given that there is one. Then ``log_likelihoods`` speak of the
        topmost chip alone: those of (side,) hold for every stack that it tops.
    """

    log_likelihoods: Mapping[str, Mapping[Content, float]]
    hidden: frozenset[str] = field(default_factory=frozenset)
    heights: Mapping[str, tuple[float, ...]] = field(default_factory=dict)


def holds_seeds(contents: Mapping[str, Content]) -> bool:
    """Return whether a board has pits, whose seeds are counted, and not chips."""
    return any(isinstance(content, int) for content in contents.values())


_SURE = 5.0  # nats: something stands there, at odds of 150 to 1


def is_occupied(likelihoods: Mapping[Content, float]) -> bool:
    """Return whether something surely stands on a site, whatever it is."""
    return max(likelihoods.values()) - likelihoods.get((), 0.0) > _SURE


def coloured(
    likelihoods: Mapping[Content, float], colours: tuple[str, ...]
) -> Mapping[Content, float]:
    """Return the likelihoods as a game tells its chips apart.

    Where all of them are alike ('chip'), any colour will do.
    """
    if len(colours) > 1 or () not in likelihoods:
        return likelihoods
    any_chip = max(value for held, value in likelihoods.items() if held)
    return {(): likelihoods[()], colours: any_chip}
