"""Invariants after every event: nothing is lost or made from nothing, everybody stands somewhere sound."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from undercroft.games.descent.library import Library
from undercroft.games.descent.rules.actions.equipping import Equip, Settle
from undercroft.games.descent.rules.actions.trading import Trade
from undercroft.games.descent.rules.movement.moving import March
from undercroft.games.descent.rules.quests.leaving import LeaveMap
from undercroft.games.descent.rules.travel.spying import SpyOnHand
from undercroft.games.descent.state import OFF, DescentState, card_name
from undercroft.parts import invariants as invariant
from undercroft.space import Cells

# What is compared with the class itself: `isinstance` with a class of structs takes long, and procedures
# have no kinds.
UNSETTLED = frozenset({Equip, Settle, Trade})
LEADING_PAST = frozenset({March, LeaveMap})


def invariants(content: Library) -> Sequence[Callable[[DescentState], str]]:
    """The conditions that hold after every event of a game; each gives a sentence if it does not."""

    def bounds(s: DescentState) -> str:
        for i, leaf in s.figures.items():
            if not 0 <= leaf.hp <= leaf.full:
                return f"figure {i} has {leaf.hp} of {leaf.full} Health"
            if leaf.fatigue < 0 or leaf.movement < 0:
                return f"figure {i} has fatigue {leaf.fatigue}, movement {leaf.movement}"
        return ""

    def fatigue(s: DescentState) -> str:
        """No hero has more fatigue than Stamina, once what he has put on or given away is settled."""
        if not UNSETTLED.isdisjoint(map(type, s.frames)):
            return ""
        for i, hero in s.heroes.items():
            if not s.figures[i].fatigue:
                continue
            worn = content.passives_on("stamina", hero.kind, hero.skills, hero.equipped)
            more = sum(passive.n for _, passive in worn)
            most = content.hero[hero.kind].stamina + more
            if s.figures[i].fatigue > most:
                return f"figure {i} has {s.figures[i].fatigue} fatigue, its Stamina is {most}"
        return ""

    def occupancy(s: DescentState) -> str:
        """Only in the middle of a move does a figure share a space, with a friend that it passes.

        Leaving the map past a friend is such a move (D2-EXI-06).
        """
        marching = [frame.figure for frame in s.frames if type(frame) in LEADING_PAST]  # type: ignore[attr-defined]
        taken: Cells = 0
        for i, leaf in s.figures.items():
            if leaf.phase == "standing" and i not in marching:
                if leaf.cells & taken:
                    return f"figure {i} overlaps another"
                taken |= leaf.cells
        return ""

    def doors(s: DescentState) -> str:
        """A step of a move goes to an adjacent space: through no wall and no closed door."""
        if March not in map(type, s.frames):
            return ""
        for frame in s.frames:
            if isinstance(frame, March) and 1 < frame.gone <= len(frame.way):
                before, now = frame.way[frame.gone - 2 : frame.gone]
                ground = content.grounds[s.quest, s.encounter, s.doors, s.gone]
                if (
                    s.figures[frame.figure].cells == 1 << now
                    and not ground.neighbours(1 << before) >> now & 1
                ):
                    return f"figure {frame.figure} went through a wall or a closed door"
        return ""

    def groups(s: DescentState) -> str:
        """No group has more figures of a rank than its limit (D2-MON-03), or than the box has (D2-CMP-02).

        The latter where the first encounter decides how many there are: quests go first (D2-GOLD-01).
        """
        ranked = [(leaf.group, leaf.rank) for leaf in s.figures.values() if leaf.cells and leaf.rank]
        by_history = counted_by_history(s.quest, s.encounter)
        for group, rank in set(ranked):
            number = ranked.count((group, rank))
            limits = s.groups[group]
            most = limits.masters if rank == "master" else limits.minions
            if group in by_history and rank == "minion":
                most = max(limit.minions for limit in content.monster[group].limits)
            if number > most:
                return f"there are {number} of {group}, {rank}, and {most} may be"
        return ""

    @cache
    def counted_by_history(quest: str, encounter: int) -> frozenset[str]:
        page = content.quest[quest].encounters[encounter - 1]
        return frozenset(entry.monster for entry in page.groups if entry.minions_by)

    @invariant.of(lambda s: (s.shop, *s.heroes.values()))
    def items(s: DescentState) -> str:
        """Every card that heroes can trade is in one place."""
        held = [card for hero in s.heroes.values() for card in hero.items]
        shop = (*s.shop.pool, *s.shop.top, *s.shop.bottom, *s.shop.discard)
        for card, times in Counter((*held, *shop)).items():
            if times > 1 and not content.item[card_name(card)].starting:
                return f"the item {card} is there {times} times"
        for i, hero in s.heroes.items():
            if not set(hero.equipped) <= set(hero.items):
                return f"figure {i} has something equipped that it does not have"
        return ""

    @invariant.of(lambda s: (s.search, *s.heroes.values()))
    def cards(s: DescentState) -> str:
        search = len(s.search.pool) + len(s.search.top) + len(s.search.bottom) + len(s.search.discard)
        search += sum(len(hero.finds) + len(hero.spent) for hero in s.heroes.values())
        if search not in (0, len(content.search_deck)):
            return f"there are {search} search cards"
        return ""

    @invariant.of(lambda s: (s.overlord, s.deck))
    def overlord(s: DescentState) -> str:
        his, deck = s.overlord, s.deck
        places = (his.hand, his.shown, his.drawn, his.played, his.aside)
        found = [card for place in places for card in place]
        if sorted([*found, *deck.pool, *deck.top, *deck.bottom, *deck.discard]) != sorted(his.owned):
            return "the Overlord's cards are not those he owns"
        return ""

    def counters(s: DescentState) -> str:
        below = [name for name, number in s.counters.items() if number < 0]
        return f"the counter {below[0]} is below 0" if below else ""

    def tokens(s: DescentState) -> str:
        for name, token in s.tokens.items():
            if token.carrier and token.cell != OFF:
                return f"the token {name} is carried and lies on the map"
            carrier = s.figures.get(token.carrier)
            if carrier is not None and name in carrier.carries and (carrier.cells or carrier.waits != OFF):
                continue  # Tomble may have vanished with it
            if token.carrier:
                return f"the token {name} is carried by figure {token.carrier}, which does not have it"
        held = sum(len(leaf.carries) for leaf in s.figures.values())
        carried = sum(token.carrier != 0 for token in s.tokens.values())
        return f"figures carry {held} tokens, but {carried} are carried" if held != carried else ""

    def journey(s: DescentState) -> str:
        """Each Travel Event card is in one place, and nobody looks at the Overlord's hand but to spy."""
        if s.overlord.lookers and not any(isinstance(frame, SpyOnHand) for frame in s.frames):
            return "somebody goes on looking at the Overlord's hand"
        if not s.journey:
            return ""
        deck = s.journey.deck
        places = (deck.pool, deck.top, deck.bottom, deck.discard, (s.journey.card,) if s.journey.card else ())
        if sorted(card for place in places for card in place) != sorted(content.travel):
            return "the Travel Event cards are not those of the box"
        return ""

    return (bounds, fatigue, occupancy, doors, groups, items, cards, overlord, counters, tokens, journey)
