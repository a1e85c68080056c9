"""Invariants after every event: nothing is lost or made from nothing, everybody stands somewhere sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.effects import BonusVerb, ExtraVerb
from undercroft.games.alliance.state import GAP, AllianceState, card_name
from undercroft.kernel import CardId, Seat
from undercroft.parts import invariants as invariant


def invariants(content: Library) -> Sequence[Callable[[AllianceState], str]]:
    """The conditions that hold after every event of a game; each gives a sentence if it does not.

    They are asked after every event, so lists are sorted and compared: that is quicker than to count.
    """
    tokens = sorted(token for stack in content.threat_stacks for token in stack)
    decks = [sorted(card for deck in content.upgrades[:level] for card in deck) for level in range(4)]
    alike: dict[str, tuple[str, ...]] = {
        id: () if card.has(ExtraVerb) else card.types for id, card in content.card.items()
    }

    @invariant.of(lambda s: (*s.alliances.values(), *s.columns.values()))
    def cards(s: AllianceState) -> str:
        """Every card of an alliance is in hand, deck, discard pile or a column."""
        laid: dict[Seat, list[CardId]] = {seat: [] for seat in s.alliances}
        for column in s.columns.values():
            for played in column:
                laid[played.seat] += (played.card,) if played.card else played.hidden
        for seat, alliance in s.alliances.items():
            deck = alliance.deck
            found = [
                *alliance.hand, *alliance.shown, *deck.pool, *deck.top, *deck.bottom, *deck.discard,
                *laid[seat],
            ]  # fmt: skip
            if sorted(found) != sorted(alliance.owned):
                return f"the cards of seat {seat} are not those it owns"
        return ""

    @invariant.of(lambda s: (s.part, s.level, s.upgrades, s.offer, s.removed, *s.alliances.values()))
    def upgrades(s: AllianceState) -> str:
        """Every upgrade of the decks that are out is in one place; those of later decks are nowhere yet."""
        if not s.part or (s.part == "setup" and not s.upgrades.size):
            return ""
        owned = [card for each in s.alliances.values() for card in (*each.owned, *each.artifacts)]
        found: list[str] = [*s.upgrades.pool, *s.upgrades.discard]
        found += [card for card in s.offer if card != GAP]
        found += [card for card in (*owned, *s.removed) if card in content.card and content.card[card].level]
        return (
            "" if sorted(found) == decks[s.level] else "the upgrades are not those of the decks in the game"
        )

    @invariant.of(lambda s: (s.frame, s.round, s.dungeon, s.tiles, s.deck, s.removed, *s.alliances))
    def tiles(s: AllianceState) -> str:
        """Tiles are laid, on offer, in the deck or removed; those laid lie in the frame, one in a cell."""
        cells = [laid.cell for laid in s.dungeon.placed]
        frame = content.frame[s.frame]
        if len(set(cells)) < len(cells) or not all(map(frame.has, cells)):
            return "a tile lies outside the frame or on another"
        for one, other in s.dungeon.passages:
            if one not in cells or other not in cells or abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
                return "a passage does not connect two rooms"
        known = (
            [laid.tile for laid in s.dungeon.placed] + [tile for tile in s.tiles if tile] + list(s.deck.top)
        )
        known += [each for each in s.removed if each in content.tile]
        pools = [tile for layer in s.deck.layers for tile in layer.pool]
        every = [*known, *pools]
        if len(set(every)) < len(every):
            tile, times = Counter(every).most_common(1)[0]
            return f"the tile {tile} is there {times} times"
        row = content.numbers_for(len(s.alliances))
        levels = [tile for tile in known if content.tile[tile].level]
        if s.round and len(levels) + s.deck.size - len(s.deck.top) != sum(row.tiles):
            return f"there are {len(levels)} tiles and {s.deck.size} in the deck"
        return ""

    @invariant.of(lambda s: (s.round, s.pools, s.reserve, *s.alliances.values()))
    def xp(s: AllianceState) -> str:
        """Pools and reserve paid all that the alliances earned."""
        if not s.round:
            return ""
        row = content.numbers_for(len(s.alliances))
        paid = sum(row.pools) - sum(s.pools) + s.reserve
        earned = sum(each.xp for each in s.alliances.values())
        if min(s.pools) < 0 or min((each.face_up for each in s.alliances.values()), default=0) < 0:
            return "a pool or an alliance has less than 0 XP"
        return "" if paid == earned else f"{earned} XP were earned, but {paid} were paid"

    @invariant.of(lambda s: (s.round, s.threats, s.stacks, s.spent))
    def threats(s: AllianceState) -> str:
        """Threat tokens are unseen, known on the board, or discarded."""
        if not s.round:
            return ""
        for level in range(1, len(content.threat_stacks) + 1):
            lying = [token for token in s.threats if token.level == level]
            if sum(1 for token in lying if not token.kind) > len(s.stacks[level - 1]):
                return f"more tokens of level {level} lie face down than there are"
        found: list[str] = [token for stack in s.stacks for token in stack]
        found += [*s.spent, *(token.kind for token in s.threats if token.kind)]
        return "" if sorted(found) == tokens else "the threat tokens are not those of the box"

    def monsters(s: AllianceState) -> str:
        """No more of a kind are on the board than the box has tokens (DA-CMP-30)."""
        there = [leaf.kind for leaf in s.figures.values() if leaf.cells and leaf.role == "monster"]
        for kind in set(there):
            number = there.count(kind)
            if number > content.monster[kind].tokens:
                return f"there are {number} of {kind}"
        return ""

    def occupancy(s: AllianceState) -> str:
        """One standing figure a square, and nobody beside the one that moves shares it (DA-GEO-11)."""
        taken = 0
        for i, leaf in s.figures.items():
            if not leaf.cells or i == s.turn.figure:
                continue
            if leaf.cells & taken:
                return f"figure {i} stands on another's square"
            if leaf.cells.bit_count() != 1:
                return f"figure {i} stands on {leaf.cells.bit_count()} squares"
            taken |= leaf.cells
        return ""

    def health_of(s: AllianceState, kind: str, seat: int) -> int:
        more: int = sum(
            clause.n
            for card in s.alliances[Seat(seat)].artifacts
            for clause in content.card[card].effects
            if isinstance(clause, BonusVerb) and clause.stat == "health"
        )
        return content.hero[kind].health + more

    def health(s: AllianceState) -> str:
        """A standing figure has less damage than Health; one that lies has as much (DA-DMG-10)."""
        if any(type(frame).__name__ == "Suffer" for frame in s.frames):
            return ""
        for i, leaf in s.figures.items():
            if leaf.role == "hero" and leaf.lies and len(leaf.damage) > health_of(s, leaf.kind, leaf.seat):
                return f"hero {i} lies with {len(leaf.damage)} tokens"
        return ""

    @invariant.of(lambda s: tuple(s.columns.values()))
    def types(s: AllianceState) -> str:
        """No hero has two cards of a type, unless a card allows it (DA-CRD-05)."""
        for i, column in s.columns.items():
            found = [kind for played in column if played.card for kind in alike[card_name(played.card)]]
            if len(set(found)) < len(found):
                kind, times = Counter(found).most_common(1)[0]
                return f"{times} cards of type {kind} lie under figure {i}"
            if sum(1 for played in column if not played.card) > 1:
                return f"figure {i} had two Power Surges"
        return ""

    return (cards, upgrades, tiles, xp, threats, monsters, occupancy, health, types)
