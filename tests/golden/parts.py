"""The parts of what is kept: their names, and what the program says of each now.

Every part keeps its inputs (what was played, which board was made) in its own text:
``now`` reads them there and asks the program anew, so that a turn that moves in one
place moves no other. Where nothing is kept yet, inputs are drawn by a seeded chance.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Content
from tests.golden.kept import HERE
from tests.golden.program import (
    GAME_IDS,
    board_file_lines,
    contents_from,
    contents_text,
    fields_of,
    game_of,
    is_sown,
    log_lines,
    picture_lines,
    played,
    position_lines,
    settings_lines,
    turn_lines,
    verdict,
)

WALK = 60  # turns of a random game, at most
POSITIONS, TURNS = 6, 4
SETTINGS = 2  # of each option, besides the ordinary one
BOARDS, OF_ONE_POSITION = 40, 5
FILMED = ("deeds", "row")  # logs that are made films of, which takes long
CANDIDATES = 12  # are drawn for each of the boards


@dataclass(frozen=True, slots=True)
class Part:
    """A kind of text that is kept: one file for each name.

    ``now`` takes a name and what is kept, and returns what holds now. ``about`` are
    names that mean all of it, too.
    """

    folder: str
    ending: str
    names: Sequence[str]
    now: Callable[[str, list[str]], list[str]]
    about: Sequence[str] = ()

    def file(self, name: str) -> str:
        return f"{self.folder}/{name}{self.ending}"


# Records.


def records_now(_name: str, _kept: list[str]) -> list[str]:
    """Return every value of every field once, and under it the games that have it."""
    values: dict[str, dict[str, list[str]]] = {}
    for game_id in GAME_IDS:
        for name, value in fields_of(game_id):
            values.setdefault(name, {}).setdefault(value, []).append(game_id)
    return [
        line
        for name, games_of in sorted(values.items())
        for value, games in sorted(games_of.items())
        for line in (f"{name} = {value}", f"    {_those(games)}")
    ]


def _those(games: Sequence[str]) -> str:
    """Return the games, or the few that are not among them."""
    others = [game_id for game_id in GAME_IDS if game_id not in games]
    if len(others) >= len(games):
        return " ".join(games)
    return " ".join(["all but", *others]) if others else "all"


# Turns.


@dataclass(slots=True)
class Asked:
    """A position, by what was played, and some of its turns."""

    settings: dict[str, object]
    after: list[str]
    turns: list[str]


def turns_now(game_id: str, kept: list[str]) -> list[str]:
    lines: list[str] = []
    for asked in _asked(kept) if kept else _draw_turns(game_id):
        game = game_of(game_id, asked.settings)
        position = played(game, asked.after)
        lines += [f"set {json.dumps(asked.settings)}", f"after {_listed(asked.after)}"]
        lines += position_lines(game, position)
        for text in asked.turns:
            lines += [f"turn {text}", *turn_lines(game, position, text)]
    return lines


def _asked(kept: list[str]) -> Iterator[Asked]:
    asked: Asked | None = None
    for line in kept:
        kind, _, value = line.partition(" ")
        if kind == "set":
            if asked:
                yield asked
            asked = Asked(json.loads(value), [], [])
        elif kind == "after" and asked:
            asked.after = json.loads(value)
        elif kind == "turn" and asked:
            asked.turns.append(value)
    if asked:
        yield asked


def _draw_turns(game_id: str) -> Iterator[Asked]:
    yield from _walked(game_id, {}, POSITIONS, TURNS)
    for option, settings in game_of(game_id, {}).options.items():
        chance = random.Random(f"{game_id} {option}")
        others = list(settings[1:])
        for setting in chance.sample(others, min(SETTINGS, len(others))):
            yield from _walked(game_id, {option: setting}, 2, 2)


def _walked(
    game_id: str, settings: dict[str, object], positions: int, turns: int
) -> Iterator[Asked]:
    """Yield the first position of a random game, the last and some between."""
    chance = random.Random(f"{game_id} {settings}")
    game = game_of(game_id, settings)
    walk = _walk(game, chance, WALK)
    inner = range(1, len(walk))
    numbers = chance.sample(inner, min(positions - 2, len(inner)))
    for number in sorted({0, *numbers, len(walk)}):
        legal = [str(turn) for turn in game.turns(played(game, walk[:number]))]
        some = chance.sample(legal, min(turns, len(legal)))
        yield Asked(settings, walk[:number], some)


def _walk(game: Game, chance: random.Random, most: int) -> list[str]:
    position, walk = game.start(), list[str]()
    while position.to_move and len(walk) < most:
        turn = chance.choice(game.turns(position))
        walk.append(str(turn))
        position = game.play(position, turn)
    return walk


# Boards with one mistake.


def mistakes_now(game_id: str, kept: list[str]) -> list[str]:
    game, lines = game_of(game_id, {}), list[str]()
    for after, boards in _made(kept) if kept else _draw_mistakes(game):
        position = played(game, after)
        lines.append(f"after {_listed(after)}")
        for board in boards:
            said = verdict(game, position, contents_from(board))
            lines.append(" | ".join([board, *said]))
    return lines


def _made(kept: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    after, boards = list[str](), list[str]()
    for line in kept:
        if line.startswith("after "):
            if boards:
                yield after, boards
            after, boards = json.loads(line.removeprefix("after ")), []
        else:
            boards.append(line.partition(" | ")[0])
    yield after, boards


def _draw_mistakes(game: Game) -> Iterator[tuple[list[str], list[str]]]:
    chance, seen = random.Random(f"{game.id} mistakes"), Counter[str]()
    groups = BOARDS // OF_ONE_POSITION
    for number in range(groups):
        walk = _walk(game, chance, WALK)
        if number < groups - 1:  # the last is told of where a game ends
            walk = walk[: chance.randrange(len(walk))]
        position, boards = played(game, walk), list[str]()
        for _ in range(OF_ONE_POSITION):
            found = {}
            for _ in range(CANDIDATES):
                board = _mistaken(game, position, chance)
                rule = verdict(game, position, board)[0] if board else ""
                text = contents_text(board)
                if board and text not in boards:
                    found[text] = rule
            if found:  # of the rule that this game's boards have told of least
                text = min(found, key=lambda text: seen[found[text].split()[0]])
                seen[found[text].split()[0]] += 1
                boards.append(text)
        yield walk, boards


def _mistaken(
    game: Game, position: Position, chance: random.Random
) -> dict[str, Content]:
    """Return a board with one mistake, as changed sites.

    It is made in the position, or after a turn of the side to move or of the next.
    """
    before, there = position.contents, position
    if chance.random() < 0.2 and position.to_move:
        there = game.passed(position)
    board, legal = dict(there.contents), game.turns(there)
    if legal and chance.random() < 0.6:
        board |= game.changes(there, chance.choice(legal))
    if chance.random() < 0.8 or board == before:
        make = _seed_wrong if is_sown(board) else _chip_wrong
        board |= make(board, position.colours, chance)
    return {site: held for site, held in board.items() if held != before[site]}


def _seed_wrong(
    board: Mapping[str, Content], _colours: tuple[str, ...], chance: random.Random
) -> dict[str, Content]:
    """Return one seed too many, too few or misplaced."""
    seeds = {site: held for site, held in board.items() if isinstance(held, int)}
    here, there = chance.sample(list(seeds), 2)
    kind = chance.choice(["more", "fewer", "misplaced"])
    if kind == "more" or not seeds[here]:
        return {here: seeds[here] + 1}
    if kind == "fewer":
        return {here: seeds[here] - 1}
    return {here: seeds[here] - 1, there: seeds[there] + 1}


def _chip_wrong(
    board: Mapping[str, Content], colours: tuple[str, ...], chance: random.Random
) -> dict[str, Content]:
    """Return a chip too many, or one that is gone, carried or of another colour."""
    piles = {site: held for site, held in board.items() if isinstance(held, tuple)}
    full = [site for site, pile in piles.items() if pile]
    kind = chance.choice(["moved", "moved", "removed", "recoloured", "added"])
    if kind == "added" or not full:
        here, colour = chance.choice(list(piles)), chance.choice(colours)
        return {here: (*piles[here], colour)}
    here, there = chance.choice(full), chance.choice(list(piles))
    *below, top = piles[here]
    if kind == "removed":
        return {here: tuple(below)}
    if kind == "recoloured":
        return {here: (*below, chance.choice(colours))}
    return {here: tuple(below), there: (*piles[there], top)}


def _listed(texts: list[str]) -> str:
    return json.dumps(texts, separators=(",", ":"))


# Logs, files and pictures of one day: they lie there for good and are read again.


def log_now(name: str, _kept: list[str]) -> list[str]:
    return list(log_lines(HERE / "logs" / f"{name}.jsonl", filmed=name in FILMED))


def board_file_now(name: str, _kept: list[str]) -> list[str]:
    return list(board_file_lines(HERE / "tables" / name / "board.toml"))


def settings_now(name: str, _kept: list[str]) -> list[str]:
    return list(settings_lines(HERE / "settings" / f"{name}.toml"))


def picture_now(name: str, kept: list[str]) -> list[str]:
    """Return what calibrating and reading say; a figure that is near stays as kept."""
    said = list(picture_lines(HERE / "tables" / name))
    if len(said) != len(kept):
        return said
    return [
        before if _near(before, line) else line
        for before, line in zip(kept, said, strict=True)
    ]


def _near(before: str, now: str) -> bool:
    """Return True if two lines tell the same; figures (=) may be ``~`` so far off."""
    (what, *past), (same, *figures) = before.split(" = "), now.split(" = ")
    if what != same or not past or not figures:
        return before == now
    (told, tolerance), (telling, _) = past[0].split(" ~ "), figures[0].split(" ~ ")
    return all(
        abs(float(one) - float(other)) <= float(tolerance)
        for one, other in zip(told.split(), telling.split(), strict=True)
    )


def _lying(folder: str, pattern: str) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (HERE / folder).glob(pattern)))


PARTS = (
    Part("records", ".txt", ("every_game",), records_now, about=GAME_IDS),
    Part("turns", ".xz", GAME_IDS, turns_now),
    Part("mistakes", ".txt", GAME_IDS, mistakes_now),
    Part("exports", ".xz", _lying("logs", "*.jsonl"), log_now),
    Part("board_files", ".txt", _lying("tables", "*"), board_file_now),
    Part("settings_read", ".txt", _lying("settings", "*.toml"), settings_now),
    Part("pictures", ".txt", _lying("tables", "*"), picture_now),
)
