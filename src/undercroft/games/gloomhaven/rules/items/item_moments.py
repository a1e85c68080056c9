"""When an item may be used: at which moment, on what conditions, for what price (GH-ITM-19 to -32)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from undercroft.games.gloomhaven.events.fights import Killed
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.records.items import Item
from undercroft.games.gloomhaven.rules.actions.elements import payments
from undercroft.games.gloomhaven.rules.actions.measures import holds
from undercroft.games.gloomhaven.rules.actions.performing import Acting, Consuming, Perform
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.items.item_specials import POSSIBLE
from undercroft.games.gloomhaven.rules.movement.movement import MoveAbility
from undercroft.games.gloomhaven.rules.who import is_automatic, side
from undercroft.games.gloomhaven.state import ELEMENTS, STRONG, Carried, Haven
from undercroft.kernel import FigureId, Window

Test = Callable[[Haven, FigureId, Item], bool]

REVEALED: Final = "gh.round.revealed"
ENDING: Final = "gh.character_turn.ending"
OVER: Final = "gh.character_turn.over"
SPENT: Final = "gh.move.spent"
BEGUN: Final = "gh.attack.begun"
NAMED: Final = "gh.attack.named"
TARGETED: Final = "gh.strike.targeted"
ATTACKED: Final = "gh.strike.attacked"
AIMING: Final = "gh.strike.aiming"
DEFENDED: Final = "gh.strike.defended"
STRUCK: Final = "gh.strike.struck"
SUFFERING: Final = "gh.suffer.before"
CONSUMING: Final = ("gh.perform.consuming", "gh.consume.consuming")

PLAIN: Mapping[str, str] = {
    "initiative": REVEALED,
    "move": SPENT,
    "heal": "gh.heal.begun",
    "loot": "gh.loot.begun",
    "create-obstacle": "gh.create_obstacle.begun",
    "ally-attack": NAMED,
    "summon-damaged": DEFENDED,
    "kill": "Killed",
}
LATE = ("another-turn",)  # when the turn is over altogether; whether it can be used is secret


def windows_of(record: Item) -> tuple[tuple[str, bool], ...]:
    """Where an item comes in, and whether it must be used there (GH-ITM-26, GH-ITM-30, GH-ITM-32)."""
    match record.when:
        case "attack" | "melee-attack" | "ranged-attack":
            if record.changes_whom:
                return ((BEGUN, False),)
            return ((NAMED if record.scope == "entire" else AIMING, False),)
        case "attacked":
            return ((TARGETED if record.special else STRUCK if record.abilities else ATTACKED, False),)
        case "damaged":
            return ((DEFENDED, False), (SUFFERING, True)) if record.use_slots else ((DEFENDED, False),)
        case "end-of-turn":
            return () if record.special in LATE else ((ENDING, False),)
        case "enemy-consumes":
            return tuple((window, False) for window in CONSUMING)
    return ((PLAIN[record.when], False),) if record.when in PLAIN else ()


def can_use(g: Haven, figure: FigureId, record: Item) -> bool:
    """Is it the moment, is it ready, can it be paid for? However many were used (GH-ITM-19, GH-ITM-24)."""
    test = MOMENTS.get(record.when)
    if test is None or not test(g, figure, record):
        return False
    return is_ready(g, figure, record) and fits_position(g, figure, record)


def carried(g: Haven, figure: FigureId, item: str) -> Carried | None:
    """The item on a character's mat."""
    mat = g.state.characters[g.state.figures[figure].seat]
    return next((each for each in mat.items if each.item == item), None)


def is_ready(g: Haven, figure: FigureId, record: Item) -> bool:
    """Neither spent nor consumed (GH-ITM-10, GH-ITM-11), its owner there and not stunned (GH-CON-21)."""
    leaf, held = g.state.figures[figure], carried(g, figure, record.id)
    if held is None or held.state != "ready" or not leaf.cells:
        return False
    if record.once_a_turn and record.id in g.state.turn.items:
        return False
    return record.while_stunned or not leaf.suffers("stun")


def fits_position(g: Haven, figure: FigureId, record: Item) -> bool:
    """All that the card asks of the position, and elements to pay with (GH-ITM-12, GH-ELM-13)."""
    s = g.state
    moved = s.turn.moved if s.turn.figure == figure else 0
    if moved < record.moved_at_least or (record.moved_at_most is not None and moved > record.moved_at_most):
        return False
    if record.own_hp and s.figures[figure].hp != record.own_hp:
        return False
    if record.strong is not None and s.elements[ELEMENTS.index(record.strong)] != STRONG:
        return False
    if record.elements and not payments(g, record.elements):
        return False
    if record.special and not POSSIBLE[record.special](g, figure):
        return False
    return not record.only or holds(g, record.only, figure)


def in_own_turn(g: Haven, figure: FigureId, record: Item) -> bool:
    """GH-ITM-20."""
    return g.state.turn.figure == figure


def with_cards_revealed(g: Haven, figure: FigureId, record: Item) -> bool:
    """Only of cards: a long rest stays at 99 (GH-RST-14)."""
    return bool(g.state.characters[g.state.figures[figure].seat].played)


def in_own_move(g: Haven, figure: FigureId, record: Item) -> bool:
    """In the middle of it too (GH-ITM-19, GH-MOV-17); only a whole movement can be a jump."""
    move = next((frame for frame in reversed(g.state.frames) if not isinstance(frame, Window)), None)
    if not isinstance(move, MoveAbility) or move.figure != figure:
        return False
    return not record.changes.jump or (not move.moved and move.how == "walk")


def in_own_attack(g: Haven, figure: FigureId, record: Item) -> bool:
    """The whole attack action, or the attack on one target (GH-ITM-32)."""
    attack = g.nearest(AttackAbility)
    if attack.figure != figure or (record.single_target and not is_single(attack.ability)):
        return False
    if record.when != "attack" and (record.when == "ranged-attack") != attack.ranged:
        return False
    if record.against:
        return g.state.figures[g.nearest(Strike).target].kind in record.against
    return True


def is_single(ability: Attack) -> bool:
    """An attack of one target and no area."""
    one = ability.who is None or ability.who.count == 1
    return one and ability.area is None and ability.target <= 1 and not ability.along


def in_attack_of_ally(g: Haven, figure: FigureId, record: Item) -> bool:
    attacker = g.nearest(AttackAbility).figure
    return attacker != figure and side(g, attacker) == side(g, figure)


def when_attacked(g: Haven, figure: FigureId, record: Item) -> bool:
    """Before the modifier card is drawn, or for what befalls the attacker after the attack (GH-ITM-22)."""
    return g.nearest(Strike).target == figure


def when_damaged(g: Haven, figure: FigureId, record: Item) -> bool:
    """By an attack, while there is damage left (GH-ITM-27, GH-ITM-30).

    An item with slots waits for the other defences of its owner, unless the owner lets it go first: what else
    can take the damage may leave nothing for its slot (GH-ITM-27).
    """
    strike = attack_in_progress(g)
    if strike is None or strike.target != figure or not strike.value:
        return False
    if not record.use_slots:
        return not strike.ability.ignore_shield or record.negates
    if g.nearest(Window).on == DEFENDED:
        return bool(strike.wards(g))
    suffer = g.nearest(Suffer)
    if suffer.figure != figure or suffer.source != "attack" or g.total("damage", figure, suffer.amount) <= 0:
        return False
    return not any(m.stat == "blocked" and m.source == record.id for m in g.state.scoped)


def attack_in_progress(g: Haven) -> Strike | None:
    """The innermost attack on somebody, if there is one: not all damage is of an attack."""
    return next((frame for frame in reversed(g.state.frames) if isinstance(frame, Strike)), None)


def when_summon_is_damaged(g: Haven, figure: FigureId, record: Item) -> bool:
    strike = g.nearest(Strike)
    return strike.value > 0 and g.state.figures[strike.target].owner == figure


def on_heal_action(g: Haven, figure: FigureId, record: Item) -> bool:
    """An action is half of a card: what items heal is none."""
    return opens(g, figure) and g.nearest(Perform).source not in library(g).item


def opens(g: Haven, figure: FigureId, record: Item | None = None) -> bool:
    """It is the owner's ability or turn whose window this is."""
    return cast(Acting, g.opener()).figure == figure


def on_kill(g: Haven, figure: FigureId, record: Item) -> bool:
    """The owner, in their own turn, killed an enemy."""
    if g.state.turn.figure != figure:
        return False
    killed = g.about(Killed)
    leaf = g.state.figures[killed.figure]
    return killed.by == figure and side(g, killed.figure) != side(g, figure) and not leaf.objective


def when_enemy_consumes(g: Haven, figure: FigureId, record: Item) -> bool:
    action = cast(Consuming, g.opener())
    return not action.damped and is_automatic(g, action.figure) and side(g, action.figure) != side(g, figure)


MOMENTS: Mapping[str, Test] = {
    "initiative": with_cards_revealed,
    "turn": in_own_turn,
    "end-of-turn": opens,
    "move": in_own_move,
    "attack": in_own_attack,
    "melee-attack": in_own_attack,
    "ranged-attack": in_own_attack,
    "heal": on_heal_action,
    "loot": opens,
    "create-obstacle": opens,
    "ally-attack": in_attack_of_ally,
    "attacked": when_attacked,
    "damaged": when_damaged,
    "summon-damaged": when_summon_is_damaged,
    "kill": on_kill,
    "enemy-consumes": when_enemy_consumes,
}
