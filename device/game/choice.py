"""Choice of game and options, as the command line and a log's first line give it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from device.game.referee_options import ARBITER, ILLEGAL, STANDS, options_of_table
from device.ports import SettingsError
from rules.catalogue import GAMES, find_game
from rules.core.errors import OptionError
from rules.core.game import Game
from rules.core.model import Position, Setting
from rules.core.options import chosen, neutrals_of
from rules.core.time_control import TimeControl, read_control
from rules.games.matches.making import match_of
from rules.games.matches.team import TeamGame

_UNTAUGHT = ("white", "black")

TOLD, ENDS = "told", "ends"
"""What a flag that falls does: it is told, or it ends the game."""

NONE = "none"
"""What is written where a game has no clock."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Choice of game, options and sides.

    Attributes
    ----------
    name
        Id, title or alias.
    options
        The options that are set: the game's, and those of the table.
    goal
        Points that decide a match; '' for the usual number, None: no match.
    teams
        For each side the names of its team's members; {}: no teams.
    strict
        Whether only people may let a board stand that no legal turns lead to.
    position
        The position that the game begins from, as FEN; '' as its rules say.
    clock
        The time that each side has for the game; None: any.
    flag_ends
        Whether a flag ends the game; else it is only announced.
    """

    name: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    goal: str | None = None
    teams: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    strict: bool = False
    position: str = ""
    clock: TimeControl | None = None
    flag_ends: bool = False

    @property
    def game(self) -> Game:
        """Return the game, set as it is chosen.

        Raises
        ------
        UnknownGameError
            If no game bears the name.
        OptionError
            If an option or a setting is not known, the game is not for teams, or does
            not begin from the position.
        """
        game = find_game(self.name)
        chosen(game.title, {**game.options, **options_of_table(game)}, {}, self.options)
        options = {name: to for name, to in self.options.items() if name != ILLEGAL}
        game = game.configured(**options)
        if self.position:
            game = self._begun(game)
        if self.teams:
            game = TeamGame(GAMES, self.teams, of=game.id, settings=game.settings)
        if ILLEGAL in self.options:
            chosen(game.title, options_of_table(game), {}, self._of_table)
        if self.goal is None:
            return game
        if self.goal and not self.goal.isdecimal():
            raise OptionError(f"--match {self.goal}: expected a number of points")
        match = match_of(game, int(self.goal) if self.goal else None)
        if match is None:
            raise OptionError(f"no match is made of {game.title}")
        return match

    def _begun(self, game: Game) -> Game:
        """Return the game as it begins from the position."""
        from rules.games.kinds.fen_start import begun_from  # it brings the engine along

        if told := [option for option in game.lots if option in self.options]:
            raise OptionError(
                f"--position tells what stands where: leave out --option {told[0]}"
            )
        if self.teams or self.goal is not None:
            raise OptionError(
                "--position is for one game: leave out --match and --team"
            )
        return begun_from(game, self.position)

    @property
    def _of_table(self) -> Mapping[str, Setting]:
        return {ILLEGAL: self.options.get(ILLEGAL, ARBITER)}

    @property
    def stands(self) -> bool:
        """Return True if an illegal turn stands once the other side answered it."""
        return self._of_table[ILLEGAL] == STANDS

    def drawn(self, rng: Random) -> "Choice":
        """Return it with a setting drawn for each option that is left to the lot.

        Raises
        ------
        UnknownGameError
            If no game bears the name.
        """
        game = find_game(self.name)
        by_lot = (
            {}
            if self.position
            else {
                option: rng.choice(game.options[option])
                for option in game.lots
                if option not in self.options
            }
        )
        return replace(self, options={**self.options, **by_lot}) if by_lot else self

    @property
    def record(self) -> Mapping[str, Any]:
        """Return the header fields of a log."""
        told: dict[str, Any] = {"game": find_game(self.name).id}
        if self.options:
            told["options"] = dict(self.options)
        if self.goal is not None:
            told["match"] = self.goal
        if self.teams:
            told["teams"] = {side: list(names) for side, names in self.teams.items()}
        if self.strict:
            told["strict"] = True
        if self.position:
            told["position"] = self.position
        if self.clock is not None:
            told["clock"] = str(self.clock)
        if self.clock is not None and self.flag_ends:
            told["flag"] = ENDS
        return told


def choice_in(record: Mapping[str, Any]) -> Choice:
    """Return the game that a log's first line names."""
    teams = record.get("teams", {})
    return Choice(
        record["game"],
        record.get("options", {}),
        record.get("match"),
        {side: tuple(names) for side, names in teams.items()},
        bool(record.get("strict", False)),
        record.get("position") or "",
        clock_in(record),
        flag_ends_in(record),
    )


def clock_in(record: Mapping[str, Any]) -> TimeControl | None:
    """Return the time for the game that a log's first line names, None if it is any."""
    return control_in(record.get("clock") or "")


def control_in(text: str) -> TimeControl | None:
    """Return the time for a game by a text, None where it is '' or 'none': any.

    Raises
    ------
    OptionError
        If it says no time.
    """
    return None if text.strip().lower() in ("", NONE) else read_control(text)


def flag_ends_in(record: Mapping[str, Any]) -> bool:
    """Return True if a flag that falls ends the game, by a log's first line."""
    return bool(record.get("flag") == ENDS)


def options_in(texts: Sequence[str]) -> dict[str, Setting]:
    """Return options written as NAME=SETTING.

    Raises
    ------
    OptionError
        If one is written otherwise.
    """
    options: dict[str, Setting] = {}
    for text in texts:
        name, equals, setting = text.partition("=")
        if not (name and equals and setting):
            raise OptionError(f"--option {text}: expected NAME=SETTING, as players=4")
        options[name] = setting
    return options


def teams_in(texts: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return teams written as SIDE=NAME,NAME.

    Raises
    ------
    OptionError
        If one is written otherwise.
    """
    teams: dict[str, tuple[str, ...]] = {}
    for text in texts:
        side, equals, names = text.partition("=")
        if not (side and equals and names):
            raise OptionError(f"--team {text}: expected SIDE=NAME,NAME")
        teams[side] = tuple(names.split(","))
    return teams


def first_position(game: Game, taught: tuple[str, ...] | None) -> Position:
    """Return the game's start, its sides called as the chips that were taught.

    Raises
    ------
    SettingsError
        If other chips were taught than the game is played with.
    """
    usual = game.start()
    if taught is None or len(usual.colours) == 1:
        return usual
    neutral = neutrals_of(usual)
    sides = tuple(colour for colour in taught if colour not in neutral)
    own = usual.sides == usual.colours[: len(usual.sides)]
    if own and len(sides) == len(usual.sides) and {*neutral} <= {*taught}:
        return game.start(sides=sides)
    if set(taught) != set(usual.colours):
        raise SettingsError(
            f"{game.title} is played with {len(usual.colours)} kinds of chips "
            f"({', '.join(usual.colours)}), but the board file knows "
            f"{', '.join(taught)}: calibrate again with --teach and --pieces"
        )
    return usual


def chips_seen(position: Position, taught: tuple[str, ...] | None) -> tuple[str, ...]:
    """Return the names of the chips that the camera must distinguish."""
    if len(position.colours) > 1:
        return position.colours
    return taught or _UNTAUGHT
