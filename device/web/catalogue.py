"""JSON of games and boards for the page."""

from functools import cache

from device.drawing.shapes import signs_of
from device.drawing.svg import board_svg
from device.game.referee_options import options_of_table
from device.json_types import Json
from device.web.endings import ending_sentence
from device.words.games import all_in, names_of
from device.words.sayings import Sayings
from rules.apart import difference
from rules.boards.table import BOARDS, find_board, sites_on
from rules.catalogue import GAMES, find_entry, find_game
from rules.core.board import Board
from rules.core.errors import DefinitionError, RulesError
from rules.core.game import Game
from rules.core.model import Position, Setting
from rules.games.matches.making import match_of
from rules.games.matches.team import TeamGame
from words.languages import ENGLISH, LANGUAGES


@cache
def boards_for(board_id: str) -> tuple[str, ...]:
    """Return the boards that hold all of a game's board, that one first."""
    own = find_board(board_id)
    others = [b.id for b in BOARDS.values() if b.id != own.id and _holds(own, b)]
    return (own.id, *others)


def _holds(game_board: Board, table_board: Board) -> bool:
    try:
        sites_on(game_board, table_board)
    except DefinitionError:
        return False
    return True


def begins(game: Game) -> str | None:
    """Return the side that begins, None where the rules leave it open."""
    return game.start().to_move if game.first_begins else None


def is_sown(game: Game) -> bool:
    """Return True if seeds are played with, not chips."""
    return game.board.is_sown


def fill_of(position: Position) -> int | None:
    """Return the number of seeds in each pit at the start, if it is the same."""
    fills = {held for held in position.contents.values() if isinstance(held, int)}
    fills -= {0}
    return fills.pop() if len(fills) == 1 else None


@cache
def game_list(language: str = ENGLISH) -> tuple[Json, ...]:
    """Return a short JSON record for each game.

    Parameters
    ----------
    language
        Language of the descriptions that separate similar games.
    """
    return tuple(
        {**_short(game), "apart": _apart(game, language)} for game in GAMES.values()
    )


def _apart(game: Game, language: str) -> str | None:
    """Return a game's difference from similar ones, in a language."""
    told = difference(find_entry(game.id))
    return None if told is None else Sayings(language).text(told)


@cache
def _short(game: Game) -> Json:
    start = game.start()
    return {
        "id": game.id,
        "title": game.title,
        "titles": names_of(game),
        "aliases": [name.replace("_", " ") for name in game.aliases],
        "like": list(find_entry(game.id).like),
        "picture": _picture_of(start),
        "players": game.players,
        "men": _men(game),
        "board": game.board.id,
        "boards": list(boards_for(game.board.id)),
        "seeds": is_sown(game),
        "sides": list(start.sides),
        "colours": list(start.colours),
        "begins": begins(game),
        "options": [
            _option(game, name, settings)
            for name, settings in {**game.options, **options_of_table(game)}.items()
        ],
        "match": match_of(game, None) is not None,
        "teams": _for_teams(game),
        "fill": fill_of(start),
        "most_chips": game.most_chips,
        "sites": len(game.sites),
        "words": len(game.rules.split()),
    }


def _option(game: Game, name: str, settings: tuple[Setting, ...]) -> Json:
    """Return an option as the page asks for it, with titles where it chooses a game."""
    option: Json = {
        "name": name,
        "settings": list(settings),
        "usual": settings[0],
        "boards": [_boards_with(game, name, setting) for setting in settings],
    }
    if all(setting in GAMES for setting in settings):
        others = [GAMES[str(setting)] for setting in settings]
        option["titles"] = [
            {"title": one.title, "titles": names_of(one)} for one in others
        ]
    return option


def _men(game: Game) -> int | None:
    """Return the number of men a side has to place, None where none are placed."""
    record = find_entry(game.id).record
    men = record.card.facts.get("men") if record else None
    return men if isinstance(men, int) else None


def _picture_of(start: Position) -> str:
    """Return the preview of a game: its start, or a later position if that is bare."""
    return "start.svg" if any(start.contents.values()) else "won/1.svg"


def start_svg(game_id: str) -> str:
    """Return the board of a game as it stands at the start, as a drawing.

    Raises
    ------
    UnknownGameError
        If no game bears that name.
    """
    game = find_game(game_id)
    start = game.start()
    return board_svg(
        game.board,
        start.contents,
        colours=start.colours,
        signs=signs_of(game),
        labels=game.labels,
        title=game.title,
    )


def _boards_with(game: Game, option: str, setting: Setting) -> list[str] | None:
    """Return the boards for an option's setting, None if it changes nothing."""
    if option not in game.options:
        return None  # it is the table's
    if option not in game.choose_board:
        return None
    own = game.configured(**{option: setting}).board
    return None if own.id == game.board.id else list(boards_for(own.id))


def _for_teams(game: Game) -> bool:
    names = dict.fromkeys(game.start().sides, ("1", "2"))
    try:
        TeamGame(GAMES, names, of=game.id)
    except RulesError:
        return False
    return True


def game_in_words(game_id: str) -> Json:
    """Return one game with its rules and readings in all languages, and its source.

    Raises
    ------
    UnknownGameError
        If no game bears that name.
    """
    game = find_game(game_id)
    return {
        **_short(game),
        "rules": {known: all_in(game.texts.rules, known) for known in LANGUAGES},
        "notes": {known: all_in(game.texts.notes, known) for known in LANGUAGES},
        "source": game.source,
        "won": ending_sentence(game.id),
    }
