"""Matches: rounds of one game, as defined by the rulebooks, and plain ones."""

from collections.abc import Mapping

from rules.games.card import values
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.matches.record import PLAIN, MatchRecord, MatchScoring, Starter, Tie
from words.keys import Key

MABAMBO_TOURNAMENT = kin(
    PLAIN,
    id="mabambo_tournament",
    title=Key("matches-mabambo-tournament-title"),
    aliases=("mabambo tournament variant",),
    options={},
    source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo",
    says={
        Law.NEXT_ROUND: Key("matches-mabambo-tournament-next-round"),
    },
    silent=(),
    rules=(Key("matches-mabambo-tournament-rules-1"),),
    notes=(
        Key("matches-mabambo-tournament-note-1"),
        Key("matches-mabambo-tournament-note-2"),
        Key("matches-mabambo-tournament-note-3"),
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
    title=Key("matches-mabambo-long-jump-match-title"),
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo, long-jump "
        "variant"
    ),
    says={
        Law.NEXT_ROUND: Key("matches-mabambo-long-jump-match-next-round"),
    },
    silent=("games", "scoring", "starter", "tie"),
    rules=(Key("matches-mabambo-long-jump-match-rules-1"),),
    notes=(
        Key("matches-mabambo-long-jump-match-note-1"),
        Key("matches-mabambo-tournament-note-1"),
        Key("matches-mabambo-tournament-note-2"),
        Key("matches-mabambo-tournament-note-3"),
    ),
    game="mabambo_long_jump",
)

SOLI_BI_TOURNAMENT = kin(
    PLAIN,
    id="soli_bi_tournament",
    title=Key("matches-soli-bi-tournament-title"),
    aliases=("solibi tournament",),
    options={"players": {2: {}, 3: {}, 4: {}}},
    source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi",
    says={
        Law.NEXT_ROUND: Key("matches-soli-bi-tournament-next-round"),
    },
    silent=("players", "games", "tie"),
    rules=(Key("matches-soli-bi-tournament-rules-1"),),
    notes=(
        Key("matches-soli-bi-tournament-note-1"),
        Key("matches-soli-bi-tournament-note-2"),
        Key("matches-soli-bi-tournament-note-3"),
        Key("matches-soli-bi-tournament-note-4"),
        Key("matches-soli-bi-tournament-note-5"),
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
    title=Key("matches-soli-bi-free-match-title"),
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi, variant "
        "for levels 1-5"
    ),
    says={
        Law.NEXT_ROUND: Key("matches-soli-bi-free-match-next-round"),
    },
    silent=("players", "games", "scoring", "starter", "tie"),
    rules=(Key("matches-soli-bi-free-match-rules-1"),),
    notes=(
        Key("matches-soli-bi-free-match-note-1"),
        Key("matches-soli-bi-tournament-note-2"),
        Key("matches-soli-bi-tournament-note-3"),
        Key("matches-soli-bi-tournament-note-5"),
    ),
    game="soli_bi_free",
)

CONQUER_MATCH = kin(
    PLAIN,
    id="tresillo_conquer_match",
    title=Key("matches-tresillo-conquer-match-title"),
    options=values(goal=(30, 10, 20, 40, 50, 100)),
    source="HTJB International Mind Games, Conquer (Tresillo Proper)",
    says={
        Law.NEXT_ROUND: Key("matches-tresillo-conquer-match-next-round"),
    },
    silent=("tie",),
    rules=(Key("matches-tresillo-conquer-match-rules-1"),),
    notes=(
        Key("matches-tresillo-conquer-match-note-1"),
        Key("matches-tresillo-conquer-match-note-2"),
    ),
    game="tresillo_conquer",
    goal=30,
    scoring=MatchScoring.ROUND_SCORES,
)

CONQUER_ALT_MATCH = kin(
    CONQUER_MATCH,
    id="tresillo_conquer_alt_match",
    title=Key("matches-tresillo-conquer-alt-match-title"),
    source="HTJB International Mind Games, Conquer, Alternative Play",
    rules=(Key("matches-tresillo-conquer-alt-match-rules-1"),),
    notes=(
        Key("matches-tresillo-conquer-alt-match-note-1"),
        Key("matches-tresillo-conquer-match-note-1"),
        Key("matches-tresillo-conquer-match-note-2"),
    ),
    game="tresillo_conquer_alt",
)

STAY_MATCH = kin(
    CONQUER_MATCH,
    id="tresillo_stay_match",
    title=Key("matches-tresillo-stay-match-title"),
    source="HTJB International Mind Games, Stay",
    says={
        Law.NEXT_ROUND: Key("matches-tresillo-stay-match-next-round"),
    },
    silent=("goal", "scoring", "starter", "tie"),
    rules=(Key("matches-tresillo-stay-match-rules-1"),),
    notes=(
        Key("matches-tresillo-stay-match-note-1"),
        Key("matches-tresillo-stay-match-note-2"),
    ),
    game="tresillo_stay",
)

PLUCK_MATCH = kin(
    STAY_MATCH,
    id="tresillo_pluck_match",
    title=Key("matches-tresillo-pluck-match-title"),
    source="HTJB International Mind Games, Pluck",
    rules=(Key("matches-tresillo-pluck-match-rules-1"),),
    game="tresillo_pluck",
)

RAPIDO_MATCH = kin(
    STAY_MATCH,
    id="tresillo_rapido_match",
    title=Key("matches-tresillo-rapido-match-title"),
    source="HTJB International Mind Games, Rapido",
    rules=(Key("matches-tresillo-rapido-match-rules-1"),),
    game="tresillo_rapido",
)

STACK_MATCH = kin(
    PLAIN,
    id="stack_match",
    title=Key("matches-stack-match-title"),
    options=values(goal=(50, 20, 30, 40, 100), elimination=(False, True)),
    source="HTJB International Mind Games, Stack",
    says={
        Law.NEXT_ROUND: Key("matches-stack-match-next-round"),
    },
    silent=("tie",),
    rules=(
        Key("matches-stack-match-rules-1"),
        Key("matches-stack-match-rules-2"),
    ),
    notes=(
        Key("matches-stack-match-note-1"),
        Key("matches-stack-match-note-2"),
        Key("matches-stack-match-note-3"),
        Key("matches-stack-match-note-4"),
    ),
    game="stack",
    goal=50,
    scoring=MatchScoring.ROUND_SCORES,
)

STACK_2P_MATCH = kin(
    STACK_MATCH,
    id="stack_2p_match",
    title=Key("matches-stack-2p-match-title"),
    options=values(goal=(50, 20, 30, 40, 100)),
    source="HTJB International Mind Games, Stack, 2 Players",
    says={
        Law.NEXT_ROUND: Key("matches-stack-2p-match-next-round"),
    },
    silent=("tie", "elimination"),
    rules=(Key("matches-stack-2p-match-rules-1"),),
    notes=(
        Key("matches-stack-2p-match-note-1"),
        Key("matches-stack-2p-match-note-2"),
        Key("matches-stack-2p-match-note-3"),
        Key("matches-stack-2p-match-note-4"),
    ),
    game="stack_2p",
    parties=((0, 2), (1, 3)),
)

STACK_TEAM_MATCH = kin(
    STACK_2P_MATCH,
    id="stack_team_match",
    title=Key("matches-stack-team-match-title"),
    source="HTJB International Mind Games, Stack, Team Play",
    says={
        Law.NEXT_ROUND: Key("matches-stack-team-match-next-round"),
    },
    silent=("starter", "tie", "elimination"),
    rules=(Key("matches-stack-team-match-rules-1"),),
    notes=(
        Key("matches-stack-team-match-note-1"),
        Key("matches-stack-team-match-note-2"),
    ),
    game="stack_team",
)

TABLEAUX_MATCH = kin(
    PLAIN,
    id="tableaux_advanced_match",
    title=Key("matches-tableaux-advanced-match-title"),
    options=values(goal=(50, 20, 30, 40, 100)),
    source="HTJB International Mind Games, Tableaux, Advanced Play",
    says={
        Law.NEXT_ROUND: Key("matches-tableaux-advanced-match-next-round"),
    },
    silent=("starter", "tie"),
    rules=(Key("matches-tableaux-advanced-match-rules-1"),),
    notes=(
        Key("matches-tableaux-advanced-match-note-1"),
        Key("matches-tableaux-advanced-match-note-2"),
        Key("matches-tableaux-advanced-match-note-3"),
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
