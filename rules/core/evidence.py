"""Evidence: log-likelihoods of the contents of each site, without pixels."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.faces import Faces
from rules.core.pieces import Appearance, Content, appearance


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands seen over the board since its position was last confirmed.

    Attributes
    ----------
    visits
        How many times a hand came and went.
    seconds
        For how long, in all, one was there.
    """

    visits: int
    seconds: float


NO_HANDS = Hands(0, 0.0)
"""The board was watched, and nobody came near it."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Log-likelihoods of the appearances of each visible site.

    Attributes
    ----------
    log_likelihoods
        For each visible site, the natural logarithm of the likelihood of each
        possible appearance of what it holds; one left out is as unlikely as the floor.
    hidden
        The sites that nothing is known of: a hand, a foreign object, glare.
    heights
        Where chips are stacked: for each site the log-likelihoods of one, two ...
        chips, given that there is one. Then ``log_likelihoods`` speak of the
        topmost chip alone: those of (side,) hold for every stack that it tops. Which
        piece is below which follows from the rules.
    hands
        The hands that made the board what it is; None where nobody watched them, as
        between single photographs.
    stirred
        Nats by which the piece on a site, if there still is one, is likelier another
        one than the same; sites without evidence are left out.
    faces
        Which pieces those on some sites are by what is written on them.
    """

    log_likelihoods: Mapping[str, Mapping[Appearance, float]]
    hidden: frozenset[str] = field(default_factory=frozenset)
    heights: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    hands: Hands | None = None
    stirred: Mapping[str, float] = field(default_factory=dict)
    faces: Faces = field(default_factory=dict)


def holds_seeds(contents: Mapping[str, Content]) -> bool:
    """Return True if a board has pits, whose seeds are counted, and not chips."""
    return any(isinstance(content, int) for content in contents.values())


_SURE = 5.0  # nats: something stands there, at odds of 150 to 1


def is_occupied(likelihoods: Mapping[Appearance, float]) -> bool:
    """Return True if something surely stands on a site, whatever it is."""
    return max(likelihoods.values()) - likelihoods.get((), 0.0) > _SURE


def coloured(
    likelihoods: Mapping[Appearance, float], colours: tuple[str, ...]
) -> Mapping[Appearance, float]:
    """Return the likelihoods by the colours that a game distinguishes.

    Where all of them are alike ('chip'), any colour will do.
    """
    if len(colours) > 1 or () not in likelihoods:
        return likelihoods
    any_chip = max(value for held, value in likelihoods.items() if held)
    return {(): likelihoods[()], colours: any_chip}


def seen_instead(
    evidence: Evidence, names: Mapping[str, str], contents: Mapping[str, Content]
) -> list[str]:
    """Return the sites where something else is likeliest seen than what stands there.

    Parameters
    ----------
    evidence
        What is seen on the table.
    names
        What the table calls the sites of the game.
    contents
        What stands on these.
    """
    found = []
    for site, there in names.items():
        seen = evidence.log_likelihoods.get(there)
        likeliest = max(seen, key=lambda held: seen[held]) if seen else ()
        if likeliest and likeliest != appearance(contents[site]):
            found.append(there)
    return found


def renamed(
    evidence: Evidence,
    names: Mapping[str, str],
    colours: tuple[str, ...],
    hands: Hands | None,
) -> Evidence:
    """Return the evidence of a table on a game's own sites.

    Parameters
    ----------
    evidence
        What is seen on the table.
    names
        What the game calls the sites that it uses.
    colours
        The colours that the game distinguishes.
    hands
        The hands that were seen over the table.
    """
    seen = evidence.log_likelihoods
    return Evidence(
        {
            names[site]: coloured(likelihoods, colours)
            for site, likelihoods in seen.items()
            if site in names
        },
        frozenset(names[site] for site in evidence.hidden if site in names),
        {names[s]: tops for s, tops in evidence.heights.items() if s in names},
        hands,
        {names[s]: nats for s, nats in evidence.stirred.items() if s in names},
        {names[s]: told for s, told in evidence.faces.items() if s in names},
    )
