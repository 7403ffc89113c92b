"""Options of games, and the names of the sides."""

from collections.abc import Iterable, Mapping

from rules.core.errors import OptionError
from rules.core.game import Game
from rules.core.model import Position, Setting
from rules.core.pieces import Piece

SIDES = ("white", "black", "red", "blue")
"""What the sides are called where nobody says otherwise, in the order of turns."""

MANY = 20
"""More settings than that are not told one by one."""

Choices = Mapping[str, tuple[Setting, ...]]
"""For each option its settings, the ordinary one first."""


def ordinary(choices: Choices) -> dict[str, Setting]:
    """Return every option's ordinary setting."""
    return {option: settings[0] for option, settings in choices.items()}


def chosen(
    title: str,
    choices: Choices,
    before: Mapping[str, Setting],
    wanted: Mapping[str, Setting],
) -> dict[str, Setting]:
    """Return the settings ``before`` with those that are ``wanted`` instead.

    A setting may come as text ('3'); True and False are 'on' and 'off'.

    Raises
    ------
    OptionError
        If an option or a setting is not known.
    """
    settings = dict(before)
    for option, setting in wanted.items():
        if option not in choices:
            known = ", ".join(choices) or "none"
            raise OptionError(f"{title} has no option {option!r}; it has: {known}")
        word = word_of(setting)
        found = [known for known in choices[option] if word_of(known) == word]
        if not found:
            known = " or ".join(words_of(choices[option]))
            raise OptionError(f"{title}: {option} may be {known}, not {word!r}")
        settings[option] = found[0]
    return settings


def named(title: str, players: int, sides: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the names of the sides, the usual ones where none are given.

    Raises
    ------
    OptionError
        If they are too many or few, or two are the same.
    """
    if sides is None:
        return SIDES[:players]
    if len(sides) != players or len(set(sides)) != players:
        raise OptionError(f"{title} needs {players} different sides, not {sides}")
    return sides


def names_of(position: Position) -> tuple[str, ...]:
    """Return the names that make ``start`` call everything as the position does."""
    return position.sides if len(position.sides) > 1 else position.colours


def neutrals_of(position: Position) -> tuple[str, ...]:
    """Return the colours of no side, where each side has its own: arrows."""
    sides, colours = position.sides, position.colours
    return colours[len(sides) :] if colours[: len(sides)] == sides else ()


def hands_of(position: Position) -> dict[str, int]:
    """Return the number of pieces of each colour in hand, neutral ones excluded."""
    neutral = neutrals_of(position)
    return {c: left for c, left in position.in_hand.items() if c not in neutral}


def first_positions(
    game: Game, sides: tuple[str, ...] | None, first: str | None
) -> tuple[Position, ...]:
    """Return the first positions that may be: one for each side that may begin.

    Where either side's men may stand in the other's places, those that stand exchanged
    come after the usual ones. Where the rules define who begins, it is the side of that
    name; chips of other colours are assigned by where they stand, or by who acts first.
    """
    usual = game.start(sides=sides)
    names = usual.sides
    if first is None and game.first_begins:
        called = game.start().sides
        first = called[0] if {*names} == {*called} else None
    if first is not None and first not in names:
        raise ValueError(f"{first!r} cannot begin; the sides are {names}")
    if usual.colours[: len(names)] != names:
        return (usual,)  # the chips do not identify the player
    turned = [names[i:] + names[:i] for i in range(len(names))]
    wanted = (order for order in turned if first in (None, order[0]))
    starts = tuple(game.start(sides=order) for order in wanted)
    if not game.either_set_up:
        return starts
    return starts + tuple(_exchanged(game, start) for start in starts)


def _exchanged(game: Game, start: Position) -> Position:
    """Return a first position of two sides, each side's men in the other's places."""
    first, second = map(Piece, start.sides)
    other = {first: second, second: first}
    contents = {
        site: tuple(other[man] for man in held) if isinstance(held, tuple) else held
        for site, held in start.contents.items()
    }
    return game.rearranged(start, contents, start.to_move or start.sides[0])


def word_of(setting: Setting) -> str:
    """Return a setting as people write it."""
    if isinstance(setting, bool):
        return "on" if setting else "off"
    return str(setting)


def words_of(settings: Iterable[Setting]) -> tuple[str, ...]:
    """Return settings as people write them: a long run of numbers by its ends.

    Examples
    --------
    >>> words_of([True, False])
    ('on', 'off')
    >>> words_of(range(960))
    ('0..959',)
    """
    known = tuple(settings)
    numbers = sorted(n for n in known if isinstance(n, int))
    if len(numbers) > MANY and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return (f"{numbers[0]}..{numbers[-1]}",)
    return tuple(map(word_of, known))
