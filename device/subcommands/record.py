"""The commands export, import, replay, and games list|search|stats|openings."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from device.choice import choice_in
from device.clock import SystemClock
from device.config.settings import settings_here
from device.export.bundle import lines_of
from device.export.figures import Fared, Opening, fared_by, fared_in, opening_tree
from device.export.formats import FORMATS, MOST_BYTES, exported, imported
from device.export.index import Index, Listed, Wanted
from device.export.shape import checked
from device.export.terminal import Shown, play_through, show
from device.log.gamelog import read_log
from device.log.history import History
from device.log.records import Record
from device.ports import LogError, SettingsError
from device.subcommands.game import games as refereed
from device.voice.phrases import phrase
from rules.catalogue import find_game
from rules.options import names_of

_DONE, _REFUSED = 0, 3
_TURNS_TREE = 4


def export(args: argparse.Namespace) -> int:
    """Write a game log in another format."""
    name = args.format or _format_of(args.out)
    content = exported(args.log, name)
    out: Path = args.out or args.log.with_suffix(FORMATS[name].ending)
    if str(out) == "-":
        sys.stdout.buffer.write(content)
        return _DONE
    if out.resolve() == args.log.resolve():
        raise SettingsError(f"--out {out} is the log itself: name another file")
    out.write_bytes(content)
    print(f"{out}: {len(content):,} bytes")
    return _DONE


def import_(args: argparse.Namespace) -> int:
    """Make a game log of a file that was exported, or of another program's."""
    if args.file.stat().st_size > MOST_BYTES:
        raise LogError(f"{args.file} is too large to be a game")
    if args.out.exists():
        raise LogError(f"{args.out} is there already: name another --out")
    game = find_game(args.game).id if args.game else None
    records = imported(args.file.read_bytes(), str(args.file), game)
    args.out.write_bytes(lines_of(records))
    turns = sum(record["type"] == "turn" for record in records)
    print(f"{args.out}: {records[0]['game']}, {turns} turns")
    return _DONE


def replay(args: argparse.Namespace) -> int:
    """Play a log through the rules, turn by turn; say whether every state agrees."""
    records = read_log(args.log)
    if not records:
        raise LogError(f"{args.log} is empty")
    header, *rest = records
    history = _history(header)
    console = Console(highlight=False)
    colours = history.position.colours
    sides = history.position.sides
    title = f"{history.game.title}, {' against '.join(sides)}"
    quiet = args.step or args.play is not None
    moments = [Shown(0, "Before the first turn.", history.position.contents)]
    if not quiet:
        print(f"{title}, {header.get('started', 'no date')}")
    fault = ""
    for number, record in enumerate(rest, start=2):
        before = history.position.contents
        try:
            event = history.take(checked(record))
        except (LogError, AttributeError, LookupError) as error:
            fault = f"line {number} disagrees with the rules: {error}"
            break
        if event is None:
            continue
        label = f"{record['n']:3}." if record["type"] == "turn" else "    "
        after = history.position.contents
        last = tuple(site for site in after if after[site] != before.get(site))
        said = f"{label} {phrase(event, sides)}"
        moments.append(Shown(len(history.turns), said, after, last))
        if not quiet:
            print(said)
        if args.show and last:
            show(console, history.game, colours, replace(moments[-1], text=""))
    if quiet:
        _play(args, console, history, moments)
    print(fault or f"every state agrees: {len(history.turns)} turns")
    return _REFUSED if fault else _DONE


def games(args: argparse.Namespace) -> int:
    """List what can be refereed, or do what was asked of the folder of games."""
    run = getattr(args, "ask", None)
    if run is None:
        return refereed(args)
    folder = args.folder or settings_here().games.folder
    with Index(folder) as index:
        code: int = run(args, index)
    return code


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
        print(_line(game))
    told = (
        f"the newest {len(found)} of {count:,}" if len(found) < count else f"{count:,}"
    )
    print(f"{told} game{'s' if count != 1 else ''} in {index.folder}")
    return _DONE


def stats(args: argparse.Namespace, index: Index) -> int:
    """Show how everybody fared, or one player game by game."""
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


def add_export_options(command: argparse.ArgumentParser) -> None:
    """Add what export takes."""
    command.add_argument("log", type=Path, metavar="LOG")
    command.add_argument(
        "--format", choices=FORMATS, help="how to write it (the ending of --out)"
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="where to (beside the log); -: print"
    )


def add_import_options(command: argparse.ArgumentParser) -> None:
    """Add what import takes."""
    endings = ", ".join(form.ending for form in FORMATS.values())
    command.add_argument("file", type=Path, metavar="FILE", help=f"ends in {endings}")
    command.add_argument("--out", type=Path, required=True, metavar="LOG")
    command.add_argument(
        "--game", metavar="ID", help="which game it is, where the file does not say"
    )


def add_replay_options(command: argparse.ArgumentParser) -> None:
    """Add what replay takes."""
    command.add_argument("log", type=Path, metavar="LOG")
    command.add_argument(
        "--show", action="store_true", help="draw the board after every turn"
    )
    command.add_argument(
        "--step", action="store_true", help="one turn at a time, on and back"
    )
    command.add_argument(
        "--play",
        type=float,
        metavar="S",
        help="one turn every so many seconds",
    )


def add_games_options(command: argparse.ArgumentParser) -> None:
    """Add what can be asked of the folder of past games."""
    asked = command.add_subparsers(title="of past games", metavar="QUESTION")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--folder", type=Path, metavar="DIR", help="the folder of logs (settings)"
    )
    common.add_argument("--json", action="store_true", help="print JSON")
    common.add_argument("--player", metavar="NAME", help="games of this player only")
    chosen = argparse.ArgumentParser(add_help=False)
    chosen.add_argument("--game", metavar="ID", help="this game only")
    chosen.add_argument("--since", metavar="DAY", help="from this day on: 2026-11-21")
    chosen.add_argument("--until", metavar="DAY", help="up to this day")
    chosen.add_argument(
        "--limit", type=int, default=50, metavar="N", help="at most (50)"
    )
    for name, text in (("list", "list past games"), ("search", "find past games")):
        question = asked.add_parser(name, help=text, parents=[common, chosen])
        question.set_defaults(ask=list_games)
        if name == "search":
            question.add_argument("words", nargs="+", metavar="WORD")
    question = asked.add_parser("stats", help="how players fared", parents=[common])
    question.add_argument("name", nargs="?", metavar="PLAYER")
    question.add_argument("--game", metavar="ID", help="in this game only")
    question.set_defaults(ask=stats)
    question = asked.add_parser(
        "openings", help="the tree of a game's openings", parents=[common]
    )
    question.add_argument("turns", nargs="*", metavar="TURN", help="that begin so")
    question.add_argument("--game", required=True, metavar="ID")
    question.add_argument(
        "--depth", type=int, default=_TURNS_TREE, metavar="N", help="turns deep (4)"
    )
    question.add_argument(
        "--least", type=int, default=1, metavar="N", help="games at least (1)"
    )
    question.set_defaults(ask=openings)


def _format_of(out: Path | None) -> str:
    endings = {form.ending: name for name, form in FORMATS.items()}
    name = endings.get(out.suffix.casefold()) if out else None
    if name is None:
        raise SettingsError(f"--format is missing: expected {', '.join(FORMATS)}")
    return name


def _history(header: Record) -> History:
    try:
        game = choice_in(checked(header)).game
        return History(game, tuple(header.get("sides") or names_of(game.start())))
    except (KeyError, TypeError, AttributeError) as error:
        raise LogError(f"the log's first line is broken: {error!r}") from None


def _play(
    args: argparse.Namespace, console: Console, history: History, shown: list[Shown]
) -> None:
    clock = SystemClock()
    left = iter(shown)

    def wait(prompt: str) -> str | None:
        if args.step:
            try:
                return console.input(Text(prompt, "dim"))
            except EOFError:
                return None
        next(left)
        clock.wait(args.play)
        return ""

    play_through(console, history.game, history.position.colours, shown, wait)


def _line(game: Listed) -> str:
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
