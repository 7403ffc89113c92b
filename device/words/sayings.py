"""Sentences of one language for one game, for eyes or for ears."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rules.core.facts import AND, OR, Notation
from rules.core.game import ANY_PIECE
from rules.core.labels import Labels
from rules.core.pieces import Piece
from rules.core.saying import BARE, Saying, listing, piece_key, side_key
from rules.core.site_names import PIT, POINT, SITE
from words.keys import Key
from words.languages import language_of
from words.values import Listing, Name, Noun, Value

MOST_NAMED, SOME_NAMED = 10, 5
"""Of more sites than the first only the second many are named, the others counted."""

_ROWS = {"N": "north", "S": "south"}
_KINDS: Mapping[str, Key] = MappingProxyType({"K": Key("kinds-king")})
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
_ELIDED = re.compile(r"\bde (?=[AEIOUÉ])")
"""French: before the names of letters."""

_MEMBER = re.compile(r"(.+) (\d+)")
_SITE = re.compile(rf"{POINT}|{PIT}")
_STARTS_WITH_SITE = re.compile(rf"{SITE}\b")


@dataclass(frozen=True, slots=True)
class Sayings(Saying):
    """The words of one language for one game, for eyes or for ears.

    Attributes
    ----------
    ears
        Whether sites are spelled for listeners: 'alpha seven', not 'a7'.
    labels
        What the game's players call its sites; None: as the log does.
    places
        For ears, what to call sites instead of spelling them: 'outer top left'.
    alphabet
        For ears, the message with the names of the letters; '': the language's own.
    kinds
        Keys of what the game's pieces of a kind are called, by its letter.
    """

    ears: bool = False
    labels: Labels | None = None
    places: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    alphabet: str = ""
    kinds: Mapping[str, Key] = field(default_factory=lambda: MappingProxyType({}))

    def say(self, key: str, **values: Value) -> str:
        """Return a message with its values, foreign words written for the voice."""
        said = Saying.say(self, key, **values)
        return self._sounded(said) if self.ears else said

    def _sounded(self, said: str) -> str:
        """Return a sentence as a voice reads it: foreign words by its own spelling."""
        heard = _FOREIGN.sub(self._sounding, said)
        return _ELIDED.sub("d'", heard) if self.language.startswith("fr") else heard

    def _sounding(self, found: re.Match[str]) -> str:
        word = found[0]
        sound = _SOUNDS.get(language_of(self.language), {}).get(word.lower(), word)
        return capital(sound) if word[0].isupper() else sound

    def pieces(self, word: str) -> str:
        """Return the plural name of the pieces, by the book's word for one."""
        several = Noun(piece_key(word), count=2)
        return self.say(Key("words-several"), pieces=several)

    def piece(self, piece: Piece) -> Value:
        """Return a piece by its colour, and its kind or what the game calls it."""
        key = piece_key(piece.side)
        if self.catalogue.has(key):
            return Noun(key)  # all are alike, and no side's
        colour = side_key(piece.side)
        if self.catalogue.has(colour):
            return Noun(self.kind_key(piece), colour=colour)
        return Name(f"{piece.side} {self.say(self.kind_key(piece))}")

    def piece_named(self, piece: Piece) -> str:
        """Return a piece by itself: 'white knight'."""
        return self.say(BARE, it=self.piece(piece))

    def kind_key(self, piece: Piece) -> Key:
        """Return the key of what a piece is called without its colour."""
        if not piece.kind:
            return piece_key(self.wording.piece)
        return self.kinds.get(piece.kind) or _KINDS.get(piece.kind, ANY_PIECE)

    def side(self, name: str) -> Value:
        """Return the name of a side, of several ('black or red'), or of a member."""
        for last, key in (("and", AND), ("or", OR)):
            if f" {last} " in name:
                names = re.split(rf", | {last} ", name)
                return listing(map(self.side, names), key)
        if member := _MEMBER.fullmatch(name):
            side = self.side(member[1])
            return Name(self.say(Key("words-member"), side=side, number=member[2]))
        return self._side(name)

    def _side(self, name: str) -> Value:
        key = side_key(name)
        return Noun(key) if self.catalogue.has(key) else Name(name)

    def side_named(self, name: str) -> str:
        """Return the name of a side by itself."""
        return self.say(BARE, it=self.side(name))

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
            return f"{self.side_named(row)} {self.number(number)}"
        return f"{self.letter(letter)} {self.number(number)}"

    def pit_of(self, side: str, name: str) -> str:
        """Return a pit that a side sows; for ears one of its own row by its number."""
        if not self.ears or name in self.places or _ROWS.get(name[0]) != side:
            return self.site(name)
        return self.say(Key("spoken-own-pit"), number=self.number(name[1:]))

    def sites(self, names: Iterable[str]) -> Listing:
        """Return several sites; of many only some, and how many more there are."""
        every = tuple(names)
        if len(every) <= MOST_NAMED:
            return listing(map(self.site, every), AND)
        more = self.say(Key("spoken-more"), count=len(every) - SOME_NAMED)
        return listing([*map(self.site, every[:SOME_NAMED]), more], AND)

    def rows(self, rows: tuple[tuple[str, ...], ...]) -> Value:
        """Return lines of the board by their sites, for ears site by site."""
        if not self.ears:
            return Saying.rows(self, rows)
        return self.sites(name for row in rows for name in row)

    def listed(self, parts: Iterable[Value], last: Key = AND) -> str:
        """Return values as a list with 'and' or 'or' before the last."""
        return self.say(BARE, it=listing(parts, last))

    def label(self, site: str) -> str:
        """Return the players' label of a site."""
        return site if self.labels is None else self.labels.label(site)

    def store(self, letter: str) -> str:
        """Return the name of a row's store."""
        return self.say(Key("spoken-storehouse"), side=self.side(_ROWS[letter]))

    def letter(self, letter: str) -> str:
        """Return a site's letter as spoken."""
        if not self.ears:
            return letter
        at = ord(letter.lower()) - ord("a")
        names = self.say(self.alphabet).split() if self.alphabet else []
        if 0 <= at < len(names):
            return names[at]
        return self.say(Key(f"words-spelling-{letter.lower()}"))

    def number(self, number: str) -> str:
        """Return a site's number as spoken."""
        return self.say(Key(f"words-number-{number}")) if self.ears else number

    def notation(self, turn: Notation) -> str:
        """Return a turn as the game's players say it, for ears at least its sites."""
        from device.words.turns import acts_by_piece, acts_told  # it imports this one

        if self.labels is None and not self.ears:
            return turn.text
        if turn.by_piece is not None:
            return acts_by_piece(turn.by_piece, self)
        if turn.turn is not None:
            return acts_told(turn.turn, self)
        if not self.ears:
            return turn.text if self.labels is None else self.labels.text(turn.text)
        return ", ".join(map(self.site, _SITE.findall(turn.text))) or turn.text

    def several(self, sentences: list[str]) -> str:
        """Return sentences one after another, for ears with a longer pause."""
        if not self.ears:
            return Saying.several(self, sentences)
        return ". ".join([*sentences[:1], *map(capital, sentences[1:])])


def capital(text: str) -> str:
    """Return a sentence with a capital; a site that it begins with stays as it is."""
    if _STARTS_WITH_SITE.match(text):
        return text
    return text[:1].upper() + text[1:]
