"""Conformance suite of every game in the catalogue, on random games.

Where a sowing game can be played as a match of several rounds, it is tried so too.
"""

import random
from functools import cache
from pathlib import Path

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.diagram import draw, read
from rules.core.errors import (
    IllegalTurnError,
    NotationError,
    OptionError,
    UnknownGameError,
)
from rules.core.game import Game
from rules.core.model import Position, Ruling, Stage, StepKind, Turn
from rules.core.notation import read_board, read_game, write_board, write_game
from rules.core.pieces import Content, all_fit, appearance, fits, has_kinds
from rules.games.sowing.position import Phase, SowPosition
from tests.games import by_family

HERE = Path(__file__).parents[2]
RANDOM_GAMES = 32
LARGE = 60
"""On boards of more sites games are fewer, as those of pieces with kinds are."""
LONGEST = 110
LOOKED_AT = 30
"""So many positions of a game are asked what takes long."""
SLIPPED_IN = 15
"""In so many a seed goes astray: all that people may do has to be tried then."""

MATCHES = {
    f"{name} match": game.configured(rounds="match")
    for name, game in GAMES.items()
    if "rounds" in game.options
}
PLAYED = {**GAMES, **MATCHES}
SOWN = [name for name, game in PLAYED.items() if isinstance(game.start(), SowPosition)]

every_game = pytest.mark.parametrize("name", by_family(PLAYED))
every_sowing = pytest.mark.parametrize("name", by_family(SOWN))


@cache
def positions(name: str) -> tuple[Position, ...]:
    """Return one position out of each of some random games, and the last of each.

    Matches are fewer and longer; games on large boards are fewer.
    """
    game, found = PLAYED[name], []
    longest = LONGEST if name in GAMES else 4 * LONGEST
    few = (
        name not in GAMES
        or len(game.sites) > LARGE
        or has_kinds(game.start().contents.values())
    )
    for seed in range(RANDOM_GAMES // 4 if few else RANDOM_GAMES):
        rng = random.Random(seed)
        position = game.start()
        chosen = rng.randrange(longest)
        for number in range(longest):
            turns = game.turns(position)
            assert (game.result(position) is None) is bool(turns)
            assert (position.to_move is None) is (not turns)
            if isinstance(position, SowPosition):
                assert seeds(position) == game.most_chips
            if number == chosen or not turns:
                found.append(position)
            if not turns:
                break
            position = game.play(position, rng.choice(turns))
    return tuple(found)


def some(name: str) -> list[Position]:
    found, large = positions(name), len(PLAYED[name].sites) > LARGE
    most = LOOKED_AT // 4 if large else LOOKED_AT
    return random.Random(3).sample(found, min(most, len(found)))


def some_turns(game: Game, position: Position) -> list[Turn]:
    turns = list(game.turns(position))
    return random.Random(5).sample(turns, min(6, len(turns)))


def is_sown(position: Position) -> bool:
    return any(isinstance(content, int) for content in position.contents.values())


def is_laid_out(position: Position) -> bool:
    """Return True if seeds are laid out or arranged, and not sown."""
    return isinstance(position, SowPosition) and position.phase is not Phase.SOW


def seeds(position: SowPosition) -> int:
    """Return how many seeds there are, on the board, beside it and to be laid."""
    beside = 0 if position.phase is Phase.FILL else sum(position.held)
    return sum(position.seeds) + beside + sum(position.in_hand.values())


def chips(position: Position) -> int:
    """Return how many chips there are, on the board and in hand."""
    on_board = sum(len(pile) for pile in position.contents.values())
    return on_board + sum(position.in_hand.values())


def gone(turn: Turn) -> int:
    out = {StepKind.REMOVE, StepKind.GIVE, StepKind.TRIM}
    return sum(len(step.pieces) for step in turn.steps if step.kind in out)


def fetched(turn: Turn, before: Position) -> int:
    """Count the chips that came out of a stock without end: no hand holds any."""
    return sum(
        step.kind is StepKind.PLACE and not before.in_hand.get(step.piece)
        for step in turn.steps
    )


def back_in_hand(turn: Turn, before: Position, after: Position) -> int:
    """Count the chips that went back to a hand: Stack's players replay their own."""
    left = [
        step.piece
        for step in turn.steps
        if step.kind in {StepKind.PLACE, StepKind.ENTER, StepKind.GIVE}
    ]
    return sum(
        after.in_hand[colour] - before.in_hand[colour] + left.count(colour)
        for colour in before.colours
    )


@pytest.mark.slow
@every_game
def test_turns_are_unique_and_in_board_order(name: str) -> None:
    game = PLAYED[name]
    order = {name: number for number, name in enumerate(game.board.names)}
    for position in positions(name):
        turns = game.turns(position)
        keys = [
            [(order.get(step.site, -1), order.get(step.to, -1)) for step in turn.steps]
            for turn in turns
        ]
        assert len({str(turn) for turn in turns}) == len(turns)
        assert keys == sorted(keys)
        assert all(turn.side == position.to_move for turn in turns)


@pytest.mark.slow
@every_game
def test_playing_leaves_the_position_as_it_was(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        before, hands = dict(position.contents), dict(position.in_hand)
        for turn in some_turns(game, position):
            game.play(position, turn)
        assert (dict(position.contents), dict(position.in_hand)) == (before, hands)


@every_game
def test_equal_games_lead_to_equal_positions(name: str) -> None:
    game = PLAYED[name]
    twins = [game.start(), game.start()]
    rng = random.Random(4)
    for _ in range(LONGEST):
        assert twins[0] == twins[1]
        assert hash(twins[0]) == hash(twins[1])
        if twins[0].to_move is None:
            break
        number = rng.randrange(len(game.turns(twins[0])))
        twins = [game.play(twin, game.turns(twin)[number]) for twin in twins]


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(name for name in GAMES if name not in SOWN))
def test_chips_are_conserved(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        for turn in some_turns(game, position):
            after = game.play(position, turn)
            if str(turn).startswith("new"):
                continue  # the next round of a match is set up
            fresh = fetched(turn, position)
            kept = gone(turn) - back_in_hand(turn, position, after) + fresh
            assert 0 <= kept <= gone(turn)
            assert chips(after) == chips(position) - kept + fresh


@every_game
def test_contents_list_every_site_of_the_game(name: str) -> None:
    game = PLAYED[name]
    assert set(game.sites) <= set(game.board.names)
    for position in positions(name):
        assert tuple(position.contents) == game.sites
        for content in position.contents.values():
            if isinstance(content, int):
                assert content >= 0
                continue
            assert len(content) <= game.most_chips
            assert {piece.side for piece in content} <= set(position.colours)


@every_game
def test_notation_and_diagram_read_back_what_they_wrote(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        board, colours = dict(position.contents), position.colours
        for turn in game.turns(position):
            assert game.parse(position, str(turn)) == turn
            assert game.parse(position, f" {str(turn).lower()} ") == turn
        assert read_board(write_board(board), game.sites) == board
        drawn = game.most_chips == 1 and game.sites == game.board.names
        if drawn and not is_sown(position):
            shown = {site: appearance(held) for site, held in board.items()}
            assert read(game.board, draw(game.board, board, colours), colours) == shown


@every_game
def test_a_turn_s_board_is_judged_as_that_turn(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        for turn in some_turns(game, position):
            changes = game.changes(position, turn)
            board = {**position.contents, **changes}
            assert board == dict(game.play(position, turn).contents)
            after = game.play(position, turn)
            for judged in (game.judge(position, board), game.judge(position, changes)):
                assert isinstance(judged, Turn)
                other = game.play(position, judged)
                assert judged == turn or other.contents == after.contents


@pytest.mark.slow
@every_game
def test_every_stage_of_every_turn_is_explained(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        whole = [
            {**position.contents, **game.changes(position, turn)}
            for turn in game.turns(position)
        ]
        for turn in some_turns(game, position):
            for partial, owed in game.stages(position, turn):
                board = {**position.contents, **partial}
                assert board != dict(position.contents)
                assert owed in StepKind
                judged = game.judge(position, board)
                if any(all_fit(board, end) for end in whole):
                    # it may be continued, or is done to the eye
                    assert isinstance(judged, Turn)
                else:
                    assert isinstance(judged, Stage)
                    assert turn in judged.turns


@every_game
def test_any_board_at_all_is_judged(name: str) -> None:
    game = PLAYED[name]
    rng = random.Random(6)
    for position in some(name):
        board = dict(position.contents)
        one, *others = position.colours
        piles = [(), (one,), (one, *others), ("x",), *((other,) for other in others)]
        counts: list[Content] = [*range(10), (), ("red",)]
        for site in rng.sample(game.sites, rng.randint(1, 5)):
            board[site] = rng.choice(counts if is_sown(position) else piles)

        judged = game.judge(position, board)

        if isinstance(judged, Turn):
            assert all_fit(board, game.play(position, judged).contents)
        elif isinstance(judged, Ruling):
            assert judged.rule
            assert judged.why
            assert judged.source.startswith(game.source)
            assert set(judged.sites) == {
                site for site in board if not fits(board[site], position.contents[site])
            }
        else:
            assert all(turn in game.turns(position) for turn in judged.turns)


@every_game
def test_a_turn_of_the_other_side_is_refused(name: str) -> None:
    game = PLAYED[name]
    position = later = game.start()
    while later.to_move == position.to_move and len(position.sides) > 1:
        later = game.play(later, game.turns(later)[-1])
    other = game.turns(later)[-1]
    if other.side == position.to_move:
        assert len(position.sides) == 1  # a game for one
        return

    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        game.play(position, other)


@every_game
def test_what_no_turn_is_called_is_refused(name: str) -> None:
    game = PLAYED[name]
    for position in (game.start(), some(name)[0]):
        with pytest.raises(NotationError, match=r"(?i)s99"):
            game.parse(position, "S99")


@every_game
def test_a_disputed_board_can_be_played_on(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        if position.to_move is None or is_laid_out(position):
            continue
        for side in position.sides:
            there = game.rearranged(position, position.contents, side)
            assert there.contents == position.contents
            assert bool(game.turns(there)) is (game.result(there) is None)
        assert game.passed(position).contents == position.contents


@every_sowing
def test_a_slip_of_one_seed_is_told_with_its_pits(name: str) -> None:
    """One seed in the wrong pit at the end of a sowing: both pits are named."""
    game, rng = PLAYED[name], random.Random(8)
    told = seen = 0
    for position in some(name)[:SLIPPED_IN]:
        for turn in some_turns(game, position):
            board = dict(game.play(position, turn).contents)
            open_pits = set(position.rules.pits) - position.closed
            pits = [game.sites[pit] for pit in sorted(open_pits)]
            here = rng.choice([pit for pit in pits if board[pit]] or [""])
            there = rng.choice(pits)
            if here in ("", there) or turn.steps[0].kind is not StepKind.LIFT:
                continue
            board[here] -= 1
            board[there] += 1
            judged = game.judge(position, board)
            if isinstance(judged, Ruling) and judged.rule == "mis_sown":
                told += here in judged.why and there in judged.why
            seen += isinstance(judged, Ruling)
    assert told >= seen * 0.5


@every_sowing
def test_seats_are_kept_whoever_begins(name: str) -> None:
    game = PLAYED[name]
    names = game.start().sides
    for at in range(len(names)):
        turned = game.start(sides=names[at:] + names[:at])
        assert turned.to_move == names[at]
        assert game.turns(turned)
    with pytest.raises(OptionError, match="is played by"):
        game.start(sides=("ann", "bob"))


@every_game
def test_every_setting_of_every_option_can_be_played(name: str) -> None:
    game = PLAYED[name]
    for option, settings in game.options.items():
        for setting in (*settings[:20], *settings[-1:]):
            played = game.configured(**{option: setting})
            position = played.start()
            assert position == game.start(**{option: setting})
            assert played.settings[option] == setting
            assert played.turns(position)
        with pytest.raises(OptionError, match=option):
            game.configured(**{option: "sideways"})
    with pytest.raises(OptionError, match="no option"):
        game.start(weather="fine")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_id_title_and_alias(name: str) -> None:
    game = PLAYED[name]
    for called in (game.id, game.title, game.title.upper(), *game.aliases):
        assert find_game(called) is game


def test_an_unknown_game_is_answered_with_near_names() -> None:
    with pytest.raises(UnknownGameError, match="did you mean morabaraba_htjb"):
        find_game("morabarba")


def test_an_unknown_game_with_no_near_name_is_not_answered_with_all_of_them() -> None:
    with pytest.raises(UnknownGameError, match="'go19': see the list of games"):
        find_game("go19")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_its_source_its_rules_and_the_readings_chosen(name: str) -> None:
    game = PLAYED[name]
    assert game.source
    assert len(game.rules) > 200
    assert game.notes


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_playthrough_that_can_be_replayed(name: str) -> None:
    game = PLAYED[name]
    text = (HERE / "playthroughs" / f"{game.id}.txt").read_text(encoding="utf-8")
    position, turns = read_game(game, text)
    played = [line for line in text.splitlines() if not line.startswith("#")]

    assert game.result(position) is not None
    assert write_game(game, turns).splitlines() == played


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_perft_counts(name: str) -> None:
    game = PLAYED[name]
    assert (HERE / "perft" / f"{game.id}.txt").exists()


def test_no_playthrough_or_count_is_left_of_a_game_that_is_gone() -> None:
    for folder in ("perft", "playthroughs"):
        assert {path.stem for path in (HERE / folder).glob("*.txt")} == set(GAMES)
