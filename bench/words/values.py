"""The values that variables of messages take; the type of each is declared once."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random

from rules.core.facts import (
    AND,
    OR,
    Fact,
    Line,
    Man,
    Notation,
    Sentence,
    Sides,
    Sites,
    Together,
)
from rules.core.saying import Saying, listing
from words.catalogue import catalogue
from words.keys import Key
from words.languages import ENGLISH
from words.scopes import PAGE_SCOPES
from words.values import Listing, Name, Noun, Value

COUNTS = (0, 1, 2, 5, 11)
SIDES = ("white", "black", "red", "blue", "north", "south", "east", "first", "second")
LINES = ("mill", "jare", "pillar", "row of three", "Tresillo", "trio")
PIECES = ("chip", "cow", "stone", "piece", "man", "disc", "amazon", "stack", "counter")
FILLER = "Q7"
"""A text that is already in words, such as a turn."""

_MOST = 300
"""Limit of combinations of values; of more, an evenly spaced sample is rendered."""

_TYPES: Mapping[str, str] = {
    "side": "own foe side who captured_by",
    "loser": "loser",
    "winners": "winners",
    "foes": "foes sides",
    "sites": """own_gone own_come foe_gone foe_come foe_placed placed come gone over
        stacks strange recoloured everything sites taken wrong between attacked arrows
        arrows_gone apart liberties turned turned_back astray_to astray_from crowned
        uncaptured outside filled emptied lifted extra own_taken grown flown_over
        shuffled slipped_under high lost pits stores unwon won fallow fed goals row
        around leg inside facing swept here there closed""",
    "site": """site pit king_to rook_to landing soli home first last""",
    "turn": "turn then example longest second better",
    "piece": "piece royal one upon",
    "pieces": "pieces met attackers attackers_over checkers swimmers own_lost",
    "kinds": "becomes",
    "others": "others",
    "line": "line",
    "count": """count distance lacking too_many wanted held least most highest draw
        jumps needed n level seconds number all size room free rate wide degrees
        kilobytes edges_most points_each minutes""",
    "edges": "edges",
    "zone": "zone",
    "text": """told slip mine what way ways acts why reason task was could top below
        text it names meaning boards file command name password address device id sheet
        setting counts points title board game store chips men seen part ends share
        places language kind source folder round other law option value""",
}

_OWN: Mapping[str, str] = {
    "house-men-each count": "many",
    "words-after first": "text",
    "words-after then": "text",
    "words-and others": "text",
    "words-and last": "text",
    "words-or others": "text",
    "words-or last": "text",
    "words-member number": "count",
    "words-several pieces": "men",
    "referee-trimming-owed due": "sites",
    "referee-turning-owed due": "sites",
    "solo-no-change due": "colour",
    "solo-wrong-colour-of-soli due": "colour",
    "solo-wrong-colour-of-soli placed": "colour",
    "solo-wrong-colour-of-soli-stone-taken-next due": "colour",
    "solo-wrong-colour-of-soli-stone-taken-next stood": "colour",
    "solo-same-colour-beside placed": "colour",
    "solo-foreign-chip foe": "colour",
    "solo-foreign-chip own": "colour",
    "kinds-not-taken taken": "pieces",
    "kinds-taken-elsewhere taken": "pieces",
    "kinds-too-late-in-passing taken": "piece",
    "kinds-too-many-taken extra": "pieces",
    "kinds-leg-blocked leg": "sites",
    "takeaway-too-many-taken taken": "count",
    "towers-blocked lifted": "count",
    "towers-moved-twice first": "turn",
    "spoken-swapped other": "piece",
    "spoken-play sides": "foes",
    "spoken-head sides": "count",
    "spoken-then first": "text",
    "spoken-then second": "text",
    "spoken-sheet first": "text",
    "spoken-sheet last": "text",
    "spoken-mend-move piece": "coloured",
    "spoken-mend-take piece": "coloured",
    "spoken-mend-put piece": "coloured",
    "spoken-mend-turn piece": "coloured",
    "spoken-mend-exchange piece": "coloured",
    "spoken-mend-move-many pieces": "text",
    "spoken-mend-take-many pieces": "text",
    "spoken-mend-put-many pieces": "text",
    "spoken-unsure piece": "coloured",
    "spoken-looks-like piece": "coloured",
    "spoken-looks-like seen": "kind",
    "spoken-from-one row": "text",
    "spoken-row row": "text",
    "spoken-missed-turns n": "many",
    "spoken-missed-turns-may-told-ways n": "many",
    "spoken-missed-turns-may-told-ways count": "many",
    "spoken-missed-turns-were-they-played n": "many",
    "spoken-mend-move-many count": "many",
    "spoken-mend-take-many count": "many",
    "spoken-mend-whole count": "many",
    "spoken-more count": "many",
    "spoken-time side": "side",
    "table-speaks language": "text",
    "spoken-wins winners": "side",
    "spoken-wins-round winners": "side",
    "sowing-seeds-lost-sowed-seeds-missing lacking": "many",
    "sowing-wrong-count-sowed-seeds-too too_many": "many",
    "towers-not-sown count": "many",
    "rulings-not-empty-moved-from-onto foe": "colour",
    "stacks-other-colour own": "colour",
    "stacks-own-chip-on-top own": "colour",
    "trio-put-upon-foe foe": "colour",
}
"""Variables that are of another type in one message."""


_SINGLE = """
    rulings-chip-moved own_taken
    rulings-two-chips-moved own_taken  rulings-stacked stacks
    captures-king-diagonal own_gone  captures-crowned-early crowned
    captures-taken-elsewhere own_gone  kinds-recoloured-alone recoloured
    lines-forbidden-site own_come
    mabambo-nothing-taken own_come  moves-arrow-gone arrows_gone
    moves-arrow-moved arrows_gone  moves-arrow-not-in-line arrows
    moves-shot-from-before arrows  placing-middle-first placed
    placing-no-liberty placed  placing-not-empty stacks
    placing-nothing-enclosed placed  solo-cannot-refill taken
    solo-not-over-setting-up emptied  solo-not-soli-row taken
    solo-same-colour-beside outside  solo-too-many-taken extra
    solo-wrong-colour-of-soli-stone-taken-next taken  solo-none-in-hand outside
    solo-none-in-hand-stone-appeared-there filled  solo-soli-stays lifted
    sowing-feeding-due fed  stacks-blocked own_gone  stacks-covered-chip shuffled
    stacks-own-chip-on-top own_come  stacks-stack-too-high high
    takeaway-chip-moved grown  takeaway-none-in-hand grown
    trio-never-removed foe_gone  trio-placed-inside inside
    trio-reserve-without-pull own_gone  spoken-gives-seed-from here
    spoken-mend-move here  spoken-mend-take here  spoken-mend-turn here
    spoken-mend-exchange here  spoken-mend-move-seeds here
    pits-holds-more-than-one-stone stacks  solo-wrong-pit outside
    solo-wrong-colour-of-soli outside  trio-placed-inside-brought-stone-stones inside
    towers-blocked everything  spoken-mend-take-seeds here
    spoken-mend-put-seeds there  placing-wrong-side-up foe_placed
    moves-shot-first arrows
"""
"""Variables of which the rule of their message allows one site only."""


def values_of(key: str, name: str, saying: Saying) -> list[Value]:
    """Return the values that a variable of a message takes.

    Raises
    ------
    KeyError
        If no type is declared for the variable.
    """
    single = re.search(rf"\b{key} {name}(?!\w)", _SINGLE)
    if f"WORDS(${name}" in catalogue(ENGLISH).entry(key).source:
        kind = "many"
    elif key.partition("-")[0] in PAGE_SCOPES:
        kind = "count" if name in _TYPES["count"].split() else "text"
        kind = _OWN.get(f"{key} {name}", kind)
    else:
        kind = "site" if single else _OWN.get(f"{key} {name}") or _type_of(name)
    return _VALUES[kind](saying)


def _type_of(name: str) -> str:
    for kind, names in _TYPES.items():
        if name in names.split():
            return kind
    raise KeyError(f"of which type is ${name}? declare it in bench/words/values.py")


def combinations(
    key: str, names: tuple[str, ...], saying: Saying
) -> Iterator[dict[str, Value]]:
    """Yield values for all variables of a message: every combination, or many drawn.

    However many there are, every value of every variable is among them.
    """
    each = [values_of(key, name, saying) for name in names]
    if prod(map(len, each)) <= _MOST:
        rows: Iterable[Sequence[Value]] = product(*each)
    else:
        chance = Random(key)
        for values in each:
            chance.shuffle(values)  # so that equally long ones do not go in step
        count = max(_MOST, *map(len, each))
        rows = ([values[at % len(values)] for values in each] for at in range(count))
    for row in rows:
        yield dict(zip(names, row, strict=True))


def kind_terms() -> tuple[Key, ...]:
    """Return the terms of kinds of pieces."""
    of_kinds = catalogue(ENGLISH).scope("kinds").items()
    return tuple(Key(k) for k, entry in of_kinds if ".many" in entry.source)


def _facts(facts: list[Fact]) -> Callable[[Saying], list[Value]]:
    return lambda saying: [saying.value(fact) for fact in facts]


def _sides(last: Key) -> Callable[[Saying], list[Value]]:
    def values(saying: Saying) -> list[Value]:
        pairs = (("white", "black"), ("north", "east"))
        return [listing(map(saying.side, pair), last) for pair in pairs]

    return values


def _one_side(saying: Saying) -> list[Value]:
    return [*map(saying.side, SIDES), Name("Anna")]


def _pieces(*, several: bool) -> Callable[[Saying], list[Value]]:
    def values(saying: Saying) -> list[Value]:
        one = [Man(term, site="d4") for term in kind_terms()]
        if not several:
            return [saying.value(man) for man in one]
        two = [(one[i], one[i - 1]) for i in range(len(one))]
        return [saying.value(Together(men)) for men in (*((m,) for m in one), *two)]

    return values


def _becomes(saying: Saying) -> list[Value]:
    men = tuple(Man(term) for term in kind_terms()[:3])
    return [saying.value(Together(men, OR))]


def _coloured(saying: Saying) -> list[Value]:
    terms = (*kind_terms(), *(Key(f"words-piece-{word}") for word in PIECES))
    return [saying.value(Man(term, side)) for term in terms for side in SIDES[:4]]


def _others(saying: Saying) -> list[Value]:
    return [Listing((noun,), AND) for noun in _coloured(saying)]


def _men(_: Saying) -> list[Value]:
    return [Noun(f"words-piece-{word}", count=2) for word in PIECES]


def _sentences(*keys: str) -> Callable[[Saying], list[Value]]:
    return _facts([Together((Sentence(Key(key)),)) for key in keys])


_VALUES: Mapping[str, Callable[[Saying], list[Value]]] = {
    "side": _one_side,
    "loser": lambda saying: [*_one_side(saying), *_sides(AND)(saying)],
    "winners": lambda saying: [*_one_side(saying)[:-1], *_sides(AND)(saying)],
    "foes": lambda saying: [*_one_side(saying)[:-1], *_sides(OR)(saying)],
    "colour": _facts([Sides((side,)) for side in SIDES[:4]]),
    "sites": _facts([Sites(("d4",)), Sites(("e5", "b2"))]),
    "site": _facts([Sites(("d4",))]),
    "turn": _facts([Notation("c6-d4")]),
    "piece": _pieces(several=False),
    "pieces": _pieces(several=True),
    "kind": lambda saying: [saying.value(Man(term)) for term in kind_terms()],
    "kinds": _becomes,
    "coloured": _coloured,
    "others": _others,
    "men": _men,
    "line": _facts([Line(word) for word in LINES]),
    "count": lambda _: list(COUNTS),
    "many": lambda _: [count for count in COUNTS if count > 1],
    "edges": _sentences("trio-north", "trio-east"),
    "zone": lambda saying: [
        saying.text(Sentence(Key(key)))
        for key in ("kinds-its-palace", "kinds-its-own-half", "kinds-river")
    ],
    "text": lambda _: [FILLER],
}
