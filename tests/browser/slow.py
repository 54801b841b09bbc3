"""A table's connection on which what the server says can be held back."""

import re

from playwright.sync_api import Page, WebSocketRoute


class SlowLine:
    """Between a page and its tables. Made before the page opens one."""

    def __init__(self, page: Page) -> None:
        self._kept: list[tuple[WebSocketRoute, str | bytes]] | None = None
        self._wires: list[WebSocketRoute] = []
        page.context.route_web_socket(re.compile("/socket"), self._between)

    def hold(self) -> None:
        self._kept = []

    def let_go(self) -> None:
        kept, self._kept = self._kept or [], None
        for wire, text in kept:
            wire.send(text)

    def tell(self, text: str) -> None:
        """Tell the page something that the server has not said."""
        self._wires[-1].send(text)

    def _between(self, wire: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            if self._kept is None:
                wire.send(text)
            else:
                self._kept.append((wire, text))

        self._wires.append(wire)
        wire.connect_to_server().on_message(heard)
