"""Readings that take more than they may, for tests; and an error that they raise."""

import os

from device.untrusted.process import Answer


class GreedyError(Exception):
    """Error raised when a file of these tests is refused."""


def twice(content: bytes, word: str) -> Answer:
    return content, memoryview(word.encode())


def who(_content: bytes) -> Answer:
    return (str(os.getpid()).encode(),)


def secrets(_content: bytes) -> Answer:
    return (" ".join(os.environ).encode(),)


def refuses(_content: bytes) -> Answer:
    raise GreedyError("line 3 is\nno line")


def breaks(content: bytes) -> Answer:
    return (content[10**6].to_bytes(),)


def dies(_content: bytes) -> Answer:
    os.abort()


def works_on(_content: bytes) -> Answer:
    while True:
        pass


def hoards(_content: bytes) -> Answer:
    return (bytes(10**9),)


def nests(_content: bytes) -> Answer:
    return nests(_content)


def writes(_content: bytes) -> Answer:
    with open("there.txt", "w", encoding="utf-8") as file:  # noqa: PTH123 - a test
        file.write("x" * 10_000)
    return ()
