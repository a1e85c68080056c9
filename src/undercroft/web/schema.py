"""The OpenAPI document, as JSON and as a page that needs no script."""

from __future__ import annotations

import html
from functools import cache
from types import ModuleType
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from msgspec import Struct

import undercroft
from undercroft.games.boxes import boxes

from . import api_types, problems
from .pages import plain_page
from .plugs import all_pages
from .problems import language_of, say

REF = "#/components/schemas/{name}"
SHAPES: tuple[ModuleType, ...] = (api_types, problems)  # where bodies are described


@cache
def _shapes() -> dict[str, Any]:
    """Every body as msgspec reads it: Litestar's own description leaves out what is nested."""
    found = [
        each
        for module in (*SHAPES, *(module for pages in all_pages() for module in pages.bodies))
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Struct) and each.__module__ == module.__name__
    ]
    setups = [box.setup for box in boxes().values()]
    refs, components = msgspec.json.schema_components((*found, *setups), ref_template=REF)
    shared = [name for name in components if "." in name]
    if shared:  # Litestar would not know which is meant, and describe neither
        raise TypeError(f"Bodies of two pages have the same name: {', '.join(shared)}.")
    of_games = {"anyOf": list(refs[len(found) :]), "default": {}}  # the game's own type is asked for
    for asked in (api_types.TableAsked, api_types.FormAsked):
        components[asked.__name__]["properties"]["setup"] = of_games
    return dict(components)


def document(drafted: dict[str, Any]) -> dict[str, Any]:
    """The document with exact bodies."""
    components = {**drafted["components"], "schemas": {**drafted["components"]["schemas"], **_shapes()}}
    return {**drafted, "components": components}


class Document(OpenAPIRenderPlugin):
    """The document itself."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(document(openapi_schema))


class PlainPage(OpenAPIRenderPlugin):
    """Every request with its answers, as lists."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        language = language_of(request)
        more = ['<p><a href="/schema/openapi.json">openapi.json</a></p>']
        for path, item in openapi_schema["paths"].items():
            for method, operation in item.items():
                more.append(f"<h2>{html.escape(method.upper())} {html.escape(path)}</h2>")
                more.append(f"<p>{html.escape(operation.get('summary', ''))}</p><ul>")
                for status, answer in operation["responses"].items():
                    more.append(f"<li>{status}: {html.escape(answer.get('description', ''))}</li>")
                more.append("</ul>")
        return plain_page(language, say(language, "web-api-title"), say(language, "web-api"), "".join(more))


def operation_id(handler: HTTPRouteHandler, method: object, path: object) -> str:
    """The name of the handler, as JavaScript writes names: `open_table` is `openTable`."""
    first, *others = handler.handler_name.split("_")
    return first + "".join(map(str.capitalize, others))


def openapi_config() -> OpenAPIConfig:
    """At /schema."""
    token = SecurityScheme("http", scheme="bearer", description="The token of somebody at the table.")
    return OpenAPIConfig(
        title="undercroft",
        version=undercroft.__version__,
        description="Tables for dungeon-crawl board games. The socket is told in docs/protocol.md.",
        path="/schema",
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
        components=Components(security_schemes={"token": token}),
        render_plugins=[PlainPage(), Document()],
    )
