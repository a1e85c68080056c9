"""The box of Gloomhaven: its chapters, events and procedures put together, and what it offers the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from undercroft.games.boxes import Box, Quick
from undercroft.games.gloomhaven import options, report, table
from undercroft.games.gloomhaven.draw import draw
from undercroft.games.gloomhaven.events import cards, fights, ground, rounds
from undercroft.games.gloomhaven.events import dungeon as dungeon_events
from undercroft.games.gloomhaven.events import story as story_events
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.invariants import invariants
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.abilities import (
    Active,
    Attack,
    BossSpecial,
    Condition,
    Consume,
    Control,
    CreateObstacle,
    CreateTrap,
    Cure,
    DestroyObstacle,
    DisarmTrap,
    Grant,
    Heal,
    Infuse,
    Kill,
    Loot,
    Move,
    MoveObstacle,
    OnDeath,
    Pull,
    Push,
    RecoverCards,
    RefreshItems,
    Retaliate,
    Shield,
    Suffer,
    Summon,
)
from undercroft.games.gloomhaven.records.bosses import BossAct
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
from undercroft.games.gloomhaven.rules.actions.performing import MONSTER
from undercroft.games.gloomhaven.rules.attack import attack, attack_effects, attack_value, strikes
from undercroft.games.gloomhaven.rules.effects import afflictions, deaths, healing, killing, suffer
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
    scenario_effects,
    spawning,
    special_rules,
    story,
)
from undercroft.games.gloomhaven.setup import FIRST, HavenSetup, begin, called, seats, settle
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.games.gloomhaven.summaries import SUMMARIES
from undercroft.games.nouns import Nouns
from undercroft.kernel import Abilities, Rules, Seat, performs
from undercroft.kernel.rules import Derived
from undercroft.parts import choosing, conceding, happenings

EVENTS = (happenings, cards, dungeon_events, fights, ground, rounds, story_events)
CHAPTERS = (
    actions, afflictions, aftermath, ally_turns, attack, attack_effects, boss_acts, commanding, consuming,
    deaths, doors, elements, entering, healing, item_specials, items, killing, lasting, looting,
    monster_turns, movement, obstacles, order, outcomes, penalties, performing, placing, push_pull,
    random_dungeon, recovery, rests, round_rules, scenario, scenario_effects, spawning, story, strikes,
    suffer, summoning, targets, traps, turns,
)  # fmt: skip

ABILITIES = Abilities(
    BossAct,
    performs(Active, lasting.LastingAbility),
    performs(Attack, attack.AttackAbility),
    performs(Attack, monster_turns.MonsterAttack, MONSTER),
    performs(Condition, afflictions.ConditionAbility),
    performs(Consume, consuming.ConsumeAbility),
    performs(Control, commanding.ControlAbility),
    performs(CreateObstacle, obstacles.CreateObstacleAbility),
    performs(CreateTrap, traps.CreateTrapAbility),
    performs(Cure, recovery.CureAbility),
    performs(DestroyObstacle, obstacles.DestroyObstacleAbility),
    performs(DisarmTrap, traps.DisarmTrapAbility),
    performs(Grant, commanding.GrantAbility),
    performs(Heal, healing.HealAbility),
    performs(Infuse, elements.InfuseAbility),
    performs(Kill, killing.KillAbility),
    performs(Loot, looting.LootAbility),
    performs(Move, lasting.MoveOrAttack),
    performs(Move, monster_turns.MonsterMove, MONSTER),
    performs(MoveObstacle, obstacles.MoveObstacleAbility),
    performs(OnDeath, commanding.OnDeathAbility),
    performs(Pull, afflictions.PullAbility),
    performs(Push, afflictions.PushAbility),
    performs(RecoverCards, recovery.RecoverAbility),
    performs(RefreshItems, recovery.RefreshAbility),
    performs(Retaliate, lasting.LastingAbility),
    performs(Shield, lasting.LastingAbility),
    performs(Suffer, afflictions.SufferAbility),
    performs(Summon, summoning.SummonAbility),
    *boss_acts.PERFORMED,
    replaced=(BossSpecial,),  # by what the statistic card or the page says (GH-BOS-03)
)


FIGURES = ("character", "monster", "summon", "objective")
NOUNS = Nouns(
    figures=FIGURES,
    single=("character",),
    titles=("card", "modifier", "goal"),
    things=(
        "item", "condition", "element", *FIGURES, "deck", "room", "dungeon", "area", "scenario", "ability",
        "perk", "lasting", "when",
    ),
    seats=("unit", "rival", "deck"),
)  # fmt: skip


def seat_order(g: Haven) -> Sequence[Seat]:
    """The seat whose turn it is first, then the others."""
    found = list(g.state.characters)
    turn = g.state.figures.get(g.state.turn.figure)
    if turn is not None and turn.seat in found:
        found.remove(turn.seat)
        found.insert(0, turn.seat)
    return found


def derived(*chapters: Mapping[str, tuple[Derived, ...]]) -> dict[str, tuple[Derived, ...]]:
    """Values that the chapters compute from the position, by number."""
    numbers = dict.fromkeys(number for chapter in chapters for number in chapter)
    return {
        number: tuple(each for chapter in chapters for each in chapter.get(number, ())) for number in numbers
    }


def make_rules(content: Library) -> Rules[HavenState]:
    """The rules of Gloomhaven with these records."""
    return Rules(
        HavenState,
        (options, report, choosing, conceding, *EVENTS, *CHAPTERS),
        seat_order,
        hidden=items.HIDDEN,
        derived=derived(attack_value.DERIVED, items.DERIVED, special_rules.DERIVED),
        rights=rights.rights,
        unseen=lambda s, seat: joining.unseen(content, s, seat),
        may_hold=lambda s, seat, card, others: joining.may_hold(content, s, seat, card, others),
        open_hands=joining.shows_hands,
        invariants=invariants(content),
        abilities=ABILITIES,
        specials=item_specials.SPECIALS,
        content=content,
    )


BOX = Box(
    id="gloomhaven",
    folder=Path(__file__).parent,
    schema=Library,
    make_rules=make_rules,
    setup=HavenSetup,
    quick=(Quick(FIRST, ("me", "bot:normal")),),
    settle=settle,
    begin=begin,
    seats=seats,
    plays=lambda setup: f"scenario-{setup.scenario}",
    called=lambda setup: called(setup.scenario),
    variants=lambda setup: [f"variant-{variant}" for variant in setup.variants],
    draw=draw,
    grid=GRID,
    names={
        "lasting": lasting.NAMES,
        "measure": measures.MEASURES.keys(),
        "predicate": measures.PREDICATES.keys(),
    },
    rounds=lambda state: state.round,
    tally=report.tally,
    would_give_up=aftermath.would_give_up,
    nameless=("table",),
    record=table.record,
    piles=table.piles,
    facts=table.facts,
    look=table.look,
    summaries=SUMMARIES,
    nouns=NOUNS,
    painter="undercroft.scenes.gloomhaven.painter:PAINTER",
    bots={"easy": "undercroft.bots.gloomhaven:EasyBot", "normal": "undercroft.bots.gloomhaven:NormalBot"},
    command="undercroft.tools.gloomhaven.solve:SOLVE",
    pages="undercroft.web.gloomhaven.pages:PAGES",
    bench="undercroft.tools.gloomhaven.measure:MEASURE",
)
