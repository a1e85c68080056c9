"""The tester of legality: what is offered is what requirements leave, and all else gets an objection."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from undercroft.kernel import Decision, Game, Objection, Option, Posed
from undercroft.kernel.requirements import ones

from .testers import LONGEST, NewGame, TesterFailed, random_play

OFTEN = 3  # how often a question of one kind is looked at in one game


class Looked(NamedTuple):
    """The tester's findings: by question, how many objections; and questions that name no candidates."""

    objections: Counter[str]
    silent: Counter[str]


def legality_tester(new_game: NewGame, seeds: Iterable[str], *, limit: int = LONGEST) -> Looked:
    """Of every question with candidates: each legal one is an option, each option of that sort is legal.

    Every other candidate gets an objection with its rule, and no option gets any.
    """
    looked = Looked(Counter(), Counter())
    for seed in seeds:
        asked = Counter[str]()
        for game in random_play(new_game, seed, limit):
            for decision in game.open:
                asked[decision.what] += 1
                if asked[decision.what] > OFTEN:
                    continue
                posed, where = game.choices(), f"Seed {seed}, {game.where()}"
                if posed:
                    looked.objections[decision.what] += _look(where, game, decision, posed)
                else:
                    looked.silent[decision.what] += 1
    return looked


def _look(where: str, game: Game[Any], decision: Decision, posed: tuple[Posed, ...]) -> int:
    """Compare the options with what the requirements leave, then ask about every candidate."""
    before = game.state.digest()
    made = [option for each in posed for option in each.options(game)]
    _compare(where, decision, made, _kinds(posed, made))
    objections = 0
    for each in posed:
        for one in _candidates(each, game):
            objections += _ask(where, game, decision, posed, each.choice.sort, one)
    if game.state.digest() != before:
        raise TesterFailed(f"{where}: to ask why something is no option changed the position.")
    return objections


def _kinds(posed: Iterable[Posed], made: Iterable[Option]) -> set[type[Option]]:
    """The kinds of options that the choices make."""
    named = {each.choice.option for each in posed if isinstance(each.choice.option, type)}
    return {*map(type, made), *named}


def _compare(where: str, decision: Decision, made: list[Option], kinds: set[type[Option]]) -> None:
    legal, offered = {option.key for option in made}, set(decision.keys())
    for key in sorted(legal - offered):
        raise TesterFailed(f"{where}: {key!r} meets every requirement of {decision.what}, but is no option.")
    for option in decision.options:
        if type(option) in kinds and option.key not in legal:
            raise TesterFailed(f"{where}: {option.key!r} is offered, but a requirement forbids it.")


def _candidates(each: Posed, game: Game[Any]) -> Iterable[Any]:
    """Everything that can be pointed at: of groups of cells each cell, once."""
    found = each.choice.candidates(game, each.by)
    if each.choice.sort == "cell" and not isinstance(found, int):
        union = 0
        for cells in found:
            union |= cells
        found = union
    return ones(found)


def _ask(
    where: str, game: Game[Any], decision: Decision, posed: Iterable[Posed], sort: str, one: Any
) -> bool:
    """Is there an objection? There must be one if and only if no choice has it among the legal."""
    can = any(each.choice.holds(each.legal(game), one) for each in posed if each.choice.sort == sort)
    found: Objection | None = game.why_not(decision, **{sort: one})
    if (found is None) is not can:
        raise TesterFailed(
            f"{where}: {sort} {one} is {'' if can else 'not '}legal, but {found} is said of it."
        )
    if found is not None and not (found.rule and found.says):
        raise TesterFailed(f"{where}: {found} against {sort} {one} names no rule, or says nothing.")
    return found is not None
