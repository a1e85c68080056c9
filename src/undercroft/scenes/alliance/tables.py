"""The table round the dungeon: whose turn it is, round and cycle, pools and what the next XP changes."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.alliance.rules.who import clockwise, counter_clockwise, is_together, monsters
from undercroft.games.alliance.state import CYCLES, ROUNDS, Delve
from undercroft.kernel import Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import ranks_of
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from .figures import DOWN, sides

RANKS: dict[str, shapes.Frame] = {"hero": "double", "monster": "ring", DOWN: "dashed"}


def track(g: Delve, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """The cycle: every alliance with a hero, then in reverse every player with a monster (DA-RND-03)."""
    s = g.state
    if not s.cycle:
        return ()
    rows = [_heroes(g, seat, narrator) for seat in clockwise(s, s.first)]
    ready = tuple(i for i, leaf in monsters(s) if not leaf.exhausted)
    spent = tuple(i for i, leaf in monsters(s) if leaf.exhausted)
    for state, some in (("ready", ready), ("exhausted", spent)):
        if some:
            active = s.part == "monsters" and s.turn.figure in some
            rows.append(
                shapes.Row(
                    f"monsters-{state}", narrator.say(f"alliance-monsters-{state}"), "monsters", "",
                    "active" if active else "waiting" if state == "ready" else "done", -1, some,
                )
            )  # fmt: skip
    return tuple(rows)


def _heroes(g: Delve, seat: Seat, narrator: Narrator) -> shapes.Row:
    s = g.state
    alliance = s.alliances[seat]
    exhausted = sum(s.figures[i].exhausted for i in alliance.heroes if i in s.figures)
    active = s.turn.seat == seat and s.turn.figure in alliance.heroes
    done = exhausted >= s.cycle and not active
    name = capital(narrator.seat(seat))
    here = tuple(i for i in alliance.heroes if i in s.figures and s.figures[i].cells)
    state = "active" if active else "done" if done else "waiting"
    return shapes.Row(f"alliance-{seat}", name, alliance.colour, "", state, seat, here)  # type: ignore[arg-type]


def status(g: Delve, narrator: Narrator) -> shapes.Status:
    """Mode, round and cycle, pools, decks; sides and ranks of the figures."""
    s = g.state
    return shapes.Status(
        "alliance",
        narrator.say("alliance-title", mode=mode_of(g), players=len(s.alliances)),
        s.round,
        tuple(_goals(g, narrator)),
        gauges=tuple(_gauges(g, narrator)),
        sides=sides(g, narrator),
        ranks=ranks_of("alliance", RANKS, narrator),
        outcome=s.outcome,
        result=narrator.result(s.outcome) if s.outcome else "",
    )


def mode_of(g: Delve) -> str:
    """How it is played: rivals, solo or co-op."""
    s = g.state
    return "rivals" if not is_together(s) else "solo" if len(s.alliances) == 1 else "coop"


def _goals(g: Delve, narrator: Narrator) -> Iterator[str]:
    s = g.state
    yield narrator.say(f"alliance-goal-{mode_of(g)}", target=s.target * len(s.alliances))
    if s.closing:
        yield narrator.say("alliance-closing")


def _gauges(g: Delve, narrator: Narrator) -> Iterator[shapes.Gauge]:
    """The bar of sixteen activations, the parts of a cycle, pools and decks."""
    s = g.state
    step = CYCLES * (s.round - 1) + s.cycle if s.round and s.cycle else 0
    bar = narrator.say("alliance-bar-note", round=s.round, cycle=s.cycle, part=s.part or "setup")
    yield shapes.Gauge("bar", narrator.say("alliance-bar"), f"{step}/{ROUNDS * CYCLES}", "round", "head", bar)
    yield shapes.Gauge(
        "cycle", narrator.say("alliance-cycle"), f"{s.cycle}/{CYCLES}", "turn", "foot",
        narrator.say("alliance-part", part=s.part or "setup"),
    )  # fmt: skip
    for level, left in enumerate(s.pools, 1):
        note = narrator.say("alliance-pool-note", n=left, level=level)
        yield shapes.Gauge(
            f"pool-{level}", narrator.say("alliance-pool", level=level), str(left), "xp", "foot", note
        )
    counts = {"upgrades": s.upgrades.size, "tiles": s.deck.size}
    for id, n in counts.items():
        yield shapes.Gauge(f"deck-{id}", narrator.say(f"alliance-deck-{id}"), str(n), "deck", "decks")
    if s.part == "monsters":
        order = [capital(narrator.seat(seat)) for seat in counter_clockwise(s)]
        yield shapes.Gauge("order", narrator.say("alliance-order"), ", ".join(order), "turn", "decks")
