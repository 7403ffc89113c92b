"""A table to try games with stones, piles and pieces at: lay, do deeds, ask."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.boards.table import find_board
from rules.core.model import Ruling, Setting, Stage, Turn
from rules.core.pieces import Content, Piece
from rules.core.site_names import POINT
from rules.games.captures import croda, fanorona
from rules.games.captures.kernel import CaptureKernel
from rules.games.facade import KernelGame
from rules.games.mabambo import games as mabambo
from rules.games.mabambo.kernel import MabamboKernel
from rules.games.moves import amazons, breakthrough, lines_of_action, ordo
from rules.games.moves.kernel import MoveKernel
from rules.games.placing import gonnect, othello, pente
from rules.games.placing.kernel import PlacingKernel
from rules.games.solo import soli_bi
from rules.games.solo.kernel import SoloKernel
from rules.games.table_position import TablePosition
from rules.games.takeaway import tableaux
from rules.games.takeaway.kernel import TakeAwayKernel
from rules.games.trio import trio_trio as trio
from rules.games.trio.kernel import TrioKernel

GAMES = {
    game.id: game
    for game in (
        *(KernelGame(TrioKernel, record) for record in trio.GAMES),
        *(KernelGame(MabamboKernel, record) for record in mabambo.GAMES),
        *(KernelGame(SoloKernel, record) for record in soli_bi.GAMES),
        *(KernelGame(TakeAwayKernel, record) for record in tableaux.GAMES),
        *(
            KernelGame(MoveKernel, record)
            for room in (breakthrough, lines_of_action, ordo, amazons)
            for record in room.GAMES
        ),
        *(
            KernelGame(PlacingKernel, record)
            for table in (othello, pente, gonnect)
            for record in table.GAMES
        ),
        *(
            KernelGame(CaptureKernel, record)
            for table in (fanorona, croda)
            for record in table.GAMES
        ),
    )
}
DEED = re.compile(rf"(?:(\w+)@)?({POINT})(?:-({POINT}))?|x({POINT})|~({POINT})")
PLIES = 400


@dataclass(frozen=True)
class Case:
    """One thing that a rulebook says, tried out.

    ``before`` is a line of turns from the start, or the stones on the board
    ('white c2 c3, black d6'), the first side to move; ``deeds`` what hands then do:
    'white@d6' puts a stone there, 'a7-a4' carries one, 'xd6' takes one away,
    '~d6' turns one over.
    ``verdict`` is a turn, 'owed: remove', 'owed: place', or the rule broken.
    ``hand`` is what is then in hand, ``memory`` what the position remembers.
    """

    says: str
    before: str
    deeds: str
    verdict: str
    hand: tuple[int, ...] | None = None
    memory: object = None
    options: Mapping[str, Setting] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.says.replace(" ", "_")


def laid(
    game: KernelGame,
    before: str,
    hand: tuple[int, ...] | None = None,
    memory: object = None,
    options: Mapping[str, Setting] | None = None,
) -> TablePosition:
    """Return the position after a line of turns, or with stones laid as told."""
    position = game.configured(**(options or {})).start()
    first, _, _ = before.partition(" ")
    if first not in position.colours:
        return played(game, before, position)
    board: dict[str, Content] = dict.fromkeys(position.names, ())
    for part in before.split(", "):
        colour, *sites = part.split()
        board.update(dict.fromkeys(sites, (Piece(colour),)))
    there = position.with_changes(board)
    there = replace(there, hands=hand or (0,) * len(there.hands), memory=memory)
    return game.rearranged(there, {}, there.sides[0])


def played(
    game: KernelGame, line: str, position: TablePosition | None = None
) -> TablePosition:
    """Return the position after a line of turns."""
    here = position or game.start()
    for text in line.split():
        here = game.play(here, game.parse(here, text))
    return here


def done(position: TablePosition, deeds: str) -> dict[str, Content]:
    """Return the board after the hands' deeds, whether the rules like them or not."""
    board = dict(position.contents)

    def take(site: str) -> str:
        pile = board[site]
        assert isinstance(pile, tuple)
        assert pile, f"nothing on {site}"
        board[site] = pile[:-1]
        return pile[-1]

    def put(site: str, chip: str) -> None:
        pile = board[site]
        assert isinstance(pile, tuple)
        board[site] = (*pile, Piece(chip))

    for deed in deeds.split():
        found = DEED.fullmatch(deed)
        assert found, deed
        chip, site, to, taken, turned = found.groups()
        if turned:
            lay = take(turned)
            put(turned, next(hue for hue in position.colours if hue != lay))
        elif taken:
            take(taken)
        elif to:
            put(to, take(site))
        else:
            put(site, chip)
    return board


def verdict(game_id: str, case: Case) -> str:
    """Return what the rules say of a case; a ruling must say where and why."""
    game = GAMES[game_id]
    position = laid(game, case.before, case.hand, case.memory, case.options)
    board = done(position, case.deeds)
    match game.judge(position, board):
        case Turn(text=text):
            return text
        case Stage(owed=owed):
            return f"owed: {owed.value}"
        case Ruling() as ruling:
            before = position.contents
            assert ruling.sites == tuple(s for s in before if board[s] != before[s])
            assert ruling.source.startswith(f"{game.source}: ")
            assert "{" not in ruling.why
            return ruling.rule


def texts(game: KernelGame, position: TablePosition) -> list[str]:
    """Return the notation of every legal turn."""
    return [turn.text for turn in game.turns(position)]


def chips_in(position: TablePosition) -> int:
    """Return the chips on the board, in hand and captured."""
    return sum(map(len, position.stands)) + sum(position.hands) + sum(position.held)


def random_game(game: KernelGame, seed: int) -> TablePosition:
    """Play a random game, check that its rules agree with themselves throughout.

    Returns the last position, which is not the end if the game is very long.
    """
    rng = random.Random(seed)
    options = {option: rng.choice(known) for option, known in game.options.items()}
    position = game.configured(**options).start()
    chips = chips_in(position)
    for ply in range(PLIES):
        if position.to_move is None:
            break
        turns = game.turns(position)
        assert len({turn.text for turn in turns}) == len(turns) > 0
        turn = rng.choice(turns)
        assert game.parse(position, turn.text) == turn
        if ply % 7 == seed % 7:
            _check_judgement(game, position, turn)
            _check_some_board(game, position, rng)
        position = game.play(position, turn)
        assert chips_in(position) == chips
        assert hash(position) == hash(replace(position))
    return position


def _check_judgement(game: KernelGame, position: TablePosition, turn: Turn) -> None:
    """A turn is known by its board, or leads where the one that is known leads."""
    turns = game.turns(position)
    boards = Counter(frozenset(game.changes(position, turn).items()) for turn in turns)
    changes = game.changes(position, turn)
    judged = game.judge(position, changes)
    assert isinstance(judged, Turn)
    if boards[frozenset(changes.items())] == 1:
        assert judged == turn
    assert game.play(position, judged) == game.play(position, turn)
    for board, _ in game.stages(position, turn):
        assert isinstance(game.judge(position, board), Turn | Stage)


def _check_some_board(
    game: KernelGame, position: TablePosition, rng: random.Random
) -> None:
    """Every board gets a ruling that names exactly the sites that differ."""
    contents: list[Content] = [(), *((Piece(colour),) for colour in position.colours)]
    touched = rng.sample(position.names, rng.randint(1, 4))
    board = {site: rng.choice(contents) for site in touched}
    judged = game.judge(position, board)
    if isinstance(judged, Ruling):
        changed = {site for site in touched if board[site] != position.contents[site]}
        assert set(judged.sites) == changed


def ring() -> tuple[str, ...]:
    """Return the outer pits counter-clockwise, as the rulebook's drawing shows them."""
    pits = (
        *(file + "7" for file in "fedcb"),
        *("a" + rank for rank in "65432"),
        *(file + "1" for file in "bcdef"),
        *("g" + rank for rank in "23456"),
    )
    assert set(pits) < set(find_board("trio").names)
    return pits
