"""What REST and sockets share: the parts of this worker, and who calls."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.datastructures import State

from londinium.server.bots import Pool
from londinium.server.rates import Rates
from londinium.server.seats import COOKIE, Keys
from londinium.server.store import Store
from londinium.server.tables import Tables

Caller = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]


class Server:
    """The parts of this worker."""

    def __init__(self, store: Store, keys: Keys, tables: Tables, pool: Pool, rates: Rates) -> None:
        self.store = store
        self.keys = keys
        self.tables = tables
        self.pool = pool
        self.rates = rates


def server(connection: Caller | Socket) -> Server:
    found: Server = connection.app.state.server
    return found


def holder_of(connection: Caller | Socket) -> str | None:
    return server(connection).keys.holder(connection.cookies.get(COOKIE))


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


def from_this_machine(connection: Caller) -> bool:
    """Whether a caller is on this machine, and not only its proxy is."""
    try:
        local = ip_address(connection.client.host if connection.client else "").is_loopback
        called = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    except ValueError:
        return False
    forwarded = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via"))
    return local and not forwarded and called in ("localhost", "127.0.0.1", "::1")
