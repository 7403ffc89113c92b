"""Sentences in every language: events, the rulebooks' own words, points for ears."""

from dataclasses import replace
from itertools import combinations

import pytest

from device.config.setting_kinds import OneOf, keys_of
from device.config.settings import VoiceSettings
from device.voice.phrases import ALPHABETS, for_ears, phrase, remark, words_for
from device.words import remarks
from device.words.remarks import DISK_FULL, next_up
from rules.boards.table import BOARDS
from rules.catalogue import GAMES, find_game
from rules.core.events import (
    Adopted,
    BoardTold,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Paused,
    Question,
    Restored,
    Resumed,
    RoundScored,
    Standing,
    TakenBack,
    TimeUp,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.facts import (
    Line,
    Notation,
    Sentence,
    Several,
    Sides,
    Sites,
    verbatim,
)
from rules.core.model import Result, Ruling, Step, StepKind, Turn
from tests.mends import mending
from words.keys import Key
from words.languages import LANGUAGES

SIDES = ("white", "black")
PLACED = Turn("white", (Step(StepKind.PLACE, "a7", "white"),), "a7")
SHOT = Turn(
    "white",
    (
        Step(StepKind.MOVE, "a4", "white", "a7"),
        Step(StepKind.REMOVE, "g7", "black"),
    ),
    "a4-a7xg7",
)
SOWN = Turn(
    "south",
    (
        Step(StepKind.LIFT, "S3", "south", count=4),
        Step(StepKind.DROP, "S4", "south"),
        Step(StepKind.TAKE, "N2", "south", "S", 4),
    ),
    "S3",
)
MILL = (("a7", "d7", "g7"),)
SHORT = Sentence(
    Key("sowing-should-hold-not"),
    {"site": Sites(("S5",)), "wanted": 5, "held": 4},
)
LOST = Ruling(
    "seeds_lost",
    ("S5",),
    verbatim("The book"),
    Sentence(
        Key("sowing-seeds-lost"),
        {
            "own": Sides(("south",)),
            "turn": Notation("S3"),
            "told": Several((SHORT,)),
        },
    ),
)
RULED = Ruling(
    "no_mill",
    ("g7",),
    verbatim("The book"),
    Sentence(
        Key("lines-no-mill"),
        {"own": Sides(("white",)), "foe_gone": Sites(("g7",)), "line": Line("mill")},
    ),
)

EVENTS: list[Event] = [
    Moved(1, PLACED, MILL, 1.0, {}),
    Moved(1, SHOT, MILL * 2, 1.0, {}),
    Moved(1, SOWN, (), 1.0, {}),
    Owed("white", StepKind.REMOVE, (), reminder=False, mills=MILL),
    *(Owed("white", kind, (), reminder=True) for kind in StepKind),
    Illegal("white", mending(RULED, ("g1", "a7"), ("b2", None), (None, "d6"))),
    Restored(),
    Adopted({}, "black"),
    Question(3, ((PLACED,), (SHOT, PLACED), ())),
    Question(3, ((SOWN,),), taken=False, suspected=LOST),
    Corrected(3, PLACED, SHOT),
    Corrected(3, SHOT, PLACED, goes_on=True),
    TakenBack(4, SHOT, {}, "white"),
    Paused(),
    Unpaused(),
    *(Trouble(kind) for kind in TroubleKind),
    Resumed(TroubleKind.DARK),
    TimeUp("black", 5.0, verbatim("")),
    RoundScored(Result(("white",), "blocked", {}), {"white": 3, "black": 1}),
    RoundScored(Result((), "full_board", {}), {"white": 1, "black": 1}),
    Over(Result(("white",), "conceded", {})),
    Over(Result(("white", "black"), "points_goal", {})),
    Over(Result((), "agreed", {})),
    Over(Result(("white",), "conceded_on_board", {})),
    Over(Result((), "agreed_on_board", {})),
    Standing("white", last=SHOT),
    Standing("white", ruling=Illegal("white", RULED)),
    Standing("white", owed=Owed("white", StepKind.REMOVE, (), reminder=True)),
    Standing("white", question=Question(3, ((PLACED,), (SHOT,)))),
    Standing(None, result=Result(("white",), "two_left", {})),
    BoardTold({"a7": ("white",), "d7": (), "a4": ("black",)}, {"white": 3}, "white"),
    BoardTold({"N1": 3, "N": 4, "S": 0, "S1": 2}, {}, None),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_said_in_every_language(event: Event) -> None:
    said = {
        language: phrase(event, SIDES, language, ears=True) for language in LANGUAGES
    }

    assert len(set(said.values())) == len(LANGUAGES)
    for text in said.values():
        assert text[0] == text[0].upper()
        assert text.rstrip()[-1] in ".!?"
        assert "{" not in text
        assert "  " not in text


SAID = {
    "en": "White from alpha four to alpha seven, takes golf seven. Mill!",
    "sw": "Nyeupe kutoka asali nne hadi asali saba, anakamata gari saba. Kinu!",
    "es": "Las blancas: de Antonio cuatro a Antonio siete, toma Granada siete. "
    "¡Molino!",
    "fr": "Les Blancs : d'Anatole quatre à Anatole sept, prend Gaston sept. Moulin !",
    "de": "Weiß von Anton vier nach Anton sieben, nimmt Gustav sieben. Mühle!",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_with_a_mill_is_told(language: str) -> None:
    event = Moved(1, SHOT, MILL, 1.0, {})

    assert phrase(event, SIDES, language, ears=True) == SAID[language]


OWN_WORDS = [
    ("nine_mens_morris", "en", "Mill! White, take a black man."),
    ("nine_mens_morris", "de", "Mühle! Weiß, nimm einen Stein von Schwarz."),
    ("morabaraba_htjb", "en", "Mill! White, shoot a black cow."),
    ("morabaraba_htjb", "es", "¡Molino! Blancas, disparad a una vaca de las negras."),
    ("morabaraba_htjb", "sw", "Kinu! Nyeupe, piga ng'ombe mmoja wa nyeusi."),
    ("shax", "en", "Jare! White, take a black piece."),
    ("shax", "fr", "Jare ! Blancs, prenez un pion des Noirs."),
    ("saba", "en", "Pillar! White, take a black man."),
    ("saba", "sw", "Nguzo! Nyeupe, chukua kete ya nyeusi."),
    ("saba", "fr", "Pilier ! Blancs, prenez un pion des Noirs."),
    ("tresillo_pluck", "es", "¡Tresillo! Blancas, tomad una ficha de las negras."),
    ("stack", "en", "Tresillo! White, take a stack with black on top."),
    ("jare", "en", "Three in a row! White, take a black piece."),
    ("trio_trio", "de", "Trio! Weiß, nimm einen Stein von Schwarz."),
]


@pytest.mark.parametrize(("game", "language", "sentence"), OWN_WORDS)
def test_a_game_is_told_in_its_own_words(
    game: str, language: str, sentence: str
) -> None:
    event = Owed("white", StepKind.REMOVE, (), reminder=False, mills=MILL)

    assert phrase(event, SIDES, language, find_game(game)) == sentence


def test_foreign_words_are_spelled_for_a_voice_by_their_sound() -> None:
    event = Owed("white", StepKind.REMOVE, (), reminder=False, mills=MILL)

    said = [
        phrase(event, SIDES, language, find_game(game), ears=True).partition("!")[0]
        for game, language in (
            ("shax", "en"),
            ("shax", "sw"),
            ("shax", "de"),
            ("stack", "en"),
            ("stack", "es"),
        )
    ]

    assert said == ["Jahreh", "Jare", "Dschare", "Tressee-yo", "¡Tresillo"]


def test_four_seeds_are_a_calf_where_the_book_says_so() -> None:
    event = Moved(1, SOWN, (), 1.0, {})
    sides = ("south", "north")

    assert phrase(event, sides, game=find_game("pandi")) == (
        "South sows S3, takes the calf from N2."
    )
    assert phrase(event, sides, game=find_game("oware")) == (
        "South sows S3, takes 4 from N2."
    )
    assert phrase(event, sides, "de", find_game("pandi")) == (
        "Süd sät S3 aus, nimmt das Kalb aus N2."
    )


def test_team_play_and_matches_have_the_words_of_their_game() -> None:
    words = [
        words_for(game=find_game(name)).wording
        for name in ("mabambo", "mabambo_tournament", "team_play", "nine_mens_morris")
    ]

    assert words[0] == words[1]
    assert words[2] == words[3]


def test_the_words_for_lines_stand_in_rulings_too() -> None:
    saba, morris = taken_unearned("saba"), taken_unearned("nine_mens_morris")

    assert saba.why == "white took c5 without closing a pillar"
    assert morris.why == "white took d7 without closing a mill"
    assert phrase(Illegal("white", replace(saba, mends=())), SIDES, "sw") == (
        "Nyeupe amechukua c5 bila kufunga nguzo."
    )


def taken_unearned(name: str) -> Ruling:
    """Return the ruling on white, who places a man and takes black's only one."""
    game = find_game(name)
    one, two, *_, last = game.sites
    position = game.start()
    for site in (one, two):
        position = game.play(position, game.parse(position, site))
    board = {**position.contents, last: ("white",), two: ()}
    ruling = game.judge(position, board)
    assert isinstance(ruling, Ruling)
    return ruling


SET_UP = [
    ("fill:4,4/4,4", "South fills the board."),
    ("double", "South lays twice as many opposite."),
    ("fours:D1", "South gathers the seeds by fours."),
    ("new", "South sets up the next round."),
    ("buy:N1,N2", "South buys N1 and N2."),
    ("S4-N1", "South gives a seed from S4 to N1."),
]


@pytest.mark.parametrize(("text", "sentence"), SET_UP)
def test_turns_that_set_up_the_board_are_told_as_such(text: str, sentence: str) -> None:
    steps = (
        Step(StepKind.LIFT, "S4", "south", count=1),
        Step(StepKind.DROP, "N1", "south"),
    )
    event = Moved(1, Turn("south", steps, text), (), 1.0, {})

    assert phrase(event, ("south", "north")) == sentence


# -- points --------------------------------------------------------------------


def test_points_are_spelled_in_a_text_for_ears() -> None:
    assert for_ears("Put the chip on g1 back on a7.") == (
        "Put the chip on golf one back on alpha seven."
    )
    assert for_ears("take a black chip, 18 men") == "take a black chip, 18 men"


@pytest.mark.parametrize(
    ("alphabet", "spoken"),
    [
        ("fide", {"a7": "Anna", "h1": "Hector", "i1": "india"}),
        ("alfa", {"a7": "alfa", "h1": "hotel", "i1": "india"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_points_are_spelled_by_the_alphabet_of_the_settings(
    alphabet: str, spoken: dict[str, str], language: str
) -> None:
    own = words_for(language, ears=True)
    words = replace(own, alphabet=ALPHABETS[alphabet])

    for site, letter in spoken.items():
        number = own.site(site).split()[-1]
        beyond = alphabet == "fide" and site[0] > "h"
        assert words.site(site) == (own.site(site) if beyond else f"{letter} {number}")
    assert set(ALPHABETS) == set(_alphabets())


def _alphabets() -> tuple[str, ...]:
    kind = keys_of(VoiceSettings)["alphabet"].kind
    assert isinstance(kind, OneOf)
    return kind.words


def edits(one: str, two: str) -> int:
    """Return how many letters lie between two words."""
    row = list(range(len(two) + 1))
    for i, a in enumerate(one, start=1):
        last, row[0] = row[0], i
        for j, b in enumerate(two, start=1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ears_can_tell_the_letters_and_the_numbers_apart(language: str) -> None:
    words = words_for(language, ears=True)
    letters = [words.letter(letter).lower() for letter in "abcdefgh"]
    numbers = [words.number(digit).lower() for digit in "1234567"]

    assert min(edits(*pair) for pair in combinations(letters, 2)) >= 3
    assert min(edits(*pair) for pair in combinations(numbers, 2)) >= 2
    assert len({letter[0] for letter in letters}) == len(letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS.keys())
def test_no_two_points_of_a_board_sound_alike(language: str, board: object) -> None:
    words = words_for(language, ears=True)
    names = board.names  # type: ignore[attr-defined]

    assert len({words.site(name) for name in names}) == len(names)


PLACES = {
    "en": ["outer top left", "middle top", "inner bottom right"],
    "sw": ["nje juu kushoto", "kati juu", "ndani chini kulia"],
    "es": ["exterior arriba izquierda", "medio arriba", "interior abajo derecha"],
    "fr": ["extérieur en haut à gauche", "milieu en haut", "intérieur en bas à droite"],
    "de": ["außen oben links", "Mitte oben", "innen unten rechts"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_can_be_told_by_their_places(language: str) -> None:
    game = find_game("nine_mens_morris")
    words = words_for(language, game, ears=True, places=True)

    assert [words.site(site) for site in ("a7", "d6", "e3")] == PLACES[language]
    assert len({words.site(site) for site in game.sites}) == len(game.sites)


def test_boards_without_squares_have_no_places() -> None:
    words = words_for("en", GAMES["oware"], ears=True, places=True)
    trio = words_for("en", GAMES["trio_trio"], ears=True, places=True)

    assert words.site("S3") == "south three"
    assert trio.site("b7") == "bravo seven"


# -- remarks -------------------------------------------------------------------


ALL_REMARKS = [made for made in vars(remarks).values() if isinstance(made, Sentence)]


@pytest.mark.parametrize("made", [*ALL_REMARKS, next_up("white 2")], ids=str)
def test_remarks_are_made_in_every_language(made: Sentence) -> None:
    assert len({remark(made, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_member_who_is_next_is_called_by_name_or_side() -> None:
    assert remark(next_up("white 2"), "de") == "Weiß 2 ist dran."
    assert remark(next_up("amina"), "sw") == "Sasa ni Amina."
    assert remark(DISK_FULL) == str(DISK_FULL)


def test_a_board_that_is_all_wrong_is_put_back_as_a_whole() -> None:
    sites = BOARDS["htjb"].names[:16]
    says = Sentence(
        Key("rulings-too-much-changed-at-once"),
        {"everything": Sites(sites)},
    )
    ruling = Ruling("several_changes", sites, verbatim("the book: the law"), says)
    whole = mending(ruling, *((None, site) for site in sites))

    said = phrase(Illegal("white", whole), SIDES, "en")

    assert said == (
        "Too much changed at once, at " + ", ".join(sites[:5]) + " and 11 more. "
        "Put the board back as it stood; 16 places differ."
    )
