"""A board that looks the same from several sides: what stands on it tells."""

import random
from collections.abc import Mapping

import pytest

from rules.boards.quarter_turns import quarter_turns
from rules.boards.reflections import reflections
from rules.boards.shifts import Steps, shifts
from rules.boards.table import BOARDS, find_board
from rules.catalogue import GAMES, find_game
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.pieces import Appearance, Content
from rules.referee.candidates import candidates
from rules.referee.ledger import Ledger
from rules.referee.orientation import CHANGED, WaysRound
from rules.referee.residuals import Gaps, differing

GAME = find_game("nine_mens_morris")
TURNS = quarter_turns(GAME.board)


def played(*turns: str) -> Ledger:
    ledger = Ledger(GAME, None, "white")
    for text in turns:
        turn = GAME.parse(ledger.position, text)
        ledger.play(ledger.position, turn, None)
    return ledger


def seen(board: Mapping[str, Content], quarters: int = 0) -> Evidence:
    """Return what is seen of a board if it lies turned by so many quarters."""
    there = TURNS[-quarters % 4]
    return looking_like({site: board[there[site]] for site in GAME.board.names})


def looking_like(board: Mapping[str, Content]) -> Evidence:
    appearances: list[Appearance] = [(), ("white",), ("black",)]
    likely: dict[str, dict[Appearance, float]] = {}
    for site, content in board.items():
        held = tuple(str(piece) for piece in content) if content else ()
        likely[site] = dict.fromkeys(appearances, -9.0) | {held: -0.001}
    return Evidence(likely)


def after(ledger: Ledger, text: str) -> Mapping[str, Content]:
    position = ledger.position
    return GAME.play(position, GAME.parse(position, text)).contents


@pytest.mark.parametrize(
    ("board", "turns"),
    [
        *[("morris9", 4), ("htjb", 4), ("trio", 4), ("mancala_2x6", 2)],
        *[("xiangqi9x10", 2), ("squares8", 2), ("squares10x8", 2), ("congo7", 2)],
        *[("othello8", 4), ("focus8", 4), ("go13", 2), ("fanorona5x5", 4)],
    ],
)
def test_a_board_looks_the_same_from_so_many_sides(board: str, turns: int) -> None:
    assert len(quarter_turns(find_board(board))) == turns


def test_every_turn_leads_back() -> None:
    for board in BOARDS.values():
        for quarters, turn in quarter_turns(board).items():
            back = quarter_turns(board)[-quarters % 4]
            assert all(back[turn[site]] == site for site in board.names)


@pytest.mark.parametrize("quarters", range(4))
def test_the_position_tells_how_a_board_lies(quarters: int) -> None:
    ledger = played("a7", "d6", "g4", "b2")
    ways = WaysRound(GAME, ledger, TURNS)

    same = seen(ledger.position.contents, quarters)
    moved = seen(after(ledger, "c3"), quarters)

    for evidence in (same, moved):
        way = ways.told(evidence, upright=False, usual=0)
        assert way is not None
        assert (way.quarters, way.legal) == (quarters, True)


def test_where_all_sides_are_the_same_to_the_game_it_lies_as_usual() -> None:
    ledger = played()

    way = WaysRound(GAME, ledger, TURNS).told(
        seen(after(ledger, "a7")), upright=False, usual=3
    )

    assert way is not None
    assert way.quarters == 3


def test_what_explains_two_sides_equally_tells_nothing() -> None:
    ledger = played("a7", "d6")
    contents = ledger.position.contents
    one_elsewhere = {**contents, "a7": (), "g7": contents["a7"]}  # or it is the other

    ways = WaysRound(GAME, ledger, TURNS)

    assert ways.told(seen(one_elsewhere), upright=False, usual=0) is None


def test_grain_tells_how_a_board_lies_that_was_changed_illegally() -> None:
    ledger = played("a7")
    wrong = {**ledger.position.contents, "a7": (), "g7": ledger.position.contents["a7"]}

    way = WaysRound(GAME, ledger, TURNS).told(seen(wrong), upright=True, usual=0)

    assert way is not None
    assert (way.quarters, way.legal) == (0, False)


@pytest.mark.parametrize("quarters", range(4))
def test_a_board_turned_in_its_place_is_noticed(quarters: int) -> None:
    ledger = played("a7", "d6", "g4", "b2")

    turned = WaysRound(GAME, ledger, TURNS).turned(seen(after(ledger, "c3"), quarters))

    assert turned == quarters


def test_an_illegal_change_is_no_turned_board() -> None:
    ledger = played("a7", "d6")
    contents = ledger.position.contents
    one = {**contents, "a7": (), "g7": contents["a7"]}

    assert WaysRound(GAME, ledger, TURNS).turned(seen(one)) == 0


# -- taken aside ------------------------------------------------------------------

GONNECT = find_game("gonnect")
ASIDE = shifts(GONNECT.board)


def on_gonnect(*turns: str) -> Ledger:
    ledger = Ledger(GONNECT, None, "black")
    for turn in turns:
        ledger.play(ledger.position, GONNECT.parse(ledger.position, turn), None)
    return ledger


def seen_aside(contents: Mapping[str, Content], steps: Steps) -> Evidence:
    """Return what is seen where the lattice is taken aside by so many steps."""
    there = {other: contents[site] for site, other in ASIDE[steps].items()}
    return looking_like({site: there.get(site, ()) for site in contents})


@pytest.mark.parametrize("steps", [(1, 0), (0, -1), (-1, 1)])
def test_a_lattice_that_was_taken_aside_is_noticed(steps: Steps) -> None:
    ledger = on_gonnect("j11", "d12", "g6", "h9")
    ways = WaysRound(GONNECT, ledger, {0: {}}, ASIDE)
    follows = dict(ledger.position.contents)
    follows["e5"] = follows["j11"]

    for contents in (ledger.position.contents, follows):
        assert ways.shifted(seen_aside(contents, steps)) == steps
        assert ways.shifted(looking_like(contents)) is None


def test_stones_that_all_went_elsewhere_are_not_taken_aside() -> None:
    ledger = on_gonnect("j11", "d12", "g6", "h9")
    contents: dict[str, Content] = dict.fromkeys(ledger.position.contents, ())
    contents |= {"a1": ("black",), "b7": ("white",), "c3": ("black",)}

    ways = WaysRound(GONNECT, ledger, {0: {}}, ASIDE)

    assert ways.shifted(looking_like(contents)) is None


# -- a misplaced view, on every board ---------------------------------------------

GAME_OF = {game.board.id: game for game in GAMES.values()}
TURNS_PLAYED = 12


def after_turns(game: Game, turns: int, rng: random.Random) -> Ledger:
    """Return a game in which turns were played by chance."""
    ledger = Ledger(game, None, None)
    for _ in range(turns):
        legal = game.turns(ledger.position) if ledger.result is None else ()
        if legal:
            ledger.play(ledger.position, rng.choice(legal), None)
    return ledger


def seen_through(contents: Mapping[str, Content], there: Mapping[str, str]) -> Evidence:
    """Return what is seen where each site is taken for another; beyond lies nothing."""
    read = {other: contents[site] for site, other in there.items()}
    counts = any(isinstance(held, int) for held in contents.values())
    board = {site: read.get(site, 0 if counts else ()) for site in contents}
    if not counts:
        held = {each for each in board.values() if each}
        known = [(), *held]
    else:
        known = list(range(60))
    return Evidence(
        {
            site: dict.fromkeys(known, -9.0) | {each: -0.001}
            for site, each in board.items()
        }
    )


@pytest.mark.parametrize("board_id", [name for name in BOARDS if name in GAME_OF])
def test_a_shift_turn_or_mirror_of_the_known_position_is_a_misplaced_view(
    board_id: str,
) -> None:
    game, rng = GAME_OF[board_id], random.Random(board_id)
    board = game.board
    ledger = after_turns(game, TURNS_PLAYED, rng)
    contents = ledger.position.contents
    ways = WaysRound(
        game, ledger, quarter_turns(board), shifts(board), reflections(board)
    )
    kinds = (
        [*shifts(board).values()],
        [turn for way, turn in quarter_turns(board).items() if way],
        [*reflections(board)],
    )
    moves = [rng.choice(kind) for kind in kinds if kind]

    assert not misplaced(ways, seen_through(contents, {s: s for s in contents}))
    for there in moves:
        seen = seen_through(contents, there)
        changed = len(differing(Gaps(seen), contents))
        lost = sum(bool(contents[site]) for site in contents if site not in there)
        if changed >= CHANGED + lost and not explained(game, ledger, seen):
            assert misplaced(ways, seen), there


def misplaced(ways: WaysRound, seen: Evidence) -> bool:
    """Return True if a view is taken for misplaced, in any way."""
    return bool(ways.turned(seen) or ways.shifted(seen) or ways.mirrored(seen))


def explained(game: Game, ledger: Ledger, seen: Evidence) -> bool:
    """Return True if what is seen is a legal board where it is seen."""
    found = candidates(game, ledger, Gaps(seen))
    return any(way.is_near and not way.mistake for _, way in found)
