"""Review of a period: what was played, by whom, how games began, where seeds lay."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from device.export.figures import fared_in
from device.export.index import Index, IndexedSeat, PlayedGame
from device.json_types import Json
from device.words.games import titles_of
from rules.catalogue import GAMES, find_entry, find_game

_MOST_OPENINGS = 5
_MOST_OPENED = 3
_LAYS_OUT = ":"
"""What stands in a turn that lays out the board: 'fill:4,6,5'."""


def review(index: Index, since: str, until: str) -> Json:
    """Return the review of a period as JSON, for the page and its print.

    Parameters
    ----------
    since, until
        Days, as 2026-11-21, both included.
    """
    played = index.played(since, until)
    known = [one for one in played if one.game in GAMES]
    of = Counter(one.game for one in known)
    return {
        "games": len(played),
        "turns": sum(len(one.turns) for one in played),
        "seconds": sum(one.seconds for one in played),
        "days": dict(Counter(one.started[:10] for one in played)),
        "kinds": [{**_named(game), "games": games} for game, games in of.most_common()],
        "players": _players(index.named_seats(since, until)),
        "openings": [
            {**_named(game), "turns": _openings(known, game)}
            for game, _ in of.most_common(_MOST_OPENED)
        ],
        "lifted": [
            {"board": board, "sites": dict(sites)}
            for board, sites in lifted(known).items()
        ],
    }


def _named(game: str) -> Json:
    title = find_entry(game).titled()
    return {"id": game, "title": str(title), "titles": titles_of(title)}


def _players(seats: Iterable[IndexedSeat]) -> list[Json]:
    """Return the named players' results, most games first."""
    ordered = sorted(seats, key=lambda seat: (seat.player, seat.started))
    found = []
    for name, group in groupby(ordered, key=lambda seat: seat.player):
        there = list(group)
        fared = fared_in(there)
        found.append(
            {
                "name": name,
                "played": fared.played,
                "won": fared.won,
                "drawn": fared.drawn,
                "lost": fared.lost,
                "run": longest_run([seat.outcome for seat in there]),
            }
        )
    return sorted(found, key=lambda one: (-one["played"], one["name"]))


def longest_run(outcomes: Sequence[str]) -> int:
    """Return the most wins in a row; a game without a result neither adds nor ends."""
    decided = [outcome for outcome in outcomes if outcome != "open"]
    runs = (len(list(run)) for won, run in groupby(decided, "won".__eq__) if won)
    return max(runs, default=0)


def _openings(played: Iterable[PlayedGame], game: str) -> list[Json]:
    """Return the first turns of a game that were played most often."""
    labels, sites = find_game(game).labels, find_game(game).board.names

    def is_played(turn: str) -> bool:
        return _LAYS_OUT not in turn and any(site in turn for site in sites)

    begun = (
        next(filter(is_played, one.turns), None)
        for one in played
        if one.game == game and not one.set_up
    )
    firsts = Counter(turn for turn in begun if turn is not None)
    return [
        {"turn": labels.text(turn), "games": games}
        for turn, games in firsts.most_common(_MOST_OPENINGS)
    ]


def lifted(played: Iterable[PlayedGame]) -> Mapping[str, Counter[str]]:
    """Return by board of seeds how often each pit was lifted by a turn."""
    found: dict[str, Counter[str]] = {}
    for one in played:
        board = find_game(one.game).board
        if board.is_sown:
            pits = sorted(set(board.names), key=len, reverse=True)
            begun = (next(filter(turn.startswith, pits), None) for turn in one.turns)
            found.setdefault(board.id, Counter()).update(filter(None, begun))
    return found
