"""Needs of mages' and scouts' cards: familiars, runes and bows, doors and tokens (D2-WHO-06)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.rules.cards.in_progress import (
    actor,
    attack_in_progress,
    frame_of,
    moving_figure,
)
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId

Need = Callable[[Descent, FigureId], bool]


def target_is_unaware(g: Descent, figure: FigureId) -> bool:
    """The monster attacked did not see the hero when his turn began (D2-X-15: Sneaky)."""
    attack = attack_in_progress(g)
    if attack is None:
        return False
    foe = attack.against or attack.target
    return g.state.figures[foe].is_hostile and foe not in g.state.turn.seen_by


def has_hearts_to_spare(g: Descent, figure: FigureId) -> bool:
    """The roll shows more than one heart (D2-X-11: Leoric leaves one)."""
    attack = attack_in_progress(g)
    return attack is not None and attack.shown().hearts > 1


def has_runic_weapon(g: Descent, figure: FigureId) -> bool:
    """A Magic or Rune weapon is equipped (D2-X-15: Runic Knowledge)."""
    from undercroft.games.descent.rules.attack.profiles import profiles

    return any({"magic", "rune"} & set(profile.traits) for profile in profiles(g, figure))


def monster_comes(g: Descent, figure: FigureId) -> bool:
    """A monster has moved into a space next to the figure (D2-WHO-06)."""
    mover = g.state.figures[moving_figure(g)]
    return mover.is_hostile and bool(mover.cells & ground(g).neighbours(g.state.figures[figure].cells))


def space_was_empty(g: Descent, figure: FigureId) -> bool:
    """Nobody else is in the space that was entered (D2-ADJ-09)."""
    moving = moving_figure(g)
    cells = g.state.figures[moving].cells
    return not any(leaf.cells & cells for i, leaf in g.state.figures.items() if i != moving)


def familiar_of(g: Descent, figure: FigureId) -> FigureId:
    """The familiar of a hero that is on the map; 0 for none (D2-FAM-01)."""
    seat = g.state.figures[figure].seat
    for i, leaf in g.state.figures.items():
        if leaf.role == "familiar" and leaf.seat == seat and (leaf.cells or leaf.lies >= 0):
            return i
    return FigureId(0)


def familiar_may_attack(g: Descent, figure: FigureId) -> bool:
    """The familiar is on the map and nothing forbids it to attack."""
    familiar = familiar_of(g, figure)
    return bool(familiar) and not g.total("peaceful", familiar)


def has_magic_weapon(g: Descent, figure: FigureId) -> bool:
    """A Magic weapon is equipped, and its hero may attack (D2-X-15: Corpse Blast)."""
    from undercroft.games.descent.rules.attack.profiles import profiles

    if g.total("peaceful", figure):
        return False
    return any("magic" in profile.traits for profile in profiles(g, figure))


def familiar_attacks(g: Descent, figure: FigureId) -> bool:
    attack, familiar = attack_in_progress(g), familiar_of(g, figure)
    return attack is not None and bool(familiar) and attack.attacker == familiar


def defeats_monster(g: Descent, figure: FigureId) -> bool:
    """The hero defeats a monster."""
    defeat = frame_of(g, "descent.defeat")
    return defeat is not None and defeat.by == figure and g.state.figures[defeat.figure].is_hostile


def side_defeats_monster(g: Descent, figure: FigureId) -> bool:
    """The hero or his familiar defeats a monster."""
    familiar = familiar_of(g, figure)
    return defeats_monster(g, figure) or (bool(familiar) and defeats_monster(g, familiar))


def attack_felled_monster(g: Descent, figure: FigureId) -> bool:
    """The attack of the hero or his familiar, which is resolved, has defeated a monster (D2-ERR-08)."""
    attack = attack_in_progress(g)
    if attack is None or attack.attacker not in (figure, familiar_of(g, figure)):
        return False
    return any(g.state.figures[i].is_hostile for i in attack.down)


def can_share_damage(g: Descent, figure: FigureId) -> bool:
    """The hero or his familiar is about to suffer damage that the other did not pass on (Dark Pact)."""
    suffer, familiar = frame_of(g, "descent.suffer"), familiar_of(g, figure)
    if suffer is None or not familiar or frame_of(g, "descent.share_damage") is not None:
        return False
    return suffer.figure in (figure, familiar)


def suffers_from_attack(g: Descent, figure: FigureId) -> bool:
    """An attack is about to deal the hero damage, and he has Stamina left (D2-X-11: Jain)."""
    from undercroft.games.descent.rules.effects.fatigue import can_suffer

    suffer = frame_of(g, "descent.suffer")
    return (
        suffer is not None
        and suffer.figure == figure
        and suffer.attacker != 0
        and g.total("damage", figure, suffer.amount) > 0
        and can_suffer(g, figure, 1)
    )


def is_beside_hero(g: Descent, figure: FigureId) -> bool:
    """Another hero stands next to the figure."""
    near = ground(g).neighbours(g.state.figures[figure].cells)
    return any(g.state.figures[i].cells & near for i in g.state.heroes if i != figure)


def token_within(spaces: int) -> Need:
    """A search token lies so near."""

    def need(g: Descent, figure: FigureId) -> bool:
        from undercroft.games.descent.rules.actions.searching import searchable

        return bool(searchable(g, figure, spaces))

    return need


def is_by_door(g: Descent, figure: FigureId) -> bool:
    """There is a door that it can open or close."""
    from undercroft.games.descent.rules.movement.doors import door_options

    return bool(door_options(g, figure))


def sees_one_monster(g: Descent, figure: FigureId) -> bool:
    """Just one monster is in its line of sight (D2-X-15: Bushwhack)."""
    from undercroft.games.descent.rules.attack.targets import sight

    leaves = g.state.figures.values()
    return sum(bool(f.cells and f.is_hostile and sight(g, figure, f.cells)) for f in leaves) == 1


def can_attack_two(g: Descent, figure: FigureId) -> bool:
    """Two monsters are in reach and sight of one weapon (D2-X-11: Widow Tarha)."""
    from undercroft.games.descent.rules.attack.making import own_aims
    from undercroft.games.descent.rules.attack.targets import attackable

    return any(len(attackable(g, aim)) > 1 for aim in own_aims(g, figure))


def sees_monster(g: Descent, figure: FigureId) -> bool:
    """A monster that attacks can affect is in its line of sight (D2-X-15: Army of Death)."""
    from undercroft.games.descent.rules.skills.necromancer import marked

    return bool(marked(g, figure))


def overlord_holds_cards(g: Descent, figure: FigureId) -> bool:
    return bool(g.state.overlord.held)  # their number is public (D2-OLC-03)


def drew_search_card(g: Descent, figure: FigureId) -> bool:
    """The hero has drawn a search card, and there is another (D2-X-15: Appraisal)."""
    search = frame_of(g, "descent.search")
    return search is not None and search.figure == figure and g.state.search.size > 0


def tests_attribute(g: Descent, figure: FigureId) -> bool:
    """The figure has rolled for an attribute test (D2-ATT-02)."""
    return actor(g, "descent.test") == figure


def hurries(g: Descent, figure: FigureId) -> bool:
    """The hero has suffered fatigue for movement (D2-FAT-03)."""
    return actor(g, "descent.hurry") == figure


def may_shoot(g: Descent, figure: FigureId) -> bool:
    """The hero may attack, and has an action and a Bow for it (D2-X-15: Running Shot)."""
    from undercroft.games.descent.rules.attack.making import may_attack
    from undercroft.games.descent.rules.attack.profiles import profiles
    from undercroft.games.descent.rules.movement.moving import may_only_climb

    turn, leaf = g.state.turn, g.state.figures[figure]
    if leaf.suffers("stunned") or not (turn.actions or "attack" in turn.extra):
        return False
    if may_only_climb(g, figure) or not may_attack(g, figure):
        return False
    return any("bow" in profile.traits for profile in profiles(g, figure))


def is_granted_shot(g: Descent, figure: FigureId) -> bool:
    """A card lets the hero attack with a Bow, and the target is not declared yet."""
    made = frame_of(g, "descent.make_attack")
    return made is not None and made.figure == figure and made.verb.weapon == "bow"


def has_not_run(g: Descent, figure: FigureId) -> bool:
    """Running Shot was not yet used for this attack."""
    return not g.total("ran", figure)


NEEDS: Mapping[str, Need] = {
    "target-unaware": target_is_unaware,
    "hearts-to-spare": has_hearts_to_spare,
    "runic-weapon": has_runic_weapon,
    "monster-comes": monster_comes,
    "space-was-empty": space_was_empty,
    "familiar": lambda g, figure: bool(familiar_of(g, figure)),
    "no-familiar": lambda g, figure: not familiar_of(g, figure),
    "familiar-may-attack": familiar_may_attack,
    "magic-weapon": has_magic_weapon,
    "familiar-attacks": familiar_attacks,
    "defeats-monster": defeats_monster,
    "side-defeats-monster": side_defeats_monster,
    "attack-felled-monster": attack_felled_monster,
    "can-share-damage": can_share_damage,
    "suffers-from-attack": suffers_from_attack,
    "beside-hero": is_beside_hero,
    "token-adjacent": token_within(1),
    "token-within-3": token_within(3),
    "by-door": is_by_door,
    "sees-one-monster": sees_one_monster,
    "can-attack-two": can_attack_two,
    "sees-monster": sees_monster,
    "overlord-holds-cards": overlord_holds_cards,
    "drew-search-card": drew_search_card,
    "tests": tests_attribute,
    "hurries": hurries,
    "may-shoot": may_shoot,
    "granted-shot": is_granted_shot,
    "not-run": has_not_run,
}
