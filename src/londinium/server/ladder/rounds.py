"""What nobody asks for: games that a dead worker left are counted, and after a release the results of before."""

import asyncio
import logging

from londinium.server.ladder.corrected import look_again
from londinium.server.ladder.settling import settle_all
from londinium.server.tables import Tables

EVERY = 5.0  # seconds

_log = logging.getLogger(__name__)


async def go_round(tables: Tables) -> None:
    """At the start and every few seconds, as long as this worker lives."""
    await look_again(tables)
    failing = False
    while True:
        try:
            await settle_all(tables.store)
            failing = False
        except Exception as error:  # the store does not answer: it is tried again
            if not failing:
                _log.warning("the ladders wait for the store: %s", type(error).__name__)
            failing = True
        await asyncio.sleep(EVERY)
