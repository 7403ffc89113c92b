import asyncio
from dataclasses import replace

import pytest

from device.hall.wire import down
from hall.mqtt import BrokerError, connected
from hall.services.services import Services


def test_what_is_told_is_heard_and_a_wrong_key_is_said(
    services: Services, board: int
) -> None:
    assert services.broker is not None
    (key,) = services.broker.accounts.add([str(board)]).values()
    hall = services.addresses.broker.of_process(3)
    own = replace(hall, user=str(board), key=key)

    async def act() -> None:
        heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

        def take(topic: str, message: bytes) -> None:
            heard.put_nowait((topic, message))

        wanted = [(down(board, "stored"), 1)]
        async with (
            connected(own, "a", take, wanted) as connection,
            connected(hall, "b", lambda *_: None, [("mwamuzi/up/#", 0)]) as speaking,
        ):
            keeping = asyncio.create_task(connection.keep())
            for qos in (0, 1):
                speaking.publish(down(board, "stored"), b"%d" % qos, qos=qos)
            async with asyncio.timeout(10):
                assert [await heard.get() for _ in range(2)] == [
                    (down(board, "stored"), b"0"),
                    (down(board, "stored"), b"1"),
                ]
        with pytest.raises(BrokerError):
            await keeping
        with pytest.raises(BrokerError, match="refuses the hall"):
            async with connected(replace(own, key="no"), "a", take, wanted):
                pass

    asyncio.run(act())
