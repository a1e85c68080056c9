"""The client's files, kept in memory and sent compressed; hashed names may be kept by browsers for ever."""

from __future__ import annotations

import gzip
import html
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from .problems import Trouble, language_of, say

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
COMPRESSED = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
SMALL = 600  # bytes that are not worth compressing
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title></head><body><main><h1>{title}</h1><p>{text}</p>{more}</main></body></html>
"""


class Sheet(Struct, frozen=True):
    """One file, as it is and compressed."""

    body: bytes
    kind: str
    tag: str
    caching: str
    br: bytes | None = None
    gzip: bytes | None = None


def read_sheets(folder: Path) -> dict[str, Sheet]:
    """All files of the built client by their path in it; none if it was not built."""
    if not (folder / "index.html").is_file():
        return {}
    files = [
        path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in (".br", ".gz")
    ]
    return {path.relative_to(folder).as_posix(): _sheet(path, folder) for path in files}


def _sheet(path: Path, folder: Path) -> Sheet:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    smaller = path.suffix in COMPRESSED and len(body) > SMALL
    br, gz = path.with_name(f"{path.name}.br"), path.with_name(f"{path.name}.gz")
    return Sheet(
        body,
        kind,
        f'"{blake2b(body, digest_size=12).hexdigest()}"',
        FOR_EVER if hashed else ASK_FIRST,
        br.read_bytes() if br.is_file() else None,
        gz.read_bytes() if gz.is_file() else gzip.compress(body, 9, mtime=0) if smaller else None,
    )


def page_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Serve the client: its files by name, and its page for every address that it routes by itself."""
    sheets = read_sheets(folder)

    def found(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        sheet = sheets.get(name)
        if sheet is None:
            if "." in name.rpartition("/")[2] or name.partition("/")[0] == "api":
                raise Trouble("no-page")
            if not sheets:
                return _unbuilt(request)
            sheet = sheets["index.html"]
        return _sent(request, sheet)

    @get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
    def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return found(request, "")

    @get("/{path:path}", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return found(request, path.strip("/"))

    return [front_page, page]


def _sent(request: Request[Any, Any, Any], sheet: Sheet) -> Response[bytes]:
    headers = {"Cache-Control": sheet.caching, "ETag": sheet.tag, "Vary": "Accept-Encoding"}
    if sheet.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=sheet.kind)
    body, accepted = sheet.body, request.headers.get("accept-encoding", "")
    if sheet.br and "br" in accepted:
        body, headers["Content-Encoding"] = sheet.br, "br"
    elif sheet.gzip and "gzip" in accepted:
        body, headers["Content-Encoding"] = sheet.gzip, "gzip"
    return Response(body, headers=headers, media_type=sheet.kind)


def plain_page(language: str, title: str, text: str, more: str = "") -> bytes:
    """A page of a few words; `more` is HTML."""
    return PAGE.format(
        language=language, title=html.escape(title), text=html.escape(text), more=more
    ).encode()


def _unbuilt(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A page that says how the client is built."""
    language = language_of(request)
    body = plain_page(language, say(language, "web-unbuilt-title"), say(language, "web-unbuilt"))
    return Response(body, status_code=503, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
