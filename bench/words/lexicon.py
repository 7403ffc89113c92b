"""Lexicon of the grammar checks by language: articles, contractions, verbs, names."""

import re
from collections.abc import Mapping
from functools import cache

from bench.words.values import PIECES, kind_terms
from words.catalogue import catalogue
from words.languages import ENGLISH
from words.scopes import SCOPES

Form = tuple[str, str]
"""Gender and number of a noun; 'any' where an article tells it not."""

_PIECES = (
    *(f"words-piece-{word}" for word in (*PIECES, "seed", "arrow")),
    *kind_terms(),
)

_COUNTED: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "en": (
        ("turn", "turns", "any"),
        ("point", "points", "any"),
        ("place", "places", "any"),
        ("site", "sites", "any"),
        ("second", "seconds", "any"),
        ("cup", "cups", "any"),
        ("way", "ways", "any"),
        ("square", "squares", "any"),
        ("degree", "degrees", "any"),
    ),
    "de": (
        ("zug", "züge", "masculine"),
        ("punkt", "punkte", "masculine"),
        ("stelle", "stellen", "feminine"),
        ("feld", "felder", "neuter"),
        ("sekunde", "sekunden", "feminine"),
        ("mulde", "mulden", "feminine"),
        ("art", "arten", "feminine"),
    ),
    "fr": (
        ("tour", "tours", "masculine"),
        ("coup", "coups", "masculine"),
        ("point", "points", "masculine"),
        ("case", "cases", "feminine"),
        ("seconde", "secondes", "feminine"),
        ("trou", "trous", "masculine"),
        ("façon", "façons", "feminine"),
        ("degré", "degrés", "masculine"),
    ),
    "es": (
        ("turno", "turnos", "masculine"),
        ("jugada", "jugadas", "feminine"),
        ("punto", "puntos", "masculine"),
        ("casilla", "casillas", "feminine"),
        ("sitio", "sitios", "masculine"),
        ("segundo", "segundos", "masculine"),
        ("hoyo", "hoyos", "masculine"),
        ("manera", "maneras", "feminine"),
        ("grado", "grados", "masculine"),
    ),
    "sw": (),
}
"""Nouns that are no terms, but are counted: one, several, gender."""

_ONE, _MANY = "one", "many"


def _among(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _article(*forms: Form) -> frozenset[Form]:
    return frozenset(forms)


ARTICLES: Mapping[str, Mapping[str, frozenset[Form]]] = {
    "en": {
        "a": _article(("any", _ONE)),
        "an": _article(("any", _ONE)),
        "the": _article(("any", "any")),
    },
    "de": {
        "der": _article(("masculine", _ONE), ("feminine", _ONE), ("any", _MANY)),
        "die": _article(("feminine", _ONE), ("any", _MANY)),
        "das": _article(("neuter", _ONE)),
        "den": _article(("masculine", _ONE), ("any", _MANY)),
        "dem": _article(("masculine", _ONE), ("neuter", _ONE)),
        "ein": _article(("masculine", _ONE), ("neuter", _ONE)),
        "eine": _article(("feminine", _ONE)),
        "einen": _article(("masculine", _ONE)),
        "einem": _article(("masculine", _ONE), ("neuter", _ONE)),
        "einer": _article(("feminine", _ONE)),
        "kein": _article(("masculine", _ONE), ("neuter", _ONE)),
        "keine": _article(("feminine", _ONE), ("any", _MANY)),
        "keinen": _article(("masculine", _ONE)),
    },
    "fr": {
        "le": _article(("masculine", _ONE)),
        "la": _article(("feminine", _ONE)),
        "les": _article(("any", _MANY)),
        "un": _article(("masculine", _ONE)),
        "une": _article(("feminine", _ONE)),
        "des": _article(("any", _MANY)),
        "aucun": _article(("masculine", _ONE)),
        "aucune": _article(("feminine", _ONE)),
    },
    "es": {
        "el": _article(("masculine", _ONE)),
        "la": _article(("feminine", _ONE)),
        "los": _article(("masculine", _MANY)),
        "las": _article(("feminine", _MANY)),
        "un": _article(("masculine", _ONE)),
        "una": _article(("feminine", _ONE)),
        "ningún": _article(("masculine", _ONE)),
        "ninguna": _article(("feminine", _ONE)),
    },
    "sw": {},
}
"""The articles of a language, and the nouns that they can stand before."""

CONTRACTED: Mapping[str, re.Pattern[str] | None] = {
    "en": re.compile(
        r"\b(?:a (?!and\b)[aeio]\w+|an [bcdfgjklmnpqrstvwxyz]\w+)", re.IGNORECASE
    ),
    "sw": None,
    "es": re.compile(
        r"\b(?:de el|a el|y i(?!P)\w+|o o\w+)\b|\b(?:de|a) (?:los|las) (?:los|las)\b",
    ),
    "fr": re.compile(
        r"\bd'[a-t]\d|\b[dà]e? les?\b(?! \w+re?\b)"
        r"|(?<!-)\b(?:le|la|de|que|je|ne|se|ce) "
        r"(?!onze|aux?\b|à)[aeiouéèê](?!\d)\w+",
        re.IGNORECASE,
    ),
    "de": re.compile(
        r"(?<!, )\b(?:zu de[mr]|in dem|an dem|bei dem|von dem(?= Brett))\b"
    ),
}
"""What has to be drawn together, or must not be."""

SINGULAR: Mapping[str, str] = {
    "en": "is|has|was|stands|attacks|holds|lies|wins|plays|goes|does|moves|begins",
    "de": "ist|hat|steht|liegt|zog|nahm|schlug|gewinnt|darf|kann|muss",
    "fr": "a|est|n'a|doit|ne peut|peut|joue|gagne|prend|va|fait|attaque|abandonne|"
    "réclame|donne|se trouve|sème|reçoit|était|pose|vient|montre|continue",
    "es": "ha|está|es|tiene|movió|capturó|tomó|quitó|jugó|puso|levantó|saltó|debe|"
    "puede|no puede|no tiene|gana|juega|ataca|llegó|fue|voló|sembró|reclama|"
    "enrocó|se rinde|hay",
    "sw": "(?!)",
}
"""Verbs in the singular that stand in messages after who does something."""

NAMES = _among(
    """lights
    Anna Tresillo Trio Trios Jare Jares Android Linux Firefox Chrome Safari
    Mac iPhone iPad Windows Install Certificate Current User Trusted Root
    Certification Authorities General About Trust Settings Always Profile
    Downloaded anyway CA certificates Wi Fi certificate Keychain usb video
    sudo doctor raspberry referee anew gpio apt aplay espeak source off kind use
    celsius oscar kilo club Tresillos west ring pixels
    beyt beyts nguzo kuruka lazima Swahili HTJB MindSports oodan mwamuzi PIN PINs
    imbalavali American unlock End TRF Juma TLS CSV PGN SGF Fischer Bronstein
    Amina grand slam min nyoka AXF WXF DGT FIDE Dimyand AbstractPlay Alquerque
    ludism org Bella Cesar alfa Home HTML
    """
)
"""Names that are no language's."""


@cache
def names() -> frozenset[str]:
    """Return names that are no language's, the games' own among them, in lower case."""
    english = catalogue(ENGLISH)
    titles = (
        entry.value
        for scope in SCOPES
        for key, entry in english.scope(scope).items()
        if key.endswith("-title")
    )
    words = (word for title in titles for word in re.findall(r"[^\W\d_]+", title))
    return frozenset(word.lower() for word in (*NAMES, *words))


ALIKE: Mapping[str, frozenset[str]] = {
    "de": _among(
        """
    position general bank system name wind arm warm hand land lang rate mate
    museum tag winter terminal computer kamera monitor pin zebra giraffe lion
    elefant affe general programm minute orange neutral trio solo web server
    browser token start test modus daten passwort admin proxy port adapter
    arena echo golf hotel india kilo lima november oscar papa quebec romeo
    sierra tango was the des war bad zebras match still reserve websites bring
    option optionen code notation man text version rest phase film animation
    problem format pause person updates finger moment parade
    """
    ),
    "fr": _among(
        """
    place point points position positions lion crocodile silence minute
    minutes orange neutral trio solo images image page terminal machine
    distance direction explosions table six age deux son par est camp non
    possible canon cannon source ici reste occupations adversaire diagonal
    certificat camera caméra simple double juste relay restaurant grand plus
    base note message main pages tour route ruse pion general centre
    crocodiles lions correction match second places option options notation
    intersection intersections gain gains mode code question pause parts moment
    long format face date zone version signature session score phase film
    exception corrections attention animation actions web article mate animal
    mandarins description descriptions discussion suicide impasse scores
    explosion parade directions
    """
    ),
    "es": _among(
        """
    general trio solo terminal normal final diagonal error color animal
    neutral cable hospital local real son red tan once par zebra leon hay sale
    place has pan sin van con era legal mate simple web usual
    capture rectangular horizontal vertical
    """
    ),
    "sw": _among(
        """
    kamera mat jare trio solo neutral simba
    """
    ),
}
"""Words that are alike in English and in a language."""


@cache
def nouns(language: str) -> Mapping[str, frozenset[Form]]:
    """Return gender and number of every noun that is a term, or is counted."""
    here, found = catalogue(language), dict[str, set[Form]]()
    for term in _PIECES:
        gender = here.attribute(term, "gender") or "any"
        weak = here.attribute(term, "weak")
        found.setdefault(here.text(term).lower(), set()).add((gender, _ONE))
        found.setdefault(here.attribute(term, "many").lower(), set()).add(
            (gender, _MANY)
        )
        if weak:
            found.setdefault(weak.lower(), set()).add((gender, _ONE))
    for key in catalogue(ENGLISH).scope("words"):
        if key.startswith("words-line-"):
            gender = here.attribute(key, "gender") or "any"
            found.setdefault(here.text(key).lower(), set()).add((gender, _ONE))
    for one, many, gender in _COUNTED[language]:
        found.setdefault(one, set()).add((gender, _ONE))
        found.setdefault(many, set()).add((gender, _MANY))
    return {word: frozenset(forms) for word, forms in found.items()}


@cache
def colours(language: str) -> Mapping[str, frozenset[Form]]:
    """Return the forms of the adjectives of sides."""
    here, found = catalogue(language), dict[str, set[Form]]()
    for key in catalogue(ENGLISH).scope("words"):
        if not key.startswith("words-side-") or not here.attribute(key, "adjective"):
            continue
        stem = here.attribute(key, "adjective")
        if language == "de":
            for ending in ("e", "er", "es", "en"):
                found.setdefault(f"{stem}{ending}", set()).add(("any", "any"))
            continue
        feminine = here.attribute(key, "feminine")
        many = here.attribute(key, "plural")
        found.setdefault(stem, set()).add(("masculine", _ONE))
        found.setdefault(feminine, set()).add(("feminine", _ONE))
        found.setdefault(many, set()).add(("masculine", _MANY))
        most = here.attribute(key, "feminine_plural") or f"{feminine}s"
        found.setdefault(most, set()).add(("feminine", _MANY))
    return {word: frozenset(forms) for word, forms in found.items()}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return every word that stands in a language's messages."""
    own = catalogue(language)
    text = " ".join(
        entry.source.partition("=")[2]
        for scope in SCOPES
        for entry in own.scope(scope).values()
    )
    text = re.sub(
        r"\{[^{}\"]*\}|\[\w+\]|\$\w+|\.\w+ =|FORM|ATTR|COUNT|AGREE", " ", text
    )
    return frozenset(
        word.lower() for word in re.findall(r"[^\W\d_]+(?:'(?=[^\W\d_]))?", text)
    )
