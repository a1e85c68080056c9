"""The options of a figure in its turn or activation (D2-HTN-11, D2-HTN-14, D2-OTN-11)."""

from __future__ import annotations

from undercroft.games.descent.options import (
    ClimbOption,
    DropOption,
    EndTurnOption,
    FamiliarOption,
    HurryOption,
    LeaveOption,
    MoveOption,
    PickUpOption,
    RestOption,
    ReviveOption,
    SearchOption,
    ShakeOffOption,
    StandUpOption,
    TradeOption,
)
from undercroft.games.descent.rules.actions.searching import searchable
from undercroft.games.descent.rules.actions.trading import partners
from undercroft.games.descent.rules.attack.making import own_aims
from undercroft.games.descent.rules.attack.targets import attack_options
from undercroft.games.descent.rules.cards.skill_needs import familiar_of
from undercroft.games.descent.rules.cards.using import ability_options, act_options
from undercroft.games.descent.rules.effects.fatigue import can_suffer
from undercroft.games.descent.rules.movement.doors import door_options
from undercroft.games.descent.rules.movement.hazards import climbing_places
from undercroft.games.descent.rules.movement.moving import GONE_TO, by_errata, is_stuck, may_only_climb
from undercroft.games.descent.rules.quests.acts import quest_options
from undercroft.games.descent.rules.quests.carrying import may_drop, tokens_to_pick_up
from undercroft.games.descent.rules.quests.leaving import ways_out
from undercroft.games.descent.rules.quests.limits import is_lost
from undercroft.games.descent.rules.values import has_ability
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId, Option
from undercroft.space import each


def hero_options(g: Descent, figure: FigureId) -> list[Option]:
    """All that a hero may do now in step 3 of his turn (D2-HTN-08, D2-HTN-10, D2-MOV-17, D2-STD-07)."""
    s = g.state
    leaf, turn = s.figures[figure], s.turn
    if leaf.is_out:  # D2-STD-01, D2-FAM-19
        return [StandUpOption(), EndTurnOption()] if turn.actions else [EndTurnOption()]
    found: list[Option] = movement_options(g, figure)
    stuck = is_stuck(g, figure)
    stunned = leaf.suffers("stunned")
    tied = leaf.suffers("immobilized")
    held = stuck and not by_errata(g)
    if not tied and not held and can_suffer(g, figure, 1):
        found.append(HurryOption())
    free = not stunned and not held
    if stunned and turn.actions:  # D2-TER-24: first of all
        found.append(ShakeOffOption())
    elif stuck and turn.actions and climbing_places(g, figure):
        found.append(ClimbOption())
    if free and (turn.actions or "move" in turn.extra) and not tied:
        found.append(MoveOption())
    if free and not attacks_spent(g, figure):
        found += attack_options(g, figure, own_aims(g, figure))
    if free and turn.actions:
        found.append(RestOption())  # D2-RST-06: heroes only
        found += [SearchOption(cell) for cell in each(searchable(g, figure))]  # D2-SEA-10: heroes only
        found += [ReviveOption(i) for i in revivable(g, figure)]  # D2-REV-06: heroes only
        found += door_options(g, figure)
        found += token_options(g, figure)
        found += quest_options(g, figure)
    found += quest_options(g, figure, free=True)
    found += act_options(g, figure, actions=free and turn.actions > 0)
    found += familiar_options(g, figure)
    if turn.moving:  # D2-TRD-07
        found += [TradeOption(i) for i in partners(g, figure)]
    found.append(EndTurnOption())
    return found


def monster_options(g: Descent, figure: FigureId) -> list[Option]:
    """All that an activated monster may do now; at most one attack (D2-OTN-10 to D2-OTN-12, D2-ATK-28).

    It gets no points for fatigue (D2-MOV-18), does not rest (D2-RST-06), and moves and attacks as heroes do
    (D2-ATK-15).
    """
    s = g.state
    leaf, turn = s.figures[figure], s.turn
    found: list[Option] = movement_options(g, figure)
    stuck = is_stuck(g, figure)
    stunned = leaf.suffers("stunned")
    if stunned and turn.actions:
        found.append(ShakeOffOption())
    elif stuck and turn.actions and climbing_places(g, figure):
        found.append(ClimbOption())
    free = not stunned and not (stuck and not by_errata(g))
    moves = "move" in turn.extra or (turn.actions and may_move_again(g, figure))
    if moves and free and not leaf.suffers("immobilized"):
        found.append(MoveOption())
    may_attack = turn.own_attacks < attacks_a_turn(g, figure) and turn.actions > 0
    if free and not attacks_spent(g, figure):
        found += attack_options(g, figure, own_aims(g, figure))
    if free and turn.actions:
        found += ability_options(g, figure, may_attack)
        found += door_options(g, figure)
        found += token_options(g, figure)
        found += quest_options(g, figure)
    found += quest_options(g, figure, free=True)
    found.append(EndTurnOption())
    return found


def attack_bar(g: Descent, figure: FigureId) -> str:
    """Why a hero or monster cannot attack now; nothing where it can (D2-HTN-08, D2-OTN-12, D2-TER-13)."""
    leaf = g.state.figures[figure]
    if leaf.is_out:
        return "knocked-out"
    if leaf.suffers("stunned"):
        return "stunned"
    if may_only_climb(g, figure):
        return "in-pit"
    return attacks_spent(g, figure)


def attacks_spent(g: Descent, figure: FigureId) -> str:
    """Why a hero or monster that is able to attack has no attack left; nothing where it has one."""
    turn, leaf = g.state.turn, g.state.figures[figure]
    if "attack" in turn.extra:
        return ""
    if leaf.is_hostile and turn.own_attacks >= attacks_a_turn(g, figure):
        return "attacked"
    return "" if turn.actions else "no-actions"


def attacks_a_turn(g: Descent, figure: FigureId) -> int:
    """A monster attacks once in its activation, unless the quest says otherwise (D2-OTN-12)."""
    return 1 + (g.total("more-attacks", figure) if "more-attacks" in g.state.modifiers else 0)


def movement_options(g: Descent, figure: FigureId) -> list[Option]:
    """Where it can go with the points it has, and how it can leave the map."""
    if g.state.figures[figure].movement <= 0:
        return []
    found = GONE_TO.options(g, figure)
    found += [LeaveOption(way) for way in ways_out(g, figure)]
    return found


def may_move_again(g: Descent, figure: FigureId) -> bool:
    """A shambling monster has one move action a turn (D2-X-22); Dash names the exception (D2-X-40)."""
    return not (g.state.turn.own_moves and has_ability(g, figure, "shambling"))


def revivable(g: Descent, figure: FigureId) -> list[FigureId]:
    """Heroes knocked out whose token lies next to a hero, or in his space (D2-REV-01, D2-REV-05)."""
    out = [i for i in g.state.heroes if g.state.figures[i].is_out and not is_lost(g, i)]
    if not out:
        return out
    here = g.state.figures[figure].cells
    near = ground(g).neighbours(here) | here
    return [i for i in out if near >> g.state.figures[i].lies & 1]


def token_options(g: Descent, figure: FigureId) -> list[Option]:
    """Tokens that it may pick up here, or drop (D2-OBJ-01, D2-OBJ-04)."""
    carried = g.state.figures[figure].carries
    if not carried and not g.state.tokens:
        return []
    found: list[Option] = [PickUpOption(token) for token in tokens_to_pick_up(g, figure)]
    return [*found, *(DropOption(token) for token in carried if may_drop(g, token))]


def familiar_options(g: Descent, figure: FigureId) -> list[Option]:
    """A familiar may be activated once a turn, before or after all of its hero's actions (D2-FAM-03).

    After the first of them it can be activated too: the hero then gives up those that he has left.
    """
    familiar = familiar_of(g, figure)
    return [FamiliarOption(familiar)] if familiar and f"familiar-{familiar}" not in g.state.turn.done else []
