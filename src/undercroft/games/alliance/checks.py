"""The sense of the content: tiles, tokens, icons, costs and counts, each fault with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from undercroft.content import Misplaced
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.effects import BonusVerb, DiscardVerb, Effect, StayVerb, When
from undercroft.games.alliance.records.solo import UpgradeLine
from undercroft.games.alliance.records.tiles import Tile
from undercroft.games.alliance.rules.cards.abilities import ABILITIES

ROMAN = ("I", "II", "III")
SETS = 4  # of generic cards, one for each Alliance (DA-CMP-10)


def faults(content: Library) -> Iterator[Misplaced]:
    """Every fault of the records, with its place."""
    yield from tile_faults(content)
    yield from token_faults(content)
    yield from hero_faults(content)
    yield from card_faults(content)
    yield from effect_faults(content)
    yield from solo_faults(content)
    for monster in content.monster.values():
        if monster.xp[1] > monster.xp[0]:
            says = f"the second reward is {monster.xp[1]}, but the first only {monster.xp[0]}"
            yield Misplaced("monster", monster.id, "xp", says)
    yield from count_faults(content)


# -- tiles and tokens


def tile_faults(content: Library) -> Iterator[Misplaced]:
    """Two things on a square, a room without a door, monsters of another level (DA-CMP-02)."""
    for tile in content.tile.values():
        if tile.level and not tile.doors:
            yield Misplaced("tile", tile.id, "doors", "a level tile needs a door")
        yield from _crowded(tile)
        for number, one in enumerate(tile.monsters):
            level = content.monster[one.monster].level
            if level != tile.level:
                says = f"{one.monster} is of level {ROMAN[level - 1]}, the tile {_level(tile)}"
                yield Misplaced("tile", tile.id, f"monsters[{number}]", says)


def _crowded(tile: Tile) -> Iterator[Misplaced]:
    taken: set[tuple[int, int]] = set()
    for number, one in enumerate(tile.monsters):
        if one.at in taken:
            says = f"stands on {list(one.at)}, where another monster stands"
            yield Misplaced("tile", tile.id, f"monsters[{number}].at", says)
        taken.add(one.at)
    if tile.threat in taken:
        yield Misplaced(
            "tile", tile.id, "threat", f"lies on {list(tile.threat or ())}, where a monster stands"
        )


def _level(tile: Tile) -> str:
    return f"of level {ROMAN[tile.level - 1]}" if tile.level else "of none"


def token_faults(content: Library) -> Iterator[Misplaced]:
    """A monster token for each icon (DA-CMP-30), and always more threat tokens than icons of a level."""
    icons = Counter(one.monster for tile in content.tile.values() for one in tile.monsters)
    for monster in content.monster.values():
        if monster.tokens < icons[monster.id]:
            says = f"is {monster.tokens}, but the tiles have {icons[monster.id]} icons"
            yield Misplaced("monster", monster.id, "tokens", says)
    for level, stack in enumerate(content.threat_stacks, 1):
        wanted = sum(1 for tile in content.tile.values() if tile.level == level and tile.threat is not None)
        if len(stack) <= wanted and content.threat:
            says = f"there are {len(stack)} of level {ROMAN[level - 1]}, and the tiles have {wanted} icons"
            yield Misplaced("threat", next(iter(content.threat)), "tokens", says)


# -- heroes and cards


def hero_faults(content: Library) -> Iterator[Misplaced]:
    """No two heroes have the same icons (DA-CMP-08) or the same number."""
    icons: dict[tuple[str, ...], str] = {}
    numbers: dict[int, str] = {}
    for hero in content.hero.values():
        if (twin := icons.setdefault(hero.icons, hero.id)) != hero.id:
            yield Misplaced("hero", hero.id, "callings", f"has the same icons as {twin}")
        if (twin := numbers.setdefault(hero.number, hero.id)) != hero.id:
            yield Misplaced("hero", hero.id, "number", f"is that of {twin}")


def card_faults(content: Library) -> Iterator[Misplaced]:
    """Starter cards for one hero alone, upgrades for somebody, artifacts on level III alone (DA-ART-01)."""
    for card in content.card.values():
        users = content.users[card.id]
        if card.sort == "starter":
            if not card.hero:
                yield Misplaced("card", card.id, "hero", "a starter card needs its hero")
                continue
            for other in sorted(users - {card.hero}):
                yield Misplaced("card", card.id, "hero", f"{other} meets its requirement, too")
            continue
        if not users:
            yield Misplaced("card", card.id, "requires", "no hero can use it")
        if card.level == len(ROMAN) and not card.is_artifact:
            yield Misplaced("card", card.id, "types", "a level III upgrade must be an artifact")
        if card.is_artifact and card.level != len(ROMAN):
            yield Misplaced("card", card.id, "types", "an artifact must be of level III")


# By kind of record: the moments at which its clauses may apply.
MOMENTS: dict[str, tuple[When, ...]] = {
    "card": ("", "attacked", "ally-attacked", "hit", "kill", "aura"),
    "artifact": ("always",),
    "monster": ("always", "attack", "defend", "hit", "after-activation"),
    "threat": ("open", "trigger", "disarm"),
}

AT_ONCE: tuple[When, ...] = ("hit", "kill", "after-activation")  # something must be done then


def effect_faults(content: Library) -> Iterator[Misplaced]:
    """Clauses at moments that never come, auras that give no bonus, Reactions that answer nothing."""
    for card in content.card.values():
        sort = "artifact" if card.is_artifact else "card"
        yield from _clause_faults("card", card.id, "effects", card.effects, MOMENTS[sort])
        if ("reaction" in card.types) != card.is_reaction:
            says = (
                "a Reaction needs a clause for an attack" if "reaction" in card.types else "answers attacks"
            )
            yield Misplaced("card", card.id, "types", f"{says}, and only Reactions have one")
    for monster in content.monster.values():
        yield from _clause_faults("monster", monster.id, "power", monster.power, MOMENTS["monster"])
    for threat in content.threat.values():
        yield from _clause_faults("threat", threat.id, "effects", threat.effects, MOMENTS["threat"])


def _clause_faults(
    kind: str, id: str, field: str, clauses: Iterable[Effect], moments: tuple[When, ...]
) -> Iterator[Misplaced]:
    for number, clause in enumerate(clauses):
        at = f"{field}[{number}]"
        if clause.when not in moments:
            when = clause.when or "when it is played"
            expected = ", ".join(moment or "none" for moment in moments)
            yield Misplaced(kind, id, f"{at}.when", f"never comes here: {when}; expected {expected}")
        if clause.when == "aura" and not isinstance(clause, BonusVerb):
            yield Misplaced(kind, id, at, "an aura gives bonuses, and nothing else")
        if clause.when in AT_ONCE and type(clause) not in ABILITIES.by_role[""]:
            yield Misplaced(kind, id, at, "does nothing at that moment")
        if kind != "threat" and isinstance(clause, DiscardVerb | StayVerb):
            yield Misplaced(kind, id, at, "only threats say that")
        if clause.once and not isinstance(clause, BonusVerb):
            yield Misplaced(kind, id, f"{at}.once", "only a bonus can be for one attack")


def solo_faults(content: Library) -> Iterator[Misplaced]:
    """The red X and the blue arrow mark two positions (DA-COO-01)."""
    for card in content.solo.values():
        first = card.first
        if isinstance(first, UpgradeLine) and first.removed == first.discarded:
            says = f"X and arrow are both on position {first.removed}"
            yield Misplaced("solo", card.id, "first", says)


# -- counts


def count_faults(content: Library) -> Iterator[Misplaced]:
    """As many of everything as the box has (DA-CMP)."""
    starters = [card for card in content.card.values() if card.sort == "starter"]
    generic = [card for card in content.card.values() if card.sort == "generic"]
    tiles = list(content.tile.values())
    wanted: list[tuple[str, str, int, int]] = [
        ("hero", "heroes", len(content.hero), 17),
        ("card", "starter cards", len(starters), 51),
        ("card", "generic cards", SETS * sum(card.copies for card in generic), 32),
        ("monster", "monsters", len(content.monster), 18),
        ("monster", "monster tokens", sum(each.tokens for each in content.monster.values()), 46),
        ("threat", "threats", len(content.threat), 9),
        ("threat", "threat tokens", sum(map(len, content.threat_stacks)), 18),
        ("tile", "starting tiles", sum(1 for tile in tiles if not tile.level), 4),
        ("frame", "frames", len(content.frame), 4),
        ("solo", "solo cards", len(content.solo), 16),
    ]
    for level, upgrades in enumerate((30, 30, 16)):
        found = len(content.upgrades[level])
        wanted.append(("card", f"upgrades of level {ROMAN[level]}", found, upgrades))
    for level, number in enumerate((10, 7, 4)):
        found = len(content.tiles_by_level[level])
        wanted.append(("tile", f"tiles of level {ROMAN[level]}", found, number))
    for kind, what, found, number in wanted:
        if found != number:
            yield Misplaced(
                kind, _first(getattr(content, kind)), "", f"there are {found} {what}, not {number}"
            )
    yield from _slots(content)
    for frame in content.frame.values():
        if len(frame.entrances) != frame.players:
            says = f"has {len(frame.entrances)} entrances for {frame.players} players"
            yield Misplaced("frame", frame.id, "entrances", says)


def _slots(content: Library) -> Iterator[Misplaced]:
    """Three starter cards for each hero, numbered 1 to 3 (DA-CMP-09)."""
    for hero, cards in content.starters.items():
        slots = sorted(content.card[card].slot for card in cards)
        if slots != [1, 2, 3]:
            yield Misplaced("hero", hero, "", f"has the starter cards {slots}, not 1, 2 and 3")


def _first(records: Iterable[str]) -> str:
    """The record at which a wrong number is told."""
    return next(iter(records), "")
