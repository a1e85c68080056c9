"""`serve`: the table for others."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from .bind import listen
from .parsing import Command, Options, UsageError, whole, words

PORT = 8420


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar="ADDRESS", default="0.0.0.0", help="where to listen (everywhere)")
    parser.add_argument("--port", metavar="N", type=whole(0), default=PORT, help=f"{PORT}; 0: a free one")
    parser.add_argument("--db", metavar="URL", default="", help="a file, or postgresql://USER@HOST/DATABASE")
    parser.add_argument("--workers", metavar="N", type=whole(1), default=1, help="processes (1)")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="a proxy, or a network of them, that is believed about its clients: 10.0.0.1, 10.0.0.0/8",
    )
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help="a page elsewhere that may use the table"
    )
    parser.add_argument("--pack", metavar="DIR", action="append", default=[], help="a content pack")
    parser.add_argument(
        "--limit", metavar="NAME=N", action="append", default=[], help="change a limit; the README lists them"
    )
    parser.add_argument("--no-limits", action="store_true", help="for load tests: ask as often as you like")


def run(options: Options) -> int:
    """Serve until interrupted."""
    with listen(options.host, options.port) as listening:
        # The server is loaded only where something is served, while the first clients may connect already.
        from undercroft.web.settings import NO_LIMITS, Limits, Settings, from_host

        from .server import serve
        from .settings import folders, language

        settings = Settings(
            db=options.db,
            limits=NO_LIMITS if options.no_limits else Limits(),
            proxy=_networks(options.proxy),
            origins=tuple(options.origin),
            packs=tuple(map(str, folders(options.pack))),
        )
        settings = from_host(settings, options.limit)
        return serve(settings, listening, options.host, language(options), options.workers)


def _networks(given: Sequence[str]) -> tuple[str, ...]:
    """Addresses of proxies, as repeated options or with commas between them."""
    from undercroft.web.addresses import check_network

    found = []
    for text in (part for each in given for part in words(each)):
        try:
            found.append(check_network(text))
        except ValueError as error:
            raise UsageError(
                f"{text!r} is no address of a proxy: --proxy takes one such as 10.0.0.1, or a network such "
                "as 10.0.0.0/8."
            ) from error
    return tuple(found)


SERVE = Command(
    "serve",
    "Serves tables to others.",
    "undercroft serve --port 8420 --workers 2",
    _options,
    run,
)
