"""Comments, for other formats, on records that are no legal turn."""

from typing import Any

from device.log.lines import (
    AdoptedRecord,
    ClaimRecord,
    CorrectionRecord,
    DecisionRecord,
    Fields,
    FlagRecord,
    IllegalRecord,
    NoteRecord,
    ProposalRecord,
    Record,
    ResultRecord,
    ResumedRecord,
    RoundRecord,
    StandsRecord,
    TakenBackRecord,
    TimeRecord,
    TroubleRecord,
    typed,
)

_SAYING: dict[type[Record], str] = {
    IllegalRecord: "{says}",
    NoteRecord: "{says}",
    TakenBackRecord: "Turn {n} is taken back.",
    AdoptedRecord: "The board counts as it stands; {to_move} is to move.",
    ProposalRecord: "The machine means to play {turn}.",
    StandsRecord: "Turn {n}, {side} {turn}, was illegal and stands.",
    TimeRecord: "The time of {side} has run out.",
    FlagRecord: "The flag of {side} has fallen.",
    TroubleRecord: "The board cannot be read: {kind}.",
    ResumedRecord: "The board can be read again.",
}
_STANDS_BY = {
    "people": "The board counts as it stands, as people say; {to_move} is to move.",
    "turns": "The board counts as it stands, as it was played on from; {to_move} is to "
    "move.",
}
_LAID_OUT = "The board is laid out anew; {to_move} is to move."


def said(fields: Fields) -> str:
    """Return one sentence about a record that is no turn."""
    record = typed(fields)
    match record:
        case CorrectionRecord():
            was = record.instead_of["turn"]
            return f"Turn {record.n} is corrected: {record.turn}, not {was}."
        case ClaimRecord():
            ruled = "rightly" if record.right else "wrongly"
            return f"{record.side} claimed {record.rule}, {ruled}: {record.says}."
        case DecisionRecord():
            side = "" if record.side is None else record.side
            told = f"The arbiter decided: {record.deed} {side}".strip()
            return f"{told}. {record.says}".strip()
        case ResultRecord() | RoundRecord():
            return _ended(record)
    words = str(record.type).replace("_", " ").capitalize()
    saying = _SAYING.get(type(record), f"{words}.")
    if isinstance(record, AdoptedRecord):
        saying = _LAID_OUT if record.laid_out else _STANDS_BY.get(record.by, saying)
        saying = "{lost} turns or more were not seen. " * bool(record.lost) + saying
    return saying.format_map(_Told(record))


class _Told(dict[str, Any]):
    """A record whose missing fields are empty words."""

    def __missing__(self, _key: str) -> str:
        return ""


def _ended(record: ResultRecord | RoundRecord) -> str:
    what = "round" if isinstance(record, RoundRecord) else "game"
    winners = " and ".join(record.winners)
    reason = str(record.reason).replace("_", " ")
    told = f"{winners} won the {what}" if winners else f"The {what} is a draw"
    scores = "".join(f", {side} {n}" for side, n in record.scores.items())
    return f"{told}: {reason}{scores}."
