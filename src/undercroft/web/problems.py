"""Errors of requests: a code, one sentence in the language of whoever asked, the right status."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from undercroft.kernel import BrokenRules, UndercroftError
from undercroft.storage import CodeTaken, KeepingError, NoTable
from undercroft.text.words import LANGUAGES, Language, Words

MESSAGES = Path(__file__).parent / "messages"
PLACE = re.compile(r"(.*) - at `\$\.?(.*)`", re.DOTALL)
LOG = logging.getLogger("undercroft.web")
STATUS = {
    "malformed": 400,
    "no-token": 401,
    "not-yours": 403,
    "no-table": 404,
    "no-code": 404,
    "no-page": 404,
    "no-method": 405,
    "no-campaign": 409,
    "campaign-runs": 409,
    "locked": 409,
    "taken": 409,
    "too-big": 413,
    "no-json": 415,
    "misdirected": 421,
    "makes-no-sense": 422,
    "bad-name": 422,
    "too-long": 422,
    "limit": 429,
    "broken": 500,
    "busy": 503,
    "store": 503,
}
MEANT = ("busy", "export-too-long")  # a limit was reached: no fault of ours
BY_STATUS = {
    400: "malformed",
    401: "no-token",
    403: "not-yours",
    404: "no-page",
    405: "no-method",
    413: "too-big",
}


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request had no effect."""

    code: str
    why: str
    field: str = ""  # of a set-up: which is wrong


class Trouble(Exception):
    """A request cannot be served. The sentence is the message `web-<code>` unless one is given."""

    def __init__(self, code: str, why: str = "", status: int = 0, /, **args: str | int) -> None:
        super().__init__(why or code)
        self.code, self.why, self.args_said = code, why, args
        self.status = status or STATUS.get(code, 409)
        self.field = ""


class StoreDown(Trouble):
    """A write to the store failed; the table was forgotten and will be read again."""

    def __init__(self) -> None:
        super().__init__("store")


def answers(*codes: str) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: the problems that a handler may answer with."""
    found: dict[int, list[str]] = {}
    for code in ("malformed", *codes, "no-json", "limit", "store"):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=", ".join(names), generate_examples=False)
        for status, names in found.items()
    }


def language_of(request: Request[Any, Any, Any]) -> Language:
    """The language of the query, else the first that the browser wishes and we have."""
    wishes = [request.query_params.get("lang", "")]
    wishes += request.headers.get("accept-language", "").split(",")
    for wish in wishes:
        for language in LANGUAGES:
            if wish.strip().lower().partition(";")[0].partition("-")[0] == language:
                return language
    return "en"


def say(language: Language, message: str, **args: str | int) -> str:
    """A sentence of the server."""
    return Words.of(language, MESSAGES).say(message, **args)


def answer(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """The answer to a request that failed."""
    trouble = _trouble(fault)
    if trouble.status >= 500 and trouble.code not in MEANT:
        LOG.error("%s %s: %s", request.method, request.url.path, fault, exc_info=fault)
    args = {"most": request.app.state.hub.settings.body_bytes, **trouble.args_said}
    why = trouble.why or say(language_of(request), f"web-{trouble.code}", **args)
    headers = dict(getattr(fault, "headers", None) or {}) if trouble.status == 405 else {}
    if trouble.code == "busy":
        headers["Retry-After"] = "10"
    if trouble.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(
        Problem(trouble.code, why, trouble.field),
        status_code=trouble.status,
        media_type=MediaType.JSON,
        headers=headers,
    )


def _trouble(fault: Exception) -> Trouble:
    match fault:
        case Trouble():
            return fault
        case ValidationException():
            return Trouble("malformed", place=_place(fault))
        case HTTPException() if fault.status_code in BY_STATUS:
            code = BY_STATUS[fault.status_code]
            return Trouble(code, "", fault.status_code, place=fault.detail)
        case NoTable():
            return Trouble("no-table")
        case CodeTaken():
            return Trouble("taken")
        case KeepingError() | TimeoutError():
            return Trouble("store")
        case UndercroftError() if not isinstance(fault, BrokenRules):
            return Trouble("makes-no-sense", str(fault))
    return Trouble("broken")


def _place(fault: ValidationException) -> str:
    """The misfit, and its place."""
    extra = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = extra[0].get("key", ""), str(extra[0].get("message", ""))
        return f"{key}: {misfit(message)}" if key else misfit(message)
    return misfit(fault.detail)


def misfit(said: str) -> str:
    """The message of msgspec about data that does not fit, with the place first."""
    fault = PLACE.fullmatch(said)
    if fault:
        return f"{fault[2]}: {fault[1]}" if fault[2] else fault[1]
    return said
