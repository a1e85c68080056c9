"""The testers that every game must pass. Each takes a factory, seed -> game at its first question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from undercroft.kernel import (
    Decision,
    Entry,
    Event,
    Game,
    Header,
    Journal,
    Leaf,
    Rules,
    Seat,
    UndercroftError,
    determinize,
    foresee,
    log_for,
    next_word,
    read,
    rng_from,
    view,
)  # fmt: skip

T = TypeVar("T")
NewGame = Callable[[str], Game[Any]]
Pair = tuple[Game[Any], Game[Any]]
LONGEST = 2000  # decisions; a game that takes longer is cut
SELDOM = 2048  # times that it could give up, once


class TesterFailed(AssertionError):
    """A promise was broken; the sentence says which, in which game, and where in it."""

    __test__ = False  # pytest would take it for a test, by its name


class Luck:
    """Choices of a tester: the same seed makes the same ones."""

    def __init__(self, seed: str) -> None:
        self._rng = rng_from(seed)

    def below(self, limit: int) -> int:
        self._rng, word = next_word(self._rng)
        return word * limit >> 64

    def choose(self, some: Sequence[T]) -> T:
        return some[self.below(len(some))]

    def answer(self, game: Game[Any]) -> tuple[Seat, str]:
        """A seat that is asked, and one of its options; it seldom gives up, else no game would go on."""
        decision = self.choose(game.open)
        seat, picked = self.choose(decision.seats), self.choose(decision.all_options)
        if picked.concedes and self.below(SELDOM):
            picked = self.choose([option for option in decision.all_options if not option.concedes])
        return seat, picked.key


def clone_tester(new_game: NewGame, seeds: Iterable[str], *, limit: int = LONGEST, every: int = 1) -> int:
    """Every option of every decision on clones: no earlier position moves, and twins stay twins.

    With `every` only each so many-th decision is looked at. Gives the number of answers tried.
    """
    tried = 0
    for seed in seeds:
        seen: list[tuple[Game[Any], str, str]] = []
        for n, game in enumerate(random_play(new_game, seed, limit)):
            if n % every:
                continue
            seen.append((game.clone(), game.state.digest(), game.where()))
            for decision in game.open:
                _check_keys(seed, game, decision)
                for option in decision.all_options:
                    tried += 1
                    _compare_twins(seed, game, decision.seat, option.key)
            _check_unmoved(seed, [*seen[-3:], (game, *seen[-1][1:])])
        _check_unmoved(seed, seen)
    return tried


def round_trip_tester(new_game: NewGame, seeds: Iterable[str], *, limit: int = LONGEST) -> int:
    """A game that is saved and loaded at every decision stays the same as one that never was, to the end."""
    loads = 0
    for seed in seeds:
        luck, game = Luck(seed), new_game(seed)
        loaded = game
        for _ in range(limit):
            before = game.where()
            loaded = _reloaded(seed, game.rules, loaded)
            loads += 1
            if loaded.state.digest() != game.state.digest():
                raise TesterFailed(
                    f"Seed {seed}, {before}: loading the saved position gives another position."
                )
            if loaded.open != game.open:
                raise TesterFailed(f"Seed {seed}, {before}: after loading, other questions are open.")
            if not game.open:
                break
            seat, key = luck.answer(game)
            game.log, loaded.log = [], []
            game.answer(seat, key)
            loaded.answer(seat, key)
            if loaded.log != game.log:
                raise TesterFailed(
                    f"Seed {seed}, {before}: after loading, {key!r} makes other things happen."
                )
    return loads


def view_tester(new_game: NewGame, seeds: Iterable[str], *, limit: int = LONGEST, every: int = 1) -> int:
    """Positions that differ only in what a seat cannot see are the same to it: views, questions, events.

    With `every` only each so many-th decision is looked at. Gives the number of pairs of positions that did
    differ; a game with secrets must have some.
    """
    pairs = 0
    for seed in seeds:
        for n, game in enumerate(random_play(new_game, seed, limit)):
            if n % every:
                continue
            for seat in game.rules.seat_order(game):
                pairs += _compare_guesses(seed, game, seat, n)
    return pairs


def invariant_tester(new_game: NewGame, seeds: Iterable[str], *, limit: int = LONGEST) -> int:
    """After each event all of `Rules.invariants` hold. Gives the number of events."""
    events = 0
    for seed in seeds:
        luck, game = Luck(seed), new_game(seed)
        check_invariants(seed, game, None)

        def watch(event: Event, seed: str = seed, game: Game[Any] = game) -> None:
            nonlocal events
            events += 1
            check_invariants(seed, game, event)

        game.watch = watch
        for _ in range(limit):
            if not game.open:
                break
            game.answer(*luck.answer(game))
    return events


def journal_walk(new_game: NewGame, seeds: Iterable[str], *, moves: int = 40) -> int:
    """A random walk of answers, undos and redos: each position is as it was, and so is the saved journal.

    The digest covers the generator. Gives the number of positions compared.
    """
    compared = 0
    for seed in seeds:
        luck = Luck(f"{seed}/walk")
        header = Header(game="", version="", setup={}, seed=seed)
        journal: Journal[Any] = Journal(header, lambda seed=seed: new_game(seed))  # type: ignore[misc]
        digests = [journal.game.state.digest()]
        for _ in range(moves):
            where, move = journal.game.where(), _walk(journal, luck, digests)
            compared += 1
            if journal.game.state.digest() != digests[len(journal.answers)]:
                raise TesterFailed(
                    f"Seed {seed}, {where}: {move} to answer {len(journal.answers)} gives another position."
                )
        try:
            again = Journal.resume(read(journal.save()), journal.start)
        except UndercroftError as error:
            raise TesterFailed(f"Seed {seed}: the journal of the walk cannot be replayed: {error}") from error
        if again.game.state.digest() != digests[len(journal.answers)] or again.log != journal.log:
            raise TesterFailed(f"Seed {seed}: the replayed journal ends elsewhere, at {again.game.where()}.")
    return compared


def schema_faults(rules: Rules[Any]) -> list[str]:
    """Where leaves or frames could change behind a clone's back, and secrets that cannot be dealt again."""
    found: dict[str, None] = {}
    for kind in (*rules.procedures, *rules.events, *rules.options):
        found.update(dict.fromkeys(_faults(kind, kind.__name__, set())))
    for name, hint in get_type_hints(rules.state, include_extras=True).items():
        if name not in rules.state.__struct_fields__ or name in ("frames", "woken"):
            continue
        place = f"{rules.state.__name__}.{name}"
        spine = get_origin(hint) in (list, dict)  # copied by a clone, so it may change
        for part in get_args(hint) if spine else (hint,):
            found.update(dict.fromkeys(_faults_of_hint(part, place, set())))
        if name != "rng":
            found.update(dict.fromkeys(_secret_faults(hint, place)))
    return list(found)


def random_play(new_game: NewGame, seed: str, limit: int = LONGEST) -> Iterator[Game[Any]]:
    """The game at every decision, each then answered at random."""
    luck, game = Luck(seed), new_game(seed)
    for _ in range(limit):
        if not game.open:
            return
        yield game
        game.answer(*luck.answer(game))


def check_invariants(seed: str, game: Game[Any], event: Event | None) -> None:
    """All of `Rules.invariants` hold now, after this event; else the first that does not is told."""
    for holds in game.rules.invariants:
        if fault := holds(game.state):
            when = "at the first question" if event is None else f"after {event}"
            raise TesterFailed(f"Seed {seed}, {game.where()}, {when}: {fault}.")


# -- inside


def _check_keys(seed: str, game: Game[Any], decision: Decision) -> None:
    keys = decision.keys()
    for key in keys:
        if not key.isascii() or not key.isprintable() or key != " ".join(key.split()) or not key:
            raise TesterFailed(f"Seed {seed}, {game.where()}: {key!r} is no key of plain words.")
    if len(set(keys)) < len(keys):
        twice = next(key for key in keys if keys.count(key) > 1)
        raise TesterFailed(f"Seed {seed}, {game.where()}: the key {twice!r} is offered twice.")


def _compare_twins(seed: str, game: Game[Any], seat: Seat, key: str) -> None:
    one, two = game.clone(), game.clone()
    before = game.state.digest()
    one.answer(seat, key)
    two.answer(seat, key)
    if one.state.digest() != two.state.digest() or one.open != two.open:
        raise TesterFailed(f"Seed {seed}, {game.where()}: {key!r} on two clones gives two positions.")
    if game.state.digest() != before:
        raise TesterFailed(
            f"Seed {seed}, {game.where()}: {key!r} on a clone moved the position it came from."
        )


def _check_unmoved(seed: str, seen: Iterable[tuple[Game[Any], str, str]]) -> None:
    for game, digest, where in seen:
        if game.state.digest() != digest:
            raise TesterFailed(f"Seed {seed}, {where}: play on clones moved an earlier position.")


def _reloaded(seed: str, rules: Rules[Any], game: Game[Any]) -> Game[Any]:
    try:
        back: Game[Any] = Game(rules, rules.decode(rules.encode(game.state)))
        back.advance()
    except UndercroftError as error:
        raise TesterFailed(
            f"Seed {seed}, {game.where()}: a saved position cannot be loaded: {error}"
        ) from error
    return back


def _compare_guesses(seed: str, game: Game[Any], seat: Seat, n: int) -> bool:
    """Two positions dealt from one view, with the same generator; did they differ?"""
    where = f"Seed {seed}, {game.where()}, seat {seat}"
    seen = view(game, seat)
    one, two = deal_twice(where, game, seat, (f"{seed}/{n}/a", f"{seed}/{n}/b"))
    looks = view(one, seat), view(two, seat)
    if looks[0].state != looks[1].state:
        raise TesterFailed(f"{where}: two positions that fit the seat's view look different to it.")
    if looks[0].open != looks[1].open:
        raise TesterFailed(
            f"{where}: what the seat cannot see changes what it is asked, or told of questions."
        )
    if not game.state.answers and looks[0] != seen:
        raise TesterFailed(f"{where}: a position dealt from the seat's view does not look like it.")
    if one.state == two.state:
        return False
    for decision in one.open:
        twin = next(d for d in two.open if d.seats == decision.seats)
        for option in decision.all_options:
            if option in twin.all_options:
                _compare_told(where, (one, two), decision.seat, option.key, seat)
    return True


def _compare_told(where: str, guesses: tuple[Game[Any], ...], by: Seat, key: str, to: Seat) -> None:
    one, two = (_told(where, guess, by, key, to) for guess in guesses)
    if one != two:
        raise TesterFailed(
            f"{where}: after {key!r} of seat {by} it is told something that depends on what it cannot see: "
            f"{_first_difference(one, two)}."
        )


def deal_twice(where: str, game: Game[Any], seat: Seat, seeds: tuple[str, str]) -> Pair:
    """Two positions dealt from what a seat sees, each by its seed, and the same luck to come."""
    one, two = (_dealt(where, game, seat, rng_from(seed)) for seed in seeds)
    two.state.rng = one.state.rng
    return one, two


def _dealt(where: str, game: Game[Any], seat: Seat, rng: int) -> Game[Any]:
    try:
        dealt: Game[Any] = Game(game.rules, determinize(view(game, seat), game.rules, rng))
        dealt.advance()
    except Exception as error:
        raise TesterFailed(f"{where}: no position can be dealt from the seat's view: {error!r}.") from error
    return dealt


def _told(where: str, guess: Game[Any], by: Seat, key: str, to: Seat) -> list[Any]:
    """The seat's news of an answer, and its view then, unless something stopped it."""
    try:
        twin, log, stop = foresee(guess, by, key, to=to)
    except Exception as error:
        raise TesterFailed(
            f"{where}: a position dealt from the view breaks at {key!r}: {error!r}."
        ) from error
    if stop not in ("question", "end"):
        return log_for(log, to)
    seen = view(twin, to)
    return [*log_for(log, to), seen.state, seen.open]


def _first_difference(one: list[Any], two: list[Any]) -> str:
    for a, b in zip(one, two):
        if a != b:
            both_told = isinstance(a, Entry) and isinstance(b, Entry)
            return f"{a} or {b}" if both_told else f"the position it sees, at {_unlike(a, b)}"
    return "more happens in one than in the other"


def _unlike(a: Any, b: Any, at: str = "") -> str:
    """Where two positions first differ, and how."""
    if isinstance(a, Struct) and type(a) is type(b):
        parts = [(f"{at}.{name}", getattr(a, name), getattr(b, name)) for name in a.__struct_fields__]
    elif isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        parts = [(f"{at}[{key!r}]", a[key], b[key]) for key in a]
    elif isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        parts = [(f"{at}[{i}]", *both) for i, both in enumerate(zip(a, b))]
    else:
        parts = []
    return next((_unlike(x, y, place) for place, x, y in parts if x != y), f"{at.lstrip('.')}: {a} or {b}")


def _walk(journal: Journal[Any], luck: Luck, digests: list[str]) -> str:
    """One move of a walk; keeps `digests` by number of answers."""
    chosen = luck.below(10)
    if journal.answers and (chosen < 3 or not (journal.game.open or journal.undone)):
        journal.undo(luck.below(len(journal.answers)) if chosen == 0 else None)
        return "undo"
    if journal.undone and chosen < 6:
        journal.redo()
        return "redo"
    if journal.game.open:
        journal.answer(*luck.answer(journal.game))
        if not journal.undone:
            digests[len(journal.answers) :] = [journal.game.state.digest()]
        return "answer"
    return "nothing"


def _faults(kind: type, place: str, done: set[type]) -> Iterator[str]:
    """Mutable things inside a struct that clones share, and secrets that `determinize` cannot deal."""
    if kind in done:
        return
    done.add(kind)
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if name in getattr(kind, "__struct_fields__", ()):
            yield from _faults_of_hint(hint, f"{place}.{name}", done)
            yield from _secret_faults(hint, f"{place}.{name}")


def _faults_of_hint(hint: Any, place: str, done: set[type]) -> Iterator[str]:
    origin = get_origin(hint) or hint
    if origin in (list, dict, set, bytearray) or origin in (Mapping, Sequence):
        yield f"{place} can hold a {origin.__name__}, which clones would share"
    if isinstance(origin, type) and issubclass(origin, Struct):
        if issubclass(origin, Leaf) or origin.__struct_config__.frozen:
            yield from _faults(origin, origin.__name__, done)
        else:
            yield f"{place} can hold a {origin.__name__}, which is not frozen"
    for part in get_args(hint):
        yield from _faults_of_hint(part, place, done)


def _secret_faults(hint: Any, place: str) -> Iterator[str]:
    metas = [meta.extra or {} for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta)]
    secret = [extra["seen_by"] for extra in metas if "seen_by" in extra]
    if secret and not _is_text(get_args(hint)[0]):
        yield f"{place} is secret but not text or a tuple of texts, so it cannot be dealt anew"
    elif "nobody" in secret:
        yield f"{place} is hidden from all: what nobody knows should be drawn when needed, not kept"


def _is_text(hint: Any) -> bool:
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is tuple:
        return all(part is Ellipsis or _is_text(part) for part in get_args(hint))
    return hint is str
