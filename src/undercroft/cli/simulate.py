"""`simulate`: plays games without people."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

import msgspec
from msgspec import structs

from undercroft.bots import make_bot
from undercroft.games.boxes import Edition
from undercroft.games.setups import Members, Offer, One, Setup, all_offers, fields_of
from undercroft.kernel import Seat
from undercroft.sim.results import go_on
from undercroft.sim.simulate import ERROR, Plan, Played, Summary, simulate

from .parsing import Command, Options, UsageError, one_of, show, tell, whole
from .progress import Progress
from .settings import (
    add_campaign,
    add_packs,
    add_setup,
    edition_finder,
    folders,
    game_asked,
    language,
    seating,
    settled,
    wishes,
)

ALL, RANDOM = "all", "random"
RANDOM_PARTIES = 50  # games are dealt over them


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game")
    add_packs(parser)
    add_campaign(parser)
    parser.add_argument("--bots", metavar="SPEC", default="random", help="NAME, or seat=NAME,...")
    parser.add_argument("--games", metavar="N", type=whole(1), default=100, help="how many in all (100)")
    parser.add_argument("--seed", metavar="S", default="1", help="the same seed gives the same games (1)")
    parser.add_argument("--jobs", metavar="N", type=whole(1), default=1, help="processes (1)")
    parser.add_argument("--engine", metavar="local|ray", type=one_of("local", "ray"), default="local")
    parser.add_argument("--out", metavar="FILE", type=Path, help="one JSON line for each game")
    parser.add_argument("--resume", action="store_true", help="play only the games that --out lacks")
    parser.add_argument("--journals", metavar="DIR", type=Path, help="keep the journal of each game")
    parser.add_argument("--invariants", action="store_true", help="check what must hold after every event")
    parser.add_argument("--json", action="store_true", help="one JSON document")


def run(options: Options) -> int:
    """Play the games and sum them up; exit code 1 if one raised."""
    if options.engine == "ray":
        raise UsageError("The engine ray is not in this version; leave --engine out.")
    if options.resume and not options.out:
        raise UsageError("--resume goes on with the games of a file: name it with --out.")
    plan = make_plan(options)
    done = go_on(options.out, plan) if options.resume else {}
    broken = [played for played in done.values() if played.result == ERROR]
    progress = Progress(plan.games, done.values())
    with _out(options.out, options.resume) as out:

        def watch(played: Played) -> None:
            if out:
                out.write(msgspec.json.encode(played) + b"\n")
                out.flush()  # a game that was counted is in the file, also after kill -9
            if played.result == ERROR:
                broken.append(played)
            progress.count(played)

        try:
            summary = simulate(plan, options.jobs, watch, done)
        except KeyboardInterrupt:
            progress.clear()
            hint = "; the same command with --resume goes on" if options.out else ""
            tell(f"Interrupted after {progress.done} of {plan.games} games{hint}.")
            raise
    progress.clear()
    if broken:
        one = broken[0]
        tell(
            f"{len(broken)} of {plan.games} games raised, the first with {one.error.rstrip('.')}; "
            f"their journals are in {plan.journals or plan.errors}."
        )
    sys.stdout.write(f"{msgspec.json.encode(summary).decode()}\n") if options.json else show(_table(summary))
    return 1 if broken else 0


def make_plan(options: Options) -> Plan:
    """The plan that the options ask for; a bad one is refused here, not in every game."""
    game = game_asked(options)
    edition = edition_finder(options.pack)(game)
    setups = deals(edition, options)
    bots = tuple(seating(options.bots, edition.seats(setup), "random") for setup in setups)
    for setup, names in zip(setups, bots, strict=True):
        for seat, name in enumerate(names):
            make_bot(edition, setup, name, Seat(seat), "")
    if options.journals:
        try:
            options.journals.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(f"{options.journals} cannot hold journals: {error.strerror}.") from error
    return Plan(
        game=game,
        setups=setups,
        bots=bots,
        games=options.games,
        seed=options.seed,
        packs=folders(options.pack),
        journals=options.journals,
        invariants=options.invariants,
        errors=Path(tempfile.gettempdir()) / f"undercroft-errors-{secrets.token_hex(4)}",
    )


def deals(edition: Edition, options: Options) -> tuple[Setup, ...]:
    """The set-ups that games are dealt over.

    A field that names `all` stands for everything it offers, members that are `random` for parties that the
    seed draws. The next party comes when everything else had its turn.
    """
    wish = wishes(options, edition.box)
    spread = [wish]
    for field in fields_of(edition.box.setup):
        if isinstance(field.mark, One) and field.value(wish) == ALL:
            menu = field.mark.menu(edition.rules.content, wish)
            offers = [offer for offer in menu.offers if offer.playable]
            spread = [_with(each, field.name, offer) for each in spread for offer in offers]
    parties = min(RANDOM_PARTIES, -(-options.games // len(spread)))
    by_wish = [_drawn(edition, each, parties, options.seed) for each in spread]
    said_in = language(options)
    return tuple(settled(edition, each, said_in) for each in chain.from_iterable(zip(*by_wish)))


def _with(wish: Setup, field: str, offer: Offer) -> Setup:
    """The wish with one offer, and with what must be chosen along with it."""
    changes: dict[str, Any] = {field: offer.id}
    for other, value in offer.along:
        chosen = getattr(wish, other)
        changes[other] = chosen if value in chosen else (*chosen, value)
    return structs.replace(wish, **changes)


def _drawn(edition: Edition, wish: Setup, parties: int, seed: str) -> list[Setup]:
    """The wish, or with random members as many as parties are to be drawn."""
    fields = fields_of(edition.box.setup)
    first = next((field.value(wish) for field in fields if isinstance(field.mark, One)), "")
    for field in fields:
        if isinstance(field.mark, Members) and field.value(wish) == (RANDOM,):
            size = len(field.value(edition.settle(structs.replace(wish, **{field.name: field.default}))))
            found = all_offers(edition.rules.content, field.mark.record)
            heroes = [offer.id for offer in found if offer.playable]
            luck = Random(f"{seed}/{first}/{field.name}")
            drawn = [tuple(luck.sample(heroes, size)) for _ in range(parties)]
            return [structs.replace(wish, **{field.name: party}) for party in drawn]
    return [wish]


@contextlib.contextmanager
def _out(path: Path | None, append: bool) -> Iterator[BinaryIO | None]:
    if path is None:
        yield None
        return
    try:
        file = path.open("ab" if append else "wb")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from error
    with file:
        yield file


def _table(summary: Summary) -> list[str]:
    lines = [
        f"{summary.games} games of {summary.game} in {summary.seconds:.1f} s: "
        f"{summary.games_per_s:,.0f} games/s, {summary.decisions_per_s:,.0f} decisions/s",
        f"errors {summary.errors}, unfinished {summary.unfinished}, decisions {summary.decisions}",
    ]
    for scenario, results in {"all": summary.results, **summary.by_scenario}.items():
        count = sum(results.values()) or 1
        shares = ", ".join(f"{name} {many} ({many / count:.1%})" for name, many in results.items())
        lines.append(f"{scenario:12} {shares}")
    return [*lines, f"digest {summary.digest}"]


SIMULATE = Command(
    "simulate",
    "Plays games without people.",
    "undercroft simulate tiny --bots normal --games 500 --jobs 2 --json",
    _options,
    run,
    add_setup,
)
