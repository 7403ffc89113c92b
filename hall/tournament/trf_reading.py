"""Parse Tournament Report Files: versions 16 and 2026, with common extensions."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from device.untrusted.charsets import text_of
from hall.tournament.marks import ASKED, USUAL, Mark, Scoring
from hall.tournament.trf import BLOCK, FIRST_BLOCK, KINDS, OURS
from hall.tournament.trf_rounds import Cell, rounds_of
from hall.tournament.values import (
    Team,
    TieBreak,
    Tournament,
    TournamentError,
    TournamentKind,
    TournamentPlayer,
)

_COUNTS = ("062", "072", "082")  # data of the lines themselves
_NUMBER = re.compile(r"\d+")
MOST_ROUNDS = 999  # a TRF has three digits for a number


def read_trf(data: bytes) -> Tournament:
    """Return the tournament that a TRF describes.

    Lines that say what this program does not know are kept as they are.

    Raises
    ------
    TournamentError
        With the line and the columns that cannot be read.
    """
    reading = _Reading()
    for number, line in enumerate(text_of(data).text.splitlines(), 1):
        if line.strip():
            try:
                reading.take(number, line)
            except ValueError as error:
                raise TournamentError(f"line {number}: {error}") from error
    return reading.tournament()


@dataclass(slots=True)
class _Reading:
    """Parser state: everything read so far."""

    head: dict[str, str] = field(default_factory=dict)
    ours: Mapping[str, Any] = field(default_factory=dict)
    players: dict[int, TournamentPlayer] = field(default_factory=dict)
    cells: list[Cell] = field(default_factory=list)
    teams: list[Team] = field(default_factory=list)
    absent: list[tuple[int, int, Mark]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def take(self, number: int, line: str) -> None:
        """Read a line."""
        code, said = line[:3], line[4:].strip()
        taking: Mapping[str, Callable[[int, str], None]] = {
            "001": self._take_player,
            "013": self._take_old_team,
            "240": self._take_absence,
            "310": self._take_team,
        }
        if code in taking:
            taking[code](number, line)
        elif line.startswith(OURS):
            self.ours = json.loads(line.removeprefix(OURS))
        elif code == "###" or code in _COUNTS:
            pass
        elif code in _HEADS and not (code == "202" and not _breaks(said)):
            self.head[code] = line[4:].rstrip() if code == "162" else said
        else:
            self.notes.append(line.rstrip())

    def _take_player(self, number: int, line: str) -> None:
        rank = _column(line, 5, 8, number, "number")
        if rank in self.players:
            raise TournamentError(
                f"line {number}, columns 5-8: there are two players with number {rank}"
            )
        self.players[rank] = TournamentPlayer(
            number=rank,
            sex=line[9:10].strip(),
            title=line[10:13].strip(),
            name=line[14:47].strip(),
            rating=_column(line, 49, 52, number, "rating", empty=0),
            country=line[53:56].strip(),
            id=line[57:68].strip(),
            birth=line[69:79].strip().replace("/", "-"),
        )
        text = line[FIRST_BLOCK:].rstrip()
        if len(text) > MOST_ROUNDS * BLOCK:
            raise TournamentError(
                f"line {number} has {-(-len(text) // BLOCK)} rounds: expected at most "
                f"{MOST_ROUNDS}"
            )
        for n in range(0, len(text), BLOCK):
            begins = FIRST_BLOCK + n
            block = text[n : n + BLOCK].ljust(BLOCK)
            self.cells.append(_cell(number, rank, n // BLOCK + 1, block, begins))

    def _take_team(self, number: int, line: str) -> None:
        name, team = line[8:40].strip(), _column(line, 5, 7, number, "team")
        self.teams.append(Team(team, name, _numbers(line[73:])))

    def _take_old_team(self, _: int, line: str) -> None:
        name = line[4:36].strip()
        self.teams.append(Team(len(self.teams) + 1, name, _numbers(line[36:])))

    def _take_absence(self, number: int, line: str) -> None:
        if (code := line[4:5].upper()) not in ASKED:
            raise TournamentError(
                f"line {number}, column 5: expected F, H or Z, got {code!r}"
            )
        when = _column(line, 7, 9, number, "round")
        self.absent += [(one, when, Mark(code)) for one in _numbers(line[10:])]

    def tournament(self) -> Tournament:
        """Return the tournament that the lines describe."""
        if not self.players:
            raise TournamentError("no line begins with 001: there are no players")
        for n, rank in enumerate(sorted(self.players), 1):
            if n != rank:
                raise TournamentError(f"there is no player with number {n}")
        for one, when, mark in self.absent:
            if one not in self.players:
                raise TournamentError(
                    f"record 240 names player {one}, who is not there"
                )
            player = self.players[one]
            absent = {**player.absent, when: mark}
            self.players[one] = replace(player, absent=absent)
        head = self.head
        teams = tuple(self.teams)
        played = rounds_of(self.cells, self.players, teams)
        rounds = head.get("142") or head.get("XXR") or str(len(played))
        return Tournament(
            name=head.get("012", ""),
            kind=_kind(head.get("092", "")),
            players=tuple(self.players[one] for one in sorted(self.players)),
            rounds=max(_rounds(rounds), len(played)),
            teams=teams,
            scoring=_scoring(head.get("162", "")),
            match_scoring=_match_scoring(head.get("362", "")),
            breaks=_breaks(head.get("202", "")) or Tournament.breaks,
            place=head.get("022", ""),
            country=head.get("032", ""),
            begins=head.get("042", "").replace("/", "-"),
            ends=head.get("052", "").replace("/", "-"),
            arbiter=head.get("102", ""),
            begins_first=_begins(head.get("152", ""), self.cells),
            played=played,
            notes=tuple(self.notes),
            **_ours(self.ours),
        )


_HEADS = frozenset(
    (
        *("012", "022", "032", "042", "052", "092", "102"),
        *("142", "152", "162", "202", "362", "XXR"),
    )
)


def _ours(told: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that only this program writes."""
    known = {key: told[key] for key in ("game", "options", "clock") if key in told}
    if "sides" in told:
        known["sides"] = tuple(told["sides"])
    return {**known, "team_boards": int(told.get("team_boards", 0))}


def _column(
    line: str, first: int, last: int, number: int, what: str, empty: int | None = None
) -> int:
    """Return a whole number in columns, which count from 1."""
    text = line[first - 1 : last].strip()
    if not text and empty is not None:
        return empty
    if not text.isdecimal():
        raise TournamentError(
            f"line {number}, columns {first}-{last} ({what}): {text!r} is no number"
        )
    return int(text)


def _rounds(said: str) -> int:
    if not (said.isdecimal() and len(said) < 4):
        raise TournamentError(
            f"{said[:20]!r} is no number of rounds: expected at most {MOST_ROUNDS}"
        )
    return int(said)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(one) for one in _NUMBER.findall(text) if int(one))


def _cell(line: int, player: int, when: int, block: str, begins: int) -> Cell:
    opponent = block[:4].strip()
    side, mark = block[5].lower().strip(" -"), block[7].upper().strip()
    place = f"line {line}, columns {begins + 1}-{begins + BLOCK} (round {when})"
    if opponent and not opponent.isdecimal():
        raise TournamentError(f"{place}: {opponent!r} is no player's number")
    if side not in ("w", "b", ""):
        raise TournamentError(f"{place}: expected w, b or -, got {block[5]!r}")
    if mark and mark not in set(Mark):
        raise TournamentError(f"{place}: {block[7]!r} is no result")
    other = int(opponent or 0) or None
    return Cell(place, player, when, other, side, Mark(mark) if mark else None)


def _kind(said: str) -> TournamentKind:
    """Return the kind that a line names; a Swiss by default."""
    plain = re.sub("[^a-z]", "", said.casefold())
    if "double" in plain and ("robin" in plain or "berger" in plain):
        return TournamentKind.DOUBLE_ROUND_ROBIN
    if "berger" in plain:
        return TournamentKind.ROUND_ROBIN
    for kind, word in KINDS.items():
        if re.sub("[^a-z]", "", word.casefold()) in plain:
            return kind
    return TournamentKind.SWISS


def _breaks(said: str) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of record 202; none if any is not known here."""
    codes = [code.strip() for code in said.split(",") if code.strip()]
    if any(code not in set(TieBreak) for code in codes):
        return ()
    return tuple(TieBreak(code) for code in codes)


def _scoring(said: str) -> Scoring:
    worth = {code: float(points) for code, points in _WORTH.findall(said)}
    usual = USUAL
    win = worth.get("W", usual.win)
    bye = worth.get("P", win)
    return Scoring(
        win=win,
        draw=worth.get("D", usual.draw),
        loss=worth.get("L", usual.loss),
        bye=None if bye == win else bye,
        absent=worth.get("A", usual.absent),
    )


def _match_scoring(said: str) -> Scoring:
    worth = {code: float(points) for code, points in _WORTH.findall(said)}
    usual = Tournament.match_scoring
    return replace(
        usual,
        win=worth.get("W", usual.win),
        draw=worth.get("D", usual.draw),
        loss=worth.get("L", usual.loss),
    )


_WORTH = re.compile(r"([WDLAPX])\s*([\d.]+)")


def _begins(said: str, cells: Iterable[Cell]) -> bool:
    """Return True if the best seed began: as record 152 says, else as it was."""
    if said:
        return said.upper() != "B"
    sides = (cell.side for cell in cells if cell.player == 1 and cell.round == 1)
    return next(sides, "w") != "b"
