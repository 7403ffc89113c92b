"""Metadata of a game: names, sources, options and rules in prose."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

from rules.boards.table import find_board
from rules.core.board import Lattice
from rules.core.errors import DefinitionError
from rules.core.facts import Fact, Sentence, cited
from rules.core.labels import Labelling, Written
from rules.core.model import Setting
from rules.core.saying import as_sentence
from rules.core.texts import Texts
from rules.core.wording import PLAIN, Wording
from rules.games.law import Law

Options = Mapping[str, Mapping[Setting, Mapping[str, object]]]
"""Option, setting, and the fields of the record that the setting changes."""


class Record(Protocol):
    """Card, and the fields in which games of one family differ."""

    @property
    def card(self) -> "Card":
        """Return the metadata that every record has."""


R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
class Kinship:
    """Base record of a variant, and the fields that differ.

    Attributes
    ----------
    other
        The record that it is like.
    own
        The fields of card and record that differ, by name.
    """

    other: Record
    own: Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """Metadata that every record has.

    Attributes
    ----------
    id
        The name in snake_case.
    title
        The name for people. This text and the ones below are keys of messages, or
        plain words for a game of one's own, which are shown as they stand.
    aliases
        Other names that people know the game by.
    meaning
        A sentence on what the name means, for texts that explain it.
    wording
        What the book calls the game's lines and pieces.
    board
        Id of the board that the game is written for.
    labelling, written
        How its players name the places of the board, and write turns.
    players
        How many people play.
    options
        For each option its settings, the ordinary one first, and for each setting
        the fields that it changes, of the card or beside it.
    source
        Rulebook and entry; ``{title}`` in it stands for the title.
    says
        What the entry says on each law, in our own words.
    silent
        Names of the fields, or values of the laws, on which the source is silent.
    rules
        The whole rules in plain words, by paragraph; () for what a family ordinarily
        does.
    notes
        The readings chosen where the source is unclear.
    facts
        What the texts may name besides title and meaning: the numbers of the record.
    kinship
        Which record this one is like; None where all is written out.
    """

    id: str
    title: str
    aliases: tuple[str, ...] = ()
    meaning: str = ""
    wording: Wording = PLAIN
    board: str
    labelling: Labelling = Labelling.PLAIN
    written: Written = Written.SIGNS
    players: int = 2
    options: Options = field(default_factory=dict)
    source: str
    says: Mapping[Law, str]
    silent: tuple[str, ...] = ()
    rules: tuple[str, ...]
    notes: tuple[str, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)
    kinship: Kinship | None = field(default=None, compare=False, repr=False)

    def cite(self, law: Law) -> Sentence:
        """Return rulebook, entry and what it says on the law."""
        return cited(self.book, self.sentence(self.says[law]))

    def titled(self) -> Sentence:
        """Return the title."""
        return as_sentence(self.title, self.facts)

    @property
    def name(self) -> str:
        """Return the title in English."""
        return str(self.titled())

    @property
    def texts(self) -> Texts:
        """Return title, rules and notes."""
        rules, notes = map(self.sentence, self.rules), map(self.sentence, self.notes)
        return Texts(self.titled(), (*rules,), (*notes,))

    @property
    def book(self) -> str:
        """Return rulebook and entry."""
        return self.source.replace("{title}", self.name)

    def sentence(self, text: str) -> Sentence:
        """Return a text of the card with the facts that it names."""
        known = {**self.facts, "title": self.titled()}
        known["meaning"] = as_sentence(self.meaning, known)
        return as_sentence(text, known)

    @property
    def lattice(self) -> Lattice:
        """Return the files and ranks of the board.

        Raises
        ------
        DefinitionError
            If it has none.
        """
        lattice = find_board(self.board).lattice
        if lattice is None:
            raise DefinitionError(f"{self.id}: {self.board} has no files and ranks")
        return lattice

    def check(self, laws: Collection[Law], fields: Iterable[str]) -> None:
        """Check that the card says something on every law, and names known fields.

        Parameters
        ----------
        laws
            All that rulings of the family cite.
        fields
            Names of the record's fields.

        Raises
        ------
        DefinitionError
            If a law is left out, one that no ruling cites is given, an item in
            ``silent`` is neither a field nor a law, or an option changes what is no
            field.
        """
        missing = [law.value for law in laws if law not in self.says]
        if missing and self.rules:
            raise DefinitionError(f"{self.id}: nothing is said on {', '.join(missing)}")
        uncited = [law.value for law in self.says if law not in laws]
        if uncited:
            raise DefinitionError(
                f"{self.id}: no ruling of this family is about {', '.join(uncited)}, "
                f"only about {', '.join(law.value for law in laws)}"
            )
        names = {*fields}
        known = {*names, "players", "board", *(law.value for law in laws)}
        unknown = [name for name in self.silent if name not in known]
        if unknown:
            raise DefinitionError(f"{self.id}: {unknown} are neither fields nor laws")
        settable = {*names, *self.__slots__}
        for option, settings in self.options.items():
            for setting, changes in settings.items():
                strange = [name for name in changes if name not in settable]
                if strange:
                    raise DefinitionError(
                        f"{self.id}: {option} {setting} sets {strange}, no fields"
                    )


def values(**settings: tuple[Setting, ...]) -> Options:
    """Return options that bear the name of the field that they set."""
    return {
        name: {value: {name: value} for value in choice}
        for name, choice in settings.items()
    }


def varied(record: R, settings: Mapping[str, Setting]) -> R:
    """Return a record with the fields that the settings of its options change.

    A field may be one of its card's: the board. What is said on a law stands in for
    what the card says on it.
    """
    changes: dict[str, Any] = {}
    says = dict(record.card.says)
    for option, setting in settings.items():
        changes |= record.card.options[option][setting]
        says |= changes.pop("says", {})
    if not changes:
        return record
    changes["says"] = says
    of_card = {name: to for name, to in changes.items() if name in Card.__slots__}
    beside = {name: to for name, to in changes.items() if name not in of_card}
    whole: Any = record
    changed: R = replace(whole, card=replace(record.card, **of_card), **beside)
    return changed


def choices(options: Options) -> Mapping[str, tuple[Setting, ...]]:
    """Return each option's settings, the ordinary one first."""
    return {option: tuple(settings) for option, settings in options.items()}


def choosing_board(options: Options) -> frozenset[str]:
    """Return the options with a setting for another board."""
    return frozenset(
        option
        for option, settings in options.items()
        if any("board" in fields for fields in settings.values())
    )
