"""The exhaustive runner finds all that runs, and lists what does not."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from kernel import toy
from kernel.toy import RULES, Attack, Calm, CardPlayed, Hurt, ToyState, fresh, hand, make_rules

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny import events as cellar
from undercroft.games.tiny.setup import TinySetup
from undercroft.kernel import (
    Armed,
    CardId,
    Entry,
    Event,
    FigureId,
    Game,
    Next,
    Procedure,
    Rules,
    Seat,
    Trigger,
    ask,
    rng_from,
    step,
)  # fmt: skip
from undercroft.parts.happenings import ConditionGained
from undercroft.sim.exhaust import Scene, all_names, exhaust


def brawl(seed: str) -> Game[Any]:
    """A game that has not begun, so that its first steps are seen, too."""
    return Game(RULES, fresh(rng=rng_from(seed)))


def calm_scene(seed: str) -> Game[Any]:
    """Something that no brawl brings about by itself."""
    state = fresh(toy.Suffer(Seat(1), 2, by=Seat(0)), rng=rng_from(seed))
    Armed(Trigger("toy.suffer.before", Calm(Seat(1)), Seat(1), "calm", "TOY-CLM-01")).apply(state)
    return Game(RULES, state)


def cards(entry: Entry, game: Game[Any]) -> Iterable[str]:
    if isinstance(entry.event, CardPlayed):
        yield f"card {entry.event.card}"


WANTED = {f"card {card}" for card in toy.CARDS}


def test_all_names_are_steps_events_and_options() -> None:
    names = list(all_names(RULES))
    assert {"step toy.attack.roll", "step toy.attack.rolled", "event Hurt", "option stance"} <= set(names)
    assert "step toy.attack.deal.returned" in names and len(set(names)) == len(names)


def test_what_does_not_run_is_listed_within_the_budget() -> None:
    run = exhaust(brawl, wanted={*WANTED, "card unheard-of"}, observe=cards, budget=3000)
    assert run.missing == ("step toy.calm.breathe", "card unheard-of") and run.decisions == 3000
    assert run.games > 20 and set(run.seen) > WANTED


def test_scenes_bring_about_what_play_does_not() -> None:
    run = exhaust(brawl, wanted=WANTED, observe=cards, scenes=[calm_scene], budget=6000)
    assert run.missing == () and run.decisions < 6000  # stops as soon as nothing is missing
    assert "step toy.calm.breathe" in run.seen


def test_a_scene_is_played_while_it_may_show_something() -> None:
    begun: list[str] = []

    def counted(seed: str) -> Game[Any]:
        begun.append(seed)
        return calm_scene(seed)

    idle = Scene(counted, {"card unheard-of"})
    run = exhaust(brawl, scenes=[Scene(counted, {"step toy.calm.breathe"}), idle], budget=3000)
    assert run.missing == () and len(begun) == 1  # the other scene has nothing to show that is wanted


def test_a_scene_is_cut() -> None:
    wanted = {"card unheard-of"}
    runs = [exhaust(brawl, wanted=wanted, scenes=[Scene(brawl, wanted, cut)], budget=99) for cut in (3, 99)]
    assert runs[0].games > runs[1].games


def test_what_is_left_out_is_not_wanted() -> None:
    run = exhaust(brawl, leave_out={"step toy.calm.breathe"}, budget=6000)
    assert run.missing == () and run.decisions < 6000


def test_the_same_seed_runs_the_same() -> None:
    one, two, other = (exhaust(brawl, budget=500, seed=seed) for seed in ("7", "7", "8"))
    assert one == two and one != other


def test_a_small_budget_shows_little() -> None:
    run = exhaust(brawl, wanted=WANTED, observe=cards, budget=3)
    assert run.decisions == 3 and len(run.missing) > 20 and run.games == 1


class Idled(Event):
    """Writes what is there already: it never changes anything."""

    seat: Seat

    def apply(self, s: ToyState) -> None:
        s.players[self.seat] = s.players[self.seat]


class Announced(Event):
    """Says something and writes nothing, as it should."""


class Idle(Procedure, tag="exh.idle"):
    """Runs, but has no effect."""

    @step("X-1")
    def choose(self, g: toy.Toy) -> Next:
        return ask(Seat(0), toy.SipOption(1), toy.SipOption(2))

    @step("X-2")
    def idle(self, g: toy.Toy) -> None:
        g.emit(Idled(Seat(0)))
        g.emit(Announced())


def test_an_event_that_changes_nothing_has_not_run() -> None:
    rules: Rules[ToyState] = make_rules(sys.modules[__name__])

    def idle(seed: str) -> Game[Any]:
        return Game(rules, fresh(Idle()))

    def shows(entry: Entry, game: Game[Any]) -> Iterable[str]:
        yield f"shown {type(entry.event).__name__}"

    run = exhaust(idle, wanted={"shown Idled", "shown Announced"}, observe=shows, budget=20)
    assert {"step exh.idle.idle", "event Announced", "shown Announced"} <= set(run.seen)
    assert {"event Idled", "shown Idled"} <= set(run.missing)


def test_what_happens_before_the_first_question_counts() -> None:
    def begun(seed: str) -> Game[Any]:
        game: Game[Any] = Game(RULES, fresh(Attack(Seat(0)), seat0=hand("fury"), rng=rng_from(seed)), log=[])
        game.emit(Hurt(Seat(2), 1))
        game.advance()
        return game

    run = exhaust(begun, budget=1, leave_out=WANTED)
    assert "event Hurt" in run.seen


# -- tiny


EDITION = lay_out(box_of("tiny"))


def delve(seed: str, **wishes: Any) -> Game[Any]:
    setup = EDITION.settle(TinySetup(**wishes))
    state = EDITION.box.begin(EDITION.rules.content, setup)
    state.rng = rng_from(seed)
    return Game(EDITION.rules, state)


def easier(seed: str) -> Game[Any]:
    return delve(seed, difficulty="easy")


def at_work(entry: Entry, game: Game[Any]) -> Iterable[str]:
    """Which content an event shows at work."""
    match entry.event:
        case cellar.CardPlayed(_, card):
            yield f"card {card}"
        case cellar.WardUsed(_, card):
            yield f"ward {card}"
        case cellar.ItemSpent(_, item) | cellar.AbilityUsed(_, item) | cellar.ChestTaken(_, _, item):
            yield f"item {item}"
        case cellar.MonsterPlaced(_, monster):
            yield f"monster {monster.kind}"
        case cellar.HeroPlaced(_, hero, _):
            yield f"hero {hero.kind}"
        case cellar.RoomRevealed(room):
            yield f"room {room}"
        case cellar.FateDrawn(card):
            yield f"fate {card}"
        case cellar.StanceTaken(_, stance):
            yield f"stance {stance}"
        case ConditionGained(_, condition):
            yield f"condition {condition}"
        case _:
            pass


def tiny_content() -> set[str]:
    content = EDITION.rules.content
    scenario = content.scenario["cellar"]
    return {
        *(f"card {card}" for card in content.card),
        *(f"item {item}" for item in content.item),
        *(f"monster {monster}" for monster in content.monster),
        *(f"hero {hero}" for hero in content.hero),
        *(f"room {room.id}" for room in scenario.rooms),
        *(f"fate {card}" for card in scenario.fate),
        *(f"condition {condition}" for condition in ("poisoned", "stunned", "frightened")),
        *(f"stance {stance}" for stance in ("bold", "wary", "swift")),
        "ward bulwark", "item guard",
    }  # fmt: skip


def test_everything_in_tiny_runs_and_changes_something() -> None:
    run = exhaust(delve, wanted=tiny_content(), observe=at_work, scenes=[easier], budget=40_000)
    assert run.missing == ()


def test_the_specials_of_tiny_are_among_the_steps_that_ran() -> None:
    names = set(all_names(EDITION.rules))
    for name in EDITION.rules.specials:
        special = EDITION.rules.special_for(name, FigureId(1), CardId(name))
        assert {f"step {step.what}" for step in special.steps.values()} <= names
    assert EDITION.rules.specials
