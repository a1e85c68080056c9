"""The build hook: whoever makes a package of undercroft gets the built client into it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "client"))

import build as client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client if it is missing or older than its sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            if not client.is_fresh():
                client.build()
        except client.NotBuilt as error:
            if version != "editable":
                sys.exit(str(error))
            self.app.display_warning(f"{error} All but the page works; `make client` builds it later.")
