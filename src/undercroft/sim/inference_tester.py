"""The inference tester: what others see and are asked never depends on cards that are hidden from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from undercroft.kernel import (
    SPECTATOR,
    Decision,
    Entry,
    Event,
    Game,
    Pass,
    Seat,
    UndercroftError,
    foresee,
    log_for,
    on_the_wire,
    preview,
    view,
)  # fmt: skip
from undercroft.kernel.requirements import ones

from .testers import LONGEST, Luck, NewGame, Pair, TesterFailed, deal_twice, random_play

AHEAD = 4  # answers that a pair is played on
SAMPLE = 3  # previews and objections that are compared at a question
PASS = Pass().key
NO_OPTION = "no such answer"  # refused in the same words, whatever is hidden


def inference_tester(
    new_game: NewGame,
    seeds: Iterable[str],
    *,
    ahead: int = AHEAD,
    every: int = 1,
    limit: int = LONGEST,
    shows: tuple[type[Event], ...] = (),
) -> int:
    """At decisions of random games: two deals of what a seat cannot see, and the same public answers to both.

    Until one who holds them shows a hidden card, all questions, windows, events, views on the wire, previews,
    objections and refusals are equal for that seat, for spectators, and for all who hold nothing hidden.
    `shows`: events by which the rules themselves open hidden cards; a pair is followed no further than them.
    Gives the number of pairs of positions that did differ.
    """
    pairs = 0
    for seed in seeds:
        luck = Luck(f"{seed}/inference")
        for n, game in enumerate(random_play(new_game, seed, limit)):
            if luck.below(every):
                continue
            seat = luck.choose(_lookers(game) or sorted(game.rules.seat_order(game)))
            where = f"Seed {seed}, decision {n}, {game.where()}, seat {seat}"
            pairs += _compare_deals(where, game, seat, luck, ahead, shows)
    return pairs


def _compare_deals(
    where: str, game: Game[Any], seat: Seat, luck: Luck, ahead: int, shows: tuple[type[Event], ...]
) -> bool:
    """Two positions dealt from one view, played on by the same answers; did they differ?"""
    one, two = deal_twice(where, game, seat, (str(luck.below(1 << 60)), str(luck.below(1 << 60))))
    if one.state == two.state:
        return False
    onlookers = _onlookers(game, seat)
    _compare(where, (one, two), onlookers, luck)
    for _ in range(ahead):
        answer = _public_answer((one, two), onlookers, luck)
        if answer is None:
            break
        for twin in (one, two):
            twin.log = []
            twin.answer(*answer)
        if any(isinstance(entry.event, shows) for twin in (one, two) for entry in twin.log or ()):
            break
        where = f"{where} / {answer[1]}"
        _compare(where, (one, two), onlookers, luck)
    return True


def _onlookers(game: Game[Any], seat: Seat) -> list[Seat]:
    """The seat that looks, spectators, and everybody who holds nothing that others may not see."""
    return [*dict.fromkeys((seat, SPECTATOR, *_lookers(game)))]


def _lookers(game: Game[Any]) -> list[Seat]:
    """The seats that hold nothing hidden, as spectators know."""
    seen = view(game, SPECTATOR).state
    return sorted(seat for seat in game.rules.seat_order(game) if not game.rules.unseen(seen, seat))


def _public_answer(pair: Pair, onlookers: list[Seat], luck: Luck) -> tuple[Seat, str] | None:
    """An answer that both positions offer and that shows nothing hidden to the onlookers."""
    one, two = pair
    if not one.open:
        return None
    decision = luck.choose(one.open)
    twin = next(each for each in two.open if each.seats == decision.seats)
    others = set(twin.keys())
    shared = [each.key for each in decision.all_options if each.key in others and not each.concedes]
    seat, waits = decision.seats[0], len(one.open) > 1  # with others: a card is shown when the last answers
    while shared:
        key = shared.pop(luck.below(len(shared)))
        if seat in onlookers or key == PASS:
            return seat, key
        if not waits and not any(_shows(each, seat, key) for each in pair):
            return seat, key
    return None


def _shows(game: Game[Any], seat: Seat, key: str) -> bool:
    """Does this answer of somebody with secrets open one of them, at once or after dice or draws?"""
    if foresee(game, seat, key, to=SPECTATOR)[2] == "secret":
        return True
    twin = game.clone()
    twin.log = []
    twin.answer(seat, key)
    return any(entry.event.opens for entry in twin.log)


# -- what is compared


def _compare(where: str, pair: Pair, onlookers: list[Seat], luck: Luck) -> None:
    asked, other = (list(map(_question, game.open)) for game in pair)
    if asked != other:
        raise TesterFailed(f"{where}: what is hidden changes who is asked: {asked} or {other}.")
    for seat in onlookers:
        to = "spectators" if seat == SPECTATOR else f"seat {seat}"
        news = [log_for(game.log or (), seat) for game in pair]
        if news[0] != news[1]:
            raise TesterFailed(f"{where}: {to} learn by events what is hidden: {_first_unlike(*news)}.")
        wires = [on_the_wire(view(game, seat)) for game in pair]
        if wires[0] != wires[1]:
            raise TesterFailed(f"{where}: the view of {to} depends on what is hidden: {_unlike(*wires)}.")
    for decision in pair[0].open:
        if decision.seats[0] in onlookers:
            _compare_answers(where, pair, decision, luck)


def _question(decision: Decision) -> tuple[Any, ...]:
    """A question as everybody hears of it: who is asked, what, by which rule, and whether in secret."""
    return decision.seats, decision.what, decision.rule, decision.secret, decision.among


def _compare_answers(where: str, pair: Pair, decision: Decision, luck: Luck) -> None:
    """Everything that an onlooker who is asked can find out before answering."""
    seat, keys = decision.seats[0], decision.keys()
    for _ in range(min(SAMPLE, len(keys))):
        key = luck.choose(keys)
        if preview(pair[0], seat, key) != preview(pair[1], seat, key):
            raise TesterFailed(
                f"{where}: what {key!r} would do, as seat {seat} is told, tells what is hidden."
            )
    for named in _pointed_at(pair[0], luck):
        one, two = (game.why_not(decision, **named) for game in pair)
        if one != two:
            raise TesterFailed(f"{where}: why not {named}? {one} or {two}: that tells what is hidden.")
    refusals = {_refusal(game, seat) for game in pair}
    if len(refusals) > 1:
        raise TesterFailed(f"{where}: a refusal of seat {seat} tells what is hidden: {' or '.join(refusals)}")


def _pointed_at(game: Game[Any], luck: Luck) -> Iterator[dict[str, Any]]:
    """Some of what the open question chooses among, legal or not."""
    for posed in game.choices():
        found = posed.choice.candidates(game, posed.by)
        if posed.choice.sort == "cell" and not isinstance(found, int):
            continue
        candidates = list(ones(found))
        for _ in range(min(SAMPLE, len(candidates))):
            yield {posed.choice.sort: luck.choose(candidates)}


def _refusal(game: Game[Any], seat: Seat) -> str:
    try:
        game.clone().answer(seat, NO_OPTION)
    except UndercroftError as error:
        return str(error)
    return ""


def _first_unlike(one: list[Entry], two: list[Entry]) -> str:
    for a, b in zip(one, two):
        if a != b:
            return f"{a} or {b}"
    return f"{len(one)} or {len(two)} of them"


def _unlike(one: bytes, two: bytes) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 60) : at + 60]!r} or {two[max(0, at - 60) : at + 60]!r}"
