"""The table round the cellar's board: the order of turns, how things stand, what is before each seat."""

from __future__ import annotations

from undercroft.games.tiny.rules.monsters import speed
from undercroft.games.tiny.rules.rounds import Round
from undercroft.games.tiny.state import Figure, Tiny, TinyState, content
from undercroft.kernel import FigureId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import ranks_of
from undercroft.text import card_text
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from .boards import meters
from .cards import open_piles

UNKNOWN_SPEED = "??"
RANKS: dict[str, shapes.Frame] = {"hero": "double", "monster": "ring"}
CHOOSING = ("start", "choose_stances")  # steps of a round in which the stances of the last are no longer true


def track(g: Tiny, narrator: Narrator) -> tuple[shapes.Row, ...]:
    """Those who have acted in their order, then the others by speed."""
    s = g.state
    up = {i: figure for i, figure in s.figures.items() if figure.cells}
    done = [i for i in s.acted if i in up]
    ahead = sorted((i for i in up if i not in done), key=lambda i: (i != s.turn.figure, speed(g, up[i]), i))
    return tuple(_row(g, i, up[i], narrator) for i in (*done, *ahead))


def _row(g: Tiny, i: FigureId, figure: Figure, narrator: Narrator) -> shapes.Row:
    s = g.state
    is_known = bool(figure.stance) and not is_choosing(s) if figure.is_hero else True
    return shapes.Row(
        f"figure-{i}",
        capital(narrator.words.forms(narrator.namer(s).figure(i))[""]),
        figure.kind,
        str(speed(g, figure)) if is_known else UNKNOWN_SPEED,
        "active" if s.turn.figure == i else "done" if i in s.acted else "waiting",
        figure.seat,
        (i,),
        lines=() if figure.is_hero else _statistics(g, figure.kind, narrator),
    )


def is_choosing(s: TinyState) -> bool:
    """Are the stances of this round still open?"""
    return any(isinstance(frame, Round) and frame.step in CHOOSING for frame in s.frames)


def _statistics(g: Tiny, kind: str, narrator: Narrator) -> tuple[shapes.Statistic, ...]:
    record = content(g).monster[kind]

    def made() -> tuple[shapes.Statistic, ...]:
        attack = card_text(narrator.words, narrator.namer(None), [record.attack])
        pace = narrator.say("tiny-pace", n=record.pace)
        return shapes.Statistic(capital(pace), "move"), shapes.Statistic(attack, "attack")

    return narrator.once(("statistics", kind), made)


def status(g: Tiny, narrator: Narrator) -> shapes.Status:
    """Title, goal, torches, the fate deck; how it ended."""
    s, words = g.state, narrator.words
    namer = narrator.namer(s)
    drawn = words.listed([words.forms(namer.thing("fate", card))[""] for card in s.fate.discard])
    fate = narrator.say("tiny-fate-note", cards=drawn) if s.fate.discard else narrator.say("tiny-fate-whole")
    left = max(0, s.torches - s.round)
    gauges = (
        shapes.Gauge("round", narrator.say("tiny-round"), str(s.round), "round", "foot"),
        shapes.Gauge(
            "torches", narrator.say("tiny-torches"), str(left), "torch", "foot",
            narrator.say("tiny-torches-note", left=left),
        ),
        shapes.Gauge("fate", narrator.say("tiny-fate"), str(s.fate.size), "deck", "decks", fate),
    )  # fmt: skip
    return shapes.Status(
        "tiny",
        words.forms(namer.thing("scenario", s.scenario))[""],
        s.round,
        (narrator.say("tiny-goal-win"), narrator.say("tiny-goal-lose", torches=s.torches)),
        gauges=gauges,
        sides=_sides(tuple(s.hands), narrator),
        ranks=ranks_of("tiny", RANKS, narrator),
        outcome=s.outcome,
        result=narrator.result(s.outcome) if s.outcome else "",
    )


def _sides(seats: tuple[Seat, ...], narrator: Narrator) -> tuple[shapes.Side, ...]:
    return narrator.once(
        ("sides", seats),
        lambda: (
            shapes.Side("heroes", narrator.say("tiny-side-heroes"), seats, ("monsters",)),
            shapes.Side("monsters", narrator.say("tiny-side-monsters"), (), ("heroes",)),
        ),
    )


def mats(g: Tiny, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    """The open area before each hero."""
    return tuple(_mat(g.state, seat, narrator) for seat in g.state.hands)


def _mat(s: TinyState, seat: Seat, narrator: Narrator) -> shapes.Mat:
    i = FigureId(seat + 1)
    hero = s.figures[i]
    numbers = {"hand": len(s.hands[seat].cards), "deck": s.decks[seat].size}
    if s.turn.figure == i:
        numbers |= {"actions": s.turn.actions, "movement": s.turn.movement}
    gauges = [shapes.Gauge(id, narrator.say(f"tiny-{id}"), str(n), id) for id, n in numbers.items()]
    if hero.stance and not is_choosing(s):
        namer = narrator.namer(s)
        stance = narrator.words.forms(namer.thing("stance", hero.stance, namer.figure(i).gender))[""]
        gauges.append(shapes.Gauge("stance", narrator.say("tiny-stance"), stance, f"stance-{hero.stance}"))
    piles = tuple(open_piles(s, seat, narrator))
    name = narrator.seat(seat)
    heroes = (shapes.Hero(i, name, hero.kind, meters(hero, narrator)),)
    return shapes.Mat(seat, name, hero.kind, heroes, tuple(gauges), piles)
