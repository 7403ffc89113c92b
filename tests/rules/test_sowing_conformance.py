"""What must hold for every sowing game, tried on 200 random games each."""

import random
from functools import cache

import pytest

from rules.errors import IllegalTurnError, NotationError, OptionError
from rules.families.facade import KernelGame
from rules.families.sowing import SowKernel
from rules.families.sowing_position import Phase, SowPosition
from rules.games.sowing import GAMES as RECORDS
from rules.model import Ruling, Stage, StepKind, Turn

RANDOM_GAMES = 200
LONGEST = 150
LOOKED_AT = 25

GAMES = {record.card.id: KernelGame(SowKernel, record) for record in RECORDS}
MATCHES = {
    f"{id_} match": game.configured(rounds="match")
    for id_, game in GAMES.items()
    if "rounds" in game.options
}
PLAYED = {**GAMES, **MATCHES}
each = pytest.mark.parametrize("name", PLAYED)


@cache
def positions(name: str) -> tuple[SowPosition, ...]:
    """Return one position out of each of 200 random games, and the last of each."""
    game, found = PLAYED[name], []
    for seed in range(RANDOM_GAMES if name in GAMES else RANDOM_GAMES // 5):
        rng = random.Random(seed)
        position = game.start()
        chosen = rng.randrange(LONGEST if name in GAMES else 4 * LONGEST)
        for number in range(LONGEST if name in GAMES else 4 * LONGEST):
            turns = game.turns(position)
            assert (game.result(position) is None) is bool(turns)
            assert (position.to_move is None) is (not turns)
            assert lying(position) == game.most_chips
            if number == chosen or not turns:
                found.append(position)
            if not turns:
                break
            position = game.play(position, rng.choice(turns))
    return tuple(found)


def lying(position: SowPosition) -> int:
    """Return how many seeds there are, on the board, beside it and to be laid."""
    beside = 0 if position.phase is Phase.FILL else sum(position.held)
    return sum(position.seeds) + beside + sum(position.in_hand.values())


def some(name: str) -> list[SowPosition]:
    found = positions(name)
    return random.Random(3).sample(found, min(LOOKED_AT, len(found)))


def some_turns(game: KernelGame[SowPosition], position: SowPosition) -> list[Turn]:
    turns = list(game.turns(position))
    return random.Random(5).sample(turns, min(4, len(turns)))


@each
def test_turns_are_unique_and_in_board_order(name: str) -> None:
    game = PLAYED[name]
    order = {site: number for number, site in enumerate(game.board.names)}
    for position in positions(name):
        turns = game.turns(position)
        keys = [
            [(order.get(step.site, -1), order.get(step.to, -1)) for step in turn.steps]
            for turn in turns
        ]
        assert len({str(turn) for turn in turns}) == len(turns)
        assert keys == sorted(keys)
        assert all(turn.side == position.to_move for turn in turns)


@each
def test_contents_list_every_site_with_its_seeds(name: str) -> None:
    game = PLAYED[name]
    assert set(game.sites) <= set(game.board.names)
    for position in positions(name):
        assert tuple(position.contents) == game.sites
        assert all(isinstance(n, int) and n >= 0 for n in position.contents.values())


@each
def test_a_turn_is_what_its_steps_do(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        for turn in game.turns(position):
            after = game.play(position, turn)
            changed = game.changes(position, Turn(turn.side, turn.steps, turn.text))
            assert {**position.contents, **changed} == dict(after.contents)
            assert changed == game.changes(position, turn)


@each
def test_equal_games_lead_to_equal_positions(name: str) -> None:
    game, rng = PLAYED[name], random.Random(4)
    twins = [game.start(), game.start()]
    for _ in range(LONGEST):
        assert twins[0] == twins[1]
        assert hash(twins[0]) == hash(twins[1])
        if twins[0].to_move is None:
            break
        number = rng.randrange(len(game.turns(twins[0])))
        twins = [game.play(twin, game.turns(twin)[number]) for twin in twins]


@each
def test_notation_reads_back_what_it_wrote(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        for turn in game.turns(position):
            assert game.parse(position, str(turn)) == turn
            assert game.parse(position, f" {str(turn).lower()} ") == turn


@each
def test_a_turn_s_board_is_judged_as_that_turn(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        for turn in some_turns(game, position):
            changes = game.changes(position, turn)
            after = game.play(position, turn)
            for seen in (after.contents, changes):
                judged = game.judge(position, seen)
                assert isinstance(judged, Turn)
                other = game.play(position, judged)
                assert judged == turn or other.contents == after.contents


@each
def test_every_stage_of_every_turn_is_explained(name: str) -> None:
    game = PLAYED[name]
    for position in some(name)[:12]:
        whole = [dict(game.play(position, t).contents) for t in game.turns(position)]
        for turn in some_turns(game, position)[:2]:
            stages = game.stages(position, turn)
            for partial, owed in random.Random(2).sample(stages, min(9, len(stages))):
                board = {**position.contents, **partial}
                assert board != dict(position.contents)
                assert owed in StepKind
                judged = game.judge(position, board)
                if board in whole:
                    assert isinstance(judged, Turn)
                else:
                    assert isinstance(judged, Stage)
                    assert turn in judged.turns


@each
def test_any_board_at_all_is_judged(name: str) -> None:
    game, rng = PLAYED[name], random.Random(6)
    for position in some(name):
        board = dict(position.contents)
        for site in rng.sample(game.sites, rng.randint(1, 5)):
            board[site] = rng.choice([0, 1, 2, 3, 5, 9, (), ("red",)])

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
            assert judged.turns
            assert all(turn in game.turns(position) for turn in judged.turns)


@each
def test_a_slip_of_one_seed_is_told_with_its_pits(name: str) -> None:
    """One seed in the wrong pit at the end of a sowing: both pits are named."""
    game, rng = PLAYED[name], random.Random(8)
    told = seen = 0
    for position in some(name):
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


@each
def test_seats_are_kept_whoever_begins(name: str) -> None:
    game = PLAYED[name]
    usual = game.start()
    names = usual.sides
    for at in range(len(names)):
        turned = game.start(sides=names[at:] + names[:at])
        assert turned.to_move == names[at]
        assert game.turns(turned)
    with pytest.raises(OptionError, match="is played by"):
        game.start(sides=("ann", "bob"))


@each
def test_every_setting_of_every_option_can_be_played(name: str) -> None:
    game = PLAYED[name]
    for option, settings in game.options.items():
        for setting in settings:
            position = game.configured(**{option: setting}).start()
            assert position == game.start(**{option: setting})
            assert game.configured(**{option: setting}).settings[option] == setting
            assert game.turns(position)
        with pytest.raises(OptionError, match=option):
            game.configured(**{option: "sideways"})
    with pytest.raises(OptionError, match="no option"):
        game.start(weather="fine")


@each
def test_what_is_not_legal_is_refused_with_its_rule(name: str) -> None:
    game = PLAYED[name]
    position = game.start()
    turn = game.turns(position)[0]
    there = game.play(position, turn)
    with pytest.raises(NotationError, match="no legal turn"):
        game.parse(position, "S99")
    if len(position.sides) > 1 and there.to_move != position.to_move:
        with pytest.raises(IllegalTurnError, match="out_of_turn"):
            game.play(there, turn)


@each
def test_a_disputed_board_can_be_played_on(name: str) -> None:
    game = PLAYED[name]
    for position in some(name):
        if position.to_move is None or position.phase is not Phase.SOW:
            continue
        for side in position.sides:
            there = game.rearranged(position, position.contents, side)
            assert there.contents == position.contents
            assert bool(game.turns(there)) is (game.result(there) is None)
        passed = game.passed(position)
        assert passed.contents == position.contents


@each
def test_a_game_says_its_source_its_rules_and_the_readings_chosen(name: str) -> None:
    game = PLAYED[name]
    assert game.source
    assert len(game.rules) > 200
    assert game.notes
