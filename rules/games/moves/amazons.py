"""Amazons: they move, and shoot arrows that stay; whoever moves last wins."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from rules.games.moves.record import ALL_WAYS, MoveGoal, MoveRecord, Reach, Shots
from words.keys import Key

AMAZONS = MoveRecord(
    card=Card(
        id="amazons",
        title=Key("moves-amazons-title"),
        aliases=("game of the amazons", "amazonen", "amazones", "amazonas"),
        wording=Wording(piece="amazon"),
        board="squares10",
        source="MindSports, Classics, Amazons (Walter Zamkauskas, 1988)",
        says={
            Law.TURNS: Key("moves-amazons-turns"),
            Law.MOVING: Key("moves-amazons-moving"),
            Law.TAKING: Key("moves-amazons-taking"),
            Law.SHOOTING: Key("moves-amazons-shooting"),
            Law.END: Key("moves-amazons-end"),
        },
        rules=(
            Key("moves-amazons-rules-1"),
            Key("moves-amazons-rules-2"),
            Key("moves-amazons-rules-3"),
            Key("moves-amazons-rules-4"),
        ),
        notes=(
            Key("moves-amazons-note-1"),
            Key("moves-amazons-note-2"),
        ),
    ),
    set_up=(("a4", "j4", "d1", "g1"), ("d10", "g10", "a7", "j7")),
    steps=ALL_WAYS,
    takes=(),
    reach=Reach.SLIDE,
    shots=Shots.ARROW,
    goal=MoveGoal.LAST_TURN,
)

GAMES = (AMAZONS,)
