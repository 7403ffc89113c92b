"""Draw claims in games of chess pieces: repetition and the fifty-move rule."""

from collections.abc import Iterator

from rules.core.claims import ClaimRule
from rules.core.facts import Sentence
from rules.core.model import Result
from rules.games.kinds.history import KindsPast
from rules.games.kinds.record import KindRecord
from rules.games.law import Law
from words.keys import Key

_TIMES = Key("kinds-times")
_QUIET = Key("kinds-quiet")


def claims_of(record: KindRecord, past: KindsPast) -> Iterator[ClaimRule]:
    """Yield the claims open to the side to move, rightful or not."""
    kinds = (
        ("repetition", record.claimed_repetitions, past.times, _TIMES),
        ("no_progress", record.claimed_quiet, past.quiet, _QUIET),
    )
    for rule, needed, count, template in kinds:
        if needed:
            result = Result((), rule, {}) if count >= needed else None
            says = Sentence(template, {"count": count, "needed": needed})
            yield ClaimRule(rule, result, record.card.cite(Law.END), says)
