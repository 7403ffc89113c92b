"""Perft of chess positions, here and with python-chess.

    pip install chess
    python -m bench perft_kinds [--starts 100] [--depth 3] [--only starts|positions]

First the starts of Chess960, drawn by lot; then positions full of castling, en passant,
promotion and pins (chessprogramming.org, Perft Results), and castlings of Chess960 in
which a king or a rook stays or jumps. Stops at the first count that differs.
"""

import argparse
import random
import time

import chess

from bench.kit.options import seed
from bench.kit.results import Figures
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.perft import perfts
from rules.games.kinds.fen_start import begun_from

POSITIONS = (
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 4),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 4),
    ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", 5),  # en passant would lay the king open
    ("1r1kr3/ppp2ppp/8/8/8/8/PPP2PPP/1R1KR3 w EBeb - 0 1", 4),
    ("rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1", 4),
    ("4krr1/pppppppp/8/8/8/8/PPPPPPPP/4KRR1 w Ff - 0 1", 4),
    ("5rkr/4pppp/8/8/8/8/4PPPP/RK6 w Ahf - 0 1", 4),
)
"""Positions and how deep they are counted."""


def theirs(board: "chess.Board", depth: int) -> list[int]:
    """Return python-chess's perft counts at depths 1 to ``depth``."""
    counts = [board.legal_moves.count(), *[0] * (depth - 1)]
    if depth > 1:
        for move in board.legal_moves:
            board.push(move)
            for deeper, count in enumerate(theirs(board, depth - 1), start=1):
                counts[deeper] += count
            board.pop()
    return counts


def compare(game: Game, fen: str, depth: int, label: str) -> int:
    """Return the number of turns counted; raise if python-chess counts otherwise."""
    ours = perfts(game, game.start(), depth)
    other = theirs(chess.Board(fen, chess960=True), depth)
    if ours != other:
        raise SystemExit(f"{label}, {fen}: {ours} here, {other} there")
    return sum(ours)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--starts", type=int, default=100, help="so many of the 960")
    parser.add_argument("--depth", type=int, default=3, help="of the starts")
    seed(parser)
    parser.add_argument("--only", choices=("starts", "positions"))


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Count the starts, then the positions."""
    began, total = time.monotonic(), 0
    if asked.only != "positions":
        for number in random.Random(asked.seed).sample(range(960), asked.starts):
            game = find_game("chess960").configured(position=number)
            fen = game.fen(game.start())
            counted = compare(game, fen, asked.depth, f"start {number}")
            total += counted
            print(f"start {number}: the same, {counted:,} turns", flush=True)
        print(f"{asked.starts} starts to depth {asked.depth}: the same", flush=True)
    if asked.only != "starts":
        for fen, depth in POSITIONS:
            game = begun_from(find_game("chess960"), fen)
            counted = compare(game, fen, depth, "position")
            total += counted
            print(f"{fen} to depth {depth}: the same, {counted:,} turns", flush=True)
    figures.add("turns counted as python-chess counts them", total)
    print(f"{total:,} turns in {time.monotonic() - began:.0f} s, both programs")
