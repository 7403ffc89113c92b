"""Listing of the folder of past games, for the command games."""

import argparse
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from device.export.figures import Fared, Opening, fared_by, fared_in, opening_tree
from device.export.index import Index, ListedGame, Wanted
from device.log.parse import is_torn
from device.ports import LogError
from device.table.settings import settings_here
from rules.catalogue import find_game

_DONE, _REFUSED = 0, 3


def run(args: argparse.Namespace) -> int:
    """Query the folder of games."""
    asked = {"list_games": list_games, "stats": stats, "openings": openings}
    with Index(args.folder or settings_here().games.folder) as index:
        return asked[args.ask](args, index)


def list_games(args: argparse.Namespace, index: Index) -> int:
    """List past games, the newest first."""
    wanted = Wanted(
        words=tuple(getattr(args, "words", ())),
        game=find_game(args.game).id if args.game else "",
        player=args.player or "",
        since=args.since or "",
        until=args.until or "",
        limit=args.limit,
    )
    found, count = index.games(wanted), index.count(wanted)
    if args.json:
        print(json.dumps([asdict(game) for game in found], ensure_ascii=False))
        return _DONE
    for game in found:
        print(_line(game) + _torn(index.folder / game.path))
    told = (
        f"the newest {len(found)} of {count:,}" if len(found) < count else f"{count:,}"
    )
    print(f"{told} game{'s' if count != 1 else ''} in {index.folder}")
    return _DONE


def stats(args: argparse.Namespace, index: Index) -> int:
    """Print results by player, or one player's game by game."""
    game = find_game(args.game).id if args.game else ""
    name = args.name or args.player or ""
    seats = index.seats(name, game)
    if not seats:
        whom = repr(name) if name else "anybody"
        raise LogError(f"{index.folder} holds no game of {whom}")
    fared = fared_by(seats, player=not name)
    whole = fared_in(seats)
    if args.json:
        told = {name: asdict(one) for name, one in fared.items()}
        print(json.dumps(told, ensure_ascii=False))
        return _DONE
    wide = max(len(name) for name in (*fared, "all games"))
    print(
        f"{name or 'player':{wide}}{'games':>7}{'won':>6}{'drawn':>7}{'lost':>6}"
        f"{'score':>8}{'began':>7}{'refused':>9}{'turns':>7}"
    )
    lines = [*fared.items(), *([("all games", whole)] if name else [])]
    for what, one in lines:
        print(_figures(what, wide, one))
    return _DONE


def openings(args: argparse.Namespace, index: Index) -> int:
    """Show the tree of the openings of a game."""
    game = find_game(args.game)
    played = index.openings(game.id, args.player or "")
    root = opening_tree(played, args.depth, args.turns)
    if not root.games:
        begun = f" that begins {' '.join(args.turns)}" if args.turns else ""
        raise LogError(f"{index.folder} holds no game of {game.title}{begun}")
    if args.json:
        print(json.dumps(asdict(root), ensure_ascii=False))
        return _DONE
    head = " ".join(args.turns) or game.title
    tree = Tree(Text(f"{head}: {_share(root)}"))
    _grow(tree, root, args.least)
    Console(highlight=False).print(tree)
    return _DONE


def _line(game: ListedGame) -> str:
    if game.trouble:
        return f"{'':16}  cannot be read: {game.trouble}"
    day = game.started.replace("T", " ")[:16]
    names = " against ".join(
        name if name == side else f"{name} ({side})"
        for side, name in game.players.items()
    )
    won = " and ".join(game.players.get(side, side) for side in game.winners)
    end = f"{won} won" if won else "a draw" if game.outcome == "drawn" else "no result"
    reason = f", {game.reason.replace('_', ' ')}" if game.reason else ""
    told = f"{game.title}: {names}; {game.turns} turns; {end}{reason}"
    return f"{day:16}  {told}  {game.path}"


def _torn(log: Path) -> str:
    try:
        return "; its last line is torn, and left out" if is_torn(log) else ""
    except (LogError, OSError):
        return ""  # it is reported already as unreadable


def _figures(name: str, wide: int, one: Fared) -> str:
    score = f"{one.score:.0%}" if one.score is not None else "-"
    return (
        f"{name:{wide}}{one.played:7,}{one.won:6,}{one.drawn:7,}{one.lost:6,}"
        f"{score:>8}{one.began:7,}{one.rulings:9,}{one.turns:7,}"
    )


def _share(here: Opening) -> str:
    ended = here.first + here.other + here.drawn
    games = f"{here.games:,} game{'s' if here.games != 1 else ''}"
    if not ended:
        return games
    return f"{games}; who began {(here.first + here.drawn / 2) / ended:.0%}"


def _grow(tree: Tree, here: Opening, least: int) -> None:
    replies: Iterable[tuple[str, Opening]] = sorted(
        here.replies.items(), key=lambda item: (-item[1].games, item[0])
    )
    for text, reply in replies:
        if reply.games >= least:
            _grow(tree.add(Text(f"{text}  {_share(reply)}")), reply, least)
