"""How anything is said: sentences, sites, sides and lists in one language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from device.words.catalogue import catalogue, language_of, msg, msg_in
from device.words.lexicon import ONE_PIECE, PIECES
from rules.core.facts import filled
from rules.core.labels import Labels
from rules.core.pieces import ARROW, Piece
from rules.core.site_names import SITE
from rules.core.wording import PLAIN, Wording

_LETTERS = {
    "a": msg_in("spelling", "alpha"),
    "b": msg_in("spelling", "bravo"),
    "c": msg_in("spelling", "charlie"),
    "d": msg_in("spelling", "delta"),
    "e": msg_in("spelling", "echo"),
    "f": msg_in("spelling", "foxtrot"),
    "g": msg_in("spelling", "golf"),
    "h": msg_in("spelling", "hotel"),
    "i": msg_in("spelling", "india"),
    "j": msg_in("spelling", "juliett"),
    "k": msg_in("spelling", "kilo"),
    "l": msg_in("spelling", "lima"),
    "m": msg_in("spelling", "mike"),
    "n": msg_in("spelling", "november"),
    "o": msg_in("spelling", "oscar"),
    "p": msg_in("spelling", "papa"),
    "q": msg_in("spelling", "quebec"),
    "r": msg_in("spelling", "romeo"),
    "s": msg_in("spelling", "sierra"),
    "t": msg_in("spelling", "tango"),
}
_NUMBERS = (
    msg_in("number", "zero"),
    msg_in("number", "one"),
    msg_in("number", "two"),
    msg_in("number", "three"),
    msg_in("number", "four"),
    msg_in("number", "five"),
    msg_in("number", "six"),
    msg_in("number", "seven"),
    msg_in("number", "eight"),
    msg_in("number", "nine"),
    msg_in("number", "ten"),
    msg_in("number", "eleven"),
    msg_in("number", "twelve"),
    msg_in("number", "thirteen"),
    msg_in("number", "fourteen"),
    msg_in("number", "fifteen"),
    msg_in("number", "sixteen"),
    msg_in("number", "seventeen"),
    msg_in("number", "eighteen"),
    msg_in("number", "nineteen"),
)
_ROWS = {"N": "north", "S": "south"}
SIDES = (
    msg_in("side", "white"),
    msg_in("side", "black"),
    msg_in("side", "red"),
    msg_in("side", "blue"),
    msg_in("side", "yellow"),
    msg_in("side", "green"),
    msg_in("side", "brown"),
    msg_in("side", "grey"),
    msg_in("side", "orange"),
    msg_in("side", "light"),
    msg_in("side", "dark"),
    msg_in("side", "south"),
    msg_in("side", "north"),
    msg_in("side", "east"),
    msg_in("side", "west"),
    msg_in("side", "middle"),
    msg_in("side", "solo"),
    msg_in("side", "arrow"),
    msg_in("side", "neutral"),
    msg_in("side", "first"),
    msg_in("side", "second"),
    msg_in("side", "third"),
    msg_in("side", "fourth"),
)
"""The names of sides that are translated; others are said as they are."""

NEUTRAL = frozenset({ARROW})
"""The pieces that are called by their colour alone."""

_KINDS: Mapping[str, str] = MappingProxyType({"K": msg("king")})
"""What kinds are called of which the game tells no name."""

_SOUNDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": {"jare": "jahreh", "tresillo": "tressee-yo"},
        "es": {"jare": "yare"},
        "fr": {"jare": "djaré"},
        "de": {"jare": "dschare", "tresillo": "tressijo"},
    }
)
"""For a voice: words that it would read by its own language's spelling."""

_FOREIGN = re.compile("jare|tresillo", re.IGNORECASE)
_ELIDED = re.compile(r"\bde (?=[aeiouyéèêhAEIOUÉÈH])")
_MEMBER = re.compile(r"(.+) (\d+)")
_STARTS_WITH_SITE = re.compile(rf"{SITE}\b")


@dataclass(frozen=True, slots=True)
class Sayings:
    """The words of one language for one game, for eyes or for ears.

    Attributes
    ----------
    language
        One of ``catalogue.LANGUAGES``, or a voice of it.
    ears
        Whether sites are spelled so that ears can tell them apart: 'alpha seven', not
        'a7'.
    wording
        What the game's own book calls its lines and pieces.
    labels
        What the game's players call its sites; None: as the log does.
    places
        For ears, what to call sites instead of spelling them: 'outer top left'.
    kinds
        What the game's pieces of a kind are called, by its letter.
    """

    language: str = "en"
    ears: bool = False
    wording: Wording = PLAIN
    labels: Labels | None = None
    places: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    kinds: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def say(self, message: str, **values: str) -> str:
        """Return a message of the catalogue with its values, which are said already."""
        said = filled(self._form(message), values)
        if self.ears:
            said = _FOREIGN.sub(self._sounding, said)
        return _ELIDED.sub("d'", said) if self.language.startswith("fr") else said

    def _sounding(self, found: re.Match[str]) -> str:
        word = found[0]
        sound = _SOUNDS.get(language_of(self.language), {}).get(word.lower(), word)
        return capital(sound) if word[0].isupper() else sound

    def _form(self, message: str) -> str:
        """Return the message translated, in the form for the game's pieces if any."""
        found = catalogue(self.language)
        if self.wording.piece != PLAIN.piece:
            form = found.pgettext(self.wording.piece, message)
            if form != message:
                return form
        return found.gettext(message)

    def translates(self, message: str) -> bool:
        """Return whether the catalogue of the language has a message."""
        return catalogue(self.language).gettext(message) != message

    def word(self, context: str, word: str) -> str:
        """Return a single word: the name of a side, a letter's spelling, ..."""
        return catalogue(self.language).pgettext(context, word)

    @property
    def pieces(self) -> str:
        """Return what the game's pieces are called: 'chips', 'discs'."""
        return self.word("pieces", PIECES[self.wording.piece])

    def piece(self, piece: Piece) -> str:
        """Return a piece by its colour, and its kind or what the game calls it."""
        side, kind = self.side(piece.side), self.kind(piece)
        if piece.side in NEUTRAL:
            return side
        return self.say(msg("{side} {piece}"), side=side, piece=kind)

    def kind(self, piece: Piece) -> str:
        """Return what a piece is, without its colour."""
        if not piece.kind:
            return self.word("one piece", ONE_PIECE[self.wording.piece])
        return self.say(self.kinds.get(piece.kind, _KINDS.get(piece.kind, piece.kind)))

    def side(self, name: str) -> str:
        """Return the name of a side, of several ('black or red'), or of a member."""
        for last in ("and", "or"):
            if f" {last} " in name:
                names = re.split(rf", | {last} ", name)
                return self.joined([self.side(one) for one in names], last)
        member = _MEMBER.fullmatch(name)
        if member is not None:
            return f"{self.side(member[1])} {member[2]}"
        known = name if name in SIDES else name.lower()
        return self.word("side", known) if known in SIDES else name

    def site(self, name: str) -> str:
        """Return a site by its label, which is spelled for ears."""
        label = self.label(name)
        if not self.ears:
            return label
        if name in self.places:
            return self.places[name]
        letter, number = label[0], label[1:]
        if not number:
            return self.store(letter)
        row = _ROWS.get(letter)
        if row is not None:
            return f"{self.side(row)} {self.number(number)}"
        return f"{self.letter(letter)} {self.number(number)}"

    def label(self, site: str) -> str:
        """Return what the game's players call a site."""
        return site if self.labels is None else self.labels.label(site)

    def store(self, letter: str) -> str:
        """Return what the store of a row is called."""
        return self.say(msg("{side}'s storehouse"), side=self.side(_ROWS[letter]))

    def letter(self, letter: str) -> str:
        """Return how a letter of a site is said."""
        return self.word("spelling", _LETTERS[letter.lower()]) if self.ears else letter

    def number(self, number: str) -> str:
        """Return how the number of a site is said."""
        return self.word("number", _NUMBERS[int(number)]) if self.ears else number

    def sites(self, names: Iterable[str]) -> str:
        """Return several sites: 'a7, d7 and g7'."""
        return self.joined([self.site(name) for name in names], "and")

    def joined(self, words: list[str], last: str) -> str:
        """Return words as a list with 'and' or 'or' before the last."""
        if len(words) < 2:
            return "".join(words)
        message = (
            msg("{others} or {last}") if last == "or" else msg("{others} and {last}")
        )
        return self.say(message, others=", ".join(words[:-1]), last=words[-1])


def capital(text: str) -> str:
    """Return a sentence with a capital; a site that it begins with stays as it is."""
    if _STARTS_WITH_SITE.match(text):
        return text
    return text[:1].upper() + text[1:]
