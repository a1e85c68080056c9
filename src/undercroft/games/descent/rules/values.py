"""The numbers of figures: printed values, and what cards and the position make of them (D2-CRD-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.games.descent.library import Library
from undercroft.games.descent.records.abilities import Attribute, Colour, Passive
from undercroft.games.descent.records.heroes import Attributes
from undercroft.games.descent.records.monsters import Stats
from undercroft.games.descent.records.quests import Ally
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.needs import NEEDS
from undercroft.games.descent.rules.who import within
from undercroft.games.descent.state import Descent, Figure, Hero, card_name, library
from undercroft.kernel import ADD_FIRST, Derived, FigureId, Modifier, Order, fold

CAP_FIRST: Order = ("set", "cap", "add", "times", "floor")
DEFENCE: tuple[Colour, ...] = ("brown", "grey", "black")
ATTACK: tuple[Colour, ...] = ("blue", "red", "yellow")
STATS = (
    "speed", "health", "stamina", "hearts", "range", "pierce", "surges", "shields", "cancel", "toll", "hurry",
    "might", "knowledge", "willpower", "awareness", "actions", "recovery", "rolled", "surge-rest", "nimble",
    "passes-enemies",
    *(f"defence-{colour}" for colour in DEFENCE),
    *(f"attack-{colour}" for colour in ATTACK),
)  # fmt: skip


def stats_of(g: Descent, figure: FigureId) -> Stats:
    """The values of a monster or lieutenant by its card (D2-MON-05, D2-MON-06, D2-LT-05)."""
    return card_of(g, g.state.figures[figure])


def card_of(g: Descent, leaf: Figure) -> Stats:
    """The part of a monster or lieutenant card that a figure uses (D2-X-21, D2-X-25)."""
    s = g.state
    records: Library = g.rules.content
    if leaf.role == "lieutenant":
        return records.lieutenant[leaf.kind].stats(s.act, len(s.heroes))
    return records.monster[leaf.kind].stats(s.act, leaf.rank)


def ally_of(g: Descent, leaf: Figure) -> Ally:
    """The record of a hero figure of a quest, as printed or with errata (D2-X-45, D2-ERR-09)."""
    record = library(g).ally[leaf.kind]
    return record.errata if record.errata and g.plays("D2-ERR") else record


def card_of_ally(g: Descent, leaf: Figure) -> Stats | None:
    """The lieutenant card whose values a hero figure has, of the act that is played."""
    name, s = ally_of(g, leaf).lieutenant, g.state
    return library(g).lieutenant[name].stats(s.act, len(s.heroes)) if name else None


def printed_speed(g: Descent, leaf: Figure, figure: FigureId) -> int:
    records = library(g)
    match leaf.role:
        case "hero":
            return records.hero[leaf.kind].speed
        case "familiar":
            return records.familiar[leaf.kind].speed
        case "ally" | "spirit":
            return ally_of(g, leaf).speed
        case _:
            return stats_of(g, figure).speed


def speed(g: Descent, figure: FigureId) -> int:
    """The movement points of one move action (D2-CRD-02).

    Heavy Armor lowers Speed to its limit before anything else slows the hero, and nothing raises it above.
    """
    printed = printed_speed(g, g.state.figures[figure], figure)
    found = g.modifiers("speed", figure)
    return (
        max(0, min(fold(printed, found, order)[0] for order in (ADD_FIRST, CAP_FIRST))) if found else printed
    )


def printed_health(g: Descent, figure: FigureId) -> int:
    """The Health on the sheet or card."""
    return health_of(g, g.state.figures[figure])


def health_of(g: Descent, leaf: Figure) -> int:
    """The Health on the sheet or card of such a figure."""
    records = library(g)
    match leaf.role:
        case "hero":
            return records.hero[leaf.kind].health
        case "familiar":
            return records.familiar[leaf.kind].health
        case "ally" | "spirit":
            card = card_of_ally(g, leaf)
            return card.health if card else ally_of(g, leaf).health[len(g.state.heroes) - 2]
        case _:
            return card_of(g, leaf).health


def health(g: Descent, figure: FigureId) -> int:
    """The Health of a figure with all that changes it (D2-CRD-02); by a ruling never below 1."""
    return max(1, g.total("health", figure, printed_health(g, figure)))


def stamina(g: Descent, figure: FigureId) -> int:
    """The most fatigue that a hero can have (D2-FAT-01); others have no Stamina (D2-FAT-10, D2-FAT-11)."""
    leaf = g.state.figures[figure]
    return g.total("stamina", figure, library(g).hero[leaf.kind].stamina) if leaf.role == "hero" else 0


def printed_defence(g: Descent, figure: FigureId) -> tuple[Colour, ...]:
    """The defence dice of the sheet or card; armour adds its own by its passives (D2-ATK-17)."""
    leaf, records = g.state.figures[figure], library(g)
    match leaf.role:
        case "hero":
            return records.hero[leaf.kind].defence
        case "familiar":
            return records.familiar[leaf.kind].defence
        case "ally" | "spirit":
            card = card_of_ally(g, leaf)
            return card.defence if card else ally_of(g, leaf).defence
        case _:
            return stats_of(g, figure).defence


def defence_pool(g: Descent, figure: FigureId) -> tuple[Colour, ...]:
    """The defence dice of a figure in the attack in progress (D2-ATK-17)."""
    pool = list(printed_defence(g, figure))
    for colour in DEFENCE:
        more = g.total(f"defence-{colour}", figure)
        pool += [colour] * more
        for _ in range(-more):  # lent to somebody else
            pool.remove(colour)
    return tuple(pool) if g.total("defenceless", figure) == 0 else ()


def attributes(g: Descent, figure: FigureId) -> Attributes | None:
    """The four attributes of a hero or a lieutenant; others have none (D2-ATT-01, D2-ATT-07, D2-X-24)."""
    leaf, records = g.state.figures[figure], library(g)
    match leaf.role:
        case "hero":
            return records.hero[leaf.kind].attributes
        case "lieutenant":
            return records.lieutenant[leaf.kind].attributes
        case _:
            return None


def attribute(g: Descent, figure: FigureId, name: Attribute | str) -> int | None:
    """The value of an attribute; none: every test of it fails (D2-ATT-07, D2-ATT-08)."""
    leaf = g.state.figures[figure]
    if leaf.role == "ally" and ally_of(g, leaf).lieutenant:
        of_card = library(g).lieutenant[ally_of(g, leaf).lieutenant].attributes
        return g.total(name, figure, of_card.of(name))
    if leaf.role == "ally":
        given = next((each.n for each in ally_of(g, leaf).attributes if each.attribute == name), None)
        return None if given is None else g.total(name, figure, given)
    printed = attributes(g, figure)
    return None if printed is None else g.total(name, figure, printed.of(name))


def size_of(g: Descent, figure: FigureId) -> tuple[int, int]:
    """The base of a figure: its sides in spaces, the shorter first (D2-LRG-01, D2-LT-08, D2-X-20)."""
    leaf, records = g.state.figures[figure], library(g)
    if leaf.role == "monster":
        return records.monster[leaf.kind].size
    return records.lieutenant[leaf.kind].size if leaf.role == "lieutenant" else (1, 1)


def has_ability(g: Descent, figure: FigureId, rule: str) -> bool:
    """Does the card of a monster have an ability that a rule looks for: reach, fly, shambling?"""
    s = g.state
    leaf = s.figures[figure]
    if not leaf.is_hostile:
        return False
    if s.modifiers and f"has-{rule}" in s.modifiers and g.total(f"has-{rule}", figure):
        return True
    return rule in library(g).ability_rules(card_of(g, leaf).abilities)


def relics_of(g: Descent, figure: FigureId) -> tuple[str, ...]:
    """The relic that a lieutenant bears: nobody else of the Overlord's can (D2-REL-05 to D2-REL-07)."""
    leaf = g.state.figures[figure]
    if leaf.role != "lieutenant" or not g.state.overlord.relics:
        return ()
    borne = [relic.partition(":") for relic in g.state.overlord.relics]
    return tuple([name for bearer, _, name in borne if bearer == leaf.kind])


def passives(g: Descent, figure: FigureId, stat: str) -> Sequence[tuple[str, Passive]]:
    """The changes that a figure's cards make to a number while they lie there, free (D2-SKL-07)."""
    s = g.state
    records: Library = g.rules.content
    hero = s.heroes.get(figure)
    if hero is not None:
        return records.passives_on(stat, hero.kind, hero.skills, hero.equipped)
    leaf = s.figures[figure]
    if leaf.is_hostile:
        if stat not in records.on_any_monster:
            return ()
        own = records.ability_passives(stat, card_of(g, leaf).abilities)
        return (*own, *auras(g, figure, stat)) if stat in records.auras else own
    owner = owner_of(g, figure)
    return records.on_familiar(stat, owner.skills) if owner else ()


def auras(g: Descent, monster: FigureId, stat: str) -> Iterator[tuple[str, Passive]]:
    """The changes that heroes near a monster make to it, if they are not knocked out (D2-X-11, D2-KO-21)."""
    figures, records = g.state.figures, library(g)
    for i, hero in g.state.heroes.items():
        sheet = records.hero[hero.kind]
        found = [passive for passive in sheet.on_monsters if passive.stat == stat]
        if found and figures[i].cells and within(g, i, sheet.aura) & figures[monster].cells:
            yield from ((hero.kind, passive) for passive in found)


def owner_of(g: Descent, familiar: FigureId) -> Hero | None:
    """The hero who controls a familiar (D2-FAM-01); none of other figures."""
    leaf = g.state.figures[familiar]
    if leaf.role != "familiar":
        return None
    return next((hero for hero in g.state.heroes.values() if hero.seat == leaf.seat), None)


LASTING = ("health", "stamina", "recovery")  # of cards that nobody has to use


def is_idle(g: Descent, figure: FigureId) -> bool:
    """Do its cards do nothing, since the hero whose they are is knocked out (D2-KO-07, D2-KO-21)?"""
    figures, owner = g.state.figures, owner_of(g, figure)
    return figures[figure].is_out or (owner is not None and figures[owner.figure].is_out)


def counts(g: Descent, figure: FigureId, card: str, passive: Passive) -> bool:
    """Is it in force: its needs met, its card exhausted if it must be, and no other weapon's (D2-ATK-11)?"""
    hero = g.state.heroes.get(figure)
    if passive.while_exhausted and (hero is None or card not in hero.exhausted):
        return False
    if not all(NEEDS[need](g, figure) for need in passive.needs):
        return False
    return passive.stat not in OF_ATTACKS or is_wielded(g, figure, card)


def is_wielded(g: Descent, figure: FigureId, card: str) -> bool:
    """May the card count for the attack in progress: is it no weapon that lies aside (D2-ATK-11)?"""
    item = library(g).item.get(card_name(card))
    if item is None or not item.is_weapon:
        return True
    attack = attack_in_progress(g)
    return attack is None or attack.attacker != figure or attack.profile.weapon == card


OF_ATTACKS = ("hearts", "range", "pierce", "surges")


def from_cards(stat: str) -> Derived:
    """The modifiers of one number that a figure's cards give; a hero knocked out uses none (D2-KO-07)."""

    def derive(g: Descent, figure: FigureId) -> Sequence[Modifier]:
        if figure not in g.state.figures or not (cards := passives(g, figure, stat)):
            return ()
        if stat not in LASTING and is_idle(g, figure):
            return ()
        return [
            Modifier(stat, passive.n, passive.op, figure, source=card)
            for card, passive in cards
            if counts(g, figure, card, passive)
        ]

    return derive


DERIVED: dict[str, tuple[Derived, ...]] = {stat: (from_cards(stat),) for stat in STATS}
