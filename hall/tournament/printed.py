"""Printable HTML of a tournament: pairings, cross table and standings.

A page is self-contained; its print style is white, without buttons, with the headings
on each sheet.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape
from types import MappingProxyType

from device.words.tournament import (
    BYE,
    CLUB,
    CROSS_TABLE,
    NAME,
    PAIRINGS,
    POINTS,
    RANK,
    RATING,
    RESULT,
    STANDINGS,
    TABLE,
)
from hall.tournament.bouts import Bout, bouts_of
from hall.tournament.marks import Mark
from hall.tournament.standings import StandingsLine, standings
from hall.tournament.teams import of_teams
from hall.tournament.values import Pairing, TieBreak, Tournament, TournamentPlayer
from rules.core.saying import side_key
from words.catalogue import Catalogue, catalogue
from words.keys import Key

BREAKS = MappingProxyType(
    {
        TieBreak.BUCHHOLZ: Key("hall-break-bh"),
        TieBreak.BUCHHOLZ_CUT_1: Key("hall-break-bh-c1"),
        TieBreak.SONNEBORN_BERGER: Key("hall-break-sb"),
        TieBreak.DIRECT_ENCOUNTER: Key("hall-break-de"),
        TieBreak.WINS: Key("hall-break-win"),
        TieBreak.WINS_PLAYED: Key("hall-break-won"),
        TieBreak.PROGRESSIVE: Key("hall-break-ps"),
        TieBreak.AVERAGE_RATING: Key("hall-break-aro"),
        TieBreak.GAME_POINTS: Key("hall-break-gp"),
    }
)
"""What each tie-break counts, as a message."""

Row = Sequence[str]

STYLE = """
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { margin: 1rem auto; max-width: 60rem; padding: 0 .75rem; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.1rem; font-weight: normal; margin: .2rem 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #8886; padding: .3rem .5rem; text-align: left; }
th { border-bottom: 2px solid currentColor; }
.n { text-align: right; white-space: nowrap; }
tbody tr:nth-child(even) { background: #8881; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .8rem; }
dt { font-weight: 600; }
dd { margin: 0; }
@media print {
  @page { size: A4; margin: 12mm; }
  :root { color-scheme: light; font-size: 10.5pt; color: #000; background: #fff; }
  body { margin: 0; max-width: none; padding: 0; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1mm 2mm; }
}
"""


def pairings_page(tournament: Tournament, number: int, language: str = "en") -> str:
    """Return the page of a round's pairings, by table.

    Raises
    ------
    TournamentError
        If the round was not paired.
    """
    done = tournament.round(number)
    points = {
        line.player.number: line.points
        for line in standings(_of_players(tournament), after=number - 1)
    }
    first, second = tournament.sides
    heads = (
        TABLE,
        first,
        POINTS,
        RESULT,
        POINTS,
        second,
    )
    rows = (_seats(tournament, one, points, language) for one in done.pairings)
    return _page(tournament, (PAIRINGS, number), heads, rows, language)


def standings_page(
    tournament: Tournament, after: int | None = None, language: str = "en"
) -> str:
    """Return the standings after a round, with all tie-breaks."""
    number = tournament.counted if after is None else after
    heads = (
        RANK,
        NAME,
        RATING,
        CLUB,
        POINTS,
        *tournament.breaks,
    )
    rows = (_standing(line) for line in standings(tournament, number))
    legend = {one.value: BREAKS[one] for one in tournament.breaks}
    return _page(tournament, (STANDINGS, number), heads, rows, language, legend)


def cross_page(
    tournament: Tournament, after: int | None = None, language: str = "en"
) -> str:
    """Return the cross table, by rank: ``12w1`` is a win over 12.

    The number is the opponent's rank, ``w`` says that the player began.
    """
    number = tournament.counted if after is None else after
    view = of_teams(tournament) if tournament.teams else tournament
    lines = standings(tournament, number)
    order = {line.player.number: n for n, line in enumerate(lines, 1)}
    bouts = bouts_of(view, number)
    heads = (
        "#",
        NAME,
        RATING,
        *map(str, range(1, number + 1)),
        POINTS,
    )
    rows = (
        (
            str(n),
            line.player.name,
            str(line.player.rating or ""),
            *(_bout(bout, order) for bout in bouts[line.player.number]),
            figure(line.points),
        )
        for n, line in enumerate(lines, 1)
    )
    return _page(tournament, (CROSS_TABLE, number), heads, rows, language)


def figure(points: float) -> str:
    """Return points as people write them: ``3½``."""
    whole, rest = divmod(points, 1)
    if rest == 0.5:
        return f"{int(whole) or ''}½"
    return f"{points:g}"


def result(pairing: Pairing) -> str:
    """Return both marks of a game: ``1 - 0``, ``½ - ½``, ``+ - -``."""
    return " - ".join("½" if mark == Mark.DRAW else mark for mark in pairing.marks)


def _of_players(tournament: Tournament) -> Tournament:
    """Return the tournament as one of single players, for their points."""
    return replace(tournament, teams=())


def _seats(
    tournament: Tournament,
    pairing: Pairing,
    points: dict[int, float],
    language: str,
) -> Row:
    first = tournament.by_number[pairing.first]
    table = str(pairing.table)
    if pairing.second is None:
        bye = catalogue(language).text(BYE)
        return (table, _named(first), figure(points[first.number]), bye, "", "")
    second = tournament.by_number[pairing.second]
    return (
        table,
        _named(first),
        figure(points[first.number]),
        result(pairing),
        figure(points[second.number]),
        _named(second),
    )


def _named(player: TournamentPlayer) -> str:
    return f"{player.name} ({player.rating})" if player.rating else player.name


def _standing(line: StandingsLine) -> Row:
    player = line.player
    return (
        str(line.rank),
        player.name,
        str(player.rating or ""),
        player.club or player.country,
        figure(line.points),
        *(f"{value:g}" for value in line.breaks),
    )


def _bout(bout: Bout, order: dict[int, int]) -> str:
    mark = "½" if bout.mark == Mark.DRAW else bout.mark.value
    if bout.opponent is None:
        return {"U": "+", "F": "+", "H": "½", "Z": "-"}.get(mark, mark)
    return f"{order[bout.opponent]}{'w' if bout.began else 'b'}{mark}"


def _headed(words: Catalogue, column: str) -> str:
    """Return the head of a column: a message, a side, or a number as it stands."""
    key = next((one for one in (column, side_key(column)) if words.has(one)), None)
    return words.text(key) if key else column


def _page(
    tournament: Tournament,
    heading: tuple[str, int],
    heads: Iterable[str],
    rows: Iterable[Row],
    language: str,
    legend: Mapping[str, str] = MappingProxyType({}),
) -> str:
    words = catalogue(language)
    told = "".join(
        f"<dt>{escape(short)}</dt><dd>{escape(words.text(key))}</dd>\n"
        for short, key in legend.items()
    )
    title = words.text(heading[0], {"round": heading[1]})
    head = "".join(f"<th>{escape(_headed(words, one))}</th>" for one in heads)
    body = "\n".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"""<!doctype html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(tournament.name)}: {escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(tournament.name)}</h1>
<h2>{escape(title)}</h2>
<div class="wide">
<table>
<thead><tr>{head}</tr></thead>
<tbody>
{body}
</tbody>
</table>
</div>
{f"<dl>{told}</dl>" if told else ""}
</body>
</html>
"""


def _cell(text: str) -> str:
    number = text[:1].isdigit() or text[:1] in ("½", "+", "-", "=")
    return (
        f'<td class="n">{escape(text)}</td>' if number else f"<td>{escape(text)}</td>"
    )
