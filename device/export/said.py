"""What a file in another format says of a record that is no legal turn."""

from typing import Any

from device.log.records import Record


def said(record: Record) -> str:
    """Return one sentence about a record that is no turn."""
    kind = str(record["type"])
    words = kind.replace("_", " ").capitalize()
    saying = {
        "illegal": "{says}",
        "note": "{says}",
        "taken_back": "Turn {n} is taken back.",
        "adopted": "The board counts as it stands; {to_move} is to move.",
        "proposal": "The machine means to play {turn}.",
        "stands": "Turn {n}, {side} {turn}, was illegal and stands.",
        "time": "The time of {side} has run out.",
        "flag": "The flag of {side} has fallen.",
        "trouble": "The board cannot be read: {kind}.",
        "resumed": "The board can be read again.",
    }
    if kind == "correction":
        was = record["instead_of"]["turn"]
        return f"Turn {record['n']} is corrected: {record['turn']}, not {was}."
    if kind == "claim":
        ruled = "rightly" if record["right"] else "wrongly"
        return f"{record['side']} claimed {record['rule']}, {ruled}: {record['says']}."
    if kind == "decision":
        told = f"The arbiter decided: {record['deed']} {record.get('side', '')}".strip()
        return f"{told}. {record.get('says', '')}".strip()
    if kind in ("result", "round"):
        return _ended(record)
    if kind == "adopted" and "hands" in record:
        saying["adopted"] = "The board is laid out anew; {to_move} is to move."
    if kind == "adopted" and record.get("lost"):
        saying["adopted"] = "{lost} turns or more were not seen. " + saying["adopted"]
    return saying.get(kind, f"{words}.").format_map(_Told(record))


class _Told(dict[str, Any]):
    """A record whose missing fields are empty words."""

    def __missing__(self, _key: str) -> str:
        return ""


def _ended(record: Record) -> str:
    what = "round" if record["type"] == "round" else "game"
    winners = " and ".join(record["winners"])
    reason = str(record["reason"]).replace("_", " ")
    told = f"{winners} won the {what}" if winners else f"The {what} is a draw"
    scores = "".join(f", {side} {n}" for side, n in record["scores"].items())
    return f"{told}: {reason}{scores}."
