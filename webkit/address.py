"""Address of the page for phones, also as a QR code."""

import io
import ipaddress
import socket

import segno

_FAR = ("192.0.2.1", 9)  # reserved for documentation: nothing is ever sent there


def address_of(host: str, port: int) -> str:
    """Return the address that phones open.

    Parameters
    ----------
    host, port
        What the server listens on; all of this machine's addresses: the one by which
        it reaches its network.
    """
    try:
        listens_everywhere = ipaddress.ip_address(host).is_unspecified
    except ValueError:
        listens_everywhere = False
    if listens_everywhere:
        host = own_address()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def own_address() -> str:
    """Return the address by which this machine reaches its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR)
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found


def qr_text(address: str) -> str:
    """Return an address as a QR code for a terminal."""
    out = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def qr_svg(address: str) -> bytes:
    """Return an address as a QR code in SVG, dark on light."""
    out = io.BytesIO()
    code = segno.make(address or "http://localhost/", error="m", micro=False)
    code.save(
        out, kind="svg", scale=8, border=4, light="#fff", dark="#111", xmldecl=False
    )
    return out.getvalue()
