from collections import Counter

from device.hall.wire import LogLine, Picture, Status, up
from hall.ingest import LINES_A_S, MOST_WAITING, Inbox, put, shards_of, told_of
from hall.services.services import Services
from hall.store.store import Store
from tests.hall.lines import BEGUN, lines_of, with_store

LINE = LogLine("g", 0, "{}").packed()


def test_every_shard_is_one_process_of_them_all() -> None:
    assert sorted(shards_of(0, 3) + shards_of(1, 3) + shards_of(2, 3)) == [*range(16)]


def test_what_is_no_message_of_ours_is_counted_and_told() -> None:
    inbox = Inbox()

    for topic, message in (
        (up(3, "line"), b"no JSON"),
        (up(3, "line"), b'{"game":"../x","n":0,"line":""}'),
        (up(3, "line"), b'{"game":"g","n":99999999999,"line":""}'),
        (up(3, "line"), b'{"game":"g","n":0,"line":"\\u0000"}'),
        (up(3, "line"), b'{"game":"g","n":0,"line":"\\ud800"}'),
        (up(3, "picture"), b"g/1.jpg\nno picture"),
        (up(3, "song"), b"{}"),
        ("mwamuzi/up/4/3/line", LINE),
    ):
        inbox.take(topic, message, 0.0)

    assert inbox.is_empty
    assert list(told_of(inbox.left_out)) == [
        "messages that were not taken, malformed: 8"
    ]


def test_one_boards_flood_takes_no_room_from_others() -> None:
    inbox = Inbox()

    for _ in range(2 * MOST_WAITING):
        inbox.take(up(3, "line"), LINE, 0.0)
    inbox.take(up(4, "line"), LINE, 0.0)
    taken = Counter(board for board, _ in inbox.lines())
    inbox.take(up(3, "line"), LINE, 1.0)

    assert taken == {3: LINES_A_S, 4: 1}
    assert len(inbox.lines()) == 1


def test_status_and_pictures_wait_apart() -> None:
    inbox = Inbox()

    inbox.take(up(3, "status"), Status(online=True, version="0.1.0").packed(), 0.0)
    inbox.take(up(3, "picture"), Picture("g", "7.jpg", b"\xff\xd8.").packed(), 0.0)

    assert inbox.statuses == {3: Status(online=True, version="0.1.0")}
    assert inbox.pictures == [(3, Picture("g", "7.jpg", b"\xff\xd8."))]


def test_a_game_that_the_database_refuses_keeps_no_other_out(
    services: Services, board: int
) -> None:
    async def act(store: Store) -> None:
        (good,) = lines_of("good", BEGUN)
        left_out: Counter[str] = Counter()
        bad = LogLine("bad", 0, "\0")
        stored = await put(store, [(board, bad), (board, good)], left_out)
        assert stored == {(board, "good"): 0}
        assert left_out == {"refused by the database": 1}

    with_store(services, act)
