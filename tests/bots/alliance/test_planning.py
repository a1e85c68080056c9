"""Plans of `normal` for an activation: second attacks, cards together, doors in passing, rivals hit."""

from __future__ import annotations

import pytest
from games.alliance.arena import BRUTE, GUARD, OGRE, RAIDER, Arena
from games.alliance.table import FIRST, SECOND, Table, edition

from undercroft.bots.alliance import NormalBot
from undercroft.games.alliance.events.attacks import AttackDeclared
from undercroft.games.alliance.events.fights import MonsterDefeated
from undercroft.games.alliance.records.tiles import EAST, NORTH
from undercroft.games.alliance.rules.monsters.activation import MonsterActivation
from undercroft.kernel import FigureId, Seat, view

ACTIVATION = 30  # answers, at most
THIRD = Seat(2)


def advice(table: Table) -> str:
    """The answer of `normal` to the open question."""
    decision = table.game.open[0]
    bot = NormalBot(edition().rules, decision.seats[0])
    return decision.all_options[bot.choose(view(table.game, decision.seats[0]), decision)].key


def act(table: Table) -> list[str]:
    """`normal` moves and attacks with the hero that is activated; gives its answers."""
    keys: list[str] = []
    for _ in range(ACTIVATION):
        if not table.what or table.what.startswith("alliance.draft"):
            return keys
        keys.append(advice(table))
        table.answer(keys[-1])
    raise AssertionError(f"it goes on and on: {keys}")


def targets(table: Table) -> list[FigureId]:
    return [event.target for event in table.events(AttackDeclared)]


@pytest.mark.rule("DA-HER-15")
def test_a_hero_who_stays_attacks_two_enemies() -> None:
    """Bull has 3 and the Maul's 2: both goblins fall, which neither does if he walks."""
    table = Arena("bull", "st-13-1")
    raiders = [table.monster(RAIDER, (3, 3)), table.monster(RAIDER, (3, 5))]
    keys = act(table.begin())
    assert sorted(targets(table)) == raiders
    assert len(table.events(MonsterDefeated)) == 2
    assert not any(key.startswith("go ") for key in keys)


@pytest.mark.rule("DA-HER-17", "DA-MOV-13")
def test_a_hero_turns_first_so_that_both_are_in_view() -> None:
    """One goblin stands beside, one behind: after the first attack nobody turns."""
    table = Arena("bull", "st-13-1", facing=NORTH)
    raiders = [table.monster(RAIDER, (4, 3)), table.monster(RAIDER, (5, 4))]
    keys = act(table.begin())
    assert any(key.startswith("face ") for key in keys)
    assert sorted(targets(table)) == raiders


@pytest.mark.rule("DA-HER-16")
def test_one_kill_that_needs_steps_is_worth_more_than_two_scratches() -> None:
    table = Arena("holgar", "st-01-1")
    ogres = [table.monster(OGRE, (3, 3)), table.monster(OGRE, (3, 5))]
    weak = table.monster(GUARD, (4, 6), cubes=(FIRST,))
    act(table.begin())
    assert table.leaf(weak).cells == 0
    assert all(table.leaf(ogre).cells for ogre in ogres)


@pytest.mark.rule("DA-HER-06")
def test_a_card_makes_the_way_to_an_attack_longer() -> None:
    """Six squares to the goblin's side are too far for Krom's 5 points; Shadow Rush adds 2."""
    table = Arena("krom", "st-02-1", "st-02-3", at=(4, 1))
    table.stand("petra", (3, 1))
    raider = table.monster(RAIDER, (3, 8))
    keys = act(table.begin())
    assert keys.index("play st-02-3") < next(n for n, key in enumerate(keys) if key.startswith("go "))
    assert targets(table) == [raider] and table.leaf(raider).cells == 0


@pytest.mark.rule("DA-PET-10")
def test_a_pet_finishes_what_its_hero_began() -> None:
    """Graltar's 2 do 1 damage to the Orc Brute, the Bear Spirit's 3 the other 2."""
    table = Arena("graltar", "st-06-1")
    brute = table.monster(BRUTE, (3, 4))
    keys = act(table.begin())
    assert targets(table) == [brute, brute] and table.leaf(brute).cells == 0
    assert keys[0] == f"attack {brute} melee"


@pytest.mark.rule("DA-PWR-01")
def test_two_spare_cards_give_the_point_that_fells() -> None:
    """Petra's 3 against evasive 1 and Health 2 of a goblin are enough; a guard with armor 2 needs a point."""
    table = Arena("petra", "st-03-1", "st-03-2", "st-15-3")
    guard = table.monster(GUARD, (3, 4))
    keys = act(table.begin())
    assert "surge melee" in keys and table.leaf(guard).cells == 0


def test_the_card_that_strengthens_goes_to_whoever_attacks() -> None:
    """Bless Arms lies under Belzamin, though Lorna is hurt."""
    table = Arena("belzamin", "st-05-3")
    table.stand("lorna", (5, 4))
    table.hurt("lorna", "damage", "damage", "damage")
    raider = table.monster(RAIDER, (3, 4))
    act(table.begin())
    assert table.types() == ["st-05-3"] and table.leaf(raider).cells == 0


@pytest.mark.rule("DA-DOR-01", "DA-MOV-17")
def test_a_door_is_opened_in_passing_while_monsters_are_few() -> None:
    """McFarlin stands at a door with a goblin beside him: the point that the attack leaves opens it."""
    table = Arena("mcfarlin", "st-15-1", at=(3, 4), facing=EAST)
    table.offer_tiles("i-02", "i-07")
    raider = table.monster(RAIDER, (3, 5))
    keys = act(table.begin())
    assert keys[0].startswith("door ")
    assert table.leaf(raider).cells == 0


@pytest.mark.rule("DA-MON-14")
@pytest.mark.parametrize("leader", [SECOND, THIRD])
def test_a_monster_hits_the_rival_who_leads(leader: Seat) -> None:
    """Heroes of two rivals stand beside it, as tough as each other: the lowest seat is no reason."""
    table = Table(3)
    table.lay("i-01", (1, 1))
    table.lay("i-04", (1, 2))
    table.passage((1, 1), (1, 2))
    for seat, at in ((SECOND, (3, 3)), (THIRD, (3, 5))):
        figure = table.s.alliances[seat].heroes[0]
        table.change(figure, kind="petra")
        table.stand(figure, at)
    table.monster(OGRE, (3, 4))
    table.own(leader, face_up=5)
    table.run(MonsterActivation(FIRST))
    for _ in range(ACTIVATION):
        if not table.what.startswith("alliance.monster_"):
            break
        table.answer(advice(table))
    assert [table.leaf(target).seat for target in targets(table)] == [leader]
