"""Matches: rounds of one game, as the rulebooks tell of them, and plain ones."""

from collections.abc import Mapping

from rules.games.card import values
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.matches.record import PLAIN, MatchRecord, MatchScoring, Starter, Tie

DRAWN_COUNTS = (
    "A drawn game counts among the three and scores nothing; whoever did not start it "
    "chooses who starts the next."
)
SEATS_ARE_KEPT = (
    "The players keep their seats and the places of their stones, whoever starts."
)
SIDES_ARE_PLAYERS = (
    "The sides are the players; their names are not those of the stones' colours."
)
FIRST_STONE = (
    "Who places the first stone is not seen: the turn counts as the player's whose "
    "game it is."
)
LEVEL = (
    "Points are counted at the end of a game. If both players then are past the goal, "
    "whoever has more has won; if they are equal, whoever has won more games; if those "
    "are equal too, another game is played."
)

MABAMBO_TOURNAMENT = kin(
    PLAIN,
    id="mabambo_tournament",
    title="Mabambo Tournament",
    aliases=("mabambo tournament variant",),
    options={},
    source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo",
    says={
        Law.NEXT_ROUND: (
            "in a tournament three games are played, and the loser of one chooses who "
            "starts the next"
        ),
    },
    silent=(),
    rules="""
A tournament has three games of Mabambo. The winner of a game has as many points as the
loser has empty collecting pits: ten, less the stones that the loser has captured. After
a game the stones are set up anew, and the loser chooses who starts the next. After
three games whoever has more points has won; if the points are equal, whoever has won
two games.""",
    notes=(
        DRAWN_COUNTS,
        SEATS_ARE_KEPT,
        "With equal points, and equally many games won, the tournament is drawn.",
    ),
    game="mabambo",
    goal=0,
    games=3,
    scoring=MatchScoring.ROUND_SCORES,
    starter=Starter.LOSER_CHOOSES,
)

MABAMBO_LONG_JUMP_TOURNAMENT = kin(
    MABAMBO_TOURNAMENT,
    id="mabambo_long_jump_match",
    title="Mabambo Tournament with long jumps",
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo, long-jump "
        "variant"
    ),
    says={
        Law.NEXT_ROUND: (
            "(as in the tournament variant) three games are played, and the loser of "
            "one chooses who starts the next"
        ),
    },
    silent=("games", "scoring", "starter", "tie"),
    rules="""
A tournament has three games of Mabambo with long jumps. The winner of a game has as
many points as the loser has empty collecting pits: ten, less the stones that the loser
has captured. After a game the stones are set up anew, and the loser chooses who starts
the next. After three games whoever has more points has won; if the points are equal,
whoever has won two games.""",
    notes=(
        "The rulebook tells of tournaments and of long jumps apart; here are both.",
        DRAWN_COUNTS,
        SEATS_ARE_KEPT,
        "With equal points, and equally many games won, the tournament is drawn.",
    ),
    game="mabambo_long_jump",
)

SOLI_BI_TOURNAMENT = kin(
    PLAIN,
    id="soli_bi_tournament",
    title="Soli-Bi Tournament",
    aliases=("solibi tournament",),
    options={"players": {2: {}, 3: {}, 4: {}}},
    source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi",
    says={
        Law.NEXT_ROUND: (
            "several players compare, in a tournament, how many stones each was able "
            "to place"
        ),
    },
    silent=("players", "games", "tie"),
    rules="""
Two to four players play one game of Soli-Bi each, one after the other. The first stone
of each game is placed by another player than the one who plays on: so it is not one's
own to choose. The score of a game is the number of stones outside when it ends. When
everybody has played, whoever has placed the most stones has won.""",
    notes=(
        "The rulebook says 'several players': two to four, one game each.",
        SIDES_ARE_PLAYERS,
        FIRST_STONE,
        "The first stone counts in the score, as in the game for one: all have it.",
        "Those who are level at the top share the win; if all are, it is a draw.",
    ),
    game="soli_bi",
    goal=0,
    games=1,
    scoring=MatchScoring.ROUND_SCORES,
    starter=Starter.EACH_ALONE,
    tie=Tie.SHARED,
)

SOLI_BI_FREE_TOURNAMENT = kin(
    SOLI_BI_TOURNAMENT,
    id="soli_bi_free_match",
    title="Soli-Bi Tournament, any outer pit",
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi, variant "
        "for levels 1-5"
    ),
    says={
        Law.NEXT_ROUND: (
            "(as in a Soli-Bi tournament) several players compare how many stones each "
            "was able to place"
        ),
    },
    silent=("players", "games", "scoring", "starter", "tie"),
    rules="""
Two to four players play one game of Soli-Bi each, with any outer pit open to the next
stone. The first stone of each game is placed by another player than the one who plays
on. The score of a game is the number of stones outside when it ends. When everybody has
played, whoever has placed the most stones has won.""",
    notes=(
        "The rulebook tells of tournaments and of the free outer pits apart; here are "
        "both.",
        SIDES_ARE_PLAYERS,
        FIRST_STONE,
        "Those who are level at the top share the win; if all are, it is a draw.",
    ),
    game="soli_bi_free",
)

CONQUER_MATCH = kin(
    PLAIN,
    id="tresillo_conquer_match",
    title="Conquer, advanced play",
    options=values(goal=(30, 10, 20, 40, 50, 100)),
    source="HTJB International Mind Games, Conquer (Tresillo Proper)",
    says={
        Law.NEXT_ROUND: "in advanced play the players alternate starting the game",
    },
    silent=("tie",),
    rules="""
In advanced play several games are played, and the first player to have 30 points, or
another goal agreed on before, has won. When a game is over each player has one point
for each chip captured, and two for each chip of the other's that is trapped on the
board. The players take turns at starting.""",
    notes=(
        LEVEL,
        "Both players count, also the loser of the game.",
    ),
    game="tresillo_conquer",
    goal=30,
    scoring=MatchScoring.ROUND_SCORES,
)

CONQUER_ALT_MATCH = kin(
    CONQUER_MATCH,
    id="tresillo_conquer_alt_match",
    title="Conquer, Alternative Play, advanced",
    source="HTJB International Mind Games, Conquer, Alternative Play",
    rules="""
In advanced play several games are played, and the first player to have 30 points, or
another goal agreed on before, has won. When a game is over each player has one point
for each chip given or captured, and two for each chip of the other's that is trapped on
the board. The players take turns at starting.""",
    notes=(
        "A chip that was given counts as captured.",
        LEVEL,
        "Both players count, also the loser of the game.",
    ),
    game="tresillo_conquer_alt",
)

STAY_MATCH = kin(
    CONQUER_MATCH,
    id="tresillo_stay_match",
    title="Stay, several games",
    source="HTJB International Mind Games, Stay",
    says={
        Law.NEXT_ROUND: (
            "(unsaid there, as in Conquer) the players alternate starting the game"
        ),
    },
    silent=("goal", "scoring", "starter", "tie"),
    rules="""
Several games are played, as in the advanced play of Conquer: the first player to have
30 points, or another goal agreed on before, has won. When a game is over each player
has one point for each chip that the other had to give. The players take turns at
starting.""",
    notes=(
        "The entry tells of one game; the match is that of Conquer, and the chips won "
        "are added up.",
        "If both players are past the goal, whoever has more has won; if they are "
        "equal, whoever has won more games; if those are equal too, another game is "
        "played.",
    ),
    game="tresillo_stay",
)

PLUCK_MATCH = kin(
    STAY_MATCH,
    id="tresillo_pluck_match",
    title="Pluck, several games",
    source="HTJB International Mind Games, Pluck",
    rules="""
Several games are played, as in the advanced play of Conquer: the first player to have
30 points, or another goal agreed on before, has won. When a game is over each player
has one point for each chip taken. The players take turns at starting.""",
    game="tresillo_pluck",
)

RAPIDO_MATCH = kin(
    STAY_MATCH,
    id="tresillo_rapido_match",
    title="Rapido, several games",
    source="HTJB International Mind Games, Rapido",
    rules="""
Several games are played, as in the advanced play of Conquer: the first player to have
30 points, or another goal agreed on before, has won. When a game is over each player
has one point for each chip won. The players take turns at starting. Nobody is hurried
while a game is set up.""",
    game="tresillo_rapido",
)

STACK_MATCH = kin(
    PLAIN,
    id="stack_match",
    title="Stack to 50 points",
    options=values(goal=(50, 20, 30, 40, 100), elimination=(False, True)),
    source="HTJB International Mind Games, Stack",
    says={
        Law.NEXT_ROUND: (
            "the player to the right of the one who began the last round begins"
        ),
    },
    silent=("tie",),
    rules="""
Several rounds are played, and the first player to have 50 points, or another goal
agreed on before, has won. When a round is over each player has a point for each chip
held, and the winner of the round one for each chip on the board too. The player to the
right of the one who began the last round begins the next.

In elimination, the player whose turns come before those of a round's winner is out, for
not having held the winner back. The others play the next round. The last one left has
won.""",
    notes=(
        "Right is the next in turn; a player who is out is passed over.",
        "In elimination the match goes on until one player is left, whatever the "
        "points; two players then play a single round.",
        "A round that nobody wins puts nobody out.",
        "If several are past the goal after a round, whoever has most has won; if they "
        "are equal, whoever of them has won more rounds; else another round is played.",
    ),
    game="stack",
    goal=50,
    scoring=MatchScoring.ROUND_SCORES,
)

STACK_2P_MATCH = kin(
    STACK_MATCH,
    id="stack_2p_match",
    title="Stack for Two to 50 points",
    options=values(goal=(50, 20, 30, 40, 100)),
    source="HTJB International Mind Games, Stack, 2 Players",
    says={
        Law.NEXT_ROUND: (
            "(as in Stack) the player to the right of the one who began the last round "
            "begins"
        ),
    },
    silent=("tie", "elimination"),
    rules="""
Several rounds are played, and the first player to have 50 points, or another goal
agreed on before, has won. When a round is over each player has a point for each chip
that either of the own colours holds, and the winner of the round one for each chip on
the board too. The players take turns at beginning, each with the own colours in turn.
""",
    notes=(
        "The points of a player's two colours are added up, and told for each of them.",
        "The next round begins with the colour after the one that began the last: so "
        "the players alternate.",
        "If both are past the goal after a round, whoever has more has won; if they "
        "are equal, whoever has won more rounds; else another round is played.",
        "With two players elimination would end the match with its first round: it is "
        "not offered.",
    ),
    game="stack_2p",
    parties=((0, 2), (1, 3)),
)

STACK_TEAM_MATCH = kin(
    STACK_2P_MATCH,
    id="stack_team_match",
    title="Stack in Teams to 50 points",
    source="HTJB International Mind Games, Stack, Team Play",
    says={
        Law.NEXT_ROUND: (
            "(unsaid there, as in Stack) the player to the right of the one who began "
            "the last round begins"
        ),
    },
    silent=("starter", "tie", "elimination"),
    rules="""
Several rounds are played, and the first team to have 50 points, or another goal agreed
on before, has won. When a round is over each team has a point for each chip that one of
its players holds, and the winning team one for each chip on the board too. The player
to the right of the one who began the last round begins the next.""",
    notes=(
        "The points of two team-mates are added up, and told for each of them.",
        "If both teams are past the goal after a round, whichever has more has won; if "
        "they are equal, whichever has won more rounds; else another round is played.",
    ),
    game="stack_team",
)

TABLEAUX_MATCH = kin(
    PLAIN,
    id="tableaux_advanced_match",
    title="Tableaux to 50",
    options=values(goal=(50, 20, 30, 40, 100)),
    source="HTJB International Mind Games, Tableaux, Advanced Play",
    says={
        Law.NEXT_ROUND: (
            "the board is covered with chips; (unsaid there) the players alternate as "
            "the first"
        ),
    },
    silent=("starter", "tie"),
    rules="""
Rounds are played until a player has 50 points and so has won. Only the winner of a
round scores: the chips that he has taken and, if the other was late, either those left
on the board or those that the other has taken, whichever are more. For the next round
the board is covered again, and the player who was second is first. The time for a turn
does not run while it is covered.""",
    notes=(
        "Who is first in the next round is not said: the players alternate.",
        "All rounds are played with as many chips, and as large a draw, as the first.",
        "Where a player was late before any chip was taken nothing is to be set up, "
        "and the next round begins at once.",
    ),
    game="tableaux_advanced",
    goal=50,
    scoring=MatchScoring.ROUND_SCORES,
)


_ALL = (
    MABAMBO_TOURNAMENT,
    MABAMBO_LONG_JUMP_TOURNAMENT,
    SOLI_BI_TOURNAMENT,
    SOLI_BI_FREE_TOURNAMENT,
    CONQUER_MATCH,
    CONQUER_ALT_MATCH,
    STAY_MATCH,
    PLUCK_MATCH,
    RAPIDO_MATCH,
    STACK_MATCH,
    STACK_2P_MATCH,
    STACK_TEAM_MATCH,
    TABLEAUX_MATCH,
)

MATCHES: Mapping[str, MatchRecord] = {record.game: record for record in _ALL}
"""The match of each game that has one of its own, by the game's id."""
