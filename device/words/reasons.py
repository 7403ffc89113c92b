"""Why a game is over, in words."""

from collections.abc import Mapping
from types import MappingProxyType

from device.words.catalogue import msg

REASONS: Mapping[str, str] = MappingProxyType(
    {
        "three_in_a_row": msg("three in a row"),
        "two_left": msg("{loser} has two chips left"),
        "none_left": msg("{loser} has no chip left"),
        "far_rank": msg("the far rank is reached"),
        "row_made": msg("five in a row"),
        "enough_captured": msg("enough stones are captured"),
        "sides_joined": msg("two opposite sides of the board are joined"),
        "one_group": msg("all chips stand in one group"),
        "both_one_group": msg("the chips of both stand in one group each"),
        "split": msg("the group of {loser} is split and cannot be joined"),
        "blocked": msg("{loser} cannot move"),
        "no_way_out": msg("{loser} cannot move, and cannot be freed"),
        "full_board": msg("the board is full"),
        "ten_quiet_moves": msg("ten turns each without a capture"),
        "repetition": msg("the same position for the third time"),
        "tally": msg("the chips are counted"),
        "one_colour_left": msg("no other colour is on the board"),
        "one_player_left": msg("no colour of the other player is on the board"),
        "one_team_left": msg("no chip of the other team is on the board"),
        "impasse": msg("nobody can play"),
        "two_trios": msg("two trios stand"),
        "ten_captured": msg("ten stones are taken"),
        "four_each": msg("four stones each are left"),
        "filled": msg("all outer pits are filled"),
        "stuck": msg("no stone can be moved out"),
        "last_chip": msg("{loser} had to take the last chip"),
        "out_of_time": msg("{loser} ran out of time"),
        "points_goal": msg("the match is decided"),
        "games_played": msg("all games of the match are played"),
        "last_one_in": msg("all others are eliminated"),
        "board_restored": msg("the board is as it was at the beginning"),
        "repeated": msg("the same position came back"),
        "endless": msg("it would go on for ever"),
        "no_gain": msg("nobody wins a seed any more, and those won are counted"),
        "majority": msg("more than half of the seeds are won"),
        "empty_side": msg("one side is empty, and the seeds are counted"),
        "no_turn": msg("nobody can sow on, and the seeds are counted"),
        "dead": msg("{loser} has nothing to sow"),
        "cleared": msg("the board is cleared, and the seeds are counted"),
        "cannot_fill": msg("{loser} cannot fill a pit any more"),
        "all_bought": msg("{loser} has no pit left"),
        "goal": msg("the match is decided"),
        "all_captured": msg("{loser} has too few seeds to go on"),
        "checkmate": msg("{loser} is mated"),
        "stalemate": msg("there is no legal turn, and no check"),
        "royal_taken": msg("the royal piece of {loser} is taken"),
        "too_few_pieces": msg("too few pieces are left to win"),
        "no_progress": msg("there was no progress for too long"),
        "fifth_time": msg("the same position for the fifth time"),
        "perpetual_check": msg("{loser} gave check with every turn"),
        "conceded": msg("{loser} gives up"),
        "agreed": msg("the players agree"),
    }
)
"""A sentence for each reason of a result; ``loser`` is whoever has not won."""
