"""Visitors: each with a browser profile of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, WebSocket

from .guests import READY, Guest

DESK = (1360, 850)
PHONE = (390, 844)
NOWHERE = ""  # no page yet: whoever is brought to a table needs none before


class Visits:
    """The visitors of one test, and the errors that their pages met."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self.address = browser, address
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def guest(
        self,
        path: str = "/",
        *,
        address: str = "",
        size: tuple[int, int] = DESK,
        locale: str = "en-US",
        theme: str = "dark",
        touch: bool = False,
        kept: Mapping[str, Any] = MappingProxyType({}),
    ) -> Guest:
        """Somebody new opens a page. `kept` is what their browser remembers; else all is told at once."""
        context = self._browser.new_context(
            base_url=address or self.address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            has_touch=touch or size == PHONE,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self._contexts.append(context)
        for name, value in {"speed": "off", **kept}.items():
            key, text = f"undercroft.{name}", _json(value)
            context.add_init_script(
                f"localStorage.getItem({key!r}) ?? localStorage.setItem({key!r}, {text!r})"
            )
        page = context.new_page()
        page.set_default_timeout(READY)
        guest = Guest(page)
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", lambda said: self._hear(said))
        page.on("websocket", lambda socket: _record(socket, guest.frames))
        if path != NOWHERE:
            page.goto(path)
        return guest

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *error: object) -> None:
        for context in self._contexts:
            context.close()
        if kind is None:
            assert not self.faults, self.faults

    def _hear(self, said: ConsoleMessage) -> None:
        """What the page breaks of its own content-security policy is said on the console only."""
        if "Content Security Policy" in said.text:
            self.faults.append(said.text)


def _json(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def _record(socket: WebSocket, frames: list[str]) -> None:
    """Keeps everything that the server says to this page."""
    socket.on(
        "framereceived", lambda frame: frames.append(frame if isinstance(frame, str) else frame.decode())
    )
