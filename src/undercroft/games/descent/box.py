"""The box of Descent: its chapters, events and procedures put together, and what it offers the program."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from undercroft.games.boxes import Box, Quick
from undercroft.games.descent import checks, options, report, table
from undercroft.games.descent.draw import draw
from undercroft.games.descent.events import cards as card_events
from undercroft.games.descent.events import encounters, fights, moves, things, travel, turns
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.invariants import invariants
from undercroft.games.descent.library import Library
from undercroft.games.descent.records.abilities import (
    ActionVerb,
    AttackVerb,
    AttributeVerb,
    BlastVerb,
    BonusVerb,
    CureVerb,
    DamageVerb,
    DefeatVerb,
    DieVerb,
    DrawVerb,
    Effect,
    FatigueVerb,
    HealVerb,
    InflictVerb,
    MoveVerb,
    PointsVerb,
    RecoverVerb,
    RerollVerb,
    SpecialVerb,
    SurgeVerb,
)
from undercroft.games.descent.rules import specials, values, who
from undercroft.games.descent.rules.actions import equipping, searching, tokens, trading
from undercroft.games.descent.rules.attack import attack, making
from undercroft.games.descent.rules.cards import (
    customising,
    moments,
    needs,
    overlord_cards,
    overlord_needs,
    testing,
    using,
    verbs,
    whom,
)
from undercroft.games.descent.rules.effects import conditions, defeat, fatigue, recovery, suffer, tests
from undercroft.games.descent.rules.items import assigning, relics
from undercroft.games.descent.rules.movement import doors, forcing, going, hazards, moving
from undercroft.games.descent.rules.quests import (
    acts,
    allies,
    arriving,
    blood_of_heroes,
    clocks,
    deeds,
    discarding,
    effects,
    enduring_the_elements,
    fleeing,
    giving_up,
    goals,
    leaving,
    listeners,
    marching,
    perils,
    placing,
    preparing,
    quest,
    reinforcing,
    sealed,
    sharing,
    sleeping,
    the_dawnblade,
    the_desecrated_tomb,
    the_frozen_spire,
    the_man_who_would_be_king,
    the_monsters_hoard,
    the_overlord_revealed,
    the_ritual_of_shadows,
    the_shadow_vault,
    the_twin_idols,
    the_wyrm_rises,
    the_wyrm_turns,
    trails,
    waking,
    weather,
)
from undercroft.games.descent.rules.quests import rounds as quest_rounds
from undercroft.games.descent.rules.quests import specials as quest_specials
from undercroft.games.descent.rules.round import activation, familiars, hero_turn, overlord_turn, rounds
from undercroft.games.descent.rules.travel import events as travel_events
from undercroft.games.descent.rules.travel import journey, spying
from undercroft.games.descent.setup import FIRST, DescentSetup, begin, seats, settle
from undercroft.games.descent.state import Descent, DescentState
from undercroft.games.descent.summaries import SUMMARIES
from undercroft.games.nouns import Nouns
from undercroft.kernel import Abilities, Right, Rules, Seat, performs
from undercroft.parts import choosing, conceding, happenings
from undercroft.parts import placing as parts_placing

EVENTS = (encounters, turns, things, moves, fights, card_events, travel, happenings, parts_placing)
CHAPTERS = (
    equipping, searching, tokens, trading, attack, making, customising, overlord_cards, testing, using, verbs,
    whom, conditions, defeat, fatigue, recovery, suffer, tests, doors, forcing, going, hazards, moving,
    acts, allies, arriving, deeds, effects, giving_up, goals, leaving, listeners, placing, preparing, quest,
    reinforcing, sealed, quest_rounds, activation, familiars, hero_turn, overlord_turn, rounds,
    journey, travel_events, spying, fleeing, marching, waking, weather, the_shadow_vault,
    the_overlord_revealed, the_monsters_hoard, the_frozen_spire,
    assigning, clocks, perils, sleeping, the_dawnblade, the_desecrated_tomb, enduring_the_elements,
    discarding, sharing, trails, the_ritual_of_shadows, blood_of_heroes, the_twin_idols,
    the_wyrm_turns, the_wyrm_rises, the_man_who_would_be_king,
)  # fmt: skip

ABILITIES = Abilities(
    Effect,
    performs(ActionVerb, verbs.GainAction),
    performs(AttackVerb, making.MakeAttack),
    performs(BlastVerb, verbs.GainBlast),
    performs(BonusVerb, verbs.ChangeAttack),
    performs(CureVerb, verbs.Affect),
    performs(DamageVerb, verbs.Affect),
    performs(DefeatVerb, verbs.Affect),
    performs(DieVerb, verbs.ChangeAttack),
    performs(DrawVerb, verbs.DrawCards),
    performs(FatigueVerb, verbs.Affect),
    performs(HealVerb, verbs.Affect),
    performs(InflictVerb, verbs.Affect),
    performs(MoveVerb, going.MoveNow),
    performs(PointsVerb, verbs.GainPoints),
    performs(RecoverVerb, verbs.Affect),
    performs(RerollVerb, verbs.Reroll),
    performs(SpecialVerb, verbs.DoSpecial),
    performs(SurgeVerb, verbs.ChangeAttack),
    performs(AttributeVerb, testing.EachTests),
)

FIGURES = ("hero", "monster", "lieutenant", "familiar", "ally")
NOUNS = Nouns(
    figures=(*FIGURES, "figure"),
    single=("hero", "lieutenant", "familiar", "figure"),
    titles=("skill", "overlord", "search"),
    things=(
        "item",
        "condition",
        *FIGURES,
        "figure",
        "who",
        "calling",
        "ability",
        "quest",
        "token",
        "area",
        "counter",
        "attribute",
        "icon",
    ),
    signs=(("H", "♥"), ("*", "↯"), ("S", "◆"), ("-", "–")),
    seats=("deck",),
)


def make_rules(content: Library) -> Rules[DescentState]:
    """The rules of Descent with these records."""

    def unseen(s: DescentState, seat: Seat) -> list[str] | Mapping[str, list[str]]:
        """The Overlord's cards of which the others do not know where they are (D2-WHO-07).

        Whoever looks at his hand knows these, and has a secret of his own as long as he does. Faces of tokens
        that he has looked at are dealt by themselves.
        """
        lookers = s.overlord.lookers
        if seat != s.overlord.seat and seat not in lookers:
            return []
        known = set(s.overlord.hand) if lookers else set()
        cards: list[str] = [card for card in overlord_cards.unaccounted(s) if card not in known]
        if not s.overlord.glimpsed:
            return cards
        return defaultdict(lambda: cards, glimpses=list(s.overlord.might_be))

    return Rules(
        DescentState,
        (options, report, choosing, conceding, *EVENTS, *CHAPTERS, *specials.MODULES),
        who.seat_order,
        hidden=overlord_cards.HIDDEN,
        derived=specials.DERIVED,
        rights=rights,
        orders_uses=who.current_seat,
        unseen=unseen,
        side_of=who.side_of,
        invariants=invariants(content),
        abilities=ABILITIES,
        specials=specials.SPECIALS,
        content=content,
    )


def rights(g: Descent, seat: Seat) -> list[Right]:
    """The rights of a seat whenever it is asked for anything."""
    return relics.rights(g, seat) + giving_up.rights(g, seat)


def turn_in_progress(s: DescentState) -> str:
    """Names the turn: that of a hero, or the Overlord's with all activations of it (D2-RND-02)."""
    if any(isinstance(frame, overlord_turn.OverlordTurn) for frame in s.frames):
        return f"{s.encounter}.{s.round}.overlord"
    return f"{s.encounter}.{s.round}.{s.turn.figure}" if s.turn.figure else ""


BOTS = ("bot:normal",) * 5

BOX = Box(
    id="descent",
    folder=Path(__file__).parent,
    schema=Library,
    make_rules=make_rules,
    setup=DescentSetup,
    quick=(
        Quick(DescentSetup(scenario=FIRST), ("me", *BOTS[1:]), name="hero"),
        Quick(DescentSetup(scenario=FIRST), (*BOTS[:-1], "me"), name="overlord"),
    ),
    settle=settle,
    begin=begin,
    seats=seats,
    plays=lambda setup: f"quest-{setup.scenario}",
    called=lambda setup: setup.scenario,
    variants=lambda setup: [f"variant-{variant}" for variant in setup.variants],
    draw=draw,
    grid=GRID,
    names={
        "moment": moments.NAMES,
        "need": {*needs.NEEDS, *overlord_needs.NEEDS},
        "stat": values.STATS,
        "quest-special": quest_specials.NAMES,
    },
    bots={
        "easy": "undercroft.bots.descent:EasyBot",
        "normal": "undercroft.bots.descent:NormalBot",
        "hard": "undercroft.bots.descent:HardBot",
    },
    faults=checks.faults,
    results=("heroes-won", "overlord-won"),
    rounds=lambda state: state.round,
    turns=turn_in_progress,
    floor=700,
    would_give_up=giving_up.would_give_up,
    tally=report.tally,
    record=table.record,
    piles=table.piles,
    facts=table.facts,
    look=table.look,
    summaries=SUMMARIES,
    nouns=NOUNS,
    painter="undercroft.scenes.descent.painter:PAINTER",
    nameless=("map", "tile", "location", "travel"),
    command="undercroft.tools.descent.command:COMMAND",
    pages="undercroft.web.descent.pages:PAGES",
    bench="undercroft.tools.descent.measure:MEASURE",
    campaign="undercroft.games.descent.campaign:BOX",
)
