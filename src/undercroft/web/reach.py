"""How others reach this machine, for the host who invites them from it."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, get

from .api_types import Reach
from .guards import address_of, hub_of, lobby_limit
from .problems import answers


@get("/api/reach", guards=[lobby_limit], responses=answers(), summary="How others reach this machine")
async def reach(request: Request[Any, Any, Any]) -> Reach:
    """Addresses in the network; told only to a page that this machine has opened by its loopback address."""
    settings = hub_of(request).settings
    asked = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    if not (is_loopback(asked) and is_loopback(address_of(request))):
        return Reach()
    found = network_address() if settings.everywhere else ""
    return Reach([f"http://{found}:{settings.port}"] if found else [], settings.everywhere, settings.port)


def is_loopback(host: str) -> bool:
    """Does only this machine have that name or address?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """This machine as others in its network see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return "" if found.startswith("127.") else found


HANDLERS = [reach]
