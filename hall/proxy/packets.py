"""Parser of MQTT 3.1.1 packets from boards, with a size limit for each type."""

from collections.abc import Mapping
from dataclasses import dataclass

from device.hall.wire import LONGEST_MESSAGE, is_board

PACKET_COST = 512
"""A packet costs its bytes and this: a short one is work for broker and hall, too."""

_CONNECT, _PUBLISH, _SUBSCRIBE = 1, 3, 8
_LONGEST: Mapping[int, int] = {
    _CONNECT: 4_096,
    _PUBLISH: LONGEST_MESSAGE + 1_000,
    **dict.fromkeys((4, 5, 6, 7), 2),  # acknowledgements
    **dict.fromkeys((_SUBSCRIBE, 10), 1_024),  # and UNSUBSCRIBE
    **dict.fromkeys((12, 14), 0),  # PINGREQ, DISCONNECT
}
"""Bytes after the fixed header, by the kind of packet; no board sends another kind."""

_LONGEST_RETAINED = 1_024
_MOST_SUBSCRIBED = 8_192
_RETAIN = 1
_CLEAN, _NAMED = 0x02, 0xC0
_MANNER = b"\x00\x04MQTT\x04"


class PacketError(ValueError):
    """Error raised for a packet that is malformed or not allowed."""


@dataclass(slots=True)
class Meter:
    """Tracks a board's packets after CONNECT, and their rate-limit cost.

    Attributes
    ----------
    subscribed
        How many bytes of subscriptions came: the broker keeps them in memory.
    """

    subscribed: int = 0
    _head: bytes = b""
    _left: int = 0

    def cost(self, content: bytes) -> int:
        """Return the rate-limit cost of the stream's next bytes.

        Raises
        ------
        PacketError
            If they begin a packet that no board of ours sends.
        """
        cost, at = len(content), 0
        while at < len(content):
            if self._left:
                passed = min(self._left, len(content) - at)
                self._left, at = self._left - passed, at + passed
                continue
            self._head += content[at : at + 1]
            at += 1
            size = _size(self._head)
            if size is not None:
                self._begin(self._head[0], size)
                self._head, self._left = b"", size
                cost += PACKET_COST
        return cost

    def _begin(self, first: int, size: int) -> None:
        kind = first >> 4
        if kind == _CONNECT or size > _LONGEST.get(kind, -1):
            raise PacketError(f"a packet of kind {kind} with {size} bytes")
        if kind == _PUBLISH and first & _RETAIN and size > _LONGEST_RETAINED:
            raise PacketError(f"a retained message of {size} bytes")
        if kind == _SUBSCRIBE:
            self.subscribed += size
            if self.subscribed > _MOST_SUBSCRIBED:
                raise PacketError("too many subscriptions")


def sign_in(content: bytes) -> tuple[str, int] | None:
    """Return the account of a CONNECT and how long it is; None: it is not whole yet.

    Raises
    ------
    PacketError
        If that is no CONNECT of a board of ours: MQTT 3.1.1, nothing kept by the
        broker for later, the number of a board, a key.
    """
    if content[0] != _CONNECT << 4:
        raise PacketError("no sign-in")
    head = content[:5]
    for ends in range(2, len(head) + 1):
        size = _size(head[:ends])
        if size is not None:
            break
    else:
        return None
    if size > _LONGEST[_CONNECT]:
        raise PacketError("a sign-in that is too long")
    whole = ends + size
    if len(content) < whole:
        return None
    return _account(content[ends:whole]), whole


def _account(body: bytes) -> str:
    """Return the account in a CONNECT packet."""
    flags = body[7:8]
    if not (body.startswith(_MANNER) and flags):
        raise PacketError("another protocol than MQTT 3.1.1")
    if flags[0] & (_NAMED | _CLEAN) != _NAMED | _CLEAN:
        raise PacketError("a sign-in that no board of ours makes")
    texts, at = [], 10
    for _ in range(4 if flags[0] & 0x04 else 2):  # id, will's topic and message, name
        size = int.from_bytes(body[at : at + 2])
        texts.append(body[at + 2 : at + 2 + size])
        at += 2 + size
    name = texts[-1].decode(errors="replace")
    if at > len(body) or not is_board(name):
        raise PacketError("a sign-in of no board")
    return name


def _size(head: bytes) -> int | None:
    """Return the remaining length in a fixed header; None: it is incomplete."""
    if len(head) < 2 or (head[-1] & 0x80 and len(head) < 5):
        return None
    if head[-1] & 0x80:
        raise PacketError("no MQTT")
    return sum((digit & 127) << 7 * at for at, digit in enumerate(head[1:]))
