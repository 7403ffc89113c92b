"""The referee's sentences for the page: as it speaks, and in all its languages."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from device.json_types import Json
from device.voice.phrases import LANGUAGES, phrase, remark, words_for
from device.words.mends import act_said
from device.words.remarks import Remark
from device.words.sayings import capital
from rules.core.events import Event, Illegal, Moved
from rules.core.facts import Sentence
from rules.core.game import Game
from rules.core.model import Position, Turn


def language_in(setting: str) -> str:
    """Return the language of a voice such as 'en-us', English if it is not known."""
    found = setting.partition("-")[0]
    return found if found in LANGUAGES else "en"


def told(event: Event, sides: tuple[str, ...], language: str, game: Game) -> Json:
    """Return an event's sentence: 'text' as spoken, and 'texts' by language."""
    texts = {known: phrase(event, sides, known, game) for known in LANGUAGES}
    return {"text": texts[language_in(language)], "texts": texts}


def mends_told(event: Illegal, language: str, game: Game) -> list[Json]:
    """Return the acts that mend an illegal board, each in all languages."""
    words = {known: words_for(known, game) for known in LANGUAGES}
    acts = [
        {known: capital(act_said(act, own)) for known, own in words.items()}
        for act in event.ruling.mends
    ]
    return [{"text": texts[language_in(language)], "texts": texts} for texts in acts]


def turn_told(
    before: Position, turn: Turn, sides: tuple[str, ...], language: str, game: Game
) -> Json:
    """Return a turn in words, without what came of it; ``before`` it is played in."""
    by_piece = game.by_piece(before, turn)
    event = Moved(0, turn, (), 1.0, _NOTHING, by_piece=by_piece)
    return told(event, sides, language, game)


def remarked(made: Remark, language: str, game: Game | None = None) -> Json:
    """Return a remark of the machine, on a game or on itself, in all languages."""
    texts = {known: remark(made, known, game) for known in LANGUAGES}
    return {"text": texts[language_in(language)], "texts": texts}


def pieces_told(game: Game) -> Json:
    """Return the name of the game's pieces by language: 'chips', 'discs', 'seeds'."""
    words = {known: words_for(known, game) for known in LANGUAGES}
    texts = {known: own.pieces(game.wording.piece) for known, own in words.items()}
    return {"text": texts[LANGUAGES[0]], "texts": texts}


def in_all_languages(why: Sentence) -> Json:
    """Return a sentence of the calibration in all languages."""
    texts = {known: words_for(known).text(why) for known in LANGUAGES}
    return {"text": str(why), "texts": texts}


def of_error(error: Exception) -> Json:
    """Return an error's message: in all languages if it holds a sentence."""
    said = next((part for part in error.args if isinstance(part, Sentence)), None)
    return plain(str(error)) if said is None else in_all_languages(said)


def plain(text: str) -> Json:
    """Return a sentence that is there in one language only."""
    return {"text": text, "texts": {}}


_NOTHING: Mapping[str, Any] = MappingProxyType({})
