"""Who calls: the browser by its cookie, the client by its address."""

from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.datastructures import Headers

from londinium.server.seats import COOKIE
from londinium.server.worker import Caller, Socket, worker


def holder_of(connection: Caller | Socket) -> str | None:
    """The browser, as the store knows it."""
    return worker(connection).keys.holder(connection.cookies.get(COOKIE))


def client_of(connection: Caller | Socket) -> str:
    """Who calls, for counting: an address, or the network that one household has where addresses are many."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(ip_network((address, 64), strict=False))
    return str(address)


def from_own_page(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.partition("://")[2] == headers.get("host")
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def from_this_machine(connection: Caller) -> bool:
    """Whether a caller is on this machine, and not only its proxy is."""
    try:
        local = ip_address(connection.client.host if connection.client else "").is_loopback
        called = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    except ValueError:
        return False
    forwarded = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return local and not forwarded and called in ("localhost", "127.0.0.1", "::1")
