import pytest

from device.config.patterns import Beat, Pattern, blinking
from device.lamps.playing import LightShow
from device.mocks import MockLights, MockVoice
from device.ports import Priority
from device.show.announcer import Announcer, priority_of
from device.voice.phrases import phrase, words_for
from device.words.remarks import (
    DISK_FREE,
    DISK_FULL,
    HALL_AWAY,
    VOICE_BACK,
    VOICE_GONE,
    next_up,
)
from rules.catalogue import find_game
from rules.core.events import (
    BoardTold,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    Resumed,
    Standing,
    TakenBack,
    Trouble,
    TroubleKind,
)
from rules.core.facts import Sentence, verbatim
from rules.core.model import Result, Ruling, Step, StepKind, Turn
from tests.mends import mending

SIDES = ("white", "black")
A7 = Turn("white", (Step(StepKind.PLACE, "a7", "white"),), "a7")
SHOT = Turn(
    "white",
    (
        Step(StepKind.MOVE, "a4", "white", "a7"),
        Step(StepKind.REMOVE, "g7", "black"),
    ),
    "a4-a7xg7",
)
MILL = (("a7", "d7", "g7"),)
NOT_ADJACENT = Ruling(
    "not_adjacent",
    ("a7", "g1"),
    verbatim("HTJB"),
    verbatim("white moved from a7 to g1, which no line joins"),
)

SAID: list[tuple[Event, str]] = [
    (Moved(1, A7, (), 1.0, {}), "White a7."),
    (Moved(1, SHOT, MILL, 1.0, {}), "White a4 to a7, takes g7. Mill!"),
    (Moved(1, A7, MILL * 2, 1.0, {}), "White a7. Two mills!"),
    (
        Owed("white", StepKind.REMOVE, (), False, (("a7", "d7", "g7"),)),
        "Mill! White, take a black chip.",
    ),
    (Owed("white", StepKind.REMOVE, (), False), "White, take a black chip."),
    (Owed("white", StepKind.REMOVE, (), True), "White, take a black chip."),
    (Owed("black", StepKind.PLACE, (), True), "Black, put your chip down."),
    (
        Illegal("white", mending(NOT_ADJACENT, ("g1", "a7"))),
        "White moved from a7 to g1, which no line joins. "
        "Put the white chip on g1 back on a7.",
    ),
    (
        Illegal("white", mending(NOT_ADJACENT, ("g1", None), (None, "b2"))),
        "White moved from a7 to g1, which no line joins. "
        "Take the white chip on g1 off and put the white chip back on b2.",
    ),
    (Illegal("white", NOT_ADJACENT), f"W{NOT_ADJACENT.why[1:]}."),
    (Restored(), "Thank you. The board is right again."),
    (
        Question(3, ((A7,), (SHOT,))),
        "I am not sure. Was it white a7 or white a4 to a7, takes g7?",
    ),
    (Corrected(7, A7, SHOT), "Correction, turn 7: white a7."),
    (Resumed(TroubleKind.DARK), "I can see the board again. Play on."),
    (
        Over(Result(("white",), "two_left", {})),
        "White wins: black has two chips left.",
    ),
    (
        Over(Result((), "repetition", {})),
        "The game is a draw: the same position for the third time.",
    ),
    (Over(Result(("black",), "some_new_end", {})), "Black wins: some new end."),
]


@pytest.mark.parametrize(("event", "sentence"), SAID)
def test_each_event_has_its_sentence(event: Event, sentence: str) -> None:
    assert phrase(event, SIDES) == sentence


@pytest.mark.parametrize("kind", TroubleKind)
def test_each_trouble_says_what_to_do(kind: TroubleKind) -> None:
    assert "lease" in phrase(Trouble(kind), SIDES)


def test_a_pattern_ends_after_its_beats() -> None:
    pattern = Pattern((Beat(frozenset({"mill"}), 0.2), Beat(frozenset(), 0.3)), 2)

    lit = [pattern.lit_at(t) for t in (0.0, 0.1, 0.25, 0.55, 0.9, 1.0)]

    on, off = frozenset({"mill"}), frozenset[str]()
    assert lit == [on, on, off, on, off, None]


def test_a_flash_gives_way_to_what_stands() -> None:
    lights = MockLights()
    show = LightShow(lights, to_move=frozenset({"first"}))
    show.stand(blinking("illegal", every_s=1.0), 0.0)
    show.flash(blinking("win", every_s=0.2, times=1), 0.0)

    for tenth in range(10):
        show.tick(tenth / 10)

    assert lights.shown == [
        {"first", "win"},
        {"first"},
        {"first", "illegal"},
        {"first"},
    ]


def test_the_lamp_of_the_side_to_move_burns() -> None:
    lights, voice = MockLights(), MockVoice()
    announcer = Announcer(voice, lights, SIDES)

    announcer.on_event(Moved(1, A7, (), 1.0, {}), "black", 0.0)
    announcer.on_event(Moved(2, A7, (), 1.0, {}), "white", 1.0)

    assert lights.shown == [{"second"}, {"first"}]
    assert voice.said[0] == ("White alpha seven.", Priority.COMMENT)


def test_a_ruling_blinks_until_the_board_is_restored() -> None:
    lights = MockLights()
    announcer = Announcer(MockVoice(), lights, SIDES)

    announcer.on_event(Illegal("white", NOT_ADJACENT), "white", 0.0)
    for quarter in range(1, 9):
        announcer.on_tick(quarter / 4)
    blinked = lights.shown.copy()
    announcer.on_event(Restored(), "white", 2.0)
    for quarter in range(9, 20):
        announcer.on_tick(quarter / 4)

    assert blinked[:3] == [{"first", "illegal"}, {"first"}, {"first", "illegal"}]
    assert lights.shown[-1] == {"first"}


def test_rulings_come_before_comments() -> None:
    voice = MockVoice()
    announcer = Announcer(voice, MockLights(), SIDES)

    announcer.on_event(Illegal("white", NOT_ADJACENT), "white", 0.0)
    announcer.on_remark(DISK_FULL, 0.0)

    assert [priority for _, priority in voice.said] == [Priority.RULING, Priority.NEWS]


def test_what_answers_or_takes_back_clears_the_queue() -> None:
    events = (
        TakenBack(1, A7, {}, "white"),
        Standing("white", last=A7),
        Corrected(1, A7, SHOT),
        BoardTold({"a7": ("white",)}, {}, "black"),
    )

    assert [priority_of(event) for event in events] == [
        Priority.RULING,
        Priority.RULING,
        Priority.RULING,
        Priority.NEWS,
    ]


def test_the_announcer_speaks_the_language_and_the_words_of_the_game() -> None:
    voice = MockVoice()
    words = words_for("sw", find_game("morabaraba_htjb"), ears=True)
    announcer = Announcer(voice, MockLights(), SIDES, words=words)

    announcer.on_event(Owed("white", StepKind.REMOVE, (), False, MILL), "white", 0.0)
    announcer.on_remark(DISK_FREE, 0.0)
    announcer.on_remark(next_up("black 1"), 0.0)

    assert [text for text, _ in voice.said] == [
        "Kinu! Nyeupe, piga ng'ombe mmoja wa nyeusi.",
        "Mchezo unahifadhiwa tena.",
        "Sasa ni nyeusi 1.",
    ]


def test_a_hall_that_is_away_is_shown_and_not_spoken_of() -> None:
    voice = MockVoice()
    announcer = Announcer(voice, MockLights(), SIDES)

    announcer.on_remark(HALL_AWAY, 0.0)

    assert voice.said == []


class MoodyVoice(MockVoice):
    """A voice that works or not, as it is told."""

    works = True


def test_a_voice_that_fails_is_told_once_and_so_is_its_return() -> None:
    voice, reports = MoodyVoice(), list[Sentence]()
    announcer = Announcer(voice, MockLights(), SIDES, report=reports.append)

    for second, works in enumerate([True, False, False, True, True, False]):
        voice.works = works
        announcer.on_tick(float(second))

    assert reports == [VOICE_GONE, VOICE_BACK, VOICE_GONE]
    assert voice.said == []


def test_without_anybody_to_report_to_the_voice_says_that_it_is_back() -> None:
    voice = MoodyVoice()
    announcer = Announcer(voice, MockLights(), SIDES, words=words_for("de", ears=True))
    voice.works = False
    announcer.on_tick(0.0)
    voice.works = True
    announcer.on_tick(1.0)

    assert [text for text, _ in voice.said] == [
        "Die Stimme geht nicht. Ich mache ohne sie weiter.",
        "Die Stimme geht wieder.",
    ]
