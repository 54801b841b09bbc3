"""The parts of this worker, and how a request finds them."""

import math
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import State

from londinium.server.bots import Pool
from londinium.server.rates import Rates
from londinium.server.seats import Keys
from londinium.server.store import Store
from londinium.server.tables import Tables

Caller = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]


class Worker:
    def __init__(self, store: Store, keys: Keys, tables: Tables, pool: Pool, rates: Rates) -> None:
        self.store = store
        self.keys = keys
        self.tables = tables
        self.pool = pool
        self.rates = rates
        self.checked = -math.inf  # when the store was last asked how it is
        self.store_health = ""


def worker(connection: Caller | Socket) -> Worker:
    found: Worker = connection.app.state.worker
    return found
