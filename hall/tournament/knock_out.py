"""Knock-out brackets: the best seeds meet last and receive the byes."""

from collections.abc import Sequence

from hall.tournament.marks import Mark
from hall.tournament.values import Pair, Pairing, Round, Tournament, TournamentError


def rounds_of(players: int) -> int:
    """Return the number of rounds of a knock-out."""
    return max(1, (players - 1).bit_length())


def bracket(players: int) -> list[int]:
    """Return seeds in the order of the draw; those above ``players`` are byes.

    Of each two neighbours, the better seed comes first: 1, 8, 4, 5, 2, 7, 3, 6.
    """
    order = [1]
    for _ in range(rounds_of(players)):
        both = 2 * len(order) + 1
        order = [seed for better in order for seed in (better, both - better)]
    return order


def knock_out(tournament: Tournament) -> list[Pair]:
    """Return the pairings of the next round, in the order of the draw.

    Who began less often begins; else who was second last time; else the better seed.

    Raises
    ------
    TournamentError
        If nobody is left to play, or a drawn game was not decided.
    """
    if tournament.played:
        left = gone_on(tournament.played[-1])
    else:
        there = len(tournament.players)
        left = [seed if seed <= there else None for seed in bracket(there)]
    pairs = [
        _pair(tournament, one, other)
        for one, other in zip(left[::2], left[1::2], strict=False)
        if one is not None or other is not None
    ]
    if len(left) < 2 or not pairs:
        raise TournamentError("the knock-out is over")
    return pairs


def gone_on(done: Round) -> list[int | None]:
    """Return the players who advance, in the order of the draw.

    Raises
    ------
    TournamentError
        If a drawn game was not decided.
    """
    return [winner_of(pairing) for pairing in done.pairings]


def winner_of(pairing: Pairing) -> int | None:
    """Return the players who advance; none, if neither came.

    Raises
    ------
    TournamentError
        If the game was drawn and nobody said who goes on.
    """
    if pairing.second is None:
        return pairing.first
    if pairing.through is not None:
        return pairing.through
    winning = (Mark.WIN, Mark.SHORT_WIN, Mark.FORFEIT_WIN)
    for number, mark in zip(pairing.numbers, pairing.marks, strict=True):
        if mark in winning:
            return number
    if all(mark == Mark.FORFEIT_LOSS for mark in pairing.marks):
        return None
    raise TournamentError(
        f"table {pairing.table} was drawn: say who of {pairing.first} and "
        f"{pairing.second} goes on"
    )


def _pair(tournament: Tournament, one: int | None, other: int | None) -> Pair:
    if one is None or other is None:
        there = one if one is not None else other
        assert there is not None
        return there, None
    begins = min((one, other), key=lambda number: _began(tournament, number))
    return begins, other if begins == one else one


def _began(tournament: Tournament, number: int) -> tuple[int, bool, int]:
    """Return a sort key by first moves so far: the least one begins."""
    began = [
        pairing.first == number
        for done in tournament.played
        for pairing in done.pairings
        if number in pairing.numbers and not pairing.is_bye
    ]
    balance = began.count(True) - began.count(False)
    return balance, bool(began and began[-1]), number


def reached(tournament: Tournament) -> dict[int, int]:
    """Return the number of rounds that each player got through."""
    through = {player.number: 0 for player in tournament.players}
    for done in tournament.played:
        winners: Sequence[int | None] = [
            winner_of(pairing) for pairing in done.pairings if pairing.marks
        ]
        for number in winners:
            if number is not None:
                through[number] += 1
    return through
