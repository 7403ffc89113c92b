from device.hall.subscriber import LONG_AWAY_S, HallSubscriber
from device.words.remarks import HALL_AWAY, HALL_BACK, Remark
from rules.core.events import Restored


class FakeLink:
    away_s = 0.0
    pokes = 0

    def poke(self) -> None:
        self.pokes += 1


def test_people_are_told_once_that_the_hall_is_away_and_once_that_it_is_back() -> None:
    link, told = FakeLink(), list[Remark]()
    subscriber = HallSubscriber(link, told.append)

    for away_s in (0.0, LONG_AWAY_S - 1, 0.0, LONG_AWAY_S, LONG_AWAY_S + 9, 0.0, 0.0):
        link.away_s = away_s
        subscriber.on_tick(0.0)

    assert told == [HALL_AWAY, HALL_BACK]


def test_what_is_logged_wakes_the_link() -> None:
    link = FakeLink()

    HallSubscriber(link, lambda _: None).on_event(Restored(), None, 0.0)

    assert link.pokes == 1
