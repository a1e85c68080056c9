"""The box of Gloomhaven: its chapters, events and procedures put together, and what it offers the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from undercroft.games.boxes import Box
from undercroft.games.gloomhaven import options, report, table
from undercroft.games.gloomhaven.draw import draw
from undercroft.games.gloomhaven.events import cards, fights, ground, rounds
from undercroft.games.gloomhaven.events import dungeon as dungeon_events
from undercroft.games.gloomhaven.events import story as story_events
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.invariants import invariants
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.rules.actions import (
    actions,
    commanding,
    consuming,
    elements,
    lasting,
    measures,
    performing,
    recovery,
    summoning,
    targets,
)
from undercroft.games.gloomhaven.rules.attack import attack, attack_effects, attack_value, strikes
from undercroft.games.gloomhaven.rules.effects import afflictions, deaths, healing, suffer
from undercroft.games.gloomhaven.rules.items import item_specials, items, rights
from undercroft.games.gloomhaven.rules.monsters import ally_turns, boss_acts, monster_turns
from undercroft.games.gloomhaven.rules.movement import (
    doors,
    entering,
    looting,
    movement,
    obstacles,
    push_pull,
    traps,
)
from undercroft.games.gloomhaven.rules.round import order, rests, turns
from undercroft.games.gloomhaven.rules.round import rounds as round_rules
from undercroft.games.gloomhaven.rules.scenario import (
    aftermath,
    joining,
    outcomes,
    penalties,
    placing,
    random_dungeon,
    scenario,
    spawning,
    special_rules,
    story,
)
from undercroft.games.gloomhaven.setup import begin, offers, seats, settle
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.games.gloomhaven.summaries import SUMMARIES
from undercroft.kernel import Procedure, Rules, Seat
from undercroft.kernel.rules import Derived
from undercroft.parts import happenings

EVENTS = (happenings, cards, dungeon_events, fights, ground, rounds, story_events)
CHAPTERS = (
    actions, afflictions, aftermath, ally_turns, attack, attack_effects, boss_acts, commanding,
    consuming, deaths, doors, elements, entering, healing, item_specials, items, lasting, looting,
    monster_turns, movement, obstacles, order, outcomes, penalties, performing, placing, random_dungeon,
    recovery, rests, round_rules, scenario, push_pull, spawning, story, strikes, suffer, summoning,
    targets, traps, turns,
)  # fmt: skip

PERFORMED: dict[str, type[Procedure]] = {
    "active": lasting.LastingAbility,
    "attack": attack.AttackAbility,
    "condition": afflictions.ConditionAbility,
    "consume": consuming.ConsumeAbility,
    "control": commanding.ControlAbility,
    "create-obstacle": obstacles.CreateObstacleAbility,
    "create-trap": traps.CreateTrapAbility,
    "cure": recovery.CureAbility,
    "destroy-obstacle": obstacles.DestroyObstacleAbility,
    "dungeon-treasure": random_dungeon.OpenDungeonTreasure,
    "enter-dungeon": random_dungeon.EnterDungeon,
    "draw-room": random_dungeon.DrawRoom,
    "room-penalties": penalties.SufferPenalties,
    "disarm-trap": traps.DisarmTrapAbility,
    "grant": commanding.GrantAbility,
    "heal": healing.HealAbility,
    "infuse": elements.InfuseAbility,
    "kill": afflictions.KillAbility,
    "loot": looting.LootAbility,
    "monster-attack": monster_turns.MonsterAttack,
    "monster-move": monster_turns.MonsterMove,
    "move": lasting.MoveOrAttack,
    "retaliate": lasting.LastingAbility,
    "shield": lasting.LastingAbility,
    "move-obstacle": obstacles.MoveObstacleAbility,
    "on-death": commanding.OnDeathAbility,
    "pull": afflictions.PullAbility,
    "push": afflictions.PushAbility,
    "recover": recovery.RecoverAbility,
    "refresh": recovery.RefreshAbility,
    "suffer": afflictions.SufferAbility,
    "summon": summoning.SummonAbility,
    **boss_acts.PERFORMED,
}


def seat_order(g: Haven) -> Sequence[Seat]:
    """The seat whose turn it is first, then the others."""
    found = list(g.state.characters)
    turn = g.state.figures.get(g.state.turn.figure)
    if turn is not None and turn.seat in found:
        found.remove(turn.seat)
        found.insert(0, turn.seat)
    return found


def derived(*chapters: Mapping[str, tuple[Derived, ...]]) -> dict[str, tuple[Derived, ...]]:
    """What the chapters reckon from the position, by number."""
    numbers = dict.fromkeys(number for chapter in chapters for number in chapter)
    return {
        number: tuple(each for chapter in chapters for each in chapter.get(number, ())) for number in numbers
    }


def make_rules(content: Library) -> Rules[HavenState]:
    """The rules of Gloomhaven with these records."""
    return Rules(
        HavenState,
        (options, report, *EVENTS, *CHAPTERS),
        seat_order,
        hidden=items.HIDDEN,
        derived=derived(attack_value.DERIVED, items.DERIVED, special_rules.DERIVED),
        rights=rights.rights,
        unseen=lambda s, seat: joining.unseen(content, s, seat),
        may_hold=lambda s, seat, card, others: joining.may_hold(content, s, seat, card, others),
        open_hands=joining.shows_hands,
        invariants=invariants(content),
        specials=PERFORMED,
        content=content,
    )


BOX = Box(
    id="gloomhaven",
    folder=Path(__file__).parent,
    schema=Library,
    make_rules=make_rules,
    settle=settle,
    begin=begin,
    seats=seats,
    offers=offers,
    draw=draw,
    grid=GRID,
    names={
        "item": item_specials.SPECIALS.keys(),
        "lasting": lasting.NAMES,
        "measure": measures.MEASURES.keys(),
        "predicate": measures.PREDICATES.keys(),
    },
    rounds=lambda state: state.round,
    tally=report.tally,
    would_give_up=aftermath.would_give_up,
    called=lambda scenario: scenario.lstrip("0"),
    nameless=("table",),
    record=table.record,
    piles=table.piles,
    facts=table.facts,
    look=table.look,
    summaries=SUMMARIES,
)
