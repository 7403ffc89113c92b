"""What must hold for every game of the catalogue, tried on 200 random games each."""

import random
from functools import cache
from pathlib import Path

import pytest

from rules.catalogue import GAMES, find_game
from rules.diagram import draw, read
from rules.errors import IllegalTurnError, OptionError, UnknownGameError
from rules.families.sowing_position import SowPosition
from rules.model import Game, Position, Ruling, Stage, StepKind, Turn
from rules.notation import read_board, read_game, write_board, write_game
from rules.pieces import Content

HERE = Path(__file__).parent.parent
RANDOM_GAMES = 200
LONGEST = 120
LOOKED_AT = 40
"""So many positions of a game are asked what takes long."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@cache
def positions(game_id: str) -> tuple[Position, ...]:
    """Return one position out of each of 200 random games, and the last of each."""
    game, found = GAMES[game_id], []
    for seed in range(RANDOM_GAMES):
        rng = random.Random(seed)
        position = game.start()
        chosen = rng.randrange(LONGEST)
        for number in range(LONGEST):
            turns = game.turns(position)
            assert (game.result(position) is None) is bool(turns)
            assert (position.to_move is None) is (not turns)
            if number == chosen or not turns:
                found.append(position)
            if not turns:
                break
            position = game.play(position, rng.choice(turns))
    return tuple(found)


def some(game: Game) -> list[Position]:
    return random.Random(3).sample(positions(game.id), LOOKED_AT)


def some_turns(game: Game, position: Position) -> list[Turn]:
    turns = list(game.turns(position))
    return random.Random(5).sample(turns, min(6, len(turns)))


def size(content: Content) -> int:
    return content if isinstance(content, int) else len(content)


def is_sown(position: Position) -> bool:
    return any(isinstance(content, int) for content in position.contents.values())


def total(position: Position) -> int:
    on_board = sum(map(size, position.contents.values()))
    beside = sum(position.held) if isinstance(position, SowPosition) else 0
    return on_board + beside + sum(position.in_hand.values())


def gone(turn: Turn) -> int:
    out = {StepKind.REMOVE, StepKind.GIVE}
    return sum(step.kind in out for step in turn.steps)


def back_in_hand(turn: Turn, before: Position, after: Position) -> int:
    """Count the chips that went back to a hand: Stack's players replay their own."""
    left = [
        step.piece
        for step in turn.steps
        if step.kind in {StepKind.PLACE, StepKind.GIVE}
    ]
    return sum(
        after.in_hand[colour] - before.in_hand[colour] + left.count(colour)
        for colour in before.colours
    )


@every_game
def test_turns_are_unique_and_in_board_order(game: Game) -> None:
    order = {name: number for number, name in enumerate(game.board.names)}
    for position in positions(game.id):
        turns = game.turns(position)
        keys = [
            [(order.get(step.site, -1), order.get(step.to, -1)) for step in turn.steps]
            for turn in turns
        ]
        assert len({str(turn) for turn in turns}) == len(turns)
        assert keys == sorted(keys)
        assert all(turn.side == position.to_move for turn in turns)


@every_game
def test_playing_leaves_the_position_as_it_was(game: Game) -> None:
    for position in some(game):
        before, hands = dict(position.contents), dict(position.in_hand)
        for turn in some_turns(game, position):
            game.play(position, turn)
        assert (dict(position.contents), dict(position.in_hand)) == (before, hands)


@every_game
def test_equal_games_lead_to_equal_positions(game: Game) -> None:
    twins = [game.start(), game.start()]
    rng = random.Random(4)
    for _ in range(LONGEST):
        assert twins[0] == twins[1]
        assert hash(twins[0]) == hash(twins[1])
        if twins[0].to_move is None:
            break
        number = rng.randrange(len(game.turns(twins[0])))
        twins = [game.play(twin, game.turns(twin)[number]) for twin in twins]


@every_game
def test_pieces_are_conserved(game: Game) -> None:
    for position in some(game):
        for turn in some_turns(game, position):
            after = game.play(position, turn)
            if str(turn).startswith("new"):
                continue  # the next round of a match is set up
            if is_sown(position):
                assert total(after) == total(position)
                continue
            kept = gone(turn) - back_in_hand(turn, position, after)
            assert 0 <= kept <= gone(turn)
            assert total(after) == total(position) - kept


@every_game
def test_contents_list_every_site_of_the_game(game: Game) -> None:
    assert set(game.sites) <= set(game.board.names)
    for position in positions(game.id):
        assert tuple(position.contents) == game.sites
        for content in position.contents.values():
            if isinstance(content, int):
                assert content >= 0
                continue
            assert len(content) <= game.most_chips
            assert set(content) <= set(position.colours)


@every_game
def test_notation_and_diagram_read_back_what_they_wrote(game: Game) -> None:
    for position in some(game):
        board, colours = dict(position.contents), position.colours
        for turn in game.turns(position):
            assert game.parse(position, str(turn)) == turn
        assert read_board(write_board(board), game.sites) == board
        drawn = game.most_chips == 1 and game.sites == game.board.names
        if drawn and not is_sown(position):
            assert read(game.board, draw(game.board, board, colours), colours) == board


@every_game
def test_a_turn_s_board_is_judged_as_that_turn(game: Game) -> None:
    for position in some(game):
        for turn in some_turns(game, position):
            changes = game.changes(position, turn)
            board = {**position.contents, **changes}
            assert board == dict(game.play(position, turn).contents)
            after = game.play(position, turn)
            for judged in (game.judge(position, board), game.judge(position, changes)):
                assert isinstance(judged, Turn)
                other = game.play(position, judged)
                assert judged == turn or other.contents == after.contents


@every_game
def test_every_stage_of_every_turn_is_explained(game: Game) -> None:
    for position in some(game):
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
                if board in whole:
                    assert isinstance(judged, Turn)  # it may be continued
                else:
                    assert isinstance(judged, Stage)
                    assert turn in judged.turns


@every_game
def test_any_board_at_all_is_judged(game: Game) -> None:
    rng = random.Random(6)
    for position in some(game):
        board = dict(position.contents)
        one, *others = position.colours
        piles = [(), (one,), (one, *others), ("x",), *((other,) for other in others)]
        counts = list(range(9))
        for site in rng.sample(game.sites, rng.randint(1, 5)):
            board[site] = rng.choice(counts if is_sown(position) else piles)

        judged = game.judge(position, board)

        if isinstance(judged, Turn):
            assert board == dict(game.play(position, judged).contents)
        elif isinstance(judged, Ruling):
            assert judged.rule
            assert judged.why
            assert judged.source.startswith(game.source)
            assert set(judged.sites) == {
                site for site in board if board[site] != position.contents[site]
            }
        else:
            assert all(turn in game.turns(position) for turn in judged.turns)


@every_game
def test_a_turn_of_the_other_side_is_refused(game: Game) -> None:
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
def test_every_setting_of_every_option_can_be_played(game: Game) -> None:
    for option, settings in game.options.items():
        for setting in settings:
            played = game.configured(**{option: setting})
            position = played.start()
            assert position == game.start(**{option: setting})
            assert played.settings[option] == setting
            assert played.turns(position)
        with pytest.raises(OptionError, match=option):
            game.configured(**{option: "sideways"})
    with pytest.raises(OptionError, match="no option"):
        game.start(weather="fine")


@every_game
def test_a_game_is_found_by_id_title_and_alias(game: Game) -> None:
    for name in (game.id, game.title, game.title.upper(), *game.aliases):
        assert find_game(name) is game


def test_an_unknown_game_is_answered_with_near_names() -> None:
    with pytest.raises(UnknownGameError, match="did you mean morabaraba_htjb"):
        find_game("morabarba")


@every_game
def test_a_game_says_its_source_its_rules_and_the_readings_chosen(game: Game) -> None:
    assert game.source
    assert len(game.rules) > 200
    assert game.notes


@every_game
def test_a_game_has_a_playthrough_that_can_be_replayed(game: Game) -> None:
    text = (HERE / "playthroughs" / f"{game.id}.txt").read_text(encoding="utf-8")
    position, turns = read_game(game, text)
    played = [line for line in text.splitlines() if not line.startswith("#")]

    assert game.result(position) is not None
    assert write_game(game, turns).splitlines() == played


@every_game
def test_a_game_has_perft_counts(game: Game) -> None:
    assert (HERE / "perft" / f"{game.id}.txt").exists()


def test_no_playthrough_or_count_is_left_of_a_game_that_is_gone() -> None:
    for folder in ("perft", "playthroughs"):
        assert {path.stem for path in (HERE / folder).glob("*.txt")} == set(GAMES)
