"""Heroes find their alliances: draft, solo pick, presets, or a party by name (DA-SET, DA-SOL, DA-BAS)."""

from __future__ import annotations

from undercroft.games.alliance.events.setting_up import (
    HeroesReturned,
    HeroesRevealed,
    HeroTaken,
    PresetTaken,
)
from undercroft.games.alliance.options import TakeHeroOption
from undercroft.games.alliance.rules.who import clockwise
from undercroft.games.alliance.state import HEROES, Delve, library
from undercroft.kernel import CardId, Choice, Done, Next, Procedure, Requirement, Seat, ask, step
from undercroft.parts.decks import Cards

PAIR = 2  # heroes that solo reveals at a time (DA-SOL-02)


def take(g: Delve, seat: Seat, hero: str) -> None:
    """A hero joins an alliance."""
    g.emit(HeroTaken(seat, hero, library(g).hero[hero].health))


def drawn(g: Delve, count: int, out: tuple[str, ...] = ()) -> Cards:
    """So many hero cards of the shuffled rest."""
    rest = [CardId(hero) for hero in library(g).hero if hero not in out]
    found: list[CardId] = []
    for _ in range(count):
        found.append(CardId(g.chance("heroes", rest)))
        rest.remove(found[-1])
    return tuple(found)


IN_THE_POOL: Choice[Delve, Procedure] = Choice(
    "card",
    TakeHeroOption,
    lambda g, by: library(g).hero,
    (Requirement("DA-SET-09", "hero-not-there", lambda g, by, some: g.state.heroes),),
)


class NamedParty(Procedure, tag="alliance.named_party"):
    """The heroes were named before the game: four for each seat in their order."""

    party: tuple[str, ...]

    @step("DA-SET-15", "DA-SET-16")
    def deal(self, g: Delve) -> None:
        for number, hero in enumerate(self.party):
            take(g, Seat(number // HEROES), hero)


class HeroDraft(Procedure, tag="alliance.hero_draft"):
    """Two to four players draft to and fro from a pool with one hero too many (DA-SET-07 to DA-SET-13)."""

    picked: int = 0

    @step("DA-SET-07")
    def reveal(self, g: Delve) -> None:
        g.emit(HeroesRevealed(drawn(g, HEROES * len(g.state.alliances) + 1)))

    @step("DA-SET-09", "DA-SET-10", "DA-SET-11", "DA-SET-12", "DA-SET-E1")
    def pick(self, g: Delve) -> Next:
        return ask(self.seat(g), *map(TakeHeroOption, g.state.heroes))

    pick.poses(lambda: IN_THE_POOL)

    @pick.answered
    def take(self, g: Delve, picked: TakeHeroOption) -> Next:
        take(g, g.answering, picked.hero)
        self.picked += 1
        return self.pick if self.picked < HEROES * len(g.state.alliances) else None

    @step("DA-SET-13", "DA-SET-14")
    def put_back(self, g: Delve) -> None:
        g.emit(HeroesReturned(g.state.heroes))

    def seat(self, g: Delve) -> Seat:
        """Clockwise from the first player, then back, and so again."""
        order = clockwise(g.state, g.state.first)
        lap, place = divmod(self.picked, len(order))
        return order[::-1][place] if lap % 2 else order[place]


class SoloPick(Procedure, tag="alliance.solo_pick"):
    """Alone one keeps one hero of two, four times (DA-SOL-02)."""

    seen: tuple[str, ...] = ()

    @step("DA-SOL-02")
    def reveal(self, g: Delve) -> None:
        pair = drawn(g, PAIR, self.seen)
        self.seen += pair
        g.emit(HeroesRevealed(pair))

    @step("DA-SOL-02")
    def pick(self, g: Delve) -> Next:
        return ask(Seat(0), *map(TakeHeroOption, g.state.heroes))

    pick.poses(lambda: IN_THE_POOL)

    @pick.answered
    def take(self, g: Delve, picked: TakeHeroOption) -> Next:
        take(g, Seat(0), picked.hero)
        g.emit(HeroesReturned(g.state.heroes))
        return self.reveal if len(g.state.alliances[Seat(0)].heroes) < HEROES else Done()


class Presets(Procedure, tag="alliance.presets"):
    """The Basic Game gives each player one of four alliances at random (DA-BAS-04)."""

    @step("DA-BAS-04", "DA-BAS-05")
    def deal(self, g: Delve) -> None:
        left = list(library(g).preset)
        for seat in g.state.alliances:
            preset = g.chance("presets", left)
            left.remove(preset)
            g.emit(PresetTaken(seat, preset))
            for hero in library(g).preset[preset].heroes:
                take(g, seat, hero)
