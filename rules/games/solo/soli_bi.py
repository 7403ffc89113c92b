"""Soli-Bi: stones of alternating colours all round the board, for one player."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.solo.record import (
    Comparison,
    NextPit,
    Opener,
    SoloRecord,
)
from words.keys import Key

SOLI_BI = SoloRecord(
    card=Card(
        id="soli_bi",
        title=Key("solo-soli-bi-title"),
        wording=Wording(line="trio", piece="stone"),
        aliases=("solibi",),
        board="trio",
        players=1,
        source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi",
        says={
            Law.START: Key("solo-soli-bi-start"),
            Law.STONES: Key("solo-soli-bi-stones"),
            Law.ROW: Key("solo-soli-bi-row"),
            Law.COLOUR: Key("solo-soli-bi-colour"),
            Law.REFILL: Key("solo-soli-bi-refill"),
            Law.PLACE: Key("solo-soli-bi-place"),
            Law.ALTERNATE: Key("solo-soli-bi-alternate"),
            Law.END: Key("solo-soli-bi-end"),
        },
        silent=("in_hand", "stones"),
        rules=(
            Key("solo-soli-bi-free-rules-1"),
            Key("solo-soli-bi-free-rules-2"),
            Key("solo-soli-bi-rules-3"),
            Key("solo-soli-bi-rules-4"),
            Key("solo-soli-bi-free-rules-5"),
            Key("solo-soli-bi-free-rules-6"),
        ),
        notes=(
            Key("solo-soli-bi-free-note-1"),
            Key("solo-soli-bi-free-note-2"),
            Key("solo-soli-bi-free-note-3"),
            Key("solo-soli-bi-free-note-6"),
            Key("solo-soli-bi-free-note-7"),
        ),
    ),
    player="solo",
    in_hand=(0, 1),
    next_pit=NextPit.COUNTER_CLOCKWISE,
    match_won_by=Comparison.MOST_PLACED,
    match_opener=Opener.ANOTHER_PLAYER,
)

SOLI_BI_FREE = kin(
    SOLI_BI,
    id="soli_bi_free",
    title=Key("solo-soli-bi-free-title"),
    aliases=("soli-bi levels 1-5", "soli-bi with free placement"),
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Soli-Bi, variant "
        "for levels 1-5"
    ),
    says={
        Law.PLACE: Key("solo-soli-bi-free-place"),
    },
    rules=(
        Key("solo-soli-bi-free-rules-1"),
        Key("solo-soli-bi-free-rules-2"),
        Key("solo-soli-bi-free-rules-3"),
        Key("solo-soli-bi-free-rules-4"),
        Key("solo-soli-bi-free-rules-5"),
        Key("solo-soli-bi-free-rules-6"),
    ),
    notes=(
        Key("solo-soli-bi-free-note-1"),
        Key("solo-soli-bi-free-note-2"),
        Key("solo-soli-bi-free-note-3"),
        Key("solo-soli-bi-free-note-4"),
        Key("solo-soli-bi-free-note-5"),
        Key("solo-soli-bi-free-note-6"),
        Key("solo-soli-bi-free-note-7"),
    ),
    next_pit=NextPit.ANYWHERE,
)

GAMES = (SOLI_BI, SOLI_BI_FREE)
