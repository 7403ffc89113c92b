"""Rules of matches, and invariants of a match of any game.

HTJB International Mind Games: advanced play of Conquer and of Tableaux, Stack to 50
points and with elimination; Trio Trio, Mabambo and Soli-Bi: the two tournaments; in our
own words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from rules.core.model import Result, Setting
from rules.games.matches.position import with_round
from rules.games.matches.rounds import begun, starters_after
from tests.rules.match_table import FOUR, made


@dataclass(frozen=True)
class Case:
    """One thing that a rulebook says, tried with rounds that ended as told.

    ``rounds`` are 'WINNER POINTS ...': the winner of a round ('-' for none, 'a+b' for
    two sides that won together) and what each side scored, in the order of the sides.
    ``began`` is who began the rounds, ``ends`` the winners and the reason, or what
    the points are while it goes on.
    """

    says: str
    game: str
    rounds: str
    began: str
    ends: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    sides: tuple[str, ...] | None = None

    def __str__(self) -> str:
        return self.says.replace(" ", "_")


KNOCKED_OUT: dict[str, Setting] = {"elimination": True}
CASES = [
    Case(
        "Conquer: the first player to reach 30 points wins",
        "tresillo_conquer",
        "white 10 9, white 10 5, black 2 10, white 10 0",
        "white black white black",
        "white by points_goal 32 24",
    ),
    Case(
        "nobody has won before",
        "tresillo_conquer",
        "white 10 9, white 10 5, white 9 0",
        "white black white black",
        "29 14",
    ),
    Case(
        "or some other predetermined goal",
        "tresillo_conquer",
        "white 10 9",
        "white",
        "white by points_goal 10 9",
        options={"goal": 10},
    ),
    Case(
        "players alternate starting the game, drawn or not",
        "tresillo_conquer",
        "white 10 0, - 3 3, black 0 4, - 1 1",
        "white black white black white",
        "14 8",
    ),
    Case(
        "both past the goal in one game: who has more has won",
        "tresillo_conquer",
        "white 10 9, white 10 9, black 9 10, white 10 9",
        "white black white black",
        "white by points_goal 39 37",
    ),
    Case(
        "the loser of the last game may have more",
        "tresillo_conquer",
        "white 29 25, black 3 6",
        "white black",
        "white by points_goal 32 31",
    ),
    Case(
        "equal: who has won more games",
        "tresillo_conquer",
        "white 10 9, white 10 9, black 5 10, white 7 4",
        "white black white black",
        "white by points_goal 32 32",
    ),
    Case(
        "all equal: another game",
        "tresillo_conquer",
        "white 20 10, black 10 20",
        "white black white",
        "30 30",
    ),
    Case(
        "which decides",
        "tresillo_conquer",
        "white 20 10, black 10 20, black 0 1",
        "white black white",
        "black by points_goal 30 31",
    ),
    Case(
        "Stay (as Conquer): chips won add up",
        "tresillo_stay",
        "white 2 1, - 1 1, black 0 3",
        "white black white black",
        "3 5",
    ),
    Case(
        "Stack: the first to reach 50 points wins",
        "stack",
        "white 32 4 0, black 10 26 0, white 20 9 7",
        "white black red",
        "white by points_goal 62 39 7",
    ),
    Case(
        "the player to the right of the previous initiator starts",
        "stack",
        "red 0 0 36, - 1 2 3, white 9 1 1, black 0 1 0",
        "white black red white black",
        "10 4 40",
    ),
    Case(
        "elimination: the player who plays before the winner is out",
        "stack",
        "black 0 36 0",
        "white black",
        "0 36 0; black red",
        options=KNOCKED_OUT,
    ),
    Case(
        "before the first plays the last",
        "stack",
        "white 36 0 0",
        "white black",
        "36 0 0; white black",
        options=KNOCKED_OUT,
    ),
    Case(
        "who is out is passed over when the next starts",
        "stack",
        "red 0 0 36",
        "white red",
        "0 0 36; white red",
        options=KNOCKED_OUT,
    ),
    Case(
        "the last one left has won, whatever the points",
        "stack",
        "red 0 0 36, white 40 0 8, ",
        "white red",
        "white by last_one_in 40 0 44",
        options=KNOCKED_OUT,
    ),
    Case(
        "four need three rounds, if each has a winner",
        "stack",
        "blue 9 0 0 36, - 1 1 0 1, white 30 0 0 8, black 1 29 0 7",
        "white black blue white",
        "black by last_one_in 41 30 0 52",
        options=KNOCKED_OUT,
        sides=FOUR,
    ),
    Case(
        "without elimination all stay in",
        "stack",
        "black 0 36 0",
        "white black",
        "0 36 0; white black red",
    ),
    Case(
        "Stack for two: a player has two colours",
        "stack_2p",
        "white+red 10 1 5 2, black+blue 6 10 3 14",
        "white black red",
        "24 27 24 27",
    ),
    Case(
        "whose points add up to 50",
        "stack_2p",
        "white+red 20 1 15 2, black+blue 6 10 9 14",
        "white black",
        "white red by points_goal 50 27 50 27",
    ),
    Case(
        "Stack in teams: the first team to reach 50 points",
        "stack_team",
        "black+blue 6 20 3 19, white+red 25 0 20 3",
        "white black red",
        "54 42 54 42",
        options={"goal": 100},
    ),
    Case(
        "the winners are the team",
        "stack_team",
        "black+blue 6 20 3 19, black+blue 2 20 0 26",
        "white black",
        "black blue by points_goal 11 85 11 85",
    ),
    Case(
        "Tableaux: the first player to reach 50 wins",
        "tableaux_advanced",
        "white 20 0, black 0 14, white 22 0, white 8 0",
        "white black white black",
        "white by points_goal 50 14",
    ),
    Case(
        "Mabambo tournament: three matches are played",
        "mabambo",
        "white 9 0, white 9 0",
        "white black white",
        "18 0",
    ),
    Case(
        "the player with more points wins",
        "mabambo",
        "white 9 0, black 0 3, black 0 4",
        "white black white",
        "white by games_played 9 7",
    ),
    Case(
        "in case of a tie, who won two matches",
        "mabambo",
        "white 8 0, black 0 3, black 0 5",
        "white black white",
        "black by games_played 8 8",
    ),
    Case(
        "else it is a draw",
        "mabambo",
        "white 8 0, black 0 8, - 0 0",
        "white black white",
        "nobody by games_played 8 8",
    ),
    Case(
        "Soli-Bi tournament: how many stones each was able to place",
        "soli_bi",
        "- 6 0, - 0 9",
        "first second",
        "second by games_played 6 9",
    ),
    Case(
        "several players",
        "soli_bi",
        "- 6 0 0 0, - 0 9 0 0, - 0 0 20 0, - 0 0 0 3",
        "first second third fourth",
        "third by games_played 6 9 20 3",
        options={"players": 4},
    ),
    Case(
        "who are level at the top share the win",
        "soli_bi",
        "- 8 0 0, - 0 7 0, - 0 0 8",
        "Asha Juma Neema",
        "Asha Neema by games_played 8 7 8",
        sides=("Asha", "Juma", "Neema"),
    ),
    Case(
        "all level: a draw",
        "soli_bi",
        "- 8 0, - 0 8",
        "first second",
        "nobody by games_played 8 8",
    ),
    Case(
        "any other game (ours): a point for each won",
        "nine_mens_morris",
        "white 7 3, - 2 2, black 5 7, white 7 6",
        "white black white black",
        "white by points_goal 2 1",
    ),
    Case(
        "first to as many as agreed",
        "nine_mens_morris",
        "white 7 3, white 7 6",
        "white black white",
        "2 0",
        options={"goal": 3},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rounds_are_added_up_as_the_rulebook_says(case: Case) -> None:
    match = made(case.game, **case.options)
    position = match.start(sides=case.sides)
    began = [position.began]
    for told in filter(None, map(str.strip, case.rounds.split(","))):
        winner, *points = told.split()
        winners = tuple(winner.split("+")) if winner != "-" else ()
        scores = dict(zip(position.everybody, map(int, points), strict=True))
        ended = Result(winners, "told", scores)
        position = with_round(position, position.inner, ended)
        if position.ending is None:
            _, starters = starters_after(position, ended)
            starter = starters[len(began) % len(starters)]
            position = begun(position, starter)
            began.append(starter)

    assert " ".join(began) == case.began
    points_now = " ".join(map(str, match.points(position).values()))
    result = match.result(position)
    if result is None:
        told, _, left = case.ends.partition("; ")
        assert points_now == told
        assert left in ("", " ".join(position.sides))
        assert position.to_move is not None
    else:
        winner = " ".join(result.winners) or "nobody"
        assert f"{winner} by {result.reason} {points_now}" == case.ends
        assert result.scores == match.points(position)
        assert position.to_move is None
