"""Whether the server is well: whether its store takes what is written."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

import undercroft

from .api_types import Health
from .guards import hub_of
from .problems import Trouble, answers, language_of, say


@get("/health", responses=answers(), summary="Whether the server is well")
async def health(request: Request[Any, Any, Any]) -> Health:
    """Asks the store to write something, too; tables and sockets are those of one worker."""
    hub = hub_of(request)
    if fault := await hub.probe.fault():
        raise Trouble("store", say(language_of(request), "web-unwritable", reason=fault))
    return Health(undercroft.__version__, hub.size, sum(hub.sockets.values()))
