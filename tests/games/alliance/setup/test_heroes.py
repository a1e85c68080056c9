"""Heroes find their alliances: draft, solo pick, presets, a named party (DA-SET, DA-SOL, DA-BAS)."""

from __future__ import annotations

import pytest

from games.alliance.table import ONE, TWO, edition
from undercroft.games.alliance.events.setting_up import HeroesReturned, HeroesRevealed, HeroTaken, PresetTaken
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Entry, Game, Seat


def begun(players: int, *variants: str, seed: str = "draft") -> tuple[Game[AllianceState], list[Entry]]:
    log: list[Entry] = []
    setup = edition().settle(AllianceSetup(players, variants))
    return edition().new_game(setup, seed, log=log), log


def kinds(game: Game[AllianceState], seat: int) -> list[str]:
    s = game.state
    return [s.figures[figure].kind for figure in s.alliances[Seat(seat)].heroes]


@pytest.mark.rule("DA-SET-07", "DA-SET-09", "DA-SET-10", "DA-SET-11", "DA-SET-12", "DA-SET-13", "DA-SET-E1")
@pytest.mark.parametrize(("players", "pool"), [(2, 9), (3, 13), (4, 17)])
def test_heroes_are_drafted_to_and_fro(players: int, pool: int) -> None:
    game, log = begun(players)
    assert len(game.state.heroes) == pool
    order = [Seat((game.state.first + n) % players) for n in range(players)]
    asked = []
    while game.open and game.open[0].what == "alliance.hero_draft.pick":
        asked.append(game.open[0].seat)
        assert len(game.open[0].options) == pool - len(asked) + 1
        game.answer(game.open[0].seat, 0)
    assert asked == (order + order[::-1]) * 2
    assert [len(each.heroes) for each in game.state.alliances.values()] == [4] * players
    (returned,) = [entry.event for entry in log if isinstance(entry.event, HeroesReturned)]
    assert len(returned.heroes) == 1 and game.state.heroes == ()


@pytest.mark.rule("DA-SET-09")
def test_only_a_hero_of_the_pool_can_be_taken() -> None:
    game, _ = begun(2)
    away = next(hero for hero in edition().rules.content.hero if hero not in game.state.heroes)
    found = game.why_not(game.open[0], card=away)
    assert found is not None and (found.rule, found.says) == ("DA-SET-09", "hero-not-there")
    assert game.why_not(game.open[0], card=game.state.heroes[0]) is None


@pytest.mark.rule("DA-SET-08")
def test_chance_chooses_the_first_player() -> None:
    assert {begun(3, seed=f"first {n}")[0].state.first for n in range(30)} == {0, 1, 2}


@pytest.mark.rule("DA-SOL-02", "DA-SET-08")
def test_alone_one_keeps_one_of_two_four_times() -> None:
    game, log = begun(1)
    seen: list[str] = []
    while game.open and game.open[0].what == "alliance.solo_pick.pick":
        pair = list(game.state.heroes)
        assert len(pair) == 2 and not set(pair) & set(seen)
        seen += pair
        game.answer(Seat(0), f"take-hero {pair[1]}")
    assert kinds(game, 0) == seen[1::2] and len(seen) == 8
    assert sum(isinstance(entry.event, HeroesRevealed) for entry in log) == 4


@pytest.mark.rule("DA-BAS-04", "DA-BAS-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_basic_game_deals_presets(players: int) -> None:
    game, log = begun(players, "basic")
    dealt = [entry.event.preset for entry in log if isinstance(entry.event, PresetTaken)]
    assert len(set(dealt)) == players
    for seat, preset in enumerate(dealt):
        assert tuple(kinds(game, seat)) == edition().rules.content.preset[preset].heroes
    assert game.open[0].what == "alliance.set_up.place_figures"


@pytest.mark.rule("DA-BAS-04")
def test_every_preset_comes_up() -> None:
    found = {
        entry.event.preset
        for n in range(20)
        for entry in begun(1, "basic", seed=f"preset {n}")[1]
        if isinstance(entry.event, PresetTaken)
    }
    assert found == set(edition().rules.content.preset)


@pytest.mark.rule("DA-SET-15", "DA-SET-16")
def test_a_named_party_needs_no_draft() -> None:
    log: list[Entry] = []
    setup = edition().settle(AllianceSetup(2, (), "", (*ONE, *TWO)))
    game = edition().new_game(setup, "named", log=log)
    assert kinds(game, 0) == list(ONE) and kinds(game, 1) == list(TWO)
    assert sum(isinstance(entry.event, HeroTaken) for entry in log) == 8
    assert not any(leaf.exhausted or leaf.damage for leaf in game.state.figures.values())
    assert list(game.state.figures) == list(range(1, 9))
