"""Where on the table each option of Descent can be touched, and what is at stake while something is asked."""

from __future__ import annotations

from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import (
    ActivateOption,
    ActOption,
    AttackOption,
    CardOption,
    CloseOption,
    DieOption,
    DropOption,
    EquipOption,
    GiveOption,
    GoOption,
    LeaveOption,
    OpenOption,
    PickUpOption,
    PlayOption,
    QuestOption,
    SetAsideOption,
    StandOption,
    SurgeOption,
    TakeOption,
    TokenOption,
    UnequipOption,
    WayOption,
)  # fmt: skip
from undercroft.games.descent.rules.actions.searching import Search
from undercroft.games.descent.rules.attack.profiles import UNARMED
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.movement.doors import OpenDoor
from undercroft.games.descent.rules.movement.moving import March, path_to
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.trails import terrain_for
from undercroft.games.descent.state import OFF, Descent, card_name
from undercroft.kernel import Decision, FigureId, Option, UseOption, replace
from undercroft.kernel.triggers import OrderUses, Window
from undercroft.scenes import shapes
from undercroft.scenes.building import choice_of, mover, plain_choice
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital
from undercroft.text.words import Args

from . import journeys
from .dice import dice_shown
from .odds import attack_in, standing


def choice(g: Descent, decision: Decision, option: Option, label: str, narrator: Narrator) -> shapes.Choice:
    """An option with its cells, figures or card; a way with its cost and what waits on it."""
    s = g.state
    match option:
        case GoOption(cell):
            return _way(g, option, cell, label, narrator)
        case StandOption(cells):
            return choice_of(option, label, cells=tuple(map(GRID.name, each(cells))), area=True)
        case OpenOption(cell=cell) | CloseOption(cell=cell):
            return choice_of(option, label, cells=(GRID.name(cell),))
        case AttackOption(target, weapon):
            if weapon == UNARMED:
                return choice_of(option, label, figures=(target,))
            several = len(_weapons(decision)) > 1
            return choice_of(option, label, figures=(target,), card=weapon if several else "")
        case ActOption(card) | PlayOption(card) | CardOption(card) | SetAsideOption(card):
            return choice_of(option, label, card=card)
        case GiveOption(card) | TakeOption(card) | EquipOption(card) | UnequipOption(card):
            return choice_of(option, label, card=card)
        case SurgeOption():
            return choice_of(option, _surge_label(g, option, label, narrator))
        case DieOption(number):
            return choice_of(option, label, dice=(number - 1,))
        case ActivateOption(group):
            members = tuple(i for i, leaf in s.figures.items() if leaf.group == group and leaf.cells)
            return choice_of(option, label, figures=members)
        case PickUpOption(token) | DropOption(token) | TokenOption(token):
            return choice_of(option, label, cells=_lies(g, token))
        case QuestOption(token=token):
            return choice_of(option, label, cells=_lies(g, token))
        case LeaveOption(way):
            return choice_of(option, label, cells=tuple(map(GRID.name, each(area(g, way)))))
        case UseOption(source):
            return choice_of(option, label, card=_card_at_hand(g, decision, source))
        case WayOption(number):
            return choice_of(option, label, offer=journeys.way_id(number))
    return plain_choice(g, decision, option, label, narrator)


def _card_at_hand(g: Descent, decision: Decision, source: str) -> str:
    """The very card, where several copies are alike: as it lies before the one who is asked."""
    name = source.partition("@")[0].partition("/")[0]
    s = g.state
    held = [*s.overlord.held] if s.overlord.seat in decision.seats else []
    for hero in s.heroes.values():
        if hero.seat in decision.seats:
            held += [*hero.equipped, *hero.finds]
    if name in held:
        return name
    return next((card for card in held if card_name(card) == card_name(name)), card_name(name))


def _weapons(decision: Decision) -> set[str]:
    """The cards that attacks can be made with; bare hands are none."""
    found = {option.weapon for option in decision.options if isinstance(option, AttackOption)}
    return found - {UNARMED}


def _lies(g: Descent, token: str) -> tuple[str, ...]:
    """The square of a token; of one that is carried, that of whoever carries it."""
    leaf = g.state.tokens.get(token)
    if leaf is None:
        return ()
    carrier = g.state.figures.get(leaf.carrier)
    cells = each(carrier.cells) if carrier is not None and leaf.carrier else [leaf.cell]
    return tuple(GRID.name(cell) for cell in cells if cell != OFF)


def _way(g: Descent, option: GoOption, cell: Cell, label: str, narrator: Narrator) -> shapes.Choice:
    figure = mover(g)
    path = path_to(g, figure, cell)
    terrain = terrain_for(g, figure)
    cost = sum(2 if terrain.water >> step & 1 else 1 for step in path)
    found = [("pit", terrain.pits), ("lava", terrain.lava)]
    warn = [
        narrator.say(f"descent-warn-{what}")
        for what, cells in found
        if any(cells >> step & 1 for step in path)
    ]
    return choice_of(
        option,
        label,
        cells=(GRID.name(cell),),
        path=tuple(map(GRID.name, path)),
        cost=str(cost),
        warn=" ".join(warn),
    )


def _surge_label(g: Descent, option: SurgeOption, label: str, narrator: Narrator) -> str:
    """The effect of an ability, and what the attack would then come to."""
    attack = attack_in(g)
    if attack is None or not (option.surge.hearts or option.surge.range or option.surge.pierce):
        return label
    then = standing(g, attack, option.surge)
    return narrator.say(
        "descent-surge", label=label, hearts=then.hearts, range=then.range,
        needs=then.distance, pierce=then.pierce, damage=then.damage,
    )  # fmt: skip


def question(g: Descent, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    """While an attack or a test can still be changed its dice lie there, and it is told how it stands.

    On the way to a quest the event comes first.
    """
    if event := journeys.event(g, narrator):
        asked = replace(asked, text=f"{event} {asked.text}")
    frame = next(
        (each for each in reversed(g.state.frames) if not isinstance(each, Window | OrderUses)), None
    )
    match frame:
        case Suffer(figure=figure, amount=amount):
            n = g.total("damage", figure, amount)
            asked = _about(g, asked, narrator, "damage", figure, n=n)
        case AttributeTest(figure=figure, dice=dice) if dice:
            asked = _about(g, asked, narrator, "test", figure)
            return replace(asked, dice=dice_shown(dice, figure, narrator))
        case March(figure=figure):
            cells = [GRID.name(cell) for cell in each(g.state.figures[figure].cells)]
            return _about(g, asked, narrator, "entered", figure, cell=narrator.words.listed(cells))
        case OpenDoor(figure=figure):
            return _about(g, asked, narrator, "door", figure)
        case Search(figure=figure):
            return _about(g, asked, narrator, "search", figure)
    return _attacked(g, asked, narrator)


def _attacked(g: Descent, asked: shapes.Question, narrator: Narrator) -> shapes.Question:
    attack = attack_in(g)
    if attack is None or not attack.affected:
        return asked
    words, namer = narrator.words, narrator.namer(g.state)
    target = words.forms(namer.figure(attack.target))
    told: Args = {"whom": target["the"], "whom-to": target["to"]}
    if not attack.dice:
        return _about(g, asked, narrator, "attack", attack.attacker, **told)
    now = standing(g, attack)
    told |= {"hearts": now.hearts, "range": now.range, "needs": now.distance, "pierce": now.pierce}
    told |= {"shields": now.shields, "damage": now.damage}
    asked = _about(g, asked, narrator, "roll", attack.attacker, **told)
    return replace(asked, dice=dice_shown(attack.dice, attack.attacker, narrator))


def _about(
    g: Descent, asked: shapes.Question, narrator: Narrator, what: str, figure: FigureId, **told: str | int
) -> shapes.Question:
    """The question after a sentence that says what it is about."""
    who = narrator.words.forms(narrator.namer(g.state).figure(figure))["the"]
    text = capital(narrator.say(f"descent-about-{what}", who=who, **told))
    return replace(asked, text=f"{text} {asked.text}")
