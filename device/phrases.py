"""What the referee says, in English: one sentence or two for each event."""

import re

from rules.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    Resumed,
    RoundScored,
    TimeUp,
    Trouble,
    TroubleKind,
)
from rules.model import Result, Step, StepKind, Turn

_LETTERS = {
    "a": "alpha",
    "b": "bravo",
    "c": "charlie",
    "d": "delta",
    "e": "echo",
    "f": "foxtrot",
    "g": "golf",
    "h": "hotel",
    "n": "north",
    "s": "south",
}
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight")
_SITE = re.compile(r"\b([a-hNS])([1-8])\b")

_TROUBLE = {
    TroubleKind.BUMPED: "The board has moved. Please leave it so; I am looking for it.",
    TroubleKind.DARK: "It is too dark to see. Please give me some light.",
    TroubleKind.GLARE: "A light shines back from the board. Please turn the lamp.",
    TroubleKind.BLURRED: "The picture is blurred. Please check the camera.",
    TroubleKind.FROZEN: "The camera's picture stands still. Please check the camera.",
    TroubleKind.HIDDEN: "Something covers the board. Please clear it.",
    TroubleKind.CAMERA_LOST: "The camera is gone. Please check its cable.",
}
_TROUBLE_OVER = "I can see the board again. Play on."
_SOWING = {StepKind.LIFT, StepKind.DROP, StepKind.TAKE, StepKind.TURN}
_MANY = 9  # so many acts are no turn of a game but a board that is set up
DISK_FULL = "The disk is full. I go on, and keep the game in memory."
DISK_FREE = "The game is saved again."

_REASONS = {
    "three_in_a_row": "three in a row",
    "two_left": "{loser} has two chips left",
    "none_left": "{loser} has no chip left",
    "blocked": "{loser} cannot move",
    "no_way_out": "{loser} cannot move, and cannot be freed",
    "full_board": "the board is full",
    "ten_quiet_moves": "ten turns each without a capture",
    "repetition": "the same position for the third time",
    "tally": "the chips are counted",
    "one_colour_left": "no other colour is on the board",
    "one_player_left": "no colour of the other player is on the board",
    "one_team_left": "no chip of the other team is on the board",
    "impasse": "nobody can play",
    "two_trios": "two trios stand",
    "ten_captured": "ten stones are taken",
    "four_each": "four stones each are left",
    "filled": "all outer pits are filled",
    "stuck": "no stone can be moved out",
    "last_chip": "{loser} had to take the last chip",
    "out_of_time": "{loser} ran out of time",
    "points_goal": "the match is decided",
    "games_played": "all games of the match are played",
    "last_one_in": "all others are eliminated",
}


def for_ears(text: str) -> str:
    """Return the sentence with its points spelled so that ears can tell them apart.

    'a7' becomes 'alpha seven': bare letters are misheard (b, d, e, g).
    """

    def spell(found: re.Match[str]) -> str:
        letter, digit = found.groups()
        return f"{_LETTERS[letter.lower()]} {_NUMBERS[int(digit)]}"

    return _SITE.sub(spell, text)


def phrase(event: Event, sides: tuple[str, ...]) -> str:
    """Return what to say of an event; points are written as they are ('a7').

    Parameters
    ----------
    event
        What the referee found.
    sides
        The names of the sides.
    """
    match event:
        case Moved():
            return _moved(event)
        case Owed():
            return _owed(event, sides)
        case Illegal():
            return _illegal(event)
        case Question():
            return _question(event)
        case Over() | RoundScored() | TimeUp():
            return _ended(event, sides)
        case _:
            return _news(event)


def _news(event: Restored | Adopted | Corrected | Trouble | Resumed) -> str:
    match event:
        case Restored():
            return "Thank you. The board is right again."
        case Adopted():
            return "You have played on, so the board counts as it stands."
        case Corrected() if event.goes_on:
            return f"{_capital(event.turn.side)} goes on: {_told(event.turn)}."
        case Corrected():
            return f"Correction: turn {event.n} was {_told(event.turn)}."
        case Trouble():
            return _TROUBLE[event.kind]
        case Resumed():
            return _TROUBLE_OVER


def _moved(event: Moved) -> str:
    mill = {0: "", 1: " Mill!", 2: " Two mills!"}.get(len(event.mills), " Mills!")
    return f"{_capital(_told(event.turn))}.{mill}"


def _told(turn: Turn) -> str:
    """Return a turn in words: 'white a4 to a7, takes d6'."""
    if any(step.kind in _SOWING for step in turn.steps):
        return _sown(turn)
    said: list[str] = []
    last: Step | None = None
    for step in turn.steps:
        match step.kind:
            case StepKind.PLACE:
                said.append(step.site)
            case StepKind.MOVE if last is not None and last.to == step.site:
                said[-1] += f" to {step.to}"
            case StepKind.MOVE:
                said.append(f"{step.site} to {step.to}")
            case StepKind.REMOVE if last is not None and last == step:
                pass  # one more chip of the same stack
            case StepKind.REMOVE:
                said.append(f"takes {step.site}")
            case StepKind.GIVE:
                said.append(f"and {step.chip} gives a chip")
        last = step if step.kind is not StepKind.GIVE else last
    return f"{turn.side} {', '.join(said)}" if len(said) < _MANY else _much(turn)


def _sown(turn: Turn) -> str:
    """Return a sowing in words: 'south sows S3, takes 4 from N2'."""
    lifted = [step for step in turn.steps if step.kind is StepKind.LIFT]
    taken = [step for step in turn.steps if step.kind is StepKind.TAKE]
    said = [f"sows {lifted[0].site}"] if lifted else []
    said += [f"takes {step.count} from {step.site}" for step in taken[:_MANY]]
    if any(step.kind is StepKind.TURN for step in turn.steps):
        said.append("turns the board")
    return f"{turn.side} {', '.join(said) or turn.text}"


def _much(turn: Turn) -> str:
    """Return what a turn of very many steps is: the next round is set up."""
    return f"{turn.side} sets up the next round"


def _owed(event: Owed, sides: tuple[str, ...]) -> str:
    side = _capital(event.side)
    if event.owed is StepKind.REMOVE:
        others = [other for other in sides if other != event.side]
        mill = "Mill! " if event.mills and not event.reminder else ""
        return f"{mill}{side}, take a {_joined(others, 'or')} chip."
    due = {
        StepKind.MOVE: "move on or take your hand away",
        StepKind.DROP: "sow on",
        StepKind.TAKE: "take what you have won",
    }
    return f"{side}, {due.get(event.owed, 'put your chip down')}."


def _illegal(event: Illegal) -> str:
    why = _capital(event.ruling.why).rstrip(".")
    if not event.guide:
        return f"{why}."
    steps = []
    for here, there in event.guide:
        if here is None:
            steps.append(f"put a chip back on {there}")
        elif there is None:
            steps.append(f"take the chip on {here} off")
        else:
            steps.append(f"put the chip on {here} back on {there}")
    return f"{why}. {_capital(_joined(steps, 'and'))}."


def _question(event: Question) -> str:
    ways = [
        "; then ".join(_told(turn) for turn in turns) if turns else "nothing yet"
        for turns in event.alternatives
    ]
    return f"I am not sure. Was it {_joined(ways, 'or')}?"


def _over(result: Result, sides: tuple[str, ...]) -> str:
    losers = [side for side in sides if side not in result.winners]
    loser = _joined(losers, "and")
    words = _REASONS.get(result.reason, result.reason.replace("_", " "))
    reason = words.format(loser=loser)
    if not result.winners:
        return f"The game is a draw: {reason}."
    return f"{_capital(_joined(list(result.winners), 'and'))} wins: {reason}."


def _ended(event: Over | RoundScored | TimeUp, sides: tuple[str, ...]) -> str:
    match event:
        case Over():
            return _over(event.result, sides)
        case TimeUp():
            return f"{_capital(event.side)}, your time is up."
        case RoundScored():
            return _round(event, sides)


def _round(event: RoundScored, sides: tuple[str, ...]) -> str:
    points = [f"{side} {count}" for side, count in event.points.items()]
    ended = _over(event.result, sides).replace("The game is", "The round is")
    return f"{ended} The match stands {_joined(points, 'and')}."


def _joined(words: list[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
