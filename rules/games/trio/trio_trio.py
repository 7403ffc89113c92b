"""Trio Trio: two rows of three on a board that stones enter from outside."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from rules.games.trio.record import TrioRecord
from words.keys import Key

TRIO_TRIO = TrioRecord(
    card=Card(
        id="trio_trio",
        title=Key("trio-trio-trio-title"),
        wording=Wording(line="trio", piece="stone"),
        aliases=("triotrio", "double trio"),
        board="trio",
        source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Trio Trio",
        says={
            Law.TURNS: Key("trio-trio-trio-turns"),
            Law.STONES: Key("trio-trio-trio-stones"),
            Law.SET_UP: Key("trio-trio-trio-set-up"),
            Law.THREE_STONES: Key("trio-trio-trio-three-stones"),
            Law.JUMPING: Key("trio-trio-trio-jumping"),
            Law.PULL: Key("trio-trio-trio-pull"),
            Law.RESERVE: Key("trio-trio-trio-reserve"),
            Law.PARADE: Key("trio-trio-trio-parade"),
            Law.TRIO: Key("trio-trio-trio-trio"),
            Law.BLOCKED: Key("trio-trio-trio-blocked"),
        },
        silent=("stones", "blocked"),
        rules=(
            Key("trio-trio-trio-rules-1"),
            Key("trio-trio-trio-rules-2"),
            Key("trio-trio-trio-rules-3"),
            Key("trio-trio-trio-rules-4"),
            Key("trio-trio-trio-rules-5"),
            Key("trio-trio-trio-rules-6"),
            Key("trio-trio-trio-rules-7"),
        ),
        notes=(
            Key("trio-trio-trio-note-1"),
            Key("trio-trio-trio-note-2"),
            Key("trio-trio-trio-note-3"),
            Key("trio-trio-trio-note-4"),
            Key("trio-trio-trio-note-5"),
            Key("trio-trio-trio-note-6"),
            Key("trio-trio-trio-note-7"),
        ),
    ),
    stones=12,
    set_up=6,
    most_a_side=3,
    trio=3,
    trios_to_win=2,
)

GAMES = (TRIO_TRIO,)
