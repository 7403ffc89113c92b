"""Games on two squares: men that jump like frogs, creep like snakes, fly like birds."""

from rules.families.line_record import (
    LINES,
    Flying,
    Jumps,
    Reward,
)
from rules.games.kin import kin
from rules.games.law import Law

KUBWA_TATU = kin(
    LINES,
    id="kubwa_tatu",
    title="Kubwa Tatu",
    aliases=("big three",),
    board="morris6",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 6}}},
    source="HTJB International Mind Games, Kubwa Tatu",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing six men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines; with the flying option a player reduced to three men has "
            "six flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of four of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "remade", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Kubwa tatu is Swahili for 'big three'. Two players have six men each. The board is two
squares, one inside the other, with the middles of their sides joined: 16 points; there
is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing, by a step or by a jump, takes one of the opponent's men off the
board for good: any man, also one in a pillar. One man is taken, even when two pillars
are built at once. A pillar may be opened with one move and built again with the next,
and takes a man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, six times in the game. A
step to the next point or a jump is no flight; after six flights that player has only
those.

Whoever has lost four men, or can neither step nor jump, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "A pillar may be built again with the very next move; the entry does not "
        "mention it.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The six flights are each player's own; a move that a step or a jump could "
        "have made is none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=6,
    jumps=Jumps.OVER,
)

MBILI_NA_NUSU = kin(
    LINES,
    id="mbili_na_nusu",
    title="Mbili na Nusu",
    aliases=("two and a half",),
    board="morris6",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 5}}},
    source="HTJB International Mind Games, Mbili na Nusu",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing five men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines; with the flying option a player reduced to three men has "
            "five flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of three of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "remade", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Mbili na nusu is Swahili for 'two and a half'. Two players have five men each. The board
is two squares, one inside the other, with the middles of their sides joined: 16 points;
there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing, by a step or by a jump, takes one of the opponent's men off the
board for good: any man, also one in a pillar. One man is taken, even when two pillars
are built at once. A pillar may be opened with one move and built again with the next,
and takes a man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, five times in the game.
A step to the next point or a jump is no flight; after five flights that player has only
those.

Whoever has lost three men, or can neither step nor jump, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "A pillar may be built again with the very next move; the entry does not "
        "mention it.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The five flights are each player's own; a move that a step or a jump could "
        "have made is none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=5,
    jumps=Jumps.OVER,
)

MBILI = kin(
    LINES,
    id="mbili",
    title="Mbili",
    aliases=("two",),
    board="morris6",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 4}}},
    source="HTJB International Mind Games, Mbili",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing four men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines; with the flying option a player reduced to three men has "
            "four flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of two of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "remade", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Mbili is Swahili for two. Two players have four men each. The board is two squares, one
inside the other, with the middles of their sides joined: 16 points; there is no point
in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing, by a step or by a jump, takes one of the opponent's men off the
board for good: any man, also one in a pillar. One man is taken, even when two pillars
are built at once. A pillar may be opened with one move and built again with the next,
and takes a man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, four times in the game.
A step to the next point or a jump is no flight; after four flights that player has only
those.

Whoever has lost two men, or can neither step nor jump, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "A pillar may be built again with the very next move; the entry does not "
        "mention it.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The four flights are each player's own; a move that a step or a jump could "
        "have made is none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=4,
    jumps=Jumps.OVER,
)

MOJA_NA_NUSU = kin(
    LINES,
    id="moja_na_nusu",
    title="Moja na Nusu",
    aliases=("one and a half",),
    board="morris6",
    source="HTJB International Mind Games, Moja na Nusu",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing three men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines"
        ),
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Moja na nusu is Swahili for 'one and a half'. Two players have three men each. The board
is two squares, one inside the other, with the middles of their sides joined: 16 points;
there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed, by a step or by a jump. Nobody takes a
man.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Three in a row win during the placing too.",
        "A player who cannot move would lose; it cannot happen.",
        "Who begins is not said; repetition is not a draw.",
    ),
    reward=Reward.WINS,
    jumps=Jumps.OVER,
    loses_below=0,
)

SITA_VYURA = kin(
    LINES,
    id="sita_vyura",
    title="Sita Vyura",
    aliases=("six frogs",),
    board="morris6_diagonals",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 6}}},
    source="HTJB International Mind Games, Sita Vyura",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing six men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners; with the flying option a player reduced to "
            "three men has six flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.REMADE: "a pillar may be built again in two moves",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of four of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Sita vyura is Swahili for 'six frogs', and frogs jump. Two players have six men each.
The board is two squares, one inside the other, with the middles of their sides joined
and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing, by a step or by a jump, takes one of the opponent's men off the
board for good: any man, also one in a pillar. One man is taken, even when two pillars
are built at once. A pillar may be opened with one move and built again with the next,
and takes a man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, six times in the game. A
step to the next point or a jump is no flight; after six flights that player has only
those.

Whoever has lost four men, or can neither step nor jump, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "'In two moves' is one move out and one move back: a pillar may be built again "
        "with the very next move.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The six flights are each player's own; a move that a step or a jump could "
        "have made is none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=6,
    jumps=Jumps.OVER,
)

TANO_VYURA = kin(
    LINES,
    id="tano_vyura",
    title="Tano Vyura",
    aliases=("five frogs",),
    board="morris6_diagonals",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 5}}},
    source="HTJB International Mind Games, Tano Vyura",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing five men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners; with the flying option a player reduced to "
            "three men has five flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.REMADE: "a pillar may be built again in two moves",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of three of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Tano vyura is Swahili for 'five frogs', and frogs jump. Two players have five men each.
The board is two squares, one inside the other, with the middles of their sides joined
and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing, by a step or by a jump, takes one of the opponent's men off the
board for good: any man, also one in a pillar. One man is taken, even when two pillars
are built at once. A pillar may be opened with one move and built again with the next,
and takes a man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, five times in the game.
A step to the next point or a jump is no flight; after five flights that player has only
those.

Whoever has lost three men, or can neither step nor jump, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "'In two moves' is one move out and one move back: a pillar may be built again "
        "with the very next move.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The five flights are each player's own; a move that a step or a jump could "
        "have made is none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=5,
    jumps=Jumps.OVER,
)

ENE_VYURA = kin(
    LINES,
    id="ene_vyura",
    title="Ene Vyura",
    aliases=("four frogs", "nne vyura"),
    board="morris6_diagonals",
    source="HTJB International Mind Games, Ene Vyura",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing four men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners"
        ),
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Ene vyura is Swahili for 'four frogs', and frogs jump. Two players have four men each.
The board is two squares, one inside the other, with the middles of their sides joined
and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed, by a step or by a jump. Nobody takes a
man.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Three in a row win during the placing too.",
        "A player who cannot move would lose; it cannot happen.",
        "Who begins is not said; repetition is not a draw.",
    ),
    men=4,
    reward=Reward.WINS,
    jumps=Jumps.OVER,
    loses_below=0,
)

TATU_VYURA = kin(
    LINES,
    id="tatu_vyura",
    title="Tatu Vyura",
    aliases=("three frogs",),
    board="morris6_diagonals",
    source="HTJB International Mind Games, Tatu Vyura",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: (
            "the players alternate in placing three men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners"
        ),
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of the opponent "
            "to an open spot in a straight line, and the man jumped over is not removed"
        ),
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Tatu vyura is Swahili for 'three frogs', and frogs jump. Two players have three men
each. The board is two squares, one inside the other, with the middles of their sides
joined and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped.

Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed, by a step or by a jump. Nobody takes a
man.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "One man is jumped a turn: only other entries allow more.",
        "Jumping begins when the player's own men are all placed; as the players "
        "alternate, nobody moves before all are placed.",
        "Three in a row win during the placing too.",
        "A player who cannot move would lose; it cannot happen.",
        "Who begins is not said; repetition is not a draw.",
    ),
    reward=Reward.WINS,
    jumps=Jumps.OVER,
    loses_below=0,
)

SITA_NYOKA = kin(
    LINES,
    id="sita_nyoka",
    title="Sita Nyoka",
    aliases=("six snakes",),
    board="morris6_diagonals",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 6}}},
    source="HTJB International Mind Games, Sita Nyoka",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing six men each, one on a spot",
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners; with the flying option a player reduced to "
            "three men has six flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.REMADE: "a pillar may be built again in two moves",
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of four of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Sita nyoka is Swahili for 'six snakes', and snakes do not jump. Two players have six men
each. The board is two squares, one inside the other, with the middles of their sides
joined and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty. Nobody jumps.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing or by moving, takes one of the opponent's men off the board for
good: any man, also one in a pillar. One man is taken, even when two pillars are built
at once. A pillar may be opened with one move and built again with the next, and takes a
man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, six times in the game. A
step to the next point is no flight; after six flights that player has only those.

Whoever has lost four men, or cannot move, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "Men move only once all are placed, as everywhere in the book.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "'In two moves' is one move out and one move back: a pillar may be built again "
        "with the very next move.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The six flights are each player's own; a move that a step could have made is "
        "none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=6,
)

TANO_NYOKA = kin(
    LINES,
    id="tano_nyoka",
    title="Tano Nyoka",
    aliases=("five snakes",),
    board="morris6_diagonals",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": 5}}},
    source="HTJB International Mind Games, Tano Nyoka",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing five men each, one on a spot",
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners; with the flying option a player reduced to "
            "three men has five flights"
        ),
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.REMADE: "a pillar may be built again in two moves",
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of three of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Tano nyoka is Swahili for 'five snakes', and snakes do not jump. Two players have five
men each. The board is two squares, one inside the other, with the middles of their
sides joined and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty. Nobody jumps.

Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing or by moving, takes one of the opponent's men off the board for
good: any man, also one in a pillar. One man is taken, even when two pillars are built
at once. A pillar may be opened with one move and built again with the next, and takes a
man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, five times in the game.
A step to the next point is no flight; after five flights that player has only those.

Whoever has lost three men, or cannot move, loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "Men move only once all are placed, as everywhere in the book.",
        "Any man may be taken, also one in a pillar: the entry protects none.",
        "'In two moves' is one move out and one move back: a pillar may be built again "
        "with the very next move.",
        "'Allows for the removal': one man is taken, however many pillars, and taking "
        "is compulsory.",
        "The five flights are each player's own; a move that a step could have made is "
        "none. Without the option nobody flies.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=5,
)

ENE_NYOKA = kin(
    LINES,
    id="ene_nyoka",
    title="Ene Nyoka",
    aliases=("four snakes", "nne nyoka"),
    board="morris6_diagonals",
    source="HTJB International Mind Games, Ene Nyoka",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing four men each, one on a spot",
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners"
        ),
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Ene nyoka is Swahili for 'four snakes', and snakes do not jump. Two players have four
men each. The board is two squares, one inside the other, with the middles of their
sides joined and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty. Nobody jumps.

Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed or by moving. Nobody takes a man. Whoever
cannot move loses.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "Men move only once all are placed, as everywhere in the book.",
        "Three in a row win during the placing too.",
        "A player who cannot move loses; the entry does not mention it, but it can "
        "happen.",
        "Who begins is not said; repetition is not a draw.",
    ),
    men=4,
    reward=Reward.WINS,
    loses_below=0,
)

TATU_NYOKA = kin(
    LINES,
    id="tatu_nyoka",
    title="Tatu Nyoka",
    aliases=("three snakes",),
    board="morris6_diagonals",
    source="HTJB International Mind Games, Tatu Nyoka",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing three men each, one on a spot",
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners"
        ),
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Tatu nyoka is Swahili for 'three snakes', and snakes do not jump. Two players have three
men each. The board is two squares, one inside the other, with the middles of their
sides joined and their corners too: 16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty. Nobody jumps.

Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed or by moving. Nobody takes a man.""",
    notes=(
        "The rows of three are the eight sides of the squares: the lines between the "
        "squares have only two points.",
        "Men move only once all are placed, as everywhere in the book.",
        "Three in a row win during the placing too.",
        "A player who cannot move would lose; it cannot happen.",
        "Who begins is not said; repetition is not a draw.",
    ),
    reward=Reward.WINS,
    loses_below=0,
)

TATU_NDEGE = kin(
    LINES,
    id="tatu_ndege",
    title="Tatu Ndege",
    aliases=("three birds",),
    board="morris6",
    source="HTJB International Mind Games, Tatu Ndege",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing three men each, one on a spot",
        Law.MOVING: "a man may move to any open spot",
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Tatu ndege is Swahili for 'three birds', and birds fly. Two players have three men each.
The board is two squares, one inside the other, with the middles of their sides joined:
16 points; there is no point in the centre.

In turn, each player puts one man on an empty point. Once all six are placed, a turn
moves one man to any empty point, near or far.

Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed or by flying. Nobody takes a man.""",
    notes=(
        "The rows of three are the eight sides of the squares.",
        "Men fly only once all are placed; the entry does not repeat it.",
        "Three in a row win during the placing too.",
        "'Any open spot', always: a man that flies over others jumps nobody.",
        "Nobody can be blocked in this game.",
        "Who begins is not said; repetition is not a draw.",
    ),
    reward=Reward.WINS,
    flying=Flying.EVERYBODY,
    loses_below=0,
)

GAMES = (
    KUBWA_TATU,
    MBILI_NA_NUSU,
    MBILI,
    MOJA_NA_NUSU,
    SITA_VYURA,
    TANO_VYURA,
    ENE_VYURA,
    TATU_VYURA,
    SITA_NYOKA,
    TANO_NYOKA,
    ENE_NYOKA,
    TATU_NYOKA,
    TATU_NDEGE,
)
