"""The one place in which the golden tests reach the program.

Whoever changes one of these calls mends it here; the texts that are kept stay. All
values are written as text: a piece by `str`, an enum by its name, a mapping in order.
"""

import io
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from PIL import Image

from calibration.common.board_file import from_toml, to_toml
from device.cli import main
from device.table.parts import OWN_TABLES
from device.table.settings import read_settings
from device.voice.phrases import words_for
from device.words.rulings import ruled
from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Stage, Step, Turn
from rules.core.options import MANY
from rules.core.pieces import Content
from rules.games.card import Card

LANGUAGES = ("en", "sw", "es", "fr", "de")
GAME_IDS = tuple(GAMES)


# Records.


def fields_of(game_id: str) -> Iterator[tuple[str, str]]:
    """Yield every field of a game's record and its value, then what the game tells."""
    game = GAMES[game_id]
    told: dict[str, object] = {
        "title": game.title,
        "aliases": game.aliases,
        "board": game.board.id,
        "sites": game.sites,
        "most_chips": game.most_chips,
        "options": game.options,
        "settings": game.settings,
        "source": game.source,
        "notes": game.notes,
        "rules": game.rules,
    }
    record = record_of(game)
    for name, value in record.items():
        yield from _flat(name, value)
    for name, value in told.items():
        if record.get(name) != value:  # what is no field, or not as the record has it
            yield from _flat(f"game.{name}", value)


def record_of(game: Game) -> dict[str, object]:
    """Return the fields of a game's record as it is written; {} if it has none."""
    own = None if game.wraps else game.record
    record = getattr(game, "_written", None) or own
    return dict(_fields(record)) if record is not None else {}


def _fields(record: object) -> Iterator[tuple[str, object]]:
    for field in fields(record):  # type: ignore[arg-type]
        value = getattr(record, field.name)
        if field.name == "card":  # what all records tell people stands in one value
            yield from _told(value)
        else:
            yield field.name, value


def _told(card: Card) -> Iterator[tuple[str, object]]:
    """Yield the fields of a card, texts in English."""
    texts = card.texts
    told: Mapping[str, object] = {
        "title": card.name,
        "meaning": str(card.sentence(card.meaning)),
        "source": card.book,
        "says": {law: str(card.sentence(text)) for law, text in card.says.items()},
        "rules": "\n\n".join(map(str, texts.rules)),
        "notes": tuple(map(str, texts.notes)),
    }
    for field in fields(card):  # what is resolved counts, not how it was told
        if field.name not in {"facts", "kinship"}:
            yield field.name, told.get(field.name, getattr(card, field.name))


def _flat(name: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping) and len(value) > MANY:
        # so many are told by their number and by a sum of what they are
        told = json.dumps(_plain(value), sort_keys=True)
        yield name, f"{len(value)}, sum {sha256(told.encode()).hexdigest()[:12]}"
    elif isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from _flat(f"{name}.{_plain(key)}", item)
    else:
        yield name, json.dumps(_plain(value), ensure_ascii=False)


def _plain(value: object) -> object:
    """Return a value in terms of JSON."""
    if is_dataclass(value):
        value = dict(_fields(value))
    match value:
        case Enum():
            return value.name
        case Mapping():
            return {str(_plain(key)): _plain(item) for key, item in value.items()}
        case set() | frozenset():
            return sorted(map(_plain, value), key=str)
        case tuple() | list():
            return [_plain(item) for item in value]
        case _:
            return str(value) if isinstance(value, str) else value


# Games.


def game_of(game_id: str, settings: Mapping[str, object]) -> Game:
    """Return a game, set as told."""
    return GAMES[game_id].configured(**settings) if settings else GAMES[game_id]  # type: ignore[arg-type]


def played(game: Game, texts: list[str]) -> Position:
    """Return the position after so many turns, by their notation."""
    position = game.start()
    for text in texts:
        position = game.play(position, game.parse(position, text))
    return position


def content_text(content: Content) -> str:
    """Return what a site holds: '-', 'white', 'white+black' bottom to top, or '4'."""
    if isinstance(content, int):
        return str(content)
    return "+".join(map(str, content)) or "-"


def content_from(text: str) -> Content:
    """Return what `content_text` wrote."""
    if text.isdecimal():
        return int(text)
    return () if text == "-" else tuple(text.split("+"))


def contents_text(contents: Mapping[str, Content]) -> str:
    """Return what stands on some sites."""
    return " ".join(f"{site}={content_text(held)}" for site, held in contents.items())


def contents_from(text: str) -> dict[str, Content]:
    """Return what `contents_text` wrote."""
    pairs = (part.partition("=") for part in text.split())
    return {site: content_from(held) for site, _, held in pairs}


def is_sown(board: Mapping[str, Content]) -> bool:
    """Return True if a board has pits with seeds, and not chips."""
    return any(isinstance(held, int) for held in board.values())


def step_text(step: Step) -> str:
    """Return a step with all that it tells."""
    to = f">{step.to}" if step.to is not None else ""
    count = f"*{step.count}" if step.count else ""
    return f"{step.kind.value}:{step.site}{to}:{step.piece}{count}"


def result_text(result: Result | None) -> str:
    """Return how a game or a round ended."""
    if result is None:
        return "-"
    scores = " ".join(f"{side}={score}" for side, score in result.scores.items())
    return f"{'+'.join(result.winners) or 'nobody'} {result.reason} {scores}"


def position_lines(game: Game, position: Position) -> Iterator[str]:
    """Yield what can be told of a position, and its turns."""
    legal = game.turns(position)
    hands = " ".join(f"{side}={left}" for side, left in position.in_hand.items())
    points = " ".join(f"{side}={n}" for side, n in game.points(position).items())
    yield f"  sides {','.join(position.sides)} colours {','.join(position.colours)}"
    yield f"  to move {position.to_move}, in hand {hands}"
    yield f"  board {contents_text(position.contents)}"
    yield f"  result {result_text(game.result(position))}"
    yield f"  round {result_text(game.round_result(position))} points {points}"
    yield f"  free {game.is_free(position)} seconds {game.seconds(position):g}"
    yield f"  turns {len(legal)}: {', '.join(map(str, legal))}"
    supposed = [contents_text(board) for board in game.supposed(position)]
    yield f"  supposed {len(supposed)}: {digest(*supposed)}"
    if position.to_move is not None:
        passed, late = game.passed(position), game.out_of_time(position)
        yield f"  passed to move {passed.to_move} {result_text(game.result(passed))}"
        yield f"  late to move {late.to_move} {result_text(game.result(late))}"


def turn_lines(game: Game, position: Position, text: str) -> Iterator[str]:
    """Yield all that is told of one legal turn, and what it leads to."""
    turn = game.parse(position, text)
    after = game.play(position, turn)
    hands = " ".join(f"{side}={left}" for side, left in after.in_hand.items())
    closed = " ".join("-".join(line) for line in game.closes(position, turn))
    yield f"    {turn.side} {' '.join(map(step_text, turn.steps))}"
    yield f"    changes {contents_text(game.changes(position, turn))}"
    yield f"    closes {closed}"
    for board, owed in game.stages(position, turn):
        yield f"    stage {owed.value} {contents_text(board)}"
    yield f"    then {after.to_move}, in hand {hands}"
    yield f"    board {contents_text(after.contents)}"
    yield f"    result {result_text(game.result(after))}"


def verdict(game: Game, position: Position, board: Mapping[str, Content]) -> list[str]:
    """Return what the game says of a board, in parts, and its words' fingerprints."""
    found = game.judge(position, board)
    match found:
        case Turn():
            return [f"turn {found}"]
        case Stage():
            return [f"stage {found.owed.value}: {', '.join(map(str, found.turns))}"]
        case Ruling():
            wrong = f" wrong {','.join(found.wrong)}" if found.wrong else ""
            said = " ".join(
                digest(*sentences(game, found, language))[:6] for language in LANGUAGES
            )
            sites = f"{','.join(found.sites)}{wrong}"
            source = found.source.replace(game.source, "~")
            return [found.rule, sites, found.why, source, said]


def sentences(game: Game, ruling: Ruling, language: str) -> tuple[str, str]:
    """Return a ruling in the words of a language, for eyes and for ears."""
    eyes, ears = (words_for(language, game, ears=heard) for heard in (False, True))
    return ruled(ruling, eyes), ruled(ruling, ears)


# The command line, and what it keeps in files.


def command(*words: object) -> tuple[int, str]:
    """Run a command as from the command line; return its exit code and all it says."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main([str(word) for word in words])
    return code, said.getvalue()


def log_lines(log: Path, *, filmed: bool) -> Iterator[str]:
    """Yield what is told of a log: its replay, and what it is in other formats."""
    code, told = command("replay", log)
    yield f"replay {code}"
    yield from told.splitlines()
    names = ("pgn", "sgf", "csv", "html", "zip", *(("gif",) if filmed else ()))
    with TemporaryDirectory() as folder:
        for name in names:
            out, again = Path(folder, f"game.{name}"), Path(folder, f"{name}.jsonl")
            code, told = command("export", log, "--format", name, "--out", out)
            yield f"export {name} {code}{f' {told}' if code else ''}"
            if not code:
                yield from _exported(out)
                code, _ = command("import", out, "--out", again)
                yield f"import {name} {code} {digest(again.read_text())}"


def _exported(path: Path) -> Iterator[str]:
    """Yield what is in a file, not how it is packed or drawn."""
    match path.suffix:
        case ".html":
            yield f"diary {digest(diary_in(path.read_text(encoding='utf-8')))}"
        case ".zip":
            with ZipFile(path) as packed:
                for name in packed.namelist():
                    content = packed.read(name).decode()
                    drawn = name.endswith((".html", "SUMS"))
                    yield f"{name} {'' if drawn else digest(content)}"
        case ".gif":
            with Image.open(path) as film:
                for number in range(getattr(film, "n_frames", 1)):
                    film.seek(number)
                    yield f"frame {film.size} {film.info['duration']} ms"
        case _:
            yield from path.read_text(encoding="utf-8").splitlines()


def diary_in(page: str) -> str:
    """Return the frames that a page replays, with what is said of each."""
    found = re.search(r'(?s) id="diary">(.*?)</script>', page)
    assert found is not None
    frames = json.loads(found[1])["frames"]
    return json.dumps(frames, ensure_ascii=False, sort_keys=True)


def board_file_lines(path: Path) -> Iterator[str]:
    """Yield the values of a board file, and where they put the sites."""
    board = from_toml(path.read_text(encoding="utf-8"))
    yield from to_toml(board).splitlines()
    for height_mm in (0.0, 5.0):
        for site, (x, y) in board.view.px_at_height(height_mm).items():
            yield f"{site} at {height_mm:g} mm: {x:.2f} {y:.2f}"


def settings_lines(path: Path) -> Iterator[str]:
    """Yield every setting that a file leads to."""
    settings = read_settings(path)
    tables = {name: table for name, table in _fields(settings) if name != "own"}
    tables |= {name: settings.of(own) for name, own in OWN_TABLES.items()}
    for name, table in tables.items():
        for key, value in _fields(table):
            yield f"{name}.{key} = {_plain(value)}"


def picture_lines(folder: Path) -> Iterator[str]:
    """Yield what calibrating and reading say of pictures of one board.

    Figures are told as 'WHAT = FIGURES ~ TOLERANCE'.
    """
    board_file = folder / "board.toml"
    board = from_toml(board_file.read_text(encoding="utf-8")).view.board.id
    empty, play = folder / "empty.jpg", folder / "play.jpg"
    code, told = command("calibrate", "--board", board, "--image", empty, "--json")
    found = json.loads(told.splitlines()[-1])
    yield f"calibrate {code}, board {found['board']}, refused {found['refused']}"
    yield f"confidence = {found['confidence']} ~ 0.05"
    yield f"rms_px = {found['rms_px']} ~ 0.3"
    for site, (x, y) in found["sites_px"].items():
        yield f"{site} = {x} {y} ~ 1.0"
    code, told = command("read", play, "--calibration", board_file, "--json")
    read = json.loads(told.splitlines()[-1])
    yield f"read {code}, hidden {read['hidden']}, trouble {read['trouble']}"
    for site, held in read["layout"].items():
        yield f"{site} {json.dumps(held)}"


def digest(*texts: str) -> str:
    """Return a short fingerprint of texts."""
    return sha256("\n".join(texts).encode()).hexdigest()[:8]
