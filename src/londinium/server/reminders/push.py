"""Web Push: a message for one browser, encrypted for it alone, handed to the push service that it named.

A browser names any address it likes, so the server calls public ones by HTTPS only, on the usual port, at the very
address that it has looked up and checked; it follows no redirect and reads one line of the answer.
"""

import asyncio
import base64
import binascii
import ssl
import time
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from londinium.server.refusals import Failed
from londinium.server.reminders.shapes import WantedPush

SECONDS = 10.0  # for one push, from the first name looked up to the answer
LASTS = 24 * 3600  # seconds that a push service keeps it for a browser that is off
SIGNED = 12 * 3600  # seconds for which the server says who it is; at most a day is allowed


class Gone(Exception):
    """There is no such browser or mailbox any more: nothing is to be sent there again."""


class NotSent(Exception):
    """It could not be sent now; what is wrong, without any address or key."""


class Service(NamedTuple):
    """Where a push is handed over, checked."""

    url: SplitResult
    host: str
    port: int
    address: str


def new_key() -> str:
    """The key by which push services know this server, as the store keeps it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are told of it."""
    key = ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return _text(point)


def check_keys(wanted: WantedPush) -> None:
    """Failed if nothing could be encrypted for this browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(wanted.p256dh))
        if len(_bytes(wanted.auth)) != 16:
            raise ValueError("too short")
    except ValueError:
        raise Failed(
            400, "The keys of this browser’s push address cannot be read.", "web-refused-remind-push"
        ) from None


async def find_service(endpoint: str, here: bool = False) -> Service:
    """Look up a push service; Failed if it is not a public one. `here`, in tests, one on this machine will do."""
    refused = Failed(400, "A push address is https://… at a public push service.", "web-refused-remind-push")
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port or (443 if url.scheme == "https" else 80)
    except ValueError:
        raise refused from None
    plain = not (url.username or url.password or url.fragment) and endpoint.isascii() and endpoint.isprintable()
    allowed = (url.scheme == "https" and port == 443) or (here and url.scheme == "http")
    if not (host and plain and allowed) or " " in endpoint:
        raise refused
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    except (OSError, UnicodeError, TimeoutError):
        raise refused from None
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(_public(one) or (here and ip_address(one).is_loopback) for one in addresses):
        raise refused
    return Service(url, host, port, addresses[0])


def _public(address: str) -> bool:
    """Whether an address is somebody's on the internet, and not hidden in another kind of address."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    translated = found.version == 6 and found.packed[:12] == bytes.fromhex("0064ff9b") + bytes(8)  # NAT64
    return found.is_global and inner.is_global and not found.is_multicast and not translated


async def send(service: Service, keys: dict[str, str], message: bytes, private: str, contact: str, topic: str) -> None:
    """Hand a message over; Gone or NotSent if the service does not take it."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(service, *_sealed(service, keys, message, private, contact, topic))
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(type(error).__name__) from None
    if status in (404, 410):
        raise Gone
    if not 200 <= status < 300:
        raise NotSent(f"status {status}")


def _sealed(
    service: Service, keys: dict[str, str], message: bytes, private: str, contact: str, topic: str
) -> tuple[dict[str, str], bytes]:
    """The headers and the body of a push: only the browser can read it, and the service knows who sends it."""
    from py_vapid import Vapid02  # with what it brings along it takes a while to import, and few servers need it
    from pywebpush import WebPusher

    body: bytes = WebPusher({"endpoint": service.url.geturl(), "keys": keys}).encode(message)["body"]
    origin = f"{service.url.scheme}://{service.url.netloc}"
    claims = {"sub": contact, "aud": origin, "exp": int(time.time()) + SIGNED}
    headers: dict[str, str] = Vapid02.from_raw(private.encode()).sign(claims)
    headers |= {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LASTS)}
    return {**headers, "Urgency": "normal", "Topic": topic}, body


async def _post(service: Service, headers: dict[str, str], body: bytes) -> int:
    """The status that the service answers with."""
    secure = ssl.create_default_context() if service.url.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        service.address, service.port, ssl=secure, server_hostname=service.host if secure else None, limit=4096
    )
    try:
        path = (service.url.path or "/") + (f"?{service.url.query}" if service.url.query else "")
        lines = [f"POST {path} HTTP/1.1", f"Host: {service.url.netloc}", "Connection: close"]
        lines += [f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        answer = (await reader.readuntil(b"\r\n")).split()
        if len(answer) < 2 or not answer[0].startswith(b"HTTP/1."):
            raise ValueError("no HTTP")
        return int(answer[1])
    finally:
        writer.transport.abort()


def _text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise ValueError("no base64") from None
