from collections.abc import Callable, Mapping

import pytest
from gpiozero.pins.mock import MockFactory

from device.config.patterns import Colours
from device.config.settings import Settings, settings_from
from device.config.show_settings import PointSettings, StripSettings
from device.lamps.lights import GpioLeds, Steadfast
from device.lamps.points import (
    AWAY_S,
    BACK_S,
    REST_S,
    LedPoints,
    PointShow,
    trace_of,
    ways_undoing,
)
from device.lamps.strip import Strip, StripPoints
from device.mocks import MockPointLights, RecordingSpi
from device.ports import Colour, PointLights
from device.table.lights import open_points, strip_opener
from device.words.remarks_of_players import can_go
from rules.boards.table import find_board, sites_on
from rules.catalogue import find_game
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
    Restored,
    Resumed,
    Standing,
    TakenBack,
    Trouble,
    TroubleKind,
)
from rules.core.facts import verbatim
from rules.core.model import Result, Ruling, Step, StepKind, Turn
from tests.mends import mending

HUES = PointSettings()
PINS = {"a7": 4, "d7": 5, "g7": 6, "a4": 7, "d6": 8, "g1": 9}
TABLES = {"lights": {"kind": "off"}, "points": {"kind": "leds", "leds": PINS}}
SITES = {site: site for site in PINS}
RULING = Ruling(
    "not_adjacent",
    ("a7", "g1"),
    verbatim("HTJB"),
    verbatim("no line joins a7 and g1"),
)

A7 = Turn("white", (Step(StepKind.PLACE, "a7", "white"),), "a7")
SHOT = Turn(
    "white",
    (
        Step(StepKind.MOVE, "a4", "white", "a7"),
        Step(StepKind.REMOVE, "d6", "black"),
    ),
    "a4-a7xd6",
)
MILL = (("a7", "d7", "g7"),)


# -- every kind, under the same tests ------------------------------------------------

Seen = Callable[[], set[str]]


def led_points(factory: MockFactory) -> LedPoints:
    return LedPoints(GpioLeds(PINS, active_high=True, factory=factory))


def leds() -> tuple[PointLights, Seen]:
    factory = MockFactory()
    lights = led_points(factory)
    return lights, lambda: {s for s, pin in PINS.items() if factory.pin(pin).state}


def strip() -> tuple[PointLights, Seen]:
    spi = RecordingSpi()
    lights = StripPoints(Strip(StripSettings(brightness=100), list(PINS), spi))
    return lights, lambda: {
        s for s, p in zip(PINS, spi.pixels(), strict=False) if any(p)
    }


def mock() -> tuple[PointLights, Seen]:
    lights = MockPointLights()
    return lights, lambda: set(lights.shown[-1])


def steadfast() -> tuple[PointLights, Seen]:
    lights, seen = leds()
    return Steadfast[Mapping[str, Colour]](lambda: lights), seen


KINDS = {"leds": leds, "strip": strip, "mock": mock, "steadfast": steadfast}


@pytest.mark.parametrize("kind", KINDS)
def test_exactly_the_points_that_are_shown_are_lit(kind: str) -> None:
    lights, seen = KINDS[kind]()

    for sites in ({"a7", "d6"}, {"d7"}, set(PINS), set[str]()):
        lights.show(dict.fromkeys(sites, (0, 200, 0)))
        assert seen() == sites
    lights.close()


@pytest.mark.parametrize("kind", KINDS)
def test_black_is_dark_and_points_without_a_light_do_not_matter(kind: str) -> None:
    lights, seen = KINDS[kind]()

    lights.show({"a7": (0, 0, 0), "d7": (0, 0, 1)})

    assert seen() == {"d7"}
    lights.close()


@pytest.mark.parametrize("kind", KINDS)
def test_closing_twice_leaves_the_board_dark(kind: str) -> None:
    lights, seen = KINDS[kind]()
    lights.show({"a7": (9, 9, 9)})

    lights.close()
    lights.close()

    assert seen() == set()


def test_the_settings_say_what_lights_the_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = strip_opener(Settings(), ())
    assert open_points(Settings(), one) is None

    monkeypatch.setattr("device.lamps.lights.pins_here", MockFactory)
    lights = open_points(settings_from(TABLES), one)
    assert isinstance(lights, LedPoints)
    lights.close()


# -- what is shown, over time --------------------------------------------------------


def shown(*events: Event, seconds: float = 0.0) -> list[dict[str, Colour]]:
    lights = MockPointLights()
    show = PointShow(lights, SITES)
    for event in events:
        show.on_event(event, "white", 10.0)
    for tick in range(round(seconds * 20)):
        show.on_tick(10.0 + tick / 20)
    return lights.shown


def test_the_last_turn_is_shown_where_it_began_ended_and_took() -> None:
    assert shown(Moved(1, A7, (), 1.0, {}))[-1] == {"a7": HUES.last}
    assert shown(Moved(1, A7, (), 1.0, {}), Moved(2, SHOT, (), 1.0, {}))[-1] == {
        "a4": HUES.left,
        "a7": HUES.last,
        "d6": HUES.taken,
    }
    assert shown(Corrected(1, SHOT, A7))[-1] == trace_of(SHOT, HUES)


def test_of_a_sowing_the_pit_lifted_and_the_last_seed_are_shown() -> None:
    steps = (
        Step(StepKind.LIFT, "S3", "", count=3),
        Step(StepKind.DROP, "S4", ""),
        Step(StepKind.DROP, "S5", ""),
        Step(StepKind.DROP, "S6", ""),
        Step(StepKind.TAKE, "N1", "", count=2),
        Step(StepKind.TURN, "", ""),
    )

    assert trace_of(Turn("south", steps, "S3"), HUES) == {
        "S3": HUES.left,
        "S6": HUES.last,
        "N1": HUES.taken,
    }


def test_a_mill_flashes_three_times_and_the_turn_stays() -> None:
    turns = shown(Moved(1, A7, MILL, 1.0, {}), seconds=3.0)

    flash = dict.fromkeys(("a7", "d7", "g7"), HUES.mill)
    assert turns == [flash, {}, flash, {}, flash, {}, {"a7": HUES.last}]
    assert shown(Owed("white", StepKind.REMOVE, (), False, MILL))[-1] == flash


def test_an_illegal_change_is_led_back_from_point_to_point() -> None:
    event = Illegal("white", mending(RULING, ("g1", "a7"), ("d6", None), (None, "a4")))
    beats = shown(event, seconds=5.0)

    assert beats[:7] == [
        {"g1": HUES.away},
        {"a7": HUES.back},
        {},
        {"d6": HUES.away},
        {},
        {"a4": HUES.back},
        {},
    ]
    assert beats[7] == beats[0]


def test_leds_of_one_colour_lead_by_how_long_they_burn() -> None:
    factory = MockFactory()
    show = PointShow(led_points(factory), SITES)
    here, there = factory.pin(PINS["g1"]), factory.pin(PINS["a7"])
    here.clear_states()
    there.clear_states()

    show.on_event(Illegal("white", mending(RULING, ("g1", "a7"))), "white", 0.0)
    lit: dict[str, float] = {"g1": 0.0, "a7": 0.0}
    round_s = AWAY_S + BACK_S + REST_S
    for tick in range(round(round_s * 100)):
        show.on_tick(tick / 100)
        for site in lit:
            lit[site] += 0.01 * bool(factory.pin(PINS[site]).state)
    show.on_tick(round_s + 0.1)

    assert lit == pytest.approx({"g1": AWAY_S, "a7": BACK_S}, abs=0.02)
    assert BACK_S > AWAY_S
    here.assert_states([False, True, False, True])
    there.assert_states([False, True, False])


@pytest.mark.parametrize("event", [Restored(), Moved(2, A7, (), 1.0, {})])
def test_the_way_back_ends_with_what_ends_it(event: Event) -> None:
    lights = MockPointLights()
    show = PointShow(lights, SITES)
    show.on_event(Moved(1, A7, (), 1.0, {}), "black", 0.0)
    show.on_event(Illegal("white", mending(RULING, ("g1", "a7"))), "white", 1.0)

    show.on_event(event, "white", 2.0)

    assert lights.shown[-1] == {"a7": HUES.last}


@pytest.mark.parametrize("asked", [Standing("white"), BoardTold({}, {}, "white")])
def test_what_is_only_told_again_leaves_the_way_back(asked: Event) -> None:
    illegal = Illegal("white", mending(RULING, ("g1", "a7")))

    assert shown(illegal, asked, seconds=1.0) == shown(illegal, seconds=1.0)


def test_an_adopted_board_has_no_last_turn() -> None:
    assert shown(Moved(1, A7, (), 1.0, {}), Adopted({}, "white"))[-1] == {}


def test_a_turn_that_is_taken_back_is_undone_from_its_end() -> None:
    assert ways_undoing(SHOT) == [(None, "d6"), ("a7", "a4")]
    assert ways_undoing(A7) == [("a7", None)]

    beats = shown(
        Moved(1, SHOT, (), 1.0, {}), TakenBack(1, SHOT, {}, "white"), seconds=3
    )
    assert beats[1:5] == [{"d6": HUES.back}, {}, {"a7": HUES.away}, {"a4": HUES.back}]


@pytest.mark.parametrize("event", [Trouble(TroubleKind.DARK), Paused()])
def test_no_point_is_lit_while_nobody_watches(event: Event) -> None:
    moved = Moved(1, A7, (), 1.0, {})

    assert shown(moved, event, seconds=2.0)[-1] == {}
    again = shown(moved, event, Resumed(TroubleKind.DARK))
    assert again[-1] == {"a7": HUES.last}


def test_the_last_turn_stays_when_the_game_is_over() -> None:
    over = Over(Result(("white",), "blocked", {}))

    assert shown(Moved(1, A7, (), 1.0, {}), over, seconds=9.0)[-1] == {"a7": HUES.last}


def test_a_small_game_on_a_big_board_lights_the_table_s_points() -> None:
    game, board = find_game("three_mens_morris"), find_board("htjb")
    lights = MockPointLights()
    show = PointShow(lights, sites_on(game.board, board))
    turn = Turn("white", (Step(StepKind.PLACE, "a3", "white"),), "a3")

    show.on_event(Moved(1, turn, (), 1.0, {}), "black", 0.0)

    assert lights.shown[-1] == {"a7": HUES.last}


def test_colours_come_from_the_settings() -> None:
    lights = MockPointLights()
    hues: Colours = {"a7": (1, 2, 3)}
    show = PointShow(
        lights, SITES, settings_from({"points": {"last": "#010203"}}).points
    )

    show.on_event(Moved(1, A7, (), 1.0, {}), "black", 0.0)

    assert lights.shown[-1] == hues


def test_points_that_fail_are_reported_once_and_come_back() -> None:
    lights, told = MockPointLights(fails_with=[OSError("loose")] * 3), list[bool]()
    show = PointShow(lights, SITES, changed=told.append)

    show.on_event(Moved(1, A7, (), 1.0, {}), "black", 0.0)
    for second in range(60):
        show.on_tick(float(second))

    assert told == [True, False]
    assert lights.shown == [{"a7": HUES.last}]


def test_the_points_that_a_sentence_names_are_lit_for_a_while() -> None:
    lights = MockPointLights()
    show = PointShow(lights, SITES)

    show.on_remark(can_go("a7", ("d7", "a4")), 1.0)
    lit = set(lights.shown[-1])
    show.on_tick(10.0)

    assert lit == {"a7", "d7", "a4"}
    assert lights.shown[-1] == {}
