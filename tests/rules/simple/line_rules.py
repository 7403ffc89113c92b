"""Rules of every game on lines from the rulebooks: one entry for each game.

Rows of points are written as texts. 'drawn' are the lines that men move along,
'counting' those on which three in a row count.
"""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import inf


def rows(text):
    return [row.split() for row in text.split(", ")]


THREE_SQUARES = rows("a7 d7 g7, g7 g4 g1, g1 d1 a1, a1 a4 a7")
THREE_SQUARES += rows("b6 d6 f6, f6 f4 f2, f2 d2 b2, b2 b4 b6")
THREE_SQUARES += rows("c5 d5 e5, e5 e4 e3, e3 d3 c3, c3 c4 c5")
MORRIS = THREE_SQUARES + rows("d7 d6 d5, g4 f4 e4, d1 d2 d3, a4 b4 c4")
TRESILLO = MORRIS + rows("a7 b6 c5, g7 f6 e5, g1 f2 e3, a1 b2 c3")

TWO_SQUARES = rows("a5 c5 e5, e5 e3 e1, e1 c1 a1, a1 a3 a5")
TWO_SQUARES += rows("b4 c4 d4, d4 d3 d2, d2 c2 b2, b2 b3 b4")
CENTRE_LINES = TWO_SQUARES + rows("c5 c4, e3 d3, c1 c2, a3 b3")
AND_CORNERS = CENTRE_LINES + rows("a5 b4, e5 d4, e1 d2, a1 b2")
SEVEN_MEN = TWO_SQUARES + rows("c5 c4 c3 c2 c1, a3 b3 c3 d3 e3")
EIGHT_PATHS = SEVEN_MEN + rows("a5 b4 c3 d2 e1, e5 d4 c3 b2 a1")

UPRIGHT = rows("a3 b3 c3, a2 b2 c2, a1 b1 c1, a3 a2 a1, b3 b2 b1, c3 c2 c1")
STAR = UPRIGHT + rows("a3 b2 c1, c3 b2 a1")
THROUGH_THE_MIDDLE = rows("a3 b2 c1, c3 b2 a1, a2 b2 c2, b3 b2 b1")

HOME_ROWS = {"white": ["a1", "b1", "c1"], "black": ["a3", "b3", "c3"]}
SABR_ROWS = {"white": ["a1", "b3", "c1"], "black": ["a3", "b1", "c3"]}


@dataclass
class Rules:
    drawn: list
    counting: list
    men: int
    # What three in a row earn: "the game", "a man", "a chip in hand",
    # "a chip in hand or a man", or "nothing, then a man" (Shax: once men move).
    prize: str = "the game"
    # Whether men in rows may be taken only if there are no others.
    sheltered: bool = False
    # A player with so few men, on the board and in hand, has lost.
    lost_at: int = 2
    # Whether men move once they are all placed.
    moves: bool = True
    # Who may move anywhere: "nobody", "all", "with three men".
    flies: str = "nobody"
    # How many flights each has, and whether they are only an option.
    flights: float = inf
    flying_is_an_option: bool = False
    # Jumps over an enemy: "never", "once", "on and on".
    jumps: str = "never"
    jumped_men: str = "stay"
    # Whether a player who can form no row must jump if he can.
    must_jump: bool = False
    # What may not be formed again at the owner's next move, see `barred`.
    barred: str = "nothing"
    # Who must have three men for twenty quiet turns to be a draw.
    quiet_draw: str = "nobody"
    third_time_draw: bool = False
    homes: dict = field(default_factory=dict)
    home_row_counts: bool = True
    not_placed_on: str = ""
    sides: list = field(default_factory=lambda: ["white", "black"])
    # Whether men who are blocked score two each for their besieger.
    trapped_count: bool = False
    # A player who cannot move "loses", "is skipped" or "is let out".
    blocked: str = "loses"

    @cached_property
    def sites(self):
        """All points, north to south, west to east."""
        names = {site for row in self.drawn for site in row}
        return sorted(names, key=lambda name: (-int(name[1]), name[0]))

    @cached_property
    def steps(self):
        """For each point, the next points along the lines."""
        found = {site: [] for site in self.sites}
        for row in self.drawn:
            for first, second in pairwise(row):
                found[first].append(second)
                found[second].append(first)
        return found

    @cached_property
    def leaps(self):
        """For each point, the (over, to) straight along the lines."""
        found = {site: [] for site in self.sites}
        for row in self.drawn:
            for first, over, last in zip(row, row[1:], row[2:], strict=False):
                found[first].append((over, last))
                found[last].append((over, first))
        return found

    def counting_for(self, side):
        """The rows that count, without the side's home row where that does not."""
        home = [] if self.home_row_counts else sorted(self.homes[side])
        return [row for row in self.counting if sorted(row) != home]


def tresillo(prize, **more):
    return Rules(TRESILLO, TRESILLO, 12, prize, trapped_count=True, **more)


def morris(board, men, *, sheltered=True, **more):
    return Rules(board, board, men, "a man", sheltered, **more)


def on_two_squares(links, men, prize, **more):
    """A game on two squares: only rows on the squares count."""
    return Rules(links, TWO_SQUARES, men, prize, **more)


def saba(men, **more):
    return on_two_squares(
        EIGHT_PATHS, men, "a man", sheltered=True, jumps="once", **more
    )


def kuruka(men, **more):
    return on_two_squares(
        EIGHT_PATHS,
        men,
        "a man",
        sheltered=True,
        lost_at=0,
        jumps="on and on",
        jumped_men="are taken",
        barred="a broken row, unless another was formed",
        **more,
    )


def with_flights(links, men, flights, jumps):
    return on_two_squares(
        links,
        men,
        "a man",
        flies="with three men",
        flights=flights,
        flying_is_an_option=True,
        jumps=jumps,
    )


def shax(board, counting, men):
    return Rules(board, counting, men, "nothing, then a man", blocked="is let out")


def kunjing(*sides):
    return Rules(
        TRESILLO,
        TRESILLO,
        4,
        jumps="on and on",
        sides=list(sides),
        blocked="is skipped",
    )


GAMES = {
    "tresillo_stay": tresillo("a chip in hand", moves=False),
    "tresillo_pluck": tresillo("a man", moves=False),
    "tresillo_rapido": tresillo("a man", moves=False),
    "tresillo_conquer": tresillo("a man"),
    "tresillo_conquer_alt": tresillo("a chip in hand or a man"),
    "morabaraba_htjb": morris(
        TRESILLO,
        12,
        flies="with three men",
        barred="a broken row, if another was formed",
        quiet_draw="either",
    ),
    "morabaraba_ms": morris(
        TRESILLO,
        12,
        flies="with three men",
        barred="the way back, if a row was broken and another formed",
        quiet_draw="both",
    ),
    "twelve_mens_morris_t3": morris(
        TRESILLO,
        12,
        flies="with three men",
        barred="a broken row",
        quiet_draw="either",
    ),
    "shax": shax(MORRIS, MORRIS, 12),
    "shax_small": shax(CENTRE_LINES, TWO_SQUARES, 8),
    "jare": Rules(STAR, STAR, 3),
    "nine_mens_morris": morris(MORRIS, 9, flies="with three men"),
    "nine_mens_morris_ms": morris(MORRIS, 9, flies="with three men", quiet_draw="both"),
    "seven_mens_morris": on_two_squares(
        SEVEN_MEN,
        7,
        "a man",
        sheltered=True,
        flies="with three men",
        flying_is_an_option=True,
        barred="a broken row, unless another was formed",
    ),
    "six_mens_morris": on_two_squares(
        CENTRE_LINES, 6, "a man", sheltered=True, barred="a broken row"
    ),
    "five_mens_morris": on_two_squares(
        CENTRE_LINES, 5, "a man", sheltered=True, barred="a broken row"
    ),
    "three_mens_morris": Rules(STAR, STAR, 3, flies="all"),
    "tapatan": Rules(STAR, STAR, 3),
    "picaria": Rules(STAR, STAR, 3, not_placed_on="b2"),
    "achi": Rules(STAR, UPRIGHT, 4),
    "tant_fant": Rules(STAR, STAR, 3, homes=HOME_ROWS, home_row_counts=False),
    "shisima": Rules(
        STAR, THROUGH_THE_MIDDLE, 3, homes=HOME_ROWS, third_time_draw=True
    ),
    "sabr": Rules(STAR, STAR, 3, homes=SABR_ROWS, jumps="once"),
    "saba": saba(7),
    "sita": saba(6),
    "tano": saba(5),
    "kuruka_saba": kuruka(7),
    "kuruka_sita": kuruka(6),
    "kuruka_tano": kuruka(5),
    "lazima_saba": kuruka(7, must_jump=True),
    "lazima_sita": kuruka(6, must_jump=True),
    "lazima_tano": kuruka(5, must_jump=True),
    "kubwa_tatu": with_flights(CENTRE_LINES, 6, 6, "once"),
    "mbili_na_nusu": with_flights(CENTRE_LINES, 5, 5, "once"),
    "mbili": with_flights(CENTRE_LINES, 4, 4, "once"),
    "moja_na_nusu": on_two_squares(CENTRE_LINES, 3, "the game", jumps="once"),
    "sita_vyura": with_flights(AND_CORNERS, 6, 6, "once"),
    "tano_vyura": with_flights(AND_CORNERS, 5, 5, "once"),
    "ene_vyura": on_two_squares(AND_CORNERS, 4, "the game", jumps="once"),
    "tatu_vyura": on_two_squares(AND_CORNERS, 3, "the game", jumps="once"),
    "sita_nyoka": with_flights(AND_CORNERS, 6, 6, "never"),
    "tano_nyoka": with_flights(AND_CORNERS, 5, 5, "never"),
    "ene_nyoka": on_two_squares(AND_CORNERS, 4, "the game"),
    "tatu_nyoka": on_two_squares(AND_CORNERS, 3, "the game"),
    "tatu_ndege": on_two_squares(CENTRE_LINES, 3, "the game", flies="all"),
    "kunjing_3": kunjing("white", "black", "red"),
    "kunjing_4": kunjing("white", "black", "red", "blue"),
}
