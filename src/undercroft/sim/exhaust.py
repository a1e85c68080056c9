"""The exhaustive runner: play until everything in a game has run and changed something; list what has not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import cycle
from typing import Any

from msgspec import Struct

from undercroft.kernel import Decision, Entry, Event, Game, Reason, Rules, Source

from .testers import LONGEST, Luck, NewGame
from .vocabulary import unsaid

SELDOM = 300  # how often somebody gives up who may: in one of so many questions
Observe = Callable[[Entry, Game[Any]], Iterable[str]]


class Scene(Struct, frozen=True):
    """A position to play on from, as long as something of what it may show is missing."""

    start: NewGame
    shows: Collection[str]
    cut: int = LONGEST  # decisions


class Exhausted(Struct, frozen=True):
    """The results of a run."""

    missing: tuple[str, ...]  # "step tiny.attack.roll", "event Damaged", "option move", "card fury"
    seen: tuple[str, ...]
    decisions: int
    games: int
    unsaid: tuple[str, ...] = ()  # "Attack.push": of the vocabulary, but in no content; only tests can run it


def exhaust(
    new_game: NewGame,
    *,
    wanted: Collection[str] = (),
    observe: Observe = lambda entry, game: (),
    scenes: Sequence[NewGame | Scene] = (),
    leave_out: Collection[str] = (),
    budget: int = 20_000,
    seed: str = "1",
    vocabulary: Collection[type[Struct]] = (),
    content: Any = None,
) -> Exhausted:
    """Random play and generated scenes in turn, until nothing is missing or the budget of decisions is spent.

    `new_game` and `scenes` may give games that have not begun yet: then their set-up is watched, too.
    Wanted are all steps, events and kinds of options of the rules, and the content that the game names in
    `wanted`; `observe` says which content an entry shows at work, and may look at the game just after it. An
    event, and what it shows, counts only if it changed the state; an event that writes nothing is an
    announcement and counts when it was made. `vocabulary` names the kinds of records that `content` is
    written in: what of it no content uses is told, too.
    """
    rules = new_game(seed).rules
    missing = [name for name in (*all_names(rules), *wanted) if name not in leave_out]
    run = _Run(missing, observe, seed)
    for scene in cycle((new_game, *scenes)):
        if not run.left or run.decisions >= budget:
            break
        if isinstance(scene, Scene):
            run.play(scene.start, min(budget, run.decisions + scene.cut), scene.shows)
        else:
            run.play(scene, budget, run.left)
    idle = unsaid(vocabulary, content)
    return Exhausted(tuple(run.left), tuple(run.seen), run.decisions, run.games, tuple(idle))


class _Run:
    """The state of a run: what is still missing, and what was seen."""

    def __init__(self, missing: Iterable[str], observe: Observe, seed: str) -> None:
        self.left, self.seen = dict.fromkeys(missing), dict[str, None]()
        self.observe, self.seed = observe, seed
        self.luck, self.chosen = Luck(f"{seed}/exhaust"), Counter[str]()
        self.decisions = self.games = 0

    def play(self, start: NewGame, end: int, shows: Collection[str]) -> None:
        """Play a game up to so many decisions in all, while something of what it may show is missing."""
        if not self.misses(shows):
            return
        self.games += 1
        game = _Watched(start(f"{self.seed}/{self.games}"), self.observe)
        news = self.settle(game)
        while game.open and self.decisions < end and not (news and not self.misses(shows)):
            self.decisions += 1
            decision = self.luck.choose(game.open)
            key = self.pick(decision)
            game.taken(decision, key)
            try:
                game.answer(self.luck.choose(decision.seats), key)
            except Exception as error:
                error.add_note(f"Game {self.seed}/{self.games}, {decision.what}: {key}; then {game.where()}.")
                raise
            news = self.settle(game)

    def misses(self, shows: Collection[str]) -> bool:
        return any(name in self.left for name in shows)

    def pick(self, decision: Decision) -> str:
        """Half of the time anything, half of the time what was chosen least; seldom to give up."""
        chosen, luck = self.chosen, self.luck
        keys = [
            option.key for option in decision.all_options if not option.concedes or not luck.below(SELDOM)
        ]
        least = min(chosen[key] for key in keys)
        key = luck.choose(keys if luck.below(2) else [key for key in keys if chosen[key] == least])
        chosen[key] += 1
        return key

    def settle(self, game: _Watched) -> bool:
        """Strike off what has run since the last time; was anything of it missing?"""
        before = len(self.left)
        for name in game.found():
            self.seen.setdefault(name)
            self.left.pop(name, None)
        return len(self.left) < before


def all_names(rules: Rules[Any]) -> Iterator[str]:
    """Everything of a game that can run: its steps, events and kinds of options."""
    for procedure in rules.procedures:
        for step in dict.fromkeys(procedure.steps.values()):
            yield f"step {step.what}"
    for event in rules.events:
        yield f"event {event.__name__}"
    for option in rules.options:
        yield f"option {option.__struct_config__.tag}"


class _Watched(Game[Any]):
    """The same position, with an eye on what each event changes."""

    def __init__(self, game: Game[Any], observe: Observe) -> None:
        source: Source = game.source
        super().__init__(game.rules, game.state, source)
        self.observe = observe
        self.ran = set()
        self.names: set[str] = set()
        for entry in game.log or ():  # the set-up has changed the empty table
            self._note(entry, changed=True)
        self.advance()

    def taken(self, decision: Decision, key: str) -> None:
        """An option is about to be answered."""
        option = next(option for option in decision.all_options if option.key == key)
        self.names.add(f"option {option.__struct_config__.tag}")

    def found(self) -> set[str]:
        """The names of all that has run since the last time."""
        names = self.names | {f"step {what}" for what in self.ran or ()}
        self.names, self.ran = set(), set()
        return names

    def emit(self, event: Event, rule: str = "", why: tuple[Reason, ...] = ()) -> None:
        before = self.state.clone()
        super().emit(event, rule, why)
        self._note(Entry(rule or self.rule, event, why), changed=self.state != before)

    def _note(self, entry: Entry, *, changed: bool) -> None:
        kind = type(entry.event)
        if changed or kind.apply is Event.apply:
            self.names.add(f"event {kind.__name__}")
            self.names.update(self.observe(entry, self))
