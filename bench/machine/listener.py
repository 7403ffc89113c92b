"""Intelligibility of announcements, measured by a speech recogniser.

Random games are played and broken; what the referee would say of their mills, captures,
wins and illegal turns is rendered as the machine renders it, and pocketsphinx listens
with a grammar of everything that could be said of that game: every site and side, every
ruling. An announcement is heard right if every word of it is.

    python -m bench listener [--each 25] [--voice en] [--rate 150] [--noise 20]
                             [--piper] [--show]
"""

import argparse
import ast
import re
import tempfile
import wave
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from pocketsphinx import Decoder, get_model_path

from bench.kit.options import seed
from bench.kit.results import Figures
from device.config.settings import VoiceSettings
from device.simulated.misdeeds import misdeed
from device.voice.phrases import words_for
from device.voice.speech import EspeakRenderer, PiperRenderer, Renderer
from device.words.events import said
from device.words.lexicon import CALLS
from device.words.reasons import REASONS
from device.words.sayings import Sayings
from rules.catalogue import find_game
from rules.core.events import Event, Moved, Over, Owed
from rules.core.evidence import holds_seeds
from rules.core.facts import Line
from rules.core.game import Game
from rules.core.model import StepKind, Turn
from rules.core.saying import piece_key
from rules.games.acts import changed_by
from rules.games.lines.rulings import TABLE as LINES
from rules.games.sowing import rulings as sowing_rulings
from rules.games.sowing.fit import SLIPS
from rules.referee.late_correction import Played
from rules.referee.ruling import AFTER_A_TURN, Before, led_back
from words.catalogue import variables_of
from words.keys import Key
from words.values import Name

GAMES = (
    "nine_mens_morris",
    "morabaraba_htjb",
    "tresillo_conquer",
    "shax",
    "saba",
    "three_mens_morris",
    "mankaleh",
    "oware",
)
_SOWING = Path(sowing_rulings.__file__).parent

KINDS = ("mill", "capture", "win", "illegal")

_BEAM = 1e-50
_NOISE = 20.0  # of 32768: faint, as a quiet room
_LETTERS = "alpha | bravo | charlie | delta | echo | foxtrot | golf"
_DIGITS = "one | two | three | four | five | six | seven"
_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_HUNDRED = 100
_UNKNOWN = {
    "jahreh": "JH AA R EY",
    "jahrehs": "JH AA R EY Z",
    "tressee": "T R EH S IY",
    "yo": "Y OW",
    "yos": "Y OW Z",
    "trios": "T R IY OW Z",
    "unplayed": "AH N P L EY D",
}
"""Words that the recogniser's dictionary lacks, as eSpeak NG says them."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Announcement to be recognised: its kind, game and sentence."""

    kind: str
    game: str
    text: str


# -- what is said --------------------------------------------------------------


def announcements(name: str, each: int, seed: int) -> list[Announcement]:
    """Return about ``each`` announcements of each kind from random games."""
    game, rng = find_game(name), np.random.default_rng(seed)
    words = words_for("en", game, ears=True)
    found: dict[str, list[Announcement]] = defaultdict(list)
    for _ in range(200):
        for kind, event in _events(game, rng):
            text = said(event, game.start().sides, words)
            if len(found[kind]) < each:
                found[kind].append(Announcement(kind, name, text))
        if all(len(found[kind]) >= each for kind in KINDS if kind != "mill"):
            break
    return [one for kind in KINDS for one in found[kind]]


def _events(game: Game, rng: np.random.Generator) -> Iterator[tuple[str, Event]]:
    """Yield the announcements of one random game."""
    position, last = game.start(), None
    known: set[str] = set()
    for n in range(1, 300):
        turns = game.turns(position)
        if position.to_move is None or not turns:
            break
        if n % 3 == 0:
            yield from _illegal(game, Before(position, last, {}), rng, known)
        taking = [turn for turn in turns if _takes(turn)]
        among = taking if taking and rng.random() < 0.8 else turns
        turn = among[int(rng.integers(len(among)))]
        mills = game.closes(position, turn)
        after = game.play(position, turn)
        moved = Moved(n, turn, mills, 1.0, after.contents)
        if any(s.kind in (StepKind.REMOVE, StepKind.TAKE) for s in turn.steps):
            yield "capture", moved
        elif mills:
            yield "mill", moved
        if mills and rng.random() < 0.5:
            yield "mill", Owed(turn.side, StepKind.REMOVE, (), False, mills)
        last, position = Played(position, turn, None), after
        result = game.result(position)
        if result is not None:
            yield "win", Over(result)
            return


def _takes(turn: Turn) -> bool:
    return any(step.kind in (StepKind.REMOVE, StepKind.TAKE) for step in turn.steps)


def _illegal(
    game: Game, before: Before, rng: np.random.Generator, known: set[str]
) -> Iterator[tuple[str, Event]]:
    deed = misdeed(game, before, rng, known)
    side = before.position.to_move
    if deed is None or side is None:
        return
    known.add(deed.ruling.rule)
    stood = before.position.contents
    seeds = holds_seeds(stood)
    board = stood if seeds else {**stood, **changed_by(stood, deed.steps)}
    ruling = replace(deed.ruling, mends=()) if seeds else deed.ruling
    yield "illegal", led_back(game, before.position, board, side, ruling)


# -- what could be said --------------------------------------------------------


def grammar(name: str, *, ruling: bool) -> str:
    """Return, as JSGF, everything that could be said of a game.

    Rulings have a grammar of their own: a light has announced that one comes.
    """
    game = find_game(name)
    words = words_for("en", game, ears=True)
    sowing = holds_seeds(game.start().contents)
    sides = " | ".join(game.start().sides)
    turn = (
        _SOWN
        if sowing
        else _MOVED.format(takes=_form(words, Key("spoken-remove-takes")))
    )
    site = "( south | north ) <digit> | ( south's | north's ) storehouse"
    table = sowing_rulings.TABLE if sowing else LINES
    rows = (*AFTER_A_TURN.rows, *table.rows)
    rulings = [str(row.text) for row in rows]
    rulings = [*dict.fromkeys(rulings + (_templates(_SOWING) if sowing else []))]
    calls = (CALLS[words.wording.line].one, CALLS[words.wording.line].two)
    lines = {
        "side": sides,
        "sides": "<side> | <side> or <side>",
        "letter": _LETTERS,
        "digit": _DIGITS,
        "number": f"{' | '.join(_SMALL)} | ( {' | '.join(_TENS)} ) [ <digit> | eight "
        "| nine ]",
        "site": site if sowing else "<letter> <digit>",
        "sites": "[ [ <site> ] <site> and ] <site>",
        "way": "<site> [ <site> ] [ <site> ]",
        "told": "<site> should hold <number> not <number>",
        "slip": " | ".join(_alternative(words, text) for text in SLIPS.values()),
        "turn": turn,
        "call": " | ".join(_alternative(words, text) for text in calls),
        "owed": _alternative(words, _TAKE),
        "reason": " | ".join(_alternative(words, text) for text in REASONS.values()),
        "won": "<side> wins <reason> | the game is a draw <reason>",
        "why": " | ".join(_alternative(words, text) for text in rulings),
        "back": " | ".join(_alternative(words, text, many=False) for text in _BACK),
        "piece": f"<side> {words.say(piece_key(words.wording.piece))}",
        "guide": "[ [ <back> ] <back> and ] <back>",
    }
    rules = "".join(f"<{name}> = {line} ;\n" for name, line in lines.items())
    said = "<turn> [ <call> ] | [ <call> ] <owed> | <won>"
    if sowing:
        said = "<turn> | <won>"
    if ruling:
        said = "<why> [ <guide> ]"
    return f"#JSGF V1.0;\ngrammar referee;\n{rules}public <said> = {said} ;\n"


def _templates(room: Path) -> list[str]:
    """Return every template that the rules of a family hold: deeds bring their own."""
    return [
        str(ast.literal_eval(node.args[0]))
        for path in sorted(room.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Key"
    ]


_SOWN = "<side> sows ( <site> | pit <digit> ) ( takes <number> from <site> )*"
_MOVED = (
    "<side> ( <site> | from <site> to <site> ( to <site> )* | {takes} ) "
    "( {takes} )* [ and <side> gives a chip ]"
)
_TAKE = Key("spoken-take-chip")
_BACK = (
    Key("spoken-mend-put"),
    Key("spoken-mend-take"),
    Key("spoken-mend-move"),
)
_VALUES = {
    "own": "side",
    "piece": "piece",
    "who": "side",
    "side": "side",
    "foe": "sides",
    "foes": "sides",
    "loser": "side",
    "site": "site",
    "first": "site",
    "last": "site",
    "here": "sites",
    "there": "sites",
    "turn": "way",
    "then": "way",
    "count": "number",
    "most": "number",
    "least": "number",
    "lacking": "number",
    "too_many": "number",
    "wanted": "number",
    "held": "number",
    "slip": "slip",
}


def _form(words: Sayings, message: str, *, many: bool = True) -> str:
    """Return a message of the catalogue as the game words it, as an alternative.

    ``many``: where a site can stand, several can.
    """
    values = {
        name: f" <{_VALUES.get(name, 'sites')}> "
        for name in variables_of(message)
        if name != "man"
    }
    if "line" in values:
        values["line"] = words.told(Line(words.wording.line))
    if "title" in values:
        values["title"] = " this game "
    if "told" in values:
        values["told"] = " <told> ( <told> )* [ and <number> more ] "
    if not many:
        values = {
            name: value.replace("<sites>", "<site>") for name, value in values.items()
        }
    return words.say(message, **{name: Name(text) for name, text in values.items()})


def _alternative(words: Sayings, message: str, *, many: bool = True) -> str:
    form = _form(words, message, many=many)
    parts = enumerate(re.split(r"(<\w+>|[()\[\]*])", form))
    return " ".join(part if number % 2 else _plain(part) for number, part in parts)


def _plain(text: str) -> str:
    """Return the words of a text as the recogniser writes them."""
    text = text.lower().replace("13th", "thirteenth")
    text = re.sub(r"\d+", lambda found: _number(int(found[0])), text)
    return " ".join(re.findall(r"[a-z']+", text))


def _number(number: int) -> str:
    if number < len(_SMALL):
        return _SMALL[number]
    if number >= _HUNDRED:
        rest = f" {_number(number % _HUNDRED)}" if number % _HUNDRED else ""
        return f"{_number(number // _HUNDRED)} hundred{rest}"
    ten = _TENS[number // 10 - 2]
    return f"{ten} {_SMALL[number % 10]}" if number % 10 else ten


# -- who listens ---------------------------------------------------------------


class Listener:
    """pocketsphinx with the grammar of one game."""

    def __init__(self, name: str, *, ruling: bool, noise: float = _NOISE) -> None:
        self._noise = noise
        self._decoder = Decoder(
            hmm=get_model_path("en-us/en-us"),
            dict=get_model_path("en-us/cmudict-en-us.dict"),
            lm=None,
            loglevel="FATAL",
            beam=_BEAM,
            pbeam=_BEAM,
            wbeam=_BEAM**0.75,
        )
        for word, sounds in _UNKNOWN.items():
            if self._decoder.lookup_word(word) is None:
                self._decoder.add_word(word, sounds, True)
        self._decoder.add_jsgf_string("referee", grammar(name, ruling=ruling))
        self._decoder.activate_search("referee")

    def hear(self, path: Path) -> str:
        """Return the words of a WAV file."""
        self._decoder.start_utt()
        self._decoder.process_raw(pcm_16k(path, self._noise), full_utt=True)
        self._decoder.end_utt()
        heard = self._decoder.hyp()
        words = heard.hypstr.replace(" 's", "'s") if heard else ""
        return words.removesuffix(" and")  # no sentence ends so: it was silence


def pcm_16k(path: Path, noise: float, pad_s: float = 0.3) -> bytes:
    """Return a WAV file as 16 kHz mono sound with noise over and round it."""
    with wave.open(str(path)) as sound:
        rate = sound.getframerate()
        raw = np.frombuffer(sound.readframes(sound.getnframes()), np.int16)
    count = round(len(raw) * 16000 / rate)
    spectrum = np.fft.rfft(raw.astype(np.float64))
    kept = np.zeros(count // 2 + 1, complex)
    both = min(len(kept), len(spectrum))
    kept[:both] = spectrum[:both]
    wanted = np.fft.irfft(kept, count) * count / len(raw)
    silence = np.zeros(int(16000 * pad_s))
    whole = np.concatenate([silence, wanted, silence])
    whole += np.random.default_rng(0).normal(0, noise, len(whole))
    return bytes(np.clip(whole, -32767, 32767).astype(np.int16).tobytes())


def heard_right(
    name: str,
    said_: Sequence[Announcement],
    renderer: Renderer,
    *,
    noise: float = _NOISE,
    show: bool = False,
) -> dict[str, list[bool]]:
    """Return the correctly recognised announcements of a game, by kind."""
    listeners = {
        ruling: Listener(name, ruling=ruling, noise=noise) for ruling in (False, True)
    }
    right: dict[str, list[bool]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "said.wav"
        for one in said_:
            renderer.render(one.text, path)
            heard = listeners[one.kind == "illegal"].hear(path)
            meant = _plain(one.text)
            right[one.kind].append(heard == meant)
            if show and heard != meant:
                print(f"  said  {meant}\n  heard {heard}")
    return right


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--each", type=int, default=25, help="announcements of a kind")
    seed(parser)
    parser.add_argument("--voice", default="en")
    parser.add_argument("--rate", type=int, default=150)
    parser.add_argument("--noise", type=float, default=_NOISE, help="of 32768")
    parser.add_argument("--piper", action="store_true")
    parser.add_argument("--show", action="store_true", help="what was misheard")
    parser.add_argument("--games", nargs="+", default=GAMES)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print the recognition rate, by game and by kind."""
    settings = VoiceSettings(language=args.voice, rate_wpm=args.rate)
    renderer = PiperRenderer(settings) if args.piper else EspeakRenderer(settings)
    everything: dict[str, list[bool]] = {kind: [] for kind in KINDS}
    print(f"{'':20}" + "".join(f"{kind:>16}" for kind in KINDS))
    for name in args.games:
        found = heard_right(
            name,
            announcements(name, args.each, args.seed),
            renderer,
            noise=args.noise,
            show=args.show,
        )
        print(f"{name:20}" + "".join(_share(found[kind]) for kind in KINDS), flush=True)
        for kind in KINDS:
            everything[kind] += found[kind]
    renderer.close()
    print(f"{'all':20}" + "".join(_share(everything[kind]) for kind in KINDS))
    whole = [right for rights in everything.values() for right in rights]
    print(f"heard right: {_share(whole).strip()}")
    figures.add("announcements heard right", sum(whole), of=len(whole))


def _share(right: Sequence[bool]) -> str:
    if not right:
        return f"{'-':>16}"
    share = f"{sum(right)}/{len(right)} {100 * sum(right) / len(right):.0f} %"
    return f"{share:>16}"
