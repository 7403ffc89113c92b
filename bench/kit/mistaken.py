"""Judge boards of one human mistake: the rule, the sentence, the mend.

Which rules a kind of mistake admits is a table of its own; ruling code is not asked.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bench.kit import slips_of_pieces, slips_of_seeds
from bench.kit.slips import Board, Maker, Scene
from bench.kit.truths import untrue
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Ruling
from rules.rulings.besides import BUMPS, UNCLEAR
from tests.rules.mended import faults

MOST_TURNS = 40
TRIES = 12
"""So often a scene is sought in which a kind of mistake can be made, for each board."""

_MOVES = (
    "arrow_flew_over arrow_not_in_line becomes_wrong blocked_chip cannot_go "
    "castled_into_check castled_out_of_check castled_over_attacked castled_through "
    "castled_too_late castled_wrongly castling_not_played chip_moved covered_chip "
    "crowned_early diagonal diagonal_capture exchange_first forbidden_site "
    "group_split in_the_way into_check jumped jumped_enemy king_diagonal "
    "leaves_in_check left_inner_field leg_blocked moved_back moved_to_empty "
    "must_capture must_jump never_takes_so no_flights_left no_line "
    "no_own_stone_jumped no_screen not_a_row not_adjacent not_forward not_in_line "
    "not_next_free not_over_placing not_over_setting_up not_soli_row not_sown "
    "not_straight only_takes_so out_of_zone part_moved remade_mill removal_first "
    "row_aslant row_takes row_torn royals_face shot_from_before sown_aslant "
    "stack_moved stack_too_high still_in_check still_split straight_capture "
    "three_stones_rule too_far too_late_in_passing too_many_jumps took_both_ways "
    "turned_back two_chips_moved way_blocked way_out_due wrong_distance "
    "wrong_length"
)
_LANDS = (
    "left_too_early not_empty own_chip_on_top put_underneath removed_own_chip "
    "same_colour_beside stacked taken_elsewhere too_many_left took_own"
)
_TAKES = (
    "changed_beside does_not_drown given_not_taken has_liberty jumped_man_stays "
    "man_missing men_gone never_removed no_mill no_tresillo not_beaten not_enclosed "
    "not_owner not_soli_row not_taken not_the_jumped_man nothing_placed "
    "nothing_taken one_removal_only piece_missing protected_by_mill "
    "protected_by_tresillo removed_own_chip removed_own_stack second_priority "
    "soli_stays taken_elsewhere taken_off takes_nothing too_early_to_take "
    "too_many_taken took_unmoved wrong_colour_of_soli row_takes"
)
_TWICE = (
    "moved_twice too_many_taken two_arrows two_chips_moved two_chips_placed "
    "two_chips_played two_entered"
)
_PUTS = (
    "man_added men_come no_chip_in_hand no_reserve piece_added placed_inside "
    "reserve_without_pull three_stones_rule two_chips_moved two_chips_placed "
    "two_entered"
)
_COLOURS = (
    "becomes_wrong covered_chip left_standing men_exchanged piece_exchanged "
    "turned_own_chip wrong_colour wrong_side_up"
)
_OWN_GONE = (
    "blocked_chip castling_not_played does_not_drown man_missing men_gone "
    "must_capture must_jump not_over_placing not_over_setting_up part_moved "
    "piece_missing removal_first removed_own_chip removed_own_stack took_own"
)
_BUMPED = " ".join(
    sorted({*BUMPS, UNCLEAR, "man_missing", "man_added", "changed_beside"})
)
_SOWN = "mis_sown seeds_lost wrong_count seeds_beside turn_unclear"
_BEGUN = (
    "empty_pit fallow_hole grand_slam not_enough out_of_turn single_not_playable "
    "starves wrong_pit wrong_row"
)
_SET_UP = "not_filled feeding_due"

_ADMITTED: Mapping[str, str] = {
    "moved anywhere": f"{_MOVES} {_LANDS}",
    "moved near": f"{_MOVES} {_LANDS}",
    "went on": f"{_MOVES} {_LANDS} {_TWICE} no_mill "
    f"taken_elsewhere not_the_jumped_man {_BUMPED}",
    "out of turn": "out_of_turn removal_first exchange_first not_sown",
    "two turns": f"{_TWICE} {_MOVES} no_mill turn_unclear "
    f"removed_own_chip placed_inside {_LANDS}",
    "onto own": f"{_LANDS} {_MOVES}",
    "onto foe": f"{_LANDS} {_MOVES}",
    "in place of own": f"{_OWN_GONE} {_MOVES} {_LANDS}",
    "in place of foe": f"{_LANDS} {_MOVES} {_TAKES} {_COLOURS} left_too_early",
    "capture forgotten": f"capture_forgotten {_LANDS} {_TAKES} {_SOWN}",
    "one too many taken": _TAKES,
    "taken without right": f"{_TAKES} taken_off",
    "wrong one taken": f"{_TAKES} stacked",
    "own taken too": f"{_OWN_GONE} {_TWICE} chip_moved never_removed soli_stays "
    "exchange_first",
    "own vanished": f"{_OWN_GONE} exchange_first",
    "foe's vanished": _TAKES,
    "placed twice": f"{_TWICE} no_chip_in_hand wrong_colour",
    "placed, none in hand": _PUTS,
    "wrong colour placed": f"out_of_turn {_COLOURS} no_chip_in_hand",
    "put where occupied": _LANDS,
    "put where forbidden": f"{_PUTS} {_LANDS} nothing_enclosed forbidden_site "
    "middle_first board_repeated no_liberty removal_first",
    "flip forgotten": "",
    "flipped one too many": "not_enclosed",
    "promoted otherwise": f"{_COLOURS}",
    "stopped early": f"{_MOVES} {_TAKES} capture_forgotten stacked",
    "turn and bump": f"{_BUMPED} {_TWICE} {_MOVES} arrow_moved",
    "foe's bumped": "out_of_turn not_owner not_sown stack_moved piece_displaced "
    "not_over_setting_up",
    "moved piece vanished": f"{_OWN_GONE} {_TAKES} shot_first",
    "exchanged": f"{_COLOURS} out_of_turn",
    "neutral moved": f"{_TAKES} arrow_moved not_owner chip_moved not_the_set_up "
    "same_colour_beside not_over_setting_up "
    "wrong_pit",
    "neutral moved too": f"{_BUMPED} {_TWICE} arrow_moved chip_moved "
    "moved_to_empty not_over_setting_up",
    "shot elsewhere": "arrow_not_in_line arrow_flew_over shot_from_before "
    "placed_inside "
    "two_chips_placed no_chip_in_hand",
    "shot twice": f"two_arrows {_TWICE} {_PUTS}",
    "other number carried": "wrong_distance part_moved not_straight",
    "taken, put beside": f"{_BUMPED} left_standing {_TWICE} {_COLOURS} out_of_turn "
    "chip_moved not_the_set_up",
    "one seed too few": f"{_SOWN} capture_forgotten",
    "one seed too many": f"{_SOWN} capture_forgotten fallow_hole",
    "a pit passed over": f"{_SOWN} capture_not_earned played_twice",
    "wrong way": f"wrong_direction wrong_row {_BEGUN} mis_sown",
    "other side's pit": f"out_of_turn wrong_row {_SET_UP}",
    "two sowings": f"played_twice sowed_on {_SOWN} {_SET_UP}",
    "wrong capture": f"capture_not_earned stopped_early {_SOWN} wrong_store "
    "capture_forgotten",
    "one capture more": f"capture_not_earned {_SOWN} wrong_store fallow_hole",
    "one lap more": f"sowed_on {_SOWN} capture_not_earned wrong_restart played_twice",
    "one lap less": f"stopped_early {_SOWN} capture_forgotten",
    "forbidden pit": _BEGUN,
    "turn and seed astray": f"{_SOWN} capture_not_earned played_twice sowed_on "
    "fallow_hole",
    "seed astray": f"{_SOWN} {_BEGUN} wrong_direction {_SET_UP}",
    "seed lost": f"{_SOWN} {_BEGUN} {_SET_UP}",
    "seed found": f"{_SOWN} fallow_hole {_SET_UP}",
    "pit emptied": f"{_SOWN} {_BEGUN} {_SET_UP} capture_not_earned",
    "one seed left": f"{_SOWN} capture_forgotten",
}
ADMITTED: Mapping[str, frozenset[str]] = MappingProxyType(
    {kind: frozenset(rules.split()) for kind, rules in _ADMITTED.items()}
)
"""The rules that are sensible of each kind of mistake."""


@dataclass(frozen=True, slots=True)
class Mistaken:
    """A board on which people made one mistake.

    Attributes
    ----------
    meant
        The turn that was meant, as it is written.
    """

    game: Game
    position: Position
    kind: str
    meant: str
    board: Board


@dataclass(frozen=True, slots=True)
class Judged:
    """Result of judging a board with one mistake.

    Attributes
    ----------
    rule
        The ruling's; '' where the board has a legal reading.
    why
        Its sentence.
    is_right
        Whether the rule is one that the mistake admits.
    untrue, unmended
        What its sentence says that is not so, and what its mend lacks.
    """

    rule: str
    why: str
    is_right: bool
    untrue: tuple[str, ...]
    unmended: tuple[str, ...]

    @property
    def is_good(self) -> bool:
        """Return True if all is as it should be."""
        return self.is_right and not self.untrue and not self.unmended


def makers_of(game: Game) -> Mapping[str, Maker]:
    """Return the generators of a game's possible mistakes, by kind."""
    is_sown = holds_seeds(game.start().contents)
    return slips_of_seeds.MAKERS if is_sown else slips_of_pieces.MAKERS


def mistakes(game: Game, rng: random.Random) -> Iterator[Mistaken]:
    """Yield a board of each kind of mistake that can be made in a game."""
    for kind, make in makers_of(game).items():
        tried = (_made(game, rng, kind, make) for _ in range(TRIES))
        if made := next(filter(None, tried), None):
            yield made


def some_mistakes(game: Game, rng: random.Random, many: int) -> list[Mistaken]:
    """Return a number of boards with mistakes of any kinds."""
    found: list[Mistaken] = []
    makers = list(makers_of(game).items())
    for _ in range(many * TRIES):
        kind, make = rng.choice(makers)
        if made := _made(game, rng, kind, make):
            found.append(made)
        if len(found) == many:
            break
    return found


def _made(game: Game, rng: random.Random, kind: str, make: Maker) -> Mistaken | None:
    position = _walked(game, rng)
    turns = [turn for turn in game.turns(position) if turn.steps]
    if game.is_free(position) or position.to_move is None or not turns:
        return None
    scene = Scene(game, position, rng.choice(turns), rng)
    board = make(scene)
    if board is None or board == dict(position.contents):
        return None
    return Mistaken(game, position, kind, scene.turn.text, board)


def _walked(game: Game, rng: random.Random) -> Position:
    """Return a position of a random game that is not over."""
    position = game.start()
    for _ in range(rng.randrange(MOST_TURNS)):
        turns = game.turns(position)
        after = game.play(position, rng.choice(turns)) if turns else position
        if game.result(after) is not None:
            break
        position = after
    return position


def judged(mistaken: Mistaken) -> Judged:
    """Return a game's judgement of a board with one mistake."""
    game, position, board = mistaken.game, mistaken.position, mistaken.board
    found = game.judge(position, board)
    if not isinstance(found, Ruling):
        return Judged("", "", is_right=True, untrue=(), unmended=())
    return Judged(
        found.rule,
        found.why,
        found.rule in ADMITTED[mistaken.kind],
        tuple(untrue(game, position, board, found)),
        tuple(faults(game, position, board)),
    )
