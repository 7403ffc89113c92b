"""Describe the whole board in words, row by row, for people who cannot see it."""

from collections.abc import Mapping

from device.words.sayings import Sayings, capital
from rules.core.events import BoardTold
from rules.core.pieces import Content, Piece
from words.keys import Key

_ROWS = {"N": "north", "S": "south"}


def board_in_words(event: BoardTold, words: Sayings, *, brief: bool = False) -> str:
    """Return a description of the pieces on each site, in hand, and the side to move.

    A board of chips is described row by row from the far side to the near one, with the
    sites that are not empty; seeds are described pit by pit. ``brief``: empty rows are
    left out, for hands that lay the board out.
    """
    seeds = {s: n for s, n in event.contents.items() if isinstance(n, int)}
    chips = event.contents
    rows = _pits(seeds, words) if seeds else _chips(chips, words, brief=brief)
    return " ".join((*rows, *_hands(event.in_hand, words), _due(event.to_move, words)))


def _chips(
    contents: Mapping[str, Content], words: Sayings, *, brief: bool
) -> list[str]:
    rows: dict[str, list[str]] = {}
    for site, held in contents.items():
        label = words.label(site)
        row = rows.setdefault(label[1:], [])
        if isinstance(held, tuple) and held:
            place = words.places.get(site) or words.letter(label[0])
            stands = Key("spoken-stands")
            row.append(words.say(stands, site=place, chips=_pile(held, words)))
    if not any(rows.values()):
        return [words.say(Key("spoken-board-empty"))]
    line, empty = Key("spoken-row"), words.say(Key("spoken-empty"))
    told = [
        words.say(line, row=words.number(number), sites=", ".join(row) or empty)
        for number, row in rows.items()
        if row or not brief
    ]
    rest = words.say(Key("spoken-all-else-empty"))
    return [*told, rest] if len(told) < len(rows) else told


def _pile(pile: tuple[str, ...], words: Sayings) -> str:
    """Return the chips of a site, the top one first."""
    bottom, *others = (_named(Piece(chip), words) for chip in pile)
    for chip in others:
        bottom = words.say(Key("spoken-on"), top=chip, below=bottom)
    return bottom


def _named(chip: Piece, words: Sayings) -> str:
    """Return a chip by its side, and its kind where it has one."""
    return words.piece_named(chip) if chip.kind else words.side_named(chip.side)


def _pits(seeds: Mapping[str, int], words: Sayings) -> list[str]:
    """Return every row from its first pit on, and what lies in the stores."""
    rows: dict[str, list[int]] = {}
    for site in sorted((site for site in seeds if site[1:]), key=words.label):
        rows.setdefault(site[0], []).append(seeds[site])
    stores = {site: count for site, count in seeds.items() if not site[1:]}
    told = []
    for row in dict.fromkeys(site[0] for site in seeds):
        side = _ROWS.get(row)
        name = words.letter(row) if side is None else words.side_named(side)
        counts = ", ".join(map(str, rows.get(row, ())))
        line = Key("spoken-from-one")
        told.append(words.say(line, row=capital(name), counts=counts))
        if row in stores:
            store, count = words.store(row), str(stores[row])
            lies = words.say(Key("spoken-store-holds"), store=store, count=count)
            told.append(capital(lies))
    return told


def _hands(in_hand: Mapping[str, int], words: Sayings) -> list[str]:
    held = Key("spoken-has-hand")
    held = Key("spoken-has-hand")
    return [
        capital(words.say(held, side=words.side(side), count=count))
        for side, count in in_hand.items()
        if count
    ]


def _due(to_move: str | None, words: Sayings) -> str:
    if to_move is None:
        return words.say(Key("spoken-game-over"))
    return capital(words.say(Key("spoken-move"), side=words.side(to_move)))
