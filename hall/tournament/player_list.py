"""Read a list of players from CSV, as spreadsheets and federations write it.

The delimiter is detected (comma, semicolon, tabulator, bar), the text may be UTF-8 or
Latin-1, and columns may be named in five languages, in any order.
"""

import csv
import io
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from device.untrusted.charsets import text_of
from hall.tournament.values import Team, TournamentError, TournamentPlayer, seeded

MOST_PLAYERS = 9999  # a TRF has four digits for a number
MOST_COLUMNS = 200
_DIVIDERS = ";\t|,"

_CALLED = {
    "name": "name|player|full name|jina|mchezaji|nom|joueur|nombre|jugador|spieler",
    "last": "last name|surname|family name|ukoo|nom de famille|apellido|apellidos|"
    "nachname|familienname",
    "first": "first name|given name|jina la kwanza|prenom|nombre de pila|vorname",
    "rating": "rating|elo|rtg|fide rating|kiwango|classement|clasificacion|wertung|"
    "wertungszahl",
    "club": "club|klabu|verein|equipo",
    "team": "team|timu|equipe|mannschaft",
    "country": "country|federation|fed|nation|nchi|shirikisho|pays|pais|federacion|"
    "land|foderation",
    "birth": "birth|birthday|born|birth date|date of birth|year of birth|kuzaliwa|"
    "naissance|date de naissance|nacimiento|fecha de nacimiento|geburtsdatum|geboren|"
    "geburtsjahr|jahrgang",
    "id": "id|fide id|fideid|fide number|license|licence|namba|licencia|"
    "identification|spielernummer|fide nr",
    "title": "title|cheo|titre|titulo|titel",
    "sex": "sex|gender|jinsia|sexe|sexo|geschlecht",
}
_COLUMNS = {name: key for key, names in _CALLED.items() for name in names.split("|")}


def read_players(data: bytes) -> tuple[tuple[TournamentPlayer, ...], tuple[Team, ...]]:
    """Return the players of a list by their strength, and their teams if it has any.

    Raises
    ------
    TournamentError
        With the line and the column that cannot be read.
    """
    text = text_of(data).text
    rows = csv.reader(io.StringIO(text), delimiter=_divider(text), strict=True)
    columns: Mapping[int, str] | None = None
    headings = 0
    players: list[TournamentPlayer] = []
    teams: dict[str, list[TournamentPlayer]] = {}
    known: dict[tuple[str, ...], int] = {}
    for line, row in _lines(rows):
        if columns is None:
            columns, headings = _columns(line, row), len(row)
            continue
        for n, cell in enumerate(row[headings:], headings + 1):
            if cell:
                raise TournamentError(
                    f"line {line}, column {n}: {cell[:20]!r} is too much"
                )
        player, team = _player(line, row, columns)
        for key in _likenesses(player):
            if key in known:
                raise TournamentError(
                    f"line {line}: {player.name} stands in line {known[key]} already"
                )
            known[key] = line
        players.append(player)
        if team:
            teams.setdefault(team, []).append(player)
    if not players:
        raise TournamentError("the list has no players under a line of headings")
    if len(players) > MOST_PLAYERS:
        raise TournamentError(f"{len(players)} players are more than {MOST_PLAYERS}")
    return _numbered(players, teams)


def _numbered(
    players: Sequence[TournamentPlayer], teams: Mapping[str, Sequence[TournamentPlayer]]
) -> tuple[tuple[TournamentPlayer, ...], tuple[Team, ...]]:
    ranked = seeded(tuple(players))
    numbers = {_whole(player): player.number for player in ranked}
    numbered = (
        Team(n, name, tuple(numbers[_whole(one)] for one in members))
        for n, (name, members) in enumerate(teams.items(), 1)
    )
    return ranked, tuple(numbered)


def _whole(player: TournamentPlayer) -> tuple[str, ...]:
    return player.name, player.id, player.club, player.birth


def _likenesses(player: TournamentPlayer) -> Iterator[tuple[str, ...]]:
    """Yield the keys that identify a player uniquely."""
    if player.id:
        yield (player.id,)
    yield tuple(map(str.casefold, _whole(player)))


def _divider(text: str) -> str:
    """Return the column delimiter: the most frequent candidate in the headings."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(_DIVIDERS, key=first.count)


def _lines(rows: Iterator[list[str]]) -> Iterator[tuple[int, list[str]]]:
    """Yield rows that are not empty, with the number of the line that each ends in."""
    while True:
        try:
            row = next(rows)
        except StopIteration:
            return
        except csv.Error as error:
            line = getattr(rows, "line_num", 0)
            raise TournamentError(f"line {line}: {error}") from error
        if any(cell.strip() for cell in row):
            yield getattr(rows, "line_num", 0), [cell.strip() for cell in row]


def _columns(line: int, row: Sequence[str]) -> Mapping[int, str]:
    if len(row) > MOST_COLUMNS:
        raise TournamentError(
            f"line {line} has {len(row)} columns: expected at most {MOST_COLUMNS}; "
            "take out those that say nothing of a player"
        )
    found = {n: _COLUMNS[_plain(cell)] for n, cell in enumerate(row) if _known(cell)}
    first: dict[str, int] = {}
    for n, key in found.items():
        if first.setdefault(key, n) != n:
            raise TournamentError(
                f"line {line}, column {n + 1}: {row[n]!r} says the same as column "
                f"{first[key] + 1}"
            )
    if not {"name", "last"} & set(found.values()):
        raise TournamentError(
            f"line {line}: no column is called 'name'; there are "
            f"{', '.join(map(repr, row[:12]))}"
        )
    return found


def _known(cell: str) -> bool:
    return _plain(cell) in _COLUMNS


def _plain(heading: str) -> str:
    """Return a heading without accents, signs and capitals."""
    apart = unicodedata.normalize("NFKD", heading.casefold())
    kept = (" " if sign in "_-.:/#" else sign for sign in apart)
    return " ".join("".join(s for s in kept if s.isalnum() or s == " ").split())


def _player(
    line: int, row: Sequence[str], columns: Mapping[int, str]
) -> tuple[TournamentPlayer, str]:
    cells = {key: row[n] for n, key in columns.items() if n < len(row)}
    at = {key: n + 1 for n, key in columns.items()}
    name = cells.get("name") or ", ".join(
        part for part in (cells.get("last"), cells.get("first")) if part
    )
    if not name:
        where = at.get("name", at.get("last", 1))
        raise TournamentError(f"line {line}, column {where} (name): it is empty")
    rating = cells.get("rating", "")
    if rating and not (rating.isdecimal() and len(rating) <= 4):
        raise TournamentError(
            f"line {line}, column {at['rating']} (rating): {rating[:9]!r} is no number "
            "from 0 to 9999"
        )
    player = TournamentPlayer(
        number=0,
        name=name,
        rating=int(rating or 0),
        club=cells.get("club", ""),
        birth=cells.get("birth", ""),
        id=cells.get("id", ""),
        title=cells.get("title", ""),
        country=cells.get("country", "").upper(),
        sex=_sex(cells.get("sex", "")),
    )
    return player, cells.get("team", "")


def _sex(cell: str) -> str:
    """Return m or w, as TRF writes it; nothing if it is neither."""
    return {"m": "m", "f": "w", "w": "w"}.get(cell[:1].casefold(), "")
