import pytest

from device.hall.wire import (
    LogLine,
    Picture,
    Status,
    Stored,
    WireError,
    board_and_kind,
    down,
    up,
)


def test_messages_come_back_as_they_were() -> None:
    for message in (
        LogLine("2026-11-26-g", 7, 'a "line", ü'),
        Stored("g", -1),
        Status(online=True, version="0.1.0", log_format=1),
        Status(online=False),
        Picture("g", "7-before.jpg", b"\xff\xd8\n\n"),
    ):
        assert type(message).unpacked(message.packed()) == message


def test_a_topic_tells_the_board_and_the_kind() -> None:
    assert board_and_kind(up(37, "line")) == (37, "line")
    assert down(37, "stored") == "mwamuzi/down/37/stored"


@pytest.mark.parametrize(
    "topic",
    [
        "mwamuzi/up/4/37/line",
        "mwamuzi/up/5/037/line",
        "mwamuzi/up/3/٣/line",
        "mwamuzi/up/0/99999999999999999999/line",
        "mwamuzi/up/5/37/line/more",
        "other/up/5/37/line",
    ],
)
def test_what_is_no_boards_topic_is_refused(topic: str) -> None:
    with pytest.raises(WireError):
        board_and_kind(topic)
